"""The panel of the book's look: headings, an element's data, the answers, the players and their points."""

from collections.abc import Sequence

from arcade.games.valence import strings
from arcade.games.valence.elements import ROMAN, SHELLS
from arcade.games.valence.lexicon import ELEMENTS
from arcade.games.valence.rules import ElementTask, Player
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.cursor import clicked
from arcade.toolkit.flow.typed_number import DIGITS
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import write

DIGIT_ROW, DIGIT_COLUMN, DIGIT_GAP = 22, 2, 3
"""Where digits stand to be clicked."""
PANEL, VALUE = 19, 21
SHELL_ROW, ELECTRONS = 10, 24
VALENCE_ROW = 15
HEADED, FOUND, COUNTED = 8.0, 20.0, 70.0
"""Milliseconds beside a heading in inverse, until an element's name is found, and until its electrons are counted."""
PLAYER_ROW = 17


class Panel:
    """Prints what the players read."""

    def __init__(self, program: Program[Spectrum]) -> None:
        self.program = program
        self.machine = program.machine

    def headings(self) -> Frames[None]:
        """What the values will be of."""
        basic, text = self.machine.basic, self.program.text
        labels = {2: strings.NAME_LABEL, 4: strings.SYMBOL_LABEL, 6: strings.NUMBER_LABEL}
        labels[8], labels[9] = strings.CONFIGURATION_LABELS
        for row, words in labels.items():
            yield from basic.print_at(row, PANEL, f"{text(words):<11}", inverse=1)
            yield from basic.takes(HEADED)
        for row, shell in enumerate(SHELLS, SHELL_ROW):
            yield from basic.print_at(row, VALUE, f"{shell} =")
        yield from basic.print_at(VALENCE_ROW - 1, PANEL, f"{text(strings.VALENCE_LABEL):<11}", inverse=1)

    def players(self, players: Sequence[Player], turn: int) -> Frames[None]:
        """Everybody's points; the number of the one at turn flashes."""
        for place, player in enumerate(players):
            yield from self._player(place, player, place == turn)
        self._digits()

    def _player(self, place: int, player: Player, flash: bool) -> Frames[None]:
        basic, text, row = self.machine.basic, self.program.text, PLAYER_ROW + place
        yield from basic.print_at(row, 1, f"{text(strings.PLAYER_LABEL):<8}", inverse=1)
        yield from basic.print_at(row, 9, str(place + 1), inverse=1, flash=int(flash))
        yield from basic.print_at(row, 10, f"{player.name:<8}")
        yield from basic.print_at(row, 18, f"{text(strings.POINTS_LABEL):<7}", inverse=1)
        yield from basic.print_at(row, 27, str(player.points))

    def _digits(self) -> None:
        """Not in the book: something to click on."""
        for place, digit in enumerate(DIGITS):
            write(self.machine, DIGIT_ROW, DIGIT_COLUMN + DIGIT_GAP * place, digit, pair("ky"))

    def element(self, task: ElementTask) -> Frames[None]:
        """Name, symbol and atomic number of a new element; the answers are blank."""
        basic = self.machine.basic
        yield from basic.takes(FOUND)
        yield from basic.print_at(3, VALUE, f"{self.program.text(ELEMENTS[task.number - 1]):<10}")
        yield from basic.print_at(5, VALUE + 1, f"{task.label:<2}")
        yield from basic.takes(COUNTED)
        yield from basic.print_at(7, VALUE + 1, f"{task.number:<2}")
        for row in range(SHELL_ROW, SHELL_ROW + len(SHELLS)):
            self.machine.print_at(row, ELECTRONS, "    ")
        self.machine.print_at(VALENCE_ROW, VALUE + 1, "    ")

    def question(self, task: ElementTask) -> Frames[None]:
        """A flashing question mark where the answer belongs."""
        return self.machine.basic.print_at(*self._place(task, len(task.told)), "?", flash=1)

    def answered(self, task: ElementTask) -> Frames[None]:
        """The right answer in its place: electrons, one without a number, or the valence in Roman numerals."""
        step = len(task.told) - 1
        digit = task.told[step]
        if step == task.questions - 1:
            shown = ROMAN[digit]
        else:
            shown = "e-" if digit == 1 else f"{digit} e-"
        return self.machine.basic.print_at(*self._place(task, step), shown)

    def _place(self, task: ElementTask, step: int) -> tuple[int, int]:
        return (VALENCE_ROW, VALUE + 1) if step == task.questions - 1 else (SHELL_ROW + step, ELECTRONS)

    def points(self, turn: int, player: Player) -> None:
        """New points."""
        self.machine.print_at(PLAYER_ROW + turn, 27, str(player.points))

    def rest(self, turn: int) -> None:
        """The number of the player whose turn is over stands still; the digits are gone."""
        self.machine.print_at(PLAYER_ROW + turn, 9, str(turn + 1), inverse=1)
        for column in range(DIGIT_COLUMN, DIGIT_COLUMN + DIGIT_GAP * len(DIGITS), DIGIT_GAP):
            write(self.machine, DIGIT_ROW, column, " ", pair("ky"))

    @staticmethod
    def digit_under(key: str) -> str:
        """The digit that a click points at; other keys as they are."""
        pixel = clicked(key) if key else None
        if pixel is None or pixel[1] // 8 != DIGIT_ROW:
            return key
        place, aside = divmod(pixel[0] // 8 - DIGIT_COLUMN, DIGIT_GAP)
        return DIGITS[place] if 0 <= place < len(DIGITS) and aside == 0 else key
