"""The tables of the arcade's database, as the steps that lead from each version to the next.

A step that has been published never changes; what comes later is a further step.
"""

from collections.abc import Sequence
from typing import TypeAlias

Migrations: TypeAlias = Sequence[Sequence[str]]
"""Each step's SQL statements; after step n the database's user_version is n."""

APPLICATION_ID = 0x526F6261
"""SQLite's mark of whose file it is: "Roba"."""


def _column(name: str, kind: str) -> str:
    """A column that SQLite's own check of the file finds damaged when a value is of another type."""
    return f"{name} {kind} NOT NULL CHECK (typeof({name}) = '{kind.lower()}')"


VIEWS = ("outbox",)
"""The views; triggers the arcade has none."""
SUMMARIES = "tallies", "milestones", "players"
"""The tables that only sum up another one, `results`."""


def _summed_up(tallied: str, told: str) -> tuple[str, ...]:
    """The statements that fill them; `tallied` and `told` are further columns that tallies and milestones have."""
    return (
        *(f"DELETE FROM {table}" for table in SUMMARIES),
        f"""INSERT INTO tallies
            SELECT player, slug, level, seats, outcome{tallied}, count(*), CAST(total(frames) AS INTEGER),
                sum(scored = 1), coalesce(max(CASE scored WHEN 1 THEN score END), 0),
                coalesce(min(CASE scored WHEN 1 THEN score END), 0)
            FROM results GROUP BY player, slug, level, seats, outcome{tallied}""",
        f"""INSERT INTO milestones
            SELECT player, slug, id, level, seats, outcome, scored, score, frames{told}, recorded FROM (
                SELECT *, max(score) OVER earlier AS most, min(score) OVER earlier AS least FROM results
                WINDOW earlier AS (
                    PARTITION BY player, slug, level, seats, outcome, scored{told} ORDER BY id
                    ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
                )
            ) WHERE most IS NULL OR score NOT BETWEEN least AND most""",
        "INSERT INTO players SELECT player, max(id) FROM results GROUP BY player",
    )


SUMMED_UP = _summed_up(", original, aided", ", original, aided")
"""What fills them now."""

MIGRATIONS: Migrations = (
    (
        # A run, under the SHA-256 of its text: the same run is stored once.
        f"CREATE TABLE replays ({_column('id', 'TEXT')} PRIMARY KEY, {_column('body', 'BLOB')})",
        # `replay` is a replay's id or empty; `recorded` is a date for display.
        f"""CREATE TABLE scores (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            {_column("slug", "TEXT")},
            {_column("level", "INTEGER")},
            {_column("original", "INTEGER")},
            {_column("seats", "INTEGER")},
            {_column("player", "TEXT")},
            {_column("score", "INTEGER")},
            {_column("outcome", "TEXT")},
            {_column("recorded", "TEXT")},
            {_column("replay", "TEXT")}
        )""",
        "CREATE INDEX ranking ON scores (slug, level, original, score)",
        f"CREATE TABLE settings ({_column('name', 'TEXT')} PRIMARY KEY, {_column('value', 'TEXT')})",
        f"""CREATE TABLE learned (
            {_column("slug", "TEXT")},
            {_column("profile", "TEXT")},
            {_column("value", "TEXT")},
            PRIMARY KEY (slug, profile)
        )""",
        # `turn` counts what was suspended or played, so that the latest has the highest.
        f"""CREATE TABLE suspended (
            {_column("slug", "TEXT")} PRIMARY KEY, {_column("body", "BLOB")}, {_column("turn", "INTEGER")}
        )""",
        f"""CREATE TABLE games (
            {_column("slug", "TEXT")} PRIMARY KEY,
            {_column("favourite", "INTEGER")} DEFAULT 0,
            {_column("plays", "INTEGER")} DEFAULT 0,
            {_column("turn", "INTEGER")} DEFAULT 0,
            {_column("card", "INTEGER")} DEFAULT 0
        )""",
    ),
    (
        # Every game that came to its end; `scored` tells whether `score` means anything.
        f"""CREATE TABLE results (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            {_column("player", "TEXT")},
            {_column("slug", "TEXT")},
            {_column("level", "INTEGER")},
            {_column("seats", "INTEGER")},
            {_column("outcome", "TEXT")},
            {_column("scored", "INTEGER")},
            {_column("score", "INTEGER")},
            {_column("frames", "INTEGER")},
            {_column("recorded", "TEXT")}
        )""",
        "CREATE INDEX careers ON results (player, slug)",
    ),
    (
        # Whether help was given: 1 yes, 0 no, -1 not noted in its time.
        f"ALTER TABLE scores ADD COLUMN {_column('aided', 'INTEGER')} DEFAULT -1",
    ),
    (
        # 0 from when a score enters before it is proved until it is; what had entered earlier counts as proved.
        f"ALTER TABLE scores ADD COLUMN {_column('proved', 'INTEGER')} DEFAULT 1",
    ),
    (
        # Whether in the original's look: 1 yes, 0 no, -1 not noted in its time.
        f"ALTER TABLE results ADD COLUMN {_column('original', 'INTEGER')} DEFAULT -1",
    ),
    (
        # The time that the file was given when it was last closed; no row while it is open, and after a kill.
        f"CREATE TABLE clean_end ({_column('stamp', 'INTEGER')})",
    ),
    (
        # The lines of a table in their order, help behind the same score without it.
        "DROP INDEX ranking",
        "CREATE INDEX ranking ON scores (slug, level, original, score, aided = 1)",
        "CREATE INDEX unproved ON scores (proved) WHERE proved = 0",
        "CREATE INDEX runs ON scores (replay) WHERE replay != ''",
        # What pages ask of `results`, which nothing searches any more: see careers.py.
        f"""CREATE TABLE tallies (
            {_column("player", "TEXT")},
            {_column("slug", "TEXT")},
            {_column("level", "INTEGER")},
            {_column("seats", "INTEGER")},
            {_column("outcome", "TEXT")},
            {_column("played", "INTEGER")},
            {_column("frames", "INTEGER")},
            {_column("scored", "INTEGER")},
            {_column("most", "INTEGER")},
            {_column("least", "INTEGER")},
            PRIMARY KEY (player, slug, level, seats, outcome)
        ) WITHOUT ROWID""",
        f"""CREATE TABLE milestones (
            {_column("player", "TEXT")},
            {_column("slug", "TEXT")},
            {_column("number", "INTEGER")},
            {_column("level", "INTEGER")},
            {_column("seats", "INTEGER")},
            {_column("outcome", "TEXT")},
            {_column("scored", "INTEGER")},
            {_column("score", "INTEGER")},
            {_column("frames", "INTEGER")},
            {_column("original", "INTEGER")},
            {_column("recorded", "TEXT")},
            PRIMARY KEY (player, slug, number)
        ) WITHOUT ROWID""",
        f"CREATE TABLE players ({_column('player', 'TEXT')} PRIMARY KEY, {_column('latest', 'INTEGER')}) WITHOUT ROWID",
        "CREATE INDEX latest ON players (latest)",
        *_summed_up("", ", original"),
        "DROP INDEX careers",
    ),
    (
        # What was added to a suspended run, up to which of its frames; an empty part stands for what `suspended` has.
        # `run` tells the runs apart that have been suspended one after the other.
        f"""CREATE TABLE suspended_parts (
            {_column("slug", "TEXT")},
            {_column("run", "TEXT")},
            {_column("ended", "INTEGER")},
            {_column("body", "BLOB")},
            PRIMARY KEY (slug, ended)
        )""",
        # How its program was in some frames, so that not all of it need be run again.
        f"""CREATE TABLE checkpoints (
            {_column("slug", "TEXT")},
            {_column("frame", "INTEGER")},
            {_column("facts", "TEXT")},
            {_column("body", "BLOB")},
            PRIMARY KEY (slug, frame)
        )""",
    ),
    (
        # 0 as long as a visitor may still put their initials to what has entered already.
        f"ALTER TABLE scores ADD COLUMN {_column('named', 'INTEGER')} DEFAULT 1",
        "CREATE INDEX unnamed ON scores (named) WHERE named = 0",
        # What a leaderboard is to have: a score is in it with the transaction that stores it.
        """CREATE VIEW outbox AS
            SELECT scores.id AS id, slug, level, original, seats, player, score, outcome, recorded, replay, aided, body
            FROM scores JOIN replays ON replays.id = replay WHERE proved = 1 AND named = 1""",
    ),
    (
        # What a leaderboard is told, too: a hash that stands for the player in all cabinets, or nothing; the day whose
        # challenge it was the first try at, or nothing.
        f"ALTER TABLE scores ADD COLUMN {_column('code', 'TEXT')} DEFAULT ''",
        f"ALTER TABLE scores ADD COLUMN {_column('challenge', 'TEXT')} DEFAULT ''",
        "DROP VIEW outbox",
        """CREATE VIEW outbox AS
            SELECT scores.id AS id, slug, level, original, seats, player, score, outcome, recorded, replay, aided,
                code, challenge, body
            FROM scores JOIN replays ON replays.id = replay WHERE proved = 1 AND named = 1""",
    ),
    (
        # Whether help was given: 1 yes, 0 no, -1 not noted in its time. Sums tell helped games and looks apart.
        f"ALTER TABLE results ADD COLUMN {_column('aided', 'INTEGER')} DEFAULT -1",
        "DROP TABLE tallies",
        f"""CREATE TABLE tallies (
            {_column("player", "TEXT")},
            {_column("slug", "TEXT")},
            {_column("level", "INTEGER")},
            {_column("seats", "INTEGER")},
            {_column("outcome", "TEXT")},
            {_column("original", "INTEGER")},
            {_column("aided", "INTEGER")},
            {_column("played", "INTEGER")},
            {_column("frames", "INTEGER")},
            {_column("scored", "INTEGER")},
            {_column("most", "INTEGER")},
            {_column("least", "INTEGER")},
            PRIMARY KEY (player, slug, level, seats, outcome, original, aided)
        ) WITHOUT ROWID""",
        "DROP TABLE milestones",
        f"""CREATE TABLE milestones (
            {_column("player", "TEXT")},
            {_column("slug", "TEXT")},
            {_column("number", "INTEGER")},
            {_column("level", "INTEGER")},
            {_column("seats", "INTEGER")},
            {_column("outcome", "TEXT")},
            {_column("scored", "INTEGER")},
            {_column("score", "INTEGER")},
            {_column("frames", "INTEGER")},
            {_column("original", "INTEGER")},
            {_column("aided", "INTEGER")},
            {_column("recorded", "TEXT")},
            PRIMARY KEY (player, slug, number)
        ) WITHOUT ROWID""",
        *SUMMED_UP,
    ),
)
