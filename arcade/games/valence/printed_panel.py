"""The panel of the book's look: headings, an element's data, the answers, the players and their points."""

from collections.abc import Sequence

from arcade.games.valence import strings
from arcade.games.valence.elements import ROMAN, SHELLS
from arcade.games.valence.lexicon import ELEMENTS
from arcade.games.valence.rules import ElementTask, Player
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
PLAYER_ROW = 17


class Panel:
    """Prints what the players read."""

    def __init__(self, program: Program[Spectrum]) -> None:
        self.program = program
        self.machine = program.machine

    def draw(self, players: Sequence[Player], turn: int) -> None:
        """Headings and players; the number of the one at turn flashes."""
        self._headings()
        for place, player in enumerate(players):
            self._player(place, player, place == turn)
        self._digits()

    def _headings(self) -> None:
        labels = {2: strings.NAME_LABEL, 4: strings.SYMBOL_LABEL, 6: strings.NUMBER_LABEL, 14: strings.VALENCE_LABEL}
        labels[8], labels[9] = strings.CONFIGURATION_LABELS
        for row, words in labels.items():
            self.machine.print_at(row, PANEL, f"{self.program.text(words):<11}", inverse=1)
        for row, shell in enumerate(SHELLS, SHELL_ROW):
            self.machine.print_at(row, VALUE, f"{shell} =")

    def _player(self, place: int, player: Player, flash: bool) -> None:
        machine, text, row = self.machine, self.program.text, PLAYER_ROW + place
        machine.print_at(row, 1, f"{text(strings.PLAYER_LABEL):<8}", inverse=1)
        machine.print_at(row, 9, str(place + 1), inverse=1, flash=int(flash))
        machine.print_at(row, 10, f"{player.name:<8}")
        machine.print_at(row, 18, f"{text(strings.POINTS_LABEL):<7}", inverse=1)
        machine.print_at(row, 27, str(player.points))

    def _digits(self) -> None:
        """Not in the book: something to click on."""
        for place, digit in enumerate(DIGITS):
            write(self.machine, DIGIT_ROW, DIGIT_COLUMN + DIGIT_GAP * place, digit, pair("ky"))

    def element(self, task: ElementTask) -> None:
        """Name, symbol and atomic number of a new element; the answers are blank."""
        machine = self.machine
        name = self.program.text(ELEMENTS[task.number - 1])
        machine.print_at(3, VALUE, f"{name:<10}")
        machine.print_at(5, VALUE + 1, f"{task.label:<2}")
        machine.print_at(7, VALUE + 1, f"{task.number:<2}")
        for row in range(SHELL_ROW, SHELL_ROW + len(SHELLS)):
            machine.print_at(row, ELECTRONS, "    ")
        machine.print_at(VALENCE_ROW, VALUE + 1, "    ")

    def question(self, task: ElementTask) -> None:
        """A flashing question mark where the answer belongs."""
        self.machine.print_at(*self._place(task, len(task.told)), "?", flash=1)

    def answered(self, task: ElementTask) -> None:
        """The right answer in its place: electrons, one without a number, or the valence in Roman numerals."""
        step = len(task.told) - 1
        digit = task.told[step]
        if step == task.questions - 1:
            shown = ROMAN[digit]
        else:
            shown = "e-" if digit == 1 else f"{digit} e-"
        self.machine.print_at(*self._place(task, step), shown)

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
