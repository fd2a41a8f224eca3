"""A cabinet's scores travel into the hall by themselves, and again when the hall has lost them."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from uuid import UUID, uuid4

import pytest

from arcade.cabinet.replays.replay import Replay
from arcade.cabinet.storage.packing import unpack
from arcade.cabinet.storage.store import FILE, Store
from arcade.hall.courier import Courier, remembered
from arcade.hall.delivery import count
from arcade.hall.founding import enrol, found
from arcade.hall.sessions import linked
from arcade.toolkit.contract.outcome import Outcome
from tests.hall.scores import claim


@pytest.fixture
def cabinet(url: str) -> tuple[UUID, str]:
    """A hall's first cabinet: its number, and how it gets in."""
    number, role = uuid4(), f"robac_{uuid4().hex[:12]}"
    with linked(url, "test") as link:
        found(link)
        enrol(link, number, "By the door", role, "s3cret")
    return number, url.replace("owner@", f"{role}:s3cret@")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with closing(Store(tmp_path)) as opened:
        yield opened


def reach(store: Store, score: int, **how: bool) -> int:
    """Enter a score with its run."""
    row, body = claim(score)
    run: Replay = unpack(body)
    return store.add_score("tetris", 1, False, player="ANA", score=score, outcome=Outcome.WON, replay=run, **how)


def carried(tmp_path: Path, cabinet: tuple[UUID, str]) -> int:
    """Let the courier go until nothing waits; how many scores it carried."""
    number, url = cabinet
    with remembered(tmp_path, tmp_path / FILE) as own, linked(url, "test") as link:
        courier = Courier(own, number)
        courier.meet(link)
        carried = 0
        while found := courier.round(link):
            carried += found
        assert courier.waiting == 0
        return carried


def test_a_score_travels_once(store: Store, tmp_path: Path, cabinet: tuple[UUID, str]) -> None:
    for score in range(1, 121):
        reach(store, score)
    assert carried(tmp_path, cabinet) == 120
    assert carried(tmp_path, cabinet) == 0
    reach(store, 500)
    assert carried(tmp_path, cabinet) == 1


def test_what_is_not_proved_or_not_named_stays_until_it_is(
    store: Store, tmp_path: Path, cabinet: tuple[UUID, str]
) -> None:
    unproved, unnamed = reach(store, 1, proved=False), reach(store, 2, named=False)
    reach(store, 3, proved=False, named=False)
    store.add_score("tetris", 1, False, player="ANA", score=9, outcome=Outcome.WON)  # without a run
    assert carried(tmp_path, cabinet) == 0
    store.note_proved(unproved)
    assert carried(tmp_path, cabinet) == 1
    store.note_named(unnamed)
    assert carried(tmp_path, cabinet) == 1


def test_a_courier_whose_memory_is_lost_sends_all_again_and_nothing_is_there_twice(
    store: Store, tmp_path: Path, cabinet: tuple[UUID, str]
) -> None:
    for score in range(1, 11):
        reach(store, score)
    carried(tmp_path, cabinet)
    for path in tmp_path.glob("hall.db*"):
        path.unlink()
    assert carried(tmp_path, cabinet) == 10
    with linked(cabinet[1], "test") as link:
        assert count(link, cabinet[0]) == 10


def test_a_hall_restored_from_an_older_copy_gets_back_what_it_has_lost(
    store: Store, tmp_path: Path, cabinet: tuple[UUID, str], url: str
) -> None:
    for score in range(1, 61):
        reach(store, score)
    carried(tmp_path, cabinet)
    with linked(url, "test") as link:  # as if the copy had been made after the first forty
        link.execute("DELETE FROM robac.scores WHERE score > 40")
        link.execute("DELETE FROM robac.runs WHERE id NOT IN (SELECT run FROM robac.scores)")
    reach(store, 61)
    assert carried(tmp_path, cabinet) == 21
    with linked(cabinet[1], "test") as link:
        assert count(link, cabinet[0]) == 61


def test_a_cabinet_that_moves_to_another_hall_brings_everything(
    store: Store, tmp_path: Path, cabinet: tuple[UUID, str], url: str
) -> None:
    for score in range(1, 11):
        reach(store, score)
    carried(tmp_path, cabinet)
    number, role = uuid4(), f"robac_{uuid4().hex[:12]}"
    with linked(url, "test") as link:
        link.execute("DELETE FROM robac.scores")
        enrol(link, number, "Elsewhere", role, "s3cret")
    assert carried(tmp_path, (number, url.replace("owner@", f"{role}:s3cret@"))) == 10
