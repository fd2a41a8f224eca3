"""True runs of a real game, which processes of their own know, too."""

from dataclasses import replace
from hashlib import sha256

from arcade.cabinet.catalogue import usual_setup
from arcade.cabinet.replays.headless import pilot_hands
from arcade.cabinet.replays.run import Run
from arcade.cabinet.replays.session import Session
from arcade.cabinet.storage.packing import pack
from arcade.cabinet.storage.scores import ScoreRow
from arcade.hall.parcels import Parcel, parcel
from tests.patience import still


def won(seed: int) -> Parcel:
    """A game of Nim, played by its pilot to its result."""
    session = Session(replace(usual_setup("nim"), seed=seed))
    run, hands = Run(session), pilot_hands(session, seed)
    while still(not session.results):
        session.step(next(hands))
        run.watch(session)
    replay, (result,) = run.replay(), session.results
    assert result.score is not None
    text, setup = replay.to_text(), replay.setup
    row = ScoreRow(
        "nim", setup.level, False, 1, "ANA", result.score, result.outcome.value, "", sha256(text.encode()).hexdigest()
    )
    return parcel(row, pack(text))
