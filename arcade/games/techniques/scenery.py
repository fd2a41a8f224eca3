"""What the Workshop's demonstrations happen in: a typewriter, hills, rays, a railway, a town by night, clocks."""

from arcade.games.techniques.art import face
from arcade.games.techniques.art_props import BOLT, DROP, ENGINE, PUFF, TOWN, WHEELS
from arcade.games.techniques.motion import MINUTES, hand, rolled_up, shape
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, WIDTH
from arcade.toolkit.animation.living import Drift, Falling
from arcade.toolkit.animation.moving_sprites import Moving
from arcade.toolkit.letters.lettering import letters
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.dithered_scene import ellipse, polygon
from arcade.toolkit.picture.drawing import draw, draw_cells, lift_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.patterns import GRASS, SOLID
from arcade.toolkit.picture.shading import hollow
from arcade.toolkit.picture.sprites import CELL, Sprite

STEP = 5
"""Frames from one stroke of the dial to the next: six seconds are a round."""
HILLS = ((40, 176, 90, 52), (150, 184, 110, 44), (246, 180, 80, 60))
"""Middles and half axes of the hills by day, in pixels."""
CAP = hollow(shape(ellipse(8, 8, 7, 7), 16).cut(0, 0, 16, 16), 1)
"""A key of the typewriter."""
PUFFS = tuple(PUFF.enlarged(size, size).coloured("W") for size in (2, 3, 4))
"""Steam that spreads."""
RAYS = ((0, 0), (44, 0), (86, 0), (128, 0), (170, 0), (212, 0), (255, 0), (255, 56), (255, 112), (255, 167))
FALLING_RAYS = ((212, 167), (170, 167), (128, 167), (86, 167), (44, 167), (0, 167), (0, 112), (0, 56))


def hills_by_day(machine: Spectrum, top: int) -> None:
    """A bright sky over green hills, and the sun."""
    fill(machine, top, 0, 21, COLUMNS, colours=pair("kC"))
    for hill in HILLS:
        draw(machine, shape(ellipse(*hill), 176), 0, 0)
    colour_cells(machine, 14, 0, 8, COLUMNS, pair("gC"))
    fill(machine, 19, 0, 3, COLUMNS, GRASS, pair("Gg"))
    colour_cells(machine, 18, 0, 1, COLUMNS, pair("gC"))
    draw(machine, shape(ellipse(226, 34, 18, 18), 64).coloured("Y"), 0, 0)


def portrait_in_rays(machine: Spectrum, top: int) -> None:
    """The master before sixteen rays."""
    edge = (*RAYS, *FALLING_RAYS)
    fill(machine, top, 0, 21, COLUMNS, colours=pair("Rk"))
    for first in range(0, len(edge), 2):
        draw(machine, shape(polygon((128, 84), edge[first], edge[(first + 1) % len(edge)]), 168), 0, CELL * top)
    draw(machine, face(), 64, CELL * top + 20, clear=True)


class Typewriter:
    """Its keys light up, its paper comes up, its letters are large."""

    KEYS = ("QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM")
    PLAIN = str.maketrans("ăâîșțĂÂÎȘȚ", "AAISTAAIST")
    PAPER, BODY, CAP, LIT = pair("kW"), pair("Wb"), pair("Wb"), pair("kY")
    LINES = 13

    def __init__(self, machine: Spectrum, top: int) -> None:
        self.machine = machine
        self._top = top
        self._keys: dict[str, tuple[int, int]] = {}
        self._lit: tuple[int, int] | None = None
        fill(machine, top, 0, self.LINES, COLUMNS, colours=self.PAPER)
        fill(machine, top + self.LINES, 0, 1, COLUMNS, SOLID, pair("wk"))
        fill(machine, top + self.LINES + 1, 0, 7, COLUMNS, colours=self.BODY)
        for line, keys in enumerate(self.KEYS):
            for place, key in enumerate(keys):
                at = top + self.LINES + 1 + 2 * line, 1 + line + 3 * place
                self._keys[key] = at
                draw_cells(machine, CAP, *at)
                draw(machine, letters(machine.font, key, 1, 1), CELL * at[1] + 4, CELL * at[0] + 4)

    def feed(self) -> None:
        """A new line."""
        rolled_up(self.machine, self._top, self.LINES, 2, self.PAPER)

    def strike(self, letter: str, column: int) -> None:
        """Type a letter, its key lit."""
        picture = letters(self.machine.font, letter, 2, 2)
        draw_cells(self.machine, picture, self._top + self.LINES - 2, column)
        self._lit = self._keys.get(letter.translate(self.PLAIN).upper())
        if self._lit:
            colour_cells(self.machine, *self._lit, 2, 2, self.LIT)

    def let_go(self) -> None:
        """The key comes up."""
        if self._lit:
            colour_cells(self.machine, *self._lit, 2, 2, self.CAP)


class Railway:
    """An engine in a flat land that goes by; `step` is a frame of it."""

    ENGINE_AT = 64, 76
    WHEELS_AT = 68, 104, 140
    RAIL = 144

    def __init__(self, machine: Spectrum, top: int) -> None:
        self.machine = machine
        hills_by_day(machine, top)
        fill(machine, 13, 0, 5, COLUMNS, colours=pair("kC"))
        fill(machine, 18, 0, 4, COLUMNS, GRASS, pair("Gg"))
        fill(machine, 18, 0, 1, COLUMNS, Sprite(16, (0xFFFF, 0xFFFF, 0xFF00, 0xFF00), (0xFFFF,) * 4), pair("kg"))
        self._field = Drift(machine, self.RAIL + 2, 0, 30, COLUMNS, (-1,))
        self._wheels = [wheel.enlarged(2, 2).opaque() for wheel in WHEELS]
        self._steam: list[list[int]] = []
        self._cloud = Moving(machine)
        x, y = self.ENGINE_AT
        colour_cells(machine, y // CELL, x // CELL, 9, 15, pair("kC"))
        draw(machine, ENGINE.enlarged(2, 2), x, y)

    def puff(self, pitch: float | None) -> None:
        """A cloud of steam with each puff, none with the other sounds."""
        if pitch is not None and pitch > -20:
            self._steam = [*self._steam[-7:], [0, 0]]

    def step(self, frame: int) -> None:
        """The wheels turn, the steam rises, the field goes by."""
        turned = self.machine.frame // 4 % 2
        for x in self.WHEELS_AT:
            draw(self.machine, self._wheels[turned], x, self.RAIL - 32)
        self._field.step(frame)
        self._field.step(frame)
        for place in self._steam:
            place[0] -= 2
            place[1] -= 1
        puffs = [(PUFFS[min(-y // 12, 2)], 136 + x, 52 + y) for x, y in self._steam if y > -44]
        self._cloud.show(*puffs)


class Storm:
    """A town by night, rain, and bolts."""

    SKY, ROOFS, WINDOWS = pair("cb"), pair("kb"), pair("ky")

    def __init__(self, machine: Spectrum, top: int) -> None:
        self.machine = machine
        fill(machine, top, 0, 21, COLUMNS, colours=self.SKY)
        town = CELL * (top + 21) - TOWN.height
        colour_cells(machine, town // CELL, 0, top + 21 - town // CELL, COLUMNS, self.ROOFS)
        draw(machine, TOWN, 0, town)
        colour_cells(machine, top + 18, 0, 3, COLUMNS, self.WINDOWS)
        self._rain = Falling(machine, (DROP,), (0, CELL * top, WIDTH, town - CELL * top), 30, (20, 24, 28), 0)
        self._sky = top, town // CELL - top

    def step(self, frame: int) -> None:
        """Rain."""
        self._rain.step(frame)

    def rain(self, frames: float) -> Frames[None]:
        """So many frames of rain."""
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
        """As it was before the bolt."""
        self._rain.hide()
        self._dark.put_back(self.machine)


class Dial:
    """A clock whose hand is flipped over what is below."""

    X, Y = 68, 96
    """From the left, and from the bottom as PLOT has it."""

    def __init__(self, machine: Spectrum, top: int) -> None:
        self.machine = machine
        colour_cells(machine, top, 0, 18, 17, pair("Ck"))
        for radius in (58, 59, 61):
            machine.circle(self.X, self.Y, radius, ink=8)
        for minute in range(0, MINUTES, 5):
            across, up = hand(minute)
            machine.plot(self.X + across * 54 // 44, self.Y + up * 54 // 44, ink=8)
            machine.circle(self.X + across * 52 // 44, self.Y + up * 52 // 44, 2, ink=8)
        self._shown = -1

    def turn(self, frames: int) -> None:
        """Where the hand is after so many frames; a tick whenever it moves."""
        minute = frames // STEP
        if minute == self._shown:
            return
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
    """Sand that runs for so many frames."""

    SIDE, HALF = 56, 44
    X, Y = 128, 64
    FRAMES = 200

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
        return self.SIDE * abs(self.HALF - line) // self.HALF

    def _draw(self, line: int, half: int, without: int = 0) -> None:
        """A line of so many pixels to either side, but for so many in the middle."""
        bits = (1 << 2 * half) - 1 ^ ((1 << 2 * without) - 1 << half - without)
        self.machine.stamp(self.X - half, self._top + line, (bits,), 2 * half)

    def run(self, frame: int) -> None:
        """The sand after so many frames, with a grain on its way and a tick each half second."""
        fallen = min(frame * self.HALF // self.FRAMES, self.HALF)
        while self._fallen < fallen:
            wide = self._wide(self._fallen)
            self._draw(self._fallen, wide + 4, wide + 2)
            self._fallen += 1
            self._draw(2 * self.HALF + 1 - self._fallen, self._wide(2 * self.HALF + 1 - self._fallen) + 4)
        if frame % 25 == 0:
            self.machine.chime(((0.01, 10.0 + frame // 12),))
