"""What a game came to, as the page of its result tells it."""

from dataclasses import dataclass

from arcade.cabinet.formats.pilot_scores import PilotScore
from arcade.cabinet.pages.medal_words import MedalWords
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.storage.leaderboard_tables import Span
from arcade.cabinet.storage.ranking import better
from arcade.cabinet.storage.scores import ScoreRow
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Setup
from arcade.toolkit.contract.texts import Text


@dataclass(frozen=True)
class News:
    """What is new with a game: the best of the medals that it won (-1 for none); what else, most important first."""

    medal: int = -1
    lines: tuple[Text, ...] = ()

    def __bool__(self) -> bool:
        return self.medal >= 0 or bool(self.lines)


@dataclass(frozen=True)
class Tally:
    """How often each of two players has won in this run, and how often nobody."""

    first: int = 0
    second: int = 0
    drawn: int = 0


@dataclass(frozen=True)
class GameSummary:
    """One game of a run, seen by a player."""

    game: Game
    setup: Setup
    outcome: Outcome
    score: int | None
    assisted: bool
    seconds: int
    place: int = 0
    """The place that the score takes or would take, counted from 1; 0 where it takes none."""
    rows: tuple[ScoreRow, ...] = ()
    """The table at this level without it."""
    span: Span | None = None
    """Whether that is a table of the leaderboard's; None for this cabinet's own."""
    pilot: PilotScore | None = None
    best: int | None = None
    """The player's own best until now."""
    games: int = 1
    """How many the player has finished at this level, this one included, and how many of them were won."""
    wins: int = 0
    levels: tuple[tuple[bool, int | None], ...] = ()
    """For each level whether the player has won there, and their best score."""
    medals: tuple[MedalWords, ...] = ()
    """What each medal is for, and what is still to do."""
    news: News = News()
    tally: Tally = Tally()
    named: bool = True
    """Whether a friend can be told of it by a name."""
    evaluated: bool = False
    """Whether it was lost and its moves can be evaluated."""

    @property
    def alone(self) -> bool:
        """Whether one played alone."""
        return self.setup.seats == 1

    @property
    def record(self) -> bool:
        """Whether it is first in its table, and nobody helped."""
        return self.place == 1 and not self.assisted

    @property
    def gained(self) -> int | None:
        """By how much it is better than the own best; less than nothing where it is worse."""
        if self.score is None or self.best is None:
            return None
        ahead = abs(self.score - self.best)
        return ahead if better(self.game.cartridge.scoring, self.score, self.best) else -ahead
