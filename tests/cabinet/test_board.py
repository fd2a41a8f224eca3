"""A leaderboard's board: champions of all cabinets play in their sets, tables between, without end."""

import sqlite3
from contextlib import closing
from itertools import islice
from pathlib import Path

import pytest

from arcade.cabinet.attract.attract import Programme
from arcade.cabinet.attract.board import board
from arcade.cabinet.attract.champions import LeaderboardChampions
from arcade.cabinet.attract.game_scene import SNOW, GameScene
from arcade.cabinet.attract.leaderboard_scene import FRAMES, LeaderboardScene
from arcade.cabinet.attract.live_game import LiveGame
from arcade.cabinet.catalogue import cartridge
from arcade.cabinet.file_exchange import FileExchange
from arcade.cabinet.front.leaderboard_views import RecordsView
from arcade.cabinet.options import Options
from arcade.cabinet.page_context import PageContext
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.storage.leaderboard_tables import CABINET_LENGTH, FILE, Span
from arcade.cabinet.storage.packing import pack
from arcade.cabinet.storage.scores import NAME_LENGTH
from arcade.cabinet.storage.store import Store
from arcade.machine.monitor import Monitor
from arcade.toolkit.contract.languages import Language
from tests.cabinet.golden_pages import both_grids, both_languages, compare, context_of, disorder
from tests.cabinet.leaderboards import CABINETS, leaderboard, ten
from tests.cabinet.player import Player
from tests.cabinet.test_attract import shown
from tests.cabinet.test_pause import run_of
from tests.patience import still

pytestmark = pytest.mark.usefixtures("fake_games")
LINES = [("ANA", CABINETS[1], 2, False), *ten(1)]


def champion(folder: Path, body: bytes) -> None:
    """Let the run of the catcher's champion come."""
    with closing(sqlite3.connect(folder / FILE)) as own, own:
        own.execute("CREATE TABLE IF NOT EXISTS champions (slug, level, original, run, body)")
        own.execute("INSERT INTO champions VALUES ('catcher', 1, 0, 'x', ?)", (body,))


def packed() -> bytes:
    return pack(run_of("catcher", frames=700).replay().to_text())


def on_board(store: Store, folder: Path, language: Language = "en", grid: type[Monitor] = Monitor) -> PageContext:
    """A board's screen with a leaderboard's tables and its champion's run."""
    context = context_of(store, language, grid)
    context.files = FileExchange(folder)
    context.board = True
    leaderboard(folder, Span.EVER, LINES[:10])
    leaderboard(folder, Span.WEEK, LINES[:2])
    leaderboard(folder, Span.DAY, LINES[:2])
    return context


def live(context: PageContext) -> LiveGame:
    champions = LeaderboardChampions(context)
    game = Game("catcher", cartridge("catcher"))
    return LiveGame(context, game, champions.best(game), champions)


@both_grids
@both_languages
def test_pictures(store: Store, language: Language, grid: type[Monitor], update_golden: bool, tmp_path: Path) -> None:
    context = on_board(store, tmp_path, language, grid)
    champion(tmp_path, packed())
    game = live(context)
    list(shown(context, GameScene(context, game), SNOW + 40))
    compare(context, "board-game", update_golden, tmp_path)
    table, *_ = LeaderboardChampions(context).scenes(game.game, game.rows)
    list(shown(context, table, FRAMES))
    compare(context, "board-table", update_golden, tmp_path)


def test_the_leaderboards_champion_plays_and_the_cabinet_is_told(store: Store, tmp_path: Path) -> None:
    context = on_board(store, tmp_path)
    champion(tmp_path, packed())
    game = live(context)
    assert game.champion is not None
    assert (game.champion.player, game.cabinet) == ("ANA", CABINETS[1])
    while still(not game.prepare()):
        pass
    assert game.machine is not None


@pytest.mark.parametrize("body", [b"", b"no run"])
def test_without_its_run_the_pilot_plays_for_the_champion(store: Store, tmp_path: Path, body: bytes) -> None:
    context = on_board(store, tmp_path)
    champion(tmp_path, body)
    game = live(context)
    assert (game.champion, game.cabinet) == (None, "")
    assert len(game.rows) == 10


def test_after_a_game_come_its_tables_that_are_not_empty(store: Store, tmp_path: Path) -> None:
    context = on_board(store, tmp_path)
    scenes = list(islice(Programme(context, LeaderboardChampions(context)).scenes(), 40))
    tables = [scene.view.title.english for scene in scenes if isinstance(scene, LeaderboardScene)]
    assert tables[:2] == ["The best of the hall", "The hall's best this week"]
    assert not any("today" in title for title in tables), "today's are those of the week"


def test_nothing_but_escape_ends_it_and_nobody_is_asked_to_press(store: Store, tmp_path: Path) -> None:
    player = Player(store, Options(board=True, data_dir=tmp_path))
    leaderboard(tmp_path, Span.EVER, LINES[:10])
    for key in ("return", "pad1 fire", "pad1 start", "x", " "):
        player.pause(40).press(key)
        assert not player.at_shelf
        assert not player.playing
    player.until("PLAY IN THE HALL")
    assert not player.sees("PRESS A KEY")
    player.press("escape").pause(3)
    assert player.machine is None


def test_it_goes_on_with_what_it_has(store: Store, tmp_path: Path) -> None:
    context = on_board(store, tmp_path)
    champion(tmp_path, packed())
    show = board(context)
    context.begin(frozenset())
    pictures = {hash(bytes(next(show).pixels())) for _ in range(12_000)}
    assert len(pictures) > 300


def test_games_without_a_champion_are_left_out_as_long_as_there_is_one(store: Store, tmp_path: Path) -> None:
    context = on_board(store, tmp_path)
    scenes = islice(Programme(context, LeaderboardChampions(context)).scenes(), 30)
    assert {scene._live.game.slug for scene in scenes if isinstance(scene, GameScene)} == {"catcher"}


def test_an_empty_leaderboard_shows_the_pilots_and_that_all_places_are_free(store: Store, tmp_path: Path) -> None:
    context = context_of(store)
    context.files = FileExchange(tmp_path)
    context.board = True
    scenes = list(islice(Programme(context, LeaderboardChampions(context)).scenes(), 20))
    assert any(isinstance(scene, GameScene) for scene in scenes)
    views = [scene.view for scene in scenes if isinstance(scene, LeaderboardScene)]
    assert all(isinstance(view, RecordsView) and not view.lines for view in views)
    assert views


@both_grids
def test_the_longest_that_a_leaderboard_may_send_fits(store: Store, grid: type[Monitor], tmp_path: Path) -> None:
    context = context_of(store, grid=grid)
    context.files = FileExchange(tmp_path)
    context.board = True
    leaderboard(tmp_path, Span.EVER, [("W" * NAME_LENGTH, "W" * CABINET_LENGTH, 10**15, True)] * 10)
    champion(tmp_path, packed())
    game = live(context)
    for scene in (GameScene(context, game), *LeaderboardChampions(context).scenes(game.game, game.rows)):
        list(shown(context, scene, 300))
        assert not disorder(context.monitor)
