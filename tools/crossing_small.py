"""Crossing solved completely on small boards: ``python -m tools.crossing_small`` holds the strongest level against it.

It is a solver of its own, with squares and both sides in their places, that shares nothing with the game's rules. A
board has any rows for black's pieces and any columns for white's; nothing in the rules ends a game that goes round and
round, so what neither side can force is endless. All boards of four pieces at most are compared position by position.
``--three N`` plays N random positions of three pieces a side, in which some move is worse than another, and counts
where the search gives a win or an endless game away.
"""

import argparse
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, product

from arcade.games.crossing_board.levels import ADVISER, Sight
from arcade.games.crossing_board.opponent import FEW, WON, Stand, best, worked_out
from arcade.games.crossing_board.rules import MOST_PIECES, SIDE, Move, Position
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.searching import at_once

BLACK_OUT, WHITE_OUT = 9, 0
"""The column and the row beyond the edge."""
Squares = tuple[int, ...]
State = tuple[int, Squares, Squares]
"""Whose turn it is, the columns of black's pieces row by row, the rows of white's column by column."""


@dataclass(frozen=True)
class Board:
    """The rows of black's pieces and the columns of white's."""

    rows: tuple[int, ...]
    columns: tuple[int, ...]

    def following(self, state: State) -> Iterator[tuple[Move, State]]:
        """Every move with the state it leads to; the piece in its row or column goes one square or two."""
        turn, black, white = state
        own, enemy = (black, white) if turn == 0 else (white, black)
        names, across = (self.rows, self.columns) if turn == 0 else (self.columns, self.rows)
        ahead, out, home = (1, BLACK_OUT, 8) if turn == 0 else (-1, WHITE_OUT, 1)
        standing = set(zip(enemy, across, strict=True))
        for number, (at, name) in enumerate(zip(own, names, strict=True)):
            for steps in (1, 2) if at != out else ():
                if steps == 2 and (name, at + ahead) in standing:
                    continue
                there = at + ahead * steps
                there = min(there, out) if turn == 0 else max(there, out)
                left = tuple(
                    home if (stands, line) == (name, there) else stands
                    for stands, line in zip(enemy, across, strict=True)
                )
                moved = (*own[:number], there, *own[number + 1 :])
                yield (name, steps), (1, moved, left) if turn == 0 else (0, left, moved)

    def states(self) -> Iterator[State]:
        """All that is no contradiction: nobody on another's square, and not both sides out."""
        for black in product(range(1, BLACK_OUT + 1), repeat=len(self.rows)):
            squares = set(zip(self.rows, black, strict=True))
            for white in product(range(WHITE_OUT, 9), repeat=len(self.columns)):
                if squares.isdisjoint(zip(white, self.columns, strict=True)):
                    done = min(black) == BLACK_OUT, max(white) == WHITE_OUT
                    yield from (
                        (turn, black, white) for turn in (0, 1) if not any(done) or done == (turn == 1, turn == 0)
                    )

    def solved(self) -> dict[State, tuple[int, int]]:
        """Each state's value for the side to move, 1, -1 or 0 if it is endless, and the plies that best play takes."""
        before: dict[State, list[State]] = {state: [] for state in self.states()}
        left = dict.fromkeys(before, 0)
        known: dict[State, tuple[int, int]] = {}
        for state in before:
            if min(state[1]) == BLACK_OUT or max(state[2]) == WHITE_OUT:
                known[state] = -1, 0
                continue
            for _, after in self.following(state):
                before[after].append(state)
                left[state] += 1
        waiting = deque(known)
        while waiting:
            state = waiting.popleft()
            value, plies = known[state]
            for earlier in before[state]:
                left[earlier] -= 1
                if earlier not in known and (value < 0 or left[earlier] == 0):
                    known[earlier] = -value, plies + 1
                    waiting.append(earlier)
        return {state: known.get(state, (0, 0)) for state in before}

    def position(self, state: State, pieces: int = MOST_PIECES) -> Position:
        """A state as the game has it, where pieces that the board does not have are out."""
        turn, black, white = state
        columns, rows = dict(zip(self.rows, black, strict=True)), dict(zip(self.columns, white, strict=True))
        ways = [columns[row] - 1 if row in columns else SIDE for row in range(1, pieces + 1)]
        other = [8 - rows[column] if column in rows else SIDE for column in range(8, 8 - pieces, -1)]
        return Position((tuple(ways), tuple(other)), turn)


def boards(most: int = FEW) -> Iterator[Board]:
    """All with a piece a side at least and so many in all at most."""
    lines = range(1, MOST_PIECES + 1)
    for black, white in product(range(1, most), repeat=2):
        if black + white <= most:
            for rows, columns in product(combinations(lines, black), combinations(lines, white)):
                yield Board(rows, tuple(9 - column for column in columns))


def differences(board: Board) -> tuple[int, int]:
    """The states of a board, and those whose worth the game works out differently."""
    solved = board.solved()
    stands = {state: _stand(board.position(state)) for state in solved}
    worths = at_once(worked_out(*stands.values()))
    wrong = sum(worths[stands[state]] != value * (WON - plies) for state, (value, plies) in solved.items())
    return len(solved), wrong


def _stand(position: Position) -> Stand:
    return position.gone[position.seat], position.gone[1 - position.seat]


def given_away(board: Board, sight: Sight, wanted: int, seed: int = 1) -> tuple[int, int]:
    """In how many of so many random states with a better and a worse move the search's own is one of the worse."""
    solved = board.solved()
    states: Sequence[State] = [state for state, worth in solved.items() if worth != (-1, 0)]
    dice = SplitMix(seed)
    looked = wrong = 0
    while looked < wanted:
        state = dice.pick(states)
        values = {move: -solved[after][0] for move, after in board.following(state)}
        if min(values.values()) < max(values.values()):
            looked += 1
            wrong += values[at_once(best(board.position(state), sight))] < solved[state][0]
    return looked, wrong


def main() -> None:
    """Compare all small boards, or let the search play on the first board of three pieces a side."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--three", type=int, default=0, metavar="N")
    wanted = parser.parse_args().three
    if wanted:
        looked, wrong = given_away(Board((1, 2, 3), (8, 7, 6)), ADVISER, wanted)
        print(f"three pieces a side: {wrong} of {looked} given away")
        return
    found = [differences(board) for board in boards()]
    print(f"{len(found)} boards, {sum(states for states, _ in found)} states, {sum(wrong for _, wrong in found)} wrong")


if __name__ == "__main__":
    main()
