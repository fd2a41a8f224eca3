"""The wall and the shelf: every game's words fit beside its set, stick and fire suffice, 500 games are no burden."""

from itertools import pairwise
from pathlib import Path
from typing import TypeVar

import pytest

from arcade.cabinet.catalogue import cartridge, slugs
from arcade.cabinet.formats.cover import cover
from arcade.cabinet.front.blinking import CLOSED, EVERY, Blinking
from arcade.cabinet.front.choice import Act, Place, ShelfChoice
from arcade.cabinet.front.collection import collation, in_wall_order, search, tabs, wall_order
from arcade.cabinet.front.cover_rows import CoverRows, Marked
from arcade.cabinet.front.facts import facts
from arcade.cabinet.front.shelf import shelf
from arcade.cabinet.front.shelf_layout import NARROW, WIDE
from arcade.cabinet.front.shelf_view import ShelfView
from arcade.cabinet.front.sound import GAMES_TURN, ShelfSound
from arcade.cabinet.front.wall import Wall, wall
from arcade.cabinet.page_context import PageContext, Screen
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.storage.careers import FinishedGame
from arcade.cabinet.storage.scores import NAME_LENGTH, ScoreRow
from arcade.cabinet.storage.store import Store
from arcade.machine.machine import Behind
from arcade.machine.monitor import Handset, Monitor
from arcade.machine.monitor import colours as c
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.sound.music import Piece
from arcade.toolkit.sound.pieces import read_piece
from tests.cabinet.golden_pages import both_grids, both_languages, compare, context_of, count_calls, disorder
from tests.cabinet.player import DATE
from tests.patience import still

T = TypeVar("T")
HIGH = 12_345_678


def run(context: PageContext, page: Screen[T], *keys: str) -> T | None:
    """What a page gives when keys are tapped on it one after the other; None while it goes on."""
    shown = context.show(page)
    try:
        for key in ("", *keys):
            for held in (frozenset((key,) if key else ()), frozenset[str]()):
                for _ in range(3):
                    context.begin(held)
                    next(shown)
        for _ in range(12):
            context.begin(frozenset())
            next(shown)
    except StopIteration as stop:
        result: T = stop.value
        return result
    return None


def held(context: PageContext, shown: Screen[T], key: str) -> T | None:
    """What a page gives while a key is held for not quite a second."""
    for _ in range(40):
        context.begin(frozenset((key,)))
        try:
            next(shown)
        except StopIteration as stop:
            result: T = stop.value
            return result
    return None


def fill_tables(context: PageContext) -> None:
    """The longest numbers everywhere, every second game left in the middle or tried."""
    for slug in slugs():
        game = cartridge(slug)
        context.store.add_score(
            ScoreRow(slug, game.default_level, False, 1, context.preferences.initials, HIGH, Outcome.WON.value)
        )
        finished = FinishedGame(game.levels.hardest, 1, Outcome.WON.value, HIGH, 4_000_000)
        context.store.note_result(context.preferences.initials, slug, finished, DATE)
        context.store.note_played(slug)


@pytest.mark.rotates(4)
@both_languages
@both_grids
@pytest.mark.parametrize("full", [False, True])
def test_the_words_of_every_game_fit_beside_its_set(
    store: Store, language: Language, grid: type[Monitor], full: bool
) -> None:
    context = context_of(store, language, grid)
    if full:
        fill_tables(context)
    page = ShelfView(context, Place())
    page.draw()
    for number in range(len(page.tabs)):
        page.show_tab(number)
        for place, game in enumerate(page.tab.games):
            page.choose(place)
            for level in game.cartridge.levels.keys:
                context.preferences.levels[game.slug] = level
                page.look()
                assert not disorder(context.monitor), (game.slug, level)


@both_languages
@both_grids
def test_the_wall_names_every_game(store: Store, language: Language, grid: type[Monitor]) -> None:
    context = context_of(store, language, grid)
    page = Wall(context)
    page.draw()
    for place, game in enumerate(page.games):
        page.covers.choose(place)
        page.draw_strip()
        assert context.text(game.cartridge.title) in "\n".join(context.monitor.text_rows())
        assert not disorder(context.monitor)


@both_languages
@both_grids
def test_how_wall_and_shelf_look(
    store: Store, language: Language, grid: type[Monitor], update_golden: bool, tmp_path: Path
) -> None:
    context = context_of(store, language, grid)
    fill_tables(context)
    page = Wall(context, "hanoi")
    page.draw()
    compare(context, "wall", update_golden, tmp_path)
    for slug in ("robac", "checkers"):
        ShelfView(context, Place(slug=slug)).draw()
        compare(context, f"shelf-{slug}", update_golden, tmp_path)


def test_who_was_helped_is_no_champion_and_has_no_record(store: Store) -> None:
    context, game = context_of(store, "en", Monitor), cartridge("nim")

    def reach(score: int, assisted: bool) -> None:
        player = context.preferences.initials
        level = game.default_level
        store.add_score(ScoreRow("nim", level, False, 1, player, score, Outcome.WON.value, assisted=assisted))

    reach(90, assisted=True)
    found = facts(context, Game("nim", game))
    assert (found.champion, found.own, store.newest_score()) == (None, None, None)
    reach(50, assisted=False)
    reach(70, assisted=True)
    found, newest = facts(context, Game("nim", game)), store.newest_score()
    assert found.champion is not None
    assert found.own is not None
    assert newest is not None
    assert found.champion.score == found.own.score == newest.score == 50


def test_the_walls_order_names_every_game_and_parts_what_is_alike() -> None:
    order = list(wall_order())
    assert sorted(order) == sorted(slugs())

    def ground(slug: str) -> int:
        pixels = b"".join(cover(slug))
        return max(set(pixels), key=pixels.count) & 7

    for one, other in pairwise(order):
        assert ground(one) != ground(other), (one, other)
        assert cartridge(one).shelf != cartridge(other).shelf, (one, other)
    for one, other in zip(order, order[7:], strict=False):
        assert ground(one) != ground(other), (one, other)


@both_languages
def test_tabs_are_sorted_by_title_without_the_article(store: Store, language: Language) -> None:
    for tab in tabs(store, language)[1:]:
        titles = [collation(game.cartridge.title.in_language(language)) for game in tab.games]
        assert titles == sorted(titles)
        assert not any(title.startswith("the ") for title in titles)


def test_letters_find_titles_in_both_languages() -> None:
    shown = in_wall_order()

    def found(typed: str) -> str:
        return shown[search(shown, typed)].slug

    assert found("orange") == found("vrăjitor") == found("VRAJI") == "orange-wizard"
    assert found("worm") == "robac"
    assert search(shown, "qqq") == -1


def test_any_direction_fire_and_fire_play(store: Store) -> None:
    context = context_of(store)
    slug = run(context, wall(context), "right", "return")
    assert isinstance(slug, str)
    assert slug == in_wall_order()[1].slug
    assert run(context, shelf(context, Place(slug=slug)), "pad1 fire") == ShelfChoice(Act.PLAY, slug)


def test_holding_fire_opens_the_games_page(store: Store) -> None:
    context = context_of(store)
    shown = context.show(shelf(context, Place(slug="nim")))
    for _ in range(2):  # gathered, then drawn
        context.begin(frozenset())
        next(shown)
    assert held(context, shown, "pad1 fire") == ShelfChoice(Act.PAGE, "nim")


def test_a_game_left_in_the_middle_goes_on(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    context = context_of(store)
    monkeypatch.setattr(store, "all_suspended", lambda: ["nim"])
    assert facts(context, Game("nim", cartridge("nim"))).suspended
    page = ShelfView(context, Place(slug="nim"))
    page.draw()
    assert "▶ CONTINUE · " in "\n".join(context.monitor.text_rows())
    assert page.choice() == ShelfChoice(Act.CONTINUE, "nim")
    assert run(context, shelf(context, Place(slug="tetris")), "up", "up", "return") == ShelfChoice(Act.CONTINUE, "nim")


def test_up_leads_to_the_tabs_and_to_tonight_and_down_back(store: Store) -> None:
    context = context_of(store)
    page = ShelfView(context, Place())
    page.draw()
    page.steer("up")
    first = page.tab
    page.steer("right")
    assert page.tab is not first
    page.steer("up")
    chip = page.tonight.chip
    assert chip is not None
    assert page.game == chip.game
    page.steer("down")
    page.steer("down")
    assert page.tonight.chip is None
    assert page.game is not None
    assert page.game.slug == page.place.slug


def test_a_click_does_what_it_points_at(store: Store) -> None:
    context = context_of(store)
    page = ShelfView(context, Place())
    page.draw()
    left, top, wide, high = page.bar
    on_bar = f"@{left + wide // 2},{top + high // 2}"
    slug = page.tab.games[0].slug
    assert run(context, shelf(context, Place()), on_bar) == ShelfChoice(Act.PLAY, slug)
    third = f"@{WIDE.rows.left + 2 * WIDE.rows.across + 9},{WIDE.rows.top + 9}"
    assert run(context, shelf(context, Place()), third) is None
    assert run(context, shelf(context, Place()), third, third) == ShelfChoice(Act.PLAY, page.tab.games[2].slug)


def test_a_large_collection_makes_nothing_slower() -> None:
    drawn: list[int] = []
    for count in (49, 500):
        monitor = Monitor()
        rows = CoverRows(monitor, WIDE.rows, [Marked("robac")] * count)
        rows.draw()
        before = monitor.raster.changes
        rows.choose(1)
        while still(rows.moving):
            rows.step()
        drawn.append(monitor.raster.changes - before)
        assert rows.above(-1) == -1
        assert rows.choose(count - 1)
    assert drawn[0] == drawn[1]


def test_a_page_at_rest_draws_nothing_but_what_lives(store: Store) -> None:
    context = context_of(store)
    page = Wall(context)
    page.draw()
    before = context.monitor.pixels()
    page.covers.step()
    assert context.monitor.pixels() is before


def test_covers_are_found_under_a_pixel() -> None:
    rows = CoverRows(Handset(), NARROW.rows, [Marked("robac")] * 9)
    assert rows.at(NARROW.rows.left + 1, NARROW.rows.top + 1) == 0
    assert rows.at(NARROW.rows.left + 67 + 1, NARROW.rows.top + 57 + 1) == 5
    assert rows.at(NARROW.rows.left + 67 + 1, NARROW.rows.top + 2 * 57 + 1) == -1
    assert rows.at(0, 0) == -1


def test_the_champion_stands_beside_the_set(store: Store) -> None:
    context = context_of(store)
    store.add_score(ScoreRow("nim", cartridge("nim").default_level, False, 1, "ION", 77, Outcome.WON.value))
    ShelfView(context, Place(slug="nim")).draw()
    assert "ION 77" in "\n".join(context.monitor.text_rows())
    assert c.BRIGHT_YELLOW in context.monitor.pixels()


@both_languages
@both_grids
@pytest.mark.parametrize("slug", ["nim", "noughts", "nimble"])
@pytest.mark.parametrize("score", [7, HIGH, 123_456_789])
@pytest.mark.parametrize("player", ["WWW", "MMMMMMMMMMMMMMMMMMMM"[:NAME_LENGTH]])
def test_a_score_is_never_shortened(
    store: Store, language: Language, grid: type[Monitor], slug: str, score: int, player: str
) -> None:
    game = cartridge(slug)
    context = context_of(store, language, grid)
    store.add_score(ScoreRow(slug, game.default_level, False, 1, player, score, Outcome.WON.value))
    page = ShelfView(context, Place(slug=slug))
    page.draw()
    assert not disorder(context.monitor)
    said = [words.text for words in context.monitor.written if str(score) in words.text.split()]
    assert len(said) == 2, "in the row along the top and beside the set"
    assert len(player) > 3 or any(player in words.text for words in context.monitor.written)


def test_theme_and_game_are_heard_in_turn_softly(store: Store) -> None:
    context = context_of(store)
    sound, machine = ShelfSound(context), Spectrum()
    heard: list[Behind] = []

    def follow() -> Behind:
        machine.end_frame()
        sound.step(machine)
        assert context.monitor.behind is not None
        context.monitor.behind.machine.speaker.take(context.monitor.behind.until)
        heard.append(context.monitor.behind)
        return heard[-1]

    while still(follow().machine is not machine):
        pass
    themes = heard[:-1]
    assert [now.until - before.until for before, now in pairwise(themes)] == [Monitor.FRAME] * (len(themes) - 1)
    assert abs(len(themes) * Monitor.FRAME / Monitor.CLOCK - read_piece(Piece("cabinet", "theme")).seconds) < 0.1
    games = [follow() for _ in range(GAMES_TURN - 1)]
    last = games[-1]
    assert {(behind.machine, behind.part) for behind in games} == {(machine, 1 / 8)}
    assert machine.frame * machine.FRAME - 2 * machine.FRAME <= last.until <= machine.frame * machine.FRAME
    assert follow().machine is not machine, "the theme again"
    context.preferences.shelf_sound = "off"
    sound.step(machine)
    assert context.monitor.behind is None


def test_without_a_game_in_the_set_the_theme_goes_round(store: Store) -> None:
    context = context_of(store)
    sound = ShelfSound(context)
    for _ in range(round(read_piece(Piece("cabinet", "theme")).seconds * 50) + 100):
        sound.step(None)
        assert context.monitor.behind is not None
        context.monitor.behind.machine.speaker.take(context.monitor.behind.until)


def test_now_and_then_a_cover_blinks_and_opens_its_eyes_again() -> None:
    monitor = Monitor()
    rows = CoverRows(monitor, WIDE.rows, [Marked("robac"), Marked("nim"), Marked("cave")])
    rows.draw()
    blinking, open_eyes = Blinking(monitor), monitor.pixels()
    for _ in range(EVERY):
        blinking.step(rows)
    assert monitor.pixels() != open_eyes
    for _ in range(CLOSED):
        blinking.step(rows)
    assert monitor.pixels() == open_eyes


def test_what_is_on_the_shelf_is_read_in_one_frame_and_drawn_in_the_next(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = [count_calls(store, monkeypatch, name) for name in ("scores", "results", "played", "newest_score")]
    context = context_of(store)
    page, before = context.show(shelf(context, Place())), context.monitor.pixels()
    next(page)
    gathered = [len(calls) for calls in asked]
    assert all(gathered)
    assert context.monitor.pixels() == before
    next(page)
    assert [len(calls) for calls in asked] == gathered
    assert context.monitor.pixels() != before
