"""What the original draws: the board's lines, and stones of one cell."""

from arcade.games.triplet.board import PRINTED
from arcade.games.triplet.rules import Position
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum, udg_character

SOLID, HOLLOW, CHEQUERED = chr(143), udg_character("a"), chr(137)
SYMBOLS = SOLID, HOLLOW
"""The stones of the seats."""
HOLLOW_ROWS = ("########", *("#......#",) * 6, "########")
SIDE = 7
LINED, NAMED, EMPTIED = 12.0, 14.0, 340.0
"""Milliseconds beside each pair of the board's lines and of its signs, and for emptying its fields."""


class PrintedScene:
    """The original's board on the screen."""

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine

    def opening(self) -> Frames[None]:
        """Yellow in blue."""
        machine = self.machine
        machine.border(1)
        machine.paper(6)
        machine.ink(0)
        machine.define("a", HOLLOW_ROWS)
        yield from ()

    def board(self) -> Frames[None]:
        """The empty board with its letters and digits."""
        basic = self.machine.basic
        yield from basic.cls()
        for place in range(0, 16 * SIDE + 1, 16):
            yield from basic.plot(76 + place, 36)
            yield from basic.draw(0, 16 * SIDE)
            yield from basic.plot(76, 36 + place)
            yield from basic.draw(16 * SIDE, 0)
            yield from basic.takes(LINED)
        for place in range(SIDE):
            yield from basic.print_at(16 - 2 * place, 8, str(place + 1))
            yield from basic.print_at(18, 10 + 2 * place, "abcdefg"[place])
            yield from basic.takes(NAMED)
        yield from basic.takes(EMPTIED)

    def say(self, words: str) -> None:
        """A message in the lowest row."""
        self.machine.print_at(21, 0, words.ljust(32))

    def stone(self, field: int, character: str, flash: int = 0) -> None:
        """A stone in one of its shapes, or a blank."""
        row, column = divmod(field, SIDE)
        self.machine.print_at(4 + 2 * row, 10 + 2 * column, character, flash=flash)

    def stones(self, position: Position) -> None:
        """All the stones, and blanks between."""
        for field in range(PRINTED.fields):
            taken = [SYMBOLS[seat] for seat in (0, 1) if position.stones[seat] >> field & 1]
            self.stone(field, taken[0] if taken else " ")
