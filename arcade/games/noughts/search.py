"""Play in the cube: lines are weighed, and a search follows only the moves that matter, a strict number of positions.

Who can complete a line does, who must stop one must; otherwise the squares whose lines hold most are looked at. The
proof that the first side wins (O. Patashnik, Qubic: 4x4x4 tic-tac-toe, 1980) is far beyond this search.
"""

from dataclasses import dataclass

from arcade.games.noughts.rules import Position, fields
from arcade.toolkit.ai.search import AlphaBeta
from arcade.toolkit.contract.searching import Thinking

POSITIONS = 1_500
"""Positions examined for a move."""
DEPTH = 12
WIDTH = 6
"""So many quiet moves are looked at in a position."""
WEIGHTS = (1, 4, 16, 64)
"""What a line is worth that holds so many marks of one side and none of the other."""


def value(position: Position) -> int:
    """What the open lines are worth to the side to move."""
    own, other = position.marks[position.seat], position.marks[1 - position.seat]
    total = 0
    for line in position.form.lines:
        mine, theirs = own & line, other & line
        if not theirs:
            total += WEIGHTS[mine.bit_count()]
        elif not mine:
            total -= WEIGHTS[theirs.bit_count()]
    return total


@dataclass(frozen=True)
class Narrowed:
    """A position with only the moves worth a look."""

    position: Position

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.position.seat

    def moves(self) -> tuple[int, ...]:
        position, form = self.position, self.position.form
        if position.lines:
            return ()
        own, other = position.marks[position.seat], position.marks[1 - position.seat]
        last = form.size - 1
        must = 0
        worths: list[int] = []  # of each line; one with marks of both sides promises nothing
        for line in form.lines:
            mine, theirs = own & line, other & line
            if mine and theirs:
                worths.append(0)
                continue
            held = (mine | theirs).bit_count()
            if held == last:
                if mine:
                    return fields(line ^ mine)
                must = must or line ^ theirs
            worths.append(WEIGHTS[held])
        if must:
            return fields(must)
        legal = position.moves()
        promises = {field: sum([worths[line] for line in form.crossing[field]]) for field in legal}
        return tuple(sorted(legal, key=promises.__getitem__, reverse=True)[:WIDTH])

    def play(self, move: int) -> "Narrowed":
        return Narrowed(self.position.play(move))

    def outcome(self) -> int | None:
        return self.position.outcome()


def searching(position: Position) -> Thinking[int]:
    """The move that a search prefers."""
    searcher: AlphaBeta[Narrowed, int] = AlphaBeta(lambda narrowed: value(narrowed.position))
    found = yield from searcher.search(Narrowed(position), DEPTH, POSITIONS, strict=True)
    return found.move
