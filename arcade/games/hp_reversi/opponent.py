"""Who plays: the method of 1973 at three settings, and a search that plays to win; the adviser and the demonstrator."""

from dataclasses import dataclass

from arcade.games.hp_reversi.book_opponent import Answer, Method
from arcade.toolkit.contract.searching import Thinking
from arcade.toolkit.discs.lanes import EIGHTHS
from arcade.toolkit.discs.rules import Position
from arcade.toolkit.discs.search import Searcher


@dataclass(frozen=True)
class Seeker:
    """A search: positions that it may examine, and the empty squares from which it is exact."""

    positions: int
    exact: int

    def choose(self, position: Position, counter: int) -> Thinking[Answer]:
        """The best move found, the moves with their values in discs, and the positions examined."""
        del counter
        found = yield from Searcher().search(position, self.positions, self.exact)
        return found.move, tuple((square, value // EIGHTHS) for square, value in found.values), found.positions


Opponent = Method | Seeker
OPPONENTS: tuple[Opponent, ...] = (Method(0), Method(1), Method(3, 2), Seeker(2_000, 9))
"""By level, from the first."""
ADVISER = Seeker(3_000, 10)
DEMONSTRATOR = Seeker(500, 8)
