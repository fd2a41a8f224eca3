"""IMPHEX's own method, and sparring partners that play the human's side: to watch it grow, and for hints.

The learner tries its moves one after the other and plays the first whose position is not known to be bad. It knows
nothing but the rules and its list of bad positions. The position after its latest move waits in hand; when the human
wins, that position joins the list.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from functools import cache
from itertools import pairwise

from arcade.games.imphex.levels import Scan
from arcade.games.imphex.rules import COMPUTER, HUMAN, OFFSETS, START, Move, Position, target
from arcade.toolkit.ai.solver import Solver
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.position import Match

Solutions = Solver[Position, Move]


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


def choose(position: Position, moves: Iterable[Move], known: Sequence[str]) -> Choice:
    """Take the first of the trial moves that leads to no known bad position."""
    rejected: list[Move] = []
    for move in moves:
        if position.play(move).cells not in known:
            return Choice(move, tuple(rejected))
        rejected.append(move)
    return Choice(None, tuple(rejected))


def replies(position: Position, scan: Scan, known: Sequence[str]) -> list[Move]:
    """Every move that the learner may make here; none when it would resign."""
    good = [move for move in position.moves() if position.play(move).cells not in known]
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


def in_hand(positions: Sequence[Position]) -> str:
    """The position waiting in hand after the positions of a game in which the computer has moved: its latest."""
    return [after.cells for before, after in pairwise(positions) if before.seat == COMPUTER][-1]


class Partner(Enum):
    """How a sparring partner chooses."""

    RANDOM = "random"
    """Any legal move."""
    GREEDY = "greedy"
    """A winning move if there is one, else a capture, else any."""
    PERFECT = "perfect"
    """Any move that wins by force, else any: it never lets go of a won game."""
    INSIDER = "insider"
    """The likeliest way to win against this learner: it has read the list."""


def candidates(
    partner: Partner, position: Position, scan: Scan, known: Sequence[str], solutions: Solutions
) -> Sequence[Move]:
    """The moves among which a partner draws lots; the human's side is to move."""
    match partner:
        case Partner.RANDOM:
            return position.moves()
        case Partner.GREEDY:
            return greedy(position)
        case Partner.PERFECT:
            return equally_good(position, solutions)
        case Partner.INSIDER:
            return promising(position, scan, known)


def greedy(position: Position) -> Sequence[Move]:
    """Moves that win at once, else captures, else all."""
    moves = position.moves()
    winning = [move for move in moves if position.play(move).outcome() is not None]
    captures = [move for move in moves if move.target % 3 != move.origin % 3]
    return winning or captures or moves


def equally_good(position: Position, solutions: Solutions) -> Sequence[Move]:
    """The moves after which the game is worth as much as before, however long it takes."""
    worth = solutions.worth(position).value
    return [move for move in position.moves() if solutions.after(position, move).value == worth]


def promising(position: Position, scan: Scan, known: Sequence[str]) -> list[Move]:
    """The human's moves with the best chance to win, the quickest among them."""
    prospects = {move: _after(position, move, scan, tuple(known)) for move in position.moves()}
    best = max(prospects.values())
    return [move for move, prospect in prospects.items() if prospect == best]


Prospect = tuple[Fraction, int]
"""The chance to win, and how quickly: minus the human moves still to be made."""


@cache
def _prospect(position: Position, scan: Scan, known: tuple[str, ...]) -> Prospect:
    """What the human, to move, can hope for."""
    if position.outcome() is not None:
        return Fraction(0), 0
    return max(_after(position, move, scan, known) for move in position.moves())


def _after(position: Position, move: Move, scan: Scan, known: tuple[str, ...]) -> Prospect:
    after = position.play(move)
    answers = replies(after, scan, known) if after.outcome() is None else []
    if not answers:
        return Fraction(1), -1
    chance, quick = Fraction(0), 0
    for answer in answers:
        following = _prospect(after.play(answer), scan, known)
        chance += following[0] * _share(answer, answers)
        quick = min(quick, following[1])
    return chance, quick - 1


def _share(answer: Move, answers: Sequence[Move]) -> Fraction:
    """How likely a scan is to find an acceptable move first: the pawn is drawn before its target."""
    pawns = {move.origin for move in answers}
    return Fraction(1, len(pawns) * sum(move.origin == answer.origin for move in answers))


@dataclass(frozen=True)
class Bout:
    """A game between a partner and the learner: every position, the moves between them, and whether the partner won."""

    positions: tuple[Position, ...]
    moves: tuple[Move, ...]
    partner_won: bool


def spar(partner: Partner, scan: Scan, known: Sequence[str], solutions: Solutions, dice: Dice) -> Bout:
    """Play one game. A learner that resigns has lost in the position in which it did."""
    match: Match[Position, Move] = Match(START)
    while (outcome := match.position.outcome()) is None:
        position = match.position
        if position.seat == HUMAN:
            match.play(dice.pick(candidates(partner, position, scan, known, solutions)))
            continue
        move = choose(position, trials(position, scan, dice), known).move
        if move is None:
            outcome = 1
            break
        match.play(move)
    return Bout(tuple(match.positions), tuple(match.moves), outcome == 1)


def advice(position: Position, scan: Scan, known: Sequence[str], solutions: Solutions) -> tuple[Move, bool]:
    """A move for the human and whether it can win: the most promising one, or else the slowest loss."""
    best = promising(position, scan, known)
    if _after(position, best[0], scan, tuple(known))[0] > 0:
        return best[0], True
    return exact_advice(position, solutions)[0], False


def exact_advice(position: Position, solutions: Solutions) -> tuple[Move, bool]:
    """The best move of either side against one that makes no mistake, and whether it wins by force."""
    return solutions.best(position)[0], solutions.worth(position).value > 0
