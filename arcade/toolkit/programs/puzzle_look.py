"""What a puzzle's looks see of its program, and what the program asks of them (see `PuzzleProgram`)."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Generic

from arcade.machine.machine import Frames
from arcade.toolkit.contract.evaluator import Course
from arcade.toolkit.contract.look import Look
from arcade.toolkit.contract.position import Move
from arcade.toolkit.contract.program import M, Program, Setup, Thought
from arcade.toolkit.contract.texts import Count, Text
from arcade.toolkit.programs.puzzle import HELPED, HELPING, Attempt, Ending, T
from arcade.toolkit.words.sentences import NOTHING_TO_TAKE_BACK


class PuzzleState(Program[M], Generic[M, T, Move]):
    """What a puzzle's looks see of its program. A game adds what else they are to see."""

    attempt: Attempt[T, Move]
    """The puzzle that is being solved, or was solved last."""
    people = None
    """One plays alone, against nobody."""

    def __init__(self, machine: M, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.choosing = False
        """Whether a move is waited for."""
        self.ended: Course[T, Move] = Course()
        """The attempt that ended last."""

    @property
    def match(self) -> Course[T, Move]:
        """The attempt; until its first move it is the one before, since who gives up is at the next one at once."""
        attempt = self.attempt
        return Course(attempt.positions, attempt.made) if attempt.made else self.ended

    @property
    def position(self) -> T:
        return self.attempt.position


class PuzzleLook(Look[M], Generic[M, T, Move]):
    """A look of a puzzle. The verbs are explained in `contract/look.py`."""

    program: PuzzleState[M, T, Move]

    def __init__(self, program: PuzzleState[M, T, Move]) -> None:
        super().__init__(program)

    @abstractmethod
    def say(self, words: Text | Count, **values: object) -> None:
        """Show a message in the run's language."""

    @abstractmethod
    def refuse(self, words: Text | Count, **values: object) -> Frames[None]:
        """Say in words what cannot be."""

    @abstractmethod
    def begin(self) -> Frames[None]:
        """The puzzle is set out."""

    def prompt(self) -> Frames[None]:
        """The player is to move."""
        yield from ()

    @abstractmethod
    def move(self, before: T, move: Move) -> Frames[None]:
        """A move was made in the position `before`."""

    @abstractmethod
    def move_back(self, before: T, move: Move) -> Frames[None]:
        """A move that had led from the present position to `before` was taken back."""

    @abstractmethod
    def hint(self, move: Move) -> Frames[None]:
        """A move that leads on."""

    def taken_back(self, before: T, move: Move | None) -> Frames[None]:
        """A move that had led from the present position to `before` was taken back; None: there was none."""
        if move is None:
            yield from self.refuse(NOTHING_TO_TAKE_BACK)
        else:
            yield from self.move_back(before, move)

    def help(self, left: int) -> Frames[None]:
        """The computer has taken over, with so many moves to make."""
        self.say(HELPING, n=left)
        yield from ()

    def end(self, ending: Ending) -> Frames[None]:
        """How the attempt ended, if it was brought to its end."""
        if ending is Ending.SOLVED:
            yield from self.end_solved()
        elif ending is Ending.HELPED:
            yield from self.end_helped()

    @abstractmethod
    def end_solved(self) -> Frames[None]:
        """The player has solved it."""

    def end_helped(self) -> Frames[None]:
        """The computer has made the last move."""
        self.say(HELPED)
        yield
