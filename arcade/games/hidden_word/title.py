"""The title: the name on cards, of which some turn round by and by, and the man who reads them before the sunset."""

from arcade.games.hidden_word import ART, MUSIC, art, strings
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.transitions import Wipe
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.title import LivingTitle
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
CARD_CELLS = 3
LINES = (1, COLUMNS), (5, 22)
"""The row of each line of the name and how many columns it has; beside the second one the man stands."""
SUN_CELLS = 6
TURN_FRAMES, EDGE_FRAMES = 44, 4
NEXT_CARD = 7
"""How many cards on the next to turn is."""
MANY_HOLES = 3
"""With so many he is worried."""
SHIMMER_FRAMES = 10
BLINK_EVERY_FRAMES, BLINK_FRAMES = 130, 6
CARD = ART["card"]
EDGE = CARD.cut(0, 0, 3, 24).over(Sprite(24, (0,) * 24, (0,) * 24), 11).opaque()


def _fits(name: str) -> bool:
    words = name.split()
    return len(words) == len(LINES) and all(
        CARD_CELLS * len(word) <= width for word, (_, width) in zip(words, LINES, strict=True)
    )


class Title(LivingTitle):
    music = MUSIC
    wipe = Wipe.CENTRE

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        words = drawn_words(program, strings.TITLE, fits=_fits).split()
        self._cards = [
            (letter, row, (width - CARD_CELLS * len(word)) // 2 + CARD_CELLS * place)
            for word, (row, width) in zip(words, LINES, strict=True)
            for place, letter in enumerate(word)
        ]
        """Letter, row and column of each."""
        self._holes = [2, 6]
        """The letters that are hidden."""
        self._turning = 0

    def draw(self) -> None:
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
        draw_cells(self.machine, art.sun(CELL * SUN_CELLS, risen).coloured("R"), 14, 14, clear=True)

    def _man(self, shut: bool = False) -> None:
        mood = "worried" if len(self._holes) >= MANY_HOLES else "glad"
        draw(self.machine, art.doubled(art.man("raised", mood, shut=shut)), 182, CELL * GROUND_ROW - 106)

    def _card(self, number: int) -> None:
        """A card as it lies: its letter, or a question."""
        machine, (letter, row, column) = self.machine, self._cards[number]
        hidden = number in self._holes
        draw_cells(machine, CARD, row, column)
        sign = big("?" if hidden else letter, 2)
        draw(machine, sign, CELL * column + (CARD.width - sign.width) // 2, CELL * row - 2)
        colour_cells(machine, row, column, CARD_CELLS, CARD_CELLS, pair("WR" if hidden else "kW"))

    def _next(self) -> int:
        """The card to turn: the oldest hole where there are many, else one farther on."""
        if len(self._holes) >= MANY_HOLES:
            return self._holes[0]
        cards = len(self._cards)
        ahead = [(self._turning + NEXT_CARD + more) % cards for more in range(cards)]
        return next(number for number in ahead if number not in self._holes)

    def step(self, frame: int) -> None:
        """A card turns round, haze goes up, he blinks."""
        now = frame % TURN_FRAMES
        if now == TURN_FRAMES - EDGE_FRAMES - 1:
            self._turning = self._next()
            _, row, column = self._cards[self._turning]
            draw_cells(self.machine, EDGE, row, column)
        elif now == TURN_FRAMES - 1:
            if self._turning in self._holes:
                self._holes.remove(self._turning)
            else:
                self._holes.append(self._turning)
            self._card(self._turning)
            self._man()
        if frame % SHIMMER_FRAMES == 0:
            self._sun(frame // SHIMMER_FRAMES % art.BARS)
        if frame % BLINK_EVERY_FRAMES in (0, BLINK_FRAMES) and frame >= BLINK_EVERY_FRAMES:
            self._man(shut=frame % BLINK_EVERY_FRAMES == 0)
