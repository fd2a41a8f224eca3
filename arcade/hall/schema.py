"""The hall's tables, as numbered steps that lead from each version to the next; there is no way back.

Used is only what distributed engines with PostgreSQL's protocol have as well: keys are hashes or random, nothing counts
up, nobody listens. A step that has been published never changes; what comes later is a further step.
"""

from collections.abc import Sequence
from typing import TypeAlias

Migrations: TypeAlias = Sequence[Sequence[str]]
"""Each step's SQL statements; after step n the row of `version` says n."""

SCHEMA = "robac"
"""What all of it stands in, so that a hall may share its database with others."""
CABINETS, VERIFIERS, READERS = "robac_cabinets", "robac_verifiers", "robac_readers"
"""The groups that roles for logging in are members of. They belong to the whole server, not to one database."""
WAITING, PROVED, REFUTED, REMOVED = "waiting", "proved", "refuted", "removed"
"""How a score stands."""
LARGEST = 4_000_000
"""Bytes of a packed run; a good day of play takes a twentieth."""
SCORE = "id, cabinet, slug, level, original, seats, player, code, score, outcome, aided, day, rules, run, worth"
"""What a cabinet says of a score; how it stands and when it came is the hall's."""
MINE = f"cabinet = (SELECT id FROM {SCHEMA}.cabinets WHERE role = current_user)"
"""That a row belongs to the cabinet that asks."""

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
)
