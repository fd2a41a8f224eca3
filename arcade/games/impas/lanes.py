"""Positions as the side to move sees them: its pieces go along lanes, the other side's across, whichever side it is.

A view is two boards, `own` and `across`: bit `side * lane + place` is set for a piece, pushes raise the place; in
`across` lane and place are exchanged. The game is its own mirror image, so one view serves both seats.
"""

from functools import cache
from typing import NamedTuple

from arcade.games.impas.rules import RIGHT, Move, Position
from arcade.toolkit.ai.symmetry import images

MIRRORED = 1
"""Which of a board's images is mirrored along a diagonal."""
Push = tuple[int, int]
"""The bits that change in `own` and in `across`."""


class View(NamedTuple):
    """A position seen by the side to move."""

    own: int
    across: int


def view(position: Position) -> View:
    """What the side to move sees."""
    turned = exchanged(position.pieces, position.side)
    return View(position.pieces, turned) if position.seat == RIGHT else View(turned, position.pieces)


def exchanged(board: int, side: int) -> int:
    """A board with lanes and places exchanged."""
    places = images(side)[MIRRORED]
    return sum(1 << place for bit, place in enumerate(places) if board >> bit & 1)


@cache
def pushes(side: int) -> tuple[tuple[tuple[Push, ...], ...], ...]:
    """The pushes in a lane, by lane and by its pattern of pieces; the hindmost piece first, short before long."""
    return tuple(tuple(_in_lane(side, lane, pattern) for pattern in range(1 << side)) for lane in range(side))


def _in_lane(side: int, lane: int, pattern: int) -> tuple[Push, ...]:
    found: list[Push] = []
    for start in range(side):
        if pattern >> start & 1:
            for end in range(start + 1, side):
                if pattern >> end & 1:
                    break
                own = 1 << side * lane + start | 1 << side * lane + end
                found.append((own, 1 << side * start + lane | 1 << side * end + lane))
    return tuple(found)


@cache
def free_steps(side: int) -> tuple[tuple[int, ...], ...]:
    """By lane and pattern, the single steps that the pieces of a lane have until all stand at its end."""
    return (tuple(_empty_ahead(side, pattern) for pattern in range(1 << side)),) * side


def _empty_ahead(side: int, pattern: int) -> int:
    pieces = [place for place in range(side) if pattern >> place & 1]
    return sum(side - 1 - ahead - place for ahead, place in enumerate(reversed(pieces)))


def all_free_steps(seen: View, side: int) -> int:
    """The free steps of both sides together; every push takes some, so they tell how far a game has come."""
    free, full = free_steps(side)[0], (1 << side) - 1
    return sum(free[board >> side * lane & full] for board in seen for lane in range(side))


def safe_steps(seen: View, side: int) -> int:
    """Steps of the side to move that nobody can take from it, while it pushes nothing else.

    They belong to pieces in the last lane, which the other side cannot push, as far as no piece can come before them.
    """
    last, full = seen.own >> side * (side - 1), (1 << side) - 1
    steps, limit = 0, side
    for place in reversed(range(side)):
        if last >> place & 1:
            end = place
            while end + 1 < limit and not (seen.across >> side * (end + 1) & full) << 1 & full:
                end += 1
            steps += end - place
            limit = end
    return steps


def after(seen: View, push: Push) -> View:
    """The view of the other side after a push."""
    return View(seen.across ^ push[1], seen.own ^ push[0])


def options(seen: View, side: int) -> list[Push]:
    """The pushes of the side to move, lane by lane."""
    own, full = seen.own, (1 << side) - 1
    return [push for lane, patterns in enumerate(pushes(side)) for push in patterns[own >> side * lane & full]]


def move_of(push: Push, seat: int, side: int) -> Move:
    """A push as a move of a seat."""
    first = (push[0] & -push[0]).bit_length() - 1
    steps = push[0].bit_length() - 1 - first
    lane, place = divmod(first, side)
    return Move(side - 1 - lane, place, steps) if seat == RIGHT else Move(side - 1 - place, lane, steps)
