"""Scores of the hall proved: any number of verifiers, each taking some that nobody else has, on any machines.

A score that is taken is leased for a while; whoever dies lets it go by that alone. What a cabinet sent is a stranger's:
its run is read as a replay file is, run without a window, and searched again where its game searches.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from hashlib import sha256

from arcade.cabinet import catalogue
from arcade.cabinet.replays import proof_strings
from arcade.cabinet.replays.proof import Reason
from arcade.cabinet.scoring.daily import seed_of
from arcade.cabinet.scoring.row_check import checking
from arcade.cabinet.storage.packing import unpack, unpack_text
from arcade.cabinet.storage.scores import REPLAY, ScoreRow
from arcade.cabinet.user_error import UserError
from arcade.hall import strings
from arcade.hall.parcels import identity, worth
from arcade.hall.schema import PROVED, REFUTED, SCHEMA, WAITING
from arcade.hall.sessions import Link, together
from arcade.hall.tables import Table, note_change

LEASE = timedelta(minutes=5)
"""How long a taken score is nobody else's; renewed while its run goes on."""
RENEWED = 2_000
"""Pieces of a run between two renewals: some seconds, a minute where opponents think long."""
LONGEST_REASON = 400
TAKE = f"""UPDATE {SCHEMA}.scores SET lease = now() + %s WHERE id = ANY(ARRAY(
    SELECT id FROM {SCHEMA}.scores WHERE state = '{WAITING}' AND lease < now()
        AND (slug, rules) IN (SELECT * FROM unnest(%s::text[], %s::int4[]))
    ORDER BY lease, came LIMIT %s FOR UPDATE SKIP LOCKED
)) RETURNING id, cabinet, rules, worth, coalesce(challenge::text, ''),
    slug, level, original::int, seats, player, score, outcome, day::text, run, aided::int"""
BODY = f"SELECT body FROM {SCHEMA}.runs WHERE id = %s AND cabinet = %s"
RENEW = f"UPDATE {SCHEMA}.scores SET lease = now() + %s WHERE id = %s AND state = '{WAITING}'"
JUDGE = f"""UPDATE {SCHEMA}.scores SET state = %s, reason = %s WHERE id = %s AND state = '{WAITING}'
    RETURNING slug, level, original, day"""


@dataclass(frozen=True)
class Taken:
    """A score that this verifier has taken."""

    name: str
    rules: int
    worth: int
    challenge: str
    """The day whose challenge it is said to be, or nothing."""
    row: tuple[object, ...]
    """In the order of a cabinet's own columns."""
    body: bytes | None
    """Its run's packed text; None where it has not come."""


def known() -> tuple[list[str], list[int]]:
    """The games whose runs can be run here, and the version of the rules of each."""
    found = {slug: catalogue.cartridge(slug).rules_version for slug in catalogue.cartridges()}
    return list(found), list(found.values())


def take(link: Link, most: int, games: tuple[Sequence[str], Sequence[int]]) -> list[Taken]:
    """Take some scores that wait for a proof, the oldest first."""

    def work(link: Link) -> list[Taken]:
        found = []
        for name, cabinet, rules, told, challenge, *row in link.execute(
            TAKE, [LEASE, *map(list, games), most]
        ).fetchall():
            body = link.execute(BODY, [row[REPLAY], cabinet]).fetchone()
            packed = None if body is None else bytes(body[0])  # type: ignore[call-overload]
            found.append(Taken(str(name), int(str(rules)), int(str(told)), str(challenge), tuple(row), packed))
        return found

    return together(link, work)


def verify(link: Link, one: Taken) -> Reason:
    """Run a taken score again and note how it stands; why it is refuted, None where it is proved."""
    reason = refuted(one, lambda: together(link, lambda link: link.execute(RENEW, [LEASE, one.name])))
    state, words = (PROVED, "") if reason is None else (REFUTED, reason.en[:LONGEST_REASON])

    def work(link: Link) -> None:
        judged = link.execute(JUDGE, [state, words, one.name]).fetchone()
        if judged is not None and reason is None:
            slug, level, original, day = judged
            assert isinstance(day, date)
            note_change(link, Table(str(slug), int(str(level)), bool(original)), day, one.worth)

    together(link, work)
    return reason


def refuted(one: Taken, renew: Callable[[], object] = lambda: None) -> Reason:
    """Why a score is not borne out by its run; `renew` is called now and then meanwhile."""
    if one.body is None:
        return proof_strings.NO_REPLAY
    try:
        row = ScoreRow.read(one.row)
        text, run = unpack_text(one.body), unpack(one.body)
        if sha256(text.encode()).hexdigest() != row.replay or identity(run) != one.name:
            return strings.OTHER_RUN
        if one.rules != run.setup.rules_version or one.worth != worth(row.slug, row.score):
            return strings.OTHER_CLAIM
        if one.challenge and (run.setup.seed != seed_of(one.challenge) or len(run.results) != 1):
            return strings.OTHER_CHALLENGE
        return _run_out(checking(row, run), renew)
    except UserError as error:
        return error.words


def _run_out(pieces: Iterator[object], renew: Callable[[], object]) -> Reason:
    """What a generator returns in the end."""
    count = 0
    while True:
        count += 1
        if count % RENEWED == 0:
            renew()
        try:
            next(pieces)
        except StopIteration as ended:
            found: Reason = ended.value
            return found
