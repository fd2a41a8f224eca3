"""The pilots of board games and of puzzles: who sees which question is asked, and leaves only the moves to the game."""

from typing import Any, TypeVar

from arcade.toolkit.contract.pilot import AnsweringPilot
from arcade.toolkit.programs.match_state import MatchState
from arcade.toolkit.programs.puzzle_look import PuzzleState

B = TypeVar("B", bound=MatchState[Any, Any, Any])
Z = TypeVar("Z", bound=PuzzleState[Any, Any, Any])


class MatchPilot(AnsweringPilot[B]):
    """Leaves to chance who starts, and always wants another game."""

    thought = 60
    breath = 5

    def reply(self) -> str:
        return self.dice.pick("cj") if "c" in self.choices else ""

    @property
    def moving(self) -> bool:
        return not self.choices and self.program.position.outcome() is None


class PuzzlePilot(AnsweringPilot[Z]):
    """Takes every puzzle as it is offered, and always wants another one."""

    thought = 30

    @property
    def moving(self) -> bool:
        return self.program.choosing
