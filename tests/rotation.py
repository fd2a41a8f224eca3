"""Which items of costly tests a commit runs: each commit a share of them, ``--all`` all of them.

A test marked ``rotates(n)`` runs one in n of its items, and of the games' own folders one in six runs. The commit's
hash says which, so that a run can be repeated. The items of games that the commit or the work on top of it changes
always run, and so do tests that somebody asks for by name. When the toolkit or a machine changes, every other folder
runs, and all items of a test marked ``rotates(n, ground=True)``.
"""

import re
import subprocess
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path
from zlib import crc32

import pytest

from tests.selection import GAMES, belongs

ROOT = Path(__file__).parent.parent
MARK = "rotates"
HOMES = ("arcade/games/", "tests/games/")
"""Where games have a folder each."""
ASSET = re.compile(r"assets/(?:locale/)?[^/]+/([a-z-]+)[./]")
"""A file, or a folder, that is called like its game: a cover, openings, tables."""
GROUND = ("arcade/machine/", "arcade/toolkit/", "arcade/families/")
"""What games stand on."""
GAME_SHARES, GROUND_SHARES = 6, 2
"""Of how many games' folders one runs: usually, and when something has changed on which games stand."""


@dataclass(frozen=True)
class Turn:
    """A commit's turn, and the games whose files have changed."""

    number: int
    games: tuple[str, ...]
    ground: bool
    """Whether something has changed on which games stand."""


def git(*words: str) -> str:
    """What git answers in this project; nothing where there is no git or no repository."""
    try:
        return subprocess.run(["git", *words], cwd=ROOT, text=True, capture_output=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


def game_of(path: str) -> str:
    """The slug of the game whose file it is, or "" for a file of no game; what assets are called, games are, too."""
    for home in HOMES:
        name, inside, _ = path.removeprefix(home).partition("/")
        if path.startswith(home) and inside:
            return name.replace("_", "-")
    kept = ASSET.match(path)
    return kept[1] if kept else ""


def turn() -> Turn:
    """The turn of the commit that is checked out."""
    commit = git("rev-parse", "HEAD")
    base = git("merge-base", "HEAD", "@{upstream}")
    changed = git("diff", "--name-only", base if base not in ("", commit) else "HEAD~1").splitlines()
    changed += git("ls-files", "--others", "--exclude-standard").splitlines()
    games = {game_of(path) for path in changed} - {""}
    return Turn(int(commit[:8] or "0", 16), tuple(sorted(games)), any(path.startswith(GROUND) for path in changed))


def asked_by_name(config: pytest.Config) -> bool:
    """Whether somebody wants certain tests, or all, and not a commit's share."""
    chosen = ("all", "game", "keyword", "markexpr")
    return config.args_source is not pytest.Config.ArgsSource.TESTPATHS or any(map(config.getoption, chosen))


def marker_of(item: pytest.Item) -> pytest.Mark:
    """How an item rotates that does."""
    marker = item.get_closest_marker(MARK)
    assert marker is not None
    return marker


def concerns(item: pytest.Item, slug: str) -> bool:
    """Whether a test is of a game, or of a group of games with it."""
    callspec = getattr(item, "callspec", None)
    groups = [value for value in callspec.params.values() if isinstance(value, tuple)] if callspec else []
    return belongs(item, slug) or any(slug in group for group in groups)


def out_of_turn(family: list[pytest.Item], turn: Turn) -> list[pytest.Item]:
    """Items of a test that rotates which another commit runs."""
    start = turn.number + crc32(family[0].nodeid.partition("[")[0].encode())
    mixed = sorted(family, key=lambda item: crc32(item.nodeid.encode()))
    return [item for place, item in enumerate(mixed, start) if place % marker_of(item).args[0]]


def rotate(config: pytest.Config, items: list[pytest.Item], turn: Turn) -> dict[str, tuple[int, int]]:
    """Leave the items whose turn it is; how many are left of each test that rotates, and of how many."""
    if asked_by_name(config):
        return {}
    families: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        if item.get_closest_marker(MARK):
            families[item.nodeid.partition("[")[0]].append(item)
    out: set[pytest.Item] = set()
    counts: dict[str, tuple[int, int]] = {}
    for name, family in families.items():
        if turn.ground and marker_of(family[0]).kwargs.get("ground"):
            continue
        left = {item for item in out_of_turn(family, turn) if not any(concerns(item, slug) for slug in turn.games)}
        counts[name] = len(family) - len(left), len(family)
        out |= left
    folders: dict[Path, list[pytest.Item]] = defaultdict(list)
    for item in items:
        if item.path.parent.parent == GAMES:
            folders[item.path.parent].append(item)
    shares = GROUND_SHARES if turn.ground else GAME_SHARES
    for number, folder in enumerate(sorted(folders)):
        family = folders[folder]
        slug = folder.name.replace("_", "-")
        if (number + turn.number) % shares and slug not in turn.games:
            counts[folder.relative_to(ROOT).as_posix()] = 0, len(family)
            out.update(family)
    config.hook.pytest_deselected(items=[item for item in items if item in out])
    items[:] = [item for item in items if item not in out]
    return counts
