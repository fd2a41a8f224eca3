"""The program of the Tower of Hanoi: a tower is set up, carried move by move, and another one is offered."""

from collections.abc import Sequence

from arcade.games.hanoi.levels import Level, start
from arcade.games.hanoi.modern import Modern
from arcade.games.hanoi.original import Original
from arcade.games.hanoi.rules import Fault, Move, Position
from arcade.games.hanoi.solver import way
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import BACK, HINT, SOLVE, TAKE_BACK, Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.program import Program, Setup, Thought, meanwhile, together
from arcade.toolkit.flow.cursor import choose_cell
from arcade.toolkit.flow.puzzle import RESTART, Attempt, Ending, find_way, solving

ORDERS = (RESTART, HINT, TAKE_BACK, SOLVE)


class Main(Program[Spectrum]):
    """Tower after tower until the player has had enough."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.level = Level.SIX if self.original else Level(setup.level)
        self.attempt: Attempt[Position, Move] = Attempt(start(self.level, self.dice))
        self.rod = 0
        """Where the cursor is."""
        self.source: int | None = None
        """The rod whose top disc has been taken and not yet been put down."""
        self.choosing = False
        """Whether a rod is waited for."""
        self.look: Original | Modern = Original(self) if self.original else Modern(self)

    def play(self) -> Frames[None]:
        yield from self.look.title()
        again = True
        while again:
            self.rod = 0
            yield from together(self.look.set_up(self.attempt.position), self.find_way())
            self.machine.keyboard.settle()
            ending = yield from solving(self, self.attempt)
            if ending is Ending.RESTART:
                # The same task from its start, as the original's R had it.
                self.attempt = Attempt(self.attempt.positions[0])
                continue
            again = yield from self.end(ending)
            if again:
                self.attempt = Attempt(start(self.level, self.dice))

    def end(self, ending: Ending) -> Frames[bool]:
        """Announce how it ended, and ask for another game."""
        if ending is Ending.SOLVED:
            self.finish(Outcome.WON, self.attempt.score)
            yield from self.look.solved(self.attempt)
        else:
            self.finish(Outcome.OVER)
            yield from self.look.helped()
        return (yield from self.look.ask_again())

    def find_way(self) -> Frames[bool]:
        """Let the computer find the shortest way, if it knows none."""
        return (yield from find_way(self, self.attempt, way))

    def choose(self) -> Frames[Move | Control]:
        """A rod to take from and one to put on; what cannot be is answered, and asked again from the first rod."""
        while True:
            source = yield from self.ask_rod()
            if isinstance(source, Control):
                return source
            # The original asked for both rods before it looked at either.
            if not self.original and self.attempt.position.top(source) is None:
                yield from self.look.refused(Fault.EMPTY)
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
            fault = None if isinstance(target, Control) else self.attempt.position.fault((source, target))
            if fault is None and not isinstance(target, Control):
                return target
            if fault is not None and fault is not Fault.SAME and not self.original:
                yield from self.look.refused(fault)
                continue
            self.source = None
            yield from self.look.put_back(source, self.attempt.position)
            if isinstance(target, Control):
                return None if target is BACK else target
            if fault is not None and self.original:
                yield from self.look.refused(fault)
        return None

    def ask_rod(self) -> Frames[int | Control]:
        """One rod, or an order; in the original no order was taken before the second rod."""
        source, look = self.source, self.look
        yield from look.prompt(self.attempt, source)
        if source is None:
            commands: tuple[Control, ...] = ORDERS
        else:
            commands = () if self.original else (*ORDERS, BACK)
        self.choosing = True
        chosen = yield from meanwhile(
            choose_cell(
                self,
                look.grid(self.attempt.position.rods),
                (0, self.rod),
                lambda cell, on: self.cursor(cell[1], on),
                {str(rod + 1): (0, rod) for rod in range(self.attempt.position.rods)},
                commands,
                wrong=look.wrong_key,
                hidden=self.original,
                keep=not self.original,
            ),
            look.step,
        )
        self.choosing = False
        if isinstance(chosen, Control):
            return chosen
        self.rod = chosen[1]
        yield from look.chosen(self.rod, self.attempt.position, source)
        return self.rod

    def cursor(self, rod: int, on: bool) -> None:
        """Show the cursor at a rod, or take it away."""
        self.rod = rod
        self.look.cursor(rod, on)

    def moved(self, before: Position, move: Move) -> Frames[None]:
        """A disc goes from rod to rod."""
        yield from self.look.carry(before, self.attempt, move)

    def hint(self, move: Move) -> Frames[None]:
        """What to do next."""
        yield from self.look.hint(self.attempt.position, move)

    def no_way(self) -> Frames[None]:
        """By the printed rules there always is one: every position can be reached from every other."""
        yield from self.look.no_way()

    def taken_back(self, before: Position, move: Move | None) -> Frames[None]:
        """The disc goes back."""
        yield from self.look.taken_back(before, self.attempt, move)

    def helping(self, left: int) -> Frames[None]:
        """The computer has taken over."""
        yield from self.look.helping(left)

    def obey(self, order: Control) -> Frames[Ending | None]:
        """The one order of its own is to begin again."""
        yield from self.look.begin_again()
        return Ending.RESTART if order is RESTART else None

    def state(self) -> dict[str, Plain]:
        attempt = self.attempt
        return {
            "rods": attempt.position.picture(),
            "goals": attempt.position.goals,
            "moves": attempt.moves,
            "hints": attempt.hints,
            "par": attempt.par,
            "plan": attempt.plan,
            "scored": attempt.scored,
            "source": self.source,
            "rod": self.rod,
        }
