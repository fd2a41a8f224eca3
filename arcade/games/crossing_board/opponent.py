"""The opponents of Crossing, level by level: a grabber, the book's rules, and searches of growing depth and care.

The strongest level, which gives the hints too, works positions of few pieces out exactly, backwards from the ends of
the game, since sent back they may go round for ever. Mirrored so that the side to move is always the first, a position
of four pieces has 9^4 ways to stand at most. See Thompson, Retrograde analysis of certain endgames (1986).
"""

from collections.abc import Iterator

from arcade.games.crossing_board.book_opponent import printed
from arcade.games.crossing_board.evaluation import apart, value
from arcade.games.crossing_board.levels import ADVISER, Method, Sight
from arcade.games.crossing_board.rules import LAST, SIDE, STEPS, Move, Position, line, piece_of
from arcade.toolkit.ai.search import AlphaBeta, slipping
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.searching import Thinking

FEW = 4
"""Pieces of both sides that are not out, at most."""
SLICE = 100
"""Positions looked at between two frames."""
Ways = tuple[int, ...]
Stand = tuple[Ways, Ways]
"""The steps that the pieces of the side to move and of the other have gone."""
WON = 1_000
"""A position's worth if it is won now; a win n plies away is worth n less, a loss the same below 0, endless play 0."""


def few(position: Position) -> bool:
    """Whether so few pieces are left that all that can follow is quickly worked out."""
    return sum(way < SIDE for ways in position.gone for way in ways) <= FEW


def exact(position: Position) -> Thinking[Move]:
    """The quickest win, else a move that keeps the play endless, the one that looks best, else the slowest loss."""
    valued = yield from worths_of(position)
    return max(valued, key=lambda move: (valued[move], 0 if valued[move] else -value(position.play(move))))


def worths_of(position: Position) -> Thinking[dict[Move, int]]:
    """What each move is worth: the worth of the position after it, for the side that has moved."""
    start = position.gone[position.seat], position.gone[1 - position.seat]
    worths = yield from worked_out(start)
    return {(line(position.seat, piece), steps): -worths[after] for piece, steps, after in _following(*start)}


def worked_out(*starts: Stand) -> Thinking[dict[Stand, int]]:
    """The worth of some positions and of all that can follow, for the side to move."""
    before: dict[Stand, list[Stand]] = {start: [] for start in starts}
    left: dict[Stand, int] = {}
    worths: dict[Stand, int] = {}
    waiting = list(before)
    for place, stand in enumerate(waiting):
        if place % SLICE == 0:
            yield None
        if min(stand[1]) == SIDE:
            worths[stand] = -WON
            continue
        following = [after for _, _, after in _following(*stand)]
        left[stand] = len(following)
        for after in following:
            if after not in before:
                before[after] = []
                waiting.append(after)
            before[after].append(stand)
    ring = list(worths)
    for place, stand in enumerate(ring):
        if place % SLICE == 0:
            yield None
        worth = worths[stand]
        for earlier in before[stand]:
            left[earlier] -= 1
            # The first loss that is found for the other side is the nearest, the last win the farthest away.
            if earlier not in worths and (worth < 0 or not left[earlier]):
                worths[earlier] = -worth - 1 if worth < 0 else 1 - worth
                ring.append(earlier)
    return {stand: worths.get(stand, 0) for stand in before}


def _following(own: Ways, enemy: Ways) -> Iterator[tuple[int, int, Stand]]:
    """Each piece and its steps with what the other side then sees."""
    for piece, gone in enumerate(own):
        for steps in STEPS if gone < SIDE else ():
            other = LAST - gone - steps
            if steps > 1 and other + 1 < len(enemy) and enemy[other + 1] == LAST - piece:
                break
            met = 0 <= other < len(enemy) and enemy[other] == LAST - piece
            after = (*enemy[:other], 0, *enemy[other + 1 :]) if met else enemy
            yield piece, steps, (after, (*own[:piece], min(gone + steps, SIDE), *own[piece + 1 :]))


FURTHER = 130
"""Positions in a hundred of the usual ones, when a search looks further."""
RACING = 2
"""Plies to look ahead in a race, which is counted out anyway."""


def choosing(position: Position, dice: Dice, plays: Method | Sight, most: int = 0) -> Thinking[Move]:
    """The move of who plays so; `most` limits the positions that a search examines, unless it is 0."""
    if plays is Method.GRABBING:
        return grabbing(position, dice)
    if plays is Method.PRINTED:
        return printed(position).move
    if dice.percent(plays.further):
        plays = plays._replace(plies=plays.plies + 1, positions=plays.positions * FURTHER // 100)
    move = yield from best(position, plays, most)
    return slipping(position, move, plays.slip, dice)


def best(position: Position, sight: Sight = ADVISER, most: int = 0) -> Thinking[Move]:
    """The best move that a search finds, or all that can follow where few pieces are left."""
    if sight.exact and few(position):
        return (yield from exact(position))
    plies, positions = RACING if apart(position) else sight.plies, min(sight.positions, most or sight.positions)
    return (yield from searcher().search(position, plies, positions, strict=True)).move


def searcher() -> AlphaBeta[Position, Move]:
    """A search that knows nothing yet; it follows captures until the board is quiet."""
    return AlphaBeta(value, Position.captures, scout=True)


def grabbing(position: Position, dice: Dice) -> Move:
    """A capture if there is one, else a way out if there is one, else a move by chance."""
    own = position.gone[position.seat]
    exits = [move for move in position.moves() if own[piece_of(position.seat, move[0])] + move[1] >= SIDE]
    return dice.pick(position.captures() or exits or position.moves())
