"""The computer's ways of guessing as rivals: both hide a code of four different digits, then each breaks the other's.

They hide any code by chance; the hints' rival hides the code that a hint names, and guesses like the strongest.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from arcade.families.codes.breakers import strongest
from arcade.families.codes.code import Attack, Code, all_codes, hidden
from arcade.families.codes.duel import STRENGTH as DUELLISTS
from arcade.families.codes.duel import Duel, choose
from arcade.families.codes.expected import named, told
from arcade.families.codes.guessers import Guesser
from arcade.games.masteract.levels import Task
from arcade.games.masteract.opponent import stubborn
from arcade.toolkit.ai.tournament import Rival, Strength
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.evaluator import Teller
from arcade.toolkit.contract.searching import Search, Thinking


@dataclass(frozen=True)
class Meeting:
    """The codes hidden so far, seat 0 first, and the duel once there are two."""

    codes: tuple[Code, ...] = ()
    duel: Duel | None = None

    @property
    def seat(self) -> int:
        return len(self.codes) if self.duel is None else self.duel.seat

    def moves(self) -> Sequence[Code]:
        return all_codes(False) if self.duel is None else self.duel.moves()

    def play(self, move: Code) -> "Meeting":
        if self.duel is not None:
            return Meeting(self.codes, self.duel.play(move))
        if move not in self.moves():
            raise ValueError(f"{move} cannot be hidden")
        codes = (*self.codes, move)
        if len(codes) == 1:
            return Meeting(codes)
        first, second = codes
        return Meeting(codes, Duel((Attack(second, False), Attack(first, False))))

    def outcome(self) -> int | None:
        return None if self.duel is None else self.duel.outcome()


def _hiding_anything(rival: Rival[Duel, Code]) -> Rival[Meeting, Code]:

    def chosen(meeting: Meeting, dice: Dice) -> Thinking[Code]:
        if meeting.duel is None:
            return hidden(dice, False)
        return (yield from rival.choose(meeting.duel, dice))

    return Rival(rival.name, chosen)


def _hint(meeting: Meeting, dice: Dice) -> Search[Code]:
    """The code that a hint names at the level that guesses best, and that level's guesses."""
    if meeting.duel is None:
        return (yield from stubborn(Task(Guesser.STRONG), dice))
    return (yield from choose(strongest, meeting.duel, dice))


def _opening(dice: Dice) -> Meeting:
    del dice
    return Meeting()


STRENGTH = Strength(
    tuple(map(_hiding_anything, DUELLISTS.rivals)), _opening, book=DUELLISTS.book, hint=Rival("hint", _hint)
)
TELLER = Teller(named, told)
