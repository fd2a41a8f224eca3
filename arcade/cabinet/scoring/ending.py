"""The end of a game, from the program's result to the table and the medals, and the page of it.

Result -> Submission (submission.py) -> PendingRow (proving.py) -> ScoreRow in the store -> FinishedGame (career.py);
GameSummary (summary.py) is what the page tells of it.
"""

from dataclasses import replace

from arcade.cabinet import strings
from arcade.cabinet.page_context import PageContext, Screen
from arcade.cabinet.pages import strings as pages
from arcade.cabinet.pages.game_summary import GameSummary
from arcade.cabinet.pages.message import message
from arcade.cabinet.pages.result import ResultPage
from arcade.cabinet.pages.result_actions import Action
from arcade.cabinet.pages.watching import watching
from arcade.cabinet.replays.journal import Journal
from arcade.cabinet.replays.journal import keep as kept
from arcade.cabinet.replays.playback import of_run
from arcade.cabinet.replays.replay import Replay
from arcade.cabinet.replays.run import Run
from arcade.cabinet.scoring import career
from arcade.cabinet.scoring.final_picture import FinalPicture
from arcade.cabinet.scoring.inviting import invite
from arcade.cabinet.scoring.looking_back import LookingBack
from arcade.cabinet.scoring.proving import PendingRow, ask_initials, finish_proof, proof_of
from arcade.cabinet.scoring.submission import submission_of
from arcade.cabinet.scoring.summary import summarize
from arcade.cabinet.shelf_groups import Game
from arcade.toolkit.contract.texts import Text, filled

LONG = 60
"""Seconds after which a game is worth a page of its own even if nothing is new."""


class Ending:
    """Watches a run: a score is submitted with its result, and dealt with after the celebration."""

    def __init__(
        self,
        context: PageContext,
        run: Run,
        game: Game,
        journal: Journal | None = None,
        looking_back: LookingBack | None = None,
    ) -> None:
        """`journal` tells what of the run is stored; `looking_back` remembers its matches."""
        self._looking_back = looking_back or LookingBack(context, run)
        self._context, self._run, self._game, self._journal = context, run, game, journal or Journal()
        self._row: PendingRow | None = None
        """The row of the score that the fresh results submit, if they do."""
        self._finished = run.settled
        """How many results have been looked at for a score."""
        self._before: bytes | None = None
        self._now: bytes | None = None
        """The machine's memory in the last two frames of a celebration."""

    @property
    def due(self) -> bool:
        """Whether the celebration is over: the program asks for another game, or has ended."""
        session = self._run.session
        return self._run.unsettled and (session.ended or session.machine.waiting is not None)

    @property
    def open(self) -> bool:
        """Whether a game has ended of which nothing is in the table yet, so that its run must be kept."""
        return self._run.unsettled and not (self._row is not None and self._row.entered)

    def follow(self) -> bool:
        """Watch, after each frame; whether a game has just come to its result."""
        self._before, self._now = self._now, self._run.session.machine.memory() if self._run.unsettled else None
        return self._finish()

    def settle(self) -> Screen[Action | None]:
        """Deal with the results of the games that have just ended; what the player wants next, if there was a page.

        There is one for a place in the table, for anything new, for a game of a minute, and when the program has
        ended; otherwise the program's own question is enough, so that short rounds follow each other quickly. Who
        leaves in the middle of a celebration sees it only where there is something to be entered or new.
        """
        self._finish()
        context, run, game, row = self._context, self._run, self._game, self._row
        due, games, replay, began = self.due, career.finished(run), run.replay(), run.began
        picture = FinalPicture(run.session.machine, self._before if due else None)
        self._secure()
        yield picture.show()
        challenge = yield from career.keep(context, run, game, picture)
        submission = None if row is None else row.submission
        summary = summarize(context, run, game, submission, context.preferences.initials, challenge)
        if row is None:
            self._done()
            yield from career.remember(context, game, games, picture.show())
        if row is None and not summary.news and not (due and (summary.seconds >= LONG or run.session.ended)):
            return None
        yield from picture.until_pressed(context, _hint(context, summary, row))
        page = ResultPage(context, summary, run.session.machine)
        if row is not None:
            summary = yield from self._enter(page, row, challenge)
            yield from career.remember(context, game, games, context.monitor)
            page.settled(summary)
        return (yield from self._asked(page, replay, began))

    def _asked(self, page: ResultPage, replay: Replay, began: int) -> Screen[Action]:
        """What the player wants next; the game that was played is shown as often as it is wanted."""
        context = self._context
        action = yield from context.show(page.choose(), by_itself=True)
        while action in (Action.WATCH, Action.SHARE, Action.MISTAKES):
            if action is Action.SHARE:
                invite(context, self._run.session.program, page.summary.score)
            elif action is Action.MISTAKES:
                yield from self._looking_back.screens()
                context.swallow()
            else:
                yield from context.show(watching(context, self._game, of_run(replay, context.font, began)))
                context.swallow()
            action = yield from context.show(page.choose())
        context.swallow()
        return action

    def _enter(self, page: ResultPage, row: PendingRow, challenge: bool) -> Screen[GameSummary]:
        """Prove the run while the initials are asked for, if it has a place, and store it; or say why that cannot be.

        Gives the summary for whoever has entered.
        """
        context, run, submission = self._context, self._run, row.submission
        proof = proof_of(context, submission, run.answers_to_verify)
        if submission.place:
            player = yield from ask_initials(context, page, row, proof)
        else:
            player = context.preferences.initials
            page.draw()
        reason = yield from finish_proof(context, page, row, proof)
        summary = summarize(context, run, self._game, submission, player, challenge)
        if reason is None:
            row.stay(player)
            self._done()
            return summary
        yield from context.show(message(context, filled(strings.NOT_PROVED, reason=reason)), by_itself=True)
        self._done()
        return replace(summary, place=0, span=None)

    def _finish(self) -> bool:
        """Submit the score of results that have just come; whether any have. In a kiosk its row is stored at once."""
        context, run, game = self._context, self._run, self._game
        if len(run.session.results) == self._finished:
            return False
        self._finished = len(run.session.results)
        if self._row is not None:  # another game has ended since, and its score counts
            self._row.withdraw()
        submission = submission_of(context, run, game)
        self._row = None if submission is None else PendingRow(context, submission)
        if self._row is not None and self._row.entered:  # going on with the run would enter it again
            context.store.drop_suspended(game.slug)
        return True

    def _secure(self) -> None:
        """Keep the run as one in the middle until all is done, so that switching off loses no score.

        In a kiosk it would go with its visitor, and its score is in the table already.
        """
        if self._row is not None:
            self._row.go_on(self._run.replay())
        if self.open:
            kept(self._context.store, self._game.slug, self._run, self._journal)

    def _done(self) -> None:
        """Note that nothing is left to be dealt with, so that the run need not be kept for it."""
        if self._run.unsettled:
            self._run.settle()
            self._context.store.drop_suspended(self._game.slug)
        self._row = self._before = self._now = None


def _hint(context: PageContext, summary: GameSummary, row: PendingRow | None) -> Text:
    """What is said below the last picture."""
    hint = pages.MEDAL_HINT if summary.news.medal >= 0 else pages.RESULT_HINT
    fire = strings.TOUCH_BUTTONS["fire"] if context.by_touch else strings.FIRE_NAME
    return filled(strings.RECORD_HINT if row is not None and row.submission.place else hint, fire=fire)
