"""Patterns: live cells out of a file, however far apart they lie, and the part of them that the field has room for.

Their text is the run-length encoded format (RLE) in which collections of Life patterns are kept. Lines that begin with
# are comments (#N is the name); then comes "x = 3, y = 3, rule = B3/S23"; then the rows: b is an empty cell, o a live
one, $ ends a row, a number before any of them repeats it, ! ends the pattern. Programs with cells of several states
write . and A for b and o. What is written is that and no more; what is read may lack the header and the last !, and the
sizes in the header are not believed (https://conwaylife.com/wiki/Run_Length_Encoded).
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from arcade.games.dipo import strings
from arcade.games.dipo.rules import LIFE, Cell, FromNothingError, Law, law
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


LINE = 70
"""The format's longest line."""
_HEADER = re.compile(r"\s*x\s*=", re.IGNORECASE)
_RULE = re.compile(r"rule\s*=\s*([^:]*)", re.IGNORECASE)
"""What follows a colon says how large the field is."""
_DIGITS = frozenset("0123456789")
_TOKEN = re.compile(r"[0-9]+|\S")
_HISTORY = "lifehistory"
"""Life whose cells remember: states A, C and E are alive."""
_TWO_STATES = {"b": False, "B": False, ".": False, "o": True, "O": True}
_SEVERAL_STATES = {"b": False, ".": False, "o": True, "A": True}
_HISTORY_STATES = _SEVERAL_STATES | {"B": False, "C": True, "D": False, "E": True, "F": False}


def drawing_of(lines: Sequence[str]) -> Drawing:
    """The drawing on a file's lines. Raises UnreadableError with the line that is wrong."""
    name = next((name_of(line[2:]) for line in lines if line.startswith("#N")), "")
    begin = next((at for at, line in enumerate(lines) if line.strip() and not line.startswith("#")), len(lines))
    if begin == len(lines):
        raise UnreadableError(strings.NO_PATTERN, max(len(lines), 1))
    rule = next((line[2:] for line in lines[:begin] if line.startswith("#r")), "")
    if _HEADER.match(lines[begin]):
        begin += 1
        found = _RULE.search(lines[begin - 1])
        rule = found[1] if found else rule
    history = rule.strip().casefold() == _HISTORY
    lived_by = LIFE if history or not rule.strip() else law_of(rule, begin)
    if history:
        states = _HISTORY_STATES
    else:
        states = _SEVERAL_STATES if any("A" in line for line in _rows(lines, begin)) else _TWO_STATES
    return Drawing(tuple(_spans(lines, begin, states)), lived_by, name)


def law_of(rule: str, line: int) -> Law:
    """The law that a file names. Raises UnreadableError."""
    named = repr(rule.strip()[:20])
    try:
        return law(rule)
    except FromNothingError:
        raise UnreadableError(strings.BORN_FROM_NOTHING, line, rule=named) from None
    except ValueError:
        raise UnreadableError(strings.NO_RULE, line, rule=named) from None


def _rows(lines: Sequence[str], begin: int) -> list[str]:
    return [line for line in lines[begin:] if not line.startswith("#")]


def _spans(lines: Sequence[str], begin: int, states: dict[str, bool]) -> list[Span]:
    """The live cells of the rows, which the end of the file ends as well as a "!"."""
    spans: list[Span] = []
    row = column = count = 0
    number = begin
    for number, line in enumerate(lines[begin:], begin + 1):
        if line.startswith("#"):
            continue
        for sign in _TOKEN.findall(line):
            if sign[0] in _DIGITS:
                if count:
                    raise UnreadableError(strings.LONELY_NUMBER, number, digits=count)
                count = _number(sign, number)
                continue
            times, count = count or 1, 0
            if sign == "!":
                return spans
            if sign == "$":
                row, column = row + times, 0
                continue
            live = states.get(sign)
            if live is None:
                raise UnreadableError(strings.NO_SIGN, number, sign=repr(sign))
            if live:
                if spans and spans[-1][0] == row and spans[-1][1] + spans[-1][2] == column:
                    _, column, before = spans.pop()
                    times += before
                spans.append((row, column, times))
            column += times
    if count:
        raise UnreadableError(strings.LONELY_NUMBER, number, digits=count)
    return spans


def _number(digits: str, line: int) -> int:
    if len(digits) > 6 or not int(digits):
        raise UnreadableError(strings.NO_NUMBER, line, digits=digits[:12])
    return int(digits)


def cells_of(text: str) -> tuple[Cell, ...]:
    """The cells of a pattern of our own that is written without a header."""
    return drawing_of(text.splitlines()).whole().cells


def write(cells: Sequence[Cell], lived_by: Law = LIFE, name: str = "") -> str:
    """The text of a pattern, trimmed to its live cells."""
    pattern = trimmed(cells)
    live = set(pattern.cells)
    signs = (
        "".join("o" if (row, column) in live else "b" for column in range(pattern.columns))
        for row in range(pattern.rows)
    )
    runs = [_run(len(list(same)), sign) for sign, same in groupby("$".join(row.rstrip("b") for row in signs) + "!")]
    head = [f"#N {name}"] if name else []
    return "\n".join([*head, f"x = {pattern.columns}, y = {pattern.rows}, rule = {lived_by}", *_broken(runs)]) + "\n"


def _run(count: int, sign: str) -> str:
    return f"{count}{sign}" if count > 1 else sign


def _broken(runs: list[str]) -> list[str]:
    """Lines no longer than the format's, never parted within a run."""
    lines = [""]
    for run in runs:
        if len(lines[-1]) + len(run) > LINE:
            lines.append("")
        lines[-1] += run
    return lines
