"""How the computer plays: by chance, one ply ahead, perfectly, or in the cube by a search."""

from collections.abc import Sequence
from typing import NamedTuple

from arcade.games.noughts.levels import Board, Skill
from arcade.games.noughts.rules import CUBE, MISERE, SQUARE, Position
from arcade.games.noughts.search import searching
from arcade.toolkit.ai.solver import Solver
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.searching import Thinking

FORMS = {Board.SQUARE: SQUARE, Board.MISERE: MISERE, Board.CUBE: CUBE}
"""What a level's board is for the rules."""
Solutions = Solver[Position, int]


class Advice(NamedTuple):
    """A field, and what it is worth where that is known: 1 wins, 0 ties, -1 loses."""

    field: int
    worth: int | None


def completing(position: Position, seat: int) -> Sequence[int]:
    """The free fields with which a seat would complete a line."""
    as_if = Position(position.form, position.marks, seat)
    return [field for field in position.moves() if as_if.play(field).lines]


def one_ply(position: Position, dice: Dice) -> int:
    """Complete a line, or keep the other side from it, or anything."""
    wins = completing(position, position.seat)
    return dice.pick(wins or completing(position, 1 - position.seat) or position.moves())


def perfect(position: Position, solutions: Solutions) -> Sequence[int]:
    """The best moves; of those that only tie, the ones after which the other side has most ways to go wrong."""
    best = solutions.best(position)
    if solutions.worth(position).value != 0:
        return best
    snares = [_snares(position.play(field), solutions) for field in best]
    return [field for field, count in zip(best, snares, strict=True) if count == max(snares)]


def _snares(position: Position, solutions: Solutions) -> int:
    """How many moves of the side to move lose, in thousandths of all it has."""
    moves = position.moves()
    losing = sum(solutions.after(position, field).value < 0 for field in moves)
    return 1000 * losing // len(moves) if moves else 0


def choosing(position: Position, skill: Skill, solutions: Solutions, dice: Dice) -> Thinking[int]:
    """The move of the computer."""
    match skill:
        case Skill.RANDOM:
            return dice.pick(position.moves())
        case Skill.ONE_PLY:
            return one_ply(position, dice)
        case Skill.SEARCHING:
            return (yield from searching(position))
        case _:
            yield from solutions.solve(position)
            return dice.pick(perfect(position, solutions))


def advising(position: Position, solutions: Solutions) -> Thinking[Advice]:
    """What the computer would do in a person's place."""
    if position.form is CUBE:
        return Advice((yield from searching(position)), None)
    worth = yield from solutions.solve(position)
    return Advice(perfect(position, solutions)[0], worth.value)
