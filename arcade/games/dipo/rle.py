"""Patterns as text, run-length encoded: the RLE format in which collections of Life patterns are kept.

Lines that begin with # are comments (#N is the name); then comes "x = 3, y = 3, rule = B3/S23"; then the rows: b is an
empty cell, o a live one, $ ends a row, a number before any of them repeats it, ! ends the pattern.
"""

import re
from dataclasses import dataclass
from itertools import groupby

from arcade.games.dipo import strings
from arcade.games.dipo.rules import LIFE, Cell, Law, law
from arcade.toolkit.contract.cartridge import UnreadableError

ROWS, COLUMNS = 176, 256
"""The largest pattern: the whole field."""
LINE = 70
"""The format's longest line."""
NAME = 60
_HEADER = re.compile(r"x\s*=\s*(\d+)\s*,\s*y\s*=\s*(\d+)\s*(?:,\s*rule\s*=\s*([^\s,:]+)\S*\s*)?", re.IGNORECASE)
_RUN = re.compile(r"\s*(\d*)([bo.$!])", re.IGNORECASE)


@dataclass(frozen=True)
class Pattern:
    """A pattern within a rectangle of so many rows and columns."""

    rows: int
    columns: int
    cells: tuple[Cell, ...]
    law: Law = LIFE
    name: str = ""


def read(text: str) -> Pattern:
    """The pattern of a text. Raises UnreadableError with the line that is wrong."""
    lines = text.splitlines()
    name = next((line[2:].strip()[:NAME] for line in lines if line.startswith("#N")), "")
    number = next((at for at, line in enumerate(lines, 1) if line.strip() and not line.startswith("#")), 0)
    if not number:
        raise UnreadableError(strings.NO_PATTERN, max(len(lines), 1))
    rows, columns, lived_by = _header(lines[number - 1], number)
    return Pattern(rows, columns, tuple(_cells(lines, number, rows, columns)), lived_by, name)


def opened(text: str) -> str:
    """A pattern file's text as a run carries it: read, and written again in the tidiest way. Raises UnreadableError."""
    pattern = read(text)
    return write(pattern.cells, pattern.law, pattern.name)


def _header(line: str, number: int) -> tuple[int, int, Law]:
    found = _HEADER.fullmatch(line.strip())
    if found is None:
        raise UnreadableError(strings.NO_HEADER, number)
    columns, rows = (_number(size, number) for size in found.group(1, 2))
    if columns > COLUMNS or rows > ROWS:
        most = {"most_columns": COLUMNS, "most_rows": ROWS}
        raise UnreadableError(strings.PATTERN_TOO_LARGE, number, **most, columns=columns, rows=rows)
    named = found.group(3)
    try:
        return rows, columns, law(named) if named else LIFE
    except ValueError:
        raise UnreadableError(strings.NO_RULE, number, rule=repr(named[:20])) from None


def _cells(lines: list[str], header: int, rows: int, columns: int) -> list[Cell]:
    cells: list[Cell] = []
    row = column = 0
    for number, line in enumerate(lines[header:], header + 1):
        if line.startswith("#"):
            continue
        place = 0
        while line[place:].strip():
            run = _RUN.match(line, place)
            if run is None:
                sign = line[place:].lstrip(" \t0123456789")[:1]
                raise UnreadableError(strings.NO_SIGN if sign else strings.LONELY_NUMBER, number, sign=repr(sign))
            place = run.end()
            count = _number(run.group(1), number) if run.group(1) else 1
            match run.group(2):
                case "!":
                    return cells
                case "$":
                    row, column = row + count, 0
                    continue
                case "o" | "O" if row < rows and column + count <= columns:
                    cells += [(row, at) for at in range(column, column + count)]
                case "o" | "O":
                    raise UnreadableError(strings.CELL_OUTSIDE, number, columns=columns, rows=rows)
            column += count
    raise UnreadableError(strings.NO_END, len(lines))


def _number(digits: str, line: int) -> int:
    if len(digits) > 6 or not digits.isascii() or not int(digits):
        raise UnreadableError(strings.NO_NUMBER, line, digits=digits[:12])
    return int(digits)


def write(cells: list[Cell] | tuple[Cell, ...], lived_by: Law = LIFE, name: str = "") -> str:
    """The text of a pattern, trimmed to its live cells."""
    top = min((row for row, _ in cells), default=0)
    left = min((column for _, column in cells), default=0)
    live = {(row - top, column - left) for row, column in cells}
    rows = max((row for row, _ in live), default=0) + 1
    columns = max((column for _, column in live), default=0) + 1
    signs = ("".join("o" if (row, column) in live else "b" for column in range(columns)) for row in range(rows))
    runs = [_run(len(list(same)), sign) for sign, same in groupby("$".join(row.rstrip("b") for row in signs) + "!")]
    head = [f"#N {name}"] if name else []
    return "\n".join([*head, f"x = {columns}, y = {rows}, rule = {lived_by}", *_broken(runs)]) + "\n"


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
