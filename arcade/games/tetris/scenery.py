"""The themes, another one each ten rows: the look of squares and walls, and a landscape beside the well."""

from dataclasses import dataclass

from arcade.games.tetris import art_props as art
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.living import Falling
from arcade.toolkit.letters.headline import Area
from arcade.toolkit.picture.areas import blend, fill
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import BLACK, BLUE, CYAN, GREEN, MAGENTA, RED, pair
from arcade.toolkit.picture.patterns import BRICKS, EMPTY, GRASS, NIGHT, SAND, SCALES, STONE, WAVES
from arcade.toolkit.picture.scale2x import stretched
from arcade.toolkit.picture.sprites import CELL, Sprite

ROWS_A_THEME = 10
GROUND, HAZE = 3, 4
"""Rows of ground in a landscape, and of the sky above it that is not of one colour."""
ALOFT = 7
"""Rows of the sky in which something falls or rises."""
THINGS = 5


@dataclass(frozen=True)
class Theme:
    """How everything looks for ten rows."""

    border: int
    edge: Sprite
    solid: bool
    """Whether a square's mark is cut out of it."""
    wall: Sprite
    rim: int
    """The colours of the panels' rims."""
    dot: str
    """The colour letter of the well's dots."""
    air: int
    """The sky's colour as paper, that of what moves in it as ink."""
    haze: str
    """Colour letters of the sky's lowest rows, from the top down; none if they are as above."""
    ground: Sprite
    soil: int
    sight: Sprite
    row: int
    """Where the sight is in the sky, counted from the ground if negative."""
    thing: Sprite
    speeds: tuple[int, ...]
    """How fast things fall; they rise if it is negative."""
    air_pattern: Sprite = EMPTY


_HOUSE, _BAMBOO = art.HOUSE.coloured("C", "b"), art.BAMBOO.coloured("Y", "g")
_CORAL, _CARVED = art.CORAL.coloured("R", "k"), art.CARVED.coloured("Y", "r")
_CRYSTAL, _CASTLE = art.CRYSTAL.coloured("C", "b"), art.CASTLE.coloured("R", "k")
_LAMPS = art.LAMPS.coloured("M", "k")


def _sight(picture: Sprite, scale: int, ink: str) -> Sprite:
    return stretched(picture, scale, scale).see_through().coloured(ink)


THEMES = (
    Theme(
        BLACK, art.RING, False, _HOUSE, pair("Ck"), "b",
        pair("Ck"), "kbm", BRICKS, pair("bk"), _sight(art.MOON, 2, "Y"), 1, art.BAR, (1, 2),
    ),
    Theme(
        GREEN, art.ROUND, True, _BAMBOO, pair("Gk"), "g",
        pair("Gb"), "bcC", GRASS, pair("Gg"), _sight(art.SUN, 2, "Y"), 1, art.LEAF, (2, 3),
    ),
    Theme(
        BLUE, art.ROUND, False, _CORAL, pair("Ck"), "b",
        pair("CB"), "Bbk", SAND, pair("ky"), _sight(art.FISH, 2, "Y"), 2, art.BUBBLE, (-2, -3, -4),
    ),
    Theme(
        RED, art.RING, True, _CARVED, pair("Yk"), "r",
        pair("Yr"), "", SAND, pair("Ry"), _sight(art.PYRAMID, 3, "Y"), -6, art.SPECK, (2, 3),
    ),
    Theme(
        CYAN, art.SHARD, False, _CRYSTAL, pair("Ck"), "c",
        pair("Wb"), "", WAVES, pair("cW"), _sight(art.PEAK, 3, "W"), -6, art.FLAKE, (2, 3, 4),
    ),
    Theme(
        MAGENTA, art.CRACKED, True, _CASTLE, pair("Rk"), "r",
        pair("Yk"), "", STONE, pair("rk"), _sight(art.VOLCANO, 3, "R"), -6, art.SPARK, (-3, -4, -6),
    ),
    Theme(
        BLACK, art.CORNERS, False, _LAMPS, pair("Mk"), "m",
        pair("Wk"), "", SCALES, pair("wk"), _sight(art.PLANET, 2, "R"), 2, art.SPECK, (8, 12), NIGHT,
    ),
)  # fmt: skip


def theme_after(lines: int) -> int:
    """The theme's number when so many rows have gone."""
    return lines // ROWS_A_THEME % len(THEMES)


class Landscape:
    """What is seen beside the well: sky and ground, a sight if there is room, and things on their way."""

    def __init__(self, machine: Spectrum, area: Area, sight_column: int | None = None) -> None:
        """`area` is in cells. The sight is in its middle, or, if it is on the horizon, in the column that is named."""
        self.machine = machine
        self._sight_column = sight_column
        self.area = area
        self._things: Falling | None = None

    def draw(self, theme: Theme) -> None:
        """All of it anew."""
        machine = self.machine
        row, column, height, width = self.area
        sky = height - GROUND
        fill(machine, row, column, sky, width, theme.air_pattern, theme.air)
        if theme.haze:
            blend(machine, row + sky - HAZE, column, HAZE, width, theme.haze)
        fill(machine, row + sky, column, GROUND, width, theme.ground, theme.soil)
        self._sight(theme)
        pixels = CELL * column, CELL * row, CELL * width, CELL * ALOFT
        self._things = Falling(machine, (theme.thing,), pixels, THINGS, theme.speeds)

    def _sight(self, theme: Theme) -> None:
        row, column, height, width = self.area
        on_the_horizon, columns = theme.row < 0, theme.sight.columns
        at = row + theme.row + (height - GROUND if on_the_horizon else 0)
        if self._sight_column is None and columns <= width:
            draw_cells(self.machine, theme.sight, at, column + (width - columns + 1) // 2)
        elif self._sight_column is not None and on_the_horizon:
            draw_cells(self.machine, theme.sight, at, column + self._sight_column)

    def step(self, frame: int) -> None:
        """Things go on their way."""
        if self._things:
            self._things.step(frame)
