"""Which tests are a game's: those in its folder, and those of the suites that are asked of it."""

from pathlib import Path

import pytest

from arcade.cabinet import catalogue

TESTS = Path(__file__).parent
GAMES = TESTS / "games"
HOST, WEB = TESTS / "host", TESTS / "web"
"""Where some game or other is on the screen that is tested."""


def left_out(path: Path, named: list[str]) -> bool:
    """Whether a path is the folder of a game that cannot be loaded (the contract suite is red there), or not named."""
    if path.parent != GAMES or path.suffix:
        return False
    slug = path.name.replace("_", "-")
    if named and slug not in named:
        return True
    return slug in catalogue.slugs(pattern=True) and not catalogue.loads(catalogue.loaded, slug)


def belongs(item: pytest.Item, slug: str) -> bool:
    """Whether a test is of a game: it lies in the game's folder, or its parameter names the game or something of it."""
    if item.path.parent == GAMES / slug.replace("-", "_"):
        return True
    return slug in _named(item) and not any(map(item.path.is_relative_to, (HOST, WEB)))


def _named(item: pytest.Item) -> set[str]:
    """What an item's parameters are, or are called."""
    callspec = getattr(item, "callspec", None)
    values = callspec.params.values() if callspec else ()
    return {name for value in values for name in (value, getattr(value, "slug", None)) if isinstance(name, str)}


def select(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the tests of the games named with ``--game``, if any were, and those of named files that are of no game."""
    wanted: list[str] = config.getoption("--game")
    if wanted:
        files = {Path(argument.partition("::")[0]).resolve() for argument in config.args}
        games = set(catalogue.slugs(pattern=True))
        chosen = [
            item
            for item in items
            if any(belongs(item, slug) for slug in wanted) or (item.path in files and not games & _named(item))
        ]
        config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
        items[:] = chosen
