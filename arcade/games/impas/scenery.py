"""Where a game of Impasse ends: a warehouse at night, and the harbour in the morning behind its wall."""

from arcade.games.impas import ART, art
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.living import Drift, Figure, all_alive
from arcade.toolkit.animation.moving_sprites import Animation
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import Patch, draw, draw_cells, lift_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.patterns import BRICKS, DIAGONALS, STONE
from arcade.toolkit.picture.sprites import CELL

GIRDER, GROUND = 5, 19
"""The row of the beam under the roof, and that of the floor."""
WALL_ROW, WALL_COLUMN = GIRDER + 1, 20
WALL_ROWS, WALL_COLUMNS = GROUND - WALL_ROW, COLUMNS - WALL_COLUMN
SEA = 15
"""The row of the horizon."""
WAVES = ART["waves"]
SPEEDS = (0, 9, 0, -7, 0, 6, 0, 5)
SUN = ART["sun"]
SHIP = ART["ship"]
GULLS = (
    ART["gulls-1"],
    ART["gulls-2"],
)
CAN = ART["can"]
"""A lamp under the roof."""


class Warehouse:
    """The room, and how its wall falls."""

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine
        self._view: Patch | None = None
        gull = Animation(tuple(one.see_through().coloured("K") for one in GULLS), 14)
        self._alive = all_alive(
            Drift(machine, CELL * (SEA + 1), 28, CELL * (GROUND - SEA - 1), 4, SPEEDS).step,
            Figure(machine, gull, CELL * 23, CELL * 8).step,
            Figure(machine, gull, CELL * 29, CELL * 7 + 4).step,
        )
        middle = WALL_COLUMN, GROUND - 3
        self._order = sorted(
            ((row, column) for row in range(WALL_ROW, GROUND) for column in range(WALL_COLUMN, COLUMNS)),
            key=lambda cell: 4 * max(abs(cell[1] - middle[0]), abs(cell[0] - middle[1])) + cell[0] * 7 % 3,
        )

    def draw(self) -> None:
        """The room at night; what is behind the wall is kept for later."""
        machine = self.machine
        fill(machine, 0, 0, 22, COLUMNS, colours=pair("Wk"))
        self._harbour()
        self._view = lift_cells(machine, WALL_ROW, WALL_COLUMN, WALL_ROWS, WALL_COLUMNS)
        fill(machine, WALL_ROW, WALL_COLUMN, WALL_ROWS, WALL_COLUMNS, BRICKS, pair("rk"))
        fill(machine, GIRDER, 0, 1, COLUMNS, DIAGONALS, pair("yk"))
        fill(machine, GROUND, 0, 1, COLUMNS, STONE, pair("wk"))
        draw_cells(machine, CAN.coloured("W"), WALL_ROW, 9)
        for row, column in ((GROUND - 3, 0), (GROUND - 6, 0)):
            draw_cells(machine, art.crate(24).coloured("y", "k"), row, column)

    def _harbour(self) -> None:
        machine = self.machine
        fill(machine, WALL_ROW, WALL_COLUMN, SEA - WALL_ROW, WALL_COLUMNS, colours=pair("YC"))
        draw(machine, SUN.see_through(), CELL * 23, CELL * SEA - SUN.height)
        draw(machine, SHIP.see_through().coloured("K"), CELL * 28 + 4, CELL * SEA - SHIP.height)
        fill(machine, SEA, WALL_COLUMN, GROUND - SEA, WALL_COLUMNS, WAVES, pair("CB"))

    def open(self, age: int) -> None:
        """Let the bricks fall that fall so many frames after the crash."""
        if self._view:
            for row, column in self._order[7 * age : 7 * age + 7]:
                self._view.part(row, column, 1, 1).put_back(self.machine)

    def step(self, frame: int) -> None:
        """Waves and gulls."""
        self._alive(frame)
