"""The open country of the title and the ends: hills, trees, and a blue road that winds over the nearest of them."""

from functools import cache
from itertools import pairwise

from arcade.games.blue_road import ART
from arcade.games.blue_road.art_letters import letter_width, road_letter
from arcade.games.blue_road.figures import FROM_BEFORE, FROM_BEHIND, scaled
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, WIDTH
from arcade.toolkit.animation.living import Drift
from arcade.toolkit.animation.moving_sprites import Actor, Moving
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.dithered_scene import noise
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.sprites import CELL, Sprite

ROWS = 22
CLOUD_ROW, HILL_ROW, ROAD_TOP, BOTTOM = 10, 12, 104, 176
_BENDS = ((104, 168), (112, 148), (120, 128), (130, 112), (142, 106), (156, 114), (168, 130), (176, 144))
"""The middle of the road on some lines."""
DASHED = 124
"""From this line on the road is wide enough for dashes."""
ROOM = 250
"""Pixels for a line of letters."""
FARTHEST = 14
"""A car less wide than this is only a light spot on the road."""
SUN = ART["sun"].see_through()
SUN_AT = 218, 81
CLOUD = ART["cloud"].see_through()
TREE = ART["tree"].see_through()
HEDGE = ART["hedge"].see_through()
TREES = ((8, 105), (224, 107), (0, 132), (208, 125), (40, 108))


def middle(y: int) -> int:
    """The middle of the road on a line."""
    for (top, x), (bottom, to_x) in pairwise(_BENDS):
        if y <= bottom:
            return x + (to_x - x) * (y - top) // (bottom - top)
    return _BENDS[-1][1] + (y - BOTTOM) // 2


def half(y: int) -> int:
    """Half the road's width on a line."""
    return 4 + (y - ROAD_TOP) * 9 // 10


def _dash(y: int) -> bool:
    """Whether the road's middle is dashed on a line; dashes are longer the nearer they are."""
    return y >= DASHED and 2400 // (y - 96) % 12 < 6


@cache
def _land() -> tuple[Sprite, str]:
    """The road's ink from the meadow's edge down, and for each of its cells a letter: all road, its edge, no road."""
    lines = []
    for y in range(ROAD_TOP, BOTTOM):
        x, wide = middle(y), half(y)
        left, right = max(x - wide, 0), min(x + wide, WIDTH)
        row = (1 << WIDTH - left) - (1 << WIDTH - right)
        if _dash(y):
            across = max(wide // 16, 1)
            row &= ~((1 << WIDTH - x + across) - (1 << WIDTH - x - across))
        lines.append(row)
    kinds = ""
    for top in range(0, BOTTOM - ROAD_TOP, CELL):
        for column in range(COLUMNS):
            shift = WIDTH - CELL * column - CELL
            cells = [line >> shift & 0xFF for line in lines[top : top + CELL]]
            inside = all(
                middle(y) - half(y) <= CELL * column and CELL * column + CELL <= middle(y) + half(y)
                for y in range(ROAD_TOP + top, ROAD_TOP + top + CELL)
            )
            kinds += "r" if inside else "e" if any(cells) else "m"
    return Sprite(WIDTH, tuple(lines), ((1 << WIDTH) - 1,) * len(lines)), kinds


@cache
def _hills() -> Sprite:
    """The far hills' ink on the row above the meadow; where the sun stands they are flat."""
    lines = []
    for y in range(CELL * HILL_ROW, ROAD_TOP):
        row = 0
        for x in range(WIDTH):
            low = (noise(x, 0, 37, 5) - 18) * min(max(SUN_AT[0] - 8 - x, 0), 40) // 200
            row = row << 1 | (y - CELL * HILL_ROW >= low)
        lines.append(row)
    return Sprite(WIDTH, tuple(lines), ((1 << WIDTH) - 1,) * CELL)


def country(machine: Spectrum, bright: bool) -> None:
    """The whole picture, by fine weather or in the rain."""

    def tint(letters: str) -> int:
        return pair(letters if bright else letters.lower())

    fill(machine, 0, 0, ROWS, COLUMNS, colours=pair("BC" if bright else "bw"))
    colour_cells(machine, CLOUD_ROW, 0, HILL_ROW - CLOUD_ROW, COLUMNS, pair("WC" if bright else "kw"))
    for x, y in ((12, 84), (92, 87), (150, 82)):
        draw(machine, CLOUD, x, y)
    if bright:
        draw(machine, SUN.coloured("Y"), *SUN_AT)
    draw(machine, _hills(), 0, CELL * HILL_ROW)
    colour_cells(machine, HILL_ROW, 0, 1, COLUMNS, pair("gC" if bright else "gw"))
    road, kinds = _land()
    draw(machine, road, 0, ROAD_TOP)
    colours = {"r": tint("BW"), "e": tint("BG"), "m": tint("kG")}
    for place, kind in enumerate(kinds):
        machine.attributes[COLUMNS * (ROAD_TOP // CELL) + place] = colours[kind]
        if kind == "m" and place < COLUMNS:
            draw(machine, HEDGE, CELL * place, ROAD_TOP)
    for x, y in TREES:
        draw(machine, TREE, x, y)


def clouds(machine: Spectrum) -> Drift:
    """The clouds, which drift to where the sun stands and come again from the left."""
    return Drift(machine, CELL * CLOUD_ROW, 0, CELL * (HILL_ROW - CLOUD_ROW), SUN_AT[0] // CELL, (7,))


def words(machine: Spectrum, text: str, bright: bool) -> Frames[None]:
    """Words in road letters in the sky, on two lines if need be, a letter a frame."""
    ink, paper = ("B", "C") if bright else ("b", "w")
    for line, top, step in set_in_lines(text):
        x = (WIDTH - width_of(line, step)) // 2
        for letter in line:
            if letter != " ":
                draw(machine, road_letter(letter, step).coloured(ink, paper), x, top)
                yield
            x += letter_width(letter, step)


def width_of(line: str, step: int) -> int:
    """The pixels of a line of letters whose grid has so many from point to point."""
    return sum(letter_width(letter, step) for letter in line) - step + 1


def set_in_lines(text: str) -> list[tuple[str, int, int]]:
    """The lines of a text, their tops, and the step of their letters: the largest with which they fit."""
    lines = text.split("\n")
    if len(lines) == 1 and width_of(text, 3) > ROOM and " " in text:
        lines = text.split(" ", 1)
    largest = 5 if len(lines) == 1 else 4
    step = next(step for step in range(largest, 1, -1) if all(width_of(line, step) <= ROOM for line in lines))
    top = 16 if len(lines) == 1 else -1
    return [(line, top + (6 * step + 14) * number, step) for number, line in enumerate(lines)]


def car(y: int, away: bool) -> Actor:
    """A car whose wheels are on a line, on the right side of the road as it drives."""
    width = max(half(y) * 5 // 9, 3)
    picture = scaled(FROM_BEHIND if away else FROM_BEFORE, width)
    x = middle(y) + half(min(y, BOTTOM)) * (2 if away else -2) // 5 - width // 2
    picture = picture.coloured("R", "B") if width >= FARTHEST else picture.inverted()
    return picture, x, y - picture.height


def away_and_back(start: int = 214) -> list[int]:
    """The lines on which the wheels of a car are that drives to the top of the road, frame by frame."""
    way, at = [], 8 * start
    while at > 8 * (ROAD_TOP + 3):
        way.append(at // 8)
        at -= max((at - 8 * 92) // 48, 3)
    return way


WAY = away_and_back()


class Traffic:
    """A car on the road; a near one is red and takes the cells that it is in, a far one is a spot of light."""

    def __init__(self, machine: Spectrum) -> None:
        self._near, self._far = Moving(machine, clear=True), Moving(machine)

    def show(self, y: int, away: bool) -> None:
        """Show the car whose wheels are on a line, as far as it is within the picture."""
        self.hide()
        picture, x, top = car(y, away)
        seen = min(picture.height, BOTTOM - top)
        if seen > 0:
            whole = picture.cut(0, 0, picture.width, seen)
            part = Sprite(whole.width, whole.ink, whole.solid, picture.paints)
            (self._near if picture.paints else self._far).show((part, x, top))

    def hide(self) -> None:
        """The road is free."""
        self._near.hide()
        self._far.hide()
