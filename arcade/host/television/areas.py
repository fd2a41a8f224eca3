"""Which parts of a picture have to be worked on when some of it changed."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np
import pygame

REACH = 10
"""So many lines above and below a changed one, and columns beside it, its glow is seen."""
WORTH = 1600
"""Pixels whose work costs as much as an area more: a gap of no more is worked on, too."""
Span = tuple[int, int]
"""From the first line up to the one that is no part of it."""


class Area(NamedTuple):
    """A rectangle; its bottom and right are the first that are no part of it."""

    top: int
    bottom: int
    left: int
    right: int

    @property
    def rect(self) -> pygame.Rect:
        """The same for pygame."""
        return pygame.Rect(self.left, self.top, self.right - self.left, self.bottom - self.top)


def spans(changed: np.ndarray, reach: int = REACH, gap: int = 0) -> list[Span]:
    """The lines that are set in `changed` (lines,), each with those round it that it reaches, from top to bottom.

    Spans between which there are no more than `gap` lines are one.
    """
    lines = np.flatnonzero(changed)
    if not lines.size:
        return []
    apart = np.flatnonzero(np.diff(lines) > 2 * reach + 1 + gap).tolist()
    firsts, lasts = [0, *(place + 1 for place in apart)], [*apart, lines.size - 1]
    return [
        (max(int(lines[first]) - reach, 0), min(int(lines[last]) + reach + 1, len(changed)))
        for first, last in zip(firsts, lasts, strict=True)
    ]


def areas(changed: np.ndarray, reach: int = REACH) -> list[Area]:
    """What the pixels that are set in `changed` (lines, columns) reach: areas none of which meets another."""
    return [
        Area(top, bottom, left, right)
        for top, bottom in spans(np.logical_or.reduce(changed, axis=1), reach)
        for left, right in spans(np.logical_or.reduce(changed[top:bottom], axis=0), reach, WORTH // (bottom - top))
    ]


def pieces(whole: Sequence[Area], most: int) -> Iterator[Area]:
    """The same in pieces of so many pixels at most, or of one line: what is worked on stays near the processor."""
    for top, bottom, left, right in whole:
        high = max(most // (right - left), 1)
        for start in range(top, bottom, high):
            yield Area(start, min(start + high, bottom), left, right)


def room(kept: Sequence[np.ndarray], rows: int, columns: int) -> list[np.ndarray]:
    """The first part of each of some stretches of memory, as (rows, columns): new memory costs more than the work."""
    return [one[: rows * columns].reshape(rows, columns) for one in kept]


def look_up(table: np.ndarray, at: np.ndarray, found: np.ndarray, spare: np.ndarray) -> None:
    """Put what stands in a table into `found`; where that is no single stretch of memory, by way of `spare`."""
    if found.flags.c_contiguous:
        table.take(at, out=found, mode="clip")
    else:
        table.take(at, out=spare, mode="clip")
        np.copyto(found, spare)
