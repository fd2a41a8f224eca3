"""The README's table of games, made from what they say of themselves: ``python -m tools.games_table`` renews it."""

import re
from pathlib import Path

from arcade.cabinet.catalogue import cartridge, slugs

README = Path(__file__).resolve().parent.parent / "README.md"
BETWEEN = re.compile(r"(<!-- games -->\n).*?(<!-- end of games -->)", re.DOTALL)
HEAD = "| game | | kind | machine | players | levels |\n| --- | --- | --- | --- | --- | --- |\n"


def table() -> str:
    """A line for each game on the shelf, in Markdown."""
    lines = []
    for slug in slugs():
        game = cartridge(slug)
        players = " or ".join(map(str, game.seats))
        levels = ", ".join(level.name.en for level in game.levels)
        words = f"**{game.title.en}** ({game.title.ro}), `{slug}`"
        lines.append(f"| {words} | {game.tagline.en} | {game.shelf} | {game.machine.NAME} | {players} | {levels} |\n")
    return HEAD + "".join(lines)


def renewed(text: str) -> str:
    """The README with the table as it should be; raises ValueError where it has no place for it."""
    if not BETWEEN.search(text):
        raise ValueError("the README has no place for the games")
    return BETWEEN.sub(lambda found: found[1] + table() + found[2], text)


def main() -> None:
    """Renew the table."""
    README.write_text(renewed(README.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
