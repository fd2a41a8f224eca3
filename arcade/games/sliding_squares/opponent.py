"""The computer's play, level by level: glad to be stuck, the book's dominoes, three slides ahead, without fault."""

from collections.abc import Callable
from enum import IntEnum

from arcade.games.sliding_squares.entry import chequering, surveyed
from arcade.games.sliding_squares.evaluation import Temptation
from arcade.games.sliding_squares.rules import CHEQUERED, SQUARES, Position
from arcade.games.sliding_squares.solver import Exact, walk_of
from arcade.games.sliding_squares.theory import PARTNER
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.searching import Search

ALL = len(SQUARES)
NEAR_SIGHT = 3
"""Slides that the near-sighted level sees ahead."""
FEW, MANY = 3, 20
"""Trays that are filled up by chance for each square on which a man may be put."""


class Level(IntEnum):
    """How strong the computer plays; PRINTED is the original's method."""

    STUCK = 1
    PRINTED = 2
    NEAR = 3
    PERFECT = 4


def printed(position: Position) -> int | None:
    """The original's slide, inside the hole's domino; none where that is not one's own man."""
    partner = PARTNER[position.hole]
    return partner if partner in position.moves() else None


def generous(position: Position, dice: Dice) -> int:
    """The slide that leaves the other side most to choose from."""
    left = {square: len(position.play(square).moves()) for square in position.moves()}
    return dice.pick([square for square, ways in left.items() if ways == max(left.values())])


def sighted(position: Position, exact: Exact, dice: Dice, sight: int = ALL, wanted: int = 1) -> Search[int]:
    """The quickest win or the slowest loss as far as one sees; the other way round if to be stuck is `wanted` (-1)."""
    walk = walk_of(position)
    yield from exact.solve(walk)

    def worth(square: int) -> int:
        slides = exact.after(walk, square)
        if slides > sight:
            return 0
        return wanted * (ALL - slides if slides % 2 else slides - ALL)

    return dice.pick(_highest(position.moves(), worth))


def _highest(squares: tuple[int, ...], worth: Callable[[int], int]) -> list[int]:
    worths = {square: worth(square) for square in squares}
    return [square for square in squares if worths[square] == max(worths.values())]


def perfect(position: Position, exact: Exact, dice: Dice) -> Search[int]:
    """The quickest win; else the slide that tempts most to err, and of such the one with which one lasts longest."""
    if position.board == CHEQUERED:
        return dice.pick(position.moves())  # all four lose alike
    walk = walk_of(position)
    if (yield from exact.solve(walk)) % 2:
        return (yield from sighted(position, exact, dice))
    temptation = Temptation(exact)
    yield from temptation.prepare(walk)
    return dice.pick(
        _highest(position.moves(), lambda square: ALL * temptation.after(walk, square) + exact.after(walk, square))
    )


def choosing(position: Position, level: Level, exact: Exact, dice: Dice) -> Search[int]:
    """The move of a level in a position that is not over."""
    if position.placing:
        return (yield from _placing(position, level, dice))
    match level:
        case Level.STUCK:
            return (yield from sighted(position, exact, dice, wanted=-1))
        case Level.PRINTED:
            known = printed(position)
            return generous(position, dice) if known is None else known
        case Level.NEAR:
            return (yield from sighted(position, exact, dice, NEAR_SIGHT))
        case Level.PERFECT:
            return (yield from perfect(position, exact, dice))


def _placing(position: Position, level: Level, dice: Dice) -> Search[int]:
    match level:
        case Level.STUCK:
            return dice.pick(position.moves())
        case Level.PRINTED:
            return chequering(position, dice)
        case Level.NEAR:
            return (yield from surveyed(position, FEW, dice))
        case Level.PERFECT:
            return (yield from surveyed(position, MANY, dice))


def advice(position: Position, exact: Exact, dice: Dice) -> Search[tuple[int, int]]:
    """What the strongest level would do, and the slides that best play takes then; 0 while men are put."""
    move = yield from choosing(position, Level.PERFECT, exact, dice)
    if position.placing:
        return move, 0
    yield from exact.solve(walk_of(position))
    return move, exact.after(walk_of(position), move)


def wasted(turns: list[tuple[Position, int]], exact: Exact) -> Search[tuple[int, int, int] | None]:
    """The first slide that gave a win away: its number, counted from 1, the slide, and one that would have won."""
    for number, (position, move) in enumerate(turns, 1):
        walk = walk_of(position)
        if (yield from exact.solve(walk)) % 2 and not exact.after(walk, move) % 2:
            best = next(square for square in position.moves() if exact.after(walk, square) % 2)
            return number, move, best
    return None
