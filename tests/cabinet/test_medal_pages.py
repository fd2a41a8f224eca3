"""A game's medals, and the wall of them over all games: pictures, words that fit, the way there and back."""

from dataclasses import replace
from pathlib import Path

import pytest

from arcade.cabinet.catalogue import cartridge, slugs
from arcade.cabinet.front import medal_wall as wall_module
from arcade.cabinet.front.cover_rows import SLIDE
from arcade.cabinet.front.medal_wall import WIDE, MedalWall, medal_wall
from arcade.cabinet.pages import medals as page_module
from arcade.cabinet.pages import strings
from arcade.cabinet.pages.medal_words import medal_words
from arcade.cabinet.pages.medals import MedalPage, medal_page
from arcade.cabinet.paint.covers import cover_sprite, dim_sprite
from arcade.cabinet.paint.prizes import coin
from arcade.cabinet.setups import Variant
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.stage import Stage
from arcade.cabinet.storage.careers import Finished
from arcade.cabinet.storage.medals import goal_words, goals
from arcade.cabinet.storage.store import Store
from arcade.machine.monitor import Handset, Monitor
from arcade.toolkit.contract.cartridge import Goal, Scoring
from arcade.toolkit.contract.languages import LANGUAGES, Language
from tests.cabinet.golden_pages import both_grids, both_languages, compare, count_calls, disorder, seen, stage_of
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
        store.note_result(player, slug, Finished(level, 1, "won" if goal.won else "lost", score, 900), DAY)


def some(store: Store) -> None:
    """Win some medals of some games."""
    for place, slug in enumerate(slugs()):
        win(store, slug, 0 if place % 3 == 0 else place * 7 % 4)


def words(stage: Stage) -> str:
    return "\n".join(stage.monitor.text_rows())


@pytest.fixture
def stage(store: Store) -> Stage:
    return stage_of(store)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", ["triplet", "tetris"])
def test_who_was_helped_is_told_that_help_takes_silver_and_gold(store: Store, slug: str, language: Language) -> None:
    """Else the very page that shows a game that reached the goal says no more than that the medal is not there yet."""
    game, stage = cartridge(slug), stage_of(store, language)
    goal = goals(game)[2]
    reached = Finished(game.levels.ladder[goal.level - 1], 1, "won", goal.score or 1, 900, original=False, aided=True)

    def told(*finished: Finished) -> list[str]:
        return [one.so_far for one in medal_words(stage, game, finished, False)]

    won, helped = stage.text(strings.HAS_IT), stage.text(strings.NOT_AIDED)
    assert told(reached) == [won, helped, helped]
    assert told(reached, replace(reached, aided=False)) == [won, won, won]
    assert helped not in told(replace(reached, original=True), replace(reached, seats=2))


class TestOfAGame:
    """The page of one game."""

    @both_grids
    @both_languages
    def test_picture(
        self, store: Store, language: Language, grid: type[Monitor], update_golden: bool, tmp_path: Path
    ) -> None:
        store.note_result("AAA", "robac", Finished(2, 1, "over", 1_780, 900), DAY)
        stage = stage_of(store, language, grid)
        seen(stage, medal_page(stage, game_of("robac"), AS_EVER))
        compare(stage, "medals", update_golden, tmp_path)

    @both_grids
    def test_all_won(self, store: Store, grid: type[Monitor], update_golden: bool, tmp_path: Path) -> None:
        win(store, "nim", 3)
        stage = stage_of(store, "ro", grid)
        seen(stage, medal_page(stage, game_of("nim"), AS_EVER))
        compare(stage, "medals-won", update_golden, tmp_path)

    def test_what_is_won_says_when_and_what_is_not_how_far_it_is(self, stage: Stage) -> None:
        win(stage.store, "nim", 2)
        MedalPage(stage, game_of("nim"), AS_EVER).draw()
        assert words(stage).count("won · 11 May") == 2
        assert "level 2 of 4" in words(stage)
        assert "2 medals of 3" in words(stage)

    @pytest.mark.parametrize(
        ("keys", "level"), [((), 2), (("left",), 1), (("right",), 5), (("right", "right"), 1), (("up", "down"), 2)]
    )
    def test_fire_plays_for_the_chosen_one(self, stage: Stage, keys: tuple[str, ...], level: int) -> None:
        win(stage.store, "robac", 1)
        assert seen(stage, medal_page(stage, game_of("robac"), AS_EVER), *keys, "return") == Variant(level, 1, False)

    def test_at_the_players_own_level_if_that_is_high_enough(self, stage: Stage) -> None:
        assert seen(stage, medal_page(stage, game_of("robac"), Variant(4, 1, False)), "return") == Variant(4, 1, False)

    def test_back_plays_nothing(self, stage: Stage) -> None:
        assert seen(stage, medal_page(stage, game_of("robac"), Variant(4, 1, False)), "escape") is None

    @both_grids
    def test_with_the_mouse(self, store: Store, grid: type[Monitor]) -> None:
        stage = stage_of(store, "en", grid)
        page = MedalPage(stage, game_of("robac"), AS_EVER)
        left, top, _, _ = page.places.medals[2]
        bar_left, bar_top, _, _ = page.places.bar
        gold, bar = f"@{left + 20},{top + 20}", f"@{bar_left + 20},{bar_top + 5}"
        assert seen(stage, medal_page(stage, game_of("robac"), AS_EVER), "@2,2", gold) is ...
        assert seen(stage, medal_page(stage, game_of("robac"), AS_EVER), gold, gold) == Variant(5, 1, False)
        assert seen(stage, medal_page(stage, game_of("robac"), AS_EVER), gold, bar) == Variant(5, 1, False)

    @pytest.mark.rotates(4)
    @both_grids
    @both_languages
    @pytest.mark.parametrize("slug", slugs())
    def test_every_games_words_fit(self, store: Store, slug: str, language: Language, grid: type[Monitor]) -> None:
        game = cartridge(slug)
        stage = stage_of(store, language, grid)
        near = HIGH if game.scoring is Scoring.LOWEST else 1
        for lost in (None, Finished(game.levels.hardest, 1, "lost", near, 900)):
            if lost is not None:
                store.note_result("AAA", slug, lost, "1987-05-11")
            for medals in range(4):
                win(store, slug, medals)
                for chosen in range(3):
                    page = MedalPage(stage, game_of(slug), AS_EVER)
                    page.chosen = chosen
                    page.draw()
                    assert not disorder(stage.monitor)

    def test_at_rest_nothing_is_drawn(self, stage: Stage) -> None:
        page = medal_page(stage, game_of("robac"), AS_EVER)
        seen(stage, page)
        shown = stage.monitor.pixels()
        seen(stage, page)
        assert stage.monitor.pixels() is shown


class TestWall:
    """All of them."""

    @both_grids
    @both_languages
    def test_picture(
        self, store: Store, language: Language, grid: type[Monitor], update_golden: bool, tmp_path: Path
    ) -> None:
        some(store)
        stage = stage_of(store, language, grid)
        page = medal_wall(stage)
        seen(stage, page, "down", "right", frames=len(SLIDE))
        compare(stage, "medal-wall", update_golden, tmp_path)

    def test_what_was_won_is_read_and_drawn_in_two_frames(self, stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
        asked = count_calls(stage.store, monkeypatch, "bests")
        page, before = medal_wall(stage), stage.monitor.pixels()
        next(page)
        assert (len(asked), stage.monitor.pixels()) == (1, before)
        next(page)
        assert len(asked) == 1
        assert stage.monitor.pixels() != before

    def test_nothing_won(self, stage: Stage, update_golden: bool, tmp_path: Path) -> None:
        seen(stage, medal_wall(stage))
        compare(stage, "medal-wall-empty", update_golden, tmp_path)
        assert "0 medals of" in words(stage)

    def test_everything_won(self, stage: Stage, update_golden: bool, tmp_path: Path) -> None:
        for slug in slugs():
            win(stage.store, slug, 3)
        seen(stage, medal_wall(stage))
        compare(stage, "medal-wall-won", update_golden, tmp_path)
        assert f"{3 * len(slugs())} medals of {3 * len(slugs())}" in words(stage)
        assert "All three medals" in words(stage)

    @both_grids
    @both_languages
    def test_every_note_fits(self, store: Store, language: Language, grid: type[Monitor]) -> None:
        stage = stage_of(store, language, grid)
        for medals in range(4):
            page = MedalWall(stage)
            page.draw()
            for place, game in enumerate(page.games):
                page.covers.choose(place)
                page.draw_note()
                assert not disorder(stage.monitor)
                win(store, game.slug, medals + 1 if medals < 3 else 0)
                near = HIGH if game.cartridge.scoring is Scoring.LOWEST else 1
                store.note_result("AAA", game.slug, Finished(game.cartridge.levels.hardest, 1, "lost", near, 9))

    def test_a_cover_is_lit_by_the_first_medal(self, stage: Stage) -> None:
        page = MedalWall(stage)
        page.draw()
        rect = (WIDE.left + WIDE.across, WIDE.top, 64, 48)
        assert stage.monitor.raster.cut(rect).rows == dim_sprite(page.games[1].slug).rows
        win(stage.store, page.games[1].slug, 1)
        page = MedalWall(stage)
        page.draw()
        assert stage.monitor.raster.cut(rect).rows == cover_sprite(page.games[1].slug).rows

    def test_it_is_somebody_elses_for_somebody_else(self, stage: Stage) -> None:
        win(stage.store, "nim", 3, "ANA")
        assert not any(map(any, MedalWall(stage).won.values()))
        stage.set("initials", "ANA")
        assert MedalWall(stage).won["nim"] == (True, True, True)

    def test_steering(self, stage: Stage) -> None:
        order = [game.slug for game in MedalWall(stage).games]
        assert seen(stage, medal_wall(stage), "right", "down", "left", "return") == order[7]
        assert seen(stage, medal_wall(stage), "left", "return") == order[-1]
        assert seen(stage, medal_wall(stage, order[20]), "up", "return") == order[13]
        assert seen(stage, medal_wall(stage), "up", "return") == order[(len(order) - 1) // 7 * 7]
        titles = [cartridge(slug).title.english.removeprefix("The ") for slug in order]
        letter = next(place for place, title in enumerate(titles) if title.startswith("N") and place)
        assert seen(stage, medal_wall(stage), "n", "return") == order[letter]
        assert seen(stage, medal_wall(stage), "page down", "page down", "return") == order[42]
        assert seen(stage, medal_wall(stage, order[9]), "escape") == ""
        third = f"@{WIDE.left + 2 * WIDE.across + 9},{WIDE.top + 9}"
        assert seen(stage, medal_wall(stage), third, third) == order[2]

    def test_five_hundred_games_scroll_and_only_what_is_seen_is_drawn(
        self, stage: Stage, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        drawn: list[int] = []
        for count in (49, 500):
            many = [Game(f"g-{number}", cartridge("nim")) for number in range(count)]
            monkeypatch.setattr(wall_module, "in_house_order", lambda many=many: many)
            monkeypatch.setattr(
                wall_module, "medals_of_all", lambda _, many=many: {one.slug: (True, False, False) for one in many}
            )
            before = stage.monitor.raster.changes
            page = medal_wall(stage)
            seen(stage, page, "right", "down", frames=len(SLIDE))
            drawn.append(stage.monitor.raster.changes - before)
            assert seen(stage, page, "left", "left", "return", frames=len(SLIDE)) == many[6].slug
        assert drawn[0] == drawn[1]

    def test_without_any_game_there_is_only_the_way_back(self, stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(wall_module, "in_house_order", list)
        monkeypatch.setattr(wall_module, "medals_of_all", lambda _: {})
        assert seen(stage, medal_wall(stage), "return", "right", "down", "page down", "a", "escape") == ""

    def test_it_follows_a_screen_that_is_turned(self, stage: Stage) -> None:
        page = medal_wall(stage, "nim")
        seen(stage, page)
        stage.fit(*Handset.SIZE)
        seen(stage, page)
        assert isinstance(stage.monitor, Handset)
        assert stage.text(cartridge("nim").title).upper() in words(stage).upper()
        assert seen(stage, page, "return") == "nim"

    def test_the_coins_of_the_row_above_stay(self, stage: Stage) -> None:
        """The frame of the chosen cover lies between them and the cover."""
        for slug in slugs():
            win(stage.store, slug, 3)
        page = medal_wall(stage)
        seen(stage, page)
        left = WIDE.left + WIDE.across
        before = stage.monitor.raster.cut((left, WIDE.top + 48, 64, WIDE.down - 48))
        seen(stage, page, "right", "down", frames=9)
        after = stage.monitor.raster.cut((left, WIDE.top + 48, 64, WIDE.down - 48))
        high = coin(0).height
        top = WIDE.down - 48 - 4 - high
        assert before.rows[top : top + high] == after.rows[top : top + high]


@pytest.mark.usefixtures("fake_games")
class TestTheWayThere:
    """In the arcade, with stick and one button."""

    def test_from_the_menu_to_play(self, store: Store) -> None:
        player = Player(store)
        player.press("escape").until("Players and medals")
        player.joy("down", "down", "down", "down", "fire").until("Nothing finished yet")
        player.joy("down", "fire").until("0 medals of 9")
        player.joy("fire").until("0 medals of 3")
        player.joy("fire").pause(10)
        assert player.playing

    def test_back_again(self, store: Store) -> None:
        player = Player(store).press("escape", "down", "down", "down", "down", "return").until("Nothing finished yet")
        player.press("down", "return").until("0 medals of 9")
        player.press("return").until("0 medals of 3").press("escape").until("0 medals of 9")
        player.press("escape").until("Nothing finished yet").press("escape").pause(5)
        assert player.at_shelf

    def test_from_a_games_own_page_a_medal_is_played_for(self, store: Store) -> None:
        player = Player(store).page("catcher").press("m", "return").until("0 medals of 3")
        player.press("right", "return").pause(10)
        assert player.playing
        setup = player.play.run.session.setup
        assert (setup.level, setup.seats) == (goals(cartridge("catcher"))[1].level, 1)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_results_of_a_game_that_is_gone_do_no_harm(self, store: Store, language: Language) -> None:
        store.note_result("AAA", "a-game-that-is-gone", Finished(1, 1, "won", 1, 1), DATE)
        stage = stage_of(store, language)
        seen(stage, medal_wall(stage), "right")
        assert len(MedalWall(stage).won) == 3


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
