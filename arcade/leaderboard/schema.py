"""The leaderboard's tables, as numbered steps that lead from each version to the next; there is no way back.

Keys are hashes or random, nothing counts up, nobody listens: an engine spread over many machines can hold it if it has
PostgreSQL's row security, column privileges and row triggers. A step that has been published never changes; what comes
later is a further step.
"""

from collections.abc import Sequence
from typing import TypeAlias

Migrations: TypeAlias = Sequence[Sequence[str]]
"""Each step's SQL statements; after step n the row of `version` says n."""

SCHEMA = "robac"
"""What all of it stands in, so that a leaderboard may share its database with others."""
GROUPS = CABINETS, VERIFIERS, READERS = "robac_cabinets", "robac_verifiers", "robac_readers"
"""The groups that roles for logging in are members of. They belong to the whole server, not to one database."""
WAITING, PROVED, REFUTED, REMOVED = "waiting", "proved", "refuted", "removed"
"""How a score stands."""
LARGEST = 4_000_000
"""Bytes of a packed run; a good day of play takes a twentieth."""
WAITING_SCORES = 1_000
"""Scores of a cabinet that may wait for a proof."""
WAITING_BYTES = 32_000_000
"""Bytes that their runs may have."""
DAILY_SCORES = 5_000
"""Scores of a cabinet within a day."""
LONGEST_REASON = 400
SCORE = "id, cabinet, slug, level, original, seats, player, code, score, outcome, aided, day, rules, run, worth"
"""What a cabinet says of a score; how it stands and when it came is the leaderboard's."""
MINE = f"cabinet = (SELECT id FROM {SCHEMA}.cabinets WHERE role = current_user)"
"""That a row belongs to the cabinet that asks."""
UNJUDGED = f"state NOT IN ('{PROVED}', '{REFUTED}', '{REMOVED}')"
"""That a score waits, in words that let no planner think of looking through all that wait for the one of a run."""
SIGNED = "encode(sha256(convert_to({}, 'UTF8')), 'hex')"
"""What a leaderboard keeps of a player's code, hashed once more: who reads it cannot make others' scores with it."""


def _trigger(table: str, more: str, steps: str) -> tuple[str, ...]:
    """A check of every row that is about to come into a table, with the rights of the leaderboard's owner.

    `more` and `steps` are PL/pgSQL. Rows that are not a cabinet's own are left to row security, and what is there
    already counts nowhere.
    """
    body = f"""DECLARE
        spare INT8;
    BEGIN
        {more}
        IF NOT EXISTS (SELECT 1 FROM {SCHEMA}.cabinets WHERE id = NEW.cabinet AND role = session_user) THEN
            RETURN NEW;
        END IF;
        {steps}
        RETURN NEW;
    END"""
    return (
        f"""CREATE FUNCTION {SCHEMA}.admit_{table}() RETURNS TRIGGER LANGUAGE plpgsql SECURITY DEFINER
            SET search_path = pg_catalog, pg_temp AS $${body}$$""",
        f"""CREATE TRIGGER admitted BEFORE INSERT ON {SCHEMA}.{table}
            FOR EACH ROW EXECUTE FUNCTION {SCHEMA}.admit_{table}()""",
    )


def _quota(column: str, most: int, takes: str, taken: str) -> str:
    """Steps that take some of a quota, and raise an error with its name when it is used up.

    Only when no room is left it is counted how much is `taken`: judging and time make room, and nothing else does. The
    row of `room` is locked until the transaction ends, so that the connections of a cabinet count together.
    """
    return f"""UPDATE {SCHEMA}.room SET {column} = {column} - {takes} WHERE cabinet = NEW.cabinet
            RETURNING {column} INTO spare;
        IF spare IS NULL OR spare < 0 THEN
            spare := {most} - {takes} - ({taken});
            IF spare < 0 THEN
                RAISE EXCEPTION 'a quota of the hall is used up: {column}'
                    USING ERRCODE = 'configuration_limit_exceeded', CONSTRAINT = '{column}';
            END IF;
            UPDATE {SCHEMA}.room SET {column} = spare WHERE cabinet = NEW.cabinet;
        END IF;"""


OF_CABINET = f"SELECT count(*) FROM {SCHEMA}.scores WHERE cabinet = NEW.cabinet"
OF_WAITING = f"""SELECT coalesce(sum(length(body)), 0) FROM {SCHEMA}.runs
                JOIN {SCHEMA}.scores ON scores.cabinet = runs.cabinet AND run = runs.id
                WHERE scores.cabinet = NEW.cabinet AND state = '{WAITING}'"""
SIGN = f"""IF NEW.code ~ '^[0-9a-f]{{64}}$' THEN
            NEW.code := {SIGNED.format("NEW.code")};
        END IF;"""
ADMIT_SCORE = f"""IF EXISTS (SELECT 1 FROM {SCHEMA}.scores WHERE id = NEW.id) THEN
            RETURN NEW;
        END IF;
        {_quota("waiting_scores", WAITING_SCORES, "1", f"{OF_CABINET} AND state = '{WAITING}'")}
        {_quota("daily_scores", DAILY_SCORES, "1", f"{OF_CABINET} AND came > now() - interval '1 day'")}"""
ADMIT_RUN = f"""IF EXISTS (SELECT 1 FROM {SCHEMA}.runs WHERE id = NEW.id AND cabinet = NEW.cabinet) THEN
            RETURN NEW;
        END IF;
        {_quota("waiting_bytes", WAITING_BYTES, "length(NEW.body)", OF_WAITING)}"""

MIGRATIONS: Migrations = (
    (
        # `role` is the name under which a cabinet logs in, empty for one that may not any more.
        f"""CREATE TABLE {SCHEMA}.cabinets (
            id UUID PRIMARY KEY,
            role TEXT NOT NULL,
            name TEXT NOT NULL,
            made TIMESTAMPTZ NOT NULL DEFAULT now()
        )""",
        f"CREATE UNIQUE INDEX cabinets_by_role ON {SCHEMA}.cabinets (role)",
        # What a cabinet says of itself now and then.
        f"""CREATE TABLE {SCHEMA}.seen (
            cabinet UUID PRIMARY KEY,
            at TIMESTAMPTZ NOT NULL DEFAULT now(),
            version TEXT NOT NULL CHECK (length(version) <= 40),
            waiting INT8 NOT NULL CHECK (waiting >= 0)
        )""",
        # A run's packed text under the SHA-256 of the text. Each cabinet's stand apart: none can spoil another's proof.
        f"""CREATE TABLE {SCHEMA}.runs (
            id TEXT NOT NULL CHECK (id ~ '^[0-9a-f]{{64}}$'),
            cabinet UUID NOT NULL,
            body BYTEA NOT NULL CHECK (length(body) <= {LARGEST}),
            came TIMESTAMPTZ NOT NULL DEFAULT now(),
            PRIMARY KEY (id, cabinet)
        )""",
        # `id` is the SHA-256 of setup, keys and result: what arrives twice is there once. `worth` rises with how good
        # a score is, whichever way its game counts; `code` is a hash of the player's code, empty for none; `day` is the
        # day on which it was played as the cabinet tells it, kept within what can be believed.
        f"""CREATE TABLE {SCHEMA}.scores (
            id TEXT PRIMARY KEY CHECK (id ~ '^[0-9a-f]{{64}}$'),
            cabinet UUID NOT NULL,
            slug TEXT NOT NULL CHECK (slug ~ '^[a-z0-9-]{{1,40}}$'),
            level INT4 NOT NULL CHECK (level BETWEEN 1 AND 99),
            original BOOL NOT NULL,
            seats INT4 NOT NULL CHECK (seats BETWEEN 1 AND 9),
            player TEXT NOT NULL CHECK (length(player) <= 16),
            code TEXT NOT NULL CHECK (code ~ '^([0-9a-f]{{64}})?$'),
            score INT8 NOT NULL,
            worth INT8 NOT NULL,
            outcome TEXT NOT NULL CHECK (length(outcome) <= 16),
            aided BOOL NOT NULL,
            day DATE NOT NULL,
            rules INT4 NOT NULL,
            run TEXT NOT NULL,
            came TIMESTAMPTZ NOT NULL DEFAULT now(),
            state TEXT NOT NULL DEFAULT '{WAITING}',
            reason TEXT NOT NULL DEFAULT '',
            lease TIMESTAMPTZ NOT NULL DEFAULT '-infinity'
        )""",
        f"""CREATE INDEX ranking ON {SCHEMA}.scores (slug, level, original, worth DESC, aided, came)
            WHERE state = '{PROVED}'""",
        f"CREATE INDEX lately ON {SCHEMA}.scores (slug, level, original, day) WHERE state = '{PROVED}'",
        f"CREATE INDEX waiting ON {SCHEMA}.scores (lease, came) WHERE state = '{WAITING}'",
        f"CREATE INDEX coming ON {SCHEMA}.scores (cabinet, id)",
        f"CREATE INDEX careers ON {SCHEMA}.scores (code) WHERE code != ''",
        # When each table's first places changed, so that a cabinet need not read those that did not.
        f"""CREATE TABLE {SCHEMA}.changes (
            slug TEXT NOT NULL,
            level INT4 NOT NULL,
            original BOOL NOT NULL,
            at TIMESTAMPTZ NOT NULL DEFAULT now(),
            PRIMARY KEY (slug, level, original)
        )""",
        # What the operator did, for ever.
        f"""CREATE TABLE {SCHEMA}.removals (
            score TEXT NOT NULL,
            at TIMESTAMPTZ NOT NULL DEFAULT now(),
            who TEXT NOT NULL DEFAULT current_user,
            why TEXT NOT NULL CHECK (length(why) BETWEEN 1 AND 400),
            PRIMARY KEY (score, at)
        )""",
        # A cabinet may insert its own scores and read the tables; a verifier may say how a score stands.
        f"GRANT USAGE ON SCHEMA {SCHEMA} TO {CABINETS}, {VERIFIERS}, {READERS}",
        f"GRANT SELECT ON {SCHEMA}.version, {SCHEMA}.cabinets TO {CABINETS}, {VERIFIERS}, {READERS}",
        f"GRANT SELECT ON {SCHEMA}.scores TO {CABINETS}, {VERIFIERS}, {READERS}",
        f"GRANT SELECT ON {SCHEMA}.runs TO {VERIFIERS}, {READERS}",
        f"GRANT SELECT ON {SCHEMA}.changes TO {CABINETS}, {READERS}",
        f"GRANT SELECT, INSERT, UPDATE ON {SCHEMA}.changes TO {VERIFIERS}",
        f"GRANT INSERT ({SCORE}) ON {SCHEMA}.scores TO {CABINETS}",
        f"GRANT INSERT (id, cabinet, body) ON {SCHEMA}.runs TO {CABINETS}",
        f"""GRANT SELECT, INSERT (cabinet, version, waiting), UPDATE (at, version, waiting)
            ON {SCHEMA}.seen TO {CABINETS}""",
        f"GRANT UPDATE (state, reason, lease) ON {SCHEMA}.scores TO {VERIFIERS}",
        f"ALTER TABLE {SCHEMA}.scores ENABLE ROW LEVEL SECURITY",
        f"ALTER TABLE {SCHEMA}.runs ENABLE ROW LEVEL SECURITY",
        f"ALTER TABLE {SCHEMA}.seen ENABLE ROW LEVEL SECURITY",
        f"CREATE POLICY own ON {SCHEMA}.runs FOR INSERT TO {CABINETS} WITH CHECK ({MINE})",
        f"CREATE POLICY looking ON {SCHEMA}.runs FOR SELECT TO {VERIFIERS}, {READERS} USING (true)",
        f"CREATE POLICY own ON {SCHEMA}.scores FOR INSERT TO {CABINETS} WITH CHECK ({MINE})",
        f"CREATE POLICY told ON {SCHEMA}.scores FOR SELECT TO {CABINETS} USING (state = '{PROVED}' OR {MINE})",
        f"CREATE POLICY best ON {SCHEMA}.scores FOR SELECT TO {READERS} USING (state = '{PROVED}')",
        f"CREATE POLICY looking ON {SCHEMA}.scores FOR SELECT TO {VERIFIERS} USING (true)",
        f"""CREATE POLICY judging ON {SCHEMA}.scores FOR UPDATE TO {VERIFIERS}
            USING (state = '{WAITING}') WITH CHECK (state IN ('{WAITING}', '{PROVED}', '{REFUTED}'))""",
        f"CREATE POLICY own ON {SCHEMA}.seen TO {CABINETS} USING ({MINE}) WITH CHECK ({MINE})",
    ),
    (
        # The day whose challenge a score was the first try at; none for any other score.
        f"ALTER TABLE {SCHEMA}.scores ADD COLUMN challenge DATE",
        f"""CREATE INDEX challenges ON {SCHEMA}.scores (challenge, slug, worth DESC)
            WHERE state = '{PROVED}' AND challenge IS NOT NULL""",
        f"GRANT INSERT (challenge) ON {SCHEMA}.scores TO {CABINETS}",
    ),
    (
        # What a cabinet may take from the leaderboard. Of a run that no arcade has sent there is nothing to keep.
        f"DELETE FROM {SCHEMA}.scores WHERE run !~ '^[0-9a-f]{{64}}$'",
        f"ALTER TABLE {SCHEMA}.scores ADD CONSTRAINT run_is_named CHECK (run ~ '^[0-9a-f]{{64}}$')",
        f"UPDATE {SCHEMA}.scores SET reason = left(reason, {LONGEST_REASON}) WHERE length(reason) > {LONGEST_REASON}",
        f"ALTER TABLE {SCHEMA}.scores ADD CONSTRAINT reason_is_short CHECK (length(reason) <= {LONGEST_REASON})",
        f"ALTER TABLE {SCHEMA}.changes ADD CONSTRAINT slug_is_short CHECK (length(slug) <= 40)",
        # Of each cabinet what waits, the longest first; what came within a day; and which scores a run proves.
        f"DROP INDEX {SCHEMA}.waiting",
        f"CREATE INDEX waiting ON {SCHEMA}.scores (cabinet, lease, came) WHERE state = '{WAITING}'",
        f"CREATE INDEX daily ON {SCHEMA}.scores (cabinet, came)",
        f"CREATE INDEX proofs ON {SCHEMA}.scores (cabinet, run)",
        # A run comes after its score, and goes when that is refuted.
        f"""DELETE FROM {SCHEMA}.runs WHERE NOT EXISTS (
            SELECT 1 FROM {SCHEMA}.scores WHERE scores.cabinet = runs.cabinet AND run = runs.id AND state != '{REFUTED}'
        )""",
        f"DROP POLICY own ON {SCHEMA}.runs",
        f"""CREATE POLICY own ON {SCHEMA}.runs FOR INSERT TO {CABINETS} WITH CHECK ({MINE} AND EXISTS (
            SELECT 1 FROM {SCHEMA}.scores WHERE scores.cabinet = runs.cabinet AND run = runs.id AND {UNJUDGED}
        ))""",
        f"GRANT DELETE ON {SCHEMA}.runs TO {VERIFIERS}",
        f"""CREATE POLICY refuted ON {SCHEMA}.runs FOR DELETE TO {VERIFIERS} USING (NOT EXISTS (
            SELECT 1 FROM {SCHEMA}.scores WHERE scores.cabinet = runs.cabinet AND run = runs.id AND state != '{REFUTED}'
        ))""",
        f"UPDATE {SCHEMA}.scores SET code = {SIGNED.format('code')} WHERE code != ''",
        # What a cabinet may bring before it is counted again how much of its quotas is taken.
        f"""CREATE TABLE {SCHEMA}.room (
            cabinet UUID PRIMARY KEY,
            waiting_scores INT8 NOT NULL DEFAULT 0,
            daily_scores INT8 NOT NULL DEFAULT 0,
            waiting_bytes INT8 NOT NULL DEFAULT 0
        )""",
        f"INSERT INTO {SCHEMA}.room (cabinet) SELECT id FROM {SCHEMA}.cabinets WHERE role != ''",
        *_trigger("scores", SIGN, ADMIT_SCORE),
        *_trigger("runs", "", ADMIT_RUN),
        # Who was let in, under which role, and what lets the server check their password (RFC 5802), which only the
        # operator changes; how often one of their connections was ended, and their password set back.
        f"""CREATE TABLE {SCHEMA}.guests (
            role TEXT PRIMARY KEY,
            kind TEXT NOT NULL,
            name TEXT NOT NULL,
            number UUID NOT NULL,
            password TEXT NOT NULL DEFAULT '',
            ended INT8 NOT NULL DEFAULT 0,
            set_back INT8 NOT NULL DEFAULT 0
        )""",
        f"""INSERT INTO {SCHEMA}.guests (role, kind, name, number)
            SELECT role, 'cabinet', name, id FROM {SCHEMA}.cabinets WHERE role != ''""",
        # Any number of cabinets may have been expelled, whose role is empty.
        f"DROP INDEX {SCHEMA}.cabinets_by_role",
        f"CREATE INDEX cabinets_by_role ON {SCHEMA}.cabinets (role)",
    ),
    (
        # How often a verifier has taken a score, since what ends its process must not end one after the other for ever.
        f"ALTER TABLE {SCHEMA}.scores ADD COLUMN tries INT4 NOT NULL DEFAULT 0",
        f"GRANT UPDATE (tries) ON {SCHEMA}.scores TO {VERIFIERS}",
    ),
)
