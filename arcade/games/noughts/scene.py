"""The board on the PET's screen: marks that are drawn stroke by stroke, a cursor, squares that light up in reverse."""

from collections.abc import Iterable

from arcade.games.noughts import art, sounds
from arcade.games.noughts.art import Style
from arcade.games.noughts.layout import KEYPAD, Layout
from arcade.games.noughts.rules import Position, fields
from arcade.machine.machine import Frames
from arcade.machine.pet import Pet
from arcade.toolkit.picture.grid import Cell

FLASHES, FLASH = 5, 10
"""How often a line flashes, and frames for each half."""


class Scene:
    """Draws positions, marks and the cursor."""

    def __init__(self, machine: Pet, layout: Layout, style: Style) -> None:
        self.machine = machine
        self.layout = layout
        self.style = style
        self.position = Position(layout.FORM)
        """What is shown."""
        self.cursor: Cell | None = None
        """Where the cursor is, if it is shown."""

    def rule(self, position: Position) -> None:
        """Draw numbers, lines and every square."""
        self.layout.rule(self.machine, self.style.bars)
        self.draw(position)

    def draw(self, position: Position) -> None:
        """Show a position."""
        self.position = position
        for field in range(len(position.form.places)):
            self._square(field)

    def place(self, position: Position, field: int) -> Frames[None]:
        """Show a position whose latest mark is on a field; it is drawn stroke by stroke."""
        self.position = position
        seat = position.owner(field) or 0
        self.machine.chime(sounds.MARKED[seat])
        row, column = self.layout.corner(self.layout.cell(field))
        picture, strokes = self.style.marks[seat], self.style.strokes[seat]
        blank = "\n".join(" " * len(line) for line in picture)
        self.machine.print_at(row, column, blank)
        for step in sorted(set("".join(strokes)) - {" "}):
            for down, line in enumerate(strokes):
                for across, letter in enumerate(line):
                    if letter == step:
                        self.machine.print_at(row + down, column + across, picture[down][across])
            if self.style.bars and step in sounds.SCRATCHES[seat]:
                self.machine.chime(sounds.SCRATCHES[seat][step])
            yield from self.machine.wait(self.style.frames_a_step)
        self._square(field)
        yield

    def show_cursor(self, cell: Cell, shown: bool) -> None:
        """Draw the cursor on a cell or take it away."""
        self.cursor = cell if shown else None
        self._square(self.layout.field(cell))

    def light(self, lit: Iterable[int], on: bool) -> None:
        """Show squares in reverse, or as they are."""
        for field in lit:
            self._square(field, on)

    def flash(self, position: Position, calm: bool) -> Frames[None]:
        """Flash the complete line and leave it in reverse; calm runs only light it."""
        line = fields(position.lines)
        for _ in range(0 if calm else FLASHES):
            for on in (True, False):
                self.light(line, on)
                yield from self.machine.wait(FLASH)
        self.light(line, True)

    def _square(self, field: int, lit: bool = False) -> None:
        cell = self.layout.cell(field)
        row, column = self.layout.corner(cell)
        seat = self.position.owner(field)
        under_cursor = cell == self.cursor
        small = self.style.small
        reverse = lit or (under_cursor and small)
        picture = self.style.free if seat is None else (self.style.lit if reverse else self.style.marks)[seat]
        words = "\n".join(picture)
        if seat is None and "0" in words:
            words = words.replace("0", KEYPAD[field])
        self.machine.print_at(row, column, words, reverse)
        if under_cursor and not small:
            for down, line in enumerate(art.CURSOR):
                for across, sign in enumerate(line):
                    if sign != " ":
                        self.machine.print_at(row + down, column + across, sign)
