"""What a leaderboard tells of everybody: its page, the way there, and the demonstrations, in both languages."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from arcade.cabinet.attract.leaderboard_scene import LeaderboardScene, leaderboard_scenes
from arcade.cabinet.catalogue import cartridge
from arcade.cabinet.front.leaderboard import _pointed, leaderboard
from arcade.cabinet.front.leaderboard_views import ChallengeView
from arcade.cabinet.page_context import PageContext, Screen
from arcade.cabinet.paint.typeset import known
from arcade.cabinet.scoring.daily import Challenge, challenge
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.storage.leaderboard_contests import MANY, Holder, LeaderboardContests
from arcade.cabinet.storage.leaderboard_tables import CABINET_LENGTH, FILE
from arcade.cabinet.storage.scores import NAME_LENGTH
from arcade.cabinet.storage.store import Store
from arcade.machine.monitor import Monitor
from arcade.toolkit.contract.languages import Language
from tests.cabinet.golden_pages import both_grids, both_languages, compare, context_of, seen
from tests.cabinet.leaderboards import CABINETS, NAMES, Reached, join, ten
from tests.cabinet.player import DATE, Player

EVE = "1988-05-31"
HOLDERS = [(name, CABINETS[at % len(CABINETS)], 1 + (at == 2) * 3, 41 - 4 * at) for at, name in enumerate(NAMES)]


def contest(folder: Path, day: str, slug: str, number: int, lines: Sequence[Reached]) -> None:
    """Let a day's challenge come."""
    with closing(sqlite3.connect(folder / FILE)) as own, own:
        own.execute("CREATE TABLE IF NOT EXISTS contests (day, slug, number)")
        own.execute("CREATE TABLE IF NOT EXISTS challenged (day, slug, place, player, cabinet, score, outcome, aided)")
        own.execute("INSERT INTO contests VALUES (?, ?, ?)", (day, slug, number))
        rows = [
            (day, slug, at, player, there, score, "won", int(assisted))
            for at, (player, there, score, assisted) in enumerate(lines)
        ]
        own.executemany("INSERT INTO challenged VALUES (?, ?, ?, ?, ?, ?, ?, ?)", rows)


def holders(folder: Path, lines: Sequence[tuple[str, str, int, int]]) -> None:
    """Let those come who hold most records."""
    with closing(sqlite3.connect(folder / FILE)) as own, own:
        own.execute("CREATE TABLE IF NOT EXISTS holders (place, player, cabinet, cabinets, records)")
        own.executemany("INSERT INTO holders VALUES (?, ?, ?, ?, ?)", [(at, *one) for at, one in enumerate(lines)])


def todays() -> tuple[Challenge, Game]:
    """Today's challenge."""
    today = challenge(DATE)
    return today, Game(today.game.slug, cartridge(today.game.slug))


def words(context: PageContext) -> str:
    return "\n".join(context.monitor.text_rows())


def page_of(context: PageContext, records: bool = False) -> Screen[bool]:
    return leaderboard(context, *todays(), records)


@pytest.fixture
def context(store: Store, tmp_path: Path) -> PageContext:
    """A cabinet on a leaderboard."""
    context = context_of(store)
    join(context, tmp_path)
    return context


class TestPictures:
    """With the real games."""

    @both_grids
    @both_languages
    def test_pictures(
        self, store: Store, language: Language, grid: type[Monitor], update_golden: bool, tmp_path: Path
    ) -> None:
        context = context_of(store, language, grid)
        join(context, tmp_path)
        context.set("initials", "RÂU")
        today, game = todays()
        page = page_of(context)
        seen(context, page)
        compare(context, "hall-empty", update_golden, tmp_path)
        contest(tmp_path, DATE, game.slug, 37, [*ten(), *ten(50), *ten(10)])
        contest(tmp_path, EVE, challenge(EVE).game.slug, 3, ten())
        holders(tmp_path, HOLDERS)
        context.set("daily", {DATE: "played"})
        page = page_of(context)
        seen(context, page)
        compare(context, "hall-challenge", update_golden, tmp_path)
        seen(context, page, "right")
        compare(context, "hall-records", update_golden, tmp_path)
        scene = next(iter(leaderboard_scenes(context, today, game)))
        scene.draw()
        for frame in range(300):
            scene.step(frame)
        scene.draw_bar(0)
        compare(context, "attract-hall", update_golden, tmp_path)

    @both_grids
    def test_the_longest_that_a_leaderboard_may_send_fits(
        self, store: Store, grid: type[Monitor], tmp_path: Path
    ) -> None:
        context = context_of(store, grid=grid)
        join(context, tmp_path)
        longest = "W" * NAME_LENGTH, "W" * CABINET_LENGTH, 10**15, True
        contest(tmp_path, DATE, todays()[1].slug, MANY, [longest] * 30)
        contest(tmp_path, EVE, challenge(EVE).game.slug, MANY, [longest])
        holders(tmp_path, [("W" * NAME_LENGTH, "W" * CABINET_LENGTH, 1, 10**6)] * 10)
        page = page_of(context)
        seen(context, page, "down", "down", "up", "right")


def test_it_is_leafed_through_and_turned(context: PageContext, tmp_path: Path) -> None:
    contest(tmp_path, DATE, todays()[1].slug, 30, [*ten(900), *ten(500), *ten(100)])
    holders(tmp_path, HOLDERS)
    page = page_of(context)
    seen(context, page)
    assert "900" in words(context)
    seen(context, page, "down")
    assert "900" not in words(context)
    assert "496*" in words(context)
    seen(context, page, "down", "down", "down")
    assert "64" in words(context)
    seen(context, page, "up", "up", "up", "up")
    assert "900" in words(context)
    seen(context, page, "left")
    assert "Most records" in words(context)
    assert "4 cabinets" in words(context)


def test_fire_plays_the_challenge_and_leaves_the_records(context: PageContext) -> None:
    assert seen(context, page_of(context), "return") is True
    assert seen(context, page_of(context, records=True), "return") is False
    assert seen(context, page_of(context), "escape") is False


def test_without_a_challenge_there_are_the_records(context: PageContext) -> None:
    page = leaderboard(context, None, None)
    seen(context, page, "right")
    assert "Most records" in words(context)


def test_a_click_leafs_turns_or_plays(context: PageContext) -> None:
    view = ChallengeView(context, *todays(), 330)
    left, top, _, high = view.whole
    assert _pointed(view, (view.below[0] + view.below[2] - 5, view.below[1] + 40)) == "down"
    assert _pointed(view, (left + 5, top + 5)) == "up"
    assert _pointed(view, (left + 5, top + high - 5)) == "down"
    assert _pointed(view, (view.side[0] + 5, top + 5)) == "fire"
    assert _pointed(view, (5, 5)) == "right"


def test_another_arcades_challenge_is_not_shown(context: PageContext, tmp_path: Path) -> None:
    contest(tmp_path, DATE, "a-game-of-tomorrow", 30, ten())
    seen(context, page_of(context))
    assert "No results yet today" in words(context)


def test_the_demonstrations_show_only_what_there_is(context: PageContext, tmp_path: Path) -> None:
    assert list(leaderboard_scenes(context, *todays())) == []
    holders(tmp_path, HOLDERS)
    (scene,) = leaderboard_scenes(context, *todays())
    assert isinstance(scene, LeaderboardScene)
    scene.draw()
    assert "Most records" in words(context)
    assert "ANA" not in words(context), "the champion comes last"
    for frame in range(300):
        scene.step(frame)
    assert "ANA" in words(context)
    contest(tmp_path, DATE, todays()[1].slug, 2, ten()[:2])
    assert len(list(leaderboard_scenes(context, *todays()))) == 2


@pytest.mark.parametrize(
    "spoilt",
    [("A" * (NAME_LENGTH + 1), "Fair", 1, 1), ("ANA", None, 1, 1), ("ANA", "Fair", 0, 1), ("ANA", "Fair", 1, "many")],
)
def test_what_no_arcade_has_sent_is_nothing(tmp_path: Path, spoilt: tuple[str, str, int, int]) -> None:
    holders(tmp_path, [("ANA", "Fair", 1, 5), spoilt])
    assert LeaderboardContests(tmp_path).holders() == []
    contest(tmp_path, DATE, "nim", -1, ten())
    assert LeaderboardContests(tmp_path).contest(DATE, "nim") is None
    contest(tmp_path, EVE, "nim", 5, [(spoilt[0], "Fair", 5, False), ("ANA", "Fair", 2**70, False)][:1])
    if len(spoilt[0]) > NAME_LENGTH:
        assert LeaderboardContests(tmp_path).contest(EVE, "nim") is None


def test_what_there_is_is_read(tmp_path: Path) -> None:
    holders(tmp_path, [("ANA", "Fair", 1, 5)])
    assert LeaderboardContests(tmp_path).holders() == [Holder("ANA", "Fair", 1, 5)]
    assert LeaderboardContests(tmp_path / "nowhere").holders() == []
    assert LeaderboardContests(None).contest(DATE, "nim") is None


@pytest.mark.usefixtures("fake_games")
class TestTheWayThere:
    """In the arcade."""

    def test_from_the_menu(self, store: Store, tmp_path: Path) -> None:
        player = Player(store)
        join(player.cabinet.context, tmp_path)
        player.press("escape").until("The hall").joy(*["down"] * 6, "fire").until("Most records")
        player.joy("left").until("No results yet today").joy("fire").until("Everyone gets the same game")

    def test_from_the_challenge(self, store: Store, tmp_path: Path) -> None:
        player = Player(store)
        join(player.cabinet.context, tmp_path)
        player.press("escape", "down", "down", "return").until("Everybody's results")
        player.press("down", "return").until("No results yet today").press("escape").until(
            "Everyone gets the same game"
        )
        player.press("return").until("No results yet today").press("return").pause(30)
        assert player.playing

    def test_without_a_leaderboard_nothing_is_new(self, store: Store) -> None:
        player = Player(store).press("escape").until("Players and medals")
        assert not player.sees("The hall")
        assert not player.press("down", "down", "return").until("Everyone gets").sees("Everybody's results")


def test_the_day_is_the_cabinets_own(context: PageContext, tmp_path: Path) -> None:
    contest(tmp_path, EVE, challenge(EVE).game.slug, 1, ten()[:1])
    context.clock_and_seeds = replace(context.clock_and_seeds, today=lambda: DATE)
    seen(context, page_of(context))
    assert "No results yet today" in words(context)
    assert {"Yesterday", "ANA", "90"} <= set(words(context).splitlines())


@pytest.mark.parametrize(
    ("name", "seen"), [("In the café", "In the cafe"), ("Zürich, ŝaĝo", "Zurich, sago"), ("東", "?")]
)
def test_a_cabinets_name_may_have_any_letters(context: PageContext, tmp_path: Path, name: str, seen: str) -> None:
    holders(tmp_path, [("ANA", name, 1, 5)])
    page = page_of(context, records=True)
    assert next(page) is context.monitor
    assert known(name) == seen
    assert seen in words(context) or name in words(context)
