"""The commands about what is kept: `scores`, `replay` and `verify`."""

from argparse import Namespace
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from arcade.cabinet.catalogue import cartridge, cartridges
from arcade.cabinet.formats.whole_files import write_whole
from arcade.cabinet.replays.proof import prove
from arcade.cabinet.replays.proof_strings import SAME_RUN
from arcade.cabinet.replays.recorder import Film
from arcade.cabinet.replays.replay import Replay
from arcade.cabinet.replays.retrace import begin, rerun
from arcade.cabinet.replays.run_identity import identity_of_score
from arcade.cabinet.scoring.verification import disproved
from arcade.cabinet.storage.scores import ScoreRow
from arcade.cabinet.storage.store import Store
from arcade.commands.asking import CommandError, checked_products
from arcade.commands.playing import kept, told
from arcade.commands.printing import say, say_json
from arcade.toolkit.contract.searching import at_once
from arcade.toolkit.contract.texts import filled


@contextmanager
def kept_store(options: Namespace) -> Iterator[Store]:
    """The store, open for as long as it is used; raises CommandError when there is none, so that asking makes none."""
    folder = kept(options)
    if folder is None:
        raise CommandError("nothing has been kept yet: there is no file of scores")
    with closing(Store(folder)) as store:
        yield store


def _tables(store: Store, wanted: list[str]) -> list[ScoreRow]:
    """The ranked rows of games, level by level, the modern look before the original."""
    rows: list[ScoreRow] = []
    for slug in wanted:
        game = cartridge(slug)
        for level in game.levels.keys:
            for original in (False, True):
                rows += store.scores(slug, level, original, game.scoring)
    return rows


def scores(options: Namespace) -> int:
    """``scores``: the high-score tables of one game or all."""
    wanted = [options.slug] if options.slug else list(cartridges())
    for slug in wanted:
        cartridge(slug)
    with kept_store(options) as store:
        rows = _tables(store, wanted)
        unread = told(store)
    if options.json:
        say_json([_row(row) for row in rows])
    for row in rows if not options.json else ():
        say(f"{_named(row)} {row.outcome:6} {row.recorded}{'  with help' if row.assisted else ''}")
    if not rows and not options.json:
        say("no scores yet")
    return int(unread)


def _named(row: ScoreRow) -> str:
    """The columns that tell which row it is."""
    look = "original" if row.original else "modern"
    return f"{row.slug:16} {row.level} {look:8} {row.player:3} {row.marked:>8}"


def _row(row: ScoreRow) -> dict[str, object]:
    return {
        "slug": row.slug,
        "level": row.level,
        "original": row.original,
        "seats": row.seats,
        "player": row.player,
        "score": row.score,
        "outcome": row.outcome,
        "aided": row.assisted,
        "recorded": row.recorded,
        "replay": row.replay or None,
    }


def replay(options: Namespace) -> int:
    """``replay``: run a replay file again; 1 when it does not come to the same."""
    checked_products({"--gif": options.gif}, {"the replay": options.file})
    found = Replay.load(Path(options.file))
    reason = prove(found, answers_to_verify=None if options.verify else 0)
    if options.gif:
        write_whole(Path(options.gif), _filmed(found))
    for result in found.results:
        say(f"{found.setup.slug}: frame {result.frame}, {result.outcome}, score {result.score}")
    say(f"{found.keys.frames} frames: {reason.english if reason else 'the same again'}")
    return 1 if reason else 0


def _filmed(found: Replay) -> bytes:
    session = begin(found)
    film = Film(session)
    at_once(rerun(session, found.keys, film))
    return film.finish()


def verify(options: Namespace) -> int:
    """``verify``: run the game behind every row again, searches and all; 1 when a row is not borne out by it.

    A run bears out one row: a second one is refused, however its replay was touched up.
    """
    rows = failed = unproved = 0
    first: dict[str, int] = {}
    with kept_store(options) as store:
        for rows, row in enumerate(store.all_scores(), 1):
            found = store.replay(row.replay) if row.replay else None
            reason = disproved(row, found) if row.replay else None
            if found is not None and reason is None:
                before = first.setdefault(identity_of_score(found, row.score), rows)
                reason = None if before == rows else filled(SAME_RUN, number=before)
            failed += reason is not None
            unproved += not row.replay
            said = reason.english if reason is not None else "holds" if row.replay else "unproved: no replay was kept"
            say(f"{rows:4} {_named(row)} {said}")
        unread = told(store)
    say(f"rows: {rows}, failed: {failed}, unproved: {unproved}")
    return 1 if failed or unproved or unread else 0
