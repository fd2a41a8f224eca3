"""The program of Mefisto: a goal is chosen, fires are pressed until it is reached, and another game is offered."""

from collections.abc import Sequence

from arcade.games.mefisto import AGAIN
from arcade.games.mefisto.entry import ask_lamp
from arcade.games.mefisto.levels import Level, goals, size_of, start
from arcade.games.mefisto.menu import GoalMenu
from arcade.games.mefisto.modern import Modern
from arcade.games.mefisto.original import Original
from arcade.games.mefisto.rules import Position, pictured
from arcade.games.mefisto.solver import way
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import HINT, SOLVE, TAKE_BACK, Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.program import Program, Setup, Thought, together
from arcade.toolkit.flow.puzzle import Attempt, Ending, find_way, solving

ORDERS = (AGAIN, HINT, TAKE_BACK, SOLVE)


class Main(Program[Spectrum]):
    """Goal after goal until the player has had enough."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.level = Level.CLASSIC if self.original else Level(setup.level)
        self.size = size_of(self.level)
        self.attempt: Attempt[Position, int] = Attempt(Position(self.size, 0))
        self.lamp = self.size**2 // 2
        """Where the cursor is."""
        self.choosing = False
        """Whether a press is waited for."""
        self.look: Original | Modern = Original(self) if self.original else Modern(self)
        self.menu = GoalMenu(self, self.look, self.level) if isinstance(self.look, Modern) else None

    def play(self) -> Frames[None]:
        yield from self.look.title()
        again = True
        while again:
            goal = yield from self.goal()
            self.attempt = Attempt(start(self.level, goal, self.dice))
            ending = Ending.RESTART
            while ending is Ending.RESTART:
                yield from together(self.look.begin(self.attempt.position), self.find_way())
                ending = yield from solving(self, self.attempt)
                if ending is Ending.RESTART:
                    self.attempt = Attempt(self.attempt.positions[0])
            again = yield from self.end(ending)

    def end(self, ending: Ending) -> Frames[bool]:
        """Announce how it ended, and ask for another game."""
        if ending is Ending.SOLVED:
            self.finish(Outcome.WON, self.attempt.score)
            yield from self.look.solved(self.attempt)
        else:
            self.finish(Outcome.OVER)
            yield from self.look.helped()
        return (yield from self.look.ask_again())

    def goal(self) -> Frames[int]:
        """The goal that the player chooses; where there is only one it is not asked for."""
        if self.menu is not None and len(self.menu.offered) > 1:
            return (yield from self.menu.choose())
        return next(iter(goals(self.level).values()))

    def choose(self) -> Frames[int | Control]:
        """The next fire to press, or an order."""
        yield from self.look.prompt(self.attempt)
        self.choosing = True
        chosen = yield from ask_lamp(
            self, self.look.grid, self.lamp, self.cursor, ORDERS, self.look.wrong_key, hidden=self.original
        )
        self.choosing = False
        return chosen

    def cursor(self, lamp: int, on: bool) -> None:
        """Show the cursor, or take it away."""
        self.lamp = lamp
        self.look.cursor(lamp, on)

    def find_way(self) -> Frames[bool]:
        """Let the computer find the shortest way, if it knows none."""
        return (yield from find_way(self, self.attempt, way))

    def moved(self, before: Position, move: int) -> Frames[None]:
        """A fire and its neighbours change."""
        yield from self.look.press(before, self.attempt, move)

    def hint(self, move: int) -> Frames[None]:
        """A fire of a shortest solution."""
        yield from self.look.hint(move)

    def no_way(self) -> Frames[None]:
        """By the printed rules there always is one: only goals that can be reached are set."""
        yield from self.look.no_way()

    def taken_back(self, before: Position, move: int | None) -> Frames[None]:
        """The same fires change back."""
        yield from self.look.taken_back(before, self.attempt, move)

    def helping(self, left: int) -> Frames[None]:
        """The computer has taken over."""
        yield from self.look.helping(left)

    def obey(self, order: Control) -> Frames[Ending | None]:
        """The one order of its own is to begin again."""
        yield from ()
        return Ending.RESTART if order is AGAIN else None

    def state(self) -> dict[str, Plain]:
        attempt = self.attempt
        return {
            "lit": attempt.position.picture(),
            "goal": pictured(self.size, attempt.position.goal),
            "moves": attempt.moves,
            "hints": attempt.hints,
            "par": attempt.par,
            "plan": attempt.plan,
            "scored": attempt.scored,
            "drawn": pictured(self.size, self.menu.drawn if self.menu else 0),
            "entry": self.menu.entry if self.menu else None,
            "lamp": self.lamp,
        }
