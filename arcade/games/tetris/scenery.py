"""Beside the well: the landscape, another one each ten rows, and Tee, the piece of four with a face.

A theme is the look of squares and walls, too. Tee watches what falls, is glad when rows go and afraid when the pile
is high.
"""

from dataclasses import dataclass
from functools import cache

from arcade.games.tetris import ART, sounds
from arcade.games.tetris.rules import ROWS, ROWS_A_SPEED, Cleared, Event, Fixed, Well, World
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

GROUND_ROWS, HAZE_ROWS = 3, 4
"""Above its ground the sky of a landscape changes its colour."""


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


_SPARK, _SPECK = sprite(("##", "##")), sprite(("#",))


def _wall(name: str, ink: str, paper: str = "k") -> Sprite:
    return ART[f"wall {name}"].coloured(ink, paper)


def _thing(name: str) -> Sprite:
    return ART[name].see_through()


def _sight(picture: Sprite, scale: int, ink: str) -> Sprite:
    return stretched(picture, scale, scale).see_through().coloured(ink)


THEMES = (
    Theme(
        BLACK, ART["edge ring"], False, _wall("house", "C", "b"), pair("Ck"), "b",
        pair("Ck"), "kbm", BRICKS, pair("bk"), _sight(ART["moon"].see_through(), 2, "Y"), 1, _thing("bar"), (1, 2),
    ),
    Theme(
        GREEN, ART["edge round"], True, _wall("bamboo", "Y", "g"), pair("Gk"), "g",
        pair("Gb"), "bcC", GRASS, pair("Gg"), _sight(ART["sun"].see_through(), 2, "Y"), 1, _thing("leaf"), (2, 3),
    ),
    Theme(
        BLUE, ART["edge round"], False, _wall("coral", "R"), pair("Ck"), "b",
        pair("CB"), "Bbk", SAND, pair("ky"), _sight(ART["fish"], 2, "Y"), 2, _thing("bubble"), (-2, -3, -4),
    ),
    Theme(
        RED, ART["edge ring"], True, _wall("carved", "Y", "r"), pair("Yk"), "r",
        pair("Yr"), "", SAND, pair("Ry"), _sight(ART["pyramid"], 3, "Y"), -6, _SPECK, (2, 3),
    ),
    Theme(
        CYAN, ART["edge shard"], False, _wall("crystal", "C", "b"), pair("Ck"), "c",
        pair("Wb"), "", WAVES, pair("cW"), _sight(ART["peak"], 3, "W"), -6, _thing("flake"), (2, 3, 4),
    ),
    Theme(
        MAGENTA, ART["edge cracked"], True, _wall("castle", "R"), pair("Rk"), "r",
        pair("Yk"), "", STONE, pair("rk"), _sight(ART["volcano"], 3, "R"), -6, _SPARK, (-3, -4, -6),
    ),
    Theme(
        BLACK, ART["edge corners"], False, _wall("lamps", "M"), pair("Mk"), "m",
        pair("Wk"), "", SCALES, pair("wk"), _sight(ART["planet"], 2, "R"), 2, _SPECK, (8, 12), NIGHT,
    ),
)  # fmt: skip


def theme_after(lines: int) -> int:
    """The theme's number when so many rows have gone."""
    return lines // ROWS_A_SPEED % len(THEMES)


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
        sky = height - GROUND_ROWS
        fill(machine, row, column, sky, width, theme.air_pattern, theme.air)
        if theme.haze:
            blend(machine, row + sky - HAZE_ROWS, column, HAZE_ROWS, width, theme.haze)
        fill(machine, row + sky, column, GROUND_ROWS, width, theme.ground, theme.soil)
        on_the_horizon, columns = theme.row < 0, theme.sight.columns
        sight_row = row + theme.row + (sky if on_the_horizon else 0)
        if self._sight_column is None and columns <= width:
            draw_cells(machine, theme.sight, sight_row, column + (width - columns + 1) // 2)
        elif self._sight_column is not None and on_the_horizon:
            draw_cells(machine, theme.sight, sight_row, column + self._sight_column)
        pixels = CELL * column, CELL * row, CELL * width, CELL * 7
        self._things = Falling(machine, (theme.thing,), pixels, 5, theme.speeds)

    def step(self, frame: int) -> None:
        if self._things:
            self._things.step(frame)


WIDTH, HEIGHT = 48, 32
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
    if face.look in ("shut", "glad"):
        eye = ART[f"eye {face.look}"]
    elif face.look == "weary":
        eye = ART["lid"].over(ART["pupil"].over(ART["eye"], 5, 7), 0, 0)
    else:
        eye = ART["pupil"].over(ART["eye"], *PUPILS[face.look])
    for x in (CELL, CELL + 16):
        body = eye.over(body, x, 0)
    body = ART[f"mouth {face.mouth}"].over(body, 18, 20)
    inks = ["M" * scale + "W" * 4 * scale + "M" * scale] * 2 * scale + ["M"] * 2 * scale
    papers = ["k" * scale + "M" * 4 * scale + "k" * scale] * 2 * scale + ["k"] * 2 * scale
    large = body.enlarged(scale, scale)
    return Sprite(large.width, stretched(body, scale, scale).ink, large.solid).coloured(inks, papers)


class Tee:
    """Stands at a place of whole cells, over a background that comes back."""

    def __init__(self, machine: Spectrum, row: int, column: int, scale: int = 1) -> None:
        self._moving = Moving(machine)
        self._row, self._column, self._scale = row, column, scale

    def show(self, face: Face, up: int = 0) -> None:
        self._moving.show((tee(face, self._scale), CELL * self._column, CELL * (self._row - up)))

    def hide(self) -> None:
        self._moving.hide()


HIGH = 14
"""Rows of a pile that Tee fears."""


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
                row = top + rows - GROUND_ROWS + 1 - HEIGHT // CELL
                self.tee = Tee(machine, row, left + (columns - WIDTH // CELL + 1) // 2)
                self._show("ahead", "smile")

    def step(self, world: World, events: list[Event]) -> None:
        self._frame += 1
        for event in events:
            if isinstance(event, Cleared):
                self._joy = 30 + 20 * len(event.rows)
            if isinstance(event, (Cleared, Fixed)):
                self._height = height(world.well)
        self._joy = max(self._joy - 1, 0)
        if self.landscape:
            self.landscape.step(self._frame)
        if self._joy:
            self._show("glad", "laugh", self._joy // 10 % 2)
        else:
            look = ("high", "left", "low")[min(world.piece.row // 7, 2)]
            shut = blinks(self._frame, BLINK_EVERY)
            self._show("shut" if shut else look, "oh" if self._height >= HIGH else "smile")
        # A heart beats, the quicker the nearer the pile is to the rim.
        beats = self._height >= HIGH and self._frame % (56 - 5 * (min(self._height, 20) - HIGH)) == 0
        if beats and self.machine.speaker.busy_until < self.machine.now:
            self.machine.chime(sounds.HEART)

    def _show(self, look: str, mouth: str, up: int = 0) -> None:
        if self.tee and self._shown.changed("tee", (look, mouth, up)):
            self.tee.show(Face(look, mouth), up)
