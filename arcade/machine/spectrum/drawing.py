"""PLOT, DRAW and CIRCLE, pixel by pixel in the ROM's order (routines 22DC, 2382 and 2320).

Coordinates count from the bottom left of the 22 upper rows; like the ROM, PLOT drops the sign of its own.
"""

from arcade.machine.spectrum.colours import Colours
from arcade.machine.spectrum.errors import IntegerOutOfRangeError
from arcade.machine.spectrum.functions import cosine, sine, square_root
from arcade.machine.spectrum.memory import LINES, ScreenMemory
from arcade.machine.spectrum.number import (
    HALF,
    ONE,
    TWO_PI,
    ZERO,
    Number,
    add,
    divide,
    multiply,
    natural,
    number,
    restack,
    subtract,
    to_byte,
    whole,
)

TOP_LINE = 175
_TWO = Number(0x82, 1 << 31)


class Pen:
    """The place of the last point drawn, and drawing from there."""

    def __init__(self, memory: ScreenMemory) -> None:
        self.memory = memory
        self.x = 0
        self.y = 0

    def plot(self, x: float, y: float, colours: Colours) -> None:
        """PLOT x,y."""
        down, _ = to_byte(y)
        across, _ = to_byte(x)
        self._point(across, down, colours)

    def _point(self, x: int, y: int, colours: Colours) -> None:
        # The ROM moves the pen before it looks whether the point is on the screen.
        self.x, self.y = x, y
        if y > TOP_LINE:
            raise IntegerOutOfRangeError
        line = TOP_LINE - y
        at = LINES[line] + (x >> 3)
        bit = 0x80 >> (x & 7)
        display = self.memory.display
        if colours.over:
            if not colours.inverse:
                display[at] ^= bit
        elif colours.inverse:
            display[at] &= ~bit
        else:
            display[at] |= bit
        cell = (line >> 3 << 5) + (x >> 3)
        attributes = self.memory.attributes
        attributes[cell] = colours.merged(attributes[cell])

    def line(self, dx: float | Number, dy: float | Number, colours: Colours) -> None:
        """DRAW dx,dy."""
        tall, up = to_byte(dy)
        wide, right = to_byte(dx)
        long, short = max(wide, tall), min(wide, tall)
        straight = (right, 0) if wide >= tall else (0, up)
        total = long >> 1
        for _ in range(long):
            total += short
            if total >= long:
                total -= long
                step = (right, up)
            else:
                step = straight
            x, y = self.x + step[0], self.y + step[1]
            if not 0 <= x <= 255:
                raise IntegerOutOfRangeError
            self._point(x, y & 0xFF, colours)

    def arc(self, dx: float, dy: float, angle: float, colours: Colours) -> None:
        """DRAW dx,dy,angle: turn through `angle` radians on the way, to the left if it is positive."""
        across, up, turn = number(dx), number(dy), number(angle)
        half_sine = sine(multiply(turn, HALF))
        if not half_sine.mantissa:
            self.line(across, up, colours)
            return
        size = restack(abs(divide(add(abs(across), abs(up)), half_sine)))
        if size.exponent < 0x81:
            self.line(across, up, colours)
            return
        arcs = _Arcs(size, turn)
        scale = divide(arcs.half_sine, half_sine)
        wide, high = multiply(across, scale), multiply(up, scale)
        slant = multiply(subtract(turn, arcs.angle), HALF)
        sine_of, cosine_of = sine(slant), cosine(slant)
        step_x = add(multiply(high, sine_of), multiply(cosine_of, wide))
        step_y = subtract(multiply(high, cosine_of), multiply(wide, sine_of))
        if add(abs(step_y), abs(step_x)).exponent < 0x81:
            self.line(across, up, colours)
            return
        x, y = whole(self.x), whole(self.y)
        self._walk(arcs, (step_x, step_y), (x, y), (add(across, x), add(up, y)), colours)

    def circle(self, x: float, y: float, radius: float, colours: Colours) -> None:
        """CIRCLE x,y,radius, begun at its right, counter-clockwise."""
        across, up, size = number(x), number(y), restack(abs(number(radius)))
        if size.exponent < 0x81:
            self.plot_number(across, up, colours)
            return
        arcs = _Arcs(size, TWO_PI)
        half_step = multiply(size, arcs.half_sine)
        if half_step.exponent < 0x80:
            self.plot_number(across, up, colours)
            return
        start_x, start_y = add(across, size), subtract(up, half_step)
        pen_x = natural(start_x, 255)
        pen_y = natural(start_y, 255)
        self.x, self.y = pen_x, pen_y
        start = (start_x, start_y)
        self._walk(arcs, (ZERO, half_step.scaled(1)), start, start, colours)

    def plot_number(self, x: Number, y: Number, colours: Colours) -> None:
        """PLOT at calculated coordinates."""
        down, _ = to_byte(y)
        across, _ = to_byte(x)
        self._point(across, down, colours)

    def _walk(
        self,
        arcs: "_Arcs",
        step: tuple[Number, Number],
        start: tuple[Number, Number],
        end: tuple[Number, Number],
        colours: Colours,
    ) -> None:
        """Draw straight lines along an arc, turning the step a little each time, and a last one to the end."""
        (step_x, step_y), (x, y) = step, start
        for left in range(arcs.count - 1, 0, -1):
            x, y = add(x, step_x), add(y, step_y)
            self.line(subtract(x, whole(self.x)), subtract(y, whole(self.y)), colours)
            if left > 1:
                step_x, step_y = (
                    subtract(multiply(step_x, arcs.cosine), multiply(step_y, arcs.sine)),
                    add(multiply(step_x, arcs.sine), multiply(step_y, arcs.cosine)),
                )
        self.line(subtract(end[0], whole(self.x)), subtract(end[1], whole(self.y)), colours)


class _Arcs:
    """How many straight lines an arc becomes, and the angle of each (routine 247D)."""

    def __init__(self, size: Number, turn: Number) -> None:
        magnitude = abs(divide(turn, divide(_TWO, square_root(size))))
        try:
            count, _ = to_byte(magnitude)
        except IntegerOutOfRangeError:
            count = 252
        self.count = min(count & 0xFC, 248) + 4
        self.angle = divide(turn, whole(self.count))
        self.sine = sine(self.angle)
        self.half_sine = sine(multiply(self.angle, HALF))
        square = multiply(self.half_sine, self.half_sine)
        self.cosine = -subtract(add(square, square), ONE)
