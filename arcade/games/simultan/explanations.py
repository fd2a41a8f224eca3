"""Why a line is wrong, in three short sentences: how it is worked out, what it should make, what to look at."""

from collections.abc import Sequence

from arcade.games.simultan import strings
from arcade.games.simultan.arithmetic import mistaken, worked
from arcade.games.simultan.board import SIDE
from arcade.games.simultan.state import State


def reason(program: State, cells: Sequence[int], line: int) -> tuple[str, str, str]:
    """The sentences about a wrong line, all of whose cells are filled."""
    puzzle, text = program.game.puzzle, program.text
    digits, signs, wanted = puzzle.along(cells, line), puzzle.signs[line], puzzle.results[line]
    name = strings.ROW if line < SIDE else strings.COLUMN
    return (
        text(name, n=line % SIDE + 1, sum=worked(digits, signs)),
        text(strings.MAKES, wanted=wanted, made=puzzle.made(cells, line)),
        text(strings.WHY[mistaken(digits, signs, wanted)]),
    )
