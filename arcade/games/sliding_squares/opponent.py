"""The computer's play, level by level: glad to be stuck, the book's dominoes, three slides ahead, without fault.

Where men are put first, trays are filled up by chance, and the last men counted out. Who has lost slides so that
somebody who does not see everything goes wrong most easily.
"""

from collections.abc import Callable

from arcade.games.sliding_squares.levels import Player
from arcade.games.sliding_squares.rules import CHEQUERED, SQUARES, WHITE, Position
from arcade.games.sliding_squares.solver import PARTNER, Exact, Walk, dark, following, walk_of, wins
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.searching import Search

SURE = 10_000
SIGHTS = (0, 2, 3)
"""The slides that the imagined opponents see ahead, one as likely as the other; the rest they leave to luck."""
AHEAD = 4
"""Slides ahead from which on a part is worked out between two frames."""
LAST_MEN = 5
"""So many to be put, everything is tried."""
ALL = len(SQUARES)
NEAR_SIGHT_SLIDES = 3
FEW_TRAYS, MANY_TRAYS = 3, 20
"""Filled up by chance for each square on which a man may be put."""


class Temptation:
    """Remembers the chances of those that are lost; an opponent that lets its win slip is given no second chance."""

    def __init__(self, exact: Exact) -> None:
        self._exact = exact
        self._known: dict[Walk, int] = {}

    def prepare(self, walk: Walk) -> Search[None]:
        """Work the chances out, a part a frame; thereafter `after` answers at once."""
        yield from self._exact.solve(walk)
        walks = [walk]
        for _ in range(AHEAD):
            walks = [after for before in walks for after in following(before)]
        for part in walks:
            if part not in self._known:
                self._chance(part)
                yield

    def after(self, walk: Walk, square: int) -> int:
        """The chance of winning after sliding the man on a square, in ten-thousandths."""
        return self._trap(Walk(square, walk.live & ~(1 << square)))

    def _chance(self, walk: Walk) -> int:
        """The chance of the side to move, which tempts."""
        if self._exact.slides(walk) % 2:
            return SURE
        if walk not in self._known:
            self._known[walk] = max(map(self._trap, following(walk)), default=0)
        return self._known[walk]

    def _trap(self, walk: Walk) -> int:
        """The chance of the side that has just moved."""
        replies = following(walk)
        if not replies:
            return SURE
        slides = {reply: self._exact.slides(reply) for reply in replies}
        chances = {reply: self._chance(reply) for reply in replies}
        total = 0
        for sight in SIGHTS:
            seen = {reply: count for reply, count in slides.items() if count < sight}
            wins = [reply for reply, count in seen.items() if count % 2 == 0]
            likely = wins or [reply for reply in replies if reply not in seen] or replies
            total += sum(map(chances.__getitem__, likely)) // len(likely)
        return total // len(SIGHTS)


def surveyed(position: Position, fillings: int, dice: Dice) -> Search[int]:
    """The square after which the most trays are won out of so many filled up by chance, the same for each square."""
    squares = position.moves()
    if len(squares) <= LAST_MEN:
        return (yield from _counted_out(position, dice))
    best, most = [squares[0]], -1
    for square in squares:
        chance, won = dice.fork(), 0
        for _ in range(fillings):
            won += _won_by(_filled(position.play(square), chance)) == position.seat
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


def _counted_out(position: Position, dice: Dice) -> Search[int]:
    """A square that wins against everything, else any after which the fewest replies win."""
    left: dict[int, int] = {}
    for square in position.moves():
        after = position.play(square)
        replies = [after.play(reply) for reply in after.moves()] if after.placing else [after]
        left[square] = sum(_won_by(reply) == after.seat for reply in replies)
        yield
    return dice.pick([square for square, count in left.items() if count == min(left.values())])


def _won_by(position: Position) -> int:
    """The seat that wins whatever the other side does."""
    if position.placing:
        won = position.seat in [_won_by(position.play(square)) for square in position.moves()]
    else:
        won = wins(walk_of(position))
    return position.seat if won else 1 - position.seat


def printed(position: Position) -> int | None:
    """The original's slide, inside the hole's domino; none where that is not one's own man."""
    partner = PARTNER[position.hole]
    return partner if partner in position.moves() else None


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


def choosing(position: Position, player: Player, exact: Exact, dice: Dice) -> Search[int]:
    """The move of a player in a position that is not over."""
    if position.placing:
        return (yield from _placing(position, player, dice))
    match player:
        case Player.GIVEAWAY:
            return (yield from sighted(position, exact, dice, wanted=-1))
        case Player.IN_PAIRS:
            if (partner := printed(position)) is not None:
                return partner
            # The slide that leaves the other side most to choose from.
            return dice.pick(_highest(position.moves(), lambda square: len(position.play(square).moves())))
        case Player.NEAR_SIGHTED:
            return (yield from sighted(position, exact, dice, NEAR_SIGHT_SLIDES))
        case Player.PERFECT:
            return (yield from perfect(position, exact, dice))


def _placing(position: Position, player: Player, dice: Dice) -> Search[int]:
    match player:
        case Player.GIVEAWAY:
            return dice.pick(position.moves())
        case Player.IN_PAIRS:
            # A square that is one's own in the book's tray, as long as there is one.
            squares, light = position.moves(), position.man(position.seat) == WHITE
            return dice.pick([square for square in squares if dark(square) != light] or squares)
        case Player.NEAR_SIGHTED:
            return (yield from surveyed(position, FEW_TRAYS, dice))
        case Player.PERFECT:
            return (yield from surveyed(position, MANY_TRAYS, dice))


def advice(position: Position, exact: Exact, dice: Dice) -> Search[tuple[int, int]]:
    """What the strongest level would do, and the slides that best play takes then; 0 while men are put."""
    move = yield from choosing(position, Player.PERFECT, exact, dice)
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
