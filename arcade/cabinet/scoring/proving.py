"""Prove: the run of a submission is played again while the player enters three letters; then its row is in the table.

What either comes to is in the row at once, for nobody may be there any longer when the page is left. What was broken
off, by the end of the arcade or by a visitor who walked away, is proved at leisure.
"""

from dataclasses import replace

from arcade.cabinet import catalogue, lazy_loading
from arcade.cabinet.page_context import PageContext, Screen
from arcade.cabinet.pages.initials import entry
from arcade.cabinet.pages.result import ResultPage
from arcade.cabinet.paint.portrait import NOBODY
from arcade.cabinet.replays.proof import Reason, proving
from arcade.cabinet.replays.replay import Replay
from arcade.cabinet.scoring.submission import Submission
from arcade.cabinet.scoring.verification import checking
from arcade.cabinet.storage.preferences import Preferences
from arcade.cabinet.storage.scores import LeaderboardNote, ScoreRow
from arcade.cabinet.time_slices import TimeSlices
from arcade.cabinet.widgets.background_job import BackgroundJob
from arcade.machine.machine import Machine

Proof = BackgroundJob[Reason]
"""The proof of a submission, as far as it has come."""
PATIENCE = 6
"""Frames of work before it is shown, so that short work does not flicker."""


class PendingRow:
    """The row of a submission: in the table at once in a kiosk, elsewhere as soon as it is proved."""

    def __init__(self, context: PageContext, submission: Submission) -> None:
        self.submission = submission
        self._context = context
        self._number: int | None = None
        self._proved = False
        if context.kiosk:  # whose visitors walk away
            chosen = context.preferences.initials
            self._enter(NOBODY if chosen == Preferences.initials else chosen, named=False)

    @property
    def entered(self) -> bool:
        """Whether it is in the table."""
        return self._number is not None

    def go_on(self, replay: Replay) -> None:
        """Let the run as it went on after the result take the place of the run that was submitted."""
        if replay != self.submission.replay:
            self.submission = replace(self.submission, replay=replay)
            if self._number is not None:
                self._context.store.change_run(self._number, replay)

    def rename(self, player: str) -> None:
        """Give it other initials, if it is in the table."""
        if self._number is not None:
            self._context.store.rename_score(self._number, player, self._context.preferences.code_of(player))

    def decide(self, reason: Reason) -> None:
        """Take it out of the table if there is a reason why its run proves nothing."""
        if reason is not None:
            self.withdraw()
        elif self._number is not None and not self._proved:
            self._context.store.note_proved(self._number)
        self._proved = reason is None

    def withdraw(self) -> None:
        """Take it out of the table."""
        if self._number is not None:
            self._context.store.remove_score(self._number)
            self._number = None

    def stay(self, player: str) -> None:
        """Put it into the table for good under these initials, since it is proved."""
        if self._number is None:
            self._enter(player)
        else:
            self._context.store.note_named(self._number)

    def _enter(self, player: str, named: bool = True) -> None:
        submission, setup = self.submission, self.submission.replay.setup
        self._number = self._context.store.add_score(
            ScoreRow(
                setup.slug,
                setup.level,
                setup.original,
                setup.seats,
                player,
                submission.score,
                submission.outcome.value,
                self._context.clock_and_seeds.today(),
                assisted=submission.assisted,
            ),
            submission.replay,
            proved=self._proved,
            named=named,
            note=LeaderboardNote(self._context.preferences.code_of(player), submission.challenge),
        )


def proof_of(context: PageContext, submission: Submission, answers_to_verify: int) -> Proof:
    """The proof of a submission; the first `answers_to_verify` answers of opponents in its run were read in a file."""
    return BackgroundJob(proving(submission.replay, context.font, answers_to_verify), context.clock_and_seeds.clock)


def ask_initials(context: PageContext, page: ResultPage, row: PendingRow, proof: Proof) -> Screen[str]:
    """The player's initials, asked for while the proof goes on."""
    letters = entry(context.preferences.initials, context.language)
    seen = letters.name

    def work(page: Screen[str]) -> Screen[str]:
        nonlocal seen
        while True:
            try:
                machine: Machine = next(page)
            except StopIteration as stop:
                return str(stop.value)
            if not proof.finished and proof.step():
                row.decide(proof.result)
            if letters.name != seen:
                seen = letters.name
                row.rename(seen)
            yield machine

    player = yield from context.show(work(page.initials(letters)), by_itself=True)
    row.rename(player)
    return player


def finish_proof(context: PageContext, page: ResultPage, row: PendingRow, proof: Proof) -> Screen[Reason]:
    """Why the run proves nothing, None if it is sound; who has to wait for it sees how far it is."""

    def waiting() -> Screen[Reason]:
        age = 0
        while not proof.step():
            age += 1
            if age > PATIENCE:
                page.checking(proof.frames, row.submission.replay.keys.frames)
            yield context.monitor
        return proof.result

    reason = yield from context.show(waiting())
    row.decide(reason)
    return reason


def prove_the_rest(context: PageContext) -> TimeSlices[None]:
    """Prove the unproved rows of the tables, a piece at a time; a row that its run does not bear out is removed.

    That of a game that cannot be loaded waits until it can.
    """
    store = context.store
    for number in store.unproved():
        row = store.score(number)
        if row is None or row.slug not in catalogue.slugs():
            continue
        yield from lazy_loading.game(row.slug, (catalogue.program_class,))
        if not catalogue.loads(catalogue.program_class, row.slug):
            continue
        reason = yield from checking(row, store.replay(row.replay), context.font)
        if store.score(number) != row:  # the file was replaced meanwhile, and its rows have other numbers
            return
        if reason is None:
            store.note_proved(number)
        else:
            store.remove_score(number)
