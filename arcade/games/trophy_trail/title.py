"""The title of Trophy trail: its name is a road on which the star walks for ever, over the fields to a great cup."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import pairwise, product

from arcade.games.trophy_trail import ART, MUSIC, art
from arcade.games.trophy_trail.scenery import SEASONS, crops
from arcade.games.trophy_trail.strings import TAGLINE, TITLE
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, WIDTH
from arcade.toolkit.animation.living import Twinkle, all_alive, waving
from arcade.toolkit.animation.moving_sprites import Animation, Moving
from arcade.toolkit.animation.storyboard import Path, Role, acting
from arcade.toolkit.animation.transitions import Wipe
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.title import LivingTitle
from arcade.toolkit.letters.brush import brushed
from arcade.toolkit.letters.drawn_words import drawn_words
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.grid import Point
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.sprites import Sprite

# In pixels.
HEIGHT, ROAD_WIDTH, LETTER_GAP = 37, 7, 3
DASH = 4
"""Of the line along the middle, and between two of them."""
WAYS: dict[str, tuple[tuple[Point, ...], ...]] = {
    "A": (((4, 32), (4, 10), (9, 4), (15, 4), (20, 10), (20, 32)), ((4, 21), (20, 21))),
    "D": (((4, 4), (4, 32), (14, 32), (20, 26), (20, 10), (14, 4), (4, 4)),),
    "E": (((20, 4), (4, 4), (4, 32), (20, 32)), ((4, 18), (17, 18))),
    "H": (((4, 4), (4, 32)), ((4, 18), (20, 18)), ((20, 4), (20, 32))),
    "I": (((4, 4), (4, 32)),),
    "L": (((4, 4), (4, 32), (20, 32)),),
    "O": (((14, 4), (9, 4), (4, 9), (4, 27), (9, 32), (15, 32), (20, 27), (20, 9), (15, 4)),),
    "P": (((4, 32), (4, 4), (15, 4), (20, 9), (20, 15), (15, 20), (4, 20)),),
    "R": (((4, 32), (4, 4), (15, 4), (20, 9), (20, 13), (15, 18), (4, 18)), ((11, 18), (20, 32))),
    "S": (((20, 4), (9, 4), (4, 8), (4, 14), (9, 18), (15, 18), (20, 22), (20, 28), (15, 32), (4, 32)),),
    "T": (((4, 4), (20, 4)), ((12, 4), (12, 32))),
    "Y": (((4, 4), (12, 18), (12, 32)), ((12, 18), (20, 4))),
}
"""The middle of each letter's roads, from point to point."""


def width(letter: str) -> int:
    return max(x for way in WAYS[letter] for x, _ in way) + ROAD_WIDTH // 2 + 1


def walked(way: tuple[Point, ...]) -> Iterator[Point]:
    """Every point of a way, a pixel after the other."""
    yield way[0]
    for (x, y), (to_x, to_y) in pairwise(way):
        steps = max(abs(to_x - x), abs(to_y - y))
        for step in range(1, steps + 1):
            yield x + (2 * step * (to_x - x) + steps) // (2 * steps), y + (2 * step * (to_y - y) + steps) // (2 * steps)


@cache
def road(letter: str) -> Sprite:
    """A letter's roads, the broken line dark."""
    ways = WAYS[letter]
    body = brushed([[(x, y, ROAD_WIDTH) for x, y in way] for way in ways], width(letter), HEIGHT)
    line = {point for way in ways for step, point in enumerate(walked(way)) if step // DASH % 2}
    rows = list(body.ink)
    for x, y in line:
        rows[y] &= ~(1 << body.width - 1 - x)
    return replace(body, ink=tuple(rows))


TOPS = (4, 46)
"""Of the words, in pixels."""
HILLS_ROW, FIELDS_ROW, LAST_ROW = 12, 14, 22
FLAG = (139, 70)
STARS = ((6, 22), (8, 29), (7, 19), (7, 26), (11, 14), (11, 8), (6, 30), (11, 30), (8, 23))
STRIDE_PIXELS = 2
"""In a frame."""
HALF_STAR_PIXELS = 7


def _width(word: str) -> int:
    return sum(width(letter) + LETTER_GAP for letter in word) - LETTER_GAP


def _fits(name: str) -> bool:
    words = name.split()
    return len(words) <= len(TOPS) and all(_width(word) <= WIDTH - 2 * LETTER_GAP for word in words)


def placed(words: list[str]) -> list[tuple[str, int, int]]:
    """Each letter of a name with its place in pixels."""
    found = []
    for word, y in zip(words, TOPS, strict=False):
        x = (WIDTH - _width(word)) // 2 if len(words) == 1 else 8
        for letter in word:
            found.append((letter, x, y))
            x += width(letter) + LETTER_GAP
    return found


class Title(LivingTitle):
    music = MUSIC
    wipe = Wipe.DIAGONAL

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self._letters = placed(drawn_words(program, TITLE, WAYS, _fits).split())
        corners = [
            (left + x - HALF_STAR_PIXELS, top + y - HALF_STAR_PIXELS)
            for letter, left, top in self._letters
            for way in WAYS[letter]
            for x, y in walked(way)
        ]
        poses = Animation(tuple([pose.coloured("W") for pose in art.WALKERS[0]]))
        walk = Path(tuple(corners[::STRIDE_PIXELS]), round=True)
        self._star = acting(Moving(self.machine), Role(poses, walk))
        flag = acting(Moving(self.machine), Role(waving(ART["flag"].coloured("R")), FLAG))
        self.alive = all_alive(self._star, Twinkle(self.machine, STARS, "WCbbbC", 9).step, flag)

    def draw(self) -> None:
        machine = self.machine
        for row, column in STARS:
            draw_cells(machine, ART["spark"], row, column)
            colour_cells(machine, row, column, 1, 1, pair("bk"))
        fill(machine, HILLS_ROW, 0, 2, COLUMNS, ART["hills"], pair("bk"))
        fields = product(range(FIELDS_ROW, LAST_ROW), range(COLUMNS))
        for (row, column), (name, ink) in crops(SEASONS[0], fields, 7).items():
            fill(machine, row, column, 1, 1, ART[name], pair(ink + "k"))
        for letter, x, y in self._letters:
            draw(machine, road(letter).coloured("C", "k"), x, y)
        draw_cells(machine, smoothly(ART["great-cup"], 3).coloured("Y", "k"), 9, 20, clear=True)
        draw_cells(machine, ART["emblem"].coloured("R", "Y"), 10, 23)
        machine.stamp(FLAG[0] - 2, FLAG[1], (3,) * 32, 2)  # its pole
        colour_cells(machine, LAST_ROW, 0, 1, COLUMNS, pair("Wk"))
        centred(machine, LAST_ROW, self.program.text(TAGLINE), pair("Yk"))
        self._star(0)
