"""Choosing a cell of a board with arrows, joystick, mouse or a typed key; the game draws the cursor in its own way."""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from arcade.machine.key_repeat import HeldKey, RepeatRate
from arcade.machine.keyboard import CLICK
from arcade.machine.machine import Frames, Waiting, WrongKey
from arcade.toolkit.contract.controls import FIRST_PLAYER, SECOND_PLAYER, Control, Steering, orders
from arcade.toolkit.contract.program import AnyProgram
from arcade.toolkit.flow.prompts import Wrong, is_typed
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.sound.jingles import CURSOR

REPEAT = RepeatRate(14, 4)
"""Of a held direction."""


class Field(Protocol):
    """Cells of any arrangement on the screen."""

    def at(self, x: int, y: int) -> Cell | None:
        """The cell that holds a pixel."""

    def step(self, cell: Cell, down: int, right: int) -> Cell:
        """The cell that a step leads to; where none does, the cell itself."""


ARROWS = Steering()
SECOND_SEAT = Steering(*(own.also(*other.keys) for own, other in zip(FIRST_PLAYER, SECOND_PLAYER, strict=True)))
"""For the second player at one machine: the second joystick, or whatever the first player uses, too."""
BY_SEAT = (ARROWS, SECOND_SEAT)
"""Of the player in each seat."""
TYPED = -1
"""In place of a cell's row or column: a key named the other of the two, and this one is still to be asked."""
Walk = Callable[[Cell, int, int], Cell]
"""Where a step from a cell leads, so many rows down and columns to the right."""
ShowCursor = Callable[[Cell, bool], None]
"""Draws the cursor on a cell (true) or takes it away (false)."""


def clicked(key: str) -> tuple[int, int] | None:
    """The pixel of a click key "@x,y"; None for any other key."""
    found = CLICK.fullmatch(key)
    return (int(found[1]), int(found[2])) if found else None


def _tick(program: AnyProgram) -> None:
    """Let a step of the cursor be heard, but in an original, or where something else sounds."""
    machine = program.machine
    if not program.original and machine.speaker.busy_until < machine.now:
        machine.chime(CURSOR)


class HiddenCursor:
    """A cursor that appears with the first direction, for where a cell may be named in another way as well."""

    def __init__(
        self, field: Field, start: Cell, show: ShowCursor, steering: Steering = ARROWS, walk: Walk | None = None
    ) -> None:
        self.field = field
        self.cell = start
        self.seen = False
        self._show = show
        self._steering = steering
        self._walk = walk or field.step

    def point(self, key: str, fire: bool = True) -> Cell | None:
        """Steer with a key, or choose a cell: the cursor's with `fire` where that counts, any by a click."""
        step = self._steering.direction(key)
        if step is not None:
            if self.seen:
                self._show(self.cell, False)
                self.cell = self._walk(self.cell, *step)
            self.seen = True
            self._show(self.cell, True)
        elif fire and self.seen and key in self._steering.fire.keys:
            return self.cell
        elif pixel := clicked(key):
            return self.field.at(*pixel)
        return None

    def hide(self) -> None:
        """Take the cursor away."""
        if self.seen:
            self._show(self.cell, False)


def choose_cell(
    program: AnyProgram,
    grid: Field,
    start: Cell,
    show: ShowCursor,
    typed: Mapping[str, Cell] | None = None,
    commands: Sequence[Control] = (),
    steering: Steering = ARROWS,
    wrong: Wrong | None = None,
    hidden: bool = False,
    walk: Walk | None = None,
    answers: Sequence[str] = (),
    repeat: RepeatRate = REPEAT,
    keep: bool = False,
    heard: bool = True,
) -> Frames[Cell | Control]:
    """Wait for a cell, or for one of the commands (hint, take back ...), which is returned instead.

    `typed` maps single keys to cells, chosen at once. A click chooses its cell. A held direction repeats. `wrong`
    answers keys that mean nothing. A `hidden` cursor appears with the first direction or fire of the run, which then
    does nothing else: for the original's look, which had none. In other looks a step is `heard`. `walk` lets the cursor
    visit only some cells; without it every neighbour is a step away. `answers` are keys that the cabinet must leave to
    the game, as when M is a letter and not the sound. Of the keys pressed before, the last one counts in the modern
    looks; with `keep` all do, for games that are typed faster than they are drawn.
    """
    keyboard = program.machine.keyboard
    # Directions and fire are answers as well then, or the cabinet would offer the others on a keyboard of its own.
    pads = [f"pad{pad} {name}" for pad in (1, 2) for name in ("left", "right", "up", "down", "fire")] if answers else []
    waiting = Waiting("key", (*answers, *pads), move=True)
    if not keep:
        keyboard.settle()
    names = orders(*commands)
    cell, held = start, HeldKey()
    hidden = hidden and not program.cursor_shown
    if not hidden:
        show(cell, True)
    try:
        while True:
            program.machine.waiting = waiting
            yield
            key = keyboard.take().lower()
            step = held.meant(key, keyboard, repeat, steering.direction)
            if hidden and (step is not None or key in steering.fire.keys):
                hidden, program.cursor_shown = False, True
                show(cell, True)
            elif step is not None:
                before = cell
                show(cell, False)
                cell = (walk or grid.step)(cell, *step)
                show(cell, True)
                if heard and cell != before:
                    _tick(program)
            elif key in names:
                return names[key]
            elif typed and key in typed:
                return typed[key]
            elif key in steering.fire.keys:
                return cell
            elif key and (pixel := clicked(key)) and (under := grid.at(*pixel)):
                return under
            elif wrong is not None and key and is_typed(key):
                program.machine.waiting = None
                program.machine.wrong_key = WrongKey(key, (*(typed or ()), *answers), steered=True)
                yield from wrong()
                keyboard.settle()
    finally:
        program.machine.waiting = None
        if not hidden:
            show(cell, False)
