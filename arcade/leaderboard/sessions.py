"""Work on the leaderboard's server: whole transactions, taken again when the server could not put them in an order."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from random import uniform
from time import sleep
from typing import Any, TypeAlias, TypeVar
from urllib.parse import urlsplit

import psycopg
from psycopg import Connection
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.pq import TransactionStatus

from arcade.cabinet.storage.packing import PackingError, whole
from arcade.cabinet.user_error import UserError
from arcade.leaderboard import strings

T = TypeVar("T")
Row: TypeAlias = tuple[object, ...]
Link: TypeAlias = "Connection[Row]"

PAUSES = tuple(0.04 * 2**attempt for attempt in range(7))
"""Seconds before a transaction is tried again."""
AGAIN = (psycopg.errors.SerializationFailure, psycopg.errors.DeadlockDetected)
PERSONAL = frozenset({"user", "password", "passfile", "hostaddr", "service", "sslcert", "sslkey", "sslpassword"})
"""Parts of an address that are the operator's alone."""
PLAIN: dict[str, Any] = {"autocommit": True, "prepare_threshold": None}
"""Nothing is prepared and nothing set for a session, so that many may share some connections behind a pooler."""
CROWDED = "too many connections for role"
"""What a server says that lets a role in no more, as libpq tells it: without its code, English on most servers."""
PATIENCE = 10
"""Seconds that a server may take to answer at all."""


class LeaderboardError(UserError):
    """The leaderboard cannot be used; the message is one sentence without any secret."""


def checked_address(url: str) -> str:
    """An address that a command line holds: raises LeaderboardError for what is none, and where it holds a password."""
    try:
        parts = conninfo_to_dict(url)
    except psycopg.Error as error:
        raise LeaderboardError(strings.NO_ADDRESS, reason=reason(error)) from None
    if parts.get("password"):
        raise LeaderboardError(strings.SECRET_SHOWN)
    if not parts.get("dbname") and not parts.get("service"):  # or it would be the one that is called like the user
        raise LeaderboardError(strings.NO_DATABASE)
    return url


def checked_server(name: str) -> tuple[str, str]:
    """Host and port (empty for none) of a server named on a command line; raises LeaderboardError for what is none."""
    try:
        parts = urlsplit(f"//{name}")
        host, port = parts.hostname, parts.port
    except ValueError:
        host = port = None
    if not host or parts.netloc != name or "@" in name or not name.isprintable() or " " in name or name[-1] == ":":
        raise LeaderboardError(strings.NO_SERVER, host=name)
    return host, "" if port is None else str(port)


def seen_from_afar(address: str, host: str = "", port: str = "") -> str:
    """An operator's address as others need it: without who the operator is, and at the server's name."""
    parts = {name: value for name, value in conninfo_to_dict(address).items() if name not in PERSONAL}
    found = str(parts.get("host") or "")
    parts["host"] = host or ("localhost" if not found or found.startswith("/") else found)
    if port:
        parts["port"] = port
    return make_conninfo("", **parts)


@contextmanager
def linked(address: str, name: str) -> Iterator[Link]:
    """A connection for a kind of worker; raises LeaderboardError where there is none or the server refuses."""
    with in_words(), psycopg.connect(full(address, name), **PLAIN) as connection:
        yield connection


def full(address: str, name: str) -> str:
    """An address with what every worker of this name asks of a connection."""
    wanted: dict[str, Any] = {"connect_timeout": PATIENCE, "application_name": f"robac {name}"}
    return make_conninfo("", **{**wanted, **conninfo_to_dict(address)})


@contextmanager
def in_words() -> Iterator[None]:
    """Raises LeaderboardError in place of what psycopg raises."""
    try:
        yield
    except psycopg.OperationalError as error:
        if CROWDED in str(error):
            raise LeaderboardError(strings.CROWDED) from None
        raise LeaderboardError(strings.NO_LEADERBOARD, reason=reason(error)) from None
    except psycopg.Error as error:
        raise LeaderboardError(strings.LEADERBOARD_REFUSES, reason=reason(error)) from error


def together(link: Link, work: Callable[[Link], T]) -> T:
    """Carry out work as one transaction, again when the server says that another stood in its way.

    Raises psycopg.Error for anything else.
    """

    def once() -> T:
        with link.transaction():
            return work(link)

    return _again(once)


def told(link: Link, query: str, values: Sequence[object], most: int, read: Callable[[Row], T]) -> list[T]:
    """What a query gives, so many rows at most, each as `read` makes something of it.

    A leaderboard is a stranger: raises LeaderboardError for more rows, before they are kept, and for bad ones. Outside
    a transaction the query is one by itself.
    """

    def ask() -> list[T]:
        return _told(link, query, values, most, read)

    return _again(ask) if link.info.transaction_status is TransactionStatus.IDLE else ask()


def _again(work: Callable[[], T]) -> T:
    for pause in PAUSES:
        with suppress(*AGAIN):
            return work()
        sleep(pause * uniform(0.5, 1.0))  # or those that met would meet again
    return work()


def _told(link: Link, query: str, values: Sequence[object], most: int, read: Callable[[Row], T]) -> list[T]:
    found: list[T] = []
    try:
        with link.cursor() as cursor:
            for row in cursor.stream(query, values):
                if len(found) == most:
                    link.close()  # or all that is still to come would be waited for
                    raise LeaderboardError(strings.GARBLED)
                found.append(read(row))
    except (PackingError, ValueError, MemoryError):  # ValueError for more columns, or fewer
        raise LeaderboardError(strings.GARBLED) from None
    return found


def told_one(link: Link, query: str, values: Sequence[object], read: Callable[[Row], T]) -> T:
    """What a query gives, which is one row; raises LeaderboardError as `told` does, and for no row."""
    for found in told(link, query, values, 1, read):
        return found
    raise LeaderboardError(strings.GARBLED)


def whole_number(link: Link, query: str, values: Sequence[object] = ()) -> int:
    """The one number that a query gives; raises LeaderboardError as `told` does."""
    return told_one(link, query, values, only(whole))


def only(check: Callable[[object], T]) -> Callable[[Row], T]:
    """Reads a row of one value, which is checked."""

    def read(row: Row) -> T:
        (value,) = row
        return check(value)

    return read


def reason(error: psycopg.Error) -> str:
    """What went wrong in the server's own words: a line, without what was sent."""
    said = error.diag.message_primary or str(error)
    line = next(iter(said.strip().splitlines()), type(error).__name__)
    return line.strip().rstrip(".")
