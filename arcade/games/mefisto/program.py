"""The program of Mefisto: a goal is chosen, fires are pressed until it is reached, and another game is offered.

A goal is one of the figures, or one drawn by the player, which is refused with the reason if it cannot be reached.
"""

from collections.abc import Callable, Sequence

from arcade.games.mefisto import AGAIN, DONE, strings
from arcade.games.mefisto.modern import Modern
from arcade.games.mefisto.original import Original
from arcade.games.mefisto.rules import LETTERS, Position, pictured
from arcade.games.mefisto.solver import obstacle, shortest, way
from arcade.games.mefisto.state import State, goals, start
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import FIRE, HINT, SOLVE, TAKE_BACK, Control, Steering
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.program import Program, Setup, Thought, together
from arcade.toolkit.contract.searching import Search
from arcade.toolkit.flow.cursor import ARROWS, CellCursor, CellKeys, choose_cell
from arcade.toolkit.flow.list_menu import choose_picture
from arcade.toolkit.flow.prompts import Wrong
from arcade.toolkit.picture.grid import Cell, Grid
from arcade.toolkit.programs.puzzle import Attempt, Ending
from arcade.toolkit.programs.puzzle_program import PuzzleProgram


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
        CellCursor(
            grid,
            divmod(lamp, size),
            lambda cell, on: show(cell[0] * size + cell[1], on),
            steering=steering,
            hidden=hidden,
        ),
        CellKeys(
            {letter: divmod(place, size) for place, letter in enumerate(letters)},
            commands=commands,
            wrong=wrong,
            answers=(*letters, *orders) if letters else (),
            keep=not program.original,
        ),
    )
    return chosen if isinstance(chosen, Control) else chosen[0] * size + chosen[1]


PEN = Steering(fire=FIRE.only(" ", "pad1 fire"))
"""Return ends a drawing, so only space and the joystick's fire draw."""


class GoalMenu:
    """The choice of a goal. `drawn` is the player's own, `entry` is where the menu's cursor is."""

    def __init__(self, program: State, look: Modern) -> None:
        self.program = program
        self.look = look
        self.size = program.size
        self.wrapped = program.board.wrapped
        self.offered = tuple(goals(program.board).items())
        self.drawn = 0
        self.entry: int | None = None

    def choose(self) -> Frames[int]:
        """The goal."""
        while True:
            yield from self.look.begin_menu(self.offered)
            grid, count = self.look.CHOICES, len(self.offered) + 1
            place = yield from choose_picture(
                self.program, grid, count, self._point, 0, self.look.wrong_key, typed={}, walk=self._step
            )
            self.entry = None
            yield from self.look.accepted()
            if place < len(self.offered):
                return self.offered[place][1]
            if (yield from self._draw()):
                return self.drawn

    def _step(self, cell: Cell, down: int, right: int) -> Cell:
        """A step that does not leave the entries."""
        row, column = self.look.CHOICES.step(cell, down, right)
        inside = row * self.look.CHOICES.columns + column <= len(self.offered)
        return (row, column) if inside else cell

    def _point(self, place: int, on: bool) -> None:
        self.entry = place
        self.look.cursor_goal(place, on)

    def _draw(self) -> Frames[bool]:
        """The player draws until the goal can be reached; False when nothing was drawn."""
        self.drawn, lamp = 0, self.size**2 // 2
        yield from self.look.begin_drawing(Position(self.size, 0, 0, self.wrapped))
        while True:
            self.look.say(strings.DRAW_GOAL)
            chosen = yield from ask_lamp(
                self.program, self.look.grid, lamp, self.look.cursor, (DONE,), self.look.wrong_key, PEN
            )
            if not isinstance(chosen, Control):
                lamp = chosen
                self.drawn ^= 1 << lamp
                self.look.flip(lamp)
                continue
            quiet = obstacle(self.size, self.drawn, self.wrapped)
            if quiet is not None:
                yield from self.look.refuse_drawing(quiet)
                continue
            presses = yield from self.program.think(shortest(self.size, self.drawn, self.wrapped))
            if self.drawn:
                yield from self.look.accepted_drawing((presses or 0).bit_count())
            return self.drawn != 0


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
            task = start(self.board, (yield from self.agreed(self.goal(), self.first_goal)), self.dice)
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
        return next(iter(goals(self.board).values()))

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
