"""The opponents: the original's method, wary play, safe fields counted, exact endings, the opening table."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from arcade.games.square_avoidance.levels import Player
from arcade.games.square_avoidance.rules import FIELDS, MASKS, OTHERS, RESIGN, SIDE, Position, fields_of, unsafe
from arcade.games.square_avoidance.search import promising, solve
from arcade.toolkit.ai.opening_tables import opening
from arcade.toolkit.ai.symmetry import canonical
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.searching import Idea, Search, no_report

SLUG = "square-avoidance"
LAST = 6
"""The most stones of a position in the opening table."""
RANDOM_TRIES, MOST_STONES_FOR_TRIES = 6, 10
EXACT_FROM = {Player.EXPERT: 13, Player.PERFECT: LAST + 1}
"""Stones from which endings are worked out exactly."""
LIMIT = 600_000
"""Positions that one question may take; after the table none takes so many, and hardly any a fifth."""


@dataclass(frozen=True)
class Choice:
    """A move, with the squares compared and the fields scanned on the way, which took the original its time."""

    move: int
    compared: int
    scanned: int = 0


class Comparison:
    """Tests whether fields would complete squares, and counts the squares that the original compared for that."""

    def __init__(self) -> None:
        self.squares = 0

    def completes(self, own: int, field: int) -> bool:
        """Whether the field would complete a square for the side with these stones, who may have taken it already."""
        own &= ~(1 << field)
        if unsafe(own) >> field & 1:
            self.squares += 1 + next(place for place, mask in enumerate(MASKS) if mask & ~own == 1 << field)
            return True
        self.squares += len(MASKS)
        return False


def printed(position: Position, dice: Dice) -> Choice:
    """The original's move: tries by chance, then the first field that spares the enemy's traps, then any safe one."""
    test = Comparison()
    own, enemy = position.own, position.enemy

    def harmless(field: int) -> bool:
        return not test.completes(enemy, field) and not test.completes(own, field)

    if position.stones <= MOST_STONES_FOR_TRIES:
        for _ in range(RANDOM_TRIES):
            field = dice.below(len(FIELDS))
            if position.free >> field & 1 and harmless(field):
                return Choice(field, test.squares)
    for field in fields_of(position.free):
        if harmless(field):
            return Choice(field, test.squares, field + 1)
    for field in fields_of(position.free):
        if not test.completes(own, field):
            return Choice(field, test.squares, len(FIELDS) + field + 1)
    return Choice(RESIGN, test.squares, 2 * len(FIELDS))


def _least(fields: Sequence[int], burden: Sequence[tuple[int, int]], dice: Dice) -> int:
    """One of the fields with the least burden, by chance."""
    least = min(burden)
    return dice.pick([field for field, each in zip(fields, burden, strict=True) if each == least])


def wary(position: Position, dice: Dice) -> int:
    """The field that makes the fewest traps for oneself, and of these one that isn't a trap for the enemy."""
    own, traps = position.own, unsafe(position.enemy)
    fields = fields_of(position.safe)
    burden = [((unsafe(own | 1 << f) & position.free).bit_count(), traps >> f & 1) for f in fields]
    return _least(fields, burden, dice)


def _balance(position: Position) -> int:
    """The safe fields of the side to move less those of the other one."""
    return position.safe.bit_count() - (position.free & ~unsafe(position.enemy)).bit_count()


def counting(position: Position, dice: Dice) -> int:
    """The field after which, whatever the enemy's next move, one's own safe fields exceed the enemy's by most.

    Of equally good ones it is a field of few squares.
    """
    fields = fields_of(position.safe)
    burden = []
    for field in fields:
        after = position.play(field)
        answers = fields_of(after.safe)
        worst = min((_balance(after.play(answer)) for answer in answers), default=len(FIELDS))
        burden.append((-worst, len(OTHERS[field])))
    return _least(fields, burden, dice)


def reply(position: Position) -> int | None:
    """The opening table's field for an early position that can arise; None if it has none.

    It holds one for all eight images of a position. A key holds the stones of the side to move, a stroke, and the
    enemy's, as letters from a for field 0 to y for field 24.
    """
    key, image = canonical(SIDE, position.own, position.enemy)
    found = opening(SLUG, key)
    return None if found is None else image.index(ord(found) - ord("a"))


def choosing(position: Position, player: Player, dice: Dice, told: Callable[[Idea], None] = no_report) -> Search[int]:
    """The move of a player, who never completes a square of its own, and resigns when it would have to.

    What is certain of the move is `told`.
    """
    if not position.safe:
        return RESIGN
    match player:
        case Player.CARELESS:
            return dice.pick(fields_of(position.safe))
        case Player.PRINTED:
            return printed(position, dice).move
        case Player.WARY:
            return wary(position, dice)
    if player is Player.PERFECT and (known := reply(position)) is not None:
        if position.stones % 2:
            told(Idea(position, (known,), value=1))
        return known
    if position.stones >= EXACT_FROM.get(player, len(FIELDS)):
        worth = yield from solve(position, LIMIT)
        if worth:
            told(Idea(position, (worth.field,), value=worth.value))
        return worth.field if worth else promising(position)[0]
    return counting(position, dice)


Advice = tuple[int, int | None]
"""A field, and what it is worth to the side to move (1 wins, 0 draws, -1 loses) where that is known."""


def advice(position: Position, dice: Dice) -> Search[Advice]:
    """What to tell a person: what the perfect level would do.

    The table's fields win with an odd number of stones on the board; in other early positions safe fields are counted.
    """
    if not position.safe:
        return fields_of(position.free)[0], -1
    known = reply(position)
    if known is not None:
        return known, 1 if position.stones % 2 else None
    if position.stones >= EXACT_FROM[Player.PERFECT]:
        worth = yield from solve(position, LIMIT)
        return (worth.field, worth.value) if worth else (promising(position)[0], None)
    return counting(position, dice), None
