"""What tools are ordered to do, read alike by all: help for ``--help``, one clear sentence for a word that is none."""

from argparse import ArgumentParser
from collections.abc import Iterable, Sequence

from arcade.cabinet.catalogue import slugs


def parser_of(tool: str, paper: str | None) -> ArgumentParser:
    """The reader of a tool's orders, who tells the first line of its paper."""
    return ArgumentParser(prog=f"python -m tools.{tool}", description=(paper or "").split("\n", 1)[0])


def check_games(parser: ArgumentParser, wanted: Iterable[str], among: Sequence[str] = ()) -> None:
    """Refuse a game that there is not."""
    if unknown := sorted(set(wanted) - set(among or slugs(pattern=True))):
        parser.error(f"there is no game called {unknown[0]}" + (f" among {', '.join(among)}" if among else ""))


def games(tool: str, paper: str | None, arguments: Sequence[str], among: Sequence[str] = ()) -> list[str]:
    """The games that a tool is given; none where none is named."""
    parser = parser_of(tool, paper)
    parser.add_argument("slugs", nargs="*", metavar="SLUG", help="games; all where none is named")
    wanted: list[str] = parser.parse_args(arguments).slugs
    check_games(parser, wanted, among)
    return wanted
