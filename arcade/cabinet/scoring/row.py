"""Store: the row of a claim, in a kiosk as soon as there is a result, elsewhere when it is proved."""

from dataclasses import replace

from arcade.cabinet.page_context import PageContext
from arcade.cabinet.paint.portrait import NOBODY
from arcade.cabinet.replays.proof import Reason
from arcade.cabinet.replays.replay import Replay
from arcade.cabinet.scoring.claim import Claim
from arcade.cabinet.storage.preferences import Preferences
from arcade.cabinet.storage.scores import HallNote


class Row:
    """The row of a claim in its table, sooner or later; without a place among the ten it is stored for a hall."""

    def __init__(self, context: PageContext, claim: Claim) -> None:
        self.claim = claim
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
        """Let the run as it went on after the result take the place of the run that was claimed with."""
        if replay != self.claim.replay:
            self.claim = replace(self.claim, replay=replay)
            if self._number is not None:
                self._context.store.change_run(self._number, replay)

    def rename(self, player: str) -> None:
        """Give it other initials, if it is in the table."""
        if self._number is not None:
            self._context.store.rename_score(self._number, player, self._context.preferences.code_of(player))

    def judge(self, reason: Reason) -> None:
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
        claim, setup = self.claim, self.claim.replay.setup
        self._number = self._context.store.add_score(
            setup.slug,
            setup.level,
            setup.original,
            player=player,
            score=claim.score,
            outcome=claim.outcome,
            seats=setup.seats,
            recorded=self._context.clock_and_seeds.today(),
            replay=claim.replay,
            assisted=claim.assisted,
            proved=self._proved,
            named=named,
            note=HallNote(self._context.preferences.code_of(player), claim.challenge),
        )
