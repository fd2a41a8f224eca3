"""A telephone's player: taps, a drawn stick with two buttons, and a way back. Every page is reached and left so."""

import itertools
from datetime import datetime
from typing import Self

import pytest

from arcade.cabinet import strings
from arcade.cabinet.catalogue import cartridge, slugs
from arcade.cabinet.input.mash_guard import DEAF
from arcade.cabinet.options import Options
from arcade.cabinet.page_context import ClockAndSeeds, PageContext
from arcade.cabinet.pages import gallery_strings
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.storage.preferences import Preferences
from arcade.cabinet.storage.scores import ScoreRow
from arcade.cabinet.storage.store import Store
from arcade.machine.keyboard import NO_KEYS, Keys
from arcade.machine.machine import Machine
from arcade.machine.monitor import Handset, Monitor, Slate
from arcade.toolkit.contract.languages import LANGUAGES, Language
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.texts import Text
from tests.cabinet.golden_pages import Page, disorder, seen
from tests.cabinet.player import DATE, Player
from tools.cabinet_pages import PAGES, SCORES

SHAPES = {"upright": (390, 780), "wide": (780, 390)}
by_shape = pytest.mark.parametrize("shape", SHAPES)
GAME = "robac"
STAYS = (
    "typing in a game",
    "boot",
    "working",
    "initials",
    "attract: title",
    "attract: game",
    "attract: table",
    "attract: challenge",
)
"""Pages that go on by themselves, or are answered before they are left."""
KEYS = (" ENTER ", " ESC ", "BACKSPACE", " TAB ", " A-Z ")
"""What no telephone has."""


class Toucher(Player):
    """Whoever has nothing but a screen to touch."""

    def __init__(self, store: Store, shape: str, options: Options | None = None) -> None:
        super().__init__(store, options or Options(boot=False))
        self.cabinet.touched(True)
        self.cabinet.screen(*SHAPES[shape])
        self.pause(3)

    def tap(self, words: str | Text) -> Self:
        """Tap words on the page."""
        wanted = words if isinstance(words, str) else words.in_language(self.cabinet.context.language)
        monitor = self.machine
        assert isinstance(monitor, Monitor)
        found = [one for one in monitor.written if wanted in one.text]
        assert found, f"{wanted!r} is not there:\n{self.screen}"
        left, top, wide, high = found[-1].rect
        return self.at(left + wide // 2, top + high // 2)

    def at(self, x: int, y: int) -> Self:
        """Tap a pixel."""
        self.press(f"@{x},{y}")
        return self

    def back(self) -> Self:
        """Press the button that is the way back."""
        self.press("pad1 start" if self.cabinet.hands.playing else "escape")
        return self

    def come(self, words: str | Text) -> Self:
        """Wait for words."""
        self.until(words if isinstance(words, str) else words.in_language(self.cabinet.context.language))
        return self


def at_shelf(store: Store, shape: str) -> Toucher:
    """Somebody before the shelf, who has chosen a game by tapping its cover."""
    player = Toucher(store, shape)
    player.pause(20)
    assert player.at_shelf
    assert player.chosen == GAME
    return player


@by_shape
def test_taps_lead_through_the_menu_and_back(store: Store, shape: str) -> None:
    player = at_shelf(store, shape)
    ways: tuple[tuple[Text, Text], ...] = (
        (strings.SETTINGS, strings.VOLUME),
        (strings.DAILY, strings.TO_SHELF),
        (strings.GAME_ID, strings.GAME_ID),
        (strings.PLAYERS_MENU, strings.GOALS),
        (gallery_strings.GALLERY, gallery_strings.GALLERY),
    )
    for menu, there in ways:
        player.back().come(strings.MENU_SAYS.english[:20])
        player.tap(menu).pause(5).come(there)
        for _ in range(3):
            if not player.at_shelf:
                player.back().pause(10)
        assert player.at_shelf
    player.back().come(strings.MENU_SAYS.english[:20]).tap(strings.TO_WALL).pause(10)
    count = strings.GAMES_COUNT.in_language("en", n=len(slugs()))
    player.until(count).back().pause(10)
    assert not player.sees(count)


@by_shape
def test_taps_lead_through_a_games_pages_and_back(store: Store, shape: str) -> None:
    player = at_shelf(store, shape)
    player.hold("pad1 fire").come(strings.RULES)
    player.tap(strings.RULES).pause(20).tap(strings.WHOLE_STORY).come(strings.THE_GAME)
    player.back().pause(5).back().come(strings.HIGH_SCORES)
    player.tap(strings.HIGH_SCORES).pause(20).back().come(strings.GOALS)
    player.tap(strings.GOALS).pause(20).back().come(strings.KEYS)
    player.tap(strings.KEYS).pause(20).back().come(strings.FAVOURITE)
    player.tap(strings.FAVOURITE).pause(5)
    assert store.favourite(GAME)
    player.back().pause(5)
    assert player.at_shelf


@by_shape
def test_taps_play_pause_and_leave(store: Store, shape: str) -> None:
    player = at_shelf(store, shape)
    player.tap("PLAY").pause(80)
    for _ in range(2):
        if not player.playing:
            player.tap("PLAY" if shape == "upright" else strings.START).pause(60)
    assert player.playing
    player.pause(30).back()
    for line, there in (
        (strings.RULES, strings.WHOLE_STORY),
        (strings.SETTINGS, strings.VOLUME),
        (strings.REWIND, strings.FROM_HERE),
    ):
        player.come(strings.RESUME)
        player.tap(line).pause(10).come(there).back().pause(20)
    player.come(strings.RESUME).tap(strings.RESUME).pause(20)
    assert player.cabinet.hands.playing
    player.back().come(strings.RESUME).tap(strings.LEAVE).pause(20)
    if not player.at_shelf:
        player.tap(strings.LEAVE_DROP).pause(20)
    assert player.at_shelf


@by_shape
def test_settings_are_turned_both_ways_by_taps(store: Store, shape: str) -> None:
    player = at_shelf(store, shape)
    player.back().come(strings.MENU_SAYS.english[:20]).tap(strings.SETTINGS).come(strings.VOLUME)
    before = player.cabinet.context.preferences.volume
    player.tap(strings.VOLUME)  # chosen, and turned
    player.tap(strings.VOLUME)
    assert player.cabinet.context.preferences.volume == before + 2
    player.tap("←").tap("←").tap("←")
    assert player.cabinet.context.preferences.volume == before - 1


@by_shape
def test_initials_are_tapped(store: Store, shape: str) -> None:
    context = touched(store, shape)
    page = PAGES["initials"](context, Game(GAME, cartridge(GAME)))
    seen(context, page)
    places = initials(context)
    assert seen(context, page, f"@{places[0][0]},{places[0][1] - 15}") is ...
    assert seen(context, page, f"@{places[1][0]},{places[1][1] + 15}") is ...
    assert seen(context, page, "pad1 fire", "pad1 fire") == "BMA"


def initials(context: PageContext) -> list[tuple[int, int]]:
    """The middles of the three letters of ANA."""
    letters = [one for one in context.monitor.written if one.text in ("A", "N")][:3]
    assert [one.text for one in letters] == ["A", "N", "A"]
    return [(one.rect[0] + one.rect[2] // 2, one.rect[1] + one.rect[3] // 2) for one in letters]


def touched(store: Store, shape: str, language: Language = "en") -> PageContext:
    """A context that is touched."""
    now = datetime.fromisoformat(f"{DATE} 21:48")
    seconds = itertools.count()
    context = PageContext(
        store,
        Preferences(language=language),
        ClockAndSeeds(lambda: 3, lambda: DATE, lambda: next(seconds), lambda: now),
    )
    for player, score in SCORES:
        level, won = cartridge(GAME).default_level, Outcome.WON
        store.add_score(ScoreRow(GAME, level, False, 1, player, score, won.value, DATE))
    context.touched(True)
    context.fit(*SHAPES[shape])
    return context


@by_shape
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PAGES)
def test_each_page_names_no_key_and_is_left_by_touch(store: Store, name: str, language: Language, shape: str) -> None:
    context = touched(store, shape, language)
    page = PAGES[name](context, Game(GAME, cartridge(GAME)))
    shown = run(context, page, frames=DEAF + 10)
    if isinstance(shown, Monitor):
        words = " ".join(f" {one.text} " for one in shown.written)
        assert name in ("keys", "typing in a game") or not [key for key in KEYS if key in words]
        assert not disorder(shown)
    if name not in STAYS:
        run(context, page, frozenset(("escape" if name == "typing" else "pad1 back",)), frames=6)
        assert run(context, page, frames=6) is None, "it stays"


@pytest.mark.parametrize("name", [name for name in PAGES if not name.startswith("attract")])
def test_a_page_may_be_turned(store: Store, name: str) -> None:
    """Whoever turns the telephone sees a whole page, then and when they turn it back."""
    context = touched(store, "upright")
    page = PAGES[name](context, Game(GAME, cartridge(GAME)))
    run(context, page, frames=DEAF + 10)
    for shape in ("wide", "upright"):
        context.fit(*SHAPES[shape])
        for key in ("pad1 down", "pad1 right", ""):
            shown = run(context, page, frozenset((key,)) if key else NO_KEYS, frames=6)
            if shown is not None:
                assert len(set(shown.pixels())) > 3, "nothing is seen"
            if isinstance(shown, Monitor):
                assert not disorder(shown)


def run(context: PageContext, page: Page, held: Keys = NO_KEYS, frames: int = 1) -> Machine | None:
    """Run a page; what it showed last, None when it has ended."""
    shown: Machine | None = None
    for _ in range(frames):
        context.begin(held)
        shown = next(page, None)
    return shown


def test_a_line_is_typed_above_the_hosts_keys_on_a_small_screen(store: Store) -> None:
    context = touched(store, "upright")
    page = PAGES["typing"](context, Game(GAME, cartridge(GAME)))
    assert isinstance(run(context, page, frames=3), Slate)
    run(context, page, frozenset("n"), frames=3)
    context.fit(*SHAPES["wide"])
    run(context, page, frozenset("i"), frames=3)
    context.touched(False)
    shown = run(context, page, frozenset("m"), frames=3)
    assert isinstance(shown, Monitor)
    assert type(shown) is Monitor
    assert "nim" in [one.text for one in shown.written]
    page.close()
    assert type(context.monitor) is Monitor
    context.fit(*SHAPES["upright"])
    assert type(context.monitor) is Handset
