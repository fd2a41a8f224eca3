"""The opening book of Checkers' master: in the first plies all moves of nearly equal worth, by its own search.

Every position that can arise while one side keeps to the book is searched twice as long as the master searches, or
longer. Takes minutes.
"""

from collections.abc import Iterable

from arcade.games.checkers.evaluation_fitted import fitted
from arcade.games.checkers.opponent import Line, opening_key
from arcade.games.checkers.rules import START, Move, Position
from arcade.games.checkers.search import PROVED, WHIM, Searcher
from arcade.toolkit.ai.search import WIN
from arcade.toolkit.contract.searching import Thinking, at_once

PLIES = 5
"""The book has positions after fewer plies than these."""
LOOKED = 360_000
"""Positions after which no further ply is begun: twice the master's."""
NEAR = WHIM
"""In hundredths of a man: moves worth less than the best by no more than this are as good, as chance decides."""
MOST = 3
"""Moves of a position; of the first one all that are good enough."""


class Weigher(Searcher):
    """A search that finds all moves that are worth nearly as much as the best."""

    def near(self, position: Position, positions: int) -> Thinking[list[tuple[Move, int]]]:
        """These moves with their values, the best first; no ply is begun once so many positions have been examined."""
        moves, found = list(position.moves()), list[tuple[Move, int]]()
        plies = 0
        while self.positions < positions:
            best, found = -WIN, []
            for move in moves:
                after = position.play(move)
                place, low = (*after.sides, after.kings, after.seat, plies), max(best - NEAR - 1, -WIN)
                value = low + 1
                if found:
                    value = -(yield from self._deep(*place, -low - 1, -low, 1))
                if value > low:
                    value = -(yield from self._deep(*place, -WIN, -low, 1))
                    found.append((move, value))
                    best = max(best, value)
            found = sorted((one for one in found if one[1] >= best - NEAR), key=lambda one: -one[1])
            good = [move for move, _ in found]
            moves = [*good, *(move for move in moves if move not in good)]
            if abs(best) > PROVED:
                break
            plies += 1
        return found


def entry(position: Position) -> Line:
    """What the book says of a position with several moves."""
    found = at_once(Weigher(at_once(fitted()).value).near(position, LOOKED))
    most = len(found) if position == START else MOST
    return Line(found[0][1], tuple(move for move, _ in found[:most]))


def following(positions: Iterable[Position]) -> dict[str, Position]:
    """The positions one ply on, whatever is moved, by their keys."""
    return {opening_key(after): after for position in positions for after in map(position.play, position.moves())}


def table() -> dict[str, str]:
    """The replies by key: those of black, who moves first, and those of white."""
    lines: dict[str, Line] = {}
    for begins, positions in ((0, {opening_key(START): START}), (1, following([START]))):
        for _ in range(begins, PLIES, 2):
            free = {name: position for name, position in positions.items() if len(position.moves()) > 1}
            lines |= {name: entry(position) for name, position in free.items() if name not in lines}
            played = ((at, lines[name].moves if name in free else at.moves()) for name, at in positions.items())
            positions = following(at.play(move) for at, moves in played for move in moves)
    return {name: str(line) for name, line in lines.items()}
