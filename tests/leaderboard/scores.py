"""Scores for the tests of the leaderboard: rows with runs that claim them, whether they are true or not."""

from collections.abc import Iterator
from hashlib import sha256

from arcade.cabinet.replays.key_log import KeyLog
from arcade.cabinet.replays.replay import Replay
from arcade.cabinet.storage.packing import pack
from arcade.cabinet.storage.scores import ScoreRow
from arcade.leaderboard.uploads import Upload, upload
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Result, Setup


def row_and_run(number: int, slug: str = "tetris") -> tuple[ScoreRow, bytes]:
    """A row and its packed run; another one for every number."""
    keys = KeyLog()
    for _ in range(10):
        keys.append(frozenset())
    run = Replay(Setup(slug, seed=number), keys, results=(Result(9, Outcome.WON, number),))
    text = run.to_text()
    name = sha256(text.encode()).hexdigest()
    row = ScoreRow(slug, 1, False, 1, "ANA", number, Outcome.WON.value, "2026-11-23", name)
    return row, pack(text)


def uploads(numbers: range) -> Iterator[Upload]:
    """So many scores on their way."""
    for number in numbers:
        yield upload(*row_and_run(number))
