"""Draw and pack the pictures that games take finished: ``python -m tools.pictures SLUG ...``, or those of all games.

A file is written only where a picture in it is another one: compressed bytes differ from computer to computer.
"""

import sys
from importlib import import_module
from pathlib import Path

from arcade.toolkit.picture.packed_pictures import packed_file
from arcade.toolkit.picture.packing import PackedFile, Pixels, pack, written
from tools import orders

ROOT = Path(__file__).resolve().parents[1]
PAINTERS = {
    path.parent.name.replace("_", "-"): f"arcade.games.{path.parent.name}.painters"
    for path in sorted((ROOT / "arcade" / "games").glob("*/painters.py"))
}
"""The modules that paint, by their game's slug."""


def painted(slug: str) -> dict[str, Pixels]:
    """A game's pictures, each drawn anew."""
    return {name: pack(paint()) for name, paint in import_module(PAINTERS[slug]).PAINTERS.items()}


def packed(slug: str) -> dict[str, Pixels]:
    """A game's pictures out of its file; none where there is no such file, or it is damaged."""
    try:
        file = PackedFile(ROOT / packed_file(PAINTERS[slug]))
        return {name: file.pixels(name) for name in file.names}
    except (OSError, ValueError):
        return {}


def main(arguments: list[str]) -> int:
    """Pack the pictures of the games named."""
    for slug in orders.games("pictures", __doc__, arguments, list(PAINTERS)) or PAINTERS:
        pictures, path = painted(slug), ROOT / packed_file(PAINTERS[slug])
        if [*pictures.items()] == [*packed(slug).items()]:
            print(f"{slug}: {len(pictures)} pictures, as they were")
            continue
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(written(pictures))
        print(f"{slug}: {len(pictures)} pictures in {path.stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
