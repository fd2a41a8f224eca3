"""Which part of a large picture a telephone shows: all that is pointed at, whole columns, and few words broken."""

from arcade.cabinet.paint.callouts import RADIUS
from arcade.cabinet.paint.lettering import CELL
from arcade.cabinet.paint.machine_view import View
from arcade.machine.machine import Machine
from arcade.toolkit.contract.guide import Guide

AIR = 3
"""Pixels beside what is pointed at."""
LEAST = 22
"""Columns of a telephone's cells that are shown at least."""
BROKEN = 6
"""The cost of a word that is cut."""
TORN = 4
"""The cost of a row that shows something on both sides of an edge."""
LOST = 2
"""The cost of a column less than there is room for."""
ASIDE = 1
"""The cost of a column that the window stands beside the middle."""


def window(machine: Machine, guide: Guide, whole: View, most: int) -> View:
    """The best part of a view for `most` pixels of the page."""
    left, top, width, height = whole.part
    every, columns = whole.every, width // CELL
    room = most * every // CELL
    low, high = _pointed(machine, guide, whole)
    spans = [
        (first, last)
        for first in range(columns)
        for last in range(first + LEAST * every, min(first + room, columns) + 1)
        if first * CELL <= max(low, 0) and min(high, width) <= last * CELL
    ]
    rows = machine.text_rows()
    breaks = [BROKEN * broken(rows, column) + TORN * torn(rows, column) for column in range(columns + 1)]
    best = min(
        spans,
        key=lambda span: (
            breaks[span[0]]
            + breaks[span[1]]
            + LOST * (room - span[1] + span[0])
            + ASIDE * abs(span[0] + span[1] - columns) // 2
        ),
        default=(0, room),
    )
    return View((left + best[0] * CELL, top, (best[1] - best[0]) * CELL, height), every)


def broken(rows: list[str], column: int) -> int:
    """How many words go on from before a column into it."""
    return sum(before.isalnum() and after.isalnum() for before, after in _across(rows, column))


def torn(rows: list[str], column: int) -> int:
    """How many rows show something on both sides of a column's edge."""
    return sum(before != " " != after for before, after in _across(rows, column))


def _across(rows: list[str], column: int) -> list[tuple[str, str]]:
    return [(row[column - 1], row[column]) for row in rows if 0 < column < len(row)]


def _pointed(machine: Machine, guide: Guide, whole: View) -> tuple[int, int]:
    """From where to where something is pointed at, in pixels of the view's part."""
    edges: list[int] = []
    for callout in guide.callouts:
        across = machine.SCREEN[0] - whole.part[0] + callout.at[0]
        before, after = (
            (0, callout.box[0]) if callout.box is not None else (-RADIUS * whole.every, RADIUS * whole.every)
        )
        edges += [across + before - AIR * whole.every, across + after + AIR * whole.every]
    return min(edges), max(edges)
