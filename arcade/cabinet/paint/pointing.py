"""Call-outs on a picture: labels, lines that bend once, rings and boxes; or, where there is no room, numbers."""

from collections.abc import Collection, Sequence
from math import ceil, hypot

from arcade.cabinet.paint.callouts import EDGE, Label, Pixel, Target
from arcade.cabinet.paint.framing import THICK, frame
from arcade.cabinet.paint.panel import box
from arcade.cabinet.paint.typeset import LINE, put_centred
from arcade.machine.monitor import Monitor
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.bits import Bits
from arcade.machine.monitor.raster import Rect

RADIUS = 9
BADGE = 13
"""The side of a number's box."""
INNER = (RADIUS - 2.2) ** 2
OUTER = (RADIUS + 0.2) ** 2


class _Shape:
    """White pixels in a field, which get a black edge when they are drawn."""

    def __init__(self, field: Rect) -> None:
        self._left, self._top, self._wide, high = field
        self._rows = [0] * high

    def dot(self, x: int, y: int, wide: int = 1, high: int = 1) -> None:
        """Pixels from (x, y) on; what lies outside the field is left out."""
        x -= self._left
        for row in range(max(y - self._top, 0), min(y - self._top + high, len(self._rows))):
            shift = self._wide - x - wide
            run = (1 << wide) - 1
            self._rows[row] |= (run << shift if shift >= 0 else run >> -shift) & (1 << self._wide) - 1

    def line(self, start: Pixel, end: Pixel) -> None:
        """A line two pixels thick."""
        (x, y), (x_2, y_2) = start, end
        steps = max(abs(x_2 - x), abs(y_2 - y), 1)
        for step in range(steps + 1):
            self.dot(round(x + (x_2 - x) * step / steps), round(y + (y_2 - y) * step / steps), THICK, THICK)

    def ring(self, middle: Pixel) -> None:
        """A circle of two pixels round a point."""
        for down in range(-RADIUS, RADIUS + 1):
            for across in range(-RADIUS, RADIUS + 1):
                if INNER <= across * across + down * down <= OUTER:
                    self.dot(middle[0] + across, middle[1] + down)

    def mark(self, target: Target, letters: Collection[Pixel]) -> None:
        """The ring round a target, or the frame that covers no letters."""
        if target.round:
            self.ring(target.middle)
            return
        for strip in frame(target.rect, letters):
            self.dot(*strip)

    def draw(self, monitor: Monitor, letters: Collection[Pixel] = ()) -> None:
        """White, with its black edge, which these letters are kept free of."""
        used = [place for place, row in enumerate(self._rows) if row]
        if not used:
            return
        top = self._top + used[0]
        bits = Bits(self._wide, tuple(self._rows[used[0] : used[-1] + 1]))
        edge = bits.grown()
        rows = list(edge.rows)
        for x, y in letters:
            across, down = x - self._left + 1, y - top + 1
            if 0 <= across < edge.width and 0 <= down < len(rows):
                rows[down] &= ~(1 << edge.width - 1 - across)
        monitor.stamp(self._left - 1, top - 1, Bits(edge.width, tuple(rows)).dyed((c.BLACK,)))
        monitor.stamp(self._left, top, bits.dyed((c.BRIGHT_WHITE,)))


def draw_labels(monitor: Monitor, labels: Sequence[Label], field: Rect, letters: Collection[Pixel] = ()) -> None:
    """Lines and rings first, then the labels over their beginnings; nothing is drawn outside of the field.

    Frames keep clear of the `letters` that are not in them.
    """
    for label in labels:
        path, shape = _Shape(field), _Shape(field)
        start, bend, end = label.path
        for one in (path, shape):
            one.line(start, bend)
            one.line(bend, end)
        shape.mark(label.target, letters)
        path.draw(monitor)
        shape.draw(monitor, letters if not label.target.round else ())
    for label in labels:
        left, top, wide, _ = label.rect
        box(monitor, label.rect, c.BLACK, c.BRIGHT_WHITE)
        for place, line in enumerate(label.lines):
            put_centred(monitor, left, top + EDGE + place * LINE, wide, line, c.BRIGHT_WHITE)


def draw_numbers(monitor: Monitor, targets: Sequence[Target], field: Rect, letters: Collection[Pixel] = ()) -> None:
    """Rings and boxes, a number at each, where it covers none of the others."""
    for target in targets:
        shape = _Shape(field)
        shape.mark(target, letters)
        shape.draw(monitor, letters if not target.round else ())
    taken = [target.rect for target in targets]
    for number, target in enumerate(targets, 1):
        left, top = _free(target, field, taken)
        taken.append((left, top, BADGE, BADGE))
        badge(monitor, left, top, number)


def badge(monitor: Monitor, left: int, top: int, number: int) -> None:
    """A number in its box."""
    box(monitor, (left, top, BADGE, BADGE), c.BLACK, c.BRIGHT_WHITE)
    put_centred(monitor, left, top + 3, BADGE, str(number), c.BRIGHT_WHITE)


def _free(target: Target, field: Rect, taken: Sequence[Rect]) -> Pixel:
    """The corner of a number's box beside a target: where it covers least."""
    left, top, wide, high = target.rect
    reach = ceil(hypot(RADIUS, RADIUS) / 2) if target.round else 2
    inset = RADIUS - reach if target.round else -reach
    right, low = left + wide - inset, top + high - inset
    middle = left + (wide - BADGE) // 2, top + (high - BADGE) // 2
    heights = [top + inset - BADGE, low, middle[1]]
    spots = [
        (x, y)
        for x in (right, left + inset - BADGE, middle[0])
        for y in (heights if target.round else reversed(heights))
        if (x, y) != middle
    ]
    inside = [
        (x, y)
        for x, y in spots
        if field[0] <= x <= field[0] + field[2] - BADGE and field[1] <= y <= field[1] + field[3] - BADGE
    ]
    return min(inside or spots, key=lambda spot: sum(_shared((*spot, BADGE, BADGE), rect) for rect in taken))


def _shared(one: Rect, other: Rect) -> int:
    """The pixels that both cover."""
    wide = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
    high = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
    return max(wide, 0) * max(high, 0)
