"""Prove, and the initials: the run of a claim is played again in the time that the player takes to enter three letters.

What either comes to is seen in the row at once, for nobody may be there any longer when the page is left.
"""

from arcade.cabinet import strings
from arcade.cabinet.pages.initials import entry, initials
from arcade.cabinet.pages.progress import progress
from arcade.cabinet.replays.proof import Reason, proving
from arcade.cabinet.scoring.claim import Claim
from arcade.cabinet.scoring.row import Row
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.stage import Screen, Stage
from arcade.cabinet.widgets.background_job import BackgroundJob
from arcade.toolkit.contract.program import meanwhile

Proof = BackgroundJob[Reason]
"""The proof of a claim, as far as it has come."""


def begun(stage: Stage, claim: Claim, doubted: int) -> Proof:
    """The proof of a claim; the first `doubted` answers of opponents in its run were read in a file."""
    return BackgroundJob(proving(claim.replay, stage.font, doubted), stage.sources.clock)


def asked(stage: Stage, game: Game, row: Row, proof: Proof) -> Screen[str]:
    """The player's initials, asked for while the proof goes on."""
    claim, letters = row.claim, entry(stage.preferences.initials)
    seen = letters.name

    def work(_: int) -> None:
        nonlocal seen
        if not proof.finished and proof.step():
            row.judge(proof.result)
        if letters.name != seen:
            seen = letters.name
            row.rename(seen)

    page = initials(stage, game, letters, claim.score, claim.place, claim.aided)
    player = yield from stage.show(meanwhile(page, work), by_itself=True)
    row.rename(player)
    return player


def proved(stage: Stage, row: Row, proof: Proof) -> Screen[Reason]:
    """Why the run proves nothing, None if it is sound; who has to wait for it sees how far it is."""
    reason = yield from stage.show(progress(stage, strings.CHECKING, proof, row.claim.replay.keys.frames))
    row.judge(reason)
    return reason
