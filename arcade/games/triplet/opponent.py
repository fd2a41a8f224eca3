"""The computer's levels: one that overlooks diagonals, the book's, the authors' wish, a counter, a master."""

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from arcade.games.triplet.levels import STRAIGHT, Player, Reason
from arcade.games.triplet.rules import CONCEDE, LIMIT, Board, Position, board, fields_of
from arcade.games.triplet.search import Duel, Found, Lookout, duel
from arcade.games.triplet.solver import Solver
from arcade.toolkit.ai.opening_tables import opening
from arcade.toolkit.ai.symmetry import canonical
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.searching import Idea, Search, Thinking

SLUG = "triplet"
BOARD = board(5, 5)
LAST = 4
"""The most stones of a position in the opening table of the smallest board; with more, who wins is soon settled."""
REASONS: Mapping[int, Reason] = {1: "won", 0: "planned", -1: "lost"}
"""Why a field is chosen, by how the search says that it stands."""
ENDING = 20
"""The queens' player counts the game out when no more fields are safe, for one side or both."""
ENDING_POSITIONS, MASTER_POSITIONS = 20_000, 6_000
SETTLING = 68
"""Safe fields of both sides together up to which the master tries to settle who wins; with more it hardly ever does."""
SETTLING_POSITIONS = 200_000
"""What it examines for that at most, but on the smallest board, where it goes on to the end."""


def known(rules: Board, stones: tuple[int, int]) -> bool:
    """Whether the opening table tells who wins."""
    return rules == BOARD and sum(side.bit_count() for side in stones) <= LAST


def reply(position: Position) -> int | None:
    """A field that wins, by the table; None if the side to move is lost: such positions are not in it.

    A key holds the stones of the side to move, a stroke, and the other side's, as letters from a for field 0 to y for
    field 24, for one of the eight images of the board.
    """
    key, image = canonical(BOARD.rows, position.stones[position.seat], position.stones[1 - position.seat])
    found = opening(SLUG, key)
    return None if found is None else image.index(ord(found) - ord("a"))


class Choice(NamedTuple):
    """A field or CONCEDE, the reason, and the work that the original had with it.

    That is the fields looked at, and those of lines counted for stones.
    """

    move: int
    reason: Reason
    looked: int = 0
    counted: int = 0


def choosing(position: Position, player: Player, dice: Dice) -> Thinking[Choice]:
    """The move of a player in a position that is not over."""
    match player:
        case Player.PRINTED:
            return printed(position)
        case Player.CARELESS:
            return careless(position, dice)
        case _ if not position.safe(position.seat):
            return Choice(CONCEDE, "concede")
        case Player.QUEENS:
            return (yield from queens(position))
        case Player.COUNTING:
            return counting(position, dice)
        case _:
            return (yield from advice(position))


def crowd(position: Position, field: int) -> int:
    """The largest number of enemy stones on a line through a field."""
    enemy = position.stones[1 - position.seat]
    lines = [line.mask for line in position.board.lines if line.mask >> field & 1]
    return max([(enemy & mask).bit_count() for mask in lines], default=0)


@lru_cache(1024)
def ways(board: Board, field: int) -> tuple[int, ...]:
    """Row, column and both diagonals of a field as sets, also the corners' diagonals of one field or two."""
    row, column = divmod(field, board.columns)
    ways = [0, 0, 0, 0]
    for other in range(board.fields):
        down, across = divmod(other, board.columns)
        on_it = (down == row, across == column, down - across == row - column, down + across == row + column)
        for way, same in enumerate(on_it):
            ways[way] |= same << other
    return tuple(ways)


def _counted(board: Board, field: int, own: int) -> int:
    """The fields that are counted to find out whether a field loses: line by line up to the one that does."""
    counted = 0
    for way in ways(board, field):
        counted += way.bit_count()
        if (own & way).bit_count() >= LIMIT - 1:
            break
    return counted


def printed(position: Position, corners: bool = False) -> Choice:
    """The first safe field from a7 on with the lowest crowd; the centre when the board is empty; none: concede.

    With `corners` as its listing found it, which counts the stones on the corners' short diagonals, too.
    """
    board, free, safe = position.board, position.free, position.safe(position.seat)
    if position.stones == (0, 0):
        return Choice(board.centre, "scan")
    own, enemy = position.stones[position.seat], position.stones[1 - position.seat]
    looked = counted = 0
    crowds = {
        field: max((enemy & way).bit_count() for way in ways(board, field)) if corners else crowd(position, field)
        for field in fields_of(free)
    }
    for fewest in range(LIMIT):
        for field in range(board.fields):
            looked += 1
            if crowds.get(field) == fewest:
                counted += _counted(board, field, own)
                if safe >> field & 1:
                    return Choice(field, "scan", looked, counted)
    return Choice(CONCEDE, "concede", looked, counted)


def like_queens(position: Position) -> int | None:
    """A field on no line with an own stone, the one with least enemies on its lines; None if there is none left."""
    if position.stones == (0, 0):
        return position.board.centre
    own, peaceful = position.stones[position.seat], position.safe(position.seat)
    for line in position.board.lines:
        if own & line.mask:
            peaceful &= ~line.mask
    return min(fields_of(peaceful), key=lambda field: (crowd(position, field), field), default=None)


def careless(position: Position, dice: Dice) -> Choice:
    """Any field that makes no row or column of three; diagonals are overlooked."""
    own = position.stones[position.seat]
    fields = position.free
    for line in position.board.lines:
        if line.direction in STRAIGHT and (own & line.mask).bit_count() >= LIMIT - 1:
            fields &= ~line.mask
    return Choice(dice.pick(list(fields_of(fields))), "chance") if fields else Choice(CONCEDE, "concede")


def queens(position: Position) -> Thinking[Choice]:
    """The authors' wish: queens that leave each other in peace, then the book's way; the end is counted out."""
    state = duel(position)
    if (state.safe | state.enemy_safe).bit_count() <= ENDING:
        return (yield from looking(position, ENDING_POSITIONS))
    peaceful = like_queens(position)
    return printed(position) if peaceful is None else Choice(peaceful, "queens")


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
    if board.fields % 2 == 0 and image.bit_count() == 1 and board.turned(own) & ~enemy == 0:
        return image.bit_length() - 1
    return None


def advice(position: Position) -> Thinking[Choice]:
    """The master's: the image on even boards while it works, a win where one can be settled, else by looking ahead."""
    if not position.safe(position.seat):
        return Choice(CONCEDE, "concede")
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
