"""The end of a game: the line that a score goes down, from the result to the table and the medals.

finish (claim.py) -> prove and initials (proving.py) -> store (row.py) -> medals (career.py)
"""

from arcade.cabinet import strings
from arcade.cabinet.pages.message import message
from arcade.cabinet.pages.table import table
from arcade.cabinet.replays.run import Run
from arcade.cabinet.scoring import career, proving
from arcade.cabinet.scoring.claim import claim_of
from arcade.cabinet.scoring.final_picture import FinalPicture
from arcade.cabinet.scoring.keeping import keep
from arcade.cabinet.scoring.row import Row
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.stage import Screen, Stage
from arcade.toolkit.contract.texts import Prose, filled


class Ending:
    """Watches a run: what its games come to is claimed with the result, and settled after the celebration."""

    def __init__(self, stage: Stage, run: Run, game: Game) -> None:
        self._stage, self._run, self._game = stage, run, game
        self._row: Row | None = None
        """The row that the fresh results claim, if they do."""
        self._finished = run.settled
        """How many results have been claimed for."""
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

    def settle(self) -> Screen[Prose | None]:
        """Deal with the results of the games that have just ended; the sentence that tells of a medal that was won."""
        self._finish()
        stage, run, game, results = self._stage, self._run, self._game, self._run.fresh
        picture = FinalPicture(run.session.machine, self._before if self.due else None)
        self._secure()
        yield picture.show()
        yield from keep(stage, run, game, picture)
        if self._row is not None:
            yield from picture.until_pressed(stage)
            yield from self._enter(self._row)
            stage.swallow()
        self._done()
        return (yield from career.remember(stage, run, game, results))

    def _enter(self, row: Row) -> Screen[None]:
        """Prove the claim while the initials are asked for, store it, and show the table; or say why that cannot be."""
        stage, game, claim = self._stage, self._game, row.claim
        proof = proving.begun(stage, claim, self._run.doubted)
        player = yield from proving.asked(stage, game, row, proof)
        reason = yield from proving.proved(stage, row, proof)
        if reason is not None:
            yield from stage.show(message(stage, filled(strings.NOT_PROVED, reason=reason)), by_itself=True)
            return
        row.stay(player)
        self._done()
        setup = claim.replay.setup
        yield from stage.show(table(stage, game, setup.level, setup.original, claim.place), by_itself=True)

    def _finish(self) -> bool:
        """Claim a place for results that have just come; whether any have. In a kiosk the row is entered with that."""
        stage, run, game = self._stage, self._run, self._game
        if len(run.session.results) == self._finished:
            return False
        self._finished = len(run.session.results)
        if self._row is not None:  # another game has ended since, and its score counts
            self._row.withdraw()
        claim = claim_of(stage, run, game)
        self._row = None if claim is None else Row(stage, claim)
        if self._row is not None and self._row.entered:  # going on with the run would enter it again
            stage.store.drop_suspended(game.slug)
        return True

    def _secure(self) -> None:
        """Keep the run as one in the middle until all is done, so that switching off loses no score.

        In a kiosk it would go with its visitor, and its score is in the table already.
        """
        run = self._run.replay()
        if self._row is not None:
            self._row.go_on(run)
        if self.open:
            self._stage.store.suspend(self._game.slug, run)

    def _done(self) -> None:
        """Note that nothing is left to be dealt with, so that the run need not be kept for it."""
        if self._run.unsettled:
            self._run.settle()
            self._stage.store.drop_suspended(self._game.slug)
        self._row = self._before = self._now = None
