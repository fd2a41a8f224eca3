"""Sheets of drawings as an editor changes them: a drawing is cut into blocks that it holds, and put back."""

import re

from arcade.toolkit.contract.texts import Prose
from arcade.toolkit.picture.art import Rows, SheetError, read_sheet, written

NOT_THERE = Prose("there is no drawing called {name!r}")
OTHER_SIZE = Prose("the drawing {name!r} has {width} by {height} pixels here")
_BLOCK = re.compile(r"(?P<name>.+) x(?P<left>[0-9]+)-[0-9]+ y(?P<top>[0-9]+)-[0-9]+")


def blocks(name: str, rows: Rows, width: int, height: int) -> dict[str, Rows]:
    """A drawing cut into blocks of at most so many pixels, row by row; alone and under its own name if it is no larger.

    A block is called after the pixels that it has, counted from 0: ``dragon x16-31 y0-15``.
    """
    if len(rows[0]) <= width and len(rows) <= height:
        return {name: rows}
    found: dict[str, Rows] = {}
    for top in range(0, len(rows), height):
        for left in range(0, len(rows[0]), width):
            block = tuple(row[left : left + width] for row in rows[top : top + height])
            place = f"x{left}-{left + len(block[0]) - 1} y{top}-{top + len(block) - 1}"
            found[f"{name} {place}"] = block
    return found


def line_of(text: str, name: str) -> int:
    """The number of the line, from 1, that begins a drawing of a sheet. Raises StopIteration where there is none."""
    head = re.compile(rf"\[{re.escape(name)}(?: [0-9]+x[0-9]+)?\]\r?")
    return next(number for number, line in enumerate(text.split("\n"), 1) if head.fullmatch(line))


def put_in(text: str, name: str, rows: Rows) -> str:
    """A sheet's text with a drawing, or a block of one, in the place of what it was; all other lines stay as they are.

    Raises SheetError for what is no sheet or has no such drawing of this size.
    """
    drawings = read_sheet(text)
    block = None if name in drawings else _BLOCK.fullmatch(name)
    whole = name if block is None else block["name"]
    if whole not in drawings:
        raise SheetError(NOT_THERE, name=whole)
    old = drawings[whole]
    left, top = (0, 0) if block is None else (int(block["left"]), int(block["top"]))
    right, bottom = left + len(rows[0]), top + len(rows)
    width, height = len(old[0]), len(old)
    if right > width or bottom > height or (block is None and (right, bottom) != (width, height)):
        raise SheetError(OTHER_SIZE, line_of(text, whole), name=whole, width=width, height=height)
    over = (row[:left] + part + row[right:] for row, part in zip(old[top:bottom], rows, strict=True))
    new = (*old[:top], *over, *old[bottom:])
    if new == old:
        return text
    lines = text.split("\n")
    start = line_of(text, whole) - 1
    end = next((at for at in range(start + 1, len(lines)) if lines[at].startswith("[")), len(lines))
    end -= not lines[end - 1].rstrip("\r")  # the empty line before the next drawing, or after the last line's end
    line_end = "\r" if lines[start].endswith("\r") else ""
    drawn = f"{line_end}\n".join(written(whole, new)) + (line_end if end < len(lines) else "")
    return "\n".join([*lines[:start], drawn, *lines[end:]])
