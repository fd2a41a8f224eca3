"""What the arcade remembers between runs: scores and their replays, settings, learned things, games left in the middle.

One SQLite file. Every write is a transaction of its own and on the disk when the method returns, unless the disk
refuses: then `messages` says so, `kept` is false, and everything goes on in memory.
"""

import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

from arcade.cabinet.replays.checkpoint import Checkpoint
from arcade.cabinet.replays.journal import Addition
from arcade.cabinet.replays.replay import Replay
from arcade.cabinet.storage import merging, strings
from arcade.cabinet.storage import suspended as runs
from arcade.cabinet.storage.career_book import Best, CareerBook
from arcade.cabinet.storage.careers import Career, FinishedGame
from arcade.cabinet.storage.database_file import Meanwhile, idle
from arcade.cabinet.storage.incoming import Incoming
from arcade.cabinet.storage.leaderboard_careers import LeaderboardCareers
from arcade.cabinet.storage.merging import Added
from arcade.cabinet.storage.packing import WHOLE, from_memory, pack, to_json
from arcade.cabinet.storage.records import Records
from arcade.cabinet.storage.scores import ALL, COLUMNS, FIRST, NOTED, NOTHING, LeaderboardNote, ScoreRow, before, best
from arcade.cabinet.storage.sql import FREE, NEXT, put_rows
from arcade.cabinet.storage.suspended import TABLES
from arcade.toolkit.contract.cartridge import Scoring
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.texts import Prose

FILE = "arcade.db"
VISITED = ("settings", "learned", "games", *TABLES)
"""The tables of which a visitor of a kiosk has a copy; what they finish comes into a book of their own."""
SCORES = "scores"


class Store:
    """The arcade's memory in a data folder; without a folder it lasts until the program ends."""

    def __init__(self, data_dir: Path | None, meanwhile: Meanwhile = idle) -> None:
        """`meanwhile` is called now and then while a large file is examined; what it raises is raised."""
        self._disk = Records(None if data_dir is None else data_dir / FILE, meanwhile)
        self._records = self._disk
        """What is read and written but for the scores: a visitor of a kiosk has a copy."""
        self._book = CareerBook(self._disk)
        self.elsewhere: LeaderboardCareers | None = None
        """What players have reached at other cabinets."""
        if data_dir is None:
            self.messages.append(strings.NO_FOLDER)

    @property
    def messages(self) -> list[Prose]:
        """What the player should be told, oldest first; whoever shows it clears it."""
        return self._disk.database.messages

    @property
    def kept(self) -> bool:
        """Whether everything written so far is on the disk."""
        return self._disk.database.kept

    @property
    def unread(self) -> bool:
        """Whether something that was stored could not be read, of which `messages` tells."""
        return self._disk.database.unread or self._records.database.unread

    @property
    def changes(self) -> int:
        """A number that grows with whatever has reached the file: as long as it stays, so does `image`."""
        return self._disk.database.changes

    def image(self) -> bytes:
        """All that is remembered, without what a visitor of a kiosk leaves, as the bytes of a database's file."""
        return self._disk.database.image()

    def take(self, found: Incoming, *, replace: bool = False) -> Added:
        """Put what another arcade kept on top of what is here, or in its place; says how much of it is new."""
        came: list[Added] = []
        put = merging.replace if replace else merging.merge
        self._disk.change(lambda connection: came.append(put(connection, found)))
        return came[-1]

    def close(self) -> None:
        """Offer the disk once more what it refused, and let go of the file."""
        self._disk.database.close()

    # Visitors of a kiosk leave nothing but scores.

    def begin_visit(self) -> None:
        """Let a visitor find everything as it was left for good, whatever the one before has changed.

        From now on only scores, and what is written `for_good`, come to the disk.
        """
        self._disk.write("UPDATE scores SET named = 1 WHERE named = 0")  # who was here before has gone
        visit = Records(None)
        visit.database.messages = self.messages
        rows = self._disk.database.rows(VISITED)
        visit.change(lambda connection: put_rows(connection, rows))
        if self._records is not self._disk:
            self._records.database.close()
        self._records = visit
        self._book = CareerBook(self._disk, visit)

    def _written(self, for_good: bool) -> list[Records]:
        """Where to write: for a visitor, or for good as well."""
        both = for_good and self._records is not self._disk
        return [self._records, self._disk] if both else [self._records]

    # Scores: one table for each game, level and look.

    def scores(self, slug: str, level: int, original: bool, scoring: Scoring = Scoring.HIGHEST) -> list[ScoreRow]:
        """The best ten, best first; of equal ones those reached without help, then the earlier."""
        return self._disk.entries(SCORES, ScoreRow.read, best(scoring), slug, level, original)

    def champion(self, slug: str, level: int, original: bool, scoring: Scoring = Scoring.HIGHEST) -> ScoreRow | None:
        """The best."""
        return next(iter(self.scores(slug, level, original, scoring)), None)

    def all_scores(self) -> Iterator[ScoreRow]:
        """Every row of every table, also those below the ten places, by slug, level and look, the earliest first.

        They are read as they are asked for, for there may be a million.
        """
        return self._disk.pages(SCORES, ScoreRow.read, ALL, FIRST)

    def place(
        self,
        slug: str,
        level: int,
        original: bool,
        score: int,
        scoring: Scoring = Scoring.HIGHEST,
        assisted: bool = False,
    ) -> int:
        """The place, counted from 1, that a new score would take; beyond FARTHEST the one after that."""
        count: int = self._disk.column(before(scoring), slug, level, original, score, assisted)[0]
        return count + 1

    def add_score(
        self,
        row: ScoreRow,
        replay: Replay | None = None,
        *,
        proved: bool = True,
        named: bool = True,
        note: LeaderboardNote = NOTHING,
    ) -> int:
        """Store a score, and with it the run that proves it; gives the number of its row.

        As long as it is not `named`, the player's initials may still change. `note` is for a leaderboard.
        """
        run, text = self._named(replay)
        columns = (*replace(row, replay=run).columns, int(proved), int(named), note.code, note.challenge)

        def change(connection: sqlite3.Connection) -> None:
            _put_run(connection, run, text)
            places = ", ".join("?" * len(columns))
            (number,) = connection.execute(f"SELECT {FREE.format('scores')}").fetchone()
            connection.execute(
                f"INSERT INTO scores (id, {COLUMNS}, proved, named, {NOTED}) VALUES (?, {places})", (number, *columns)
            )
            numbers.append(number)

        numbers: list[int] = []
        self._disk.change(change)
        return numbers[-1]

    def rename_score(self, number: int, player: str, code: str = "") -> None:
        """Give a stored score, by the number of its row, to another player and the code that stands for them."""
        self._disk.write("UPDATE scores SET player = ?, code = ? WHERE id = ?", player, code, number)

    def note_named(self, number: int) -> None:
        """Remember that a stored score's initials will not change any more."""
        self._disk.write("UPDATE scores SET named = 1 WHERE id = ?", number)

    def change_run(self, number: int, replay: Replay) -> None:
        """Let a stored score be proved by another run, if that can be kept."""
        run, text = self._named(replay)

        def change(connection: sqlite3.Connection) -> None:
            _put_run(connection, run, text)
            before = _run_of(connection, number)
            connection.execute("UPDATE scores SET replay = ? WHERE id = ?", (run, number))
            for unused in (before, run):  # the new one, too, when the score has gone
                _drop_unused(connection, unused)

        if run:
            self._disk.change(change)

    def note_proved(self, number: int) -> None:
        """Remember that a stored score has been proved."""
        self._disk.write("UPDATE scores SET proved = 1 WHERE id = ?", number)

    def unproved(self) -> list[int]:
        """The numbers of the scores that were stored before they were proved, and have not been since."""
        return self._disk.numbers("SELECT id FROM scores WHERE proved = 0 ORDER BY id")

    def score(self, number: int) -> ScoreRow | None:
        """A stored score by the number of its row."""
        query = f"SELECT {COLUMNS} FROM scores WHERE id = ?"
        return next(iter(self._disk.entries(SCORES, ScoreRow.read, query, number)), None)

    def newest_score(self) -> ScoreRow | None:
        """The score without help that was stored last among those that are proved."""
        query = f"SELECT {COLUMNS} FROM scores WHERE proved = 1 AND aided != 1 ORDER BY id DESC LIMIT 1"
        return next(iter(self._disk.entries(SCORES, ScoreRow.read, query)), None)

    def remove_score(self, number: int) -> None:
        """Take a stored score back, and its run unless another row has the same."""

        def change(connection: sqlite3.Connection) -> None:
            run = _run_of(connection, number)
            connection.execute("DELETE FROM scores WHERE id = ?", (number,))
            _drop_unused(connection, run)

        self._disk.change(change)

    def _named(self, replay: Replay | None) -> tuple[str, str]:
        """A replay's id and text; both empty for none, and for one that cannot be kept."""
        text = "" if replay is None else self._disk.text(replay)
        return (sha256(text.encode()).hexdigest() if text else ""), text

    def replay(self, run: str) -> Replay | None:
        """The replay with an id."""
        return self._disk.replay(run, "SELECT body FROM replays WHERE id = ?", run)

    # Games left in the middle: one run for each game.

    def suspend(self, slug: str, replay: Replay, checkpoints: Sequence[Checkpoint] = ()) -> tuple[str, int]:
        """Remember the run in which a game was left, in place of an earlier one of the same game.

        Gives its name, empty for one that cannot be kept, and the length of its text.
        """
        return runs.suspend(self._records, slug, replay, checkpoints)

    def suspend_more(self, slug: str, addition: Addition) -> bool:
        """Add what has come since to the run in which a game was left; false if that run is not there any more."""
        return runs.suspend_more(self._records, slug, addition)

    def suspended(self, slug: str) -> Replay | None:
        """The run in which a game was left."""
        found = self.suspended_run(slug)
        return None if found is None else found.replay

    def suspended_run(self, slug: str) -> runs.Suspended | None:
        """The same with what helps to go on with it."""
        return runs.suspended(self._records, slug)

    def all_suspended(self) -> list[str]:
        """The games left in the middle, the latest first."""
        return self._records.names("SELECT slug FROM suspended ORDER BY turn DESC")

    def drop_suspended(self, slug: str) -> None:
        """Forget the run in which a game was left, since it has been played to its end or given up."""
        runs.drop(self._records, slug)

    # Settings, and what programs learn.

    def setting(self, name: str, default: Plain = None) -> Plain:
        """A setting's value; lists come back as tuples."""
        return self._records.plain(name, default, "SELECT value FROM settings WHERE name = ?", name)

    def set_setting(self, name: str, value: Plain, *, for_good: bool = False) -> None:
        """Change a setting."""
        statement = "INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)"
        for records in self._written(for_good):
            records.write(statement, name, to_json(value))

    def learned(self, slug: str, profile: str = "") -> Plain:
        """What a game's program learned in earlier runs, for each player apart if `profile` names one."""
        query = "SELECT value FROM learned WHERE slug = ? AND profile = ?"
        found = self._records.entries(slug, lambda row: from_memory(row[0]), query, slug, profile)
        return next(iter(found), None)

    def set_learned(self, slug: str, value: Plain, profile: str = "", *, for_good: bool = False) -> None:
        """Remember what a game's program has learned."""
        statement = "INSERT OR REPLACE INTO learned (slug, profile, value) VALUES (?, ?, ?)"
        for records in self._written(for_good):
            records.write(statement, slug, profile, to_json(value))

    # Careers: every game that a player has finished.

    def note_result(self, player: str, slug: str, finished: FinishedGame, recorded: str = "") -> None:
        """Remember that a player finished a game, or two did."""
        self._book.note(player, slug, finished, recorded)

    def results(self, player: str, slug: str) -> list[FinishedGame]:
        """What a player finished of one game, the earliest first, without what was neither new nor best nor worst."""
        elsewhere = [] if self.elsewhere is None else self.elsewhere.milestones(player, slug)
        return [*self._book.milestones(player, slug), *elsewhere]

    def bests(self, player: str) -> dict[str, list[Best]]:
        """What a player has reached alone in each game, by slug."""
        found = self._book.bests(player)
        elsewhere = {} if self.elsewhere is None else self.elsewhere.bests(player)
        for slug, bests in elsewhere.items():
            found.setdefault(slug, []).extend(bests)
        return found

    def count_results(self, player: str, slug: str, level: int, seats: int) -> tuple[int, int]:
        """How many games of one kind a player has finished at a level, and how many of them were won."""
        return self._book.count(player, slug, level, seats)

    def careers(self, player: str) -> list[Career]:
        """A player's games, the one most often played first."""
        return self._book.careers(player)

    def players(self) -> list[str]:
        """Everybody who has finished a game, the latest first."""
        return self._book.players()

    def player_beside(self, player: str, step: int) -> str:
        """Who comes after (1) or before (-1) a player in `players`; "" stands before the first and after the last."""
        return self._book.beside(player, step)

    # The shelf.

    def favourites(self) -> list[str]:
        """The favourite games, by slug."""
        return self._records.names("SELECT slug FROM games WHERE favourite ORDER BY slug")

    def favourite(self, slug: str) -> bool:
        """Whether a game is a favourite."""
        return slug in self.favourites()

    def toggle_favourite(self, slug: str) -> bool:
        """Make a game a favourite, or no longer one; gives which."""
        self._note(slug, "favourite = NOT favourite")
        return self.favourite(slug)

    def note_played(self, slug: str) -> None:
        """Count one more run of a game."""
        self._note(slug, f"plays = 1 + min(plays, {WHOLE - 1}), turn = {NEXT.format('turn', 'games')}")

    def plays(self, slug: str) -> int:
        """How many runs of a game have been counted."""
        return sum(self._records.numbers("SELECT plays FROM games WHERE slug = ?", slug))

    def played(self) -> list[str]:
        """The games that have been played, the latest first."""
        return self._records.names("SELECT slug FROM games WHERE plays > 0 ORDER BY turn DESC")

    def note_card_seen(self, slug: str) -> None:
        """Remember that a game's instruction card has been shown."""
        self._note(slug, "card = 1")

    def card_seen(self, slug: str) -> bool:
        """Whether it has been."""
        return any(self._records.column("SELECT card FROM games WHERE slug = ?", slug))

    def _note(self, slug: str, changes: str) -> None:
        def change(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT OR IGNORE INTO games (slug) VALUES (?)", (slug,))
            connection.execute(f"UPDATE games SET {changes} WHERE slug = ?", (slug,))

        self._records.change(change)


def _put_run(connection: sqlite3.Connection, run: str, text: str) -> None:
    """Store the text of a run under its id, if there is one."""
    if run:
        connection.execute("INSERT OR IGNORE INTO replays (id, body) VALUES (?, ?)", (run, pack(text)))


def _run_of(connection: sqlite3.Connection, number: int) -> str:
    """The id of the run behind a score; empty where there is no such score any more."""
    found = connection.execute("SELECT replay FROM scores WHERE id = ?", (number,)).fetchone()
    return "" if found is None else str(found[0])


def _drop_unused(connection: sqlite3.Connection, run: str) -> None:
    """Forget a run that no score has any longer."""
    used = "SELECT 1 FROM scores WHERE replay = ?1 AND replay != ''"
    connection.execute(f"DELETE FROM replays WHERE id = ?1 AND NOT EXISTS ({used})", (run,))
