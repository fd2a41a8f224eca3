"""Choosing one of several lines or pictures, counted from 0: by its number, a click, or a cursor and fire."""

from collections.abc import Callable, Mapping, Sequence

from arcade.machine.machine import Frames, Machine, Waiting, WrongKey
from arcade.toolkit.contract.controls import DOWN, FIRE, UP, Control, Steering
from arcade.toolkit.contract.program import AnyProgram
from arcade.toolkit.flow.cursor import ARROWS, CellCursor, CellKeys, Walk, choose_cell, clicked
from arcade.toolkit.flow.prompts import Wrong, is_typed
from arcade.toolkit.picture.grid import Cell, Grid

NOTHING = -1
"""What is chosen when a list is left without choosing."""
Step = Callable[[str, int], int | None]
"""Where a key leads from a line; None if it is no direction."""
Idle = Callable[[int], None]
"""What happens meanwhile, told the number of the frame."""


def up_and_down(count: int) -> Step:
    """The steps of so many lines below each other, round and round."""

    def step(key: str, line: int) -> int | None:
        return (line + (key in DOWN.keys) - (key in UP.keys)) % count if key in UP.keys + DOWN.keys else None

    return step


def choose_line(
    machine: Machine,
    count: int,
    show: Callable[[int], None],
    under: Callable[[int, int], int | None],
    chosen: int = 0,
    wrong: Wrong | None = None,
    step: Step | None = None,
    tick: Callable[[], None] | None = None,
    fire: Sequence[str] = FIRE.keys,
    leave: Sequence[str] = (),
    numbered: bool = True,
    idle: Idle | None = None,
) -> Frames[int]:
    """Let one of so many lines be chosen, or NOTHING by a key that leaves the list.

    `show` draws the list with the line marked that `fire` takes, `under` tells the line at a pixel: None beside the
    list; one that there is not is a wrong key, answered by `wrong` as others are. `tick` sounds at each step. Lines
    that are `numbered` are chosen by their number, counted from 1.
    """
    numbers = tuple(str(line + 1) for line in range(count)) if numbered else ()
    step = step or up_and_down(count)
    keyboard = machine.keyboard
    keyboard.flush()
    shown, frame = NOTHING, 0
    try:
        while True:
            if chosen != shown:
                show(chosen)
                shown = chosen
            if idle is not None:
                idle(frame)
            frame += 1
            # No choices are named: the joystick steers the mark itself and needs no keys on the screen.
            machine.waiting = Waiting("key")
            yield
            key = keyboard.take().lower()
            if not key:
                continue
            pixel = clicked(key)
            line = under(*pixel) if pixel else numbers.index(key) if key in numbers else None
            if line is not None and 0 <= line < count:
                return line
            if key in leave:
                return NOTHING
            if key in fire:
                return chosen
            if (to := step(key, chosen)) is not None:
                chosen = to
                if tick is not None:
                    tick()
            elif wrong is not None and (is_typed(key) or line is not None):
                machine.waiting, machine.wrong_key = None, WrongKey(key, numbers, steered=True)
                yield from wrong()
    finally:
        machine.waiting = None


def choose_picture(
    program: AnyProgram,
    grid: Grid,
    count: int,
    show: Callable[[int, bool], None],
    start: int = 0,
    wrong: Wrong | None = None,
    leave: Sequence[Control] = (),
    typed: Mapping[str, int] | None = None,
    walk: Walk | None = None,
    steering: Steering = ARROWS,
) -> Frames[int]:
    """Let one of so many pictures be chosen that stand row by row on a grid, or NOTHING by a control that leaves them.

    `show` lights one or puts it out. Unless other `typed` keys mean pictures their numbers do, counted from 1. Where
    the last row is not full, what is behind the last picture stands for it, unless the cursor is to `walk` otherwise.
    """
    keys = {str(place + 1): place for place in range(count)} if typed is None else typed

    def place_of(cell: Cell) -> int:
        return min(grid.columns * cell[0] + cell[1], count - 1)

    def usual(cell: Cell, down: int, right: int) -> Cell:
        return divmod(place_of(grid.step(cell, down, right)), grid.columns)

    chosen = yield from choose_cell(
        program,
        CellCursor(
            grid,
            divmod(start, grid.columns),
            lambda cell, on: show(place_of(cell), on),
            steering=steering,
            walk=walk or usual,
        ),
        CellKeys({key: divmod(place, grid.columns) for key, place in keys.items()}, commands=leave, wrong=wrong),
    )
    return NOTHING if isinstance(chosen, Control) else place_of(chosen)
