"""The file in which a cabinet remembers its leaderboard: nobody else's rules run in it."""

import sqlite3
from contextlib import closing
from pathlib import Path

from arcade.cabinet.storage.store import FILE, Store
from arcade.leaderboard.memory import note_standing, remembered
from arcade.toolkit.contract.texts import Text


def test_a_trigger_takes_nothing_away(tmp_path: Path) -> None:
    Store(tmp_path).close()
    with remembered(tmp_path, tmp_path / FILE):
        pass
    with closing(sqlite3.connect(tmp_path / "hall.db", isolation_level=None)) as meddler:
        meddler.execute("CREATE TRIGGER t AFTER INSERT ON status BEGIN DELETE FROM status; END")
        meddler.execute("CREATE VIEW best AS SELECT * FROM nowhere")
    with remembered(tmp_path, tmp_path / FILE) as own:
        note_standing(own, "2026-11-28 10:00:00", 3, Text("In step."))
        assert own.execute("SELECT waiting FROM status").fetchall() == [(3,)]
        assert own.execute("SELECT count(*) FROM arcade.outbox").fetchone() == (0,), "its own view is read"
