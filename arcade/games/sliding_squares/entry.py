"""Putting the men in the authors' other game: trays filled up by chance, and the last men counted out."""

from arcade.games.sliding_squares.rules import WHITE, Position
from arcade.games.sliding_squares.solver import dark, walk_of
from arcade.games.sliding_squares.theory import wins
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.searching import Search

LAST = 5
"""Men from which on everything is tried."""


def chequering(position: Position, dice: Dice) -> int:
    """A square that is one's own in the book's tray, as long as there is one."""
    squares = position.moves()
    light = position.man(position.seat) == WHITE
    return dice.pick([square for square in squares if dark(square) != light] or squares)


def surveyed(position: Position, fillings: int, dice: Dice) -> Search[int]:
    """The square after which the most trays are won out of so many filled up by chance, the same for each square."""
    squares = position.moves()
    if len(squares) <= LAST:
        return (yield from _counted_out(position, dice))
    best, most = [squares[0]], -1
    for square in squares:
        chance, won = dice.fork(), 0
        for _ in range(fillings):
            won += _winner(_filled(position.play(square), chance)) == position.seat
        if won > most:
            best, most = [], won
        if won == most:
            best.append(square)
        yield
    return dice.pick(best)


def _filled(position: Position, dice: Dice) -> Position:
    squares = list(position.moves())
    dice.shuffle(squares)
    for square in squares:
        position = position.play(square)
    return position


def _winner(position: Position) -> int:
    """The seat that wins a full tray."""
    return position.seat if wins(walk_of(position)) else 1 - position.seat


def _counted_out(position: Position, dice: Dice) -> Search[int]:
    """A square that wins against everything, else any after which the fewest replies win."""
    left: dict[int, int] = {}
    for square in position.moves():
        after = position.play(square)
        replies = after.moves() if after.placing else ()
        left[square] = sum(_won_by(after.play(reply)) == after.seat for reply in replies)
        if not replies:
            left[square] = _winner(after) == after.seat
        yield
    return dice.pick([square for square, count in left.items() if count == min(left.values())])


def _won_by(position: Position) -> int:
    """The seat that wins whatever the other side does."""
    if not position.placing:
        return _winner(position)
    others = [_won_by(position.play(square)) for square in position.moves()]
    return position.seat if position.seat in others else 1 - position.seat
