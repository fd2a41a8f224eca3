"""The shelf's card on a leaderboard: the best of the leaderboard beside this cabinet's own champion."""

from pathlib import Path

import pytest

from arcade.cabinet.catalogue import cartridge
from arcade.cabinet.file_exchange import FileExchange
from arcade.cabinet.front.choice import Place
from arcade.cabinet.front.facts import facts
from arcade.cabinet.front.shelf_view import ShelfView
from arcade.cabinet.page_context import PageContext
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.storage import leaderboard_tables
from arcade.cabinet.storage.leaderboard_tables import CABINET_LENGTH, Span
from arcade.cabinet.storage.scores import NAME_LENGTH, ScoreRow
from arcade.cabinet.storage.store import Store
from arcade.machine.monitor import Monitor
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.outcome import Outcome
from tests.cabinet.golden_pages import both_grids, both_languages, compare, context_of, disorder
from tests.cabinet.leaderboards import CABINETS, Reached, join, leaderboard, ten

pytestmark = pytest.mark.usefixtures("fake_games")


def words(context: PageContext) -> str:
    return "\n".join(context.monitor.text_rows())


def shelf_of(context: PageContext) -> ShelfView:
    """The shelf with the catcher chosen."""
    page = ShelfView(context, Place(slug="catcher"))
    page.draw()
    page.look()
    return page


@both_grids
@both_languages
def test_pictures(store: Store, language: Language, grid: type[Monitor], update_golden: bool, tmp_path: Path) -> None:
    context = context_of(store, language, grid)
    join(context, tmp_path)
    store.add_score(ScoreRow("catcher", 1, False, 1, "ION", 41, Outcome.WON.value))
    leaderboard(tmp_path, Span.EVER, [("ȘTE", CABINETS[1], 90, False)])
    shelf_of(context)
    compare(context, "shelf-hall", update_golden, tmp_path)


@pytest.mark.parametrize(
    ("best", "seen"),
    [
        (("ANA", "Fair", 90, False), "Hall   ANA   90    Fair"),
        (("ANA", "Fair", 90, True), "Hall   ANA   90*    Fair"),
    ],
)
def test_the_best_of_the_leaderboard_is_told(store: Store, tmp_path: Path, best: Reached, seen: str) -> None:
    context = context_of(store)
    join(context, tmp_path)
    shelf_of(context)
    assert "Hall " not in words(context), "nobody is in its table"
    leaderboard(tmp_path, Span.EVER, [best, *ten(50)[:9]])
    leaderboard(tmp_path, Span.DAY, [("DAN", "Fair", 7, False)])
    shelf_of(context)
    assert seen in words(context)
    context.preferences.levels["catcher"] = 2
    shelf_of(context)
    assert "Hall " not in words(context), "at another level"


@both_grids
def test_the_longest_that_a_leaderboard_may_send_fits(store: Store, grid: type[Monitor], tmp_path: Path) -> None:
    context = context_of(store, grid=grid)
    join(context, tmp_path)
    leaderboard(tmp_path, Span.EVER, [("W" * NAME_LENGTH, "W" * CABINET_LENGTH, 10**15, True)])
    shelf_of(context)
    assert "Hall " in words(context)
    assert not disorder(context.monitor)


def test_without_a_leaderboard_the_shelf_is_as_ever_and_asks_nothing(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    context = context_of(store)
    shelf_of(context)
    before = context.monitor.pixels()
    leaderboard(tmp_path, Span.EVER, ten())
    context.files = FileExchange(tmp_path)
    monkeypatch.delattr(leaderboard_tables, "leaderboard_rows")
    shelf_of(context)
    assert context.monitor.pixels() == before
    assert facts(context, Game("catcher", cartridge("catcher"))).leaderboard is None
