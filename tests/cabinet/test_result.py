"""The page after a game: what it tells, the initials, the four actions; in both languages and grids."""

from dataclasses import replace
from importlib import import_module
from pathlib import Path

import pytest

from arcade.cabinet.catalogue import cartridge, slugs, usual_setup
from arcade.cabinet.formats import pilot_scores
from arcade.cabinet.formats.pilot_scores import PilotScore
from arcade.cabinet.options import Options, Start
from arcade.cabinet.page_context import PageContext
from arcade.cabinet.pages import strings
from arcade.cabinet.pages.game_summary import GameSummary, News, Tally
from arcade.cabinet.pages.initials import BOX_HEIGHT, BOX_WIDTH, entry
from arcade.cabinet.pages.medal_words import medal_words
from arcade.cabinet.pages.result import ResultPage
from arcade.cabinet.pages.result_actions import Action, pointed, rects, steered
from arcade.cabinet.pages.result_table import OPEN, lines_around
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.storage.careers import FinishedGame
from arcade.cabinet.storage.scores import ScoreRow
from arcade.cabinet.storage.store import Store
from arcade.machine.monitor import Handset, Monitor
from arcade.machine.monitor import colours as c
from arcade.toolkit.contract.cartridge import Scoring
from arcade.toolkit.contract.languages import LANGUAGES, Language
from arcade.toolkit.contract.outcome import Outcome
from tests.cabinet.golden_pages import both_grids, both_languages, compare, context_of, disorder, seen
from tests.cabinet.player import DATE, Player

HIGH = 1_234_567
NAMES = ("ANA", "DAN", "ȘTE", "ION", "RÂU", "MIA", "DAN", "ANA", "EVA", "LEO")
PLAYED_BEFORE = FinishedGame(1, 1, "lost", 0, 100, original=False)


def account_of(context: PageContext, slug: str, **changes: object) -> GameSummary:
    """A won game at the usual level, sixth of a full table, with two pieces of news."""
    game = cartridge(slug)
    setup = usual_setup(slug)
    store = context.store
    for place, name in enumerate(NAMES):
        score = 90 - 5 * place if game.scoring is Scoring.HIGHEST else 10 + 5 * place
        store.add_score(ScoreRow(slug, setup.level, False, 1, name, score, Outcome.WON.value, DATE))
    rows = tuple(store.scores(slug, setup.level, False, game.scoring))
    summary = GameSummary(
        game=Game(slug, game),
        setup=replace(setup, seats=1),
        outcome=Outcome.WON,
        score=67,
        assisted=False,
        seconds=192,
        place=6,
        rows=rows,
        best=60,
        games=5,
        wins=3,
        levels=tuple((number == 0, 40 if number == 1 else None) for number in range(len(game.levels))),
        medals=tuple(medal_words(context, game, [FinishedGame(setup.level, 1, "won", 60, 900)], False)),
        news=News(0, (strings.PILOT_BEATEN, strings.BEST_HERE)),
    )
    return replace(summary, **changes)  # type: ignore[arg-type]


def page_of(context: PageContext, slug: str, **changes: object) -> ResultPage:
    return ResultPage(context, account_of(context, slug, **changes), cartridge(slug).machine())


DUEL: dict[str, object] = {
    "outcome": Outcome.FIRST,
    "score": None,
    "place": 0,
    "best": None,
    "tally": Tally(3, 1, 2),
    "news": News(),
}
SCORELESS: dict[str, object] = {"outcome": Outcome.LOST, "score": None, "place": 0, "best": None, "news": News()}


@pytest.mark.usefixtures("fake_games")
class TestPictures:
    """With the fake games."""

    @both_grids
    @both_languages
    def test_initials(
        self, store: Store, language: Language, grid: type[Monitor], update_golden: bool, tmp_path: Path
    ) -> None:
        context = context_of(store, language, grid)
        seen(context, page_of(context, "catcher").initials(entry("RÂU", language)), "left")
        compare(context, "result-initials", update_golden, tmp_path)

    @both_grids
    @both_languages
    def test_actions(
        self, store: Store, language: Language, grid: type[Monitor], update_golden: bool, tmp_path: Path
    ) -> None:
        context = context_of(store, language, grid)
        context.set("initials", "RÂU")
        seen(context, page_of(context, "catcher").choose(), "right")
        compare(context, "result", update_golden, tmp_path)

    @both_grids
    def test_without_a_score(self, store: Store, grid: type[Monitor], update_golden: bool, tmp_path: Path) -> None:
        context = context_of(store, "en", grid)
        seen(context, page_of(context, "catcher", **SCORELESS).choose())
        compare(context, "result-scoreless", update_golden, tmp_path)

    @both_grids
    def test_of_two(self, store: Store, grid: type[Monitor], update_golden: bool, tmp_path: Path) -> None:
        context = context_of(store, "ro", grid)
        page = page_of(context, "catcher", **DUEL)
        page.summary = replace(page.summary, setup=replace(page.summary.setup, seats=2))
        seen(context, page.choose())
        compare(context, "result-of-two", update_golden, tmp_path)


@both_grids
@both_languages
@pytest.mark.parametrize("seats", [3, 4])
def test_of_more_than_two_nobody_is_told_how_two_stand(
    store: Store, language: Language, grid: type[Monitor], seats: int
) -> None:
    context = context_of(store, language, grid)
    page = page_of(context, "valence", **DUEL)
    page.summary = replace(page.summary, setup=replace(page.summary.setup, seats=seats), outcome=Outcome.OVER)
    seen(context, page.choose(), frames=1)
    assert not disorder(context.monitor)
    said = " ".join(words.text for words in context.monitor.written)
    assert f"{seats} {'players' if language == 'en' else 'jucători'}" in said
    assert context.text(strings.SECOND_PLAYER) not in said


@pytest.mark.rotates(8)
@both_grids
@both_languages
@pytest.mark.parametrize("slug", slugs())
def test_every_games_result_fits(store: Store, slug: str, language: Language, grid: type[Monitor]) -> None:
    context = context_of(store, language, grid)
    game = cartridge(slug)
    last = replace(usual_setup(slug), level=game.levels.hardest, seats=1)
    big: dict[str, object] = {"score": HIGH, "best": HIGH // 3, "assisted": True}
    seen(context, page_of(context, slug, **big).initials(entry("WWW", language)), "up")
    others: tuple[dict[str, object], ...] = (
        {**big, "setup": last, "place": 1, "news": News(2, (strings.BEST_OF_ALL, strings.FIRST_WIN))},
        {**big, "place": 999, "news": News(), "best": None, "outcome": Outcome.LOST},
        {**SCORELESS, "setup": last, "games": 123, "wins": 23, "seconds": 7000},
        *({"outcome": outcome, "place": 0, "news": News()} for outcome in Outcome),
    )
    for changes in others:
        page = page_of(context, slug, **changes)
        seen(context, page.choose(), frames=1)
    if 2 in game.seats:
        page = page_of(context, slug, **DUEL)
        page.summary = replace(page.summary, setup=replace(last, seats=2))
        seen(context, page.choose(), frames=1)


# The table round one's own line.


@pytest.mark.usefixtures("fake_games")
@pytest.mark.parametrize(
    ("place", "pilot", "expected"),
    [
        (1, None, [1, 2, 3, 4, 5, 6, 7]),
        (6, None, [3, 4, 5, 6, 7, 8, 9]),
        (10, None, [5, 6, 7, 8, 9, 10, 11]),
        (14, None, [5, 6, 7, 8, 9, 10, 14]),
        (6, 70, [4, 5, 0, 6, 7, 8, 9]),
        (6, 10, [3, 4, 5, 6, 7, 8, 9]),
    ],
)
def test_the_lines_around_ones_own(store: Store, place: int, pilot: int | None, expected: list[int]) -> None:
    context = context_of(store)
    made = None if pilot is None else PilotScore(1, False, pilot, 1, 1)
    summary = account_of(context, "catcher", place=place, pilot=made)
    lines, own = lines_around(summary, "AAA", DATE)
    assert [line.place for line in lines] == expected
    assert lines[own].place == place
    assert lines[own].score == summary.score


@both_grids
def test_the_own_line_is_opened_for_the_initials_and_shows_the_face_that_they_give(
    store: Store, grid: type[Monitor]
) -> None:
    context = context_of(store, "en", grid)
    page = page_of(context, "cave")
    asked = entry("EVA")
    asking = page.initials(asked)
    seen(context, asking)
    faces: list[bytes] = []
    for _ in range(2):
        pixels, wide = context.monitor.pixels(), context.monitor.SIZE[0]
        left, top, _, _ = page.places.side
        column = [pixels[y * wide + left + 12] for y in range(top, top + page.places.side[3])]
        rows = [place for place, ink in enumerate(column) if ink in (c.AMBER, c.CREAM)]
        assert rows[-1] - rows[0] + 1 == OPEN == 55
        from_top = top + rows[0]
        faces.append(b"".join(pixels[y * wide + left : y * wide + left + 40] for y in range(from_top, from_top + 22)))
        seen(context, asking, "up")
    assert (BOX_WIDTH, BOX_HEIGHT) == (29, 40)
    assert faces[0] != faces[1]


# Initials.


def test_up_goes_through_the_letters_in_the_order_of_the_language() -> None:
    for language, second in (("en", "B"), ("ro", "Ă")):
        asked = entry("AAA", language)
        asked.turn(1)
        assert asked.name == f"{second}AA"
    assert {frozenset(entry("AAA", language).alphabet) for language in LANGUAGES} == {frozenset(entry("AAA").alphabet)}


def test_marked_letters_can_be_typed_and_are_kept() -> None:
    monitor = Monitor()
    asked = entry("AAA")
    for key in ("ș", "ț", "Î"):
        assert asked.obey(key, monitor)
    assert asked.name == "ȘȚÎ"
    assert entry("ȘȚÎ", "ro").name == "ȘȚÎ"
    assert asked.obey("é", monitor)
    assert asked.name == "ȘȚE", "letters of other languages lose their marks"
    assert not asked.obey("ß", monitor)


def test_who_entered_initials_before_accepts_them_with_one_fire() -> None:
    monitor = Monitor()
    known, new = entry("EVA"), entry("AAA")
    assert known.obey("fire", monitor)
    assert known.done
    assert new.obey("fire", monitor)
    assert not new.done


def test_who_types_begins_with_the_first_letter() -> None:
    monitor = Monitor()
    asked = entry("EVA")
    for key in "ion":
        asked.obey(key, monitor)
    assert asked.name == "ION"
    second = entry("EVA")
    for key in ("left", "o", "n"):
        second.obey(key, monitor)
    assert second.name == "EON"


# Actions.


def test_the_stick_goes_across_and_on_a_telephone_also_down() -> None:
    actions = [Action.AGAIN, Action.HARDER, Action.WATCH, Action.SHELF]
    wide, narrow = (8, 294, 464, 40), (8, 490, 256, 92)
    assert [steered(wide, actions, 0, way) for way in ("right", "left", "up", "down")] == [1, 3, 0, 0]
    assert [steered(narrow, actions, 0, way) for way in ("right", "left", "up", "down")] == [1, 3, 0, 2]
    for room in (wide, narrow):
        for place, (left, top, *_) in enumerate(rects(room, 3)):
            assert pointed(room, actions[:3], (left, top)) == place
    assert pointed(wide, actions, (0, 0)) is None


@pytest.fixture
def pilot(monkeypatch: pytest.MonkeyPatch) -> None:
    """The catcher's pilot reached two points at the first level."""
    found = {"catcher": (PilotScore(1, False, 2, 1, 200),)}
    monkeypatch.setattr(pilot_scores, "pilot_scores", lambda slug: found.get(slug, ()))


@pytest.mark.usefixtures("fake_games")
class TestInTheArcade:
    """With a player who is no newcomer: only what a test is about is new."""

    def playing(self, store: Store, points: int, **start: int) -> Player:
        store.note_result("AAA", "catcher", PLAYED_BEFORE)
        player = Player(store, Options(boot=False, start=Start("catcher", **start)))  # type: ignore[arg-type]
        return player.press(*["c"] * points)

    def signed(self, player: Player) -> Player:
        """Enter three letters, and come to the actions."""
        player.until("HIGH SCORE").rest().press("c").until("Your initials").rest()
        return player.joy("fire", "fire", "fire").until("go on").rest()

    def test_again_answers_the_programs_own_question(self, store: Store) -> None:
        player = self.signed(self.playing(store, 2))
        screens = player.visit
        assert screens is not None
        assert screens.play is not None
        run = screens.play.run
        player.press("return").until("LIGHT")
        for _ in range(50):
            assert not player.sees("Another game?")
            player.pause(1)
        assert screens.play.run is run, "the run goes on"

    def test_a_level_higher_is_a_new_run(self, store: Store) -> None:
        player = self.signed(self.playing(store, 2)).press("right", "return").until("LIGHT")
        player.press("c").pause(5)
        assert player.sees("POINTS   2"), "a press is worth two"
        assert player.cabinet.context.preferences.levels == {"catcher": 2}

    def test_at_the_last_level_nothing_is_harder(self, store: Store) -> None:
        player = self.signed(self.playing(store, 2, level=2))
        assert not player.sees("Harder")

    def test_the_shelf(self, store: Store) -> None:
        player = self.signed(self.playing(store, 2)).press("left", "return").until("Tonight")
        assert store.all_suspended() == []
        assert player.sees("Tonight")

    def test_what_was_played_is_watched_and_any_key_ends_it(self, store: Store) -> None:
        player = self.signed(self.playing(store, 2)).press("right", "right", "return").until("YOUR GAME")
        player.pause(60)
        assert player.sees("0:01 of 0:0")
        player.press("x").until("go on").press("return").until("YOUR GAME")
        player.until("go on")

    def test_a_short_game_with_nothing_new_is_asked_about_by_its_program(self, store: Store) -> None:
        self.playing(store, 0).until("Another game?")

    def test_after_a_minute_there_is_a_page(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(import_module("arcade.games.catcher.program"), "FRAMES", 60 * 50 + 10)
        player = self.playing(store, 0)
        player.until("RESULT: PRESS FIRE", 4000).rest().press("x").until("YOU LOST")
        assert player.sees("Your levels")

    def test_two_players_have_no_page_for_a_short_game(self, store: Store) -> None:
        player = self.playing(store, 3, seats=2).until("Another game?")
        assert not player.sees("PRESS FIRE")

    def test_a_first_win_is_new_though_the_table_is_full(self, store: Store) -> None:
        for score in range(50, 60):
            store.add_score(ScoreRow("catcher", 1, False, 1, "ANA", score, Outcome.WON.value))
        player = self.playing(store, 1).until("MEDAL: PRESS FIRE").rest().press("c").until("Silver medal")
        assert player.sees("YOU WON!")
        assert player.sees("Your first win at this level")
        assert player.sees("11  "), "its place, though that is not among the ten"
        assert not player.sees("Your initials")

    @pytest.mark.usefixtures("pilot")
    def test_what_is_new_is_told(self, store: Store) -> None:
        store.note_result("AAA", "catcher", FinishedGame(1, 1, "won", 1, 100, original=False))
        store.add_score(ScoreRow("catcher", 1, False, 1, "AAA", 1, Outcome.WON.value))
        player = self.playing(store, 3).until("HIGH SCORE").rest().press("c").until("Your initials")
        for words in ("NEW RECORD!", "The best score here", "Better than the pilot", "Your best at this level"):
            assert player.sees(words), words
        assert player.sees("+2")

    def test_whoever_enters_other_initials_sees_their_own_news(self, store: Store) -> None:
        store.note_result("EVA", "catcher", FinishedGame(1, 1, "won", 9, 100, original=False))
        player = self.playing(store, 2).until("HIGH SCORE").rest().press("c").until("Silver medal").rest()
        player.press(*"eva", "return").until("go on")
        assert player.sees("-7"), "worse than EVA's best"
        assert not player.sees("first win")
        assert [one.score for one in store.results("EVA", "catcher")] == [9, 2]

    def test_leaving_in_the_middle_of_a_celebration(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(import_module("arcade.games.catcher.program"), "CELEBRATION", 50)
        self.playing(store, 0).until("EXTRA").press("escape", "up", "return").until("Tonight")
        player = self.playing(store, 1).until("EXTRA").press("escape", "up", "return").until("HIGH SCORE")
        player.rest().press("c").until("Your initials").rest().joy("fire", "fire", "fire").until("go on").rest()
        player.press("return").until("LIGHT  9")

    def test_the_challenge_of_the_day_is_told(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("arcade.cabinet.scoring.daily.note", lambda *_: True)
        player = self.playing(store, 0).until("RESULT: PRESS FIRE").rest().press("c")
        player.until("The challenge of the day")

    def test_on_a_telephone(self, store: Store) -> None:
        player = self.playing(store, 2)
        context = player.cabinet.context
        context.monitor = Handset()
        context.monitor.keyboard = context.keyboard
        player.until("HIGH SCORE").rest().press("c").until("Your initials").rest().joy("fire", "fire", "fire")
        player.until("Again").rest().press("@200,560").until("▶ PLAY")
