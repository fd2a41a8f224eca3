"""The trays that a game can start from: the book's, ones with some men exchanged, and one that the players fill."""

from enum import IntEnum

from arcade.games.sliding_squares.rules import BLACK, CHEQUERED, EMPTY, HOLE, SQUARES, WHITE, started
from arcade.games.sliding_squares.solver import Exact, dark, walk_of
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.searching import Search

EXCHANGED = range(2, 5)
"""How many white men change places with as many black ones."""
LONG, SHORT = 16, 7
"""The slides of best play in an exchanged tray, at most and at least."""


class Tray(IntEnum):
    """How the men stand at the start."""

    CHEQUERED = 1
    EXCHANGED = 2
    EMPTY = 3


def exchanged(count: int, dice: Dice) -> str:
    """The chequered tray, its hole on any dark square, so many white and black men exchanged, which never slide."""
    squares = [BLACK if dark(square) else WHITE for square in SQUARES]
    hole = dice.pick([square for square in SQUARES if dark(square)])
    squares[hole] = HOLE
    light = [square for square in SQUARES if squares[square] == WHITE]
    others = [square for square in SQUARES if squares[square] == BLACK]
    dice.shuffle(light)
    dice.shuffle(others)
    for one, other in zip(light, others[:count], strict=False):
        squares[one], squares[other] = BLACK, WHITE
    return "".join(squares)


def dealt(seat: int, winner: int, dice: Dice) -> Search[str]:
    """An exchanged tray which `winner` wins when a seat begins, if it chooses well at once and thereafter."""
    while True:
        position = started(seat, exchanged(dice.pick(EXCHANGED), dice))
        walk, exact = walk_of(position), Exact()
        slides = yield from exact.solve(walk)
        if SHORT <= slides <= LONG and (slides % 2 == 1) == (seat == winner):
            ways = [exact.after(walk, square) % 2 for square in position.moves()]
            if len(ways) > 1 and (seat != winner or 0 in ways):
                return position.board
        yield


def laid(tray: Tray, seat: int, winner: int, dice: Dice) -> Search[str]:
    """The squares when a seat begins; only in exchanged trays it matters who can win."""
    if tray is Tray.EXCHANGED:
        return (yield from dealt(seat, winner, dice))
    return EMPTY if tray is Tray.EMPTY else CHEQUERED
