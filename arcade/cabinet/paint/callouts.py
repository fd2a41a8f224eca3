"""Where the labels of a card's call-outs stand and how their lines run: beside the picture, no line over another."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from heapq import heappush
from itertools import combinations, permutations, product
from math import hypot

from arcade.cabinet.paint.typeset import LINE, wrapped
from arcade.machine.monitor.raster import Rect

Pixel = tuple[int, int]
RADIUS = 9
"""Of a ring round a thing."""
ROWS = 3
"""Lines that a label may have."""
EDGE = 5
"""Pixels of a label round its words."""
GAPS = (16, 5)
"""Pixels between one label and the next: where there is room, and at least."""
STUB = 5
"""Pixels that a line goes straight out of its label before it bends."""
CLEAR = 3
"""Pixels between a line and what it must not touch."""
SHIFTS = (0, -14, 14, -28, 28, -42, 42)
"""By how many pixels the labels of a side move together where lines would meet."""
Way = tuple[int, Sequence[int], bool]
"""Pixels between labels, shifts to be tried, and whether labels may stand in another order than their things."""
WAYS: Sequence[Way] = (
    (GAPS[0], SHIFTS[:1], False),
    (GAPS[1], SHIFTS[:1], False),
    (GAPS[1], SHIFTS[:1], True),
    (GAPS[1], SHIFTS, True),
)
"""What is tried, until there is no fault."""
CONFLICT = 1000.0
"""Pixels of line that a fault is as bad as."""
BACKWARDS = 50.0
"""Pixels of line that an order against that of play is as bad as."""
LOPSIDED = 40.0
"""Pixels of line that a full side beside an empty one is as bad as."""
OTHER_SIDE = 60.0
"""Pixels of line that labels on the side that is not the usual one are as bad as."""


@dataclass(frozen=True)
class Target:
    """What is pointed at, in the pixels of the page: the square of a ring, or a box."""

    rect: Rect
    round: bool
    side: str = ""
    down: int = 0
    """By how many pixels its label stands lower than beside it."""

    @property
    def middle(self) -> Pixel:
        """The point that a line looks for."""
        left, top, wide, high = self.rect
        return left + wide // 2, top + high // 2

    def end(self, start: Pixel) -> Pixel:
        """Where a line that comes from `start` ends: on the ring, or on the box's edge."""
        x, y = self.middle
        if not self.round:
            left, top, wide, high = self.rect
            return max(left - 2, min(start[0], left + wide + 1)), max(top - 2, min(start[1], top + high + 1))
        across, down = start[0] - x, start[1] - y
        far = hypot(across, down) or 1.0
        return x + round(RADIUS * across / far), y + round(RADIUS * down / far)


@dataclass(frozen=True)
class Place:
    """A picture and the strips beside it that labels stand in; a strip without width is none."""

    picture: Rect
    left: Rect
    right: Rect
    usual: bool = True


@dataclass(frozen=True)
class Label:
    """Words in a box, and the three points of the line from it to what they are about."""

    rect: Rect
    lines: tuple[str, ...]
    path: tuple[Pixel, Pixel, Pixel]
    target: Target

    @cached_property
    def cost(self) -> float:
        """Pixels of its line, and how many it stands from where it would if it were alone."""
        _, bend, end = self.path
        pushed = abs(self.rect[1] + self.rect[3] // 2 - self.target.middle[1] - self.target.down)
        return hypot(end[0] - bend[0], end[1] - bend[1]) + pushed


@dataclass(frozen=True)
class Layout:
    """A place with all its labels, in the order of the call-outs."""

    place: Place
    labels: tuple[Label, ...]
    cramped: tuple[str, ...]
    """Which sides have no room for their labels, in words."""

    @cached_property
    def faults(self) -> tuple[str, ...]:
        """What is wrong: labels that have no room, lines that meet one another or what others point at."""
        return self.cramped + tuple(_faults(self.labels))

    @cached_property
    def cost(self) -> float:
        """How much worse than another one it is."""
        return _cost(self, len(self.faults))

    @cached_property
    def least(self) -> float:
        """What it costs if no line meets anything."""
        return _cost(self, len(self.cramped))


Column = tuple[dict[int, Label], tuple[str, ...]]
"""The labels of a side by their number, and whether they have no room, in words."""


@lru_cache(256)
def laid_out(place: Place, targets: tuple[Target, ...], words: tuple[str, ...]) -> Layout:
    """The best layout: without a fault if there is one, with short lines, in the order of play.

    Raises TooWideError for a word that is wider than its label.
    """
    for way in WAYS:
        best = _best(layouts(place, targets, words, way))
        if not best.faults:
            break
    return best


def _best(every: Iterable[Layout]) -> Layout:
    """The first of those that cost least; only in what may be the best one it is looked where lines meet."""
    found: list[tuple[float, int, Layout]] = []
    for number, layout in sorted(enumerate(every), key=lambda one: one[1].least):
        if found and layout.least > found[0][0]:
            break
        heappush(found, (layout.cost, number, layout))
    return found[0][2]


def _sides(place: Place, targets: Sequence[Target]) -> Iterator[tuple[bool, ...]]:
    """For each label whether it stands at the right."""
    choices: list[tuple[bool, ...]] = []
    for target in targets:
        both = tuple(right for right in (False, True) if (place.right if right else place.left)[2])
        choices.append((target.side == "right",) if target.side and len(both) == 2 else both)
    return product(*choices)


def layouts(place: Place, targets: Sequence[Target], words: Sequence[str], way: Way) -> Iterator[Layout]:
    """The labels on either side, there in the order of what they are about, or in every order; and every shift."""
    gap, shifts, any_order = way
    downwards = sorted(range(len(targets)), key=lambda one: targets[one].middle[1] + targets[one].down)

    @cache
    def column(strip: Rect, order: Sequence[int], shift: int) -> Column:
        return _column(strip, order, targets, words, shift, gap)

    for sides in _sides(place, targets):
        left = tuple(one for one in downwards if not sides[one])
        right = tuple(one for one in downwards if sides[one])
        both = product(permutations(left), permutations(right)) if any_order else [(left, right)]
        for order, other in both:
            for shift, across in product(shifts if left else (0,), shifts if right else (0,)):
                one, two = column(place.left, order, shift), column(place.right, other, across)
                labels = one[0] | two[0]
                yield Layout(place, tuple(labels[number] for number in range(len(targets))), one[1] + two[1])


def _column(
    strip: Rect,
    order: Sequence[int],
    targets: Sequence[Target],
    words: Sequence[str],
    shift: int,
    gap: int,
) -> Column:
    """The labels of a side from the top, each as near to the height of what it is about as the others let it be."""
    left, top, wide, high = strip
    lines = {one: wrapped(words[one], wide - 2 * EDGE) for one in order}
    heights = [len(lines[one]) * LINE + 2 * EDGE - 3 for one in order]
    tops: list[int] = []
    at = top
    for one, height in zip(order, heights, strict=True):
        at = max(at, targets[one].middle[1] - height // 2 + shift + targets[one].down)
        tops.append(at)
        at += height + gap
    at = top + high
    for place in reversed(range(len(order))):
        tops[place] = min(tops[place], at - heights[place])
        at = tops[place] - gap
    cramped = bool(order) and (tops[0] < top or any(len(lines[one]) > ROWS for one in order))
    found: dict[int, Label] = {}
    for one, y, height in zip(order, tops, heights, strict=True):
        target, rect = targets[one], (left, y, wide, height)
        found[one] = Label(rect, lines[one], _path(rect, target), target)
    return found, ("the labels of a side have no room",) * cramped


def _path(label: Rect, target: Target) -> tuple[Pixel, Pixel, Pixel]:
    """The line from a label: straight out, as near to the target's height as can be, and with one bend to its edge."""
    left, top, wide, high = label
    rightwards = target.middle[0] > left
    edge = left + wide - 1 if rightwards else left
    start = edge, max(top + 4, min(target.middle[1], top + high - 5))
    bend = edge + (STUB if rightwards else -STUB), start[1]
    return start, bend, target.end(bend)


def _faults(labels: Sequence[Label]) -> Iterator[str]:
    for place, one in enumerate(labels):
        for other in labels:
            if other is not one and near(one.path[1:], other.target.rect, CLEAR):
                yield f"the line of {' '.join(one.lines)!r} touches what {' '.join(other.lines)!r} is about"
        for other in labels[place + 1 :]:
            if meet(one.path[1:], other.path[1:]):
                yield f"the lines of {' '.join(one.lines)!r} and {' '.join(other.lines)!r} meet"


def _cost(layout: Layout, faults: int) -> float:
    labels = layout.labels
    cost = CONFLICT * faults + (0 if layout.place.usual else OTHER_SIDE)
    for label in labels:
        cost += label.cost
    for one, other in combinations(labels, 2):
        cost += BACKWARDS * (one.rect[0] == other.rect[0] and one.rect[1] > other.rect[1])
    if layout.place.left[2] and layout.place.right[2]:
        at_left = sum(label.rect[0] == layout.place.left[0] for label in labels)
        cost += LOPSIDED * abs(2 * at_left - len(labels))
    return cost


def near(segment: Sequence[Pixel], rect: Rect, clear: int) -> bool:
    """Whether a line comes nearer to a rectangle than so many pixels."""
    (x, y), (x_2, y_2) = segment
    left, top, right, bottom = rect[0] - clear, rect[1] - clear, rect[0] + rect[2] + clear, rect[1] + rect[3] + clear
    if max(x, x_2) < left or min(x, x_2) >= right or max(y, y_2) < top or min(y, y_2) >= bottom:
        return False
    corners = ((left, top), (right, top), (left, bottom), (right, bottom))
    return len({_turn(segment[0], segment[1], corner) for corner in corners}) > 1


def meet(one: Sequence[Pixel], other: Sequence[Pixel]) -> bool:
    """Whether two lines cross."""
    (a, b), (c, d) = one, other
    return _turn(a, b, c) != _turn(a, b, d) and _turn(c, d, a) != _turn(c, d, b)


def _turn(a: Pixel, b: Pixel, c: Pixel) -> bool:
    return (b[0] - a[0]) * (c[1] - a[1]) > (b[1] - a[1]) * (c[0] - a[0])
