"""The drums of the drawn machine: strips of digits that move by pixels and stop one after the other."""

from functools import lru_cache

from arcade.games.fortune_wheel import art
from arcade.games.fortune_wheel.rules import DIGITS, Drums
from arcade.machine.font import Font
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import LINES
from arcade.toolkit.animation.moving_sprites import Actor, Moving
from arcade.toolkit.contract.program import AnyProgram
from arcade.toolkit.letters.lettering import letters
from arcade.toolkit.picture.areas import colour_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.joined_sprites import above
from arcade.toolkit.picture.sprites import CELL, Sprite

TOP, HEIGHT, WIDTH = 5, 5, 4
"""Rows and columns of cells."""
COLUMNS = (2, 7, 12)
WINDOWS = {
    column: tuple(slice(at + column, at + column + WIDTH) for at in LINES[CELL * TOP : CELL * (TOP + HEIGHT)])
    for column in COLUMNS
}
"""Where the lines of pixels of each window are."""
PITCH = 32
ROUND = PITCH * DIGITS
LOWERED = 2
"""Pixels that bring a digit into the middle of its place, since the lowest of its eight rows is blank."""
FIRST_STOP, BETWEEN, SUSPENSE = 50, 30, 25
"""Frames to the first stop, between stops, and more for the last one when the first two drums are equal."""
SPEED, BRAKING = 8, 16
"""Pixels a frame at full speed, and the frames before a stop in which it slows down."""
BOUNCE = (3, 5, 4, 2, 0, -1)
"""Pixels beyond the stop in the frames after it."""
ROLL = 8
"""The pitch of the first tick while the last of three drums may still win; each is a semitone up."""
STOP_NOTES = 19, 24, 31
LIT, DIM = pair("kW"), pair("kw")
MOUTH = 68, 112
"""The pixel from which coins leap."""
COURSES = (9, -7, 21, 3, 14, -12, 27, 6, -3, 17, 11, -10, 24, 1)
"""How far coins fly to the right, in eighths of a pixel a frame."""


def strip(font: Font) -> Sprite:
    """All digits above each other, nine at the top, and more of them to look across the seam."""
    digits = "".join(str(DIGITS - place % DIGITS) for place in range(DIGITS + 2))
    column = above(*(letters(font, digit, 3, 4) for digit in digits))
    return column.cut((column.width - CELL * WIDTH) // 2, -LOWERED, CELL * WIDTH, ROUND + CELL * HEIGHT).opaque()


def resting(digit: int) -> int:
    """The strip's pixel row at the window's top when a digit stands in its middle."""
    return (PITCH * (DIGITS - digit) - (CELL * HEIGHT - PITCH) // 2) % ROUND


def way_left(frames: int) -> int:
    """Pixels that a drum still turns so many frames before it stops."""
    if frames <= 0:
        return -BOUNCE[-frames - 1] if 0 < -frames <= len(BOUNCE) else 0
    slow = min(frames, BRAKING)
    return slow * (slow + 1) // 4 + SPEED * (frames - slow)


def stops(drums: Drums) -> tuple[int, int, int]:
    """The frames in which the drums stop; a possible win is drawn out."""
    second = FIRST_STOP + BETWEEN
    return FIRST_STOP, second, second + BETWEEN + (SUSPENSE if drums[0] == drums[1] else 0)


def place(start: int, end: int, stop: int, frame: int) -> int:
    """The strip's row at the window's top in a frame of a spin from one digit to another."""
    left = stop - frame
    # What the full turns miss of the way from digit to digit is spread over all frames, so that nothing jumps.
    missing = (resting(start) - resting(end) - way_left(stop) + ROUND // 2) % ROUND - ROUND // 2
    return (resting(end) + way_left(left) + (missing * left // stop if left > 0 else 0)) % ROUND


@lru_cache(ROUND)
def _view(drum: Sprite, top: int) -> tuple[bytearray, ...]:
    """The lines of pixels that a window shows of a drum from a row on, shaded at both edges.

    They are byte arrays, which another takes without a copy.
    """
    shade = art.curve(drum.width)
    seen = drum.cut(0, top, drum.width, CELL * HEIGHT)
    shown = shade.over(shade.over(seen), 0, seen.height - shade.height)
    return tuple([bytearray(row.to_bytes(WIDTH)) for row in shown.ink])


class Reels:
    """The three windows and what turns behind them."""

    def __init__(self, program: AnyProgram, machine: Spectrum) -> None:
        self.program = program
        self.machine = machine
        self._strip = strip(machine.font)
        self.digits: Drums = (1, 1, 1)

    def show(self) -> None:
        """All at rest."""
        for column, digit in zip(COLUMNS, self.digits, strict=True):
            self._window(column, resting(digit))
            for row in range(HEIGHT):
                colour_cells(self.machine, TOP + row, column, 1, WIDTH, DIM if row in (0, HEIGHT - 1) else LIT)

    def _window(self, column: int, top: int) -> None:
        display = self.machine.display
        for line, row in zip(WINDOWS[column], _view(self._strip, top), strict=True):
            display[line] = row

    def spin(self, drums: Drums) -> Frames[None]:
        """Turn to new digits; clicks in passing, a bell at each stop, a rising roll before a possible win."""
        machine, stop_frames = self.machine, stops(drums)
        before, passed = self.digits, -1
        for frame in range(1, stop_frames[-1] + len(BOUNCE) + 2):
            for column, start, end, stop in zip(COLUMNS, before, drums, stop_frames, strict=True):
                if frame <= stop + len(BOUNCE) + 1:
                    self._window(column, place(start, end, stop, frame))
            if frame in stop_frames:
                machine.chime(((0.03, STOP_NOTES[stop_frames.index(frame)]), (0.05, 36)))
            elif frame < stop_frames[-1] and frame // 4 != passed:
                passed = frame // 4
                machine.chime(((0.004, self.click(drums, frame, stop_frames)),))
            yield
        self.digits = drums

    def click(self, drums: Drums, frame: int, stop_frames: tuple[int, int, int]) -> int:
        """The pitch of a click."""
        if drums[0] == drums[1] and frame > stop_frames[1]:
            return ROLL + (frame - stop_frames[1]) // 4
        return 5 + frame // 4 % 3 + sum(frame > stop for stop in stop_frames) * 5


class Fountain:
    """Coins that leap out of the tray, fall in arcs, and ring on the floor."""

    FLIGHT = 34
    EVERY = 3
    """Frames from coin to coin."""

    def __init__(self, machine: Spectrum, count: int) -> None:
        self.machine = machine
        self._moving = Moving(machine)
        self._count = count
        self.frames = self.EVERY * count + self.FLIGHT if count else 0
        """How long it lasts."""

    def step(self, frame: int) -> None:
        """Show the coins of a frame."""
        first = max((frame - self.FLIGHT) // self.EVERY + 1, 0)
        last = min(frame // self.EVERY, self._count - 1)
        self._moving.show(*(self._coin(number, frame - self.EVERY * number) for number in range(first, last + 1)))
        if frame % self.EVERY == 0 and last * self.EVERY == frame:
            self.machine.chime(((0.005, 22 + COURSES[last % len(COURSES)] % 5 * 2), (0.008, 31)))

    def hide(self) -> None:
        """Take the coins away."""
        self._moving.hide()

    def _coin(self, number: int, age: int) -> Actor:
        x, y = MOUTH
        speed = COURSES[number % len(COURSES)]
        return art.SPINNING.at(age + number), x + speed * age // 8, y - (30 * age - age * age) // 7
