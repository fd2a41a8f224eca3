"""The table in `arcade/games/README.md`, made from the games' cartridges: ``python -m tools.games_table`` renews it.

A game's picture is drawn once, when it has none; ``--pictures`` draws all of them again.
"""

import re
import sys
from pathlib import Path

from arcade.cabinet.catalogue import cartridge, slugs
from arcade.commands.asking import in_words
from tools import orders
from tools.contact_sheet import MOMENTS, pictures
from tools.demonstrations import kept, told

ROOT = Path(__file__).resolve().parent.parent
PAPER = ROOT / "arcade" / "games" / "README.md"
BETWEEN = re.compile(r"(<!-- games -->\n).*?(<!-- end of games -->)", re.DOTALL)
PICTURES = ROOT / "assets" / "games"
HEAD = "| | game | kind | machine | source | players | levels | demonstration |\n" + "| --- " * 8 + "|\n"


def table() -> str:
    """A line for each game on the shelf, in Markdown."""
    lines, demonstrated = [], kept()
    for slug in slugs():
        game = cartridge(slug)
        players = in_words(game.seats) + (f", at a table of {in_words(game.table)}" if game.table else "")
        levels = ", ".join(level.name.english for level in game.levels if not level.beside)
        levels += "".join(f"; beside them {level.name.english}" for level in game.levels if level.beside)
        picture = f'<img src="../../assets/games/{slug}.png" width="160" alt="{game.title.english}">'
        words = f"**{game.title.english}** ({game.title.in_language('ro')}), `{slug}`<br>{game.tagline.english}"
        source = f"{game.book}: {game.page}"
        cells = (picture, words, game.shelf, game.machine.NAME, source, players, levels, told(demonstrated[slug]))
        lines.append(f"| {' | '.join(cells)} |\n")
    return HEAD + "".join(lines)


def renewed(text: str) -> str:
    """The paper with the table as it should be; raises ValueError where it has no place for it."""
    if not BETWEEN.search(text):
        raise ValueError("the paper has no place for the games")
    return BETWEEN.sub(lambda found: found[1] + table() + found[2], text)


def draw(slug: str) -> None:
    """Draw a game's picture: a moment of its demonstration."""
    moment = list(pictures(slug, "en", False, MOMENTS[:2]))[2]
    PICTURES.mkdir(exist_ok=True)
    (PICTURES / f"{slug}.png").write_bytes(moment.png())


def main(arguments: list[str]) -> None:
    """Draw what is missing and renew the table."""
    parser = orders.parser_of("games_table", __doc__)
    parser.add_argument("--pictures", action="store_true", help="draw every game's picture again")
    again = parser.parse_args(arguments).pictures
    for slug in slugs():
        if again or not (PICTURES / f"{slug}.png").exists():
            draw(slug)
    PAPER.write_text(renewed(PAPER.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
