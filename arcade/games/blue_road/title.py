"""The title of the blue road: its name in road letters over hills, clouds that drift, and cars that come and go."""

from collections import deque
from dataclasses import replace
from functools import cache
from itertools import pairwise

from arcade.games.blue_road import ART, MUSIC, strings
from arcade.games.blue_road.art import FROM_BEFORE, FROM_BEHIND, scaled
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, WIDTH
from arcade.toolkit.animation.living import Drift
from arcade.toolkit.animation.moving_sprites import Moving
from arcade.toolkit.animation.transitions import Wipe
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.title import LivingTitle
from arcade.toolkit.letters.brush import Stroke, brushed
from arcade.toolkit.letters.drawn_words import drawn_words
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.dithered_scene import noise
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.sprites import CELL, Sprite

_ROADS = {
    "A": "03 43, 06 01 10 30 41 46",
    "B": "33 44 45 36 06 00 30 41 42 33 03",
    "C": "41 30 10 01 05 16 36 45",
    "D": "00 30 41 45 36 06 00",
    "E": "03 33, 40 00 06 46",
    "F": "03 33, 40 00 06",
    "G": "41 30 10 01 05 16 36 45 43 23",
    "H": "03 43, 00 06, 40 46",
    "I": "00 06",
    "J": "40 45 36 16 05",
    "K": "40 03 46, 00 06",
    "L": "00 06 46",
    "M": "06 00 23 40 46",
    "N": "06 00 46 40",
    "O": "01 10 30 41 45 36 16 05 01",
    "P": "06 00 30 41 42 33 03",
    "Q": "24 46, 01 10 30 41 45 36 16 05 01",
    "R": "23 46, 06 00 30 41 42 33 03",
    "S": "41 30 10 01 02 13 33 44 45 36 16 05",
    "T": "20 26, 00 40",
    "U": "00 05 16 36 45 40",
    "V": "00 02 26 42 40",
    "W": "00 06 23 46 40",
    "X": "00 46, 40 06",
    "Y": "23 26, 00 02 23 42 40",
    "Z": "00 40 06 46",
    "1": "01 10 16",
    "2": "01 10 30 41 42 06 46",
    "!": "00 03, 06 06",
}
_MARKED = {"Ă": ("A", "breve"), "Â": ("A", "roof"), "Î": ("I", "roof"), "Ș": ("S", ""), "Ț": ("T", "")}
_MARKS = {"breve": ART["breve"], "roof": ART["circumflex"], "": ART["comma"]}
ROAD_LETTERS = frozenset({*_ROADS, *_MARKED})
NARROW = "I!"
BLANK_STEPS = 2
MARK_ROOM = 5
"""Pixel rows above and below the letters for their marks."""
DASH = 4


@cache
def road_letter(one: str, step: int) -> Sprite:
    """A letter whose grid has so many pixels from point to point."""
    plain, mark = _MARKED.get(one, (one, None))
    wide = _wide(step)
    edge = wide // 2
    width = wide + (0 if plain in NARROW else 4 * step)
    height = 6 * step + wide + 2 * MARK_ROOM
    lines = [
        [(edge + step * int(at[0]), MARK_ROOM + edge + step * int(at[1])) for at in road.split()]
        for road in _ROADS[plain].split(", ")
    ]
    strokes = [[(x, y, wide) for x, y in (line if len(line) > 1 else 2 * line)] for line in lines]
    body = brushed(strokes, width, height)
    dashes = brushed([dash for line in lines for dash in _dashes(line)], width, height)
    ink = tuple(row & ~hole for row, hole in zip(body.ink, dashes.ink, strict=True))
    letter = Sprite(width, ink, body.ink)
    if mark is None:
        return letter
    picture = _MARKS[mark].see_through()
    top = 0 if mark else height - picture.height
    return picture.over(letter, (width - picture.width) // 2, top)


def _dashes(line: list[tuple[int, int]]) -> list[Stroke]:
    """The middle of a road: every other few pixels of the way."""
    way: list[tuple[int, int]] = []
    for (x, y), (to_x, to_y) in pairwise(line):
        steps = max(abs(to_x - x), abs(to_y - y))
        way += [(x + (to_x - x) * part // steps, y + (to_y - y) * part // steps) for part in range(steps)]
    return [
        [(*way[start], 1), (*way[min(start + DASH - 1, len(way) - 1)], 1)] for start in range(2, len(way), 2 * DASH)
    ]


def letter_width(one: str, step: int) -> int:
    """The pixels that a letter takes, with the gap behind it; a blank is narrower."""
    plain = _MARKED.get(one, (one, ""))[0]
    if one == " ":
        return (BLANK_STEPS + 1) * step - 1
    return _wide(step) + (0 if plain in NARROW else 4 * step) + step - 1


def _wide(step: int) -> int:
    """The width of a road whose letters' grid has so many pixels from point to point."""
    return 2 * step - step // 2


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
SUN_AT = 218, 81
TREES = ((8, 105), (224, 107), (0, 132), (208, 125), (40, 108))


def middle(y: int) -> int:
    for (top, x), (bottom, to_x) in pairwise(_BENDS):
        if y <= bottom:
            return x + (to_x - x) * (y - top) // (bottom - top)
    return _BENDS[-1][1] + (y - BOTTOM) // 2


def half(y: int) -> int:
    return 4 + (y - ROAD_TOP) * 9 // 10


@cache
def _land() -> tuple[Sprite, str]:
    """The road's ink from the meadow's edge down, and for each of its cells a letter: all road, its edge, no road."""
    lines = []
    for y in range(ROAD_TOP, BOTTOM):
        x, wide = middle(y), half(y)
        left, right = max(x - wide, 0), min(x + wide, WIDTH)
        row = (1 << WIDTH - left) - (1 << WIDTH - right)
        if y >= DASHED and 2400 // (y - 96) % 12 < 6:  # dashes are longer the nearer they are
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
    fill(machine, 0, 0, ROWS, COLUMNS, colours=pair("BC" if bright else "bw"))
    colour_cells(machine, CLOUD_ROW, 0, HILL_ROW - CLOUD_ROW, COLUMNS, pair("WC" if bright else "kw"))
    for x, y in ((12, 84), (92, 87), (150, 82)):
        draw(machine, ART["cloud"].see_through(), x, y)
    if bright:
        draw(machine, ART["sun"].see_through().coloured("Y"), *SUN_AT)
    draw(machine, _hills(), 0, CELL * HILL_ROW)
    colour_cells(machine, HILL_ROW, 0, 1, COLUMNS, pair("gC" if bright else "gw"))
    road, kinds = _land()
    draw(machine, road, 0, ROAD_TOP)
    letters = {"r": "BW", "e": "BG", "m": "kG"}
    for place, kind in enumerate(kinds):
        colours = letters[kind] if bright else letters[kind].lower()
        machine.attributes[COLUMNS * (ROAD_TOP // CELL) + place] = pair(colours)
        if kind == "m" and place < COLUMNS:
            draw(machine, ART["hedge"].see_through(), CELL * place, ROAD_TOP)
    for x, y in TREES:
        draw(machine, ART["tree"].see_through(), x, y)


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


def _way() -> list[int]:
    """The lines on which the wheels of a car are that drives to the top of the road, frame by frame."""
    way, at = [], 8 * 214
    while at > 8 * (ROAD_TOP + 3):
        way.append(at // 8)
        at -= max((at - 8 * 92) // 48, 3)
    return way


WAY = _way()


class Traffic:
    """A car on the road; a near one is red and takes the cells that it is in, a far one is a spot of light."""

    def __init__(self, machine: Spectrum) -> None:
        self._near, self._far = Moving(machine, clear=True), Moving(machine)

    def show(self, y: int, away: bool) -> None:
        """The car whose wheels are on a line, on its right side of the road, as far as it is within the picture."""
        self.hide()
        width = max(half(y) * 5 // 9, 3)
        picture = scaled(FROM_BEHIND if away else FROM_BEFORE, width)
        x = middle(y) + half(min(y, BOTTOM)) * (2 if away else -2) // 5 - width // 2
        picture = picture.coloured("R", "B") if width >= FARTHEST else picture.inverted()
        seen = min(picture.height, BOTTOM - y + picture.height)
        if seen > 0:
            part = replace(picture, ink=picture.ink[:seen], solid=picture.solid[:seen])
            (self._near if picture.paints else self._far).show((part, x, y - picture.height))

    def hide(self) -> None:
        self._near.hide()
        self._far.hide()


TURN_FRAMES = len(WAY) + 60


class Title(LivingTitle):
    music = MUSIC
    wipe = Wipe.DIAGONAL

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self._clouds = clouds(self.machine)
        self._traffic = Traffic(self.machine)

    def draw(self) -> None:
        country(self.machine, bright=True)
        deque(words(self.machine, drawn_words(self.program, strings.POSTER, ROAD_LETTERS), bright=True), maxlen=0)
        centred(self.machine, ROWS, self.program.text(strings.TAGLINE), pair("Wk"))

    def step(self, frame: int) -> None:
        self._clouds.step(frame)
        turn, at = divmod(frame, TURN_FRAMES)
        if at >= len(WAY):
            self._traffic.hide()
        elif turn % 2:
            self._traffic.show(WAY[-1 - at], away=False)
        else:
            self._traffic.show(WAY[at], away=True)
