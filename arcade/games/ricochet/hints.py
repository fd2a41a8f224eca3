"""Advice in words: how far to move the ball, and to which side to shoot it."""

from arcade.games.ricochet import strings
from arcade.games.ricochet.rules import World
from arcade.games.ricochet.solver import LEFTWARDS
from arcade.toolkit.contract.program import AnyProgram


def told_in_words(program: AnyProgram, world: World, told: tuple[int, int] | None) -> str:
    """What to say about a shot from a column to a side, or about there being none."""
    if told is None:
        return program.text(strings.NO_ADVICE)
    column, right = told
    way = program.text(strings.UP_LEFT if right == LEFTWARDS else strings.UP_RIGHT)
    if column == world.column:
        return program.text(strings.ADVICE_HERE, way=way)
    words = strings.ADVICE_LEFT if column < world.column else strings.ADVICE_RIGHT
    return program.text(words, n=abs(column - world.column), way=way)
