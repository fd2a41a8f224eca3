"""The commands of a leaderboard: made, entered, carried to, proved, and looked after. Needs the extra ``hall``."""

import csv
import io
import os
import sys
from argparse import Namespace
from collections.abc import Callable
from datetime import UTC
from pathlib import Path
from signal import SIGTERM
from threading import Event

from arcade.cabinet.storage.leaderboard_tables import CABINET_LENGTH, LeaderboardTables
from arcade.cabinet.storage.names import legible
from arcade.commands.asking import CommandError
from arcade.commands.companion import left_alone
from arcade.commands.data_folder import data_dir
from arcade.commands.printing import finish, say, say_json
from arcade.commands.signals import interruptible
from arcade.leaderboard import credentials, founding, guests, limits, operating, verifiers
from arcade.leaderboard.bounds import HEARING, bounded
from arcade.leaderboard.credentials import Credentials, Kind
from arcade.leaderboard.fetching import Fetch
from arcade.leaderboard.operating import Seen
from arcade.leaderboard.sessions import Link, checked_address, checked_server, linked, seen_from_afar
from arcade.leaderboard.sync import Sync
from arcade.leaderboard.sync_job import SyncJob, alone

SECRET = "a pass holds a secret, which is not for a screen: send it on, to a file or to robac hall join -"
WORKERS = range(1, 65)
FORMULAS = (*"=+-@\t\r\n", *"\uff1d\uff0b\uff0d\uff20")
"""What a formula begins with, also in the wide letters of East Asia."""
MODESTY = 10
"""The arcade goes first on a busy machine."""


def standing(options: Namespace) -> int:
    """``hall``: how this cabinet stands with its leaderboard."""
    known = credentials.kept(_folder(options), Kind.CABINET)
    if known is None:
        raise CommandError("this cabinet belongs to no hall: robac hall join enters one")
    found = LeaderboardTables(_folder(options)).standing()
    if found is None:
        say(f"{known.name}: nothing has been carried yet")
    else:
        say(f"{known.name}: {found.sentence.english} Waiting: {found.waiting}. ({found.at} UTC)")
    return 0


def init(options: Namespace) -> int:
    """``hall init``: make a leaderboard, or bring one up to date, and be its operator."""
    operator = Credentials(Kind.OPERATOR, checked_address(options.address))
    founding.prepare(operator.address)
    with linked(operator.address, "init") as link:
        steps = founding.found(link)
        number = founding.version(link)
        open_doors = list(limits.open_doors(link))
    credentials.keep(_folder(options), operator)
    say(f"the hall is of version {number}" if not steps else f"the hall is made, version {number}")
    say(*map(str, open_doors))
    return 0


def invite(options: Namespace) -> int:
    """``hall invite``: print a pass for a cabinet, a verifier or a board."""
    if len(options.name) > CABINET_LENGTH or not legible(options.name):
        raise CommandError(
            f"a guest's name has 1 to {CABINET_LENGTH} letters in one line, and not blanks or marks alone"
        )
    kind = Kind(options.kind or Kind.CABINET.value)
    return _hand_out(options, lambda link, address: guests.invite(link, kind, options.name, address))


def renew(options: Namespace) -> int:
    """``hall renew``: print a pass with another password for somebody who has one."""
    return _hand_out(options, lambda link, address: guests.renew(link, options.guest, address))


def _hand_out(options: Namespace, made: Callable[[Link, str], Credentials]) -> int:
    if sys.stdout.isatty():
        raise CommandError(SECRET)
    operator = _credentials(options, Kind.OPERATOR)
    host, port = ("", "") if options.host is None else checked_server(options.host)
    with founding.operated(operator.address, "invite") as link:
        guest = made(link, seen_from_afar(operator.address, host, port))
    say(guest.text().strip())
    return 0


def expel(options: Namespace) -> int:
    """``hall expel``: let a guest in no more."""
    with founding.operated(_credentials(options, Kind.OPERATOR).address, "expel") as link:
        guest = guests.expel(link, options.guest, options.with_scores)
    say(f"{guest.name} is in the hall no more")
    return 0


def join(options: Namespace) -> int:
    """``hall join``: keep a pass, once the leaderboard has answered to it."""
    if options.file == "-":
        guest = credentials.parsed(sys.stdin.read(credentials.LARGEST))
    else:
        guest = credentials.from_file(Path(options.file))
    with founding.entered(guest.address, "join"):
        credentials.keep(_folder(options), guest)
    say(f"{guest.name or guest.kind} is in the hall")
    return 0


def sync(options: Namespace) -> int:
    """``hall sync``: carry scores and tables until the process is ended, or the one that began it."""
    return _beside(options, Kind.CABINET, Sync)


def fetch(options: Namespace) -> int:
    """``hall fetch``: bring a board what it shows until the process is ended, or the one that began it."""
    return _beside(options, Kind.BOARD, Fetch)


def board(options: Namespace) -> int:
    """``hall board``: the leaderboard's champions play, and its tables, until it is left."""
    from arcade.commands import playing  # all of the arcade: what runs beside it has no use for that

    _credentials(options, Kind.BOARD)
    return playing.board(options)


def _beside(options: Namespace, kind: Kind, sync_job: type[SyncJob]) -> int:
    """Run a sync job, the only one in its folder."""
    folder, guest = _folder(options), _credentials(options, kind)
    over = left_alone() if options.beside else Event()

    def pause(seconds: float) -> None:
        if over.wait(seconds):
            sys.exit()

    with alone(folder):
        bounded(HEARING)
        if hasattr(os, "nice"):
            os.nice(MODESTY)
        sync_job(folder, guest, pause).run()
    return 0


def verify(options: Namespace) -> int:
    """``hall verify``: prove the leaderboard's scores until the process is ended, or with --once until none waits."""
    guest = _credentials(options, Kind.VERIFIER)
    workers = 1 if options.workers is None else options.workers
    if workers not in WORKERS:
        raise CommandError(f"--workers must be a number from {WORKERS[0]} to {WORKERS[-1]}, not {workers}")
    with interruptible(SIGTERM):  # so that no prover outlives this process
        done = verifiers.work(guest, _tell, workers, not options.once)
    say(f"runs looked at: {done}")
    return 0


def status(options: Namespace) -> int:
    """``hall status``: each cabinet, when it was seen last, its version and what waits in it; and how scores stand."""
    with founding.operated(_credentials(options, Kind.OPERATOR).address, "status") as link:
        cabinets, states = operating.seen(link), operating.states(link)
        open_doors = list(limits.open_doors(link))
    if options.json:
        say_json({"cabinets": list(map(_plain, cabinets)), "scores": states, "open": list(map(str, open_doors))})
        return 0
    for one in cabinets:
        say(f"{one.name:{CABINET_LENGTH}} {one.number[: guests.SHORTEST]}  {_stands(one)}")
    say(", ".join(f"{number} {state}" for state, number in states.items()))
    say(*map(str, open_doors))
    return 0


def _plain(one: Seen) -> dict[str, object]:
    return {
        "cabinet": one.name,
        "number": one.number,
        "expelled": not one.invited,
        "seen": str(one.at or ""),
        "version": one.version,
        "waiting": one.waiting,
        "unproved": one.unproved,
        "refuted": one.refuted,
        "ended": one.ended,
        "set_back": one.set_back,
    }


def _stands(one: Seen) -> str:
    if not one.invited:
        return "expelled"
    if one.at is None:
        words = "never seen"
    else:
        words = f"{one.at.astimezone(UTC):%Y-%m-%d %H:%M}  {one.version}  waiting {one.waiting}"
    for told, number in (
        ("here unproved", one.unproved),
        ("refuted", one.refuted),
        ("connections ended", one.ended),
        ("password set back", one.set_back),
    ):
        words += f"  {told} {number}" if number else ""
    return words


def export(options: Namespace) -> int:
    """``hall export``: all scores as comma-separated values."""
    with founding.operated(_credentials(options, Kind.OPERATOR).address, "export") as link:
        say(",".join(operating.COLUMNS))
        for row in operating.everything(link):
            line = io.StringIO()
            csv.writer(line, lineterminator="").writerow(map(cell, row))
            say(line.getvalue())
    return 0


def cell(value: object) -> str:
    """A value for a spreadsheet, which would take what begins like a formula for one (CWE-1236)."""
    text = str(value)
    return f"'{text}" if text[:1] in FORMULAS else text


def remove(options: Namespace) -> int:
    """``hall remove``: take scores out, for a reason that is kept."""
    with founding.operated(_credentials(options, Kind.OPERATOR).address, "remove") as link:
        names = operating.remove(link, options.scores, options.why)
    say(*(f"{name} is in no table any more" for name in names))
    return 0


def _tell(name: str, why: str) -> None:
    say(f"{name[:16]} refuted: {why}" if why else f"{name[:16]} proved")
    finish()


def _folder(options: Namespace) -> Path:
    folder = data_dir(options)
    if folder is None:
        raise CommandError("there is no folder to keep anything in: --data-dir names one")
    return folder


def _credentials(options: Namespace, kind: Kind) -> Credentials:
    known = credentials.kept(_folder(options), kind)
    if known is None:
        way = "robac hall init makes one" if kind is Kind.OPERATOR else f"robac hall join brings a {kind}'s"
        raise CommandError(f"there is no {kind}'s pass to a hall here: {way}")
    return known
