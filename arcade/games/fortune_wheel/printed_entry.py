"""The original's questions: single keys and numbers of two digits, each with its tone, on its two text rows."""

from collections.abc import Sequence

from arcade.games.fortune_wheel import ODDS, strings, theory
from arcade.games.fortune_wheel.rules import Pattern
from arcade.games.fortune_wheel.state import State
from arcade.machine.machine import Frames
from arcade.machine.spectrum.memory import COLUMNS, ROWS
from arcade.toolkit.contract.texts import wrap
from arcade.toolkit.flow.prompts import ask_key, next_key
from arcade.toolkit.flow.typed_number import DIGITS
from arcade.toolkit.picture.drawing import lift_cells
from arcade.toolkit.programs.printed_look import PrintedLook

ROOM = 30
"""Columns between the red bars; the original's longer texts ran over them."""
USUAL = "usual"
"""What fire means in place of digits."""
KEY, REFUSAL = (0.1, 12), (1, -6)
LOOKED_AT, JUDGED, COUNTED, TAKEN = 4, 7.3, 5, 30
"""Milliseconds from a key to its tone, to a wrong one's second tone, to a wrong number's, and to the next question."""


class Asking(PrintedLook):
    """Asks, and shows the odds to whoever wants them first; `Original` builds on it."""

    program: State

    def line(self, row: int, words: str) -> None:
        """Words between the bars, and nothing else there."""
        self.machine.print_at(row, 1, words[:ROOM].ljust(ROOM))

    def ask_number(self, row: int, question: str, most: int, usual: int = 0) -> Frames[int]:
        """Two digits, or fire for the usual number; what is wrong is asked for again, with a hint."""
        typed = ""
        while True:
            self.line(row, f"{question} {typed}")
            key = yield from self.key(DIGITS, USUAL if usual and not typed else "")
            if key == USUAL:
                yield from self.accepted()
                return usual
            if key:
                typed += key
                self.line(row, f"{question} {typed}")
                yield from self.accepted()
                if len(typed) < 2:
                    continue
                if 1 <= int(typed) <= most:
                    yield from self.machine.basic.takes(TAKEN)
                    return int(typed)
                yield from self._refused(COUNTED)
            question, typed = self.program.text(strings.TWO_DIGITS, most=f"{most:02}"), ""

    def key(self, choices: Sequence[str], usual: str = "") -> Frames[str]:
        """One of the keys, or nothing after a wrong one, or what fire means; the odds are shown to whoever asks."""
        while True:
            keys = (*choices, *ODDS.keys)
            key = yield from ask_key(self.machine, keys, self.wrong_key, usual, once=True, move=not usual)
            if key not in ODDS.keys:
                return key
            yield from self.odds()

    def accepted(self) -> Frames[None]:
        """The tone of a right key."""
        yield from self.machine.basic.takes(LOOKED_AT)
        yield from self.machine.basic.beep(*KEY, TAKEN)

    def wrong_key(self) -> Frames[None]:
        """Every key's tone, and the low one of a wrong key."""
        yield from self.machine.basic.takes(LOOKED_AT)
        yield from self.machine.basic.beep(*KEY)
        yield from self._refused(JUDGED)

    def _refused(self, judging: float) -> Frames[None]:
        """The low tone of a wrong key or number, after so many milliseconds."""
        yield from self.machine.basic.takes(judging)
        yield from self.machine.basic.beep(*REFUSAL)

    def odds(self) -> Frames[None]:
        """The odds on a page of their own; a key brings the machine back."""
        machine, text, paytable = self.machine, self.program.text, self.program.terms.paytable
        covered = lift_cells(machine, 0, 0, ROWS, COLUMNS)
        machine.cls()
        machine.print_at(0, 1, text(strings.ODDS_TITLE), inverse=1)
        machine.print_at(2, 0, text(strings.ODDS_HEAD))
        for shown in Pattern:
            machine.print_at(4 + shown, 0, theory.row(self.program, paytable, shown))
        sentence = theory.sentence(self.program, paytable)
        words = [*wrap(sentence, ROOM), "", *wrap(text(strings.UNPAID), ROOM)]
        for row, line in enumerate(words, 13):
            machine.print_at(row, 1, line)
        machine.print_at(21, 1, text(strings.ANY_KEY), inverse=1)
        yield from next_key(machine)
        covered.put_back(machine)
