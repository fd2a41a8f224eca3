"""Guests of a leaderboard: let in under a role of their own, given another password, and shown the door."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from secrets import token_hex, token_urlsafe
from uuid import UUID, uuid4

import psycopg
from psycopg import sql
from psycopg.conninfo import make_conninfo

from arcade.cabinet.user_error import UserError
from arcade.leaderboard import strings
from arcade.leaderboard.credentials import Credentials, Kind
from arcade.leaderboard.limits import end_sessions, limit
from arcade.leaderboard.operating import remove_all
from arcade.leaderboard.schema import CABINETS, READERS, REFUTED, SCHEMA, VERIFIERS, WAITING
from arcade.leaderboard.sessions import Link, together

MEMBERS = {Kind.CABINET: CABINETS, Kind.VERIFIER: VERIFIERS, Kind.BOARD: READERS}
"""The groups by what their members do."""
SHORTEST = 8
"""So much of a guest's number may stand for it, if no other begins so."""
FOUND = f"""SELECT role, kind, name, number FROM {SCHEMA}.guests
    WHERE name = %s OR (length(%s) >= {SHORTEST} AND left(number::text, length(%s)) = %s) ORDER BY role LIMIT 2"""


class GuestError(UserError):
    """A guest that is not meant by any name, or not alone; the message is one sentence."""


@dataclass(frozen=True)
class Guest:
    """Somebody who was let in."""

    role: str
    kind: Kind
    name: str
    number: UUID


def invite(link: Link, kind: Kind, name: str, address: str) -> Credentials:
    """Let a cabinet, a verifier or a board in, under a role of its own; gives its pass for this address."""
    guest, secret = Guest(f"robac_{token_hex(8)}", kind, name, uuid4()), token_urlsafe(24)
    checks = _checks(link, guest.role, secret)

    def work(link: Link) -> None:
        made = sql.SQL("CREATE ROLE {} LOGIN PASSWORD {} IN ROLE {}")
        group = MEMBERS[kind]
        link.execute(made.format(sql.Identifier(guest.role), sql.Literal(checks), sql.Identifier(group)))
        limit(link, guest.role, group)
        link.execute(
            f"INSERT INTO {SCHEMA}.guests (role, kind, name, number, password) VALUES (%s, %s, %s, %s, %s)",
            [guest.role, kind.value, name, guest.number, checks],
        )
        if kind is Kind.CABINET:
            values = guest.number, guest.role, name
            link.execute(f"INSERT INTO {SCHEMA}.cabinets (id, role, name) VALUES (%s, %s, %s)", values)
            link.execute(f"INSERT INTO {SCHEMA}.room (cabinet) VALUES (%s)", [guest.number])

    together(link, work)
    return _credentials(guest, address, secret)


def renew(link: Link, name: str, address: str) -> Credentials:
    """Give a guest another password; whoever has come in by the old one is outside. Raises GuestError."""
    guest, secret = called(link, name), token_urlsafe(24)
    checks = _checks(link, guest.role, secret)

    def work(link: Link) -> None:
        changed = sql.SQL("ALTER ROLE {} PASSWORD {}").format(sql.Identifier(guest.role), sql.Literal(checks))
        link.execute(changed)
        link.execute(f"UPDATE {SCHEMA}.guests SET password = %s WHERE role = %s", [checks, guest.role])

    together(link, work)
    end_sessions(link, guest.role)
    return _credentials(guest, address, secret)


def expel(link: Link, name: str, scores: bool) -> Guest:
    """Let a guest in no more: its role goes, and what waits or was refuted, with `scores` what is proved, too.

    Raises GuestError.
    """
    guest = called(link, name)
    role = sql.Identifier(guest.role)
    link.execute(sql.SQL("ALTER ROLE {} NOLOGIN").format(role))
    end_sessions(link, guest.role)

    def work(link: Link) -> None:
        mine = [guest.number]
        link.execute(f"DELETE FROM {SCHEMA}.scores WHERE cabinet = %s AND state IN ('{WAITING}', '{REFUTED}')", mine)
        if scores:
            remove_all(link, guest.number, f"{guest.name} expelled")
        link.execute(
            f"""DELETE FROM {SCHEMA}.runs WHERE cabinet = %s AND NOT EXISTS (
                SELECT 1 FROM {SCHEMA}.scores WHERE scores.cabinet = runs.cabinet AND run = runs.id)""",
            mine,
        )
        for table in ("seen", "room"):
            link.execute(f"DELETE FROM {SCHEMA}.{table} WHERE cabinet = %s", mine)
        link.execute(f"UPDATE {SCHEMA}.cabinets SET role = '' WHERE id = %s", mine)
        link.execute(f"DELETE FROM {SCHEMA}.guests WHERE role = %s", [guest.role])
        link.execute(sql.SQL("REVOKE {} FROM {}").format(sql.Identifier(MEMBERS[guest.kind]), role))
        # What it has made before there were limits goes with it, if the operator may see to it; in other databases of
        # the server it keeps its name.
        with suppress(psycopg.errors.InsufficientPrivilege), link.transaction():
            link.execute(sql.SQL("DROP OWNED BY {}").format(role))
        with suppress(psycopg.errors.DependentObjectsStillExist), link.transaction():
            link.execute(sql.SQL("DROP ROLE {}").format(role))

    together(link, work)
    return guest


def called(link: Link, name: str) -> Guest:
    """The one guest of a name, or whose number begins so. Raises GuestError."""
    found: Sequence[tuple[object, ...]] = link.execute(FOUND, [name, name, name, name]).fetchall()
    if len(found) != 1:
        raise GuestError(strings.MANY_GUESTS if found else strings.NO_GUEST, name=name)
    role, kind, told, number = found[0]
    return Guest(str(role), Kind(str(kind)), str(told), UUID(str(number)))


def _checks(link: Link, role: str, secret: str) -> str:
    """What the server is sent, and may log: it lets it check the secret and nothing else (RFC 5802)."""
    return link.pgconn.encrypt_password(secret.encode(), role.encode(), b"scram-sha-256").decode()


def _credentials(guest: Guest, address: str, secret: str) -> Credentials:
    return Credentials(guest.kind, make_conninfo(address, user=guest.role, password=secret), guest.name, guest.number)
