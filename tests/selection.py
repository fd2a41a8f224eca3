"""Which tests are a game's: those in its folder, and those of the suites that are asked of it."""

from pathlib import Path

import pytest

from arcade.cabinet import catalogue

GAMES = Path(__file__).parent / "games"


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
    if Path(item.path).parent == GAMES / slug.replace("-", "_"):
        return True
    callspec = getattr(item, "callspec", None)
    return callspec is not None and any(_names(value, slug) for value in callspec.params.values())


def _names(value: object, slug: str) -> bool:
    return slug in (value, getattr(value, "slug", None))


def select(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave only the tests of the games named with ``--game``, if any were."""
    wanted: list[str] = config.getoption("--game")
    if wanted:
        chosen = [item for item in items if any(belongs(item, slug) for slug in wanted)]
        config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
        items[:] = chosen
