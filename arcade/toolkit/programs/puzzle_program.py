"""The program of a puzzle for one player: attempt after attempt, with hints and the computer's help."""

from abc import abstractmethod
from typing import cast

from arcade.machine.machine import Frames
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.evaluator import Course
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.position import Move
from arcade.toolkit.contract.program import M
from arcade.toolkit.contract.searching import Search
from arcade.toolkit.programs.game_program import GameProgram
from arcade.toolkit.programs.puzzle import NO_WAY, Ending, T, solving
from arcade.toolkit.programs.puzzle_look import PuzzleLook, PuzzleState


class PuzzleProgram(PuzzleState[M, T, Move], GameProgram[M]):
    """Sets out, plays, announces the end, asks for another; the player chooses and the computer knows a way."""

    look: PuzzleLook[M, T, Move]

    def play_game(self) -> Frames[None]:
        """An attempt, begun again at the same task as often as the player likes."""
        yield from self.begin(None)
        yield from self.go_on()

    def go_on(self) -> Frames[None]:
        while True:
            ending = yield from solving(self, self.attempt)
            self.conclude(ending)
            self.ended = Course(self.attempt.positions, self.attempt.made)
            if ending is not Ending.RESTART:
                break
            yield from self.begin(self.attempt.positions[0])
        yield from self.look.end(ending)

    @abstractmethod
    def begin(self, task: T | None) -> Frames[None]:
        """Begin an attempt: at the same task as before, or at a new one (None)."""

    @abstractmethod
    def choose(self) -> Frames[Move | Control]:
        """Let the player choose a legal move, or ask for HINT, TAKE_BACK, SOLVE or an order of the game's own."""

    @abstractmethod
    def way(self) -> Search[tuple[Move, ...]]:
        """A way from here to the goal; empty when there is none."""

    def find_way(self) -> Frames[bool]:
        """Let the computer search a way if it knows none; the first one from the start sets par. False: none."""
        attempt = self.attempt
        if not attempt.plan and not attempt.position.solved:
            attempt.plan = yield from self.think(self.way())
            if not attempt.moves and attempt.plan:
                attempt.par = len(attempt.plan)
        return bool(attempt.plan)

    def no_way(self) -> Frames[None]:
        """Say that there is no way from here, or none that the computer knows."""
        return self.look.refuse(NO_WAY)

    def obey(self, order: Control) -> Frames[Ending | None]:
        """Do what an order of the game's own says; an ending if it ends the attempt. The usual one begins again."""
        del order
        yield from self.look.accepted()
        return Ending.RESTART

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

    def conclude(self, ending: Ending) -> None:
        """Announce a result; an attempt that is begun again has none."""
        if ending is Ending.SOLVED:
            self.finish(Outcome.WON, self.score)
        elif ending is not Ending.RESTART:
            self.finish(Outcome.OVER)

    @property
    def score(self) -> int | None:
        """What the attempt is worth."""
        return self.attempt.score

    def progress(self) -> dict[str, Plain]:
        """How the attempt goes, as a part of the state."""
        attempt = self.attempt
        return {"moves": attempt.moves, "hints": attempt.hints, "par": attempt.par, "plan": cast(Plain, attempt.plan)}
