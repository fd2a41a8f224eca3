"""Games arrive in pieces: the first picture imports little, a cartridge no program, and no frame many modules."""

import compileall
import pkgutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import arcade.games
from arcade.cabinet import catalogue
from arcade.cabinet.catalogue import PARTS, module_of, slugs
from arcade.cabinet.front.wall import wall
from arcade.cabinet.lazy_loading import imports_in_code, imports_in_text
from arcade.cabinet.page_context import Screen
from arcade.cabinet.storage.store import Store
from arcade.cabinet.widgets.lazy_loader import LazyLoader
from arcade.commands.bench_boot import multiply
from tests.cabinet.golden_pages import context_of

MOST = 6
"""Modules that one piece may import: one, with those of a package that are imported by the package itself."""
DECLARED = 4
"""Modules of a game that its declaration may need, however small: they come in one piece with it."""
CHILD = """
import sys
{begin}
def names():
    return {{name for name in sys.modules if name.startswith("arcade.") or name in ("numpy", "pygame")}}
known = names()
for _ in {pieces}:
    came = names() - known
    known |= came
    print(*sorted(came))
"""


def pieces(begin: str, work: str) -> list[set[str]]:
    """The modules that each piece of some work imports in a process of its own."""
    command = CHILD.format(begin=begin, pieces=work)
    done = subprocess.run([sys.executable, "-c", command], capture_output=True, text=True, check=True)
    return [set(line.split()) for line in done.stdout.splitlines()]


def test_the_first_picture_imports_no_game_and_no_page_but_its_own() -> None:
    (came,) = pieces("", "[__import__('arcade.cabinet.app')]")
    assert "arcade.cabinet.pages.boot" in came
    assert not {name for name in came if name.startswith("arcade.games.")}
    pages = {name for name in came if name.startswith(("arcade.cabinet.pages.", "arcade.cabinet.playing."))}
    assert pages == {"arcade.cabinet.pages.boot"}
    assert not came & {"numpy", "pygame"}


def test_what_is_behind_the_boot_screen_arrives_module_by_module() -> None:
    work = "lazy_loading.module('arcade.cabinet.navigator')"
    came = pieces("from arcade.cabinet import app, lazy_loading", work)
    assert sum(map(len, came)) > 100
    assert max(map(len, came)) <= MOST
    assert not {name for names in came for name in names if name.startswith("arcade.games.") or name == "numpy"}


DECLARING = ("contract", "words", "picture.art", "picture.sprites", "picture.ink", "sound.music")
"""Of the toolkit: what games say of themselves in, and where their drawings and pieces will come from."""
TOLD = ("strings", "levels", "events", "scoring", "commands", "console")
"""Modules of a game that its declaration may need."""


def is_declaration(name: str) -> bool:
    """Whether a module may be imported before a game is chosen: no rules, no opponent, no look, nothing that sounds."""
    layer, *parts = name.split(".")[1:]
    match layer:
        case "games":
            return len(parts) < 2 or parts[1] in TOLD
        case "toolkit":
            below = ".".join(parts)
            return any(f"{one}.".startswith(f"{below}.") or f"{below}.".startswith(f"{one}.") for one in DECLARING)
        case "families":
            return "arcade.families.codes.guessers".startswith(name)
        case "machine":
            return parts[0] != "one_bit"
    return True


def test_the_shelf_brings_no_program_no_rules_no_look_no_drawing_and_no_music() -> None:
    each = pieces("from arcade.cabinet import lazy_loading", "lazy_loading.shelf()")
    assert max(sum(name.startswith("arcade.games.") for name in names) for names in each) <= DECLARED
    came = set().union(*each)
    assert {f"arcade.games.{slug.replace('-', '_')}" for slug in slugs()} <= came
    assert not {name for name in came if not is_declaration(name)}


def test_a_game_arrives_module_by_module_and_is_whole_then() -> None:
    begin = """
from arcade.cabinet import lazy_loading, catalogue
def work():
    for _ in lazy_loading.shelf():
        pass
    for slug in catalogue.slugs():
        yield from lazy_loading.game(slug)
        for part in catalogue.PARTS:
            part(slug)
        yield
"""
    first, *came = pieces(begin, "work()")
    assert max(map(len, came)) <= MOST
    for slug in slugs():
        for part in PARTS:
            name = module_of(slug, part)
            assert name is None or name in set().union(first, *came)


ON_A_SLOW_COMPUTER = """
from itertools import count, islice
from arcade.cabinet import lazy_loading
from arcade.cabinet.page_context import ClockAndSeeds, PageContext
from arcade.cabinet.storage.preferences import Preferences
from arcade.cabinet.storage.scores import ScoreRow
from arcade.cabinet.storage.store import Store
ticks = map(float, count())  # each look at the clock is a second later: a piece fills its share of a frame
today = lambda: "2026-06-01"
context = PageContext(Store(None), Preferences(), ClockAndSeeds(lambda: 7, today, lambda: next(ticks), today))
for _ in lazy_loading.module("arcade.cabinet.navigator"):
    pass
for _ in lazy_loading.shelf():
    pass
"""


def program_of(name: str) -> str:
    """The game whose program a module is; an empty text for other modules."""
    parts = name.split(".")
    return parts[2] if parts[1:2] == ["games"] and parts[3:] == ["program"] else ""


def test_demonstrations_bring_their_games_module_by_module() -> None:
    begin = f"{ON_A_SLOW_COMPUTER}\nfrom arcade.cabinet.attract.attract import attract"
    came = pieces(begin, "islice(attract(context), 1200)")
    assert len({program_of(name) for names in came for name in names} - {""}) >= 2
    assert max(map(len, came)) <= MOST


def test_what_is_proved_at_leisure_brings_its_program_module_by_module_and_no_pilot() -> None:
    begin = f"{ON_A_SLOW_COMPUTER}\nfrom arcade.cabinet.scoring.proving import prove_the_rest"
    row = "context.store.add_score(ScoreRow('robac', 1, False, 1, 'ANA', 9, 'won'), proved=False)"
    came = pieces(f"{begin}\n{row}", "prove_the_rest(context)")
    assert max(map(len, came)) <= MOST
    names = set().union(*came)
    assert {program_of(name) for name in names} == {"", "robac"}
    assert "arcade.games.robac.pilot" not in names


IMPORTING = """
from json import dumps

from arcade.cabinet import catalogue, strings as words
from arcade.machine.spectrum import (
    Frames,
    Spectrum,
)

catalogue.slugs(dumps("Frames"))


def late() -> None:
    from arcade.cabinet import navigator
"""


def test_imports_are_read_in_a_text_and_in_a_compiled_module_alike() -> None:
    expected = [
        ("arcade.cabinet", ""),
        ("arcade.cabinet", "catalogue"),
        ("arcade.cabinet", "strings"),
        ("arcade.machine.spectrum", ""),
        ("arcade.machine.spectrum", "Frames"),
        ("arcade.machine.spectrum", "Spectrum"),
    ]
    assert list(imports_in_text(IMPORTING)) == expected
    assert list(imports_in_code(compile(IMPORTING, "importing", "exec"))) == expected


def test_a_game_without_sources_arrives_module_by_module(tmp_path: Path) -> None:
    multiply(["robac"], tmp_path, 2)
    compileall.compile_dir(tmp_path, quiet=2, legacy=True)
    for source in tmp_path.rglob("*.py"):
        source.unlink()
    path = f"import arcade.games\narcade.games.__path__.append({str(tmp_path)!r})"
    begin = f"{path}\nfrom arcade.cabinet import lazy_loading, catalogue\ncatalogue.cartridge('robac-0')"
    came = pieces(begin, "lazy_loading.game('robac-0')")
    assert max(map(len, came)) <= MOST
    assert {f"arcade.games.robac_0.{part}" for part in ("program", "pilot", "modern")} <= set().union(*came)


def test_the_command_line_imports_no_command_before_it_is_given() -> None:
    (came,) = pieces("", "[__import__('arcade.cli')]")
    unwanted = ("bench", "strength", "running", "records")
    assert not {name for name in came if name.startswith("arcade.commands.") and name.split(".")[2] in unwanted}
    assert not {name for name in came if name.startswith(("arcade.cabinet.playing.", "arcade.games."))}


@pytest.fixture
def listed_anew() -> Iterator[None]:
    """Let the folders of games be looked through again, and after the test once more."""
    slugs.cache_clear()
    yield
    slugs.cache_clear()


@pytest.mark.usefixtures("listed_anew")
def test_the_games_are_those_that_could_be_imported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("one/__init__.py", "two_more/__init__.py", "no.name/__init__.py", "nothing/rules.py", "__init__.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    monkeypatch.setattr(arcade.games, "__path__", [*arcade.games.__path__, str(tmp_path), str(tmp_path / "nowhere")])
    found = {module.name.replace("_", "-") for module in pkgutil.iter_modules(arcade.games.__path__) if module.ispkg}
    assert slugs(pattern=True) == tuple(sorted(found))
    assert set(slugs()) == {slug for slug in found if not slug.startswith("-")}
    assert {"one", "two-more"} < set(slugs())


@pytest.mark.usefixtures("listed_anew")
def test_the_folders_of_games_are_listed_once_and_not_what_is_in_them(monkeypatch: pytest.MonkeyPatch) -> None:
    listed: list[Path] = []

    def packages(path: Path) -> Iterator[Path]:
        listed.append(path)
        return iter(())

    monkeypatch.setattr(catalogue, "_packages", packages)
    assert slugs() == slugs(pattern=True) == ()
    assert listed == [Path(path) for path in arcade.games.__path__]


def test_no_game_arrives_in_the_frame_in_which_the_wall_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    worked: list[LazyLoader] = []

    def step(loader: LazyLoader) -> bool:
        worked.append(loader)
        return False

    monkeypatch.setattr(LazyLoader, "step", step)
    page: Screen[str | None] = wall(context_of(Store(None), "en"))
    next(page)
    assert not worked
    next(page)
    assert worked
