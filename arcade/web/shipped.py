"""What of the arcade a browser needs: the modules that the page's door and the games can reach, and their data."""

from collections.abc import Iterator, Mapping
from pathlib import Path

from arcade.cabinet.catalogue import PARTS, slugs
from arcade.machine.data import data_path
from arcade.web.imports import modules, reached, strings

DOOR = "arcade.web.bridge"
DATA = ("assets/", "fonts/")
PROJECT = Path(__file__).resolve().parents[2]
"""What the package stands in."""


def sources() -> dict[str, bytes]:
    """Every file of the arcade in a browser, by its name from the project's top; raises OSError."""
    texts = {
        path.relative_to(PROJECT).as_posix(): path.read_bytes() for path in sorted((PROJECT / "arcade").rglob("*.py"))
    }
    own = modules(texts)
    roots = {
        f"arcade.games.{slug.replace('-', '_')}{'' if part == '__init__' else f'.{part}'}"
        for slug in slugs()
        for part in PARTS.values()
    }
    found, _ = reached(own, texts.__getitem__, {DOOR, *(roots & own.keys())}, lambda _: True)
    shipped = {own[name].path: texts[own[name].path] for name in found}
    return shipped | dict(_data(shipped))


def _data(shipped: Mapping[str, bytes]) -> Iterator[tuple[str, bytes]]:
    """The data files whose names begin as a text in the modules does."""
    beginnings = tuple(
        {text for data in shipped.values() for text in strings(data) if text.startswith(DATA) and " " not in text}
    )
    top = data_path("fonts/spectrum.bdf").parents[1]
    for folder in DATA:
        for path in sorted((top / folder).rglob("*")):
            name = path.relative_to(top).as_posix()
            if path.is_file() and name.startswith(beginnings):
                yield name, path.read_bytes()
