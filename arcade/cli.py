"""The command line: the arcade itself, and the commands that other programs drive. Joins cabinet and host."""

import argparse
import sys
from collections.abc import Sequence
from typing import NoReturn

from arcade import __version__, commands
from arcade.cabinet.catalogue import UnknownGameError
from arcade.cabinet.keyscript import KeyScriptError
from arcade.cabinet.told import ToldError
from arcade.machine.font import FontError

TOLD = (commands.CommandError, UnknownGameError, KeyScriptError, FontError, ToldError)
"""Errors whose message is one sentence for the person at the keyboard."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, without the usage text."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def parser() -> Parser:
    """All commands with their options."""
    top = Parser(prog="robac", description="A retro arcade.")
    top.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    kinds = top.add_subparsers(title="commands", parser_class=Parser, metavar="COMMAND", required=True)

    listing = kinds.add_parser("list", help="the games that are there")
    listing.add_argument("--json", action="store_true", help="as JSON")
    listing.set_defaults(command=commands.list_games)

    run = kinds.add_parser("run", help="a game's program alone, without window or sound card")
    run_options(run)
    run.add_argument("--frames", type=int, required=True, metavar="N", help="so many frames, or at most with --keys")
    run.add_argument("--keys", metavar="FILE", help="a keys file to play from; - reads standard input")
    run.add_argument("--original", action="store_true", help="the original's look, pace and random numbers")
    run.add_argument("--lang", choices=("en", "ro"), default="en", help="the language of its words")
    run.add_argument("--text", action="store_true", help="print the screen as text")
    run.add_argument("--json", action="store_true", help="print frame, outcome, score, screen, notes and state")
    products = (("png", "the last picture"), ("scr", "the screen memory"), ("wav", "the sound"), ("gif", "the run"))
    for kind, what in products:
        run.add_argument(f"--{kind}", metavar="FILE", help=f"write {what} to a file")
    run.set_defaults(command=commands.run)

    return top


def run_options(to: Parser) -> None:
    """What a run of one game starts from."""
    to.add_argument("slug", metavar="SLUG")
    to.add_argument("--level", type=int, metavar="L", help="level of difficulty, from 1")
    to.add_argument("--seats", type=int, metavar="N", help="number of players")
    to.add_argument("--seed", type=int, metavar="N", help="where chance begins")


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
