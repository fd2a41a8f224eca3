"""A game's own page: what can be chosen there, and what is told beside it."""

from itertools import product
from pathlib import Path

import pytest

from arcade.cabinet.catalogue import cartridge, slugs
from arcade.cabinet.page_context import PageContext
from arcade.cabinet.pages.setup import Choice, GamePage, setup
from arcade.cabinet.paint.page import grid as grid_of
from arcade.cabinet.setups import Variant, usual_variant
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.storage.careers import FinishedGame
from arcade.cabinet.storage.scores import ScoreRow
from arcade.cabinet.storage.store import Store
from arcade.machine.monitor import Handset, Monitor
from arcade.machine.monitor import colours as c
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.outcome import Outcome
from tests.cabinet.golden_pages import both_grids, both_languages, compare, context_of, disorder, seen
from tests.cabinet.player import DATE

each_game = pytest.mark.parametrize("slug", slugs())


def game_of(slug: str) -> Game:
    return Game(slug, cartridge(slug))


def played(store: Store, slug: str, level: int) -> None:
    """Three players have a score, and the player of the house has finished games."""
    for player, score in (("ANA", 420), ("AAA", 310), ("WWW", 120)):
        store.add_score(ScoreRow(slug, level, False, 1, player, score, Outcome.WON.value, DATE), None)
    store.note_result("AAA", slug, FinishedGame(level, 1, Outcome.WON.value, 310, 4_000), DATE)


def words(context: PageContext, game: Game, variant: Variant, chosen: int = 0) -> str:
    page = GamePage(context, game, variant)
    page.draw(chosen)
    return "\n".join(context.monitor.text_rows())


@pytest.fixture
def context(store: Store) -> PageContext:
    return context_of(store)


def test_the_level_is_told_in_words(context: PageContext) -> None:
    shown = words(context, game_of("nim"), Variant(4, 1, False))
    assert "Level 4 of 4" in shown
    assert "upside down" in shown.lower()
    assert "the last bead loses" in shown


def test_the_best_of_the_level_and_the_look_stand_beside_it(context: PageContext) -> None:
    game = game_of("robac")
    played(context.store, "robac", 2)
    assert "ANA" in words(context, game, Variant(2, 1, False))
    assert "ANA" not in words(context, game, Variant(2, 1, True))
    assert "ANA" not in words(context, game, Variant(3, 1, False))
    assert "original look" in words(context, game, Variant(2, 1, True))


def test_the_next_medal_says_what_it_wants(context: PageContext) -> None:
    game = game_of("nim")
    assert "Bronze\nwin" in words(context, game, usual_variant(context, game))
    played(context.store, "nim", 2)
    assert "win at level 4" in words(context, game, usual_variant(context, game))
    played(context.store, "nim", 4)
    assert "All three are yours!" in words(context, game, usual_variant(context, game))


def test_keys_say_what_fire_does_on_each_line(context: PageContext) -> None:
    game = game_of("nim")
    assert "play" in words(context, game, usual_variant(context, game)).split("\n")[-1]
    assert "change" in words(context, game, usual_variant(context, game), 1).split("\n")[-1]
    assert "go on" in words(context, game, usual_variant(context, game), 4).split("\n")[-1]


def test_a_visitor_gets_no_keys_to_set(context: PageContext) -> None:
    game = game_of("nim")
    assert Choice.KEYS in GamePage(context, game, usual_variant(context, game)).choices
    context.kiosk = True
    assert Choice.KEYS not in GamePage(context, game, usual_variant(context, game)).choices


@pytest.mark.parametrize(("grid", "pixel"), [(Monitor, (60, 160)), (Handset, (60, 220))], ids=["mouse", "finger"])
def test_a_click_chooses(store: Store, grid: type[Monitor], pixel: tuple[int, int]) -> None:
    context, game = context_of(store, grid=grid), game_of("nim")
    page = setup(context, game, usual_variant(context, game))
    next(page)
    context.keyboard.update(frozenset((f"@{pixel[0]},{pixel[1]}",)))
    with pytest.raises(StopIteration) as stop:
        next(page)
    assert stop.value.value is Choice.SCORES


@both_grids
def test_play_is_a_bar_as_on_the_shelf(store: Store, grid: type[Monitor]) -> None:
    """Amber while fire plays, and else an amber frame."""
    context, game = context_of(store, grid=grid), game_of("nim")
    page = GamePage(context, game, usual_variant(context, game))
    left, top, wide, _ = page.list
    for lit, most in ((True, c.AMBER), (False, c.NIGHT)):
        page.draw_line(context, page.lines()[0], (left, top, wide, grid_of(context.monitor).row), lit)
        context.monitor.end_frame()
        start = (top + 4) * context.monitor.SIZE[0] + left
        row = context.monitor.pixels()[start : start + wide]
        assert row.count(most) > wide // 2
        assert c.AMBER in row


@both_grids
@both_languages
@pytest.mark.parametrize("slug", ["robac", "checkers"])
def test_the_page_looks_as_it_did(
    store: Store, slug: str, language: Language, grid: type[Monitor], update_golden: bool, tmp_path: Path
) -> None:
    context, game = context_of(store, language, grid), game_of(slug)
    variant = usual_variant(context, game)
    played(store, slug, variant.level)
    seen(context, setup(context, game, variant), *["down"] * (slug == "robac"))
    compare(context, f"setup-{slug}", update_golden, tmp_path)


@pytest.mark.rotates(8)
@both_grids
@both_languages
@each_game
def test_every_page_fits(store: Store, slug: str, language: Language, grid: type[Monitor]) -> None:
    context, game = context_of(store, language, grid), game_of(slug)
    played(store, slug, 1)
    for level, seats, look in product(game.cartridge.levels.keys, game.cartridge.seats, (False, True)):
        page = GamePage(context, game, Variant(level, seats, look))
        page.draw(0)
        assert not disorder(context.monitor)
    seen(context, setup(context, game, Variant(1, 1, True)), *["down"] * 11, frames=1)
