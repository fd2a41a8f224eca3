"""IMPHEX's own method: try the moves one after the other, play the first whose position is not known to be bad.

It knows nothing but the rules and its list of bad positions. The position after its latest move waits in hand; when
the human wins, that position joins the list.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache
from itertools import pairwise

from arcade.games.imphex.rules import COMPUTER, OFFSETS, Move, Position, target
from arcade.toolkit.contract.dice import Dice


class Scan(Enum):
    """In which order trial moves are found."""

    FIXED = "fixed"
    RANDOM = "random"


@dataclass(frozen=True)
class Choice:
    """What the scan came to: the move, or None to resign, and the trial moves rejected before it, in order."""

    move: Move | None
    rejected: tuple[Move, ...] = ()


def trials(position: Position, scan: Scan, dice: Dice) -> Iterator[Move]:
    """The legal moves in the order of a scan. The random one shuffles the pawns, and each pawn's three targets."""
    if scan is Scan.FIXED:
        yield from position.moves()
        return
    pawns = list(position.pawns(position.seat))
    dice.shuffle(pawns)
    for pawn in pawns:
        offsets = list(OFFSETS)
        dice.shuffle(offsets)
        for offset in offsets:
            cell = target(pawn, position.seat, offset)
            if cell is not None and position.fault(Move(pawn, cell)) is None:
                yield Move(pawn, cell)


def is_known(cells: str, known: Sequence[str]) -> bool:
    """Whether a position is on the list of bad ones."""
    return cells in known


def choose(position: Position, moves: Iterable[Move], known: Sequence[str]) -> Choice:
    """Take the first of the trial moves that leads to no known bad position."""
    rejected: list[Move] = []
    for move in moves:
        if not is_known(position.play(move).cells, known):
            return Choice(move, tuple(rejected))
        rejected.append(move)
    return Choice(None, tuple(rejected))


def replies(position: Position, scan: Scan, known: Sequence[str]) -> list[Move]:
    """Every move that the learner may make here; none when it would resign."""
    good = [move for move in position.moves() if not is_known(position.play(move).cells, known)]
    return good[:1] if scan is Scan.FIXED else good


def lessons_left(start: Position, scan: Scan, known: Sequence[str]) -> frozenset[str]:
    """The positions of which the next human win can teach one; empty when the learner can never lose again.

    `start` is a position with the human to move. Every line of play is followed.
    """

    @cache
    def follow(position: Position) -> frozenset[str]:
        found: frozenset[str] = frozenset()
        for move in position.moves():
            after = position.play(move)
            answers = replies(after, scan, known) if after.outcome() is None else []
            if not answers:
                found |= {position.cells}
            for answer in answers:
                found |= follow(after.play(answer))
        return found

    return follow(start)


def in_hand(positions: Sequence[Position]) -> str | None:
    """The position waiting in hand after a game's positions: the one after the computer's latest move."""
    moved = [after for before, after in pairwise(positions) if before.seat == COMPUTER]
    return moved[-1].cells if moved else None
