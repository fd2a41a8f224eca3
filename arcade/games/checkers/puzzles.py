"""Problems: white is to move and wins, the shorter ones first."""

from dataclasses import dataclass

from arcade.games.checkers.rules import WHITE, Position, set_up


@dataclass(frozen=True)
class Problem:
    """A position with white to move, and how many moves of white's the win takes against the best defence."""

    position: Position
    moves: int


def _problem(white: str, black: str, moves: int) -> Problem:
    return Problem(set_up(black, white, WHITE), moves)


PROBLEMS = (
    _problem("K16 21", "13 20", 3),
    _problem("K23 27 30", "7 15 21 K32", 3),
    _problem("K16 K25", "17 18", 4),
    _problem("26 K27", "7 20", 4),
    _problem("K9 K15", "7 K26", 4),
    _problem("15 K31", "4 13", 5),
)
