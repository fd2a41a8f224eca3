"""Whole transactions, in an engine that lets one of two that met be taken again."""

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from time import sleep
from uuid import uuid4

import psycopg
import pytest

from arcade.leaderboard import sessions
from arcade.leaderboard.credentials import Credentials, Kind
from arcade.leaderboard.delivery import count, deliver
from arcade.leaderboard.operating import states
from arcade.leaderboard.sessions import Link, linked, together, told, whole_number
from arcade.leaderboard.verifying import Turns, renew, settle, take
from tests.leaderboard.guests import invited
from tests.leaderboard.scores import uploads
from tests.patience import still

HANDS, TURNS = 4, 12


@pytest.fixture
def strict(url: str) -> str:
    """A database whose transactions all keep the order that they could have had one after the other."""
    with linked(url, "test") as link:
        name = link.info.dbname
        link.execute(f"ALTER DATABASE {name} SET default_transaction_isolation = 'serializable'".encode())
    return url


def test_what_met_another_is_taken_again_until_it_is_done(strict: str) -> None:
    with linked(strict, "test") as link:
        link.execute("CREATE TABLE counted (number INT4)")
        link.execute("INSERT INTO counted VALUES (0)")
    tries: list[int] = []
    met = Barrier(HANDS)

    def add(link: Link) -> None:
        tries.append(1)
        first = len(tries) <= HANDS
        number = whole_number(link, "SELECT number FROM counted")
        if first:  # so that all of them have read the same
            met.wait(60)
        link.execute("UPDATE counted SET number = %s", [number + 1])

    def hand(_: int) -> None:
        with linked(strict, "test") as link:
            for _ in range(TURNS):
                together(link, add)

    with ThreadPoolExecutor(HANDS) as pool:
        list(pool.map(hand, range(HANDS)))
    with linked(strict, "test") as link:
        assert whole_number(link, "SELECT number FROM counted") == HANDS * TURNS
    assert len(tries) >= HANDS * TURNS + HANDS - 1


def test_what_never_finds_its_place_ends(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "PAUSES", (0.0,) * 7)
    tries: list[int] = []

    def work(_: Link) -> None:
        tries.append(1)
        raise psycopg.errors.SerializationFailure

    with linked(url, "test") as link, pytest.raises(psycopg.errors.SerializationFailure):
        together(link, work)
    assert len(tries) == 8


def test_a_question_by_itself_is_asked_again(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "PAUSES", (0.0,) * 7)
    tries: list[int] = []

    def read(row: tuple[object, ...]) -> int:
        tries.append(1)
        if len(tries) % 8:
            raise psycopg.errors.SerializationFailure
        return len(row)

    with linked(url, "test") as link:
        assert told(link, "SELECT 1, 2", [], 1, read) == [2]
        with pytest.raises(psycopg.errors.SerializationFailure), link.transaction():
            told(link, "SELECT 1, 2", [], 1, read)  # a part of a transaction cannot be taken again alone
    assert len(tries) == 9


def test_a_leaderboard_in_a_strict_engine(strict: str) -> None:
    """Cabinets deliver and verifiers judge, all at once: each score arrives, and one of them judges it."""
    cabinets = [invited(strict, name=f"Cabinet {number}") for number in range(HANDS)]
    guest = invited(strict, Kind.VERIFIER)
    games = ["tetris"], [next(uploads(range(1, 2))).rules]

    def bring(cabinet: Credentials) -> int:
        first = cabinets.index(cabinet) * TURNS + 1
        with linked(cabinet.address, "test") as link:
            for one in uploads(range(first, first + TURNS)):
                deliver(link, cabinet.number, [one])
            return count(link, cabinet.number)

    def prove(turns: int) -> list[str]:
        done: list[str] = []
        begun = Turns(uuid4())
        with linked(guest.address, "test") as link:
            while still(len(done) < turns):
                sleep(0.01)
                for one in take(link, 1, games, begun):
                    renew(link, one)
                    settle(link, one, "")
                    done.append(one.name)
        return done

    with ThreadPoolExecutor(2 * HANDS) as pool:
        proving = [pool.submit(prove, TURNS) for _ in cabinets]
        assert list(pool.map(bring, cabinets)) == [TURNS] * HANDS
        proved = [name for one in proving for name in one.result()]
    assert len(proved) == len(set(proved)) == HANDS * TURNS
    with linked(strict, "test") as owner:
        assert states(owner)["proved"] == HANDS * TURNS
