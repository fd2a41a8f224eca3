"""A row of pegs being put together: digits added, taken back, refused, and sent when there are four."""

from typing import Protocol

from arcade.families.codes.code import DIGITS, PEGS, Code
from arcade.families.codes.tray import ERASE, SEND
from arcade.machine.machine import Frames
from arcade.toolkit.contract.controls import BACK, TAKE_BACK, Control
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words.sentences import NOTHING_TO_TAKE_BACK

ROW_FULL = Text("Four are enough: send or erase")
ROW_SHORT = Text("Choose four digits")
MUST_DIFFER = Text("All four must be different")


class PegLook(Protocol):
    """What a look does for a row."""

    def ask_peg(self, typed: str) -> Frames[str | Control]:
        """A digit, ERASE, SEND or a command, when so much has been put already."""

    def put(self, typed: str) -> Frames[None]:
        """Show what has been put."""

    def refuse(self, words: Text) -> Frames[None]:
        """Say what cannot be."""


class PegRow:
    """What has been put so far. `differing` rows take each digit once; `hasty` ones are sent with the fourth."""

    def __init__(self, look: PegLook, differing: bool = False, hasty: bool = False) -> None:
        self.look = look
        self.differing = differing
        self.hasty = hasty
        self.typed = ""

    def ask(self) -> Frames[Code | Control]:
        """Wait until the row is sent, or for a command that is not about the row, which keeps what has been put."""
        while True:
            chosen = yield from self.look.ask_peg(self.typed)
            if chosen in (TAKE_BACK, BACK, ERASE):
                yield from self._take_back()
            elif isinstance(chosen, Control):
                return chosen
            elif chosen in DIGITS:
                yield from self._add(chosen)
                if self.hasty and len(self.typed) == PEGS:
                    return self.typed
            elif chosen == SEND and len(self.typed) == PEGS:
                return self.typed
            elif chosen == SEND:
                yield from self.look.refuse(ROW_SHORT)

    def _take_back(self) -> Frames[None]:
        if self.typed:
            self.typed = self.typed[:-1]
            yield from self.look.put(self.typed)
        else:
            yield from self.look.refuse(NOTHING_TO_TAKE_BACK)

    def _add(self, digit: str) -> Frames[None]:
        if len(self.typed) == PEGS:
            yield from self.look.refuse(ROW_FULL)
        elif self.differing and digit in self.typed:
            yield from self.look.refuse(MUST_DIFFER)
        else:
            self.typed += digit
            yield from self.look.put(self.typed)
