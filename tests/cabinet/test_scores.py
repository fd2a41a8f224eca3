"""High scores: tables by tabs, the game behind each line, the pilot's score, medals; in both languages and grids."""

import itertools
from dataclasses import replace
from pathlib import Path

import pytest

from arcade.cabinet.catalogue import cartridge, slugs
from arcade.cabinet.formats import pilot_scores
from arcade.cabinet.formats.pilot_scores import PilotScore
from arcade.cabinet.page_context import PageContext
from arcade.cabinet.pages import scores as page_module
from arcade.cabinet.pages.score_rows import short_date
from arcade.cabinet.pages.scores import QUIET, Scores, scores
from arcade.cabinet.paint.snow import GREYS
from arcade.cabinet.replays.replay import Replay
from arcade.cabinet.replays.run import Run
from arcade.cabinet.replays.session import Session
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.storage.careers import FinishedGame
from arcade.cabinet.storage.ranking import ranking
from arcade.cabinet.storage.scores import ScoreRow
from arcade.cabinet.storage.store import Store
from arcade.cabinet.widgets.screening import REST
from arcade.machine.keyboard import NO_KEYS
from arcade.machine.monitor import Monitor
from arcade.machine.monitor import colours as c
from arcade.toolkit.contract.cartridge import Scoring
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Setup
from tests.cabinet.golden_pages import both_grids, both_languages, compare, context_of, seen
from tests.patience import still

HIGH = 1_234_567
NAMES = ("ANA", "DAN", "ȘTE", "ION", "RÂU", "MIA", "DAN", "ANA", "EVA", "LEO")
LATEST = "1988-06-01"


def game_of(slug: str) -> Game:
    return Game(slug, cartridge(slug))


def played(presses: int, games: int = 1) -> Replay:
    """A catcher's run with so many points in its last game."""
    session = Session(Setup("catcher", seed=presses))
    run = Run(session)
    for game in range(1, games + 1):
        fires = presses if game == games else 0
        for frame in itertools.count():
            session.step(frozenset("c") if frame // 8 < fires and frame % 8 > 3 else NO_KEYS)
            if session.machine.waiting is not None:
                break
        if game < games:
            session.step(frozenset("y"))
    return run.replay()


def add(store: Store, score: int, player: str = "ANA", replay: Replay | None = None, recorded: str = LATEST) -> None:
    store.add_score(ScoreRow("catcher", 1, False, 1, player, score, Outcome.WON.value, recorded), replay)


def full(store: Store) -> None:
    for place, name in enumerate(NAMES):
        add(store, 90 - 4 * place, name, played(3) if place < 2 else None, f"198{8 - place % 2}-0{1 + place % 6}-11")
    store.note_result("RÂU", "catcher", FinishedGame(1, 1, "won", 74, 900))
    store.note_played("catcher")


@pytest.fixture
def pilot(monkeypatch: pytest.MonkeyPatch) -> None:
    """The catcher's pilot reached 70 points at the first level."""
    found = {"catcher": (PilotScore(1, False, 70, 1, 200),)}
    monkeypatch.setattr(pilot_scores, "pilot_scores", lambda slug: found.get(slug, ()))


@pytest.mark.usefixtures("fake_games", "pilot")
class TestPage:
    """With the fake games."""

    @both_grids
    @both_languages
    def test_picture(
        self, store: Store, language: Language, grid: type[Monitor], update_golden: bool, tmp_path: Path
    ) -> None:
        full(store)
        context = context_of(store, language, grid)
        context.set("initials", "RÂU")
        seen(context, scores(context, game_of("catcher"), 1, False), frames=60)
        compare(context, "scores", update_golden, tmp_path)

    def test_empty_tables_show_the_score_to_beat(self, store: Store, update_golden: bool, tmp_path: Path) -> None:
        context = context_of(store)
        seen(context, scores(context, game_of("catcher"), 1, False), frames=60)
        compare(context, "scores-empty", update_golden, tmp_path)
        words = "\n".join(context.monitor.text_rows())
        assert "Beat the pilot: 70" in words
        assert "The pilot’s game" in words

    def opened(self, store: Store) -> tuple[PageContext, Scores]:
        context = context_of(store)
        return context, Scores(context, game_of("catcher"), (1, False))

    def until_seen(self, page: Scores, frames: int = QUIET + 5) -> str:
        for _ in range(frames):
            page.step()
        return "\n".join(page.context.monitor.text_rows())

    def test_the_champions_game_is_seen_from_where_it_began(self, store: Store) -> None:
        add(store, 4, replay=played(4, games=3))
        _, page = self.opened(store)
        page.choose(1)
        words = self.until_seen(page)
        assert "ANA’s game, proved move by move  0:00 of 0:02" in words
        playback = page.layout.screening.playback
        assert playback is not None
        assert playback.first > 200
        for _ in range(90):
            page.step()
        assert playback.machine is not None
        assert "POINTS   4" in "\n".join(playback.machine.text_rows())

    def test_it_begins_again(self, store: Store) -> None:
        add(store, 4, replay=played(4))
        _, page = self.opened(store)
        page.choose(1)
        self.until_seen(page)
        first = page.layout.screening.playback
        assert first is not None
        self.until_seen(page, first.last + REST + QUIET + 10)
        assert page.layout.screening.playback is not first

    def test_up_and_down_choose_whose_game_is_watched_and_fire_plays(self, store: Store) -> None:
        add(store, 90, "DAN", played(3))
        add(store, 8, "EVA")
        context = context_of(store)
        page = scores(context, game_of("catcher"), 1, False)
        seen(context, page, "down", frames=QUIET + 3)
        assert "Beat the pilot: 70" in "\n".join(context.monitor.text_rows())
        seen(context, page, "down", frames=QUIET + 3)
        words = "\n".join(context.monitor.text_rows())
        assert "Beat EVA: 8" in words
        assert "wasn't saved" in words
        seen(context, page, "down", frames=QUIET + 3)
        assert "DAN’s game" in "\n".join(context.monitor.text_rows())
        context.keyboard.update(frozenset(("return",)))
        with pytest.raises(StopIteration) as left:
            next(page)
        assert left.value.value == (1, False)

    def test_left_and_right_go_through_levels_and_looks(self, store: Store) -> None:
        context = context_of(store)
        page = scores(context, game_of("catcher"), 1, False)
        seen(context, page, "right")
        words = "\n".join(context.monitor.text_rows())
        assert "2 hard" in words
        assert "modern look" in words
        assert "A demonstration" in words, "no pilot's score here"
        seen(context, page, "right")
        assert "original look" in "\n".join(context.monitor.text_rows())
        seen(context, page, "left", "left", "left")
        assert "original look" in "\n".join(context.monitor.text_rows())

    def test_a_finger_chooses_tabs_and_lines_and_plays(self, store: Store) -> None:
        full(store)
        context = context_of(store)
        page = Scores(context, game_of("catcher"), (1, False))

        def touched(rect: tuple[int, int, int, int]) -> str:
            return page_module._pointed(page, (rect[0] + 1, rect[1] + 1))

        assert touched(page.places[3]) == ""
        assert page.chosen == 3
        assert touched(page.places[3]) == "fire"
        assert touched(page.tabs[1][0]) == ""
        assert page.table == (2, False)
        assert touched(page.tabs[-1][0]) == ""
        assert page.table == (2, True)
        assert touched(page.layout.bar) == "fire"
        assert page_module._pointed(page, (0, 0)) == ""

    def test_a_run_that_cannot_be_run_again_leaves_the_set_dark(
        self, store: Store, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        add(store, 4, replay=played(4))
        monkeypatch.setattr("arcade.cabinet.replays.playback.begin", lambda *_: 1 // 0)
        _, page = self.opened(store)
        page.choose(1)
        self.until_seen(page, 2 * REST)
        assert page.layout.screening.playback is not None
        assert page.layout.screening.playback.machine is None
        assert self.tube(page) == {c.BLACK}

    def tube(self, page: Scores) -> set[int]:
        """The colours in the set, but for its corners."""
        left, top, wide, high = page.layout.screening.rect
        return set(b"".join(page.context.monitor.raster.cut((left + 8, top + 8, wide - 16, high - 16)).rows))

    def test_snow_until_the_game_is_found(self, store: Store) -> None:
        add(store, 80, replay=played(4, games=3))
        _, page = self.opened(store)
        for _ in range(QUIET - 1):
            page.step()
            assert self.tube(page) == set(GREYS)
        before = page.context.monitor.pixels()
        page.context.clock_and_seeds = replace(
            page.context.clock_and_seeds, clock=map(float, itertools.count()).__next__
        )
        page.step()
        playback = page.layout.screening.playback
        assert playback is not None
        while still(playback.frame < playback.first):
            assert self.tube(page) == set(GREYS)
            page.step()
        assert page.context.monitor.pixels() != before
        page.step()
        assert c.STEEL not in self.tube(page)

    def test_no_snow_where_it_is_to_be_calm_and_none_for_a_run_that_was_not_kept(self, store: Store) -> None:
        add(store, 80)
        context, page = self.opened(store)
        self.until_seen(page)
        assert self.tube(page) == {c.BLACK}
        context.preferences.calm = True
        page.choose(0)
        for _ in range(QUIET):
            page.step()
            assert self.tube(page) == {c.BLACK}


@pytest.mark.rotates(8)
@both_grids
@both_languages
@pytest.mark.parametrize("slug", slugs())
def test_every_games_tables_fit(store: Store, slug: str, language: Language, grid: type[Monitor]) -> None:
    game = cartridge(slug)
    for level in game.levels.keys:
        for name in NAMES:
            store.add_score(ScoreRow(slug, level, False, 1, name, HIGH, Outcome.WON.value, "1987-03-30", assisted=True))
    store.note_result("AAA", slug, FinishedGame(game.levels.hardest, 1, "won", 1, 900))
    for _ in range(25):
        store.note_played(slug)
    context = context_of(store, language, grid)
    seen(context, scores(context, game_of(slug), 1, False), *["right"] * (2 * len(game.levels) - 1), frames=2)


def test_who_equals_the_pilot_stands_before_it(store: Store) -> None:
    for score in (90, 70, 50):
        add(store, score)
    rows = store.scores("catcher", 1, False)
    pilot = PilotScore(1, False, 70, 1, 1)
    assert [(line.place, line.score) for line in ranking(rows, pilot, Scoring.HIGHEST)] == [
        (1, 90), (2, 70), (0, 70), (3, 50),
    ]  # fmt: skip
    lowest = store.scores("catcher", 1, False, Scoring.LOWEST)
    assert [line.place for line in ranking(lowest, pilot, Scoring.LOWEST)] == [1, 2, 0, 3]


def test_dates_are_short(store: Store) -> None:
    context = context_of(store, "ro")
    assert [short_date(context, day) for day in ("1988-11-03", "1987-01-30", "", "yesterday")] == [
        "3 nov", "ian ’87", "", "",
    ]  # fmt: skip
