"""Board games on the PET that a player can leave at their prompts."""

from arcade.machine.machine import Frames
from arcade.machine.pet import Pet
from arcade.toolkit.contract.position import Move, P
from arcade.toolkit.flow.pet_console import LeftError
from arcade.toolkit.programs.match_program import MatchProgram


class PetMatchProgram(MatchProgram[Pet, P, Move]):
    """Match after match until the player has had enough, or leaves (see `LeftError`)."""

    def play(self) -> Frames[None]:
        return self._until_left(super().play())

    def play_from(self, safe_point: str) -> Frames[None]:
        return self._until_left(super().play_from(safe_point))

    def _until_left(self, part: Frames[None]) -> Frames[None]:
        try:
            yield from part
        except LeftError:
            yield from self.left()

    def left(self) -> Frames[None]:
        """The player has left."""
        self.phase = "over"
        return self.look.farewell()
