"""Long runs cost no more than short ones: to go on with, to rewind and to keep. Counted is work, not time."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from arcade.cabinet.catalogue import usual_setup
from arcade.cabinet.replays import resuming
from arcade.cabinet.replays.headless import pilot_hands
from arcade.cabinet.replays.journal import Journal, keep
from arcade.cabinet.replays.proof import prove
from arcade.cabinet.replays.replay import Replay
from arcade.cabinet.replays.rest import Rest
from arcade.cabinet.replays.resuming import again, resumed
from arcade.cabinet.replays.run import REMEMBERED, RESTING, SETTLED, SPACING, Run
from arcade.cabinet.replays.session import Session
from arcade.cabinet.storage.store import FILE, Store
from arcade.machine.keyboard import NO_KEYS, Keys
from arcade.machine.machine import Frames
from arcade.machine.speaker import Lane
from arcade.toolkit.contract.searching import at_once
from tests.patience import still

SLUG = "ping-pong"
YOUNG, OLD = 3_500, 35_000
SAVED = 500


class Game:
    """The pilot's run, kept as it is while it is played."""

    def __init__(self, store: Store, slug: str = SLUG) -> None:
        self.store, self.slug = store, slug
        self.session = Session(replace(usual_setup(slug), seed=1))
        self.run, self.journal = Run(self.session), Journal()
        self._hands = pilot_hands(self.session, 1)

    def play(self, until: int) -> "Game":
        for _ in range(until - self.session.machine.frame):
            self._go(next(self._hands))
        return self

    def wait(self, frames: int) -> "Game":
        """Nobody touches anything for so many frames; afterwards it is kept."""
        for _ in range(frames):
            self._go(NO_KEYS)
        keep(self.store, self.slug, self.run, self.journal)
        return self

    def press(self, key: str) -> None:
        self._go(frozenset((key,)))

    def _go(self, keys: Keys) -> None:
        session = self.session
        session.step(keys)
        self.run.watch(session)
        session.machine.speaker.take(session.machine.now)
        if session.machine.frame % SAVED == 0:
            keep(self.store, self.slug, self.run, self.journal)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with closing(Store(tmp_path)) as opened:
        yield opened


@contextmanager
def counted(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """How many frames sessions run."""
    steps, step = [0], Session._run_frame

    def counting(session: Session) -> None:
        steps[0] += 1
        step(session)

    with monkeypatch.context() as patch:
        patch.setattr(Session, "_run_frame", counting)
        yield steps


def written(store: Store) -> int:
    """Bytes that have been written for suspended runs."""
    bodies = "SELECT length(body) FROM {}"
    tables = "suspended", "suspended_parts"
    return sum(sum(store._disk.column(bodies.format(table))) for table in tables)


def test_going_on_runs_about_a_minute_again_whatever_the_age(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    game, work = Game(store), []
    for age in (YOUNG, OLD):
        game.play(age)
        kept = store.suspended_run(SLUG)
        assert kept is not None
        assert kept.replay == game.run.replay()
        with counted(monkeypatch) as steps:
            run = at_once(resumed(kept.replay, kept.checkpoints))
        work.append(steps[0])
        assert run.session.fingerprint() == game.session.fingerprint()
        assert run.session.machine.memory() == game.session.machine.memory()
        assert run.session.fingerprints == game.session.fingerprints
        assert [one.frame for one in run.snapshots] == [one.frame for one in game.run.snapshots]
        assert (run.began, run.in_the_middle) == (game.run.began, False)
        run.resume()
        assert run.in_the_middle
    a_minute = 50 * (REMEMBERED + 2 * SPACING)
    assert max(work) < 1.3 * a_minute


def test_rewinding_runs_seconds_again_whatever_the_age(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game(store)
    for age in (YOUNG, OLD):
        run = game.play(age).run
        for snapshot in (run.snapshots[0], run.snapshots[-1]):
            with counted(monkeypatch) as steps:
                session = at_once(again(run.replay_to(snapshot), run.checkpoints))
            assert steps[0] < 50 * 3 * SPACING
            assert session.machine.memory() == snapshot.memory


def test_keeping_writes_what_has_come_since(store: Store) -> None:
    game, sizes = Game(store), []
    for age in (YOUNG, OLD):
        game.play(age)
        before = written(store)
        game.play(age + 4 * SAVED)
        sizes.append(written(store) - before)
    assert sizes[1] < 1.5 * sizes[0] < 8_000
    assert store.suspended(SLUG) == game.run.replay()
    checkpoints = store._disk.column("SELECT frame FROM checkpoints")
    assert len(checkpoints) <= REMEMBERED // SPACING + 2


def test_a_run_gone_on_with_is_kept_on_and_proves_itself(store: Store, tmp_path: Path) -> None:
    Game(store).play(YOUNG)
    with closing(Store(tmp_path)) as later:
        kept = later.suspended_run(SLUG)
        assert kept is not None
        heads = later._disk.column("SELECT body FROM suspended")
        run = at_once(resumed(kept.replay, kept.checkpoints))
        for _ in range(SAVED):
            run.session.step(NO_KEYS)
            run.watch(run.session)
        keep(later, SLUG, run, kept.journal)
        assert later._disk.column("SELECT body FROM suspended") == heads
        assert later.suspended(SLUG) == run.replay()
        assert prove(run.replay()) is None


def test_a_rewound_run_is_kept_in_its_new_way(store: Store) -> None:
    game = Game(store).play(YOUNG)
    snapshot = game.run.snapshots[3]
    run = game.run.rewound(at_once(again(game.run.replay_to(snapshot), game.run.checkpoints)))
    assert all(one.frame < snapshot.frame for one in run.checkpoints)
    journal = game.journal.until(snapshot.frame)
    assert 0 < len(journal.marks) < len(game.journal.marks)
    for _ in range(SAVED):
        run.session.step(NO_KEYS)
        run.watch(run.session)
    keep(store, SLUG, run, journal)
    kept = store.suspended_run(SLUG)
    assert kept is not None
    assert kept.replay == run.replay()
    assert kept.journal == journal
    assert prove(kept.replay) is None
    assert all(one.frame <= run.session.machine.frame for one in kept.checkpoints)


def test_another_arcades_run_in_its_place_is_not_added_to(store: Store, tmp_path: Path) -> None:
    game = Game(store).play(2 * SAVED)
    with closing(Store(tmp_path)) as other:
        Game(other).play(3 * SAVED)
        other.drop_suspended(SLUG)
    game.play(4 * SAVED)
    assert store.suspended(SLUG) == game.run.replay()
    with closing(Store(tmp_path)) as other:
        other.suspend(SLUG, Replay(replace(usual_setup(SLUG), seed=7), Game(other).play(5 * SAVED).session.keys))
    game.play(6 * SAVED)
    assert store.suspended(SLUG) == game.run.replay()


def test_a_run_from_before_there_were_parts_is_gone_on_with(store: Store, tmp_path: Path) -> None:
    game = Game(store).play(2 * SAVED)
    with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as connection:
        store.suspend(SLUG, game.run.replay())
        connection.execute("DELETE FROM suspended_parts")
    kept = store.suspended_run(SLUG)
    assert kept is not None
    assert (kept.replay, kept.journal.marks, kept.checkpoints) == (game.run.replay(), [], ())
    run = at_once(resumed(kept.replay, kept.checkpoints))
    keep(store, SLUG, run, kept.journal)
    assert store.suspended(SLUG) == run.replay()
    assert len(kept.journal.marks) == 1


@pytest.mark.parametrize("spoilt", ["packed", "safe_point", "state", "version"])
def test_a_checkpoint_that_does_not_hold_is_passed_over(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, spoilt: str
) -> None:
    game = Game(store).play(YOUNG)
    if spoilt == "version":
        with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as connection:
            connection.execute("UPDATE checkpoints SET facts = replace(facts, '[\"', '[\"0.')")
    kept = store.suspended_run(SLUG)
    assert kept is not None
    checkpoints = list(kept.checkpoints)
    match spoilt:
        case "packed":
            checkpoints = [replace(one, packed=one.packed[:99]) for one in checkpoints]
        case "safe_point":
            checkpoints = [replace(one, safe_point="nowhere") for one in checkpoints]
        case "state":
            checkpoints = [replace(one, packed=checkpoints[-1].packed) for one in checkpoints[:-1]]
        case _:
            assert not checkpoints
    with counted(monkeypatch) as steps:
        run = at_once(resumed(kept.replay, checkpoints))
    assert steps[0] >= YOUNG
    assert run.session.fingerprints == game.session.fingerprints
    snapshot = game.run.snapshots[-1]
    assert at_once(again(game.run.replay_to(snapshot), checkpoints)).machine.memory() == snapshot.memory


def test_other_letters_are_drawn_from_the_beginning(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is in a checkpoint was drawn with the letters of its time."""
    game = Game(store).play(YOUNG)
    kept = store.suspended_run(SLUG)
    assert kept is not None
    monkeypatch.setattr(resuming, "font_name", lambda _: "another")
    with counted(monkeypatch) as steps:
        at_once(resumed(kept.replay, kept.checkpoints))
    assert steps[0] == game.session.machine.frame


def test_a_program_is_asked_for_no_checkpoint_where_nobody_watches() -> None:
    session = Session(usual_setup(SLUG))
    assert Run(session).session.program.report_safe_point.__name__ == "_keep_checkpoint"
    assert Session(usual_setup(SLUG)).program.report_safe_point.__name__ == "_no_checkpoint"


@pytest.mark.rotates(4)
def test_a_wait_costs_no_more_the_longer_it_is(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    game, work, sizes = Game(store, "hanoi").play(900), [], []
    for frames in (YOUNG, OLD):
        before, began = written(store), game.session.machine.frame
        game.wait(frames)
        sizes.append((written(store) - before) / (game.session.machine.frame - began))
        kept = store.suspended_run(game.slug)
        assert kept is not None
        assert len(kept.checkpoints) < REMEMBERED // RESTING + 5
        with counted(monkeypatch) as steps:
            run = at_once(resumed(kept.replay, kept.checkpoints))
        work.append(steps[0])
        assert run.session.fingerprints == game.session.fingerprints
        assert run.session.machine.memory() == game.session.machine.memory()
        assert [one.frame for one in run.snapshots] == [one.frame for one in game.run.snapshots]
        with counted(monkeypatch) as steps:
            at_once(again(game.run.replay_to(game.run.snapshots[0]), game.run.checkpoints))
        assert steps[0] < 50 * 3 * SPACING
    assert max(work) < 1.3 * 50 * (REMEMBERED + 2 * SPACING)
    assert sizes[1] < 1.5 * sizes[0] < 10


def test_waits_one_after_the_other_within_a_turn_are_each_passed_over(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = Game(store, "hanoi").play(900)
    for key in ("left", "right") * 5:
        game.press(key)
        game.wait(1_000)
    rests = [one for one in game.run.checkpoints if one.since is not None]
    assert len({one.since for one in rests}) >= 9
    with counted(monkeypatch) as steps:
        session = at_once(again(game.run.replay(), game.run.checkpoints))
    assert steps[0] < 10 * 50 * (SETTLED + RESTING) + 50 * 2 * SPACING
    assert session.machine.memory() == game.session.machine.memory()


def waiting(session: Session, aside: Lane | None) -> Frames[None]:
    while still():
        if aside:
            aside.toggle(session.machine.now)
        yield


@pytest.mark.parametrize("changes", [False, True])
def test_a_wait_with_something_that_only_a_generator_holds_is_no_rest(changes: bool) -> None:
    """What is not the program's is not noted."""
    session = Session(usual_setup(SLUG))
    session.steps = waiting(session, Lane() if changes else None)
    session.step()
    rest = Rest(session)
    for _ in range(SAVED):
        session.step()
    assert (rest.noted((1, 0, 0, 0)) is None) is changes


def test_a_rest_that_does_not_hold_is_passed_over(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game(store, "hanoi").play(900).wait(2_000)
    first = game.run.checkpoints[0]
    for spoilt in ({"packed": b""}, {"packed": first.packed}, {"since": 1_000}, {"thoughts": 99}):
        checkpoints = [one if one.since is None else replace(one, **spoilt) for one in game.run.checkpoints]
        with counted(monkeypatch) as steps:
            session = at_once(again(game.run.replay(), checkpoints))
        assert session.fingerprints == game.session.fingerprints
        assert session.machine.memory() == game.session.machine.memory()
        assert steps[0] >= 900 or "since" in spoilt


def test_the_work_is_still_cut_into_pieces(store: Store) -> None:
    Game(store).play(YOUNG)
    kept = store.suspended_run(SLUG)
    assert kept is not None
    done = list(resumed(kept.replay, kept.checkpoints))
    assert len(done) > 50
    assert done == sorted(done)
