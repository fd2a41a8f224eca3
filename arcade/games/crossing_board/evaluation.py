"""Who stands better: the steps behind each piece, and at each crossing of two ways how far both pieces are from it.

So threats, guards that wait below a row, and the right moment to pass are all in one table. Once all have passed each
other it is a race, which is counted out. All numbers are hundredths, learned from games that the program played against
itself, by logistic regression on their results and on what searching found in their positions.
"""

from arcade.games.crossing_board.rules import LAST, MOST_PIECES, PIECES, SIDE, Position
from arcade.machine.data import data_path

FILE = "assets/weights/crossing-board.txt"
"""First a line for each piece: the worth of having gone 0 to 8 steps. Then a block for each pair of an own and an enemy
piece, in order; its lines are the steps that the own piece still has to where their ways cross, from -2 (passed by two
or more) to 5 (or more), its columns those of the enemy."""
TURN = 79
"""The worth of being to move."""
RACE = 50_000
"""The worth of a race that is won, and 100 for each turn that the enemy comes late."""
PASSED, FAR = -2, 5
"""Distances from a crossing at both ends of the file's blocks."""


def _table(lines: list[list[int]]) -> list[list[list[list[int]]]]:
    """For each piece and the steps it has gone: for each enemy piece what its steps are worth, 0 when it is out.

    The sixth pieces of the larger game are judged like the fifth.
    """
    height = FAR - PASSED + 1

    def worth(piece: int, gone: int, other: int, away: int) -> int:
        if away == SIDE:
            return 0
        own, enemy = (min(max(steps, PASSED), FAR) - PASSED for steps in (LAST - other - gone, LAST - piece - away))
        block = min(piece, PIECES - 1) * PIECES + min(other, PIECES - 1)
        return lines[block * height + own][enemy]

    return [
        [
            [[worth(piece, gone, other, away) for away in range(SIDE + 1)] for other in range(MOST_PIECES)]
            if gone < SIDE
            else []
            for gone in range(SIDE + 1)
        ]
        for piece in range(MOST_PIECES)
    ]


_LINES = [[int(word) for word in line.split()] for line in data_path(FILE).read_text("ascii").splitlines() if line]
_WAYS = [_LINES[min(piece, PIECES - 1)] for piece in range(MOST_PIECES)]
_CROSSINGS = _table(_LINES[PIECES:])


def value(position: Position) -> int:
    """How well the side to move stands, in hundredths; see RACE for races."""
    own, enemy = position.gone[position.seat], position.gone[1 - position.seat]
    if apart(position):
        late = need(enemy) - need(own)
        return 100 * late + (RACE if late >= 0 else -RACE)
    total = TURN
    for piece, gone in enumerate(own):
        ways = _WAYS[piece]
        total += ways[gone] - ways[enemy[piece]]
        for worth, away in zip(_CROSSINGS[piece][gone], enemy, strict=False):
            total += worth[away]
    return total


def apart(position: Position) -> bool:
    """Whether nobody can be sent back any more, so that the rest is a race."""
    own, enemy = position.gone
    return not any(gone < SIDE and min(enemy[: SIDE - gone]) < SIDE - piece for piece, gone in enumerate(own))


def need(ways: tuple[int, ...]) -> int:
    """The turns that a side needs when nobody is sent back."""
    return sum((SIDE + 1 - gone) // 2 for gone in ways)
