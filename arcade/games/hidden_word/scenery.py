"""The evening behind the game, a sun that sinks with each miss, skies for each hour, the night after; the noises."""

from functools import cache, lru_cache

from arcade.games.hidden_word import ART, art
from arcade.games.hidden_word.rules import ALLOWED
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.living import Twinkle
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import Patch, draw, lift_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.patterns import GRASS
from arcade.toolkit.picture.sprites import CELL, Sprite
from arcade.toolkit.sound.tunes import Tune

TOP, ROWS = 1, 12
"""Rows of cells of which the last is the ground."""
GROUND = CELL * (TOP + ROWS - 1)
NIGHT = ALLOWED + 1
SKIES = ART.rows("evening")
"""Papers of the rows from the top after so many misses; all ink but the sun's is black, so that nothing clashes."""
MEADOW_SKIES = ART.rows("meadow-evening")
SUN_CELLS = 4
SUN_TOP = 16
"""The line of its upper rim before the first miss; each miss takes it a cell down."""
SHIMMER_FRAMES = 12
STARS = ((1, 1), (1, 5), (1, 9), (3, 11), (4, 2), (2, 14), (1, 30), (4, 29))
"""Rows and columns of cells."""
TOWN_TOP = GROUND - art.TOWN.height
TOWN_ROWS = range(TOWN_TOP // CELL, GROUND // CELL)
SCALE = (0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24, 26, 28, 31)
"""Semitones above the first letter's note, for as many letters as are known."""
MISSES = (7, 5, 3, 2, 0, -2, -4, -5, -7)
HAMMER: Tune = ((0.006, -6.0), (0.008, -14.0), (0.01, -22.0))
SNAP: Tune = ((0.01, 30.0), (0.02, -10.0), (0.03, -19.0), (0.02, -24.0))
POP: Tune = ((0.004, 24.0), (0.006, 3.0), (0.008, -14.0))
JUMP: Tune = ((0.008, 4.0), (0.008, 9.0), (0.008, 14.0), (0.008, 19.0))
CREAK: Tune = ((0.008, -9.0), (0.006, -4.0), (0.008, -11.0))


@cache
def _disc(phase: int, height: int) -> Sprite:
    """What of the sun is above the ground."""
    size = CELL * SUN_CELLS
    return art.sun(size, phase).cut(0, 0, size, height).coloured("R")


@lru_cache(64)  # while nobody errs the sun stays where it is
def _lit(phase: int, height: int, y: int) -> frozenset[tuple[int, int]]:
    """The cells of the town, as rows and columns beside the sun's first one, of which a sun at a line has half."""
    disc = _disc(phase, height)
    cells = ((row, place) for row in TOWN_ROWS for place in range(SUN_CELLS))
    return frozenset(
        (row, place)
        for row, place in cells
        if sum(map(int.bit_count, disc.cut(CELL * place, CELL * row - y, CELL, CELL).ink)) >= CELL * CELL // 2
    )


@cache
def _roof(row: int, column: int) -> bytes:
    return bytes(art.TOWN.cut(CELL * column, CELL * row - TOWN_TOP, CELL, CELL).ink)


@lru_cache(128)  # the sun sinks by pixels, and while it stands still its haze comes round and round
def _sun(column: int, sky: str, town: bool, y: int, phase: int) -> Patch:
    """The columns of a sun at a line, behind the roofs, as they are once they are drawn."""
    machine = Spectrum()
    fill(machine, TOP, column, ROWS - 1, SUN_CELLS)
    for row, paper in enumerate(sky, TOP):
        colour_cells(machine, row, column, 1, SUN_CELLS, pair("k" + paper))
    height = max(min(CELL * SUN_CELLS, GROUND - y), 0)
    draw(machine, _disc(phase, height), CELL * column, y)
    lit = _lit(phase, height, y) if town else ()
    for row in TOWN_ROWS if town else ():
        for place in range(SUN_CELLS):
            # A cell of sun and roof is a black roof on red where the sun has half of it.
            roof, paper = _roof(row, column + place), "R" if (row, place) in lit else sky[row - TOP]
            if any(roof):
                machine.cell(row, column + place, roof, pair("k" + paper))
    return lift_cells(machine, TOP, column, ROWS - 1, SUN_CELLS)


class Evening:
    """Sky, sun, town and ground of a scene."""

    def __init__(self, machine: Spectrum, column: int, skies: tuple[str, ...] = SKIES, town: bool = True) -> None:
        """`column` is the sun's."""
        self.machine = machine
        self.column = column
        self.skies = skies
        self.town = town
        self._places = [(row, cell) for row, cell in STARS if skies[NIGHT][row - TOP] == "b"]
        self.stars = Twinkle(machine, self._places, "wwcwy", 11)

    def draw(self, misses: int) -> None:
        machine = self.machine
        fill(machine, TOP, 0, ROWS - 1, COLUMNS)
        fill(machine, TOP + ROWS - 1, 0, 1, COLUMNS, GRASS, pair("kg" if self.town else "kG"))
        self.colour(misses)
        if self.town:
            draw(machine, art.TOWN, 0, TOWN_TOP)
        if misses < NIGHT:
            self.sun(misses, SUN_TOP + CELL * misses)

    def colour(self, misses: int) -> None:
        """The hour's sky; what is drawn on it stays, black."""
        for row, paper in enumerate(self.skies[misses], TOP):
            colour_cells(self.machine, row, 0, 1, COLUMNS, pair("k" + paper))

    def sun(self, misses: int, y: int, phase: int = 0) -> None:
        """The sun at a line, behind the roofs; its columns are the sky's and its own."""
        _sun(self.column, self.skies[misses], self.town, y, phase % art.BARS).put_back(self.machine)

    def shimmer(self, misses: int, frame: int) -> None:
        if frame % SHIMMER_FRAMES == 0 and misses <= ALLOWED:
            self.sun(misses, SUN_TOP + CELL * misses, frame // SHIMMER_FRAMES)

    def sink(self, misses: int, part: int) -> None:
        """A pixel of eight on the way down to where the sun is after so many misses."""
        self.sun(misses - 1, SUN_TOP + CELL * (misses - 1) + part)

    def night(self) -> None:
        machine = self.machine
        draw(machine, ART["moon"].coloured("w"), 52, 17)
        for row, column in self._places:
            machine.cell(row, column, bytes((0, 0, 16, 56, 16, 0, 0, 0)))
        self.stars.step(0)

    def rise(self, misses: int) -> Frames[None]:
        """The sun comes back up to where it was a miss before."""
        for up in range(0, CELL, 2):
            self.sun(misses - 1, SUN_TOP + CELL * misses - up)
            yield


def found(known: int) -> Tune:
    """A letter comes up: the more are known, the higher."""
    note = 7.0 + SCALE[min(known, len(SCALE)) - 1]
    return ((0.03, note), (0.05, note + 7))


def missed(misses: int) -> Tune:
    """A miss: each a step lower than the last."""
    note = float(MISSES[min(misses, len(MISSES)) - 1])
    return ((0.03, note), (0.01, None), (0.07, note - 1))


def step(number: int) -> Tune:
    """A foot on a hard road, one after the other."""
    return ((0.006, -3.0 - 4 * (number % 2)), (0.008, -12.0))
