"""The summary of the game that has just ended for a player, with what is new in it."""

from collections.abc import Iterator, Sequence

from arcade.cabinet.formats.pilot_scores import pilot_score
from arcade.cabinet.page_context import PageContext
from arcade.cabinet.pages import strings
from arcade.cabinet.pages.game_summary import GameSummary, News, Tally
from arcade.cabinet.pages.medal_words import medal_words
from arcade.cabinet.replays.evaluating import lost
from arcade.cabinet.replays.game_name import GameName
from arcade.cabinet.replays.run import Run
from arcade.cabinet.scoring.career import finished
from arcade.cabinet.scoring.submission import Submission
from arcade.cabinet.scoring.verification import ranked_result
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.storage.careers import FinishedGame
from arcade.cabinet.storage.leaderboard_tables import Span
from arcade.cabinet.storage.medals import new_medal
from arcade.cabinet.storage.ranking import better
from arcade.toolkit.contract.cartridge import Scoring
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Result
from arcade.toolkit.contract.texts import Text


def summarize(
    context: PageContext, run: Run, game: Game, submission: Submission | None, player: str, challenge: bool
) -> GameSummary:
    """The summary of a run's fresh results for a player; `challenge` tells whether it was the challenge of the day."""
    return _Fresh(context, run, game, submission, player).summary(challenge)


class _Fresh:
    """A run's fresh results beside what the player and the table had before."""

    def __init__(self, context: PageContext, run: Run, game: Game, submission: Submission | None, player: str) -> None:
        self._context, self._run, self._game, self._submission = context, run, game, submission
        self._setup, self._scoring = run.session.setup, game.cartridge.scoring
        self._table = game.slug, self._setup.level, self._setup.original
        self._fresh = finished(run)
        self._last = self._fresh[-1]
        self._before = context.store.results(player, game.slug)
        self._counted_before = context.store.count_results(player, game.slug, self._setup.level, self._setup.seats)
        self._rows = context.store.scores(*self._table, self._scoring) if submission is None else submission.rows
        self._counted = ranked_result(self._setup, run.fresh, self._scoring)
        """The result that would enter the table."""
        told = run.fresh[-1] if self._counted is None else self._counted
        self._score, self._assisted = told.score, bool(told.assisted)
        self._best = self._best_of([one for one in self._before if self._alike(one)])
        """The player's own best until now, reached without help."""

    def summary(self, challenge: bool) -> GameSummary:
        setup, cartridge, machine, last = self._setup, self._game.cartridge, self._run.session.machine, self._last
        known = [*self._before, *self._fresh]
        games, wins = self._counted_before
        return GameSummary(
            game=self._game,
            setup=setup,
            outcome=self._run.fresh[-1].outcome,
            score=self._score,
            assisted=self._assisted,
            seconds=last.frames * machine.FRAME // machine.CLOCK,
            place=self._place,
            rows=tuple(self._rows),
            span=self._span,
            pilot=None if self._span else pilot_score(*self._table),
            best=self._best,
            games=games + len(self._fresh),
            wins=wins + sum(map(_won, self._fresh)),
            levels=tuple(self._reached(known, level) for level in cartridge.levels.keys),
            medals=tuple(medal_words(self._context, cartridge, known, setup.original)),
            news=News(new_medal(cartridge, self._before, self._fresh), tuple(self._lines(challenge))),
            tally=_tally(self._run.session.results),
            named=GameName.leading_to(self._run.session.program) is not None,
            evaluated=lost(self._run) is not None,
        )

    @property
    def _span(self) -> Span | None:
        return None if self._submission is None else self._submission.span

    @property
    def _place(self) -> int:
        """The place that the score takes or would take; 0 for none."""
        if self._submission is not None and self._submission.place:
            return self._submission.place
        if self._counted is None or self._counted.score is None:
            return 0
        wanted = *self._table, self._counted.score, self._scoring, self._assisted
        return self._context.store.place(*wanted)

    def _alike(self, one: FinishedGame) -> bool:
        """Whether a game can be compared with the last: alone, at its level, in its look."""
        return self._setup.seats == 1 and one.level == self._setup.level and self._same_look(one)

    def _same_look(self, one: FinishedGame) -> bool:
        """Whether a game was played alone in the look of the last; one of which that was not noted, in the modern."""
        return one.seats == 1 and bool(one.original) == self._setup.original

    def _best_of(self, games: Sequence[FinishedGame]) -> int | None:
        scores = [one.score for one in games if one.score is not None and not one.assisted]
        if not scores:
            return None
        return max(scores) if self._scoring is Scoring.HIGHEST else min(scores)

    def _reached(self, known: Sequence[FinishedGame], level: int) -> tuple[bool, int | None]:
        """Whether the player has won at a level in this look without help, and their best score there."""
        games = [one for one in known if one.level == level and self._same_look(one)]
        return any(map(_won_unassisted, games)), self._best_of(games)

    def _lines(self, challenge: bool) -> Iterator[Text]:
        """What else is new, most important first; who was helped has broken no record."""
        score, best, pilot = self._score, self._best, pilot_score(*self._table)
        if self._last.seats == 1 and score is not None and not self._assisted:
            if self._place == 1 and self._rows and self._span is None:
                yield strings.BEST_OF_ALL
            if pilot is not None and self._over(score, pilot.score) and not self._over(best, pilot.score):
                yield strings.PILOT_BEATEN
            if best is not None and self._over(score, best):
                yield strings.BEST_HERE
        original = self._setup.original
        known = [one for one in self._before if self._same_look(one) and (original or one.level == self._setup.level)]
        if _won_unassisted(self._last) and not any(map(_won_unassisted, known)):
            yield strings.FIRST_WIN_ORIGINAL if original else strings.FIRST_WIN
        if challenge:
            yield strings.CHALLENGE_PLAYED

    def _over(self, score: int | None, other: int) -> bool:
        return score is not None and better(self._scoring, score, other)


def _won(one: FinishedGame) -> bool:
    """Whether a game was won by one player."""
    return one.seats == 1 and one.outcome == Outcome.WON.value


def _won_unassisted(one: FinishedGame) -> bool:
    """Whether it was won without help, too."""
    return _won(one) and not one.assisted


def _tally(results: Sequence[Result]) -> Tally:
    outcomes = [result.outcome for result in results]
    return Tally(*(outcomes.count(one) for one in (Outcome.FIRST, Outcome.SECOND, Outcome.DRAWN)))
