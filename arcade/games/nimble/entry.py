"""How a person moves: a counter is chosen, then a square, by arrows, joystick, mouse or the square's number."""

from arcade.games.nimble import TEACH, strings
from arcade.games.nimble.layout import Track
from arcade.games.nimble.look import Look
from arcade.games.nimble.rules import HOME, Move, Position, Refusal
from arcade.games.nimble.state import State
from arcade.machine.key_repeat import RepeatRate
from arcade.machine.machine import Frames
from arcade.toolkit.contract.controls import BACK, HINT, TAKE_BACK, Control
from arcade.toolkit.flow.cursor import BY_SEAT, choose_cell
from arcade.toolkit.flow.typed_number import DIGIT_CONTROLS
from arcade.toolkit.picture.grid import Cell

COMMANDS = (BACK, HINT, TAKE_BACK, TEACH, *DIGIT_CONTROLS)
REPEAT = RepeatRate(20, 5)
"""Of a held arrow."""
REFUSALS = {
    Refusal.NO_COUNTER: strings.NO_COUNTER,
    Refusal.NO_SQUARE: strings.NO_SQUARE,
    Refusal.NOWHERE: strings.NOWHERE,
    Refusal.AWAY: strings.AWAY,
    Refusal.ONTO: strings.ONTO,
    Refusal.PAST: strings.PAST,
}


class Chooser:
    """The cursor of whoever moves, and what it holds."""

    def __init__(self, program: State, look: Look) -> None:
        self.program = program
        self.look = look
        self.cursor = 1
        self.field: Track | None = None
        """The squares that the cursor can visit, while a person chooses one."""
        self.held: int | None = None
        """The square of the counter that is picked up."""

    def set_out(self, position: Position) -> None:
        """The cursor waits on the farthest counter."""
        self.cursor = max(position.counters)

    def choose(self) -> Frames[Move | Control]:
        """Wait for a legal move, or for HINT or TAKE_BACK; the theory is taught in between."""
        look = self.look
        while True:
            start = yield from self._counter()
            if isinstance(start, Control):
                return start
            self.held = start
            look.lift(start)
            target = yield from self._target(start)
            self.held = None
            look.put_down()
            if isinstance(target, Control):
                if target.name != BACK.name:
                    return target
                yield from look.say_at_once(strings.PUT_DOWN)
            elif target == start:
                yield from look.refuse(strings.NOWHERE)
            else:
                self.cursor = target or start
                return start, target

    def advise(self, move: Move | None) -> Frames[None]:
        """The cursor goes to a move that wins, which is shown, or it is said that there is none."""
        if move is not None:
            self.cursor = move[0]
        yield from self.look.hint(move)

    def _counter(self) -> Frames[int | Control]:
        """The square of a counter that can move."""
        position, look = self.program.position, self.look
        while True:
            start = yield from self._square(frozenset(square for square, _ in position.moves()))
            if isinstance(start, Control):
                if start.name in (HINT.name, TAKE_BACK.name):
                    return start
                yield from look.teach()
            elif start not in position.counters:
                yield from look.refuse(strings.NO_COUNTER, n=start)
            elif not position.targets(start):
                yield from look.refuse(strings.BLOCKED, n=start)
            else:
                return start

    def _target(self, start: int) -> Frames[int | Control]:
        """A square to slide to, or the counter's own."""
        position, look = self.program.position, self.look
        while True:
            target = yield from self._square(frozenset((start, *position.targets(start))))
            if isinstance(target, Control):
                if target.name != TEACH.name:
                    return target
                yield from look.teach()
            else:
                refusal = position.refusal((start, target))
                if refusal is None or refusal is Refusal.NOWHERE:
                    return target
                yield from look.refuse(REFUSALS[refusal], n=target)

    def _square(self, stops: frozenset[int]) -> Frames[int | Control]:
        """A square by the cursor, the mouse or its number; the cursor follows a number digit by digit."""
        program, look = self.program, self.look
        steering = BY_SEAT[self.program.position.seat]
        typed, keep = "", not program.original
        while True:
            field = self.field = look.track(stops)
            cell = 0, self.cursor
            chosen = yield from choose_cell(
                program, field, cell, self._show, None, COMMANDS, steering, look.wrong_key, repeat=REPEAT, keep=keep
            )
            self.field, keep = None, True
            if not isinstance(chosen, Control):
                return chosen[1]
            if chosen not in DIGIT_CONTROLS and not (chosen.name == BACK.name and typed):
                return chosen
            if typed != str(self.cursor):
                typed = ""
            typed = typed[:-1] if chosen.name == BACK.name else f"{typed}{chosen.keys[0]}".lstrip("0") or str(HOME)
            if int(typed or HOME) > self.program.position.length:
                yield from look.refuse(strings.NO_SQUARE, n=typed)
                typed = ""
            elif typed:
                self.cursor = int(typed)
                look.typed()

    def _show(self, cell: Cell, on: bool) -> None:
        self.cursor = cell[1]
        self.look.cursor(cell[1], on)
