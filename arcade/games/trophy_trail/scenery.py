"""The field as it lies there: wall, meadow, trophies, trails; any cell can be painted anew."""

from arcade.games.trophy_trail import art
from arcade.games.trophy_trail.art_trails import piece
from arcade.games.trophy_trail.board import COLUMNS, ROWS, Cell, is_wall
from arcade.games.trophy_trail.levels import CROWN, CUP, GOBLET
from arcade.games.trophy_trail.rules import Step, World
from arcade.games.trophy_trail.world import Outing
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS as SCREEN_COLUMNS
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import pair

GROUND = pair("gk")
TROPHIES = {
    CUP: art.CUP.coloured("y", "k"),
    GOBLET: art.GOBLET.coloured("W", "k"),
    CROWN: art.CROWN.coloured("Y", "k"),
}
TRAIL_INKS = ("C", "M")
BRICKS, RUBBER = art.BRICK.coloured("r", "k"), art.RUBBER.coloured("M", "k")
STONE = art.STONE.coloured("W", "k")
GLINT = pair("Wk"), pair("Yk")
"""A crown's two colours."""


class Scenery:
    """Paints what does not move."""

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine
        self._steps: dict[Cell, tuple[int, Step]] = {}
        self._stones: tuple[Cell, ...] = ()

    def build(self, outing: Outing) -> None:
        """The whole field at its beginning."""
        self._steps.clear()
        self._stones = ()
        wall = RUBBER if outing.pace.rubber else BRICKS
        for row in range(ROWS + 2):
            for column in range(COLUMNS + 2):
                if is_wall((row, column)):
                    draw_cells(self.machine, wall, row, column)
        fill(self.machine, 1, 1, ROWS, COLUMNS, art.MEADOW, GROUND)
        for cell in outing.world.trophies:
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
            fill(self.machine, row, column, 1, 1, art.MEADOW, GROUND)
            return
        draw_cells(self.machine, picture.opaque(), row, column)

    def point_out(self, world: World, cells: tuple[Cell, ...]) -> None:
        """Lay stones on a way, and take up those that lay there before."""
        before, self._stones = self._stones, cells
        for cell in {*before, *cells}:
            self.paint(world, cell)

    def glint(self, world: World, frame: int) -> None:
        """Let the crowns glint."""
        for (row, column), value in world.trophies.items():
            if value == CROWN:
                self.machine.attributes[SCREEN_COLUMNS * row + column] = GLINT[frame % 2]
