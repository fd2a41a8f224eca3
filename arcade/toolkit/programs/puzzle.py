"""A puzzle for one player, played to its end: moves, hints, moves taken back, and a computer that takes over.

The counterpart of `contest` for games without an opponent. Hints and help follow a way that the computer has found; as
long as the player keeps to it nothing is searched again.
"""

from collections.abc import Hashable
from enum import Enum
from typing import Any, Generic, Protocol, Self, TypeVar
from warnings import warn

from arcade.machine.essence import Essential
from arcade.machine.machine import Frames, Machine
from arcade.toolkit.contract.controls import HINT, SOLVE, TAKE_BACK, Control
from arcade.toolkit.contract.position import Move
from arcade.toolkit.contract.texts import Count, Text

HINT_COST = 5
"""Moves that a hint counts for in the score."""
HELP_PACE = 25
"""Frames between two moves of the computer's help."""
HELPING = Text("{n} to go. Press a key to stop")
NO_WAY = Text("I can't find a way from here")
HELPED = Text("There you are!")
SOLVED_IN = Count(
    "Solved in {n} move",
    "Solved in {n} moves",
)
"""Words that puzzles have alike."""


Made = TypeVar("Made", bound=Hashable, contravariant=True)


class Task(Hashable, Protocol[Made]):
    """A puzzle's position. Frozen: playing a move gives a new one."""

    @property
    def solved(self) -> bool:
        """Whether the goal is reached."""

    def play(self, move: Made) -> Self:
        """The position after a legal move; raises ValueError for an illegal one."""


T = TypeVar("T", bound=Task)  # type: ignore[type-arg]
Before = TypeVar("Before", contravariant=True)


class Attempt(Essential, Generic[T, Move]):
    """One puzzle being solved: the positions and moves so far, the way the computer knows, hints, what it is worth."""

    def __init__(self, start: T, scored: bool = True) -> None:
        self.scored = scored
        """Whether the puzzle was set by the computer, which has not taken over."""
        self.begin(start)

    def begin(self, start: T) -> None:
        """Begin with a position, nothing made and nothing known."""
        self.positions: list[T] = [start]
        self.made: list[Move] = []
        self._ways: list[tuple[Move, ...]] = [()]
        self.par: int | None = None
        """The number of moves of the computer's way from the start, if it knows one."""
        self.hints = 0

    @property
    def position(self) -> T:
        return self.positions[-1]

    @property
    def moves(self) -> int:
        """Moves made and not taken back."""
        return len(self.made)

    @property
    def number(self) -> int:
        """The number of the move to be made, or of the last one when there is none to make."""
        return self.moves + (not self.position.solved)

    @property
    def plan(self) -> tuple[Move, ...]:
        """The computer's way from here to the goal; empty when it knows none."""
        return self._ways[-1]

    @plan.setter
    def plan(self, way: tuple[Move, ...]) -> None:
        self._ways[-1] = way

    @property
    def score(self) -> int | None:
        """Moves over par, and five for each hint; None without a par, or for what the computer solved."""
        return None if self.par is None or not self.scored else self.moves + HINT_COST * self.hints - self.par

    @property
    def flawless(self) -> bool:
        """Whether it took no move more than the computer's way, and no hint."""
        return self.moves == self.par and not self.hints

    def essence(self) -> tuple[Any, ...]:
        return self.positions[0], self.made, self._ways, self.scored, self.par, self.hints

    @classmethod
    def from_essence(cls, essence: tuple[Any, ...]) -> Self:
        start, made, ways, scored, par, hints = essence
        attempt = cls(start, scored)
        for move in made:
            attempt.play(move)
        attempt._ways, attempt.par, attempt.hints = ways, par, hints
        return attempt

    def play(self, move: Move) -> None:
        """Make a move; raises ValueError if it is illegal."""
        self.positions.append(self.position.play(move))
        self.made.append(move)
        self._ways.append(self.plan[1:] if self.plan[:1] == (move,) else ())

    def take_back(self) -> Move | None:
        """Undo the last move and return it; None when there is none. What was known before it is known again."""
        if not self.made:
            return None
        self.positions.pop()
        self._ways.pop()
        return self.made.pop()


class Ending(Enum):
    """How an attempt ended."""

    SOLVED = "solved"
    HELPED = "helped"
    """The computer made the last move."""
    GIVEN_UP = "given up"
    RESTART = "restart"


class Stage(Protocol[Before, Move]):
    """What a program does for a puzzle; it can see the attempt itself."""

    assisted: bool
    """Whether the attempt was helped (see Program)."""

    @property
    def machine(self) -> Machine:
        """The machine it runs on."""

    def turn_passed(self) -> None:
        """Take note that a move is to be made: the attempt could go on from here with a new `solving`."""

    def choose(self) -> Frames[Move | Control]:
        """Let the player choose a legal move, or ask for HINT, TAKE_BACK, SOLVE or an order of the game's own."""

    def moved(self, before: Before, move: Move) -> Frames[None]:
        """Show a move that has just been made in `before`."""

    def find_way(self) -> Frames[bool]:
        """See to it that the attempt has a plan; false when there is no way from here."""

    def no_way(self) -> Frames[None]:
        """Say that there is no way from here."""

    def hint(self, move: Move) -> Frames[None]:
        """Advise a move."""

    def taken_back(self, before: Before, move: Move | None) -> Frames[None]:
        """Show that a move made `before` the present position was taken back, or say that there is none (None)."""

    def helping(self, left: int) -> Frames[None]:
        """Say how many moves the computer, which has taken over, still has to make."""

    def obey(self, order: Control) -> Frames[Ending | None]:
        """Do what an order of the game's own says; an ending if it ends the attempt."""


def solving(stage: Stage[T, Move], attempt: Attempt[T, Move], pace: float = HELP_PACE) -> Frames[Ending]:
    """Play an attempt to its end; the computer's help makes a move every `pace` frames."""
    while not attempt.position.solved:
        stage.turn_passed()
        chosen = yield from stage.choose()
        if not isinstance(chosen, Control):
            yield from _make(stage, attempt, chosen)
            continue
        ending = yield from _obey(stage, attempt, chosen, pace)
        if ending is not None:
            return ending
    return Ending.SOLVED


def _make(stage: Stage[T, Move], attempt: Attempt[T, Move], move: Move) -> Frames[None]:
    before = attempt.position
    attempt.play(move)
    yield from stage.moved(before, move)


def _obey(stage: Stage[T, Move], attempt: Attempt[T, Move], order: Control, pace: float) -> Frames[Ending | None]:
    if order.name == TAKE_BACK.name:
        before, undone = attempt.position, attempt.take_back()
        stage.assisted = stage.assisted or undone is not None
        yield from stage.taken_back(before, undone)
    elif order.name not in (HINT.name, SOLVE.name):
        return (yield from stage.obey(order))
    elif not (yield from stage.find_way()) or not _passable(attempt):
        yield from stage.no_way()
    elif order.name == HINT.name:
        attempt.hints += 1
        stage.assisted = True
        yield from stage.hint(attempt.plan[0])
    else:
        return (yield from _help(stage, attempt, pace))
    return None


def _passable(attempt: Attempt[T, Move]) -> bool:
    """Whether the rules have every move of the way that the computer knows; if not, a warning says so."""
    position = attempt.position
    try:
        for move in attempt.plan:
            position = position.play(move)
    except ValueError as error:
        warn(f"the computer's way is none: {error}", stacklevel=2)
        return False
    return True


def _help(stage: Stage[T, Move], attempt: Attempt[T, Move], pace: float) -> Frames[Ending | None]:
    """The computer takes over, move by move, until the goal is reached or the player presses a key."""
    keyboard = stage.machine.keyboard
    keyboard.flush()
    attempt.scored = False
    stage.assisted = True
    while attempt.plan:
        yield from stage.helping(len(attempt.plan))
        yield from stage.machine.wait(pace)
        if keyboard.take():
            return None
        yield from _make(stage, attempt, attempt.plan[0])
    return Ending.HELPED
