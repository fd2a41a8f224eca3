"""The program of a puzzle for one player, and what it asks of its looks."""

from abc import abstractmethod
from typing import Generic, cast

from arcade.machine.machine import Frames
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.look import Look
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.position import Move
from arcade.toolkit.contract.program import M, Program
from arcade.toolkit.flow.puzzle import Attempt, Ending, T


class PuzzleState(Program[M], Generic[M, T, Move]):
    """What a puzzle's looks see of its program. A game adds what else they are to see."""

    attempt: Attempt[T, Move]
    """The puzzle that is being solved, or was solved last."""

    @property
    def position(self) -> T:
        """The position now."""
        return self.attempt.position


class PuzzleLook(Look[M], Generic[M, T, Move]):
    """A look of a puzzle. The verbs are explained in `contract/look.py`."""

    program: PuzzleState[M, T, Move]

    def __init__(self, program: PuzzleState[M, T, Move]) -> None:
        super().__init__(program)

    @abstractmethod
    def begin(self) -> Frames[None]:
        """The puzzle is set out."""

    @abstractmethod
    def move(self, before: T, move: Move) -> Frames[None]:
        """A move was made in the position `before`."""

    @abstractmethod
    def hint(self, move: Move) -> Frames[None]:
        """A move that leads on."""

    @abstractmethod
    def taken_back(self, before: T, move: Move | None) -> Frames[None]:
        """A move that had led from the present position to `before` was taken back; None: there was none."""

    @abstractmethod
    def help(self, left: int) -> Frames[None]:
        """The computer has taken over, with so many moves to make."""

    def no_way(self) -> Frames[None]:
        """There is no way from here; a game in which there always is one need not say so."""
        raise RuntimeError(f"no way from {self.program.position}")

    @abstractmethod
    def end(self, ending: Ending) -> Frames[None]:
        """How the attempt ended."""


class PuzzleProgram(PuzzleState[M, T, Move]):
    """What puzzles do alike (see `solving`)."""

    look: PuzzleLook[M, T, Move]

    @abstractmethod
    def choose(self) -> Frames[Move | Control]:
        """Let the player choose a legal move, or ask for HINT, TAKE_BACK, SOLVE or an order of the game's own."""

    @abstractmethod
    def find_way(self) -> Frames[bool]:
        """See to it that the attempt has a plan; false when there is no way from here."""

    @abstractmethod
    def obey(self, order: Control) -> Frames[Ending | None]:
        """Do what an order of the game's own says; an ending if it ends the attempt."""

    def no_way(self) -> Frames[None]:
        """There is no way from here."""
        return self.look.no_way()

    def moved(self, before: T, move: Move) -> Frames[None]:
        """A move has been made."""
        return self.look.move(before, move)

    def hint(self, move: Move) -> Frames[None]:
        """A move that leads on."""
        return self.look.hint(move)

    def taken_back(self, before: T, move: Move | None) -> Frames[None]:
        """The position as it was, or a word that there is none."""
        return self.look.taken_back(before, move)

    def helping(self, left: int) -> Frames[None]:
        """The computer has taken over."""
        return self.look.help(left)

    def end(self, ending: Ending) -> Frames[bool]:
        """Announce how it ended, and ask for another game."""
        if ending is Ending.SOLVED:
            self.finish(Outcome.WON, self.score)
        else:
            self.finish(Outcome.OVER)
        if ending in (Ending.SOLVED, Ending.HELPED):
            yield from self.look.end(ending)
        return (yield from self.look.again())

    @property
    def score(self) -> int | None:
        """What the attempt is worth."""
        return self.attempt.score

    def progress(self) -> dict[str, Plain]:
        """How the attempt goes, as a part of the state."""
        attempt = self.attempt
        return {
            "moves": attempt.moves,
            "hints": attempt.hints,
            "par": attempt.par,
            "plan": cast(Plain, attempt.plan),
            "scored": attempt.scored,
        }
