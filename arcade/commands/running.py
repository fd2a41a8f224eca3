"""The commands `list` and `run`: the games that are there, and a program alone, without window or sound card."""

import json
import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

from arcade.cabinet.catalogue import cartridge, slugs
from arcade.cabinet.headless import run_script
from arcade.cabinet.keyscript import KeyScript, parse
from arcade.cabinet.patternfiles import content
from arcade.cabinet.recorder import Film, Tape, snapshot
from arcade.cabinet.report import report
from arcade.cabinet.session import Session
from arcade.commands.asking import CommandError, choose_font, setup_of, text_of
from arcade.machine.spectrum import Spectrum


def run(options: Namespace) -> int:
    """``run``: a program alone, as fast as it goes, and what came of it."""
    if options.frames < 0:
        raise CommandError("--frames must be 0 or more")
    session = Session(setup_of(options), choose_font(options.font))
    if options.scr and not isinstance(session.machine, Spectrum):
        raise CommandError(f"{options.slug} does not run on a Spectrum, so it has no .scr picture")
    film = Film(session) if options.gif else None
    tape = Tape() if options.wav else None
    watchers = [watcher for watcher in (film, tape) if watcher is not None]

    def watch(session: Session) -> None:
        for watcher in watchers:
            watcher(session)

    script = KeyScript(parse(_read(options.keys)) if options.keys else ())
    run_script(session, script, options.frames, watch if watchers else None, bool(options.keys))
    if options.write_pattern:
        if not session.program.writings:
            raise CommandError(f"{options.slug} has written no pattern in this run")
        Path(options.write_pattern).write_bytes(content(session.program.writings[-1]))
    if options.png:
        Path(options.png).write_bytes(snapshot(session).png())
    if options.scr and isinstance(session.machine, Spectrum):
        Path(options.scr).write_bytes(session.machine.scr())
    if film is not None:
        Path(options.gif).write_bytes(film.finish())
    if tape is not None:
        from arcade.host.bandlimited import render, write_wav

        machine = session.machine
        write_wav(options.wav, render(tape.edges, 0, machine.frame * machine.FRAME, machine.CLOCK))
    _print_run(session, options)
    return 0


def _print_run(session: Session, options: Namespace) -> None:
    if options.text:
        print("\n".join(session.machine.text_rows()))
    if options.json:
        print(json.dumps(report(session), ensure_ascii=False))
    if not options.text and not options.json:
        last = session.results[-1] if session.results else None
        ending = "going on" if last is None else f"{last.outcome}, score {last.score}"
        print(f"{session.setup.slug}: frame {session.machine.frame}, {ending}, {session.fingerprint()}")


def _read(name: str) -> str:
    try:
        return sys.stdin.read() if name == "-" else text_of(name)
    except UnicodeDecodeError:
        raise CommandError(f"{name} is not a text file in UTF-8") from None


def describe(slug: str) -> dict[str, Any]:
    """A game's declaration as JSON values."""
    game = cartridge(slug)
    return {
        "slug": slug,
        "title": {"en": game.title.en, "ro": game.title.ro},
        "machine": game.machine.NAME,
        "shelf": game.shelf.value,
        "book": game.book.value,
        "seats": list(game.seats),
        "levels": [{"en": level.name.en, "ro": level.name.ro} for level in game.levels],
    }


def list_games(options: Namespace) -> int:
    """``list``: the games that are there."""
    games = [describe(slug) for slug in slugs()]
    if options.json:
        print(json.dumps(games, ensure_ascii=False))
    else:
        for game in games:
            seats = "/".join(str(seats) for seats in game["seats"])
            title = f"{game['title']['en']} / {game['title']['ro']}"
            print(f"{game['slug']:16} {game['machine']:9} {game['shelf']:12} {seats:4} {len(game['levels'])} {title}")
    return 0
