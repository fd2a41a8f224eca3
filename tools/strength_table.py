"""The strength in `arcade/games/STRENGTH.md`: ``python -m tools.strength_table`` plays all its games (it takes long).

With slugs, only those games are played again and the other lines stay. The paper's short table of the strongest levels
is made from the long one.
"""

import sys

from arcade.cabinet.catalogue import cartridge, strength
from arcade.commands.strength import competitive, markdown, measure
from arcade.commands.told import GAMES
from tools import orders
from tools.games_table import ROOT

PAPER = ROOT / "arcade" / "games" / "STRENGTH.md"
LEVELS, STRONGEST = "strength", "strongest levels"
"""The names of both tables, as comments in the paper give them."""
SHORT = ("game", "strongest level", "against the one below", "who follows its hints, against it")


def renewed(text: str, slugs: list[str], table: str) -> str:
    """The paper with the lines of some games replaced; raises ValueError where it has no place for the table."""
    before, old, after = parted(text, LEVELS)
    titles = {cartridge(slug).title.english for slug in slugs}
    head, lines = table.splitlines(keepends=True)[:2], table.splitlines(keepends=True)[2:]
    kept = [line for line in old.splitlines(keepends=True)[2:] if line.split(" | ")[0].removeprefix("| ") not in titles]
    body = sorted([*kept, *lines], key=lambda line: line.split(" | ")[0])
    return before + "".join([*head, *body]) + after


def parted(text: str, name: str) -> tuple[str, str, str]:
    """A paper's text up to a table, the table, the rest; raises ValueError where it has no place for it."""
    before, begin, rest = text.partition(f"<!-- {name} -->\n")
    old, end, after = rest.partition(f"<!-- end of {name} -->")
    if not begin or not end:
        raise ValueError("the paper has no place for the strength of the opponents")
    return before + begin, old, end + after


def cells(table: str) -> list[list[str]]:
    """The cells of a table's lines, without its head."""
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()[2:]]


def short(table: str) -> str:
    """The short table: of each game the strongest level, against the one below it and against its hints."""
    measured = {(row[0], row[1], row[2]): row[-1] for row in cells(table)}
    rows = [SHORT, ("---",) * len(SHORT)]
    for slug in competitive():
        played = strength(slug)
        assert played is not None
        title, names = cartridge(slug).title.english, [player.name for player in played.players]
        top = len(played.rivals) - 1
        hint = measured[title, names[-1], names[top]] if played.hint is not None else "none given"
        rows.append((title, names[top], measured[title, names[top], names[top - 1]], hint))
    return "".join(f"| {' | '.join(row)} |\n" for row in (*rows[:2], *sorted(rows[2:])))


def main(slugs: list[str]) -> None:
    """Play and renew the table."""
    chosen = orders.games("strength_table", __doc__, slugs, list(competitive())) or list(competitive())
    table = markdown(measure(chosen, GAMES, None))
    paper = renewed(PAPER.read_text(encoding="utf-8"), chosen, table)
    before, _, after = parted(paper, STRONGEST)
    PAPER.write_text(before + short(parted(paper, LEVELS)[1]) + after, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
