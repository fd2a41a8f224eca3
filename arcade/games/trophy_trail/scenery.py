"""The field as it lies there: wall, meadow, trophies, trails; any cell can be painted anew."""

from arcade.games.trophy_trail import art
from arcade.games.trophy_trail.art_trails import piece
from arcade.games.trophy_trail.board import COLUMNS, ROWS, Cell, is_wall
from arcade.games.trophy_trail.layouts import SEASONS, Land, crops, land
from arcade.games.trophy_trail.levels import CROWN, CUP, GOBLET, LEVELS
from arcade.games.trophy_trail.rules import Step, World
from arcade.games.trophy_trail.world import Outing
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS as SCREEN_COLUMNS
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import pair

TROPHIES = {
    CUP: art.CUP.coloured("y", "k"),
    GOBLET: art.GOBLET.coloured("W", "k"),
    CROWN: art.CROWN.coloured("Y", "k"),
}
TRAIL_INKS = ("C", "M")
STONE = art.STONE.coloured("W", "k")
GLINT = pair("Wk"), pair("Yk")
"""A crown's two colours."""
SHEEN = pair("Wk")
WIND, APART = 6, 24
"""Frames from one gust to the next, and diagonals between two of them."""
STILL = -1
"""No diagonal."""


class Scenery:
    """Paints what does not move."""

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine
        self._steps: dict[Cell, tuple[int, Step]] = {}
        self._stones: tuple[Cell, ...] = ()
        self._land: dict[Cell, Land] = {}
        self._diagonals: dict[int, list[Cell]] = {}
        """The cells of the land that bend together."""
        self._gust = STILL
        """On which of them the wind is."""
        self._shining: Cell | None = None

    def build(self, outing: Outing) -> None:
        """The whole field at its beginning."""
        self._steps.clear()
        self._stones = ()
        self._gust, self._shining = STILL, None
        first = LEVELS.index(outing.pace)
        season = SEASONS[(first + outing.number) % len(SEASONS)]
        patches = crops(season, range(1, ROWS + 1), range(1, COLUMNS + 1), first + outing.number)
        self._land = {cell: land(crop, *cell) for cell, crop in patches.items()}
        self._diagonals = {at: [cell for cell in self._land if sum(cell) % APART == at] for at in range(APART)}
        wall = (art.RUBBER if outing.pace.rubber else art.BRICK).coloured(season.wall, "k")
        for row in range(ROWS + 2):
            for column in range(COLUMNS + 2):
                if is_wall((row, column)):
                    draw_cells(self.machine, wall, row, column)
        for cell in self._land:
            self.paint(outing.world, cell)

    def leave(self, world: World, seat: int) -> None:
        """Paint the piece of trail that a walker's last step has left."""
        step = world.walkers[seat].trail[-1]
        self._steps[step.cell] = seat, step
        self.paint(world, step.cell)

    def paint(self, world: World, cell: Cell) -> None:
        """A cell of the field as it is now."""
        row, column = cell
        if cell in world.trails and cell in self._steps:
            seat, step = self._steps[cell]
            picture = piece(seat, step).coloured(TRAIL_INKS[seat], "k")
        elif cell in world.trophies:
            picture = TROPHIES[world.trophies[cell]]
        elif cell in self._stones:
            picture = STONE
        else:
            self._grow(cell)
            return
        draw_cells(self.machine, picture.opaque(), row, column)

    def _grow(self, cell: Cell) -> None:
        """Nothing but what grows in a cell, upright or in the wind."""
        upright, bent, colours = self._land[cell]
        self.machine.cell(*cell, bent if sum(cell) % APART == self._gust else upright, colours)

    def point_out(self, world: World, cells: tuple[Cell, ...]) -> None:
        """Lay stones on a way, and take up those that lay there before."""
        before, self._stones = self._stones, cells
        for cell in dict.fromkeys((*before, *cells)):
            self.paint(world, cell)

    def blow(self, world: World, frame: int) -> None:
        """A gust goes over the land: what grows on every so many diagonal bends."""
        if frame % WIND:
            return
        before, self._gust = self._gust, frame // WIND % APART
        for cell in (*self._diagonals.get(before, ()), *self._diagonals[self._gust]):
            if cell not in world.trails and cell not in world.trophies and cell not in self._stones:
                self._grow(cell)

    def shine(self, world: World, turn: int) -> None:
        """One trophy after the other shines for a moment."""
        if self._shining in world.trophies:
            self.paint(world, self._shining)
        self._shining = sorted(world.trophies)[turn % len(world.trophies)] if world.trophies else None
        if self._shining:
            self.machine.attributes[SCREEN_COLUMNS * self._shining[0] + self._shining[1]] = SHEEN

    def glint(self, world: World, frame: int) -> None:
        """Let the crowns glint."""
        for (row, column), value in world.trophies.items():
            if value == CROWN:
                self.machine.attributes[SCREEN_COLUMNS * row + column] = GLINT[frame % 2]
