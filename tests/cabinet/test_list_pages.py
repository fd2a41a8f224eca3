"""Pages with lists: a game's files, the operator's, the players'; their pictures, and names from anywhere."""

import json
import sqlite3
from pathlib import Path

import pytest

from arcade.cabinet import strings
from arcade.cabinet.catalogue import slugs
from arcade.cabinet.file_exchange import FileExchange
from arcade.cabinet.formats.bitmap_png import png_of
from arcade.cabinet.pages.files import DOT, choose_file
from arcade.cabinet.pages.operator import Choice, leaderboard_line, operator
from arcade.cabinet.pages.players import players
from arcade.cabinet.storage.careers import FinishedGame
from arcade.cabinet.storage.leaderboard_tables import FILE, PASS
from arcade.cabinet.storage.store import Store
from arcade.machine.monitor import Monitor
from arcade.machine.monitor import colours as c
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.outcome import Outcome
from tests.cabinet.golden_pages import both_grids, both_languages, compare, context_of, count_calls, seen

GLIDER = ".#.\n..#\n###\n"


@pytest.fixture
def files(tmp_path: Path) -> list[Path]:
    """A picture, a text with a very long name, one that is no text, one that is not there, and many more."""
    folder = tmp_path / "patterns"
    folder.mkdir()
    names = ["g-1.png", f"g-{'a very long name ' * 5}.rle", "g-2.txt", "g-gone.txt", *(f"g-{n}.rle" for n in range(30))]
    for name in names:
        (folder / name).write_bytes(b"#N Glider\nx = 3, y = 3\nbob$2bo$3o!\n\t" + b"long line " * 50)
    (folder / "g-1.png").write_bytes(png_of(GLIDER))
    (folder / "g-2.txt").write_bytes(b"\xff\xfe\x00")
    (folder / "g-gone.txt").unlink()
    return [folder / name for name in names]


@both_languages
@both_grids
def test_the_files_of_a_game(
    store: Store, files: list[Path], language: Language, grid: type[Monitor], update_golden: bool, tmp_path: Path
) -> None:
    context = context_of(store, language, grid)
    page = choose_file(context, files, 1)
    seen(context, page)
    compare(context, "files", update_golden, tmp_path)
    seen(context, page, *["down"] * 33, frames=1)
    assert seen(context, page, "up", "return") == 33


def test_a_pattern_is_seen_as_dots(store: Store, files: list[Path]) -> None:
    context = context_of(store)
    seen(context, choose_file(context, files, 0))
    assert context.monitor.pixels().count(c.PHOSPHOR) == DOT**2 * GLIDER.count("#")


@both_languages
@both_grids
def test_the_operators_page(
    store: Store, language: Language, grid: type[Monitor], update_golden: bool, tmp_path: Path
) -> None:
    context = context_of(store, language, grid)
    page = operator(context)
    seen(context, page, "down", "down", "right")
    assert context.preferences.keep_learned
    compare(context, "operator", update_golden, tmp_path)
    assert seen(context, page, "down", "left", "down", "left", "up", "up", "up", "return") is Choice.SETTINGS
    assert context.preferences.keep_files
    assert context.preferences.attract_sound == "low"


@both_languages
@both_grids
def test_the_operator_sees_how_the_leaderboard_stands(
    store: Store, language: Language, grid: type[Monitor], update_golden: bool, tmp_path: Path
) -> None:
    context = context_of(store, language, grid)
    context.files = FileExchange(tmp_path)
    (tmp_path / PASS).write_text("{}")
    assert leaderboard_line(context) == context.text(strings.LEADERBOARD_SILENT)
    with sqlite3.connect(tmp_path / FILE) as own:
        own.execute("CREATE TABLE status (one, at, waiting, said)")
        said = {"en": "The hall doesn't answer: timeout expired.", "ro": "Sala nu răspunde: timeout expired."}
        own.execute("INSERT INTO status VALUES (1, '2026-11-23 21:04:07', 12, ?)", (json.dumps(said),))
    own.close()
    seen(context, operator(context))
    compare(context, "operator_hall", update_golden, tmp_path)


def finish(store: Store, player: str, slug: str, level: int = 3, score: int = 9_999) -> None:
    store.note_result(player, slug, FinishedGame(level, 1, Outcome.WON.value, score, 12_345), "1988-06-01")


@both_languages
@both_grids
def test_the_players(
    store: Store, language: Language, grid: type[Monitor], update_golden: bool, tmp_path: Path
) -> None:
    for place, slug in enumerate(slugs()[:20]):
        for _ in range(20 - place):
            finish(store, "ANA", slug)
    context = context_of(store, language, grid)
    page = players(context)
    seen(context, page)
    compare(context, "players-new", update_golden, tmp_path)
    seen(context, page, "right")
    assert context.preferences.initials == "ANA"
    compare(context, "players", update_golden, tmp_path)


@both_grids
def test_every_title_fits_the_players_list(store: Store, grid: type[Monitor]) -> None:
    for language in ("en", "ro"):
        context = context_of(store, language, grid)
        for place, slug in enumerate(slugs()):
            context.set("initials", f"{place:03}")
            finish(store, context.preferences.initials, slug)
            seen(context, players(context), frames=2)


def test_what_is_kept_of_a_player_is_read_and_drawn_in_two_frames(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = count_calls(store, monkeypatch, "bests")
    context = context_of(store)
    page = players(context)
    before = context.monitor.pixels()
    next(page)
    assert (len(asked), context.monitor.pixels()) == (1, before)
    next(page)
    assert len(asked) == 1
    assert context.monitor.pixels() != before


def test_names_that_no_player_can_have_are_left_out(store: Store) -> None:
    finish(store, "SOMEBODY WITH A NAME", slugs()[0])
    finish(store, "\n", slugs()[0])
    context = context_of(store)
    page = players(context)
    for _ in range(3):
        seen(context, page, "right")
        assert context.preferences.initials == "AAA"
