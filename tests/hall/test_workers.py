"""Several processes prove what waits, each of them another score; they know the real games alone."""

import os
import signal
import subprocess
import sys
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from time import sleep

import pytest

from arcade.cabinet.catalogue import usual_setup
from arcade.cabinet.replays.headless import pilot_hands
from arcade.cabinet.replays.run import Run
from arcade.cabinet.replays.session import Session
from arcade.cabinet.storage.packing import pack
from arcade.cabinet.storage.scores import ScoreRow
from arcade.cli import main
from arcade.hall.delivery import deliver
from arcade.hall.operating import states
from arcade.hall.parcels import Parcel, parcel
from arcade.hall.passes import Kind, Pass, keep
from arcade.hall.sessions import linked
from tests.hall.guests import invited
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


@pytest.fixture
def verifier(cabinet: Pass, url: str, tmp_path: Path) -> list[str]:
    """The options of a verifier of a hall in which four games wait."""
    with linked(cabinet.address, "test") as link:
        deliver(link, cabinet.number, [won(seed) for seed in range(1, 5)])
    keep(tmp_path, invited(url, Kind.VERIFIER))
    return ["--data-dir", str(tmp_path)]


def test_several_workers_prove_all_that_waits_and_end(verifier: list[str], url: str) -> None:
    assert main(["hall", "verify", "--workers", "2", "--once", *verifier]) == 0
    with linked(url, "test") as link:
        assert states(link) == {"waiting": 0, "proved": 4, "refuted": 0, "removed": 0}


@pytest.mark.skipif(os.name == "nt", reason="it is ended as POSIX does it")
def test_workers_end_with_the_process_that_began_them(verifier: list[str], url: str) -> None:
    command = [sys.executable, "-m", "arcade", "hall", "verify", "--workers", "2", *verifier]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as crowd, linked(url, "test") as link:
        while still(states(link)["waiting"]):
            sleep(0.05)
        crowd.send_signal(signal.SIGTERM)
        assert crowd.wait(60) == 128 + signal.SIGTERM
        while still(link.execute("SELECT 1 FROM pg_stat_activity WHERE application_name = 'robac verify'").fetchone()):
            sleep(0.05)
