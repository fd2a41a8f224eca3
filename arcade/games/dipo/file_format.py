"""Patterns: live cells out of a file, however far apart they lie, and the part of them that the field has room for.

The files are of every kind that Life patterns are kept in (https://conwaylife.com/wiki/File_formats), told apart by
their first lines. Life 1.05: blocks (#P column row) of rows of dots and stars. Life 1.06: a list of live cells, column
before row. A .cells file: remarks begin with !, rows are dots and Os. The run-length encoded format (RLE): lines that
begin with # are comments (#N is the name); then comes "x = 3, y = 3, rule = B3/S23"; then the rows: b is an empty cell,
o a live one, $ ends a row, a number before any of them repeats it, ! ends the pattern. Programs with cells of several
states write . and A for b and o. What is read may lack the header and the last !, and the sizes in the header are not
believed (https://conwaylife.com/wiki/Run_Length_Encoded).

A run carries a pattern as RLE, trimmed; one larger than the field is offered cut to its middle.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from arcade.games.dipo import strings
from arcade.games.dipo.rules import LIFE, Cell, Field, FromNothingError, Law, law
from arcade.toolkit.contract.cartridge import Choices, Part, UnreadableError
from arcade.toolkit.contract.plain import Plain

ROWS, COLUMNS = 176, 256
"""The largest pattern: the whole field."""
MOST_NAME_SIGNS = 60
Span = tuple[int, int, int]
"""Live cells side by side: their row, the first one's column, how many they are."""


class Pattern(NamedTuple):
    """A pattern within a rectangle of so many rows and columns."""

    rows: int
    columns: int
    cells: tuple[Cell, ...]
    law: Law = LIFE
    name: str = ""

    def in_middle_of(self, field: Field) -> int:
        """The field with nothing but the pattern; what has no room there comes round from the other side."""
        down, right = (field.rows - self.rows) // 2, (field.columns - self.columns) // 2
        return field.of([(row + down, column + right) for row, column in self.cells])


class Drawing(NamedTuple):
    """What a pattern file holds, of any size."""

    spans: tuple[Span, ...]
    law: Law = LIFE
    name: str = ""

    @property
    def bounds(self) -> tuple[int, int, int, int]:
        """The first row and column with live cells, and how many from there to the last ones."""
        spans = self.spans or ((0, 0, 1),)
        top, left = min(row for row, _, _ in spans), min(first for _, first, _ in spans)
        right = max(first + count for _, first, count in spans)
        return top, left, max(row for row, _, _ in spans) - top + 1, right - left

    def whole(self) -> Pattern:
        """All of it, trimmed to its live cells. Raises UnreadableError where the field is too small."""
        top, left, rows, columns = self.bounds
        if rows > ROWS or columns > COLUMNS:
            most = {"most_columns": COLUMNS, "most_rows": ROWS}
            raise UnreadableError(strings.PATTERN_TOO_LARGE, **most, columns=columns, rows=rows)
        return self._within(top, left)

    def middle(self) -> Pattern:
        """As much of its middle as the field has room for, trimmed to the live cells there.

        Where nothing lives there it is what lies round the live cells nearest to it.
        """
        top, left, rows, columns = self.bounds
        row, column = top + rows // 2, left + columns // 2
        found = self._within(row - ROWS // 2, column - COLUMNS // 2)
        if not found.cells:
            nearest = ((at, min(max(column, first), first + count - 1)) for at, first, count in self.spans)
            row, column = min(nearest, key=lambda place: abs(place[0] - row) + abs(place[1] - column))
            found = self._within(row - ROWS // 2, column - COLUMNS // 2)
        return found

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


_PLACE = re.compile(r"\s*([+-]?[0-9]{1,9})\s+([+-]?[0-9]{1,9})\s*")
_PLAIN = re.compile(r"[.oO*]*")
_LIVE = re.compile(r"[oO*]+")
_OTHERS = {"[M2]": strings.MACROCELL, "[M3D]": strings.MACROCELL, "#MCell": strings.MCELL}
_OTHERS |= {"3D": strings.THREE_DIMENSIONAL, "@RULE": strings.RULE_TABLE}
"""By how they begin, files that people take for patterns and that are none of these kinds."""
MOST_LINE_SIGNS = 70
_HEADER = re.compile(r"\s*x\s*=", re.IGNORECASE)
_RULE = re.compile(r"rule\s*=\s*([^:]*)", re.IGNORECASE)
"""What follows a colon says how large the field is."""
_TOKEN = re.compile(r"[0-9]+|\S")
_HISTORY = "lifehistory"
"""Life whose cells remember: states A, C and E are alive."""
_TWO_STATES = {"b": False, "B": False, ".": False, "o": True, "O": True}
_SEVERAL_STATES = {"b": False, ".": False, "o": True, "A": True}
_HISTORY_STATES = _SEVERAL_STATES | {"B": False, "C": True, "D": False, "E": True, "F": False}


def read(text: str) -> Pattern:
    """The pattern of a text. Raises UnreadableError with the line that is wrong, and for one larger than the field."""
    return _drawing_of(text).whole()


def opened(text: str) -> Plain | Choices:
    """A pattern file's text as a run carries it; of one larger than the field the middle. Raises UnreadableError."""
    drawing = _drawing_of(text)
    try:
        return _written(drawing.whole())
    except UnreadableError as too_large:
        return Choices(too_large.words, (Part(strings.ITS_MIDDLE, lambda: _written(drawing.middle())),))


def write(cells: Sequence[Cell], lived_by: Law = LIFE, name: str = "") -> str:
    """The text of a pattern, trimmed to its live cells."""
    pattern = trimmed(cells)
    live = set(pattern.cells)
    signs = (
        "".join("o" if (row, column) in live else "b" for column in range(pattern.columns))
        for row in range(pattern.rows)
    )
    counted = [(sign, len(list(same))) for sign, same in groupby("$".join(row.rstrip("b") for row in signs) + "!")]
    runs = [f"{count}{sign}" if count > 1 else sign for sign, count in counted]
    head = [f"#N {name}"] if name else []
    return "\n".join([*head, f"x = {pattern.columns}, y = {pattern.rows}, rule = {lived_by}", *_broken(runs)]) + "\n"


def _broken(runs: list[str]) -> list[str]:
    """Lines no longer than the format's, never parted within a run."""
    lines = [""]
    for run in runs:
        if len(lines[-1]) + len(run) > MOST_LINE_SIGNS:
            lines.append("")
        lines[-1] += run
    return lines


def _written(found: Pattern) -> str:
    return write(found.cells, found.law, found.name)


def _drawing_of(text: str) -> Drawing:
    """What a text holds, of any size. Raises UnreadableError with the line that is wrong."""
    lines = text.splitlines()
    first = next((line for line in lines if line.strip()), "")
    for beginning, kind in _OTHERS.items():
        if first.startswith(beginning):
            raise UnreadableError(strings.OTHER_KIND, 1, kind=kind)
    words = first.casefold().split()
    if words[:1] == ["#life"]:
        return _life_1_06(lines) if words[1:2] == ["1.06"] else _life_1_05(lines)
    rows = [line for line in lines if not line.startswith(("#", "!"))]
    plain = all(_PLAIN.fullmatch(line.rstrip()) for line in rows) and any(line.strip() for line in rows)
    return _cells(lines) if plain or first.startswith("!") else _rle(lines)


def _name_of(words: str) -> str:
    return words.strip()[:MOST_NAME_SIGNS].rstrip()


def _life_1_05(lines: Sequence[str]) -> Drawing:
    spans: list[Span] = []
    lived_by = LIFE
    row = left = 0
    for number, line in enumerate(lines, 1):
        if line.startswith("#R"):
            lived_by = _law_of(line[2:], number)
        elif line.startswith("#P") and line[2:].strip():
            left, row = _place(line[2:], number)
        elif not line.startswith("#"):
            spans += _row(line, number, row, left)
            row += 1
    return _found(spans, lines, lived_by)


def _life_1_06(lines: Sequence[str]) -> Drawing:
    places = (_place(line, number) for number, line in enumerate(lines, 1) if line.strip() and not line.startswith("#"))
    return _found([(row, column, 1) for column, row in places], lines)


def _cells(lines: Sequence[str]) -> Drawing:
    spans: list[Span] = []
    row, name = 0, ""
    for number, line in enumerate(lines, 1):
        if line.startswith(("!", "#")):
            title = line.partition(":")
            name = name or (_name_of(title[2]) if title[0].casefold() == "!name" else "")
        else:
            spans += _row(line, number, row, 0)
            row += 1
    return _found(spans, lines, name=name)


def _found(spans: Sequence[Span], lines: Sequence[str], lived_by: Law = LIFE, name: str = "") -> Drawing:
    if not spans:
        raise UnreadableError(strings.NO_PATTERN, max(len(lines), 1))
    return Drawing(tuple(spans), lived_by, name)


def _row(line: str, number: int, row: int, left: int) -> Iterator[Span]:
    """The live cells of a row of dots and stars or Os."""
    if not _PLAIN.fullmatch(line.rstrip()):
        sign = next(sign for sign in line if not _PLAIN.fullmatch(sign))
        raise UnreadableError(strings.NO_DOT, number, sign=repr(sign))
    for run in _LIVE.finditer(line):
        yield row, left + run.start(), len(run[0])


def _place(words: str, number: int) -> tuple[int, int]:
    """A column and a row."""
    place = _PLACE.fullmatch(words)
    if place is None:
        raise UnreadableError(strings.NO_PLACE, number, found=repr(words.strip()[:24]))
    return int(place[1]), int(place[2])


def _rle(lines: Sequence[str]) -> Drawing:
    name = next((_name_of(line[2:]) for line in lines if line.startswith("#N")), "")
    begin = next((at for at, line in enumerate(lines) if line.strip() and not line.startswith("#")), len(lines))
    if begin == len(lines):
        return _found((), lines)
    rule = next((line[2:] for line in lines[:begin] if line.startswith("#r")), "")
    if _HEADER.match(lines[begin]):
        begin += 1
        found = _RULE.search(lines[begin - 1])
        rule = found[1] if found else rule
    history = rule.strip().casefold() == _HISTORY
    lived_by = LIFE if history or not rule.strip() else _law_of(rule, begin)
    several = any("A" in line for line in lines[begin:] if not line.startswith("#"))
    states = _HISTORY_STATES if history else _SEVERAL_STATES if several else _TWO_STATES
    return Drawing(tuple(_spans(lines, begin, states)), lived_by, name)


def _law_of(rule: str, line: int) -> Law:
    """The law that a file names. Raises UnreadableError."""
    named = repr(rule.strip()[:20])
    try:
        return law(rule)
    except FromNothingError:
        raise UnreadableError(strings.BORN_FROM_NOTHING, line, rule=named) from None
    except ValueError:
        raise UnreadableError(strings.NO_RULE, line, rule=named) from None


def _spans(lines: Sequence[str], begin: int, states: dict[str, bool]) -> list[Span]:
    """The live cells of the rows, which the end of the file ends as well as a "!"."""
    spans: list[Span] = []
    row = column = count = 0
    number = begin
    for number, line in enumerate(lines[begin:], begin + 1):
        if line.startswith("#"):
            continue
        for sign in _TOKEN.findall(line):
            if "0" <= sign[0] <= "9":
                if count:
                    raise UnreadableError(strings.LONELY_NUMBER, number, digits=count)
                count = int(sign[:7])
                if len(sign) > 6 or not count:
                    raise UnreadableError(strings.NO_NUMBER, number, digits=sign[:12])
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
