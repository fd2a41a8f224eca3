"""The computer's play: strollers that see a few tiles ahead, the book's pairs of fields, and perfect play."""

from collections.abc import Callable
from dataclasses import replace
from enum import IntEnum

from arcade.games.blue_road.bitboard import Links
from arcade.games.blue_road.book_opponent import into_partner
from arcade.games.blue_road.rules import TILES, Position
from arcade.games.blue_road.theory import Theory, pairs
from arcade.toolkit.ai.search import WIN, AlphaBeta
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.searching import Idea, Thinking, unseen

SIGHT = 12_000
"""Positions that a perfect player who is lost looks at for the longest way to lose."""
BOOK_SIGHT = 75_000
"""The same on boards that are not larger than the book's: enough to see every line to its end."""
BOOK_FIELDS = 25
FARTHEST = 50
"""Plies; no game takes more."""


class Level(IntEnum):
    """How strong the computer plays."""

    STROLLER = 1
    CAREFUL = 2
    WATCHFUL = 3
    PRINTED = 4
    PERFECT = 5


DEPTH = {Level.STROLLER: 1, Level.CAREFUL: 2, Level.WATCHFUL: 4, Level.PRINTED: 4}
"""Tiles that a level sees ahead, its own next one included; in the book's, where the pairs do not help."""
DREAMING = 25
"""How often in a hundred the stroller lays any tile."""


def choosing(
    position: Position, level: Level, dice: Dice, sight: int = 0, told: Callable[[Idea], None] = unseen
) -> Thinking[str]:
    """The tile that a level lays; `sight` limits what a perfect player looks at, who has `told` what it is worth."""
    links = replace(Links.of(position), seat=0)
    if level == Level.PERFECT:
        best, worth = yield from _perfect(links, sight or _sight(position), dice)
        told(Idea(position, (best,), value=worth))
        return best
    if level == Level.PRINTED and (tile := _paired(position, links)):
        return tile
    if level == Level.STROLLER and dice.percent(DREAMING):
        return dice.pick(TILES)
    return dice.pick((yield from _best_seen(links, DEPTH[level])))


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
    return BOOK_SIGHT if len(position.tiles) <= BOOK_FIELDS else SIGHT


def _open(links: Links) -> int:
    """What is not decided within sight is worth nothing to either side."""
    del links
    return 0


def _best_seen(links: Links, depth: int, positions: int = WIN) -> Thinking[list[str]]:
    """The tiles that look best to somebody who sees so many tiles ahead, or looks at so many positions."""
    values = {}
    for tile in TILES:
        after = links.play(tile)
        if after.at < 0:
            values[tile] = -WIN
        elif depth == 1:
            values[tile] = 0
        else:
            searcher: AlphaBeta[Links, str] = AlphaBeta(_open)
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
        longest = yield from _best_seen(links, FARTHEST, sight)
        best = [tile for tile in best if tile in longest] or best
    if worth[best[0]] != 1 and len(best) > 1:
        hopes = {}
        for tile in best:
            after = links.play(tile)
            hopes[tile] = (yield from theory.hope(after)) if after.at >= 0 else 0
        best = [tile for tile in best if hopes[tile] == max(hopes.values())]
    tile = dice.pick(best)
    return tile, worth[tile]
