"""The computer's levels: one that overlooks diagonals, the book's, the authors' wish, a counter, a master."""

from collections.abc import Mapping
from enum import IntEnum
from typing import NamedTuple

from arcade.games.triplet.board import Board, Direction, fields_of
from arcade.games.triplet.book_opponent import like_queens, printed
from arcade.games.triplet.opening_book import BOARD, known, reply
from arcade.games.triplet.rules import CONCEDE, Position, Reason
from arcade.games.triplet.search import Duel, Found, Lookout, duel
from arcade.games.triplet.solver import Solver
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.searching import Idea, Search, Thinking

REASONS: Mapping[int, Reason] = {1: "won", 0: "planned", -1: "lost"}
"""Why a field is chosen, by how the search says that it stands."""
ENDING = 20
"""The queens' player counts the game out when no more fields are safe, for one side or both."""
ENDING_POSITIONS, MASTER_POSITIONS = 20_000, 6_000
SETTLING = 68
"""Safe fields of both sides together up to which the master tries to settle who wins; with more it hardly ever does."""
SETTLING_POSITIONS = 200_000
"""What it examines for that at most, but on the smallest board, where it goes on to the end."""


class Level(IntEnum):
    """How strong the computer plays; PRINTED is the original's method."""

    CARELESS = 1
    PRINTED = 2
    QUEENS = 3
    COUNTING = 4
    MASTER = 5


class Choice(NamedTuple):
    """A field or CONCEDE, the reason, and the work that the original had with it, as in `book_opponent.Choice`."""

    move: int
    reason: Reason
    looked: int = 0
    counted: int = 0


def choosing(position: Position, level: Level, dice: Dice) -> Thinking[Choice]:
    """The move of a level in a position that is not over."""
    if level == Level.PRINTED:
        return as_printed(position)
    if level != Level.CARELESS and not position.safe(position.seat):
        return Choice(CONCEDE, "concede")
    match level:
        case Level.CARELESS:
            return careless(position, dice)
        case Level.QUEENS:
            return (yield from queens(position))
        case Level.COUNTING:
            return counting(position, dice)
        case _:
            return (yield from master(position))


def as_printed(position: Position, corners: bool = False) -> Choice:
    """The book's own move; with `corners` as its listing found it, which counted lines on which nobody can lose."""
    found = printed(position, corners)
    return Choice(found.move, "concede" if found.move == CONCEDE else "scan", found.looked, found.counted)


def careless(position: Position, dice: Dice) -> Choice:
    """Any field that makes no row or column of three; diagonals are overlooked."""
    own = position.stones[position.seat]
    fields = [
        field
        for field in fields_of(position.free)
        if all((own & line.mask).bit_count() < 2 for line in position.board.through[field] if _straight(line.direction))
    ]
    return Choice(dice.pick(fields), "chance") if fields else Choice(CONCEDE, "concede")


def _straight(direction: Direction) -> bool:
    return direction in (Direction.ROW, Direction.COLUMN)


def queens(position: Position) -> Thinking[Choice]:
    """The authors' wish: queens that leave each other in peace, then the book's way; the end is counted out."""
    state = duel(position)
    if (state.safe | state.enemy_safe).bit_count() <= ENDING:
        return (yield from looking(position, ENDING_POSITIONS))
    peaceful = like_queens(position)
    if peaceful:
        return Choice(peaceful.move, "queens")
    return as_printed(position)


def counting(position: Position, dice: Dice) -> Choice:
    """The field that leaves most safe fields to one's self and fewest to the other, by chance among equals."""
    seat = position.seat

    def lead(field: int) -> int:
        after = position.play(field)
        return after.safe(seat).bit_count() - after.safe(1 - seat).bit_count()

    leads = [(lead(field), field) for field in fields_of(position.safe(seat))]
    most = max(leads)[0]
    return Choice(dice.pick([field for value, field in leads if value == most]), "count")


def mirrored(position: Position) -> int | None:
    """On an even board the image of the last stone, if all stones of the two sides are images of each other but it.

    It is free and safe whenever the last stone was: a line that is not its own image holds as many of one's stones as
    its image holds of the enemy's; a line that is its own image holds as many of both. So who moves second wins.
    """
    board, own, enemy = position.board, position.stones[position.seat], position.stones[1 - position.seat]
    image = board.turned(enemy) & ~own
    if board.even and image.bit_count() == 1 and board.turned(own) & ~enemy == 0:
        return image.bit_length() - 1
    return None


def master(position: Position) -> Thinking[Choice]:
    """The image on even boards while it works, a win where one can be settled, else the best of looking ahead."""
    image = mirrored(position)
    if image is not None:
        yield Idea(position, (image,), value=1)
        return Choice(image, "mirror")
    if position.stones == (0, 0):
        return Choice(position.board.centre, "lost" if position.board == BOARD else "planned")
    wins, field = yield from settling(position)
    if wins is not None:
        yield Idea(position, () if field is None else (field,), value=1 if wins else -1)
    if field is not None:
        return Choice(field, "won")
    choice = yield from looking(position, MASTER_POSITIONS)
    return choice._replace(reason="lost") if wins is False else choice


def settling(position: Position) -> Search[tuple[bool | None, int | None]]:
    """Whether the side to move wins, None if that is not settled, and a field that does."""
    if known(position.board, position.stones):
        field = reply(position)
        return field is not None, field
    now = duel(position)
    if not few(position.board, now):
        return None, None
    solver = Solver(position.board)
    wins = yield from solver.solve(now, None if position.board == BOARD else SETTLING_POSITIONS)
    return wins, solver.winning(now) if wins else None


def few(board: Board, now: Duel) -> bool:
    """Whether so few fields are safe that it may be settled who wins: on small boards four fifths, on 5 by 5 all."""
    most = min(SETTLING, 2 * board.fields * 4 // 5)
    return board == BOARD or now.safe.bit_count() + now.enemy_safe.bit_count() <= most


def looking(position: Position, positions: int) -> Thinking[Choice]:
    """The best field after so many positions were looked at; each slice ends with what is believed so far."""
    lookout = Lookout(position.board, positions)
    work = lookout.best(duel(position))
    while True:
        try:
            next(work)
        except StopIteration as stop:
            best: Found = stop.value
            return Choice(best.field, REASONS[best.standing])
        plies, found = lookout.seen
        yield None if found is None else Idea(position, (found.field,), plies, found.standing)


def advice(position: Position) -> Thinking[Choice]:
    """What the master would do for whoever is to move."""
    if not position.safe(position.seat):
        return Choice(CONCEDE, "concede")
    return (yield from master(position))
