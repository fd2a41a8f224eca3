"""What the original draws: the board's lines, small square stones, and what shows where somebody has lost."""

from arcade.games.distances.rules import FIELDS, SIDE, Pair, Position
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum

GRID_LINES = range(0, 129, 16)
SOLID, CHEQUERED, HALVED = chr(143), chr(137), chr(140)
BOARD_LINE, LETTERED, COUNTED = 5.0, 8.0, 235.0
"""Milliseconds beside each pair of the board's lines and of its signs, and for setting the counters to 0."""
SHOWING_LINE = 10.4
"""Frames, measured on the ROM, of looking along a row or a column for equal pairs."""


class PrintedScene:
    """The original's board on the screen."""

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine

    def board(self) -> Frames[None]:
        """The empty board with its letters and digits."""
        basic = self.machine.basic
        yield from basic.cls()
        for place in GRID_LINES:
            yield from basic.plot(60 + place, 36)
            yield from basic.draw(0, 128)
            yield from basic.plot(60, 36 + place)
            yield from basic.draw(128, 0)
            yield from basic.takes(BOARD_LINE)
        for place in range(SIDE):
            yield from basic.print_at(2 * (SIDE - place), 6, str(place + 1))
            yield from basic.print_at(18, 8 + 2 * place, "abcdefgh"[place])
            yield from basic.takes(LETTERED)
        yield from basic.takes(COUNTED)

    def stone(self, field: int, character: str = SOLID, flash: int = 0) -> None:
        """A stone in one of its shapes, or a blank."""
        self.machine.print_at(2 + field // SIDE * 2, 8 + field % SIDE * 2, character, flash=flash)

    def stones(self, position: Position) -> None:
        """All the stones, and blanks between."""
        for field in range(FIELDS):
            self.stone(field, SOLID if position.all_stones >> field & 1 else " ")

    def show_loss(self, position: Position) -> Frames[None]:
        """All stones of the distances that lost flash, rows first, the largest chequered, others in halves.

        Lines join the stones of a pair, which the original left out.
        """
        loser, fatal = 1 - position.seat, position.fatal()
        found = [(ends, distance) for distance in fatal for ends in position.pairs(loser, distance)]
        for upright in (False, True):
            for line in range(SIDE):
                for ends, distance in found:
                    row, column = divmod(ends[0], SIDE)
                    if (ends[1] % SIDE == column) == upright and line == (column if upright else row):
                        self._join(ends, CHEQUERED if distance == fatal[-1] else HALVED, position)
                yield from self.machine.wait(SHOWING_LINE)

    def _join(self, ends: Pair, character: str, position: Position) -> None:
        """Let two stones flash, and draw the line between them, leaving out stones that stand there."""
        for field in ends:
            self.stone(field, character, flash=1)
        step = 1 if ends[1] - ends[0] < SIDE else SIDE
        down, across = step // SIDE, step % SIDE
        for field in range(*ends, step):
            x, y = 68 + 16 * (field % SIDE), 155 - 16 * (field // SIDE)
            self.machine.plot(x + 4 * across, y - 4 * down)
            reach = 7 if position.all_stones >> field + step & 1 else 15
            self.machine.draw(reach * across, -reach * down)
