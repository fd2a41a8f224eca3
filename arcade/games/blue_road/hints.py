"""What a teacher says: the best tile with the pairs behind it, and after a game the tile that lost it."""

from collections.abc import Sequence
from typing import NamedTuple

from arcade.games.blue_road.bitboard import Links
from arcade.games.blue_road.book_opponent import dominoes
from arcade.games.blue_road.opponent import Level, choosing
from arcade.games.blue_road.rules import FREE, Position
from arcade.games.blue_road.theory import Theory, pairs
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.searching import Thinking

SIGHT = 3_000
"""Positions looked at for a hint where every tile loses."""
Pair = tuple[int, int]


class Advice(NamedTuple):
    """A tile, what it is worth (1, -1, or 0 when unknown), and the pairs of fields that make it win, if they do."""

    tile: str
    value: int
    pairs: tuple[Pair, ...]


class Slip(NamedTuple):
    """The number of the tile that gave a won game away, counted from 1, and one that would have kept it."""

    number: int
    better: str


def advised(position: Position, dice: Dice, sight: int = SIGHT) -> Thinking[Advice]:
    """The best tile; of pairs those of the book's strategy, if they are still whole. `sight` is for lost positions."""
    links = Links.of(position)
    known, mates = pairs(links)
    if known == 1:
        book = dominoes(position.rows, position.columns)
        free = [field for field, tile in enumerate(position.tiles) if tile == FREE]
        if all(position.tiles[book.get(field, field)] == FREE and field in book for field in free):
            led = {tile: position.play(tile).end for tile in position.moves()}
            if any(end is not None and end.field == book[links.field] for end in led.values()):
                mates = book
        tile = next(tile for tile in position.moves() if links.play(tile).field == mates[links.field])
        chosen = tuple((field, mates[field]) for field in free if field in mates and field < mates[field])
        return Advice(tile, 1, chosen)
    tile = yield from choosing(position, Level.PERFECT, dice, sight)
    return Advice(tile, (yield from Theory().values(links))[tile], ())


def slipped(positions: Sequence[Position], moves: Sequence[str]) -> Thinking[Slip | None]:
    """The loser's last tile that gave a won game away; None when there was none, or none that can be proved."""
    loser = positions[-1].seat ^ 1
    theory = Theory()
    for place in range(len(moves) - 1, -1, -1):
        if positions[place].seat == loser:
            worth = yield from theory.values(Links.of(positions[place]))
            winning = [tile for tile, value in worth.items() if value == 1]
            if winning and worth[moves[place]] != 1:
                return Slip(place + 1, winning[0])
    return None
