"""The command line: the arcade itself, and the commands that other programs drive. Joins cabinet and host."""

import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec

from arcade import __version__
from arcade.cabinet.catalogue import UnknownGameError, broken
from arcade.cabinet.replays.key_script import KeyScriptError
from arcade.cabinet.user_error import UserError
from arcade.commands import printing
from arcade.commands.arguments import Command, Option, Reader, UsageError, folder, one_of, whole_number
from arcade.commands.asking import CommandError
from arcade.commands.signals import Interrupted, interruptible
from arcade.commands.told import FIGURES, GAMES, GUESTS, PRODUCTS
from arcade.machine.hosting import LOOKS
from arcade.toolkit.contract.languages import LANGUAGES

REFUSED = 2
"""The exit code of what can't be done."""
TOLD = (CommandError, UnknownGameError, KeyScriptError, UserError)
"""Errors whose message is one sentence for the person at the keyboard."""
PACKAGES = {"pygame": "pygame-ce", "numpy": "numpy"}
"""What a window needs, and sounds that are written: the package of each module."""


def _later(module: str, name: str) -> Callable[[Namespace], int]:
    """A command whose module is imported when it is carried out, so that the arcade's first picture need not wait."""

    def carry_out(options: Namespace) -> int:
        command: Callable[[Namespace], int] = getattr(import_module(f"arcade.commands.{module}"), name)
        with interruptible():
            return command(options)

    return carry_out


def _of_leaderboard(name: str) -> Callable[[Namespace], int]:
    """A command of a leaderboard's, which needs what an arcade alone does not."""

    def carry_out(options: Namespace) -> int:
        if None in map(find_spec, ("psycopg", "psycopg_pool")):
            raise CommandError("a hall needs more than is installed: pip install 'robac-arcade[hall]' brings it")
        return _later("hall", name)(options)

    return carry_out


OPTIONS = {
    "windowed": Option("in a window instead of fullscreen"),
    "lang": Option("language", f"{{{','.join(LANGUAGES)}}}", one_of(*LANGUAGES)),
    "look": Option("bare pixels, a monitor, a TV, or one on its aerial", f"{{{','.join(LOOKS)}}}", one_of(*LOOKS)),
    "mute": Option("without sound"),
    "sounds": Option("music, effects or both", "{both,music,effects}", one_of("both", "music", "effects")),
    "font": Option("a ROM image or BDF file whose letters to use", "FILE"),
    "calm": Option("no flashing and no border stripes"),
    "original": Option("games in their original look and pace"),
    "kiosk": Option("for visitors: no way out or into settings but the operator's"),
    "pin": Option("what the operator of a kiosk has to type; others on this computer can see it", "NUMBER"),
    "pin-file": Option("a file with what the operator has to type; ROBAC_PIN in the environment does, too", "FILE"),
    "unlock": Option("open an operator's page that wrong numbers have shut"),
    "data-dir": Option("keep scores and settings here", "DIR", folder),
    "level": Option("level of difficulty, from 1", "L", whole_number),
    "seats": Option("number of players", "N", whole_number),
    "seed": Option("where chance begins", "N", whole_number),
    "pattern": Option("a text or PNG file for games that read patterns", "FILE"),
    "part": Option("which part of a pattern file that cannot be opened whole: its name, or from 1", "PART"),
    "frames": Option("so many frames, or at most with --keys", "N", whole_number),
    "keys": Option("a keys file to play from; - reads standard input", "FILE"),
    "text": Option("print the screen as text"),
    "json": Option("print as JSON"),
    "write-pattern": Option("keep the last pattern that the game wrote, a drawing in its sheet", "FILE"),
    "png": Option("write the last picture to a file", "FILE"),
    "scr": Option("write the screen memory to a file", "FILE"),
    "wav": Option("write the sound to a file", "FILE"),
    "gif": Option("write the run to a file as a GIF", "FILE"),
    "verify": Option("search again and compare everything"),
    "replace": Option("in place of what is kept, which is set aside as a file of its own"),
    "game": Option("this game only; may be said again", "SLUG", again=True),
    "only": Option(f"one of {', '.join(FIGURES)}", "FIGURE", one_of(*FIGURES), again=True),
    "web": Option("what the arcade takes in a browser instead"),
    "games": Option(f"games for each pair, {GAMES} if not given", "N", whole_number),
    "port": Option("the port on this computer's own address", "N", whole_number),
    "runtime": Option("the browser's Python: folder, zip or tarball of npm's package", "FILE"),
    "no-open": Option("without opening the browser"),
    "kind": Option("who is invited, a cabinet if not given", "{cabinet,verifier,board}", one_of(*GUESTS)),
    "host": Option("the server's name and perhaps port, as guests reach it", "HOST[:PORT]"),
    "workers": Option("processes", "N", whole_number),
    "beside": Option("for as long as the process that began it"),
    "once": Option("until nothing is left to do"),
    "csv": Option("as comma-separated values"),
    "with-scores": Option("its proved scores, too"),
    "why": Option("the reason, which is kept", "TEXT"),
    "jobs": Option("processes; without it one for each processor", "N", whole_number),
}
"""Every option of every command, each of one meaning."""
PLAYING = (
    "windowed", "lang", "look", "mute", "sounds", "font", "calm", "original", "kiosk", "pin", "pin-file",
    "unlock", "data-dir",
)  # fmt: skip
BEGINNING = ("level", "seats", "seed", "pattern", "part")
PRINTED = ("text", "json")
ANYWHERE = ("data-dir",)
"""A command that keeps nothing keeps nothing there, too."""
SLUG = ("slug", None, 'a game, or for play one of a friend: "NIM 2 76SWHWPSD"')

GUEST = ("guest", None, "its name, or how its number begins")

STRENGTH = Command(
    "how each level of the opponents does against the one below",
    _later("strength", "bench"),
    takes=("games", "jobs", "json", *ANYWHERE),
    arguments=(("slugs", "*", "of these games only"),),
)
COMMANDS = {
    "list": Command("the games that are there", _later("running", "list_games"), takes=("json", *ANYWHERE)),
    "play": Command("straight into a game", _later("playing", "play"), takes=(*BEGINNING, *PLAYING), arguments=(SLUG,)),
    "daily": Command(
        "the challenge of the day, or what came of it, as a line of text", _later("playing", "daily"), takes=ANYWHERE
    ),
    "run": Command(
        "a game's program alone, without window or sound card",
        _later("running", "run"),
        takes=(*BEGINNING, "frames", "keys", "original", "lang", "calm", "font", *PRINTED, *PRODUCTS, *ANYWHERE),
        needs=("frames",),
        arguments=(SLUG,),
    ),
    "scores": Command(
        "the high-score tables",
        _later("records", "scores"),
        takes=("json", *ANYWHERE),
        arguments=(("slug", "?", "of one game only"),),
    ),
    "replay": Command(
        "run a replay file again",
        _later("records", "replay"),
        takes=("verify", "gif", *ANYWHERE),
        arguments=(("file", None, "the replay"),),
    ),
    "verify": Command(
        "run the game behind every row of the tables again and compare", _later("records", "verify"), takes=ANYWHERE
    ),
    "export": Command(
        "everything that is kept as one file, pictures and patterns too",
        _later("everything", "export"),
        takes=ANYWHERE,
        arguments=(("file", None, "the file to write, a zip archive"),),
    ),
    "import": Command(
        "what such a file holds, on top of what is kept",
        _later("everything", "bring"),
        takes=("replace", *ANYWHERE),
        arguments=(("file", None, "the file, or an arcade.db"),),
    ),
    "web": Command(
        "the arcade in a browser on this computer",
        _later("web", "web"),
        takes=("port", "runtime", "no-open", *ANYWHERE),
    ),
    "bench": Command(
        "measure speed, or strength",
        _later("bench", "bench"),
        takes=("game", "only", "web", "json", *ANYWHERE),
        below={"strength": STRENGTH},
    ),
}
LEADERBOARD = {
    "init": Command(
        "make a hall in a database, or bring it up to date, as its operator",
        _of_leaderboard("init"),
        takes=ANYWHERE,
        arguments=(("address", None, "postgresql://SERVER/DATABASE, without a password"),),
    ),
    "invite": Command(
        "print a pass for somebody, to be sent on and never shown",
        _of_leaderboard("invite"),
        takes=("kind", "host", *ANYWHERE),
        arguments=(("name", None, "what the cabinet is called"),),
    ),
    "join": Command(
        "enter a hall with a pass",
        _of_leaderboard("join"),
        takes=ANYWHERE,
        arguments=(("file", None, "the pass; - reads standard input"),),
    ),
    "sync": Command(
        "carry scores and tables until the process is ended", _of_leaderboard("sync"), takes=("beside", *ANYWHERE)
    ),
    "board": Command(
        "a big screen: the hall's champions play, and its tables, for ever; ESC ends it",
        _of_leaderboard("board"),
        takes=("windowed", "lang", "look", "mute", "font", "calm", *ANYWHERE),
    ),
    "fetch": Command(
        "bring what a board shows until the process is ended", _of_leaderboard("fetch"), takes=("beside", *ANYWHERE)
    ),
    "verify": Command(
        "prove the hall's scores until the process is ended",
        _of_leaderboard("verify"),
        takes=("workers", "once", *ANYWHERE),
    ),
    "status": Command("how each cabinet stands", _of_leaderboard("status"), takes=("json", *ANYWHERE)),
    "export": Command("all scores, line by line", _of_leaderboard("export"), takes=("csv", *ANYWHERE), needs=("csv",)),
    "remove": Command(
        "take scores out of the tables, all of them or none",
        _of_leaderboard("remove"),
        takes=("why", *ANYWHERE),
        needs=("why",),
        arguments=(("scores", "+", "a score's name, or how it begins"),),
    ),
    "renew": Command(
        "print a pass with another password; the old one is worth nothing then",
        _of_leaderboard("renew"),
        takes=("host", *ANYWHERE),
        arguments=(GUEST,),
    ),
    "expel": Command(
        "let a guest in no more; what waits goes with it",
        _of_leaderboard("expel"),
        takes=("with-scores", *ANYWHERE),
        arguments=(GUEST,),
    ),
}
COMMANDS["hall"] = Command(
    "one table of champions for many cabinets; alone: how this one stands with it",
    _of_leaderboard("standing"),
    takes=ANYWHERE,
    below=LEADERBOARD,
)
TOP = Command(
    "A retro arcade: run it without a command to play. Options may stand before a command's name or after it.",
    _later("playing", "arcade"),
    takes=PLAYING,
    below=COMMANDS,
)


def reader() -> Reader:
    """What reads the command line."""
    return Reader("robac", TOP, OPTIONS, __version__)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code: 0 well, 1 something does not hold, 2 it can't be done as asked.

    What the standard output does not take cannot be had as asked; a sentence that the standard error does not take
    changes nothing.
    """
    words = sys.argv[1:] if arguments is None else arguments
    try:
        return _carried_out(words)
    except Interrupted as error:
        return error.code
    finally:
        printing.settle()


def _carried_out(words: Sequence[str]) -> int:
    try:
        try:
            options = reader().read(words)
            known = len(broken())
            code: int = options.command.carry_out(options)
            met = broken()[known:]
            for game in met:
                printing.complain(f"robac: {game}")
            return code or int(bool(met))
        finally:
            printing.finish()
    except UsageError as error:
        printing.complain(str(error), words)
    except TOLD as error:
        printing.complain(f"robac: {error}", words)
    except ModuleNotFoundError as error:
        if error.name not in PACKAGES:
            raise
        way = "python3 tools/dev.py play, or pip install . here, brings it"
        printing.complain(f"robac: {PACKAGES[error.name]} is not installed: {way}")
    except BrokenPipeError:
        printing.leave()
        return 0
    except printing.OutputError as error:
        printing.leave()
        printing.complain(f"robac: {error}")
    except OSError as error:
        printing.complain(f"robac: {error.filename or 'a file'}: {error.strerror or error}", words)
    return REFUSED
