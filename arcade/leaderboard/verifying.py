"""Scores of the leaderboard proved: any number of verifiers, each taking some that nobody else has, on any machines.

A score that is taken is leased for a while; whoever dies lets it go by that alone. What a cabinet sent is a stranger's:
its run is read as a replay file is, run without a window, and searched again where its game searches.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from functools import partial
from hashlib import sha256
from uuid import UUID

from arcade.cabinet import catalogue
from arcade.cabinet.replays import proof_strings
from arcade.cabinet.replays.proof import Reason
from arcade.cabinet.replays.replay import Replay
from arcade.cabinet.replays.run_identity import run_identity
from arcade.cabinet.scoring.daily import plays
from arcade.cabinet.scoring.verification import checking
from arcade.cabinet.storage.names import legible
from arcade.cabinet.storage.packing import flag, kind, unpack_text, whole, words
from arcade.cabinet.storage.scores import REPLAY, ScoreRow
from arcade.cabinet.user_error import UserError
from arcade.leaderboard import strings
from arcade.leaderboard.credentials import NOBODY
from arcade.leaderboard.schema import LONGEST_REASON, PROVED, REFUTED, SCHEMA, WAITING
from arcade.leaderboard.sessions import Link, Row, only, together, told
from arcade.leaderboard.tables import Table, note_change
from arcade.leaderboard.uploads import EARLIEST, LATEST, MOST_FRAMES, length, ranked, worth
from arcade.toolkit.contract.texts import filled

LEASE = timedelta(minutes=5)
"""How long a taken score is nobody else's; renewed while its run goes on."""
TRIES = 5
"""So often a score is taken at most; a run that ends the process of whoever runs it proves nothing."""
RENEWED = 2_000
"""Pieces of a run between two renewals: some seconds, a minute where opponents think long."""
ISO = "YYYY-MM-DD"
BELIEVED = f"""day BETWEEN (came AT TIME ZONE 'UTC')::date - {EARLIEST.days}
    AND (came AT TIME ZONE 'UTC')::date + {LATEST.days}
    AND coalesce(challenge, day) BETWEEN '{date.min}' AND '{date.max}'"""
"""What every arcade keeps to; to a server infinity is a day, too. Any challenge can be played late."""
TAKE = f"""UPDATE {SCHEMA}.scores SET lease = now() + %s, tries = tries + 1 WHERE id = ANY(ARRAY(
    SELECT id FROM {SCHEMA}.scores WHERE state = '{WAITING}' AND lease < now() AND cabinet > %s
        AND (slug, rules) IN (SELECT * FROM unnest(%s::text[], %s::int4[]))
    ORDER BY cabinet, lease, came LIMIT 1 FOR UPDATE SKIP LOCKED
)) RETURNING id, cabinet, rules, worth, coalesce(to_char(challenge, '{ISO}'), ''), {BELIEVED}, tries,
    slug, level, original::int, seats, player, score, outcome, coalesce(to_char(day, '{ISO}'), ''), run, aided::int"""
BODY = f"SELECT body FROM {SCHEMA}.runs WHERE id = %s AND cabinet = %s"
RENEW = f"UPDATE {SCHEMA}.scores SET lease = now() + %s WHERE id = %s AND state = '{WAITING}'"
JUDGE = f"UPDATE {SCHEMA}.scores SET state = %s, reason = %s WHERE id = %s AND state = '{WAITING}'"
DROP = f"""DELETE FROM {SCHEMA}.runs WHERE id = %s AND cabinet = %s AND NOT EXISTS (
    SELECT 1 FROM {SCHEMA}.scores WHERE scores.cabinet = runs.cabinet AND run = runs.id AND state != '{REFUTED}')"""


@dataclass(frozen=True)
class Taken:
    """A score that this verifier has taken."""

    name: str
    rules: int
    worth: int
    challenge: str
    """The day whose challenge it is said to be, or nothing."""
    believed: bool
    """Whether its day is one on which it can have been reached."""
    row: tuple[object, ...]
    """In the order of a cabinet's own columns."""
    body: bytes | None
    """Its run's packed text; None where it has not come."""
    cabinet: UUID = NOBODY
    """Whose it is."""
    tries: int = 1
    """How often it has been taken."""


def known() -> tuple[list[str], list[int]]:
    """The games whose runs can be run here, and the version of the rules of each."""
    found = {slug: catalogue.cartridge(slug).rules_version for slug in catalogue.cartridges()}
    return list(found), list(found.values())


class Turns:
    """Whose turn it is: cabinets are served in a circle, so that what one of them floods holds up no other."""

    def __init__(self, last: UUID = NOBODY) -> None:
        self.last = last
        """The cabinet that was served last; verifiers begin at different places of the circle."""


def take(link: Link, most: int, games: tuple[Sequence[str], Sequence[int]], turns: Turns | None = None) -> list[Taken]:
    """Take some scores that wait for a proof, one of each cabinet in turn, its oldest first."""
    taken: list[Taken] = []
    turns = turns or Turns()
    while len(taken) < most and (one := _next(link, games, turns)) is not None:
        taken.append(one)
    return taken


def _next(link: Link, games: tuple[Sequence[str], Sequence[int]], turns: Turns) -> Taken | None:
    """Take a score of the cabinet that comes after the last one and has any."""

    def work(link: Link) -> Taken | None:
        for after in dict.fromkeys((turns.last, NOBODY)):
            for one in told(link, TAKE, [LEASE, after, *map(list, games)], 1, _taken):
                return replace(one, body=_body(link, one))
        return None

    found = together(link, work)
    if found is not None:
        turns.last = found.cabinet
    return found


def renew(link: Link, one: Taken) -> None:
    """Keep a taken score for longer."""
    together(link, lambda link: link.execute(RENEW, [LEASE, one.name]))


def settle(link: Link, one: Taken, why: str) -> None:
    """Note that a taken score is refuted and why, and keep its run no more; with an empty reason that it is proved."""

    def work(link: Link) -> None:
        judged = link.execute(JUDGE, [REFUTED if why else PROVED, why[:LONGEST_REASON], one.name]).rowcount
        if judged and why:
            link.execute(DROP, [one.row[REPLAY], one.cabinet])
        elif judged:
            row = ScoreRow.read(one.row)
            table = Table(row.slug, row.level, row.original)
            note_change(link, table, date.fromisoformat(row.recorded), one.worth)

    together(link, work)


def refuted(one: Taken, renew: Callable[[], object] = lambda: None) -> Reason:
    """Why a score is not borne out by its run; `renew` is called now and then meanwhile."""
    if one.tries > TRIES:
        return strings.NO_END
    if one.body is None:
        return proof_strings.NO_REPLAY
    try:
        row = ScoreRow.read(one.row)
        if not legible(row.player):
            return strings.NO_PLAYER
        if not one.believed:
            return strings.NO_DAY
        text = unpack_text(one.body)
        run = Replay.from_text(text)
        result = ranked(run)
        if sha256(text.encode()).hexdigest() != row.replay or run_identity(run, result) != one.name:
            return strings.OTHER_RUN
        if one.rules != run.setup.rules_version or one.worth != worth(row.slug, row.score):
            return strings.OTHER_RESULT
        if one.challenge and (not plays(run.setup, one.challenge) or len(run.results) != 1):
            return strings.OTHER_CHALLENGE
        if length(run, result) > MOST_FRAMES:
            return filled(strings.TOO_LONG, limit=MOST_FRAMES)
        return _run_out(checking(row, run), renew)
    except UserError as error:
        return error.words


def _taken(row: Row) -> Taken:
    """A score without its run."""
    name, cabinet, rules, worth, challenge, believed, tries, *told = row
    known = words(name), whole(rules), whole(worth), words(challenge), flag(believed)
    return Taken(*known, tuple(told), None, kind(cabinet, UUID), whole(tries))


def _body(link: Link, one: Taken) -> bytes | None:
    """The packed text of its run, None where it has not come."""
    return next(iter(told(link, BODY, [one.row[REPLAY], one.cabinet], 1, only(partial(kind, wanted=bytes)))), None)


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
