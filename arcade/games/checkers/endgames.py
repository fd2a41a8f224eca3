"""Endgames of kings solved exactly: two against one, and one against one.

The table is worked backwards from the lost positions (retrograde analysis) when it is first needed. Kings move alike
for both sides, so that a position is the kings of the side to move and those of the other.
"""

from collections.abc import Iterator
from itertools import combinations

from arcade.games.checkers.rules import BIT, BLACK, Move, Position
from arcade.toolkit.contract.program import pause
from arcade.toolkit.contract.searching import Search

MOST = 3
"""Kings on the board."""
SLICE = 900
"""Positions worked on between two frames."""

Kings = tuple[int, int]
"""The kings of the side to move, and of the other, as bits."""
Table = dict[Kings, int]
"""Plies to the end with best play: odd when the side to move wins, even when it loses. What is missing is drawn."""

_made: list[tuple[Table, int]] = []
"""The table, once it is made, and the frames that it took."""


def covers(position: Position) -> bool:
    """Whether the table knows a position; it does not know the book's rules."""
    everyone = position.black | position.white
    return everyone == position.kings and everyone.bit_count() <= MOST and not position.book


def plies_left(table: Table, position: Position) -> int | None:
    """Plies to the end of a position that the table covers; None for a draw. A side without kings has lost."""
    own, enemy = position.sides
    return table.get((own, enemy)) if own else 0


def best(table: Table, position: Position) -> Move | None:
    """The quickest win, or the slowest loss; None in a draw."""
    if plies_left(table, position) is None:
        return None
    return max(position.moves(), key=lambda move: _rank(plies_left(table, position.play(move))))


def _rank(reply: int | None) -> int:
    """How good a move is, from the plies left to the one who replies."""
    if reply is None:
        return 0
    return reply - 1000 if reply % 2 else 1000 - reply


def solved() -> Search[Table]:
    """The table. It takes as many frames when it was made before, so that runs that are resumed go on as they did."""
    if _made:
        table, frames = _made[0]
        yield from pause(frames)
        return table
    table, frames = {}, 0
    for _ in _fill(table):
        frames += 1
        yield
    _made[:] = [(table, frames)]
    return table


def _fill(table: Table) -> Search[None]:
    """Follow every position's moves, then go backwards from the lost ones, the nearest first."""
    before: dict[Kings, list[Kings]] = {}
    open_moves: dict[Kings, int] = {}
    for count, (own, enemy) in enumerate(_placings()):
        after = _following(own, enemy)
        open_moves[own, enemy] = len(after)
        if not after:
            table[own, enemy] = 0
        for kings in after:
            before.setdefault(kings, []).append((own, enemy))
            if not kings[0]:
                table[kings] = 0
        if count % SLICE == 0:
            yield
    waiting = list(table)
    for count, kings in enumerate(waiting):
        plies = table[kings]
        for earlier in before.get(kings, ()):
            open_moves[earlier] -= 1
            # A move to a lost position wins at once; a position is lost when the last of its moves is seen to lose.
            if earlier not in table and (plies % 2 == 0 or open_moves[earlier] == 0):
                table[earlier] = plies + 1
                waiting.append(earlier)
        if count % SLICE == 0:
            yield


def _placings() -> Iterator[Kings]:
    for own, enemy in ((1, 1), (1, 2), (2, 1)):
        for mine in combinations(BIT.values(), own):
            taken = sum(mine)
            free = [bit for bit in BIT.values() if not bit & taken]
            for theirs in combinations(free, enemy):
                yield taken, sum(theirs)


def _following(own: int, enemy: int) -> list[Kings]:
    position = Position(own, enemy, own | enemy, BLACK)
    return [position.play(move).sides for move in position.moves()]
