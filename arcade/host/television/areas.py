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
    found: list[Span] = []
    for line in np.flatnonzero(changed).tolist():
        end = min(line + reach + 1, len(changed))
        if found and line - reach - gap <= found[-1][1]:
            found[-1] = found[-1][0], end
        else:
            found.append((max(line - reach, 0), end))
    return found


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
