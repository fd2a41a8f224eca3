"""The title of Septica: three at the table in the dark, and the name on seven cards, a letter on each."""

from functools import cache

from arcade.games.septica import MUSIC, strings
from arcade.games.septica.art import COLUMNS as CARD_COLUMNS
from arcade.games.septica.art import HEIGHT, INKS, ROWS, SUITS, WIDTH, Mood, Who, frame
from arcade.games.septica.scene import Guest, felt, live, tavern
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.title import LivingTitle
from arcade.toolkit.letters.drawn_words import drawn_words
from arcade.toolkit.letters.poster import MARK, poster
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.sprites import Sprite

EDGE, LAST = 8, 19
"""Rows of the table's edges."""
CARDS_TOP = (12, 11, 10, 10, 10, 11, 12)
"""The rows of the cards, in an arch."""
LIFTED_FRAMES, LIFT_EVERY_FRAMES = 14, 40


@cache
def card(letter: str, suit: int) -> Sprite:
    """A card with a letter in its middle, its suit in two corners."""
    figure = smoothly(poster(letter), 3)
    picture = figure.over(frame(WIDTH, HEIGHT), (WIDTH - figure.width) // 2, (HEIGHT - figure.height) // 2)
    pip = SUITS[suit]
    rows = poster(letter).rows()
    # A letter's mark may need the place of a pip.
    if "#" not in "".join(rows[:MARK]):
        picture = pip.over(picture, 2, 3)
    if "#" not in "".join(rows[-MARK:]):
        picture = pip.flipped().over(picture, WIDTH - 9, HEIGHT - 10)
    return picture.coloured(INKS[suit], "W")


class Title(LivingTitle):
    music = MUSIC

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self._name = drawn_words(program, strings.TITLE, fits=lambda words: len(words) == len(CARDS_TOP))
        self._guests = (
            Guest(Who.BARBU, 0, 2, 2),
            Guest(Who.FOX, 0, 12, 2, Mood.SLY),
            Guest(Who.ANA, 0, 22, 2, Mood.GLAD),
        )

    def draw(self) -> None:
        tavern(self.machine, EDGE, LAST, 0)
        for guest in self._guests:
            guest.draw(self.machine)
        for place in range(len(self._name)):
            self._lay(place)
        centred(self.machine, 21, self.program.text(strings.TAGLINE), pair("Yk"))

    def _lay(self, place: int, up: int = 0) -> None:
        row, column = CARDS_TOP[place] - 1, 2 + CARD_COLUMNS * place
        felt(self.machine, row, column, ROWS + 1, CARD_COLUMNS, EDGE, LAST)
        draw_cells(self.machine, card(self._name[place], place % len(SUITS)), row + 1 - up, column)

    def step(self, frame: int) -> None:
        live(self.machine, self._guests, frame)
        turn, age = divmod(frame, LIFT_EVERY_FRAMES)
        place = turn % (2 * len(self._name))
        if place < len(self._name) and age in (0, LIFTED_FRAMES):
            self._lay(place, up=age == 0)
