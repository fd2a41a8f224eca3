"""The field as it lies there, any cell of which can be painted anew, and who walks on it."""

from collections.abc import Iterable
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from arcade.games.trophy_trail import ART, art
from arcade.games.trophy_trail.rules import COLUMNS, CROWN, CUP, FIELD, GOBLET, ROWS, Cell, Step, World, is_wall
from arcade.games.trophy_trail.world import Motion, Outing
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS as SCREEN_COLUMNS
from arcade.toolkit.picture.areas import colour_cells
from arcade.toolkit.picture.dithered_scene import scattered
from arcade.toolkit.picture.drawing import Patch, draw_cells, lift
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.sprites import CELL, Sprite

Crop = tuple[str, str]
"""The drawing of what grows, and its ink."""
Land = tuple[bytes, bytes, int]
"""A cell of it, upright and bent by the wind, and its colours."""
PATCHES = 11


class Season(NamedTuple):
    """What grows, and what the wall is built of in which ink."""

    crops: tuple[Crop, ...]
    wall: str


SEASONS = (
    Season((("meadow", "g"), ("flowers", "m"), ("furrows", "r"), ("vines", "g"), ("wheat", "r")), "M"),
    Season((("wheat", "r"), ("meadow", "g"), ("furrows", "m"), ("vines", "r"), ("firs", "g")), "r"),
    Season((("dunes", "r"), ("meadow", "g"), ("dunes", "b"), ("flowers", "m")), "r"),
    Season((("firs", "g"), ("dunes", "b"), ("firs", "b"), ("furrows", "b"), ("flowers", "b")), "c"),
    Season((("craters", "b"), ("craters", "m"), ("dunes", "b"), ("craters", "r")), "m"),
)
"""Spring, autumn, the coast, winter, another planet: a level begins with its own; each further field is the next."""


def crops(season: Season, cells: Iterable[Cell], number: int) -> dict[Cell, Crop]:
    """What grows in each cell: the crop of the nearest patch, which are longer than they are high."""
    middles = [
        (scattered(patch, number, 1) * 20 // 256, scattered(patch, number, 2) * 32 // 256) for patch in range(PATCHES)
    ]
    found: dict[Cell, Crop] = {}
    for row, column in cells:
        far = [2 * (row - down) ** 2 + (column - right) ** 2 for down, right in middles]
        found[row, column] = season.crops[(far.index(min(far)) + number) % len(season.crops)]
    return found


def land(crop: Crop, row: int, column: int) -> Land:
    """What is to be seen in a cell where a crop grows; patterns go on from cell to cell."""
    name, ink = crop
    return _land(ART[name], ink, CELL * row % ART[name].height, CELL * column % ART[name].width)


@lru_cache(256)
def _land(pattern: Sprite, ink: str, top: int, left: int) -> Land:
    upright, bent = (
        bytes(
            picture.ink[(top + line) % picture.height].to_bytes(picture.width // CELL)[left // CELL]
            for line in range(CELL)
        )
        for picture in (pattern, pattern.mirrored())
    )
    return upright, bent, pair(ink + "k")


TROPHIES = {
    value: ART[name].coloured(ink, "k")
    for value, name, ink in ((CUP, "cup", "y"), (GOBLET, "goblet", "W"), (CROWN, "crown", "Y"))
}
TRAIL_INKS = ("C", "M")
STONE = ART["stone"].coloured("W", "k")
SHEEN, GOLD = pair("Wk"), pair("Yk")
GUST_FRAMES, GUST_DIAGONALS = 6, 24
"""From one gust to the next."""


class Scenery:
    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine
        self._steps: dict[Cell, tuple[int, Step]] = {}
        self._stones: tuple[Cell, ...] = ()
        self._land: dict[Cell, Land] = {}
        self._gust = -1
        """On which diagonals of the land the wind is, if on any."""
        self._shining: Cell | None = None

    def build(self, outing: Outing) -> None:
        """The whole field at its beginning."""
        self._steps.clear()
        self._stones = ()
        self._gust, self._shining = -1, None
        number = outing.pace.season + outing.number
        season = SEASONS[number % len(SEASONS)]
        self._land = {cell: land(crop, *cell) for cell, crop in crops(season, FIELD, number).items()}
        wall = ART["rubber" if outing.pace.rubber else "brick"].coloured(season.wall, "k")
        for cell in product(range(ROWS + 2), range(COLUMNS + 2)):
            if is_wall(cell):
                draw_cells(self.machine, wall, *cell)
        self.paint(outing.world, *self._land)

    def leave(self, world: World, seat: int) -> None:
        """Paint the piece of trail that a walker's last step has left, and where it is now."""
        step = world.walkers[seat].trail[-1]
        self._steps[step.cell] = seat, step
        self.paint(world, step.cell, world.walkers[seat].cell)

    def paint(self, world: World, *cells: Cell) -> None:
        """Cells of the field as they are now."""
        for cell in cells:
            if cell in world.trails and cell in self._steps:
                seat, step = self._steps[cell]
                picture = art.piece(seat, step).coloured(TRAIL_INKS[seat], "k")
            elif cell in world.trophies:
                picture = TROPHIES[world.trophies[cell]]
            elif cell in self._stones:
                picture = STONE
            else:
                self._grow(cell)
                continue
            draw_cells(self.machine, picture.opaque(), *cell)

    def _grow(self, cell: Cell) -> None:
        """Nothing but what grows in a cell, upright or in the wind."""
        upright, bent, colours = self._land[cell]
        self.machine.cell(*cell, bent if sum(cell) % GUST_DIAGONALS == self._gust else upright, colours)

    def point_out(self, world: World, cells: tuple[Cell, ...]) -> None:
        """Lay stones on a way, and take up those that lay there before."""
        before, self._stones = self._stones, cells
        self.paint(world, *dict.fromkeys((*before, *cells)))

    def blow(self, world: World, frame: int) -> None:
        """A gust goes over the land: what grows on every so many diagonal bends."""
        if frame % GUST_FRAMES:
            return
        before, self._gust = self._gust, frame // GUST_FRAMES % GUST_DIAGONALS
        hidden = {*world.trails, *world.trophies, *self._stones}
        for cell in self._land:
            if sum(cell) % GUST_DIAGONALS in (before, self._gust) and cell not in hidden:
                self._grow(cell)

    def shine(self, world: World, turn: int) -> None:
        """One trophy after the other shines for a moment."""
        if self._shining in world.trophies:
            self.paint(world, self._shining)
        self._shining = sorted(world.trophies)[turn % len(world.trophies)] if world.trophies else None
        if self._shining:
            self.machine.attributes[SCREEN_COLUMNS * self._shining[0] + self._shining[1]] = SHEEN

    def glint(self, world: World, frame: int) -> None:
        for (row, column), value in world.trophies.items():
            if value == CROWN:
                self.machine.attributes[SCREEN_COLUMNS * row + column] = GOLD if frame % 2 else SHEEN


POSE_FRAMES, BLINK_FRAMES, REST_FRAMES = 6, 5, 64
"""At rest one shifts his weight and back."""
THROB = (0, 1, 2, 3, 3, 2, 1, 0)
"""Pixels towards what one bounces off, frame by frame."""


def place(motion: Motion) -> tuple[int, int]:
    """Where on the screen a walker's cell is: x and y of its corner, in pixels."""
    cells = motion.cells
    row, column = cells[-1]
    if motion.bump:
        far = THROB[min(motion.left, len(THROB) - 1)]
        return CELL * column + far * motion.bump.value[1], CELL * row + far * motion.bump.value[0]
    if not motion.left:
        return CELL * column, CELL * row
    at, part = divmod(CELL * (len(cells) - 1) * (motion.span - motion.left) // motion.span, CELL)
    (row, column), (down, right) = cells[at], cells[min(at + 1, len(cells) - 1)]
    return CELL * column + part * (right - column), CELL * row + part * (down - row)


def pose(seat: int, motion: Motion, frame: int) -> Sprite:
    """How somebody looks: walking, or standing with a blink now and then."""
    if motion.left:
        return art.WALKERS[seat][frame // POSE_FRAMES % 2]
    now = (frame + REST_FRAMES * seat // 2) % REST_FRAMES
    return art.BLINKING[seat] if now < BLINK_FRAMES else art.WALKERS[seat][now // (REST_FRAMES // 2)]


class Figures:
    """Draws the walkers, whose cells alone take their colour, and gives the background back."""

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine
        self._covered: list[Patch] = []

    def hide(self) -> None:
        while self._covered:
            self._covered.pop().put_back(self.machine)

    def show(self, outing: Outing) -> None:
        machine = self.machine
        for seat, motion in enumerate(outing.motions):
            picture, (x, y) = pose(seat, motion, outing.frame), place(motion)
            left, top = x - art.MARGIN, y - art.MARGIN
            self._covered.append(lift(machine, left, top, picture.width, picture.height))
            machine.cover(left, top, picture.solid, picture.ink, picture.width)
            row, column = y // CELL, x // CELL
            colour_cells(machine, row, column, 1 + (y % CELL > 0), 1 + (x % CELL > 0), SHEEN)
