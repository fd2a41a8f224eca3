"""The computer's play: the printed method (an opening book, then win, block, fork, filler), weaker and exact levels."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal, NamedTuple

from arcade.games.tic_tac_toe.levels import Skill
from arcade.games.tic_tac_toe.rules import DISC, FIELDS, FREE, RING, Position
from arcade.toolkit.ai.solver import Solver
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.searching import Search

CENTRE, LAST = 5, 9
SIDES = (2, 4, 6, 8)
Reason = Literal["opening", "win", "block", "fork", "prevent", "distract", "filler", "chance", "counted"]
"""Why a field was taken."""


class Choice(NamedTuple):
    """A field, why it was taken, and how many rows of the last table were looked at, which cost the original time."""

    field: int
    reason: Reason
    rows: int = 0


Pair = tuple[int, int]

_PAIR_TABLE: tuple[tuple[int, Pair], ...] = (
    (1, (2, 3)), (1, (5, 9)), (1, (4, 7)), (2, (1, 3)), (2, (5, 8)), (3, (1, 2)), (3, (5, 7)), (3, (6, 9)),
    (4, (1, 7)), (4, (5, 6)), (6, (4, 5)), (6, (3, 9)), (7, (1, 4)), (7, (5, 3)), (7, (8, 9)), (8, (7, 9)),
    (8, (2, 5)), (9, (1, 5)), (9, (3, 6)), (9, (7, 8)),
)  # fmt: skip
"""Fields with the two others of a line. The lines through the centre lack it as a target: it is always taken first."""
_FORK_TABLE: tuple[tuple[int, Pair, Pair], ...] = (
    (1, (2, 3), (5, 9)), (1, (2, 3), (4, 7)), (1, (5, 9), (4, 7)), (2, (1, 3), (5, 8)),
    (3, (1, 2), (5, 7)), (3, (1, 2), (6, 9)), (3, (5, 7), (6, 9)), (4, (1, 7), (5, 6)),
    (6, (4, 5), (3, 9)), (7, (1, 4), (5, 3)), (7, (1, 4), (8, 9)), (7, (5, 3), (8, 9)),
    (8, (7, 9), (2, 5)), (9, (1, 5), (3, 6)), (9, (1, 5), (7, 8)), (9, (3, 6), (7, 8)),
)  # fmt: skip
"""Fields with the pairs of two lines that cross there."""


def printed(position: Position) -> Choice:
    """The original's move for the rings: opening; win, by the first row of the pair table; block, by its last; fork."""
    opening = _opening(position)
    if opening is not None:
        return Choice(opening, "opening")
    if wins := _threats(position, RING):
        place, field = wins[0]
        return Choice(field, "win", place)
    if threats := _threats(position, DISC):
        return Choice(threats[-1][1], "block")
    return _fork(position)


def _opening(position: Position) -> int | None:
    """The centre; settled answers to the first stone beside it, or to the first two when the centre is the player's."""
    rings, discs = ([field for field in FIELDS if position[field] == stone] for stone in (RING, DISC))
    match rings, discs:
        case [], [] | [_]:
            return CENTRE if position[CENTRE] == FREE else 1
        case [5], [m]:
            return {2: 3, 8: 9, 4: 7, 6: 9}.get(m, 10 - m)
        case [1], [a, b] if CENTRE in (a, b):
            m = b if a == CENTRE else a
            return 3 if m == LAST else 10 - m
    return None


def _threats(position: Position, stone: str) -> list[tuple[int, int]]:
    """Places in the pair table, and their free fields that complete two stones of a kind."""
    return [
        (place, field)
        for place, (field, (one, two)) in enumerate(_PAIR_TABLE, 1)
        if position[field] == FREE and position[one] == position[two] == stone
    ]


def _fork(position: Position) -> Choice:
    """Make two threats at once or keep the player from it; else the highest free field."""

    def stones(pair: Pair) -> Sequence[str]:
        return sorted(position[field] for field in pair)

    feared: list[int] = []
    for place, (field, one, two) in enumerate(_FORK_TABLE, 1):
        if position[field] != FREE:
            continue
        if stones(one) == stones(two) == [FREE, RING]:
            return Choice(field, "fork", place)
        if stones(one) == stones(two) == [FREE, DISC] and field not in feared:
            feared.append(field)
    rows = len(_FORK_TABLE)
    if len(feared) == 1:
        return Choice(feared[0], "prevent", rows)
    if feared and (sides := [field for field in SIDES if position[field] == FREE]):
        return Choice(sides[0], "distract", rows)
    return Choice(position.free()[-1], "filler", rows)


def completing(position: Position, seat: int) -> Sequence[int]:
    """The free fields with which a seat would complete a line."""
    as_if = replace(position, seat=seat)
    return [field for field in position.moves() if as_if.play(field).lines()]


def choosing(position: Position, skill: Skill, solver: Solver[Position, int], dice: Dice) -> Search[Choice]:
    """The move of the computer: by chance but for wins, for wins and blocks, the printed one, or any that is best."""
    if skill is Skill.PERFECT:
        yield from solver.solve(position)
        return Choice(dice.pick(solver.best(position)), "counted")
    if skill is Skill.PRINTED:
        return printed(position)
    if wins := completing(position, position.seat):
        return Choice(wins[0], "win")
    if skill is Skill.NORMAL and (threats := completing(position, 1 - position.seat)):
        return Choice(threats[0], "block")
    return Choice(dice.pick(position.moves()), "chance")


def advice(position: Position, solver: Solver[Position, int]) -> Search[tuple[int, ...]]:
    """What each move, in order, is worth to the side to move: 1 wins, 0 draws, -1 loses."""
    yield from solver.solve(position)
    return tuple(solver.after(position, field).value for field in position.moves())


def advised(position: Position, values: Sequence[int]) -> dict[int, int]:
    """The moves with the values of an advice."""
    return dict(zip(position.moves(), values, strict=True))
