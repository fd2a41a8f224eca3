"""Whatever a player wants to hear of music and effects, the run is the same, and its notes are."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from arcade.cabinet.replays.headless import pilot_hands
from arcade.cabinet.replays.listing import Listing
from arcade.cabinet.replays.session import Session
from arcade.cli import main
from arcade.console.edge_reader import EdgeReader
from arcade.machine.hosting import SOUNDS, heard
from arcade.machine.speaker import ALL, Kind, Note
from arcade.toolkit.contract.program import Setup
from tests.patience import still

RUN = 900
Heard = list[tuple[int, ...]]


def run(kinds: Kind | None) -> tuple[list[str], list[Note], Heard]:
    """Fingerprints, notes and what was heard of the kinds, frame by frame; None changes its mind all the time."""
    session = Session(Setup("hanoi", seed=3))
    listing, reader, hands, sounds = Listing(session), EdgeReader(), pilot_hands(session, 3), []
    dice = Random(5)
    for _ in range(RUN):
        session.step(next(hands))
        listing.hear()
        setting = heard(dice.choice(SOUNDS), dice.random() < 0.5) if kinds is None else kinds
        sounds.append(reader.frame(session.machine, setting).edges)
    return [session.fingerprint(), *(print for _, print in session.fingerprints)], listing.notes(), sounds


def test_a_run_and_its_notes_are_the_same_whatever_is_heard() -> None:
    fingerprints, notes, everything = run(ALL)
    heard_of = {ALL: everything}
    for kinds in (Kind.EFFECT, Kind.MUSIC | Kind.PLAY, Kind.PLAY, None):
        found = run(kinds)
        assert found[:2] == (fingerprints, notes)
        heard_of[kinds or Kind(0)] = found[2]
    assert any(everything)
    effects, music = heard_of[Kind.EFFECT], heard_of[Kind.MUSIC | Kind.PLAY]
    assert any(effects)
    assert any(music)
    for both, one, other in zip(everything, effects, music, strict=True):
        behind = {0, *(edge + 1 for edge in one)}
        assert set(both) <= {*one, *other, *behind}


def test_each_alone_silences_the_other() -> None:
    session = Session(Setup("hanoi", seed=3))
    machine = session.machine
    while still(machine.speaker.music.busy_until < 0):
        session.step()
    assert not EdgeReader().frame(machine, heard("effects", True)).edges
    machine.speaker.lay_out([machine.now + 5])
    session.step()
    music = EdgeReader().frame(machine, heard("music", True)).edges
    assert music
    assert 5 not in music


@pytest.mark.parametrize("wav", [False, True])
def test_the_notes_of_a_run_are_all_listed(wav: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    more = ["--wav", str(tmp_path / "run.wav")] if wav else []
    assert main(["run", "hanoi", "--seed", "3", "--frames", "200", "--json", *more]) == 0
    listed: dict[str, Any] = json.loads(capsys.readouterr().out)
    session = Session(Setup("hanoi", seed=3))
    for _ in range(200):
        session.step()
    clock, notes = session.machine.CLOCK, session.machine.speaker.notes
    notes.sort(key=lambda note: (note.start, note.hertz, note.duration))
    wanted = [[note.start / clock, note.duration / clock, note.hertz] for note in notes]
    assert len(wanted) > 10
    assert listed["notes"] == [pytest.approx(note, abs=1e-3) for note in wanted]
