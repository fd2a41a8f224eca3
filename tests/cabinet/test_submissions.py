"""A leaderboard gets more than this cabinet's ten: scores for its tables, challenges, medals of players with codes."""

import sqlite3
from pathlib import Path

import pytest

from arcade.cabinet.catalogue import cartridge
from arcade.cabinet.options import Options, Start
from arcade.cabinet.page_context import PageContext
from arcade.cabinet.replays.run import Run
from arcade.cabinet.replays.session import Session
from arcade.cabinet.scoring import daily
from arcade.cabinet.scoring.daily import challenge, note
from arcade.cabinet.scoring.submission import Submission, submission_of
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.storage.careers import FinishedGame
from arcade.cabinet.storage.leaderboard_tables import Span
from arcade.cabinet.storage.scores import ScoreRow
from arcade.cabinet.storage.store import FILE, Store
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Setup
from tests.cabinet.golden_pages import context_of
from tests.cabinet.leaderboards import join, leaderboard, ten
from tests.cabinet.player import DATE, Player

pytestmark = pytest.mark.usefixtures("fake_games")
GAME_FRAMES = 130
CODE = "c0" * 32


def full(store: Store) -> None:
    """Leave no room among the ten of this cabinet."""
    for score in range(91, 101):
        store.add_score(ScoreRow("catcher", 1, False, 1, "EVA", score, Outcome.WON.value))


def finished(seed: int = 5, presses: int = 3, shared: bool = False) -> Run:
    """A game of the catcher that has come to its end."""
    run = Run(Session(Setup("catcher", seed=seed, shared=shared)))
    for frame in range(GAME_FRAMES):
        run.session.step(frozenset(("c",)) if frame % 8 < 3 and frame < 8 * presses else frozenset())
        run.watch(run.session)
    assert run.fresh
    return run


def submitted(context: PageContext, run: Run) -> Submission | None:
    return submission_of(context, run, Game("catcher", cartridge("catcher")))


@pytest.fixture
def of_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the catcher be the challenge of every day, though it learns."""
    monkeypatch.setattr(daily, "fit", lambda game: game is cartridge("catcher"))


@pytest.fixture
def context(store: Store, tmp_path: Path) -> PageContext:
    """A cabinet with a full table, on a leaderboard whose tables are full of better scores."""
    full(store)
    context = context_of(store)
    join(context, tmp_path)
    for span in Span:
        leaderboard(tmp_path, span, ten(500))
    return context


def sent(folder: Path) -> list[tuple[object, ...]]:
    """What a leaderboard is to have."""
    with sqlite3.connect(folder / FILE) as file:
        return file.execute("SELECT player, score, code, challenge FROM outbox").fetchall()


def test_without_a_place_anywhere_nothing_is_claimed(context: PageContext) -> None:
    assert submitted(context, finished()) is None


@pytest.mark.parametrize("span", Span)
def test_a_place_in_the_leaderboard_is_claimed_in_the_table_that_goes_back_farthest(
    span: Span, store: Store, tmp_path: Path
) -> None:
    full(store)
    context = context_of(store)
    assert submitted(context, finished()) is None, "without a hall nothing changes"
    join(context, tmp_path)
    assert submitted(context, finished()) is None, "nothing has come from the hall yet"
    farther = list(Span)[list(Span).index(span) + 1 :]
    for one in Span:
        leaderboard(tmp_path, one, ten(500)[: 10 if one in farther else 2])
    submission = submitted(context, finished())
    assert submission is not None
    assert (submission.span, submission.place, len(submission.rows), submission.score) == (span, 3, 2, 3)


def test_of_equal_scores_those_with_no_more_help_stay_before(store: Store, tmp_path: Path) -> None:
    full(store)
    context = context_of(store)
    join(context, tmp_path)
    leaderboard(tmp_path, Span.EVER, [("ANA", "Fair", 3, False), ("BOB", "Fair", 3, True)])
    submission = submitted(context, finished())
    assert submission is not None
    assert submission.place == 2


@pytest.mark.usefixtures("of_all")
def test_the_first_try_at_the_challenge_is_the_leaderboards_whatever_it_comes_to(
    context: PageContext, store: Store
) -> None:
    run = finished(challenge(DATE).game.seed, shared=True)
    first = submitted(context, run)
    assert first is not None
    assert (first.place, first.challenge, first.span) == (0, DATE, None)
    assert note(context, run.session.setup, run.fresh)
    assert submitted(context, run) is None, "the second try is any game"
    assert len(store.scores("catcher", 1, False)) == 10


@pytest.mark.usefixtures("of_all")
def test_a_challenge_among_the_ten_says_so_without_a_leaderboard(store: Store) -> None:
    context = context_of(store)
    submission = submitted(context, finished(challenge(DATE).game.seed, shared=True))
    assert submission is not None
    assert (submission.place, submission.challenge) == (1, DATE)
    for other in (finished(challenge(DATE).game.seed + 1, shared=True), finished(challenge(DATE).game.seed)):
        submission = submitted(context, other)
        assert submission is not None
        assert submission.challenge == "", "another seed, or a run whose first questions the player was asked"


def test_a_new_medal_is_the_leaderboards_for_whoever_has_given_a_code(context: PageContext, store: Store) -> None:
    context.set("initials", "ANA")
    assert submitted(context, finished()) is None
    context.set("coded", ("ANA", CODE))
    submission = submitted(context, finished())
    assert submission is not None
    assert submission.place == 0
    context.set("coded", ("BOB", CODE))
    assert submitted(context, finished()) is None, "somebody else's code"
    context.set("coded", ("ANA", CODE))
    store.note_result("ANA", "catcher", FinishedGame(2, 1, "won", 99, 10, False))
    assert submitted(context, finished()) is None, "nothing new"


def test_on_the_page_the_leaderboards_table_is_shown_and_asks_for_initials(store: Store, tmp_path: Path) -> None:
    full(store)
    player = Player(store, Options(start=Start("catcher")))
    join(player.cabinet.context, tmp_path)
    leaderboard(tmp_path, Span.EVER, ten(500))
    leaderboard(tmp_path, Span.WEEK, ten(500))
    leaderboard(tmp_path, Span.DAY, [])
    player.press("c").until("HIGH SCORE").rest().press("c").rest()
    assert player.sees("FIRST IN THE HALL!")
    assert player.sees("The hall's best today")
    player.joy("fire", "fire", "fire").rest()
    assert [row[:3] for row in sent(tmp_path)] == [("AAA", 1, "")]


def test_a_medal_of_a_code_is_stored_without_a_question(store: Store, tmp_path: Path) -> None:
    full(store)
    player = Player(store, Options(start=Start("catcher")))
    context = player.cabinet.context
    join(context, tmp_path)
    for span in Span:
        leaderboard(tmp_path, span, ten(500))
    context.set("initials", "ANA")
    context.set("coded", ("ANA", CODE))
    player.press("c").until("FIRE").rest().press("c").rest()
    assert not player.sees("Your initials")
    assert sent(tmp_path) == [("ANA", 1, CODE, "")]
    assert len(store.scores("catcher", 1, False)) == 10


def test_who_takes_other_initials_leaves_the_code_behind(store: Store, tmp_path: Path) -> None:
    player = Player(store, Options(start=Start("catcher"), kiosk=True))
    context = player.cabinet.context
    join(context, tmp_path)
    context.set("initials", "ANA")
    context.set("coded", ("ANA", CODE))
    player.press("c").until("HIGH SCORE")
    assert store._disk.column("SELECT code FROM scores") == [CODE]
    player.rest().press("c").rest().press("b", "o", "b").joy("fire").rest()
    assert sent(tmp_path) == [("BOB", 1, "", "")]
