"""The exact worth of late positions: a search for forced wins with a table, the positions counted and sliced.

The value is found by at most two questions with yes or no answers: does the side to move win, does it at least draw?
A side without a safe field loses, so only safe fields are searched. The order matters much (see Knuth and Moore, An
analysis of alpha-beta pruning, 1975): fields that leave the other side few safe ones first, then those of few squares.
"""

from dataclasses import dataclass

from arcade.games.square_avoidance.rules import BOARD, FIELDS, OTHERS, Position, fields_of, unsafe
from arcade.toolkit.contract.searching import Search

SLICE = 1_600
"""Positions examined between two frames."""
PLAIN = 13
"""From so many stones on the search runs without stopping for frames, since generators cost time."""
_BITS = tuple((1 << field, len(OTHERS[field])) for field in sorted(FIELDS, key=lambda f: (len(OTHERS[f]), f)))
"""Each field's bit with the number of its squares, fields of few squares first."""
_HALF = 25
"""Bits of a mask, by which one side's is shifted to make a key of both."""
_SAFE_WEIGHT = 64


class TooLongError(Exception):
    """A search has examined as many positions as it was allowed."""


class Question:
    """Does the side to move win, where the side to move on a full board counts as the winner or (not `full`) the loser?

    Remembers what it has worked out; `positions` counts what was examined.
    """

    def __init__(self, full: bool, limit: int, pause: int = SLICE) -> None:
        """So many positions are examined between two stops."""
        self.full = full
        self.limit = limit
        self.positions = 0
        self._pause = self._slice_end = pause
        self._known: dict[int, bool] = {}

    def ask(self, own: int, enemy: int) -> Search[bool]:
        """The answer for a side's stones and its enemy's; raises TooLongError beyond the limit."""
        if (own | enemy).bit_count() >= PLAIN:
            if self.positions >= self._slice_end:
                self._slice_end = self.positions + self._pause
                yield
            return self._plain(own, enemy)
        following = self._examine(own, enemy)
        if isinstance(following, bool):
            return following
        won = False
        for after in following:
            won = not (yield from self.ask(enemy, after))
            if won:
                break
        self._known[own << _HALF | enemy] = won
        return won

    def _plain(self, own: int, enemy: int) -> bool:
        """`ask` without stops."""
        following = self._examine(own, enemy)
        if isinstance(following, bool):
            return following
        won = False
        for after in following:
            if not self._plain(enemy, after):
                won = True
                break
        self._known[own << _HALF | enemy] = won
        return won

    def _examine(self, own: int, enemy: int) -> bool | list[int]:
        """The answer if no search is needed for it, else the side's stones after each move, the best guesses first."""
        self.positions += 1
        if self.positions > self.limit:
            raise TooLongError
        free = BOARD & ~(own | enemy)
        if not free:
            return self.full
        safe = free & ~unsafe(own)
        if not safe:
            return False
        theirs = free & ~unsafe(enemy)
        if not theirs:
            # The last stone of all fills the board instead of leaving the enemy stuck.
            return bool(free & (free - 1)) or not self.full
        known, key, enemy_key = self._known, own << _HALF | enemy, enemy << _HALF
        answer = known.get(key)
        if answer is not None:
            return answer
        moves: list[tuple[int, int]] = []
        for bit, squares in _BITS:
            if safe & bit:
                after = own | bit
                answer = known.get(enemy_key | after)
                if answer is None:
                    # How many more safe fields the enemy keeps, but for a number that is the same for all moves.
                    left = -(theirs & bit > 0) - (safe & ~bit & ~unsafe(after)).bit_count()
                    moves.append((_SAFE_WEIGHT * left + squares, after))
                elif not answer:
                    known[key] = True
                    return True
        moves.sort()
        return [after for _, after in moves]


@dataclass(frozen=True)
class Worth:
    """What a position is worth to the side to move (1 won, 0 drawn, -1 lost), a best field, the positions examined."""

    value: int
    field: int
    positions: int


def solve(position: Position, limit: int) -> Search[Worth | None]:
    """The worth of a position; None if it would take more than `limit` positions for one of the two questions.

    Of moves that win or draw the first found is given; where all lose, the one that was hardest to refute.
    """
    own, enemy = position.own, position.enemy
    # The board is full for the side that has moved second: a draw is no win for it, and none for the other.
    fills = position.stones % 2 == 0
    spent, hardest, most = 0, -1, -1
    # Where both sides dare not go the board is never filled, and nothing is drawn.
    drawable = not position.free & unsafe(own) & unsafe(enemy)
    for value, full in ((1, fills), (0, not fills))[: 1 + drawable]:
        question = Question(full, limit)
        for field in promising(position):
            before = question.positions
            try:
                lost = not (yield from question.ask(enemy, own | 1 << field))
            except TooLongError:
                return None
            cost = question.positions - before
            if lost:
                return Worth(value, field, spent + question.positions)
            if value == 1 and cost > most:
                hardest, most = field, cost
        spent += question.positions
    return Worth(-1, hardest, spent)


def promising(position: Position) -> list[int]:
    """The safe fields, those first that leave the enemy few safe fields and the side itself many."""
    own, enemy, free = position.own, position.enemy, position.free

    def left(field: int) -> tuple[int, int, int]:
        bit = 1 << field
        theirs, ours = free & ~bit & ~unsafe(enemy), free & ~bit & ~unsafe(own | bit)
        return _SAFE_WEIGHT * (theirs.bit_count() - ours.bit_count()) + len(OTHERS[field]), len(OTHERS[field]), field

    return sorted(fields_of(position.safe), key=left)
