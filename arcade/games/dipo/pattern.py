"""Patterns: live cells out of a file, however far apart they lie, and the part of them that the field has room for."""

from collections.abc import Iterable
from dataclasses import dataclass

from arcade.games.dipo import strings
from arcade.games.dipo.rules import LIFE, Cell, Law
from arcade.toolkit.contract.cartridge import UnreadableError

ROWS, COLUMNS = 176, 256
"""The largest pattern: the whole field."""
NAME = 60
"""A name is cut off after so many characters."""
Span = tuple[int, int, int]
"""Live cells side by side: their row, the first one's column, how many they are."""


def name_of(words: str) -> str:
    """A pattern's name as it is kept."""
    return words.strip()[:NAME].rstrip()


@dataclass(frozen=True)
class Pattern:
    """A pattern within a rectangle of so many rows and columns."""

    rows: int
    columns: int
    cells: tuple[Cell, ...]
    law: Law = LIFE
    name: str = ""


@dataclass(frozen=True)
class Drawing:
    """What a pattern file holds, of any size."""

    spans: tuple[Span, ...]
    law: Law = LIFE
    name: str = ""

    @property
    def top(self) -> int:
        """The first row with a live cell."""
        return min((row for row, _, _ in self.spans), default=0)

    @property
    def left(self) -> int:
        """The first column with a live cell."""
        return min((first for _, first, _ in self.spans), default=0)

    @property
    def rows(self) -> int:
        """From the first live row to the last one, both included."""
        return max((row for row, _, _ in self.spans), default=0) - self.top + 1

    @property
    def columns(self) -> int:
        """From the first live column to the last one, both included."""
        return max((first + count for _, first, count in self.spans), default=1) - self.left

    @property
    def fits(self) -> bool:
        """Whether the field has room for it."""
        return self.rows <= ROWS and self.columns <= COLUMNS

    def whole(self) -> Pattern:
        """All of it, trimmed to its live cells. Raises UnreadableError where the field is too small."""
        if not self.fits:
            raise self.too_large()
        return self._within(self.top, self.left)

    def middle(self) -> Pattern:
        """As much of its middle as the field has room for, trimmed to the live cells there.

        Where nothing lives there it is what lies round the live cells nearest to it.
        """
        row, column = self.top + self.rows // 2, self.left + self.columns // 2
        found = self._within(row - ROWS // 2, column - COLUMNS // 2)
        if not found.cells:
            nearest = ((at, min(max(column, first), first + count - 1)) for at, first, count in self.spans)
            row, column = min(nearest, key=lambda place: abs(place[0] - row) + abs(place[1] - column))
            found = self._within(row - ROWS // 2, column - COLUMNS // 2)
        return found

    def too_large(self) -> UnreadableError:
        """Why it can't be opened whole."""
        most = {"most_columns": COLUMNS, "most_rows": ROWS}
        return UnreadableError(strings.PATTERN_TOO_LARGE, **most, columns=self.columns, rows=self.rows)

    def _within(self, top: int, left: int) -> Pattern:
        """What lies in a rectangle of the field's size."""
        seen = (
            (row, max(first, left), min(first + count, left + COLUMNS))
            for row, first, count in self.spans
            if top <= row < top + ROWS
        )
        return trimmed({(row, column) for row, start, end in seen for column in range(start, end)}, self.law, self.name)


def trimmed(cells: Iterable[Cell], lived_by: Law = LIFE, name: str = "") -> Pattern:
    """The pattern of live cells, its first row and column as near as they are."""
    live = sorted(cells)
    top, left = min((row for row, _ in live), default=0), min((column for _, column in live), default=0)
    moved = tuple((row - top, column - left) for row, column in live)
    rows, columns = max((row for row, _ in moved), default=0) + 1, max((column for _, column in moved), default=0) + 1
    return Pattern(rows, columns, moved, lived_by, name)
