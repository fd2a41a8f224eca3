"""The README's table of strength: ``python -m tools.strength_table`` plays all its games and writes it (it takes long).

With slugs, only those games are played again and the other lines stay.
"""

import sys

from arcade.cabinet.catalogue import cartridge
from arcade.commands.strength import competitive, markdown, measure
from arcade.commands.told import GAMES
from tools.games_table import README

BEGIN, END = "<!-- strength -->\n", "<!-- end of strength -->"


def renewed(text: str, slugs: list[str], table: str) -> str:
    """The README with the lines of some games replaced; raises ValueError where it has no place for the table."""
    before, begin, rest = text.partition(BEGIN)
    old, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError("the README has no place for the strength of the opponents")
    titles = {cartridge(slug).title.en for slug in slugs}
    head, lines = table.splitlines(keepends=True)[:2], table.splitlines(keepends=True)[2:]
    kept = [line for line in old.splitlines(keepends=True)[2:] if line.split(" | ")[0].removeprefix("| ") not in titles]
    body = sorted([*kept, *lines], key=lambda line: line.split(" | ")[0])
    return before + begin + "".join([*head, *body]) + end + after


def main(slugs: list[str]) -> None:
    """Play and renew the table."""
    chosen = slugs or list(competitive())
    table = markdown(measure(chosen, GAMES, None))
    README.write_text(renewed(README.read_text(encoding="utf-8"), chosen, table), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
