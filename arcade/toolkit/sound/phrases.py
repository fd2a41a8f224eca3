"""What is heard when a game ends: a phrase for each way it can."""

from dataclasses import dataclass

from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.sound.jingles import DRAW, LOSE, WIN
from arcade.toolkit.sound.score import Score
from arcade.toolkit.sound.tunes import Tune, length

Phrase = Tune | Score


@dataclass(frozen=True)
class Phrases:
    """A game's phrases; the one for a draw serves where a game is merely over, unless that has its own."""

    won: Phrase = WIN
    lost: Phrase = LOSE
    drawn: Phrase = DRAW
    over: Phrase | None = None

    def of(self, outcome: Outcome) -> Phrase:
        """The phrase for an outcome; whoever of two has won, it is won."""
        match outcome:
            case Outcome.WON | Outcome.FIRST | Outcome.SECOND:
                return self.won
            case Outcome.LOST:
                return self.lost
            case Outcome.DRAWN:
                return self.drawn
            case Outcome.OVER:
                return self.over or self.drawn


USUAL = Phrases()
"""For a game that has none of its own."""


def seconds(phrase: Phrase) -> float:
    """How long a phrase takes."""
    return phrase.seconds if isinstance(phrase, Score) else length(phrase)
