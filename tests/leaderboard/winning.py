"""True runs of real games, which processes of their own know, too."""

from dataclasses import replace
from hashlib import sha256

from arcade.cabinet.catalogue import cartridge, usual_setup
from arcade.cabinet.replays.headless import pilot_hands
from arcade.cabinet.replays.run import Run
from arcade.cabinet.replays.session import Session
from arcade.cabinet.scoring.verification import ranked_result
from arcade.cabinet.storage.packing import pack
from arcade.cabinet.storage.scores import ScoreRow
from arcade.leaderboard.uploads import Upload, upload


def won(seed: int) -> Upload:
    """A game of Nim, played by its pilot to its result."""
    found = played_out("nim", seed, 40_000)
    assert found is not None
    return found


def played_out(slug: str, seed: int, frames: int) -> Upload | None:
    """A game played by its pilot at the usual level; None where no score comes of it within so many frames."""
    session = Session(replace(usual_setup(slug), seed=seed))
    run, hands = Run(session), pilot_hands(session, seed)
    for _ in range(frames):
        if session.results or session.ended:
            break
        session.step(next(hands))
        run.watch(session)
    replay = run.replay()
    text, setup = replay.to_text(), replay.setup
    result = ranked_result(setup, replay.results, cartridge(slug).scoring)
    if result is None or result.score is None:
        return None
    name = sha256(text.encode()).hexdigest()
    reached = result.score, result.outcome.value, "", name, bool(result.assisted)
    row = ScoreRow(slug, setup.level, setup.original, 1, "ANA", *reached)
    return upload(row, pack(text))
