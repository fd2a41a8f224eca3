"""The commands about what is kept: `scores`, `replay` and `verify`."""

import os
from argparse import Namespace
from pathlib import Path

from arcade.cabinet.catalogue import cartridge, cartridges
from arcade.cabinet.files import write_whole
from arcade.cabinet.recorder import Film
from arcade.cabinet.replays.proof import prove, verify
from arcade.cabinet.replays.replay import Replay
from arcade.cabinet.replays.retrace import at_once, begin, rerun
from arcade.cabinet.storage.scores import ScoreRow
from arcade.cabinet.storage.store import FILE, Store
from arcade.cabinet.told import ToldError
from arcade.commands.asking import CommandError, checked_products
from arcade.commands.playing import data_dir
from arcade.commands.printing import say, say_json


def _store(options: Namespace) -> Store:
    """The store, opened; raises CommandError when there is none, so that asking makes no folder and no file."""
    folder = data_dir(options)
    if folder is None or not os.path.lexists(folder / FILE):
        raise CommandError("nothing has been kept yet: there is no file of scores")
    return Store(folder)


def _tables(store: Store, wanted: list[str]) -> list[ScoreRow]:
    """The ranked rows of games, level by level, the modern look before the original."""
    rows: list[ScoreRow] = []
    for slug in wanted:
        game = cartridge(slug)
        for level in range(1, len(game.levels) + 1):
            for original in (False, True):
                rows += store.scores(slug, level, original, game.scoring)
    return rows


def scores(options: Namespace) -> int:
    """``scores``: the high-score tables of one game or all."""
    wanted = [options.slug] if options.slug else list(cartridges())
    for slug in wanted:
        cartridge(slug)
    store = _store(options)
    try:
        rows = _tables(store, wanted)
    finally:
        store.close()
    if options.json:
        say_json([_row(row) for row in rows])
    for row in rows if not options.json else ():
        look = "original" if row.original else "modern"
        say(f"{row.slug:16} {row.level} {look:8} {row.player:3} {row.score:>8} {row.outcome:6} {row.recorded}")
    if not rows and not options.json:
        say("no scores yet")
    return 0


def _row(row: ScoreRow) -> dict[str, object]:
    return {
        "slug": row.slug,
        "level": row.level,
        "original": row.original,
        "seats": row.seats,
        "player": row.player,
        "score": row.score,
        "outcome": row.outcome,
        "recorded": row.recorded,
        "replay": row.replay or None,
    }


def replay(options: Namespace) -> int:
    """``replay``: run a replay file again; 1 when it does not come to the same."""
    checked_products({"--gif": options.gif}, {"the replay": options.file})
    found = Replay.load(Path(options.file))
    reason = verify(found) if options.verify else prove(found)
    if options.gif:
        write_whole(Path(options.gif), _filmed(found))
    for result in found.results:
        say(f"{found.setup.slug}: frame {result.frame}, {result.outcome}, score {result.score}")
    say(f"{found.keys.frames} frames: {reason.en if reason else 'the same again'}")
    return 1 if reason else 0


def _filmed(found: Replay) -> bytes:
    session = begin(found)
    film = Film(session)
    at_once(rerun(session, found.keys, film))
    return film.finish()


def verify_champions(options: Namespace) -> int:
    """``verify``: run every champion's game again, searches and all; 1 when one does not hold."""
    store = _store(options)
    failed = 0
    try:
        champions = store.all_champions({slug: game.scoring for slug, game in cartridges().items()})
        for row in champions:
            found = store.replay(row.replay) if row.replay else None
            try:
                reason = "its replay is missing" if found is None else (verify(found) or None)
            except ToldError as error:
                reason = str(error)
            said = "holds" if reason is None else getattr(reason, "en", reason)
            failed += reason is not None
            say(f"{row.slug:16} {row.level} {row.player:3} {row.score:>8} {said}")
    finally:
        store.close()
    say(f"champions: {len(champions)}, failed: {failed}")
    return 1 if failed else 0
