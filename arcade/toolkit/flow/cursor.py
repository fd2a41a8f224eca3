"""Choosing a cell of a board with arrows, joystick, mouse or a typed key; the game draws the cursor in its own way."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
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


@dataclass(frozen=True)
class CellCursor:
    """The cursor of a board: where it begins and how it goes about."""

    grid: Field
    start: Cell
    show: ShowCursor
    steering: Steering = ARROWS
    walk: Walk | None = None
    """Lets it visit only some cells; without it every neighbour is a step away."""
    hidden: bool = False
    """Whether it appears with the first direction or fire of the run, which then does nothing else: for an original's
    look, which had none."""
    repeat: RepeatRate = REPEAT
    heard: bool = True
    """Whether a step is heard, in other looks than an original's."""


@dataclass(frozen=True)
class CellKeys:
    """What answers beside a cursor."""

    typed: Mapping[str, Cell] | None = None
    """Single keys, and the cell that each chooses at once."""
    commands: Sequence[Control] = ()
    """What is returned in place of a cell: hint, take back ..."""
    wrong: Wrong | None = None
    """Answers keys that mean nothing."""
    answers: Sequence[str] = ()
    """Keys that the cabinet must leave to the game, as when M is a letter and not the sound."""
    keep: bool = False
    """Whether all keys pressed before count, for games that are typed faster than they are drawn; else the last."""


CURSOR_ALONE = CellKeys()


def choose_cell(program: AnyProgram, cursor: CellCursor, keys: CellKeys = CURSOR_ALONE) -> Frames[Cell | Control]:
    """Wait for a cell, or for one of the commands. A click chooses its cell; a held direction repeats."""
    keyboard = program.machine.keyboard
    # Directions and fire are answers as well then, or the cabinet would offer the others on a keyboard of its own.
    pads = (
        [f"pad{pad} {name}" for pad in (1, 2) for name in ("left", "right", "up", "down", "fire")]
        if keys.answers
        else []
    )
    waiting = Waiting("key", (*keys.answers, *pads), move=True)
    if not keys.keep:
        keyboard.settle()
    names = orders(*keys.commands)
    cell, held, show = cursor.start, HeldKey(), cursor.show
    hidden = cursor.hidden and not program.cursor_shown
    if not hidden:
        show(cell, True)
    try:
        while True:
            program.machine.waiting = waiting
            yield
            key = keyboard.take().lower()
            step = held.meant(key, keyboard, cursor.repeat, cursor.steering.direction)
            if hidden and (step is not None or key in cursor.steering.fire.keys):
                hidden, program.cursor_shown = False, True
                show(cell, True)
            elif step is not None:
                before = cell
                show(cell, False)
                cell = (cursor.walk or cursor.grid.step)(cell, *step)
                show(cell, True)
                if cursor.heard and cell != before:
                    _tick(program)
            elif key in names:
                return names[key]
            elif keys.typed and key in keys.typed:
                return keys.typed[key]
            elif key in cursor.steering.fire.keys:
                return cell
            elif key and (pixel := clicked(key)) and (under := cursor.grid.at(*pixel)):
                return under
            elif keys.wrong is not None and key and is_typed(key):
                program.machine.waiting = None
                program.machine.wrong_key = WrongKey(key, (*(keys.typed or ()), *keys.answers), steered=True)
                yield from keys.wrong()
                keyboard.settle()
    finally:
        program.machine.waiting = None
        if not hidden:
            show(cell, False)
