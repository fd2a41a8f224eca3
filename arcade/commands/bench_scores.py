"""A store of very many scores, made up the same way every time: what `robac bench --only store` opens."""

import random
from collections.abc import Iterator
from contextlib import closing
from hashlib import sha256
from pathlib import Path

from arcade.cabinet.catalogue import cartridges, usual_setup
from arcade.cabinet.replays.key_log import KeyLog
from arcade.cabinet.replays.replay import Replay
from arcade.cabinet.storage.packing import pack
from arcade.cabinet.storage.schema import MIGRATIONS
from arcade.cabinet.storage.sql import connect, migrate, transaction
from arcade.cabinet.storage.store import FILE
from arcade.toolkit.contract.outcome import Outcome

MOST = "hurdles"
"""The game that most scores are of."""
VERSION = 5
"""The format in which the rows are laid down; whoever opens the file brings it up to date."""
PLAYERS = 5_000
OWN = 5
"""Every fifth score and game is of the one who plays most."""
KEPT = 10
"""Every tenth score has its run."""
TOP = 1_000
"""The most points there are; every sixth score is that, and MOST's pilot has more."""
OUTCOMES = Outcome.WON.value, Outcome.LOST.value, Outcome.OVER.value
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

SCORE = """
    INSERT INTO scores (slug, level, original, seats, player, score, outcome, recorded, replay, aided)
    VALUES (?, ?, ?, 1, ?, ?, ?, ?, ?, ?)
"""
RESULT = """
    INSERT INTO results (player, slug, level, seats, outcome, scored, score, frames, recorded, original)
    VALUES (?, ?, ?, 1, ?, 1, ?, ?, ?, ?)
"""


def fill(folder: Path, scores: int) -> None:
    """Make a file with so many scores, and as many finished games: some games, tables and players have far more."""
    path = folder / FILE
    rows = list(_rows(scores))
    bodies = {slug: pack(Replay(usual_setup(slug), KeyLog([(100, [])])).to_text()) for slug in cartridges()}
    with closing(connect(path)) as connection:
        connection.execute("PRAGMA synchronous = OFF")
        migrate(connection, MIGRATIONS[:VERSION])
        with transaction(connection):
            runs = ((row[7], bodies[row[0]]) for row in rows if row[7])
            connection.executemany("INSERT INTO replays (id, body) VALUES (?, ?)", runs)
            connection.executemany(SCORE, rows)
            games = (
                (player, slug, level, outcome, score, 50 * score, recorded, original)
                for slug, level, original, player, score, outcome, recorded, *_ in rows
            )
            connection.executemany(RESULT, games)
            played = [(slug, place) for place, slug in enumerate(bodies, 1)]
            connection.executemany("INSERT INTO games (slug, plays, turn, card) VALUES (?, 9, ?, 1)", played)


def _rows(scores: int) -> Iterator[tuple[str, int, int, str, int, str, str, str, int]]:
    """Of each score the columns of SCORE."""
    chance = random.Random(1988)
    levels = [(slug, cartridge.levels.keys) for slug, cartridge in cartridges().items()]
    levels.sort(key=lambda game: game[0] != MOST)
    for number in range(scores):
        slug, keys = levels[int(len(levels) * chance.random() ** 2)]
        player = 0 if number % OWN == 0 else int(PLAYERS * chance.random() ** 2)
        yield (
            slug,
            chance.choice(keys),
            int(number % 4 == 0),
            initials(player),
            min(int(1.2 * TOP * chance.random()), TOP),
            OUTCOMES[number % 3],
            f"19{80 + number * 10 // scores}-06-01",
            sha256(b"%d" % number).hexdigest() if number % KEPT == 0 else "",
            int(number % 7 == 0),
        )


def initials(player: int) -> str:
    """The letters of a player by their number; AAA are those who play most."""
    count = len(LETTERS)
    return "".join(LETTERS[player // count**place % count] for place in (2, 1, 0))
