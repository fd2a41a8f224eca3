"""What is seen when nobody plays: its order, its pictures, what is heard of it, and that it leaves no trace."""

import gc
import weakref
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice, pairwise, product
from pathlib import Path
from typing import Any

import pytest

from arcade.cabinet import page_context, strings
from arcade.cabinet.attract import posters
from arcade.cabinet.attract.attract import Programme, attract
from arcade.cabinet.attract.champions import own_lines
from arcade.cabinet.attract.game_scene import SNOW, GameScene
from arcade.cabinet.attract.live_game import SECONDS, LiveGame
from arcade.cabinet.attract.order import Order
from arcade.cabinet.attract.posters import ChallengeOfTheDay, Kind, Title
from arcade.cabinet.attract.scene import DARK, LIT, Scene
from arcade.cabinet.attract.table_scene import FRAMES, TableScene
from arcade.cabinet.catalogue import cartridge, slugs
from arcade.cabinet.front.collection import in_wall_order
from arcade.cabinet.front.medal_wall import medal_wall
from arcade.cabinet.front.wall import wall
from arcade.cabinet.page_context import PageContext, Screen
from arcade.cabinet.pages.medals import medal_page
from arcade.cabinet.pages.message import question
from arcade.cabinet.pages.more import more
from arcade.cabinet.pages.players import players
from arcade.cabinet.pages.scores import scores
from arcade.cabinet.pages.setup import setup
from arcade.cabinet.replays.game_name import GameName
from arcade.cabinet.replays.session import Session
from arcade.cabinet.scoring.daily import Challenge
from arcade.cabinet.setups import Variant, usual_variant
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.storage.scores import ScoreRow
from arcade.cabinet.storage.store import Store
from arcade.machine.keyboard import NO_KEYS
from arcade.machine.machine import Machine
from arcade.machine.monitor import Monitor
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.languages import LANGUAGES, Language
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.texts import Text
from tests.cabinet.golden_pages import GRIDS, both_grids, both_languages, compare, context_of, disorder
from tests.cabinet.player import DATE, Player
from tests.cabinet.test_pause import run_of
from tests.patience import still

LONGEST = ScoreRow("catcher", 1, False, 1, "WWW", 12_345_678, Outcome.WON.value, DATE, "", True)


def game_of(slug: str) -> Game:
    return Game(slug, cartridge(slug))


def shown(context: PageContext, scene: Scene, frames: int) -> Iterator[bytes]:
    """The pictures of a scene."""
    scene.draw()
    for frame in range(frames):
        if not scene.step(frame):
            return
        scene.draw_bar(frame)
        context.monitor.end_frame()
        wrong = disorder(context.monitor)
        assert not wrong, wrong
        yield context.monitor.pixels()


def played(store: Store, frames: int = 700) -> list[ScoreRow]:
    """A champion's game that was kept, of several in its run."""
    run = run_of("catcher", frames=frames)
    result = run.session.results[-1]
    assert result.score is not None
    row = ScoreRow("catcher", 1, False, 1, "ANA", result.score, result.outcome.value, DATE)
    store.add_score(row, run.replay())
    return store.scores("catcher", 1, False)


def test_every_game_comes_before_any_comes_again_and_none_twice_running() -> None:
    games = in_wall_order()[:5]
    for seed in range(40):
        order = Order(games, SplitMix(seed))
        dealt = [order.next().slug for _ in range(50)]
        for start in range(0, 50, 5):
            assert len(set(dealt[start : start + 5])) == 5
        assert all(one != other for one, other in pairwise(dealt))
    only = Order(games[:1], SplitMix(1))
    assert [only.next().slug for _ in range(3)] == [games[0].slug] * 3


@pytest.mark.usefixtures("fake_games")
class TestProgramme:
    def test_something_stands_between_one_game_and_the_next(self, store: Store) -> None:
        kinds = [type(scene) for scene in islice(Programme(context_of(store)).scenes(), 40)]
        assert {Title, GameScene, ChallengeOfTheDay} <= set(kinds)
        for one, other in pairwise(kinds):
            assert one is not other or one is not GameScene

    def test_a_game_that_was_played_is_followed_by_its_best_players(self, store: Store) -> None:
        played(store)
        scenes = list(islice(Programme(context_of(store)).scenes(), 40))
        follows = [after for before, after in pairwise(scenes) if isinstance(before, GameScene)]
        assert any(isinstance(scene, TableScene) for scene in follows)

    def test_the_page_that_was_left_is_found_as_it_was(self, store: Store) -> None:
        context = context_of(store)
        own, before = context.monitor, context.monitor.pixels()
        show = attract(context)
        pictures = {bytes(next(show).pixels()) for _ in range(30)}
        assert len(pictures) > 20
        assert context.monitor is not own
        context.begin(frozenset(("x",)))
        assert next(show, None) is None
        assert context.monitor is own
        assert own.pixels() is before

    def test_a_screen_of_another_shape_ends_it(self, store: Store) -> None:
        context = context_of(store)
        show = attract(context)
        next(show)
        context.fit(400, 900)
        telephone = context.monitor
        assert next(show, None) is None
        assert context.monitor is telephone

    def test_without_a_game_there_is_the_title(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("arcade.cabinet.attract.attract.in_wall_order", list)
        monkeypatch.setattr(posters.Title, "frames", 5)
        show = attract(context_of(store))
        assert [next(show) for _ in range(20)]

    def test_games_that_break_are_left_out(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        def broken(*_: object) -> None:
            raise OSError("no such thing")

        monkeypatch.setattr("arcade.cabinet.replays.demonstration.Session", broken)
        context = context_of(store)
        assert len(list(shown(context, GameScene(context, LiveGame(context, game_of("catcher"), [])), 200))) == SNOW

    def test_games_are_let_go_when_they_were_seen(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        begun: list[weakref.ref[Session]] = []

        class Noted(Session):
            def __init__(self, *values: Any) -> None:
                super().__init__(*values)
                begun.append(weakref.ref(self))

        monkeypatch.setattr("arcade.cabinet.replays.demonstration.Session", Noted)
        settled: list[int] = []
        context = context_of(store)
        context.clock_and_seeds = replace(context.clock_and_seeds, settle=lambda: settled.append(1))
        page = context.show(attract(context))
        while still(len(begun) < 3):
            context.begin(NO_KEYS)
            next(page)
        gc.collect()
        assert sum(session() is not None for session in begun) <= 2, "the one that is seen, and the next"
        assert not settled, "what is there when the process is told so stays for good"

    def test_the_champions_game_is_seen_from_near_its_end(self, store: Store) -> None:
        rows = played(store, 3_000)
        replay = store.replay(rows[0].replay)
        assert replay is not None
        context = context_of(store)
        live = LiveGame(context, game_of("catcher"), rows)
        assert live.champion == rows[0]
        while still(not live.prepare()):
            pass
        assert live.machine is not None
        end = replay.results[-1].frame
        assert end - SECONDS * 50 <= live.machine.frame < end
        seen = 0
        while still(live.step()):
            seen += 1
        assert end < live.machine.frame <= end + 200
        assert seen < (SECONDS + 1) * 50

    def test_what_is_heard_is_the_operators_wish(self, store: Store) -> None:
        for setting, heard in (("off", False), ("low", True), ("on", True)):
            context = context_of(store)
            context.preferences.attract_sound = setting
            scene = GameScene(context, LiveGame(context, game_of("catcher"), []))
            list(shown(context, scene, SNOW + 30))
            assert (context.monitor.behind is not None) is heard
            context.monitor.behind = None
            list(shown(context, Title(context, in_wall_order()), 3))
            assert (context.monitor.behind is not None) is heard

    def test_calm_there_is_no_snow_and_the_bar_does_not_blink(self, store: Store) -> None:
        pictures: dict[bool, tuple[int, int]] = {}
        for calm in (False, True):
            context = context_of(store)
            context.preferences.calm = calm
            scene = GameScene(context, LiveGame(context, game_of("catcher"), []))
            snow = set(shown(context, scene, SNOW))
            bar = set(
                islice(
                    shown(
                        context,
                        TableScene(context, game_of("catcher"), own_lines(game_of("catcher"), [LONGEST])),
                        LIT + DARK,
                    ),
                    50,
                    None,
                )
            )
            pictures[calm] = len(snow), len(bar)
        assert pictures == {False: (SNOW, 2), True: (1, 1)}

    def test_covers_pass_by_a_pixel_a_frame(self, store: Store) -> None:
        context = context_of(store)
        scene = Title(context, in_wall_order())
        one, two = (picture[20 * 480 :][:480] for picture in islice(shown(context, scene, 3), 2))
        assert one[1:] == two[:-1] or one[:-1] == two[1:]
        assert one != two


@pytest.mark.rotates(8)
@pytest.mark.parametrize("slug", slugs())
def test_every_game_fits(slug: str, store: Store) -> None:
    game = game_of(slug)
    levels = game.cartridge.levels.keys
    row = ScoreRow(slug, 1, False, 1, "WWW", 12_345_678, Outcome.WON.value, DATE, "", True)
    for language, grid in product(LANGUAGES, GRIDS):
        context = context_of(store, language, grid)
        live = LiveGame(context, game, [row])
        for champion in (None, row):
            live.champion = champion
            scene = GameScene(context, live)
            scene.draw()
            scene.draw_bar(0)
            assert not disorder(context.monitor)
        for level in levels:
            rows = [ScoreRow(slug, level, False, 1, "WWW", 12_345_678, Outcome.WON.value, DATE, "", True)] * 10
            list(shown(context, TableScene(context, game, own_lines(game, rows)), 100 if level == 1 else 1))
            today = Challenge(DATE, GameName(slug, level, 1, False, 1))
            list(shown(context, ChallengeOfTheDay(context, today, game), 1))


@both_languages
@both_grids
def test_its_pictures(
    language: Language, grid: type[Monitor], store: Store, update_golden: bool, tmp_path: Path
) -> None:
    context, games = context_of(store, language, grid), in_wall_order()
    list(shown(context, Title(context, games), 40))
    compare(context, "attract-title", update_golden, tmp_path)
    list(shown(context, Kind(context, Text("Puzzles"), games[3:8]), 40))
    compare(context, "attract-kind", update_golden, tmp_path)
    today = Challenge(DATE, GameName("robac", 2, 1, False, 1))
    list(shown(context, ChallengeOfTheDay(context, today, game_of("robac")), 1))
    compare(context, "attract-challenge", update_golden, tmp_path)


@both_languages
@both_grids
@pytest.mark.usefixtures("fake_games")
def test_the_pictures_of_a_game(
    language: Language, grid: type[Monitor], store: Store, update_golden: bool, tmp_path: Path
) -> None:
    context, rows = context_of(store, language, grid), played(store)
    list(shown(context, GameScene(context, LiveGame(context, game_of("catcher"), rows)), SNOW + 40))
    compare(context, "attract-game", update_golden, tmp_path)
    list(shown(context, GameScene(context, LiveGame(context, game_of("parrot"), [])), SNOW + 40))
    compare(context, "attract-pet", update_golden, tmp_path)
    list(shown(context, TableScene(context, game_of("catcher"), own_lines(game_of("catcher"), rows)), FRAMES))
    compare(context, "attract-table", update_golden, tmp_path)


@pytest.mark.usefixtures("fake_games")
def test_when_nobody_plays_they_begin_and_any_key_ends_them(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page_context, "IDLE_FRAMES", 60)
    player = Player(store).pause(70)
    assert not player.sees("Tonight")
    assert player.sees("PRESS A KEY")
    player.press("left shift", "caps lock")
    assert not player.sees("Tonight"), "modifiers are not any key"
    player.press("pad1 right")
    assert player.sees("Tonight")
    assert player.chosen == "catcher", "the key that ends them does nothing else"


PAGES: dict[str, Callable[[PageContext], Screen[object]]] = {
    "wall": wall,
    "medals": lambda context: medal_page(context, game_of("robac"), Variant(1, 1, False)),
    "wall of medals": medal_wall,
    "players": players,
    "setup": lambda context: setup(context, game_of("robac"), usual_variant(context, game_of("robac"))),
    "question": lambda context: question(
        context, strings.ARCADE, strings.MENU_SAYS, (strings.TO_SHELF, strings.SETTINGS)
    ),
    "scores": lambda context: scores(context, game_of("robac"), 1, False),
    "more": lambda context: more(context, game_of("robac")),
}


@both_grids
@pytest.mark.parametrize("name", PAGES)
def test_a_page_that_was_left_alone_is_found_whole(
    store: Store, name: str, grid: type[Monitor], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it shows afterwards is what it shows when nothing came between, and so is all that follows."""
    monkeypatch.setattr(page_context, "IDLE_FRAMES", 40)
    found: list[list[bytes]] = []
    frames = 0
    for left_alone in (True, False):
        context = context_of(store, "en", grid)
        context.preferences.calm = True
        context.idle = (lambda context=context: attract(context)) if left_alone else None
        page = context.show(PAGES[name](context))

        def held(frames: int, *keys: str, context: PageContext = context, page: Screen[object] = page) -> Machine:
            for _ in range(frames):
                context.begin(frozenset(keys))
                machine = next(page)
            return machine

        own = held(1)
        assert own is context.monitor
        if left_alone:
            while still(held(1) is own):
                frames += 1
            held(20)
            held(2, "return")
        else:
            held(frames)
            held(2)
        held(3, "x")
        pictures = [held(3).pixels()]
        for key in ("down", "right", "down", "left"):
            held(2, key)
            assert held(9) is own
            pictures.append(own.pixels())
        found.append(pictures)
    assert found[0] == found[1]
