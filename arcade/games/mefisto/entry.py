"""Choosing a fire: by its letter where there are letters enough, with arrows, joystick or mouse."""

from collections.abc import Callable, Sequence

from arcade.games.mefisto.rules import LETTERS
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.cursor import ARROWS, Steering, choose_cell
from arcade.toolkit.flow.prompts import Wrong
from arcade.toolkit.picture.grid import Grid


def ask_lamp(
    program: Program[Spectrum],
    grid: Grid,
    lamp: int,
    show: Callable[[int, bool], None],
    commands: Sequence[Control],
    wrong: Wrong,
    steering: Steering = ARROWS,
    hidden: bool = False,
) -> Frames[int | Control]:
    """The number of a lamp, or one of the commands; see `choose_cell`."""
    size = grid.rows
    letters = LETTERS[: size * size] if size * size <= len(LETTERS) else ""
    orders = [key for control in commands for key in control.keys if key.startswith("pad")]
    chosen = yield from choose_cell(
        program,
        grid,
        divmod(lamp, size),
        lambda cell, on: show(cell[0] * size + cell[1], on),
        {letter: divmod(place, size) for place, letter in enumerate(letters)},
        commands,
        steering,
        wrong,
        hidden,
        answers=(*letters, *orders) if letters else (),
        keep=not program.original,
    )
    return chosen if isinstance(chosen, Control) else chosen[0] * size + chosen[1]
