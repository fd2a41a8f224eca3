"""Beside the well: the landscape, another one each ten rows, and Tee, the piece of four with a face.

A theme is the look of squares and walls, too. Tee watches what falls, is glad when rows go and afraid when the pile
is high.
"""

from dataclasses import dataclass
from functools import cache

from arcade.games.tetris import ART, sounds
from arcade.games.tetris.rules import ROWS, Cleared, Event, Fixed, Well, World
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.faces import Face, blinks
from arcade.toolkit.animation.living import Falling
from arcade.toolkit.animation.moving_sprites import Moving
from arcade.toolkit.letters.headline import Area
from arcade.toolkit.picture.areas import blend, fill
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import BLACK, BLUE, CYAN, GREEN, MAGENTA, RED, pair
from arcade.toolkit.picture.patterns import BRICKS, EMPTY, GRASS, NIGHT, SAND, SCALES, STONE, WAVES
from arcade.toolkit.picture.scale2x import stretched
from arcade.toolkit.picture.shown import Shown
from arcade.toolkit.picture.sprites import CELL, Sprite, sprite

ROWS_A_THEME = 10
GROUND = 3
"""Rows of ground in a landscape."""
HAZE = 4
"""Rows above it in which the sky changes its colour."""
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


_HOUSE, _BAMBOO = ART["wall house"].coloured("C", "b"), ART["wall bamboo"].coloured("Y", "g")
_CORAL, _CARVED = ART["wall coral"].coloured("R", "k"), ART["wall carved"].coloured("Y", "r")
_CRYSTAL, _CASTLE = ART["wall crystal"].coloured("C", "b"), ART["wall castle"].coloured("R", "k")
_SPARK, _SPECK = sprite(("##", "##")), sprite(("#",))
_LAMPS = ART["wall lamps"].coloured("M", "k")


def _thing(name: str) -> Sprite:
    return ART[name].see_through()


def _sight(picture: Sprite, scale: int, ink: str) -> Sprite:
    return stretched(picture, scale, scale).see_through().coloured(ink)


THEMES = (
    Theme(
        BLACK, ART["edge ring"], False, _HOUSE, pair("Ck"), "b",
        pair("Ck"), "kbm", BRICKS, pair("bk"), _sight(ART["moon"].see_through(), 2, "Y"), 1, _thing("bar"), (1, 2),
    ),
    Theme(
        GREEN, ART["edge round"], True, _BAMBOO, pair("Gk"), "g",
        pair("Gb"), "bcC", GRASS, pair("Gg"), _sight(ART["sun"].see_through(), 2, "Y"), 1, _thing("leaf"), (2, 3),
    ),
    Theme(
        BLUE, ART["edge round"], False, _CORAL, pair("Ck"), "b",
        pair("CB"), "Bbk", SAND, pair("ky"), _sight(ART["fish"], 2, "Y"), 2, _thing("bubble"), (-2, -3, -4),
    ),
    Theme(
        RED, ART["edge ring"], True, _CARVED, pair("Yk"), "r",
        pair("Yr"), "", SAND, pair("Ry"), _sight(ART["pyramid"], 3, "Y"), -6, _SPECK, (2, 3),
    ),
    Theme(
        CYAN, ART["edge shard"], False, _CRYSTAL, pair("Ck"), "c",
        pair("Wb"), "", WAVES, pair("cW"), _sight(ART["peak"], 3, "W"), -6, _thing("flake"), (2, 3, 4),
    ),
    Theme(
        MAGENTA, ART["edge cracked"], True, _CASTLE, pair("Rk"), "r",
        pair("Yk"), "", STONE, pair("rk"), _sight(ART["volcano"], 3, "R"), -6, _SPARK, (-3, -4, -6),
    ),
    Theme(
        BLACK, ART["edge corners"], False, _LAMPS, pair("Mk"), "m",
        pair("Wk"), "", SCALES, pair("wk"), _sight(ART["planet"], 2, "R"), 2, _SPECK, (8, 12), NIGHT,
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
        if self._things:
            self._things.step(frame)


WIDTH, HEIGHT = 48, 32
_INK = "M"
PUPILS = {
    "ahead": (5, 5), "left": (2, 5), "high": (2, 3), "low": (3, 8), "right": (8, 5), "aloft": (8, 3), "up": (5, 2),
}  # fmt: skip
"""Where the pupils are, by where Tee looks; `high` and `low` are to the left, `aloft` to the right."""
BLINK_EVERY = 150
"""Frames from a blink to the next."""


@cache
def tee(face: Face, scale: int = 1) -> Sprite:
    """Tee with a face, so many times as large."""
    body = Sprite(WIDTH, (0,) * HEIGHT, (0,) * HEIGHT)
    for x, y in ((0, 0), (16, 0), (32, 0), (16, 16)):
        body = ART["block"].over(body, x, y)
    for x in (CELL, CELL + 16):
        body = _eye(face.look).over(body, x, 0)
    body = ART[f"mouth {face.mouth}"].over(body, 18, 20)
    inks = [_INK * scale + "W" * 4 * scale + _INK * scale] * 2 * scale + [_INK] * 2 * scale
    papers = ["k" * scale + _INK * 4 * scale + "k" * scale] * 2 * scale + ["k"] * 2 * scale
    large = body.enlarged(scale, scale)
    smooth = stretched(body, scale, scale)
    return Sprite(large.width, smooth.ink, large.solid).coloured(inks, papers)


def _eye(look: str) -> Sprite:
    if look in ("shut", "glad"):
        return ART[f"eye {look}"]
    if look == "weary":
        return ART["lid"].over(ART["pupil"].over(ART["eye"], 5, 7), 0, 0)
    return ART["pupil"].over(ART["eye"], *PUPILS[look])


class Tee:
    """Stands at a place of whole cells, over a background that comes back."""

    def __init__(self, machine: Spectrum, row: int, column: int, scale: int = 1) -> None:
        self._moving = Moving(machine)
        self._row, self._column, self._scale = row, column, scale

    def show(self, face: Face, up: int = 0) -> None:
        self._moving.show((tee(face, self._scale), CELL * self._column, CELL * (self._row - up)))

    def hide(self) -> None:
        self._moving.hide()


JOY_FRAMES = 30
JOY_A_ROW = 20
"""Frames more for each row that goes at once."""
HOP = 10
HIGH = 14
"""Rows of a pile that Tee fears."""
HIGHEST = 20
"""Rows of one at the rim."""
LOOKS = ("high",) * 7 + ("left",) * 7 + ("low",) * 7
"""Where Tee looks, by the row of the piece."""


def height(well: Well) -> int:
    return next((ROWS - row for row, cells in enumerate(well.rows) if any(cells)), 0)


class Beside:
    """What moves beside the well. It goes on with every tick; its frames are its own count."""

    def __init__(self, machine: Spectrum, landscape: Landscape | None) -> None:
        self.machine = machine
        self.landscape = landscape
        self.tee: Tee | None = None
        self._shown = Shown()
        self._height = 0
        self._joy = 0
        self._frame = 0
        if landscape:
            top, left, rows, columns = landscape.area
            if columns >= WIDTH // CELL:
                row = top + rows - GROUND + 1 - HEIGHT // CELL
                self.tee = Tee(machine, row, left + (columns - WIDTH // CELL + 1) // 2)
                self._show("ahead", "smile")

    def step(self, world: World, events: list[Event]) -> None:
        self._frame += 1
        for event in events:
            if isinstance(event, Cleared):
                self._joy = JOY_FRAMES + JOY_A_ROW * len(event.rows)
            if isinstance(event, (Cleared, Fixed)):
                self._height = height(world.well)
        self._joy = max(self._joy - 1, 0)
        if self.landscape:
            self.landscape.step(self._frame)
        if self._joy:
            self._show("glad", "laugh", self._joy // HOP % 2)
        else:
            shut = blinks(self._frame, BLINK_EVERY)
            look = "shut" if shut else LOOKS[min(world.piece.row, len(LOOKS) - 1)]
            self._show(look, "oh" if self._height >= HIGH else "smile")
        self._warn()

    def _show(self, look: str, mouth: str, up: int = 0) -> None:
        if self.tee and self._shown.changed("tee", (look, mouth, up)):
            self.tee.show(Face(look, mouth), up)

    def _warn(self) -> None:
        """A heart beats, the quicker the nearer the pile is to the rim."""
        if self._height >= HIGH:
            near = min(self._height, HIGHEST) - HIGH
            if self._frame % (56 - 5 * near) == 0 and self.machine.speaker.busy_until < self.machine.now:
                self.machine.chime(sounds.HEART)
