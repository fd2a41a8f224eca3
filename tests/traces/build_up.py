"""How a picture builds up: what part of it looks as in the end, after each tenth of the time."""

from collections.abc import Sequence

from tests.traces.likeness import picture_of
from tests.traces.playing import Shot

TENTHS = range(1, 10)
FEWEST = 10
"""A way of fewer frames is over at once."""


def build_up(way: Sequence[Shot]) -> list[float]:
    """Of the cells that change from the first frame to the last, those that look as in the last, in %."""
    if len(way) < FEWEST:
        return [100.0] * len(TENTHS)
    first, last = picture_of(way[0].memory).cells, picture_of(way[-1].memory).cells
    changed = [cell for cell in range(len(last)) if first[cell] != last[cell]]
    if not changed:
        return [100.0] * len(TENTHS)
    found = []
    for tenth in TENTHS:
        cells = picture_of(way[len(way) * tenth // 10].memory).cells
        found.append(100 * sum(cells[cell] == last[cell] for cell in changed) / len(changed))
    return found


def difference(build: Sequence[float], ours: Sequence[float]) -> float:
    """How far apart two ways of building up are: the mean of the differences, in points."""
    return sum(abs(one - other) for one, other in zip(build, ours, strict=True)) / len(build)
