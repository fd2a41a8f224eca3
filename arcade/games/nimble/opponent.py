"""The theory of Nimble, the computer's play, which errs as often as its level says, and counters set out by chance.

It is Nim in disguise, played with the gaps between pairs of counters. While a blue counter is nearer than the red one,
pair all counters from the far end of the track. The empty squares between the two of each pair are a heap. An odd
counter is left over nearest to the terminus: its heap is its distance to the terminus, or one less if the red counter
has just one blue one before it, since that one must not go home. The side to move loses if the heaps' carry-free
binary sum is 0.
"""

from dataclasses import dataclass

from arcade.games.nimble.rules import COUNTERS, HOME, LENGTH, Move, Position
from arcade.toolkit.ai.nim_theory import nim_sum
from arcade.toolkit.ai.search import slipping
from arcade.toolkit.contract.dice import Dice, until_it_fits


@dataclass(frozen=True)
class Pair:
    """Two counters, the nearer one's square is `front`, and the heap that their gap is; or one alone before HOME."""

    rear: int
    front: int
    heap: int


def pairs(position: Position) -> tuple[Pair, ...]:
    """The pairs from the far end of the track; the last may be a counter alone."""
    far = position.counters[::-1]
    found = [Pair(rear, front, rear - front - 1) for rear, front in zip(far[::2], far[1::2], strict=False)]
    if len(far) % 2:
        found.append(Pair(far[-1], HOME, far[-1] if position.nearer > 1 else far[-1] - 1))
    return tuple(found)


def balance(position: Position) -> int:
    """The carry-free binary sum of the heaps."""
    return nim_sum([pair.heap for pair in pairs(position)])


def lost(position: Position) -> bool:
    """Whether the side to move loses against best play."""
    return position.red == HOME or (position.nearer > 0 and balance(position) == 0)


def winning_moves(position: Position) -> tuple[Move, ...]:
    """Every move after which the other side loses: the red counter home if it is free, else what balances."""
    if position.red == HOME:
        return ()
    if not position.nearer:
        return ((position.red, HOME),)
    return tuple(move for move in position.moves() if lost(position.play(move)))


def good_moves(position: Position) -> tuple[Move, ...]:
    """The moves that win; in a lost position those that do not let the red counter go home at once, or all."""
    moves = position.moves()
    return winning_moves(position) or tuple(move for move in moves if position.play(move).nearer) or moves


def choice(position: Position, mistakes: int, dice: Dice) -> Move:
    """The move of a computer with a mistake factor. It never overlooks that the red counter is free to go home."""
    best = dice.pick(good_moves(position))
    return best if best == (position.red, HOME) else slipping(position, best, mistakes, dice)


def deal(dice: Dice, length: int = LENGTH, counters: int = COUNTERS) -> Position:
    """Counters on squares by chance, one of them red."""
    squares = list(range(1, length + 1))
    dice.shuffle(squares)
    red, *blues = squares[:counters]
    return Position(tuple(sorted(blues)), red, length=length)


def fair_deal(dice: Dice, length: int = LENGTH, counters: int = COUNTERS) -> Position:
    """A deal in which nobody can bring the red counter home at once."""
    return until_it_fits(lambda: deal(dice, length, counters), lambda position: position.nearer)


def problem(dice: Dice, length: int, counters: int) -> Position:
    """A deal in which just one move wins."""
    return until_it_fits(lambda: fair_deal(dice, length, counters), lambda position: len(winning_moves(position)) == 1)
