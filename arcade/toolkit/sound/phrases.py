"""What is heard when a game ends: a phrase for each way it can."""

from dataclasses import dataclass

from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.sound.score import Score


@dataclass(frozen=True)
class Phrases:
    """A game's phrases; it has those for the ends that it can come to."""

    won: Score
    lost: Score | None = None
    drawn: Score | None = None
    over: Score | None = None

    def of(self, outcome: Outcome) -> Score:
        """The phrase for an outcome; whoever of two has won, it is won. Raises LookupError where there is none."""
        match outcome:
            case Outcome.WON | Outcome.FIRST | Outcome.SECOND:
                phrase: Score | None = self.won
            case Outcome.LOST:
                phrase = self.lost
            case Outcome.DRAWN:
                phrase = self.drawn
            case Outcome.OVER:
                phrase = self.over
        if phrase is None:
            raise LookupError(f"there is no phrase for a game that is {outcome}")
        return phrase
