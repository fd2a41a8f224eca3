"""Make a game's opening table again: ``python -m tools.openings SLUG`` (needs numba: ``pip install .[tools]``)."""

import sys
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import tools.openings
from arcade.toolkit.ai.opening_tables import written
from tools import orders
from tools.compiled import check_compiler

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "openings"
SLUGS = sorted(module.name.replace("_", "-") for module in iter_modules(tools.openings.__path__))


def main(arguments: list[str]) -> int:
    """Work out the tables of the games named."""
    slugs = [slug for slug in SLUGS if not slug.startswith("-")]
    parser = orders.parser_of("openings", __doc__)
    parser.add_argument("slugs", nargs="+", metavar="SLUG", help="games")
    wanted: list[str] = parser.parse_args(arguments).slugs
    orders.check_games(parser, wanted, slugs)
    check_compiler(parser)
    FOLDER.mkdir(parents=True, exist_ok=True)
    for slug in wanted:
        replies: dict[str, str] = import_module(f"tools.openings.{slug.replace('-', '_')}").table()
        (FOLDER / f"{slug}.txt").write_text(written(replies), encoding="ascii")
        print(f"{slug}: {len(replies)} positions")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
