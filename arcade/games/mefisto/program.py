"""The program of Mefisto: a goal is chosen, fires are pressed until it is reached, and another game is offered."""

from collections.abc import Sequence

from arcade.games.mefisto import AGAIN
from arcade.games.mefisto.entry import ask_lamp
from arcade.games.mefisto.levels import goals, start
from arcade.games.mefisto.menu import GoalMenu
from arcade.games.mefisto.modern import Modern
from arcade.games.mefisto.original import Original
from arcade.games.mefisto.rules import Position, pictured
from arcade.games.mefisto.solver import way
from arcade.games.mefisto.state import State
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import HINT, SOLVE, TAKE_BACK, Control
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.program import Setup, Thought, together
from arcade.toolkit.contract.searching import Search
from arcade.toolkit.programs.puzzle import Attempt, Ending
from arcade.toolkit.programs.puzzle_program import PuzzleProgram

ORDERS = (AGAIN, HINT, TAKE_BACK, SOLVE)


class Main(State, PuzzleProgram[Spectrum, Position, int]):
    """Goal after goal until the player has had enough."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.look: Original | Modern = Original(self) if self.original else Modern(self)
        self.menu = GoalMenu(self, self.look) if isinstance(self.look, Modern) else None

    def begin(self, task: Position | None) -> Frames[None]:
        """A goal is chosen, and the fires are lit."""
        if task is None:
            task = start(self.level, (yield from self.agreed(self.goal(), self.first_goal)), self.dice)
        self.attempt = Attempt(task)
        yield from together(self.look.begin(), self.find_way())

    def way(self) -> Search[tuple[int, ...]]:
        """The shortest way; by the printed rules there always is one: only goals that can be reached are set."""
        return way(self.position)

    def obey(self, order: Control) -> Frames[Ending | None]:
        """Begin again."""
        del order
        yield from self.look.accepted()
        return Ending.RESTART

    def goal(self) -> Frames[int]:
        """The goal that the player chooses; where there is only one it is not asked for."""
        if self.menu is not None and len(self.menu.offered) > 1:
            return (yield from self.menu.choose())
        return self.first_goal

    @property
    def first_goal(self) -> int:
        """The only goal, or the one that the menu begins at."""
        return next(iter(goals(self.level).values()))

    def choose(self) -> Frames[int | Control]:
        """The next fire to press, or an order."""
        yield from self.look.prompt()
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

    def state(self) -> dict[str, Plain]:
        return {
            "lit": self.position.picture(),
            "goal": pictured(self.size, self.position.goal),
            **self.progress(),
            "scored": self.attempt.scored,
            "drawn": pictured(self.size, self.menu.drawn if self.menu else 0),
            "entry": self.menu.entry if self.menu else None,
            "lamp": self.lamp,
        }
