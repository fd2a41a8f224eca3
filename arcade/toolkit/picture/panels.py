"""Boxes drawn from cells, and clear places for whose turn it is, the score and messages."""

from collections.abc import Sequence
from functools import lru_cache

from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.contract.texts import answer_in, wrap
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.borders import ROUND
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import pair, swapped
from arcade.toolkit.picture.sprites import CELL, Sprite


def write(machine: Spectrum, row: int, column: int, words: str, colours: int) -> None:
    """Print words in an attribute, whatever the permanent colours."""
    machine.write(row, column, words, colours)


def centred(machine: Spectrum, row: int, words: str, colours: int, column: int = 0, width: int = COLUMNS) -> None:
    """Print words in the middle of a field, blanks to both sides; nothing beside the words is kept."""
    write(machine, row, column, words.center(width), colours)


def nameplate(machine: Spectrum, row: int, column: int, width: int, name: str, turn: bool) -> None:
    """A side's name: black on yellow while it is that side's turn, else white on black."""
    centred(machine, row, name, pair("kY" if turn else "wk"), column, width)


def button(
    machine: Spectrum, row: int, column: int, width: int, words: str, chosen: bool, pointed: bool = True
) -> None:
    """A row to choose; the chosen one lights up, behind an arrow where it is to be `pointed` at."""
    shown = f"{'→' if chosen and pointed else ' '} {words}".ljust(width)[:width]
    write(machine, row, column, shown, pair("kY") if chosen else pair("Wb"))


def ask_centred(
    machine: Spectrum,
    row: int,
    question: str,
    keys: Sequence[str],
    colours: int,
    column: int = 0,
    width: int = COLUMNS,
    rows: int = 1,
) -> None:
    """Print a question in the middle of a field with the answer that the keys give in negative.

    An answer that the words do not name is added to them, as its first key.
    """
    if answer_in(question, keys) is None:
        question = f"{question} {keys[0]}"
    marked = False
    for place, line in enumerate(wrap(question, width)[:rows]):
        centred(machine, row + place, line, colours, column, width)
        named = None if marked else answer_in(line, keys)
        if named is not None:
            marked, blanks = True, len(line.center(width)) - len(line.center(width).lstrip())
            write(machine, row + place, column + blanks + named[0], line[slice(*named)], swapped(colours))


@lru_cache(128)
def _frame(height: int, width: int, rim: Sprite) -> Sprite:
    """A rim's picture with its middle cells repeated, to so many cells."""

    def wide(row: int) -> int:
        left, middle, right = row >> 2 * CELL, row >> CELL & 0xFF, row & 0xFF
        cells = bytes((left, *(middle,) * (width - 2), right))
        return int.from_bytes(cells)

    def tall(rows: tuple[int, ...]) -> tuple[int, ...]:
        across = tuple(map(wide, rows))
        return across[:CELL] + across[CELL : 2 * CELL] * (height - 2) + across[2 * CELL :]

    return Sprite(CELL * width, tall(rim.ink), tall(rim.solid))


def box(
    machine: Spectrum,
    row: int,
    column: int,
    height: int,
    width: int,
    colours: int,
    rim: Sprite = ROUND,
    filling: Sprite | None = None,
) -> None:
    """Draw a box of so many rows and columns of cells, its rim included; two at least each way.

    `filling` is a pattern for the inside; without one it is the rim picture's middle, which is plain paper.
    """
    if height < 2 or width < 2:
        raise ValueError(f"a box of {height} by {width} cells has no room for its rim")
    draw_cells(machine, _frame(height, width, rim), row, column)
    if filling is not None:
        fill(machine, row + 1, column + 1, height - 2, width - 2, filling)
    colour_cells(machine, row, column, height, width, colours)


class StatusBar:
    """A row of labels with values. Only cells that changed are drawn, so nothing flickers however often it is shown."""

    def __init__(self, machine: Spectrum, row: int, labels: int, values: int) -> None:
        """`labels` and `values` are the attributes of the two; blanks take that of the labels."""
        self.machine = machine
        self.row = row
        self.labels = labels
        self.values = values
        self._shown: list[tuple[str, int]] = []
        self._fields: tuple[tuple[str, object], ...] = ()

    def show(self, *fields: tuple[str, object]) -> None:
        """Show labels with their values: the first at the left, the last at the right, others evenly between.

        A field that would touch the next one moves to the left.
        """
        if self._shown and fields == self._fields:
            return
        self._fields = fields
        cells = [(" ", self.labels)] * COLUMNS
        room = COLUMNS + 1
        for place, (label, value) in reversed(list(enumerate(fields))):
            words = [(character, self.labels) for character in f"{label} " if label]
            words += [(character, self.values) for character in str(value)]
            words = words[-COLUMNS:]  # a game goes on even if a number is too large for its place
            usual = (COLUMNS - len(words)) * place // max(len(fields) - 1, 1)
            start = max(min(usual, room - 1 - len(words)), 0)
            cells[start : start + len(words)] = words
            room = start
        for column, cell in enumerate(cells):
            if not self._shown or self._shown[column] != cell:
                write(self.machine, self.row, column, *cell)
        self._shown = cells

    def forget(self) -> None:
        """Say that the row was overwritten, so that all of it is drawn next time."""
        self._shown = []


class MessageLine:
    """One row or more for messages, centred, each clearing the one before."""

    def __init__(self, machine: Spectrum, row: int, colours: int, rows: int = 1) -> None:
        self.machine = machine
        self.row = row
        self.rows = rows
        self.colours = colours

    def say(self, words: str, colours: int | None = None) -> None:
        """Show a message, wrapped; a game goes on even if a large number makes it too long, so the rest is left out."""
        lines = wrap(words, COLUMNS)[: self.rows] if words else []
        above = (self.rows - len(lines)) // 2
        lines = [""] * above + lines
        for place in range(self.rows):
            words = lines[place] if place < len(lines) else ""
            centred(self.machine, self.row + place, words, self.colours if colours is None else colours)

    def ask(self, question: str, keys: Sequence[str]) -> None:
        """Show a question with the answer that these keys give in negative; see `ask_centred`."""
        self.clear()
        above = (self.rows - len(wrap(question, COLUMNS))) // 2
        ask_centred(self.machine, self.row + max(above, 0), question, keys, self.colours, rows=self.rows)

    def clear(self) -> None:
        """Blank the rows."""
        self.say("")
