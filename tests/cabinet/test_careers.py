"""What players have finished: statistics, goals and medals, from the store to the pages."""

from contextlib import closing
from pathlib import Path

import pytest

from arcade.cabinet.catalogue import cartridge, whole
from arcade.cabinet.options import Options, Start
from arcade.cabinet.storage.career_book import Best
from arcade.cabinet.storage.careers import Career, FinishedGame
from arcade.cabinet.storage.database import Database
from arcade.cabinet.storage.medals import goals, medal_game, medals, progress, reached, winner
from arcade.cabinet.storage.schema import MIGRATIONS
from arcade.cabinet.storage.store import FILE, Store
from arcade.toolkit.contract.cartridge import Goal, Scoring
from tests.cabinet.player import Player

WON = FinishedGame(level=2, seats=1, outcome="won", score=30, frames=500)


def test_what_was_finished_comes_back(store: Store) -> None:
    lost = FinishedGame(1, 1, "lost", None, 100)
    for player, slug, finished in (("ANA", "nim", WON), ("ANA", "nim", lost), ("ION", "street", lost)):
        store.note_result(player, slug, finished, "2026-11-21")
    assert store.results("ANA", "nim") == [WON, lost]
    assert [one.recorded for one in store.results("ANA", "nim")] == ["2026-11-21", "2026-11-21"]
    assert store.results("ION", "nim") == []
    bests = [Best("nim", 1, False, None, None, None, None), Best("nim", 2, True, None, None, 30, 30)]
    assert store.bests("ANA") == {"nim": bests}
    assert store.bests("NEW") == {}
    assert store.careers("ANA") == [Career("nim", played=2, won=1, frames=600)]
    assert store.players() == ["ION", "ANA"]


def test_a_file_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    with closing(Database(tmp_path / FILE, MIGRATIONS[:1])) as old:
        old.write(lambda connection: connection.execute("INSERT INTO games (slug, plays) VALUES ('nim', 7)"))
    with closing(Store(tmp_path)) as store:
        assert store.plays("nim") == 7
        store.note_result("ANA", "nim", WON)
        assert store.results("ANA", "nim") == [WON]
        assert store.messages == []


@pytest.mark.parametrize(
    ("goal", "finished", "expected"),
    [
        (Goal(won=True), FinishedGame(1, 1, "lost", 99, 9), False),
        (Goal(won=True), FinishedGame(1, 2, "won", None, 9), False),
        (Goal(2, won=True), WON, True),
        (Goal(3, won=True), WON, False),
        (Goal(1, won=True), FinishedGame(3, 1, "over", 99, 9), False),
        (Goal(score=30), WON, True),
        (Goal(score=31), WON, False),
        (Goal(score=1), FinishedGame(1, 1, "over", None, 9), False),
    ],
)
def test_goals(goal: Goal, finished: FinishedGame, expected: bool) -> None:
    assert reached(goal, Scoring.HIGHEST, finished) is expected


def test_where_the_lowest_score_is_best_a_goal_is_a_limit() -> None:
    assert reached(Goal(score=30), Scoring.LOWEST, WON)
    assert not reached(Goal(score=29), Scoring.LOWEST, WON)


@pytest.mark.parametrize(
    ("goal", "scoring", "finished", "expected"),
    [
        (Goal(score=50), Scoring.HIGHEST, [WON], (30, 50)),
        (Goal(score=20), Scoring.HIGHEST, [WON], (20, 20)),
        (Goal(3, score=50), Scoring.HIGHEST, [WON], None),
        (Goal(score=20), Scoring.LOWEST, [WON], None),
        (Goal(4, won=True), Scoring.HIGHEST, [WON, FinishedGame(3, 1, "lost", None, 9)], (2, 4)),
        (Goal(4, won=True), Scoring.HIGHEST, [FinishedGame(4, 2, "won", None, 9)], None),
        (Goal(4, won=True), Scoring.HIGHEST, [], None),
        (Goal(score=50), Scoring.HIGHEST, [FinishedGame(1, 1, "lost", -5, 9)], (0, 50)),
    ],
)
def test_how_far_a_goal_is(
    goal: Goal, scoring: Scoring, finished: list[FinishedGame], expected: tuple[int, int] | None
) -> None:
    assert progress(goal, scoring, finished) == expected


def test_a_goal_was_reached_by_the_first_game_that_did() -> None:
    first, later = FinishedGame(2, 1, "won", 40, 9), FinishedGame(2, 1, "won", 90, 9)
    assert winner(Goal(score=40), Scoring.HIGHEST, [WON, first, later]) is first
    assert winner(Goal(score=99), Scoring.HIGHEST, [WON, first, later]) is None


@pytest.mark.parametrize("slug", whole())
def test_every_game_has_three_goals_each_harder_than_the_last(slug: str) -> None:
    game = cartridge(slug)
    three = goals(game)
    assert len(set(three)) == 3
    assert [goal.level for goal in three] == sorted(goal.level for goal in three)
    assert all(1 <= goal.level <= len(game.levels.ladder) for goal in three)
    declared = (*(game.goals or ()), *([game.original_goal] if game.original_goal else ()))
    assert all(goal.level == 0 or goal.level in game.levels.ladder for goal in declared)


@pytest.mark.parametrize("slug", whole())
def test_no_medal_is_for_nothing(slug: str) -> None:
    """A game given up, lost or over without a point wins none, at whatever level and in whatever look."""
    game = cartridge(slug)
    nothing = [
        FinishedGame(level, 1, outcome, score, 9, original, False)
        for level in game.levels.keys
        for outcome in ("lost", "over", "drawn")
        for score in (None, 0 if game.scoring is Scoring.HIGHEST else 1_000_000)
        for original in (False, True)
    ]
    assert medals(game, nothing) == (False, False, False)


def test_a_goal_is_a_win_or_a_score() -> None:
    for wrong in ({}, {"won": True, "score": 3}):
        with pytest.raises(ValueError, match="won or for a score"):
            Goal(**wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("slug", whole())
@pytest.mark.parametrize("assisted", [None, False, True])
def test_the_look_and_help_count(slug: str, assisted: bool | None) -> None:
    """In the original the best there is wins bronze at most, at whatever level; with help so does the modern look."""
    game = cartridge(slug)
    best = 1_000_000 if game.scoring is Scoring.HIGHEST else 0
    for level in game.levels.keys:
        original = medals(game, [FinishedGame(level, 1, "won", best, 9, True, assisted)])
        assert original == (game.original_goal is not None, False, False)
    modern = [FinishedGame(level, 1, "won", best, 9, False, assisted) for level in game.levels.keys]
    assert medals(game, modern) == (True, not assisted, not assisted)


def test_what_was_not_noted_is_taken_for_the_best() -> None:
    """Medals are worked out anew from what was finished: nobody loses one for what could not be known."""
    game = cartridge("nim")
    assert medals(game, [FinishedGame(4, 1, "won", 5, 9)]) == (True, True, True)
    assert medals(game, [FinishedGame(4, 1, "won", 5, 9, original=True)]) == (True, False, False)
    assert medals(game, [FinishedGame(4, 1, "won", 5, 9, original=False, assisted=True)]) == (True, False, False)


def test_a_medal_was_won_by_the_first_game_in_either_look() -> None:
    game = cartridge("tetris")
    book, ours = FinishedGame(1, 1, "over", 300, 9, True), FinishedGame(1, 1, "over", 1000, 9, False)
    assert medal_game(game, 0, [FinishedGame(1, 1, "over", 999, 9, False), book, ours]) is book
    assert medal_game(game, 0, [FinishedGame(1, 1, "over", 299, 9, True), ours, book]) is ours
    assert medal_game(game, 1, [book, ours]) is None


def test_who_wins_at_the_highest_level_has_them_all() -> None:
    game = cartridge("nim")
    assert medals(game, []) == (False, False, False)
    assert medals(game, [FinishedGame(game.levels.hardest, 1, "won", 5, 9)]) == (True, True, True)


@pytest.mark.usefixtures("fake_games")
class TestInTheArcade:
    """Around a game."""

    def won(self, store: Store) -> Player:
        player = Player(store, Options(boot=False, start=Start("catcher", level=2)))
        return player.press("c").pause(400)

    def test_a_medal_is_told_and_shown(self, store: Store) -> None:
        player = self.won(store)
        for _ in range(600):
            if player.sees("What's new"):
                break
            player.press("return").pause(5)
        assert player.sees("Gold medal")
        player.rest().press("return", "return", "return").rest()
        assert [one.outcome for one in store.results("AAA", "catcher")][:1] == ["won"]
        again = Player(store).page("catcher")
        assert "Medals  3/3" in again.screen
        again.press("m").press("return").until("All three are yours!")
        assert again.sees("win at level")
        assert again.screen.count("won · 1 Jun") == 3

    def test_a_game_that_was_helped_wins_bronze_and_breaks_no_record(self, store: Store) -> None:
        player = Player(store, Options(boot=False, start=Start("catcher", level=2)))
        player.press("f1").press("c").until("HIGH SCORE").rest().press("return").until("Your initials")
        assert player.sees("1ST PLACE!")
        assert not player.sees("NEW RECORD")
        assert not player.sees("Your first win")
        for _ in range(3):
            player.rest().press("return")
        player.rest()
        assert [one.assisted for one in store.results("AAA", "catcher")] == [True]
        assert medals(cartridge("catcher"), store.results("AAA", "catcher")) == (True, False, False)

    def test_the_players_page(self, store: Store) -> None:
        store.note_result("ANA", "catcher", FinishedGame(2, 1, "won", 30, 3 * 60 * 50))
        store.note_result("ANA", "catcher", FinishedGame(2, 1, "lost", 1, 57 * 60 * 50))
        player = Player(store).press("escape", "down", "down", "down", "down", "return").until("No finished games yet")
        player.press("right").until("1 won of 2")
        for words in ("Games  2", "Won  1", "Time  1 h 0 min", "Catcher"):
            assert player.sees(words)
        assert player.cabinet.context.preferences.initials == "ANA"
