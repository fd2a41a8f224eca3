"""A game's medals, and the wall of them over all games: pictures, words that fit, the way there and back."""

from dataclasses import replace
from pathlib import Path

import pytest

from arcade.cabinet.catalogue import cartridge, slugs
from arcade.cabinet.front import medal_wall as wall_module
from arcade.cabinet.front.cover_rows import SLIDE
from arcade.cabinet.front.medal_wall import WIDE, MedalWall, medal_wall
from arcade.cabinet.page_context import PageContext
from arcade.cabinet.pages import medals as page_module
from arcade.cabinet.pages import strings
from arcade.cabinet.pages.medal_words import medal_words
from arcade.cabinet.pages.medals import MedalPage, medal_page
from arcade.cabinet.paint.covers import cover_sprite, dim_sprite
from arcade.cabinet.paint.prizes import coin
from arcade.cabinet.setups import Variant
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.storage.careers import FinishedGame
from arcade.cabinet.storage.medals import goal_words, goals
from arcade.cabinet.storage.store import Store
from arcade.machine.monitor import Handset, Monitor
from arcade.toolkit.contract.cartridge import Goal, Scoring
from arcade.toolkit.contract.languages import LANGUAGES, Language
from tests.cabinet.golden_pages import both_grids, both_languages, compare, context_of, count_calls, disorder, seen
from tests.cabinet.player import DATE, Player

DAY = "1988-05-11"
HIGH = 1_234_567
AS_EVER = Variant(1, 1, False)


def game_of(slug: str) -> Game:
    return Game(slug, cartridge(slug))


def win(store: Store, slug: str, medals: int, player: str = "AAA") -> None:
    """Let a player win so many medals of a game."""
    game = cartridge(slug)
    for goal in goals(game)[:medals]:
        score = 1 if goal.score is None else goal.score
        level = game.levels.ladder[goal.level - 1]
        store.note_result(player, slug, FinishedGame(level, 1, "won" if goal.won else "lost", score, 900), DAY)


def some(store: Store) -> None:
    """Win some medals of some games."""
    for place, slug in enumerate(slugs()):
        win(store, slug, 0 if place % 3 == 0 else place * 7 % 4)


def words(context: PageContext) -> str:
    return "\n".join(context.monitor.text_rows())


@pytest.fixture
def context(store: Store) -> PageContext:
    return context_of(store)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", ["triplet", "tetris"])
def test_who_was_helped_is_told_that_help_takes_silver_and_gold(store: Store, slug: str, language: Language) -> None:
    """Else the very page that shows a game that reached the goal says no more than that the medal is not there yet."""
    game, context = cartridge(slug), context_of(store, language)
    goal = goals(game)[2]
    reached = FinishedGame(
        game.levels.ladder[goal.level - 1], 1, "won", goal.score or 1, 900, original=False, assisted=True
    )

    def told(*finished: FinishedGame) -> list[str]:
        return [one.so_far for one in medal_words(context, game, finished, False)]

    won, helped = context.text(strings.HAS_IT), context.text(strings.NOT_ASSISTED)
    assert told(reached) == [won, helped, helped]
    assert told(reached, replace(reached, assisted=False)) == [won, won, won]
    assert helped not in told(replace(reached, original=True), replace(reached, seats=2))


class TestOfAGame:
    """The page of one game."""

    @both_grids
    @both_languages
    def test_picture(
        self, store: Store, language: Language, grid: type[Monitor], update_golden: bool, tmp_path: Path
    ) -> None:
        store.note_result("AAA", "robac", FinishedGame(2, 1, "over", 1_780, 900), DAY)
        context = context_of(store, language, grid)
        seen(context, medal_page(context, game_of("robac"), AS_EVER))
        compare(context, "medals", update_golden, tmp_path)

    @both_grids
    def test_all_won(self, store: Store, grid: type[Monitor], update_golden: bool, tmp_path: Path) -> None:
        win(store, "nim", 3)
        context = context_of(store, "ro", grid)
        seen(context, medal_page(context, game_of("nim"), AS_EVER))
        compare(context, "medals-won", update_golden, tmp_path)

    def test_what_is_won_says_when_and_what_is_not_how_far_it_is(self, context: PageContext) -> None:
        win(context.store, "nim", 2)
        MedalPage(context, game_of("nim"), AS_EVER).draw()
        assert words(context).count("won · 11 May") == 2
        assert "level 2 of 4" in words(context)
        assert "2 medals of 3" in words(context)

    @pytest.mark.parametrize(
        ("keys", "level"), [((), 2), (("left",), 1), (("right",), 5), (("right", "right"), 1), (("up", "down"), 2)]
    )
    def test_fire_plays_for_the_chosen_one(self, context: PageContext, keys: tuple[str, ...], level: int) -> None:
        win(context.store, "robac", 1)
        assert seen(context, medal_page(context, game_of("robac"), AS_EVER), *keys, "return") == Variant(
            level, 1, False
        )

    def test_at_the_players_own_level_if_that_is_high_enough(self, context: PageContext) -> None:
        assert seen(context, medal_page(context, game_of("robac"), Variant(4, 1, False)), "return") == Variant(
            4, 1, False
        )

    def test_back_plays_nothing(self, context: PageContext) -> None:
        assert seen(context, medal_page(context, game_of("robac"), Variant(4, 1, False)), "escape") is None

    @both_grids
    def test_with_the_mouse(self, store: Store, grid: type[Monitor]) -> None:
        context = context_of(store, "en", grid)
        page = MedalPage(context, game_of("robac"), AS_EVER)
        left, top, _, _ = page.places.medals[2]
        bar_left, bar_top, _, _ = page.places.bar
        gold, bar = f"@{left + 20},{top + 20}", f"@{bar_left + 20},{bar_top + 5}"
        assert seen(context, medal_page(context, game_of("robac"), AS_EVER), "@2,2", gold) is ...
        assert seen(context, medal_page(context, game_of("robac"), AS_EVER), gold, gold) == Variant(5, 1, False)
        assert seen(context, medal_page(context, game_of("robac"), AS_EVER), gold, bar) == Variant(5, 1, False)

    @pytest.mark.rotates(8)
    @both_grids
    @both_languages
    @pytest.mark.parametrize("slug", slugs())
    def test_every_games_words_fit(self, store: Store, slug: str, language: Language, grid: type[Monitor]) -> None:
        game = cartridge(slug)
        context = context_of(store, language, grid)
        near = HIGH if game.scoring is Scoring.LOWEST else 1
        for lost in (None, FinishedGame(game.levels.hardest, 1, "lost", near, 900)):
            if lost is not None:
                store.note_result("AAA", slug, lost, "1987-05-11")
            for medals in range(4):
                win(store, slug, medals)
                for chosen in range(3):
                    page = MedalPage(context, game_of(slug), AS_EVER)
                    page.chosen = chosen
                    page.draw()
                    assert not disorder(context.monitor)

    def test_at_rest_nothing_is_drawn(self, context: PageContext) -> None:
        page = medal_page(context, game_of("robac"), AS_EVER)
        seen(context, page)
        shown = context.monitor.pixels()
        seen(context, page)
        assert context.monitor.pixels() is shown


class TestWall:
    """All of them."""

    @both_grids
    @both_languages
    def test_picture(
        self, store: Store, language: Language, grid: type[Monitor], update_golden: bool, tmp_path: Path
    ) -> None:
        some(store)
        context = context_of(store, language, grid)
        page = medal_wall(context)
        seen(context, page, "down", "right", frames=len(SLIDE))
        compare(context, "medal-wall", update_golden, tmp_path)

    def test_what_was_won_is_read_and_drawn_in_two_frames(
        self, context: PageContext, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        asked = count_calls(context.store, monkeypatch, "bests")
        page, before = medal_wall(context), context.monitor.pixels()
        next(page)
        assert (len(asked), context.monitor.pixels()) == (1, before)
        next(page)
        assert len(asked) == 1
        assert context.monitor.pixels() != before

    def test_nothing_won(self, context: PageContext, update_golden: bool, tmp_path: Path) -> None:
        seen(context, medal_wall(context))
        compare(context, "medal-wall-empty", update_golden, tmp_path)
        assert "0 medals of" in words(context)

    def test_everything_won(self, context: PageContext, update_golden: bool, tmp_path: Path) -> None:
        for slug in slugs():
            win(context.store, slug, 3)
        seen(context, medal_wall(context))
        compare(context, "medal-wall-won", update_golden, tmp_path)
        assert f"{3 * len(slugs())} medals of {3 * len(slugs())}" in words(context)
        assert "All three medals" in words(context)

    @both_grids
    @both_languages
    def test_every_note_fits(self, store: Store, language: Language, grid: type[Monitor]) -> None:
        context = context_of(store, language, grid)
        for medals in range(4):
            page = MedalWall(context)
            page.draw()
            for place, game in enumerate(page.games):
                page.covers.choose(place)
                page.draw_note()
                assert not disorder(context.monitor)
                win(store, game.slug, medals + 1 if medals < 3 else 0)
                near = HIGH if game.cartridge.scoring is Scoring.LOWEST else 1
                store.note_result("AAA", game.slug, FinishedGame(game.cartridge.levels.hardest, 1, "lost", near, 9))

    def test_a_cover_is_lit_by_the_first_medal(self, context: PageContext) -> None:
        page = MedalWall(context)
        page.draw()
        rect = (WIDE.left + WIDE.across, WIDE.top, 64, 48)
        assert context.monitor.raster.cut(rect).rows == dim_sprite(page.games[1].slug).rows
        win(context.store, page.games[1].slug, 1)
        page = MedalWall(context)
        page.draw()
        assert context.monitor.raster.cut(rect).rows == cover_sprite(page.games[1].slug).rows

    def test_it_is_somebody_elses_for_somebody_else(self, context: PageContext) -> None:
        win(context.store, "nim", 3, "ANA")
        assert not any(map(any, MedalWall(context).won.values()))
        context.set("initials", "ANA")
        assert MedalWall(context).won["nim"] == (True, True, True)

    def test_steering(self, context: PageContext) -> None:
        order = [game.slug for game in MedalWall(context).games]
        assert seen(context, medal_wall(context), "right", "down", "left", "return") == order[7]
        assert seen(context, medal_wall(context), "left", "return") == order[-1]
        assert seen(context, medal_wall(context, order[20]), "up", "return") == order[13]
        assert seen(context, medal_wall(context), "up", "return") == order[(len(order) - 1) // 7 * 7]
        titles = [cartridge(slug).title.english.removeprefix("The ") for slug in order]
        letter = next(place for place, title in enumerate(titles) if title.startswith("N") and place)
        assert seen(context, medal_wall(context), "n", "return") == order[letter]
        assert seen(context, medal_wall(context), "page down", "page down", "return") == order[42]
        assert seen(context, medal_wall(context, order[9]), "escape") == ""
        third = f"@{WIDE.left + 2 * WIDE.across + 9},{WIDE.top + 9}"
        assert seen(context, medal_wall(context), third, third) == order[2]

    def test_five_hundred_games_scroll_and_only_what_is_seen_is_drawn(
        self, context: PageContext, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        drawn: list[int] = []
        for count in (49, 500):
            many = [Game(f"g-{number}", cartridge("nim")) for number in range(count)]
            monkeypatch.setattr(wall_module, "in_wall_order", lambda many=many: many)
            monkeypatch.setattr(
                wall_module, "medals_of_all", lambda _, many=many: {one.slug: (True, False, False) for one in many}
            )
            before = context.monitor.raster.changes
            page = medal_wall(context)
            seen(context, page, "right", "down", frames=len(SLIDE))
            drawn.append(context.monitor.raster.changes - before)
            assert seen(context, page, "left", "left", "return", frames=len(SLIDE)) == many[6].slug
        assert drawn[0] == drawn[1]

    def test_without_any_game_there_is_only_the_way_back(
        self, context: PageContext, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(wall_module, "in_wall_order", list)
        monkeypatch.setattr(wall_module, "medals_of_all", lambda _: {})
        assert seen(context, medal_wall(context), "return", "right", "down", "page down", "a", "escape") == ""

    def test_it_follows_a_screen_that_is_turned(self, context: PageContext) -> None:
        page = medal_wall(context, "nim")
        seen(context, page)
        context.fit(*Handset.SIZE)
        seen(context, page)
        assert isinstance(context.monitor, Handset)
        assert context.text(cartridge("nim").title).upper() in words(context).upper()
        assert seen(context, page, "return") == "nim"

    def test_the_coins_of_the_row_above_stay(self, context: PageContext) -> None:
        """The frame of the chosen cover lies between them and the cover."""
        for slug in slugs():
            win(context.store, slug, 3)
        page = medal_wall(context)
        seen(context, page)
        left = WIDE.left + WIDE.across
        before = context.monitor.raster.cut((left, WIDE.top + 48, 64, WIDE.down - 48))
        seen(context, page, "right", "down", frames=9)
        after = context.monitor.raster.cut((left, WIDE.top + 48, 64, WIDE.down - 48))
        high = coin(0).height
        top = WIDE.down - 48 - 4 - high
        assert before.rows[top : top + high] == after.rows[top : top + high]


@pytest.mark.usefixtures("fake_games")
class TestTheWayThere:
    """In the arcade, with stick and one button."""

    def test_from_the_menu_to_play(self, store: Store) -> None:
        player = Player(store)
        player.press("escape").until("Players and medals")
        player.joy("down", "down", "down", "down", "fire").until("No finished games yet")
        player.joy("down", "fire").until("0 medals of 9")
        player.joy("fire").until("0 medals of 3")
        player.joy("fire").pause(10)
        assert player.playing

    def test_back_again(self, store: Store) -> None:
        player = Player(store).press("escape", "down", "down", "down", "down", "return").until("No finished games yet")
        player.press("down", "return").until("0 medals of 9")
        player.press("return").until("0 medals of 3").press("escape").until("0 medals of 9")
        player.press("escape").until("No finished games yet").press("escape").pause(5)
        assert player.at_shelf

    def test_from_a_games_own_page_a_medal_is_played_for(self, store: Store) -> None:
        player = Player(store).page("catcher").press("m", "return").until("0 medals of 3")
        player.press("right", "return").pause(10)
        assert player.playing
        setup = player.play.run.session.setup
        assert (setup.level, setup.seats) == (goals(cartridge("catcher"))[1].level, 1)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_results_of_a_game_that_is_gone_do_no_harm(self, store: Store, language: Language) -> None:
        store.note_result("AAA", "a-game-that-is-gone", FinishedGame(1, 1, "won", 1, 1), DATE)
        context = context_of(store, language)
        seen(context, medal_wall(context), "right")
        assert len(MedalWall(context).won) == 3


def test_panels_do_not_overlap() -> None:
    for places in (page_module.WIDE, page_module.NARROW):
        tops = [(top, top + high) for _, top, _, high in (*places.medals, places.player)]
        assert all(low <= places.player[1] for _, low in tops[:3])


@pytest.mark.parametrize(
    ("slug", "score", "en", "ro"),
    [
        ("tetris", 1, "1 point", "1 punct"),
        ("tetris", 300, "300 points", "300 de puncte"),
        ("imphex", 1, "1 win in a row", "1 victorie la rând"),
        ("fortune-wheel", 20, "20 lei", "20 de lei"),
        ("hanoi", 1, "1 over par", "1 peste normă"),
    ],
)
def test_the_score_of_a_goal_is_counted_as_it_is_said(slug: str, score: int, en: str, ro: str) -> None:
    said = tuple(goal_words(language, cartridge(slug), Goal(1, score=score)) for language in LANGUAGES)
    assert said == (en, ro)
