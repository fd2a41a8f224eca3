"""The computer's play: careless, haphazard as the book was, counting the end, exact throughout.

Positions of up to three shared stones are too early to be searched: their replies come from a table. Turned and
mirrored boards are one position; the table knows the one whose stones, as bits, are the least number.
"""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from arcade.games.distances.levels import Player, Reason
from arcade.games.distances.rules import CONCEDE, FIELDS, SIDE, Position, Variant, fields_of, name, numbered
from arcade.games.distances.solver import DEPTH, Exact, State, duel_of, room, searcher, state_of
from arcade.toolkit.ai.opening_tables import openings
from arcade.toolkit.ai.symmetry import Image, images
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.searching import Thinking

RANDOM_TRIES = 5
TRAPS = 60_000
"""Positions spent on finding the field that is hardest to answer when all of them lose."""
COUNTED = {Player.ENDING: 16, Player.PLANNING: 30}
"""Safe fields from which all is counted out where stones are shared; the master always does."""
SEARCHED = {Player.PLANNING: (24, 1_000), Player.MASTER: (64, 8_000)}
"""Where each side minds its own stones: safe fields of both sides from which there is a search, and its positions."""
SLUG = "distances"
EMPTY = "-"
LOST = "?"
"""Stands before a reply that sets the most traps where none wins."""
IMAGES = images(SIDE)


class Choice(NamedTuple):
    """A field, or CONCEDE, and why; how many random fields and fields in order were looked at before."""

    move: int
    reason: Reason
    tries: int = 0
    scanned: int = 0


def printed(position: Position, dice: Dice) -> Choice:
    """The original's move: one of five random fields if it is free and safe, else the first that is, else none."""
    for tries in range(1, RANDOM_TRIES + 1):
        field = SIDE * dice.below(SIDE) + dice.below(SIDE)
        if position.is_safe(field):
            return Choice(field, "chance", tries)
    safe = position.safe()
    return (
        Choice(safe[0], "scan", RANDOM_TRIES, safe[0] + 1) if safe else Choice(CONCEDE, "concede", RANDOM_TRIES, FIELDS)
    )


def careless(position: Position, dice: Dice) -> Choice:
    """Any free field that makes no distance too often, as far as one sees who forgets to look along the columns."""
    counts, limit, seen = position.counts(position.seat), position.variant.limit, position.counting(position.seat)

    def looks_safe(field: int) -> bool:
        made = [abs(field - other) for other in fields_of(seen) if other // SIDE == field // SIDE]
        return all(counts[distance - 1] + made.count(distance) < limit for distance in made)

    free = position.free()
    return Choice(dice.pick(tuple(filter(looks_safe, free)) or free), "chance")


def roomy(position: Position, dice: Dice) -> Choice:
    """Where each side minds its own stones: be ahead in fields by as much as one stone can do."""
    duel = duel_of(position)
    others = {field: room(duel.play(field)) for field in position.safe()}
    least = min(others.values())
    return Choice(dice.pick([field for field, value in others.items() if value == least]), "room")


def choosing(position: Position, player: Player, dice: Dice) -> Thinking[Choice]:
    """The move of a player; whoever has no safe field concedes, but for the careless, who don't see it."""
    yield None
    if player is Player.CARELESS:
        return careless(position, dice)
    fields = len(position.safe())
    if player is Player.PRINTED or not fields:
        return printed(position, dice)
    if position.variant is Variant.SHARED:
        if fields <= COUNTED.get(player, FIELDS):
            return (yield from mastering(position, dice))
        return printed(position, dice)
    duel, (begins, positions) = duel_of(position), SEARCHED.get(player, (0, 0))
    if duel.safe(0).bit_count() + duel.safe(1).bit_count() > begins:
        return roomy(position, dice)
    found = yield from searcher().search(duel, DEPTH, positions)
    return Choice(found.move, "won" if found.decided and found.value > 0 else "planned")


def mastering(position: Position, dice: Dice) -> Thinking[Choice]:
    """With shared stones: a move that wins against any play, from the table or counted out; else the best trap."""
    known = known_reply(position, dice)
    if known is not None:
        return Choice(known[0], "won" if known[1] else "trap")
    exact, state = Exact(), state_of(position)
    fields = state.safe
    dice.shuffle(fields)
    fields.sort(key=lambda field: len(state.after(field).safe))
    for field in fields:
        if not (yield from exact.wins(state.after(field))):
            return Choice(field, "won")
    trap = yield from _trap(exact, state, fields)
    return Choice(trap, "trap")


def _trap(exact: Exact, state: State, fields: Sequence[int]) -> Thinking[int]:
    """Of fields that all lose, the one after which the smallest part of the safe replies wins."""
    best, least, limit = fields[0], (1, 0), exact.positions + TRAPS
    for field in fields:
        after = state.after(field)
        replies = after.safe
        winning = 0
        for answer in replies:
            winning += not (yield from exact.wins(after.after(answer)))
        if winning * least[1] < least[0] * len(replies) or least[1] == 0:
            best, least = field, (winning, len(replies))
        if exact.positions > limit:
            break
    return best


def turned(stones: int, image: Image) -> int:
    """Stones on a turned board."""
    return sum(1 << image[field] for field in fields_of(stones))


def key(stones: int) -> str:
    return "".join(map(name, fields_of(stones))) or EMPTY


@cache
def book() -> dict[str, str]:
    return openings(SLUG)


def least(stones: int) -> int:
    """The stones of the turned board that the table may know."""
    return min(turned(stones, image) for image in IMAGES)


def known_reply(position: Position, dice: Dice) -> tuple[int, bool] | None:
    """The table's reply and whether it wins; None where it has none. Chance decides between boards that look alike."""
    stones = position.all_stones
    known = least(stones)
    found = book().get(key(known))
    if found is None:
        return None
    image = dice.pick([image for image in IMAGES if turned(stones, image) == known])
    return image.index(numbered(found.removeprefix(LOST))), not found.startswith(LOST)


def known_to_win(position: Position) -> bool | None:
    """Whether the side to move wins a position of shared stones; None where the table does not have it."""
    found = book().get(key(least(position.all_stones)))
    return None if found is None else not found.startswith(LOST)
