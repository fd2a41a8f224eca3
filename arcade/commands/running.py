"""The commands `list` and `run`: the games that are there, and a program alone, without window or sound card."""

from argparse import Namespace
from pathlib import Path
from typing import Any

from arcade.cabinet.catalogue import cartridge, whole
from arcade.cabinet.formats.pattern_files import holds_drawings, keep_at
from arcade.cabinet.formats.whole_files import write_whole
from arcade.cabinet.replays.demonstration import hush
from arcade.cabinet.replays.headless import run_script
from arcade.cabinet.replays.key_script import KeyScript, parse
from arcade.cabinet.replays.listing import Listing
from arcade.cabinet.replays.parts import FRAMES
from arcade.cabinet.replays.recorder import Film, snapshot
from arcade.cabinet.replays.result_json import result_json
from arcade.cabinet.replays.session import Session
from arcade.commands.asking import CommandError, checked_products, choose_font, setup_of, text_of
from arcade.commands.playing import unread
from arcade.commands.printing import say, say_json
from arcade.commands.told import PRODUCTS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.languages import LANGUAGES, Language
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.picture.art import SheetError


def run(options: Namespace) -> int:
    """``run``: a program alone, as fast as it goes, and what came of it."""
    if not 0 <= options.frames <= FRAMES:
        raise CommandError(f"--frames must be from 0 to {FRAMES}")
    checked_products(
        {f"--{kind}": getattr(options, kind.replace("-", "_")) for kind in PRODUCTS},
        {"--keys": options.keys, "--pattern": options.pattern, "--font": options.font},
        {"--write-pattern": "--pattern"} if options.pattern and holds_drawings(Path(options.pattern)) else {},
    )
    script = KeyScript(parse(text_of(options.keys)) if options.keys else ())
    session = Session(setup_of(options), choose_font(options.font))
    if options.scr and not isinstance(session.machine, Spectrum):
        raise CommandError(f"{options.slug} does not run on a Spectrum, so it has no .scr picture")
    film = Film(session) if options.gif else None
    listing = Listing(session)
    recording = None
    hear = hush
    if options.wav:
        from arcade.host.recording import Recording

        recording = Recording()
        hear = recording.hear

    def watch(session: Session) -> None:
        if film is not None:
            film(session)
        listing.hear()
        hear(session.machine)

    run_script(session, script, options.frames, watch, bool(options.keys))
    if options.write_pattern:
        if not session.program.writings:
            raise CommandError(f"{options.slug} has written no pattern in this run")
        try:
            keep_at(Path(options.write_pattern), session.program.writings[-1])
        except SheetError as error:
            raise CommandError(f"{options.write_pattern} stays as it is: {error}") from None
    if options.png:
        write_whole(Path(options.png), snapshot(session).png())
    if options.scr and isinstance(session.machine, Spectrum):
        write_whole(Path(options.scr), session.machine.scr())
    if film is not None:
        write_whole(Path(options.gif), film.finish())
    if recording is not None:
        write_whole(Path(options.wav), recording.finish())
    _print_run(session, listing, options)
    return 0


def _print_run(session: Session, listing: Listing, options: Namespace) -> None:
    if options.text:
        say(*session.machine.text_rows())
    if options.json:
        say_json(result_json(session, listing.notes()))
    if not options.text and not options.json:
        last = session.results[-1] if session.results else None
        ending = "going on" if last is None else f"{last.outcome}, score {last.score}"
        say(f"{session.setup.slug}: frame {session.machine.frame}, {ending}, {session.fingerprint()}")


def _in_all(words: Text) -> dict[Language, str]:
    return {language: words.in_language(language) for language in LANGUAGES}


def describe(slug: str) -> dict[str, Any]:
    """A game's declaration as JSON values."""
    game = cartridge(slug)
    return {
        "slug": slug,
        "title": _in_all(game.title),
        "machine": game.machine.NAME,
        "shelf": game.shelf.value,
        "book": game.book.value,
        "seats": list(game.seats),
        "table": list(game.table),
        "levels": [_in_all(level.name) for level in game.levels],
    }


def list_games(options: Namespace) -> int:
    """``list``: the games that are there."""
    games = [describe(slug) for slug in whole()]
    if options.json:
        say_json(games)
    else:
        for game in games:
            seats = "-".join(str(seats) for seats in sorted({min(game["seats"]), max(game["seats"])}))
            title = " / ".join(game["title"].values())
            say(f"{game['slug']:16} {game['machine']:9} {game['shelf']:12} {seats:4} {len(game['levels'])} {title}")
    return int(unread(options))
