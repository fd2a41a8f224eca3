"""The prompt line of IMPHEX: 39 columns at row 22, erased before every new prompt or message."""

from collections.abc import Sequence

from arcade.games.imphex import strings
from arcade.machine.machine import Frames
from arcade.machine.pet import Pet
from arcade.toolkit.contract.languages import Language, own
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Count, Text
from arcade.toolkit.flow.list_menu import NOTHING, Idle
from arcade.toolkit.flow.pet_console import BUZZ, PetConsole, at_row, numbered_menu

ROW, WIDTH = 22, 39
"""Where the prompt line is, and how long; looks of our own keep a column off the glass's edge."""
HELP_ROW = 23
"""Where the keys of a screen are told."""
LEAVE: dict[Language, tuple[str, ...]] = {"en": ("q", "pad1 back"), "ro": ("i", "pad1 back")}
"""Keys that leave the program at every prompt."""
MISTAKE = 70
"""Frames that a message about a mistake stays after its flicker."""
FLICKERS, FLICKER = 4, 4
"""How often a message about a mistake vanishes, and for how many frames."""
CALM_FLICKER = 20


class LeftError(Exception):
    """The player leaves the program at a prompt."""


class Console(PetConsole):
    """Asks and tells on the prompt line, where one can always leave."""

    def __init__(self, program: Program[Pet]) -> None:
        off = not program.original
        super().__init__(program, ROW, off, columns=WIDTH - off)

    def mistake(self, words: Text) -> Frames[None]:
        """Show what was wrong: the message flickers, a buzz sounds; a key ends it early."""
        self.machine.chime(BUZZ)
        dark = CALM_FLICKER if self.program.calm else FLICKER
        for _ in range(FLICKERS if not self.program.calm else 1):
            self.say(words)
            yield from self.machine.wait(dark)
            self.write()
            yield from self.machine.wait(dark)
        yield from self.tell(words, MISTAKE)

    def ask(self, question: Text | Count, choices: Sequence[str], default: str = "", **values: object) -> Frames[str]:
        """Ask a question answered by one key; the line is blank afterwards. Raises LeftError."""
        leave = own(LEAVE, self.program.language)
        key = yield from super().ask(question, (*choices, *leave), default, **values)
        if key in leave and key not in choices:
            raise LeftError
        return key

    def turn_page(self, words: Text = strings.SPACE_GOES_ON) -> Frames[None]:
        """Wait for SPACE, fire or Return. Raises LeftError."""
        yield from self.ask(words, (" ",), default=" ")

    def menu(self, row: int, column: int, entries: Sequence[Text], idle: Idle | None = None) -> Frames[int]:
        """Let one of several lines be chosen, which are then gone; `idle` runs in every frame. Raises LeftError."""
        words = [self.program.text(entry) for entry in entries]
        wrong = at_row(self.program, HELP_ROW)
        leave = own(LEAVE, self.program.language)
        asking = numbered_menu(self.machine, row, column, words, pitch=2, leave=leave, idle=idle, wrong=wrong)
        chosen = yield from asking
        for place in range(len(entries)):
            self.machine.print_at(row + 2 * place, column, " " * (max(map(len, words)) + 4))
        if chosen == NOTHING:
            raise LeftError
        return chosen
