"""The title: the name on cards, of which some turn round by and by, and the man who reads them before the sunset."""

from arcade.games.hidden_word import art, strings
from arcade.games.hidden_word.art import man
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.contract.program import Program
from arcade.toolkit.letters.drawn_words import drawn_words
from arcade.toolkit.letters.lettering import big
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.patterns import GRASS
from arcade.toolkit.picture.sprites import CELL, Sprite

GROUND_ROW = 20
SKY = "bbbbmmmRYYYYYYYYYYYY"
CARD = 3
"""Cells of a card."""
ROWS = (1, 5)
WIDTHS = (COLUMNS, 22)
"""Columns for each line of the name; beside the second one the man stands."""
SUN_ROW, SUN_COLUMN, SUN_SIZE = 14, 14, 6
MAN_X, MAN_Y = 182, CELL * GROUND_ROW - 106
TURN = 44
"""Frames from card to card."""
THIN = 4
"""Frames of a card on its edge."""
STEP = 7
"""How many cards on the next is."""
HOLES = (2, 6)
"""Letters that are hidden at first."""
MANY = 3
"""With so many holes he is worried, and the oldest is the next to fill."""
SHIMMER = 10
BLINK_EVERY, BLINK = 130, 6
EDGE: Sprite = art.CARD.cut(0, 0, 3, 24).over(Sprite(24, (0,) * 24, (0,) * 24), 11)


def _fits(name: str) -> bool:
    words = name.split()
    return len(words) == len(ROWS) and all(CARD * len(word) <= width for word, width in zip(words, WIDTHS, strict=True))


class TitlePicture:
    """The title's picture, and what lives in it."""

    def __init__(self, program: Program[Spectrum]) -> None:
        self.program = program
        self.machine = program.machine
        self._cards: list[tuple[str, int, int]] = []
        """Letter, row and column of each."""
        for words, row, width in zip(
            drawn_words(program, strings.TITLE, fits=_fits).split(), ROWS, WIDTHS, strict=True
        ):
            left = (width - CARD * len(words)) // 2
            self._cards += [(letter, row, left + CARD * place) for place, letter in enumerate(words)]
        self._holes = list(HOLES)
        self._turning = 0

    def draw(self) -> None:
        """Everything at once."""
        machine = self.machine
        for row, paper in enumerate(SKY):
            fill(machine, row, 0, 1, COLUMNS, colours=pair("k" + paper))
        fill(machine, GROUND_ROW, 0, 1, COLUMNS, GRASS, pair("kg"))
        draw(machine, art.TOWN, 0, CELL * GROUND_ROW - art.TOWN.height)
        self._sun(0)
        self._man()
        for number in range(len(self._cards)):
            self._card(number)
        centred(machine, GROUND_ROW + 1, self.program.text(strings.TAGLINE), pair("Wk"))

    def _sun(self, risen: int) -> None:
        picture = art.sun(CELL * SUN_SIZE, risen).coloured("R")
        draw_cells(self.machine, picture, SUN_ROW, SUN_COLUMN, clear=True)

    def _man(self, shut: bool = False) -> None:
        mood = "worried" if len(self._holes) >= MANY else "glad"
        draw(self.machine, art.doubled(man("raised", mood, shut=shut)), MAN_X, MAN_Y)

    def _card(self, number: int) -> None:
        """A card as it lies: its letter, or a question."""
        machine, (letter, row, column) = self.machine, self._cards[number]
        hidden = number in self._holes
        draw_cells(machine, art.CARD, row, column)
        sign = big("?" if hidden else letter, 2)
        draw(machine, sign, CELL * column + (art.CARD.width - sign.width) // 2, CELL * row - 2)
        colour_cells(machine, row, column, CARD, CARD, pair("WR" if hidden else "kW"))

    def _edge(self, number: int) -> None:
        _, row, column = self._cards[number]
        draw_cells(self.machine, EDGE.opaque(), row, column)

    def _next(self) -> int:
        """The card to turn: the oldest hole where there are many, else one farther on."""
        if len(self._holes) >= MANY:
            return self._holes[0]
        number = (self._turning + STEP) % len(self._cards)
        while number in self._holes:
            number = (number + 1) % len(self._cards)
        return number

    def step(self, frame: int) -> None:
        """A card turns round, haze goes up, he blinks."""
        now = frame % TURN
        if now == TURN - THIN - 1:
            self._turning = self._next()
            self._edge(self._turning)
        elif now == TURN - 1:
            if self._turning in self._holes:
                self._holes.remove(self._turning)
            else:
                self._holes.append(self._turning)
            self._card(self._turning)
            self._man()
        if frame % SHIMMER == 0:
            self._sun(frame // SHIMMER % 6)
        if frame % BLINK_EVERY in (0, BLINK) and frame >= BLINK_EVERY:
            self._man(shut=frame % BLINK_EVERY == 0)
