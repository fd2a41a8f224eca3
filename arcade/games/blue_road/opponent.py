"""The computer's play: strollers that see a few tiles ahead, the book's pairs of fields, and perfect play."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from typing import NamedTuple

from arcade.games.blue_road.levels import PERFECT, Skill
from arcade.games.blue_road.rules import BOOK_SIZE, FREE, TILES, Position
from arcade.games.blue_road.theory import Links, Theory, pairs
from arcade.toolkit.ai.search import WIN, AlphaBeta
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.searching import Idea, Thinking, no_report

BOOK_PAIRS = (
    (1, 2), (3, 8), (4, 9), (5, 6), (7, 12), (10, 11), (13, 14), (15, 20), (16, 21), (17, 18), (19, 24), (22, 23),
)  # fmt: skip
"""The pairs of the book's table: all fields of its board but the first, counted row by row from 0."""


@cache
def dominoes(rows: int, columns: int) -> dict[int, int]:
    """Each field's partner: pairs of neighbours that cover the board, without its first field if the area is odd."""
    if rows == columns == BOOK_SIZE:
        pairs = list(BOOK_PAIRS)
    else:
        # The upper row lies flat where the rows are odd, the others stand two by two; of an odd row the first is left.
        flat = rows % 2
        pairs = [(column, column + 1) for column in range(columns % 2, columns, 2)] if flat else []
        pairs += [
            (row * columns + column, (row + 1) * columns + column)
            for row in range(flat, rows, 2)
            for column in range(columns)
        ]
    return {field: partner for one, other in pairs for field, partner in ((one, other), (other, one))}


def into_partner(position: Position) -> str | None:
    """The tile that leads the road from the field in front of it into that field's partner, if one does."""
    if position.end is None:
        return None
    field = position.end.field
    partner = dominoes(position.rows, position.columns).get(field)
    for tile in TILES:
        leads = position.beyond(field, position.put(tile)[1][0].exit)
        if leads is not None and leads.field == partner:
            return tile
    return None


SIGHT = 12_000
"""Positions that a perfect player who is lost looks at for the longest way to lose."""
BOOK_SIGHT = 75_000
"""The same on boards that are not larger than the book's: enough to see every line to its end."""
FARTHEST_PLIES = 50
"""No game takes more."""


def choosing(
    position: Position, skill: Skill, dice: Dice, sight: int = 0, told: Callable[[Idea], None] = no_report
) -> Thinking[str]:
    """The tile that a skill lays; `sight` limits what a perfect player looks at, who has `told` what it is worth."""
    links = replace(Links.of(position), seat=0)
    if skill.depth is None:
        best, worth = yield from _perfect(links, sight or _sight(position), dice)
        told(Idea(position, (best,), value=worth))
        return best
    if skill.pairs and (tile := _paired(position, links)):
        return tile
    if skill.dreams and dice.percent(skill.dreams):
        return dice.pick(TILES)
    return dice.pick((yield from _best_seen(links, skill.depth)))


def _paired(position: Position, links: Links) -> str | None:
    """The tile that leads into the partner of the field to be filled; by new pairs where the book's were torn apart."""
    known, mates = pairs(links)
    if known != 1:
        return None
    tile = into_partner(position)
    if tile and pairs(links.play(tile))[0] == -1:
        return tile
    return next(tile for tile in TILES if links.play(tile).field == mates[links.field])


def _sight(position: Position) -> int:
    if not position.laid and position.rows == position.columns:
        return 1  # The two tiles that stay on the board are mirror images.
    return BOOK_SIGHT if len(position.tiles) <= BOOK_SIZE * BOOK_SIZE else SIGHT


def _best_seen(links: Links, depth: int, positions: int = WIN) -> Thinking[list[str]]:
    """The best tiles as far as they are seen: so many tiles ahead, or so many positions."""
    values = {}
    for tile in TILES:
        after = links.play(tile)
        if after.at < 0:
            values[tile] = -WIN
        elif depth == 1:
            values[tile] = 0
        else:
            searcher: AlphaBeta[Links, str] = AlphaBeta(lambda _: 0)  # what is out of sight is worth nothing
            values[tile] = -(yield from searcher.search(after, depth - 1, positions // len(TILES))).value
    return [tile for tile in TILES if values[tile] == max(values.values())]


def _perfect(links: Links, sight: int, dice: Dice) -> Thinking[tuple[str, int]]:
    """Any winning tile; else the longest way to lose, and of equal ones that on which the other side errs most.

    With what it is worth.
    """
    theory = Theory()
    worth = yield from theory.values(links)
    best = [tile for tile in TILES if worth[tile] == max(worth.values())]
    if worth[best[0]] != 1 and len(best) > 1:
        longest = yield from _best_seen(links, FARTHEST_PLIES, sight)
        best = [tile for tile in best if tile in longest] or best
    if worth[best[0]] != 1 and len(best) > 1:
        hopes = {}
        for tile in best:
            after = links.play(tile)
            hopes[tile] = (yield from theory.hope(after)) if after.at >= 0 else 0
        best = [tile for tile in best if hopes[tile] == max(hopes.values())]
    tile = dice.pick(best)
    return tile, worth[tile]


HINT_SIGHT = 3_000
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


def advised(position: Position, dice: Dice, sight: int = HINT_SIGHT) -> Thinking[Advice]:
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
    tile = yield from choosing(position, PERFECT, dice, sight)
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
