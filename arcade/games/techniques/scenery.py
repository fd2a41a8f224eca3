"""What the Workshop's demonstrations happen in, and what moves there: letters, lights, an engine, rain, clocks."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from math import isqrt

from arcade.games.techniques import ART
from arcade.games.techniques.art import BOLT, MINUTES, REACH, TOWN, face, hand, shape
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, WIDTH
from arcade.toolkit.animation.living import Drift, Falling
from arcade.toolkit.animation.moving_sprites import Actor, Moving, eased
from arcade.toolkit.letters.lettering import letters
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.dithered_scene import ellipse, polygon
from arcade.toolkit.picture.drawing import draw, draw_cells, lift_cells
from arcade.toolkit.picture.grid import Cell, Point
from arcade.toolkit.picture.ink import attribute, pair
from arcade.toolkit.picture.patterns import BRICKS, GRASS, SOLID, tiled
from arcade.toolkit.picture.shading import hollow
from arcade.toolkit.picture.solids import ball
from arcade.toolkit.picture.sprites import CELL, Sprite

RAYS = (
    ((0, 0), (44, 0)), ((86, 0), (128, 0)), ((170, 0), (212, 0)), ((255, 0), (255, 56)), ((255, 112), (255, 167)),
    ((212, 167), (170, 167)), ((128, 167), (86, 167)), ((44, 167), (0, 167)), ((0, 112), (0, 56)),
)  # fmt: skip
"""The points on the stage's edge between which each ray ends."""
SWINGS = ((97, 41, 0), (71, 53, 90), (83, 67, 200))
"""Of each light: frames of its way across and back, of its way down and back, and where it begins."""
RADIUS = 6
"""Cells from the middle of a light to its rim."""
PAPERS = bytes([attribute(0, colour % 8, bright=True) for colour in range(256)])
"""The attribute of a cell in the light of each colour."""
RAINBOW_FOOT_ROW = 17
FLIGHT_FRAMES = 24
CAP = hollow(shape(ellipse(8, 8, 7, 7), 16).cut(0, 0, 16, 16), 1)
PUFFS = tuple(ART["puff"].see_through().enlarged(size, size).coloured("W") for size in (2, 3, 4))


def hills_by_day(machine: Spectrum, top: int) -> None:
    fill(machine, top, 0, 21, COLUMNS, colours=pair("kC"))
    for hill in ((40, 176, 90, 52), (150, 184, 110, 44), (246, 180, 80, 60)):
        draw(machine, shape(ellipse(*hill), 176), 0, 0)
    colour_cells(machine, 14, 0, 8, COLUMNS, pair("gC"))
    fill(machine, 19, 0, 3, COLUMNS, GRASS, pair("Gg"))
    colour_cells(machine, 18, 0, 1, COLUMNS, pair("gC"))
    draw(machine, shape(ellipse(226, 34, 18, 18), 64).coloured("Y"), 0, 0)


def portrait_in_rays(machine: Spectrum, top: int) -> None:
    fill(machine, top, 0, 21, COLUMNS, colours=pair("Rk"))
    for ray in RAYS:
        draw(machine, shape(polygon((128, 84), *ray), 168), 0, CELL * top)
    draw(machine, face(), 64, CELL * top + 20, clear=True)


def swing(frame: int, period: int, far: int) -> int:
    """To and fro between 0 and `far`."""
    phase = frame * 2 * far // period % (2 * far)
    return min(phase, 2 * far - phase)


def lights(frame: int, height: int) -> bytes:
    """The attributes of so many rows on which three round lights wander: blue, red and green, added up."""
    rows = [0] * height
    for (across, down, first), colour in zip(SWINGS, (1, 2, 4), strict=True):
        x = swing(frame + first, across, COLUMNS - 2 * RADIUS + 2) + RADIUS - 1
        y = swing(frame + first, down, height - 2 * RADIUS + 2) + RADIUS - 1
        for row in range(max(y - RADIUS, 0), min(y + RADIUS + 1, height)):
            half = isqrt(RADIUS * RADIUS + RADIUS - (row - y) * (row - y))
            left, right = max(x - half, 0), min(x + half + 1, COLUMNS)
            rows[row] |= int.from_bytes(bytes((colour,)) * (right - left)) << CELL * (COLUMNS - right)
    return b"".join([row.to_bytes(COLUMNS) for row in rows]).translate(PAPERS)


def arch(radius: int) -> Iterator[list[Cell]]:
    """The cells of a rainbow's arc from left to right, some at a time."""
    arc = [
        (row, column)
        for column in range(COLUMNS)
        for row in range(RAINBOW_FOOT_ROW)
        if isqrt((2 * column - 31) ** 2 + (2 * (RAINBOW_FOOT_ROW - row)) ** 2) // 2 == radius
    ]
    return (arc[first : first + 3] for first in range(0, len(arc), 3))


def rolled_up(machine: Spectrum, top: int, height: int, rows: int, colours: int) -> None:
    """Move rows of the screen up by some of them, as paper; what comes after is blank."""
    below = lift_cells(machine, top + rows, 0, height - rows, COLUMNS)
    replace(below, row=top).put_back(machine)
    fill(machine, top + height - rows, 0, rows, COLUMNS, colours=colours)


class Bird:
    """A letter on its way to its place."""

    def __init__(self, picture: Sprite, start: Point, end: Point) -> None:
        self.picture = picture
        self._way = list(eased(start, end, FLIGHT_FRAMES))
        self._at = 0

    def fly(self) -> Actor:
        """Where it is now; the next time it will be farther on."""
        point = self._way[min(self._at, FLIGHT_FRAMES - 1)]
        self._at += 1
        return self.picture, *point

    @property
    def landed(self) -> bool:
        return self._at >= FLIGHT_FRAMES

    @property
    def end(self) -> Actor:
        return self.picture, *self._way[-1]


class Typewriter:
    """Its keys light up, its paper comes up, its letters are large."""

    KEYS = ("QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM")
    PLAIN = str.maketrans("ăâîșțĂÂÎȘȚ", "AAISTAAIST")
    PAPER, BODY, LIT = pair("kW"), pair("Wb"), pair("kY")
    PAPER_ROWS = 13

    def __init__(self, machine: Spectrum, top: int) -> None:
        self.machine = machine
        self._top = top
        self._keys: dict[str, tuple[int, int]] = {}
        self._lit: tuple[int, int] | None = None
        below = top + self.PAPER_ROWS
        fill(machine, top, 0, self.PAPER_ROWS, COLUMNS, colours=self.PAPER)
        fill(machine, below, 0, 1, COLUMNS, SOLID, pair("wk"))
        fill(machine, below + 1, 0, 7, COLUMNS, colours=self.BODY)
        for line, keys in enumerate(self.KEYS):
            for place, key in enumerate(keys):
                at = self._keys[key] = below + 1 + 2 * line, 1 + line + 3 * place
                draw_cells(machine, CAP, *at)
                draw(machine, letters(machine.font, key, 1, 1), CELL * at[1] + 4, CELL * at[0] + 4)

    def feed(self) -> None:
        rolled_up(self.machine, self._top, self.PAPER_ROWS, 2, self.PAPER)

    def strike(self, letter: str, column: int) -> None:
        picture = letters(self.machine.font, letter, 2, 2)
        draw_cells(self.machine, picture, self._top + self.PAPER_ROWS - 2, column)
        self._lit = self._keys.get(letter.translate(self.PLAIN).upper())
        if self._lit:
            colour_cells(self.machine, *self._lit, 2, 2, self.LIT)

    def let_go(self) -> None:
        if self._lit:
            colour_cells(self.machine, *self._lit, 2, 2, self.BODY)


class Bricks:
    """A ball that breaks a wall of bricks by itself, and the bat that follows it."""

    WALL_INKS = "RYGCMB"

    def __init__(self, machine: Spectrum, top: int, height: int) -> None:
        self.machine = machine
        self._moving = Moving(machine)
        self._top, self._bottom = CELL * top, CELL * (top + height)
        self._x, self._y, self._right, self._down = 40, self._bottom - 40, 3, -3
        self._ball = ball(8)
        self._bat = tiled(SOLID, 40, 6)
        for row, ink in enumerate(self.WALL_INKS, top):
            fill(machine, row, 0, 1, COLUMNS, BRICKS, pair(ink + "k"))
        self._bricks = set(product(range(top, top + len(self.WALL_INKS)), range(COLUMNS // 2)))

    def step(self) -> bool:
        """A frame; whether a brick was hit."""
        self._moving.hide()
        self._x, self._y = self._x + self._right, self._y + self._down
        if not 0 <= self._x <= WIDTH - CELL:
            self._right = -self._right
        floor = self._bottom - 16
        if self._y >= floor or self._y <= self._top:
            self._down = 3 if self._y <= self._top else -3
        brick = (self._y // CELL, (self._x + 4) // 16)
        hit = brick in self._bricks
        if hit:
            self._bricks.remove(brick)
            fill(self.machine, brick[0], 2 * brick[1], 1, 2, colours=pair("Wk"))
            self._down = -self._down
        bat = min(max(self._x - 16, 0), WIDTH - 40)
        self._moving.show((self._ball, self._x, self._y), (self._bat, bat, self._bottom - 8))
        return hit


class Railway:
    """An engine in a flat land that goes by; `step` is a frame of it."""

    RAIL_Y = 144

    def __init__(self, machine: Spectrum, top: int) -> None:
        self.machine = machine
        hills_by_day(machine, top)
        fill(machine, 13, 0, 5, COLUMNS, colours=pair("kC"))
        fill(machine, 18, 0, 4, COLUMNS, GRASS, pair("Gg"))
        fill(machine, 18, 0, 1, COLUMNS, ART["rail"], pair("kg"))
        self._field = Drift(machine, self.RAIL_Y + 2, 0, 30, COLUMNS, (-1,))
        self._wheels = [ART[name].see_through().enlarged(2, 2).opaque() for name in ("wheel-1", "wheel-2")]
        self._steam: list[int] = []
        """Frames since each of the last puffs."""
        self._cloud = Moving(machine)
        colour_cells(machine, 9, 8, 9, 15, pair("kC"))
        draw(machine, ART["engine"].enlarged(2, 2), 64, 76)

    def puff(self, pitch: float | None) -> None:
        """A cloud of steam with each puff, none with the other sounds."""
        if pitch is not None and pitch > -20:
            self._steam = [*self._steam[-7:], 0]

    def step(self, frame: int) -> None:
        """The wheels turn, the steam rises, the field goes by."""
        turned = self.machine.frame // 4 % 2
        for x in (68, 104, 140):
            draw(self.machine, self._wheels[turned], x, self.RAIL_Y - 32)
        self._field.step(frame)
        self._field.step(frame)
        self._steam = [age + 1 for age in self._steam]
        self._cloud.show(*((PUFFS[min(age // 12, 2)], 136 - 2 * age, 52 - age) for age in self._steam if age < 44))


class Storm:
    def __init__(self, machine: Spectrum, top: int) -> None:
        self.machine = machine
        fill(machine, top, 0, 21, COLUMNS, colours=pair("cb"))
        town = CELL * (top + 21) - TOWN.height
        colour_cells(machine, town // CELL, 0, top + 21 - town // CELL, COLUMNS, pair("kb"))
        draw(machine, TOWN, 0, town)
        colour_cells(machine, top + 18, 0, 3, COLUMNS, pair("ky"))
        drop, air = ART["drop"].see_through(), (0, CELL * top, WIDTH, town - CELL * top)
        self._rain = Falling(machine, (drop,), air, 30, (20, 24, 28), 0)
        self._sky = top, town // CELL - top

    def step(self, frame: int) -> None:
        self._rain.step(frame)

    def rain(self, frames: float) -> Frames[None]:
        for _ in range(round(frames)):
            self.step(self.machine.frame)
            yield

    def strike(self, x: int, calm: bool) -> None:
        """A bolt; the sky is bright unless it is calm."""
        self._rain.hide()
        self._dark = lift_cells(self.machine, self._sky[0], 0, self._sky[1], COLUMNS)
        if not calm:
            colour_cells(self.machine, self._sky[0], 0, self._sky[1], COLUMNS, pair("kC"))
        draw(self.machine, BOLT, x - 40, CELL * self._sky[0])

    def dark(self) -> None:
        self._rain.hide()
        self._dark.put_back(self.machine)


class Dial:
    """A clock whose hand is flipped over what is below."""

    X, Y = 68, 96  # its middle, as PLOT counts

    def __init__(self, machine: Spectrum, top: int) -> None:
        self.machine = machine
        colour_cells(machine, top, 0, 18, 17, pair("Ck"))
        for radius in (58, 59, 61):
            machine.circle(self.X, self.Y, radius, ink=8)
        for minute in range(0, MINUTES, 5):
            across, up = hand(minute)
            machine.plot(self.X + across * 54 // REACH, self.Y + up * 54 // REACH, ink=8)
            machine.circle(self.X + across * 52 // REACH, self.Y + up * 52 // REACH, 2, ink=8)
        self._shown = -1

    def turn(self, frames: int) -> None:
        minute = frames // 5  # a round in six seconds
        if minute != self._shown:
            if self._shown >= 0:
                self._flip(self._shown)
            self._flip(minute)
            self._shown = minute
            self.machine.chime(((0.01, 22.0 if minute % 5 == 0 else 8.0),))

    def _flip(self, minute: int) -> None:
        across, up = hand(minute)
        for beside in (0, 1):
            self.machine.plot(self.X + beside, self.Y, over=1, ink=8)
            self.machine.draw(across, up, over=1, ink=8)


class Hourglass:
    """Sand that runs for 200 frames."""

    HALF = 44
    """Pixel lines from its top to its neck."""

    def __init__(self, machine: Spectrum, top: int) -> None:
        self.machine = machine
        self._top = 8 * top + 28
        fill(machine, top + 3, 0, 15, COLUMNS, colours=pair("Yk"))
        for line in range(2 * self.HALF + 1):
            wide = self._wide(line)
            self._draw(line, wide + 4, wide + 2)
            if line < self.HALF:
                self._draw(line, wide)
        self._fallen = 0

    def _wide(self, line: int) -> int:
        return 56 * abs(self.HALF - line) // self.HALF

    def _draw(self, line: int, half: int, without: int = 0) -> None:
        """A line of so many pixels to either side, but for so many in the middle."""
        bits = (1 << 2 * half) - 1 ^ ((1 << 2 * without) - 1 << half - without)
        self.machine.stamp(128 - half, self._top + line, (bits,), 2 * half)

    def run(self, frame: int) -> None:
        """The sand after so many frames, with a grain on its way and a tick each half second."""
        fallen = min(frame * self.HALF // 200, self.HALF)
        while self._fallen < fallen:
            wide = self._wide(self._fallen)
            self._draw(self._fallen, wide + 4, wide + 2)
            self._fallen += 1
            self._draw(2 * self.HALF + 1 - self._fallen, self._wide(2 * self.HALF + 1 - self._fallen) + 4)
        if frame % 25 == 0:
            self.machine.chime(((0.01, 10.0 + frame // 12),))
