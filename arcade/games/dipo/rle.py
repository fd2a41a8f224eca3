"""Patterns as text, run-length encoded: the RLE format in which collections of Life patterns are kept.

Lines that begin with # are comments (#N is the name); then comes "x = 3, y = 3, rule = B3/S23"; then the rows: b is an
empty cell, o a live one, $ ends a row, a number before any of them repeats it, ! ends the pattern. Programs with cells
of several states write . and A for b and o. What is written is that and no more; what is read may lack the header and
the last !, and the sizes in the header are not believed (https://conwaylife.com/wiki/Run_Length_Encoded).
"""

import re
from collections.abc import Sequence
from itertools import groupby

from arcade.games.dipo import strings
from arcade.games.dipo.pattern import Drawing, Span, name_of, trimmed
from arcade.games.dipo.rules import LIFE, Cell, FromNothingError, Law, law
from arcade.toolkit.contract.cartridge import UnreadableError

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
