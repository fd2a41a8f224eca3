"""What of the arcade a browser needs: the modules that the page's door and the games can reach, and their data.

Large tables come later: when a position of their game first asks for one.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from arcade.cabinet.catalogue import PARTS, slugs
from arcade.machine.data import TABLES, data_path
from arcade.web.imports import module, paths, reached

DOOR = "arcade.web.bridge"
DATA = ("assets/", "fonts/")
PROJECT = Path(__file__).resolve().parents[2]
"""What the package stands in."""


@dataclass(frozen=True)
class Shipped:
    """The arcade as a browser has it."""

    files: dict[str, bytes]
    """Its modules and its data, by their names from the project's top."""
    tables: dict[str, bytes]
    """The same of what is fetched when it is first needed."""
    imports: set[str]
    """The names outside the arcade that its modules import, or take from what they import."""
    texts: set[str]
    """The literal texts in its modules."""


def shipped() -> Shipped:
    """What is shipped of the arcade that is running; raises OSError."""
    known = paths(path.relative_to(PROJECT).as_posix() for path in (PROJECT / "arcade").rglob("*.py"))
    games = {
        f"arcade.games.{slug.replace('-', '_')}{'' if part == '__init__' else f'.{part}'}"
        for slug in slugs()
        for part in PARTS.values()
    }
    found, outside = reached(
        known,
        lambda name: module(name, known[name], (PROJECT / known[name]).read_bytes()),
        {DOOR, *(games & known.keys())},
        lambda _: True,
    )
    texts = {text for one in found.values() for text in one.texts}
    files = {known[name]: (PROJECT / known[name]).read_bytes() for name in found}
    data = dict(_data(texts))
    tables = {name: data.pop(name) for name in [*data] if name.startswith(TABLES)}
    return Shipped(files | data, tables, outside, texts)


def _data(texts: set[str]) -> Iterator[tuple[str, bytes]]:
    """The data files whose names begin as a text in the modules does."""
    beginnings = tuple(text for text in texts if text.startswith(DATA) and " " not in text)
    top = data_path("fonts/spectrum.bdf").parents[1]
    for folder in DATA:
        for path in (top / folder).rglob("*"):
            name = path.relative_to(top).as_posix()
            if path.is_file() and name.startswith(beginnings):
                yield name, path.read_bytes()
