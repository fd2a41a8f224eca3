"""Prove, and the initials: the run of a claim is played again in the time that the player takes to enter three letters.

What either comes to is seen in the row at once, for nobody may be there any longer when the page is left.
"""

from arcade.cabinet.page_context import PageContext, Screen
from arcade.cabinet.pages.initials import entry
from arcade.cabinet.pages.result import Result
from arcade.cabinet.replays.proof import Reason, proving
from arcade.cabinet.scoring.claim import Claim
from arcade.cabinet.scoring.row import Row
from arcade.cabinet.widgets.background_job import BackgroundJob
from arcade.machine.machine import Machine

Proof = BackgroundJob[Reason]
"""The proof of a claim, as far as it has come."""
PATIENCE = 6
"""Frames of work before it is shown, so that short work does not flicker."""


def begun(context: PageContext, claim: Claim, answers_to_verify: int) -> Proof:
    """The proof of a claim; the first `doubted` answers of opponents in its run were read in a file."""
    return BackgroundJob(proving(claim.replay, context.font, answers_to_verify), context.clock_and_seeds.clock)


def asked(context: PageContext, page: Result, row: Row, proof: Proof) -> Screen[str]:
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
                row.judge(proof.result)
            if letters.name != seen:
                seen = letters.name
                row.rename(seen)
            yield machine

    player = yield from context.show(work(page.initials(letters)), by_itself=True)
    row.rename(player)
    return player


def proved(context: PageContext, page: Result, row: Row, proof: Proof) -> Screen[Reason]:
    """Why the run proves nothing, None if it is sound; who has to wait for it sees how far it is."""

    def waiting() -> Screen[Reason]:
        age = 0
        while not proof.step():
            age += 1
            if age > PATIENCE:
                page.checking(proof.frames, row.claim.replay.keys.frames)
            yield context.monitor
        return proof.result

    reason = yield from context.show(waiting())
    row.judge(reason)
    return reason
