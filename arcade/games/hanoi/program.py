"""The program of the Tower of Hanoi: a tower is set up, carried move by move, and another one is offered."""

from collections.abc import Sequence

from arcade.games.hanoi.modern import Modern
from arcade.games.hanoi.original import Original
from arcade.games.hanoi.rules import Fault, Move, Position
from arcade.games.hanoi.solver import way
from arcade.games.hanoi.state import State, start
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import BACK, HINT, SOLVE, TAKE_BACK, Control
from arcade.toolkit.contract.plain import Plain, plain_fields
from arcade.toolkit.contract.program import Setup, Thought, together
from arcade.toolkit.contract.searching import Search
from arcade.toolkit.flow.alongside import while_asking
from arcade.toolkit.flow.cursor import CellCursor, CellKeys, choose_cell
from arcade.toolkit.programs.puzzle import Attempt
from arcade.toolkit.programs.puzzle_program import PuzzleProgram
from arcade.toolkit.words.controls import RESTART

ORDERS = (RESTART, HINT, TAKE_BACK, SOLVE)


class Main(State, PuzzleProgram[Spectrum, Position, Move]):
    """Tower after tower until the player has had enough."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.look: Original | Modern = Original(self) if self.original else Modern(self)

    def begin(self, task: Position | None) -> Frames[None]:
        """A tower is set up; one that stood where it was to go is followed by a new one."""
        if task is not None:
            self.attempt = Attempt(task)
        elif self.position.solved:
            self.attempt = Attempt(start(self.task, self.dice))
        self.rod = 0
        yield from together(self.look.begin(), self.find_way())
        self.machine.keyboard.settle()

    def way(self) -> Search[tuple[Move, ...]]:
        """A shortest way; by the printed rules there always is one: every position can be reached from every other."""
        return way(self.position)

    def choose(self) -> Frames[Move | Control]:
        """A rod to take from and one to put on; what cannot be is answered, and asked again from the first rod."""
        while True:
            source = yield from self.ask_rod()
            if isinstance(source, Control):
                return source
            # The original asked for both rods before it looked at either.
            if not self.original and self.position.top(source) is None:
                yield from self.look.refuse_move(Fault.EMPTY)
                continue
            self.source = source
            target = yield from self.ask_target()
            if isinstance(target, Control):
                return target
            if target is not None:
                self.source = None
                return source, target

    def ask_target(self) -> Frames[int | Control | None]:
        """The rod for the disc taken; None when it goes back to where it was."""
        while self.source is not None:
            source = self.source
            target = yield from self.ask_rod()
            fault = None if isinstance(target, Control) else self.position.fault((source, target))
            if fault is None and not isinstance(target, Control):
                return target
            if fault is not None and fault is not Fault.SAME and not self.original:
                yield from self.look.refuse_move(fault)
                continue
            self.source = None
            yield from self.look.put_back(source)
            if isinstance(target, Control):
                return None if target is BACK else target
            if fault is not None and self.original:
                yield from self.look.refuse_move(fault)
        return None

    def ask_rod(self) -> Frames[int | Control]:
        """One rod, or an order; in the original no order was taken before the second rod."""
        source, look = self.source, self.look
        yield from look.prompt()
        if source is None:
            commands: tuple[Control, ...] = ORDERS
        else:
            commands = () if self.original else (*ORDERS, BACK)
        self.choosing = True
        chosen = yield from while_asking(
            self.machine,
            choose_cell(
                self,
                CellCursor(look.grid, (0, self.rod), lambda cell, on: self.cursor(cell[1], on), hidden=self.original),
                CellKeys(
                    {str(rod + 1): (0, rod) for rod in range(self.position.rods)},
                    commands=commands,
                    wrong=look.wrong_key,
                    keep=not self.original,
                ),
            ),
            look.step,
        )
        self.choosing = False
        if isinstance(chosen, Control):
            return chosen
        self.rod = chosen[1]
        yield from look.accepted_rod(self.rod)
        return self.rod

    def cursor(self, rod: int, on: bool) -> None:
        self.rod = rod
        self.look.cursor(rod, on)

    def state(self) -> dict[str, Plain]:
        return {
            "rods": self.position.picture(),
            "goals": self.position.goals,
            **self.progress(),
            "scored": self.attempt.scored,
            **plain_fields(self, "source", "rod"),
        }
