"""The command line: the arcade itself, and the commands that other programs drive. Joins cabinet and host."""

import argparse
import sys
from collections.abc import Sequence
from typing import NoReturn

from arcade import __version__
from arcade.cabinet.catalogue import UnknownGameError
from arcade.cabinet.keyscript import KeyScriptError
from arcade.cabinet.told import ToldError
from arcade.commands import bench, playing, records, running, strength
from arcade.commands.asking import CommandError
from arcade.machine.font import FontError

TOLD = (CommandError, UnknownGameError, KeyScriptError, FontError, ToldError)
"""Errors whose message is one sentence for the person at the keyboard."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, without the usage text."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def parser() -> Parser:
    """All commands with their options."""
    top = Parser(prog="robac", description="A retro arcade: run it without a command to play.")
    top.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    play_options(top)
    top.set_defaults(command=playing.arcade)
    kinds = top.add_subparsers(title="commands", parser_class=Parser, metavar="COMMAND")

    listing = kinds.add_parser("list", help="the games that are there")
    listing.add_argument("--json", action="store_true", help="as JSON")
    listing.set_defaults(command=running.list_games)

    play = kinds.add_parser("play", help="straight into a game")
    run_options(play)
    play_options(play)
    play.set_defaults(command=playing.play)

    daily = kinds.add_parser("daily", help="the challenge of the day, or what came of it, as a line of text")
    data_option(daily)
    daily.set_defaults(command=playing.daily)

    run = kinds.add_parser("run", help="a game's program alone, without window or sound card")
    run_options(run)
    run.add_argument("--frames", type=int, required=True, metavar="N", help="so many frames, or at most with --keys")
    run.add_argument("--keys", metavar="FILE", help="a keys file to play from; - reads standard input")
    run.add_argument("--original", action="store_true", help="the original's look, pace and random numbers")
    run.add_argument("--lang", choices=("en", "ro"), default="en", help="the language of its words")
    run.add_argument("--text", action="store_true", help="print the screen as text")
    run.add_argument("--json", action="store_true", help="print frame, outcome, score, screen, notes and state")
    run.add_argument("--write-pattern", metavar="FILE", help="keep the last pattern that the game wrote")
    products = (("png", "the last picture"), ("scr", "the screen memory"), ("wav", "the sound"), ("gif", "the run"))
    for kind, what in products:
        run.add_argument(f"--{kind}", metavar="FILE", help=f"write {what} to a file")
    run.set_defaults(command=running.run)

    scores = kinds.add_parser("scores", help="the high-score tables")
    scores.add_argument("slug", nargs="?", metavar="SLUG", help="of one game only")
    scores.add_argument("--json", action="store_true", help="as JSON")
    data_option(scores)
    scores.set_defaults(command=records.scores)

    replay = kinds.add_parser("replay", help="run a replay file again")
    replay.add_argument("file", metavar="FILE")
    replay.add_argument("--verify", action="store_true", help="search again and compare everything")
    replay.add_argument("--gif", metavar="FILE", help="write the run as a GIF")
    replay.set_defaults(command=records.replay)

    verify = kinds.add_parser("verify", help="run every stored champion's game again and compare")
    data_option(verify)
    verify.set_defaults(command=records.verify_champions)

    measured = kinds.add_parser("bench", help="measure speed, or strength")
    measured.add_argument("--game", action="append", metavar="SLUG", help="this game only; may be said again")
    figures = ", ".join(bench.FIGURES)
    measured.add_argument("--only", action="append", choices=bench.FIGURES, metavar="FIGURE", help=f"one of {figures}")
    measured.add_argument("--json", action="store_true", help="as JSON")
    measured.set_defaults(command=bench.bench)
    kinds_of_bench = measured.add_subparsers(parser_class=Parser, metavar="strength")
    played = kinds_of_bench.add_parser("strength", help="how each level of the opponents does against the one below")
    played.add_argument("slugs", nargs="*", metavar="SLUG", help="of these games only")
    played.add_argument("--games", type=int, default=strength.GAMES, metavar="N", help="games for each pair")
    played.add_argument("--jobs", type=int, metavar="N", help="processes; without it one for each processor")
    played.add_argument("--json", action="store_true", help="as JSON")
    played.set_defaults(command=strength.bench)
    return top


def data_option(to: Parser) -> None:
    """Where scores and settings are kept."""
    to.add_argument("--data-dir", metavar="DIR", help="keep scores and settings here")


def run_options(to: Parser) -> None:
    """What a run of one game starts from."""
    to.add_argument("slug", metavar="SLUG", help='a game, or for play one of a friend: "NIM 2 76SWHWPSD"')
    to.add_argument("--level", type=int, metavar="L", help="level of difficulty, from 1")
    to.add_argument("--seats", type=int, metavar="N", help="number of players")
    to.add_argument("--seed", type=int, metavar="N", help="where chance begins")
    to.add_argument("--pattern", metavar="FILE", help="a text or PNG file for games that read patterns")


def play_options(to: Parser) -> None:
    """How the arcade looks, sounds and keeps its data; what is not given comes from the settings."""
    to.add_argument("--windowed", action="store_true", help="in a window instead of fullscreen")
    to.add_argument("--lang", choices=("en", "ro"), help="language")
    to.add_argument("--look", choices=("sharp", "tv"), help="bare pixels or a television")
    to.add_argument("--mute", action="store_true", help="without sound")
    to.add_argument("--font", metavar="FILE", help="a ROM image or BDF file whose letters to use")
    to.add_argument("--calm", action="store_true", help="no flashing and no border stripes")
    to.add_argument("--original", action="store_true", help="games in their original look and pace")
    to.add_argument("--kiosk", action="store_true", help="for visitors: no way out or into settings but the operator's")
    to.add_argument("--pin", metavar="NUMBER", default="", help="what the operator of a kiosk has to type")
    data_option(to)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code: 0 well, 1 something does not hold, 2 it can't be done as asked."""
    options = parser().parse_args(arguments)
    try:
        code: int = options.command(options)
    except TOLD as error:
        print(f"robac: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except OSError as error:
        print(f"robac: {error.filename or 'a file'}: {error.strerror or error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    return code
