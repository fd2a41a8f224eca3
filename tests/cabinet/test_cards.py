"""The instruction card: a picture that fire starts the game from, and the whole story behind it."""

from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest

from arcade.cabinet import strings
from arcade.cabinet.catalogue import cartridge, guide, slugs
from arcade.cabinet.input.bindings import Bindings
from arcade.cabinet.input.key_names import key_name, short_name, ways
from arcade.cabinet.page_context import ClockAndSeeds, PageContext
from arcade.cabinet.pages.card import Card, card
from arcade.cabinet.pages.card_controls import draw_keys, draw_stick, on_screen
from arcade.cabinet.pages.card_sheet import KEYS_PANEL, STICK_PANEL
from arcade.cabinet.pages.more import more, rows
from arcade.cabinet.setups import Variant, usual_variant
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.storage.preferences import Preferences
from arcade.cabinet.storage.store import Store
from arcade.machine.monitor import Handset, Monitor
from arcade.toolkit.contract.guide import Guide
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.levels import Levels
from arcade.toolkit.contract.texts import Text
from tests.cabinet.golden_pages import both_grids, both_languages, compare, context_of, disorder, seen
from tests.cabinet.player import DATE, NOW

each_game = pytest.mark.parametrize("slug", slugs())
devices = pytest.mark.parametrize("by_pad", [False, True], ids=["keys", "pad"])
HOLD = 40
"""Frames that are surely holding."""


def game_of(slug: str) -> Game:
    return Game(slug, cartridge(slug))


def guide_of(slug: str) -> Guide:
    found = guide(slug)
    assert found is not None
    return found


class Reader:
    """Somebody in front of a card."""

    def __init__(self, context: PageContext, slug: str = "nim", variant: Variant | None = None) -> None:
        self.context = context
        self.variant = variant or usual_variant(context, game_of(slug))
        self.page = card(context, game_of(slug), self.variant)
        self.answer: bool | None = None
        self.pause(3)

    def pause(self, frames: int, *keys: str) -> "Reader":
        for _ in range(frames):
            self.context.begin(frozenset(keys))
            self.context.keyboard.update(self.context.keys)
            try:
                next(self.page)
            except StopIteration as stop:
                self.answer = stop.value
                return self
            self.context.monitor.end_frame()
        return self

    def press(self, *keys: str) -> "Reader":
        for key in keys:
            if self.answer is None:
                self.pause(3, key)
            if self.answer is None:
                self.pause(3)
        return self

    @property
    def screen(self) -> str:
        return "\n".join(self.context.monitor.text_rows())


@pytest.fixture
def context(store: Store) -> PageContext:
    return context_of(store)


def test_fire_starts_the_game_when_it_is_let_go(context: PageContext) -> None:
    reader = Reader(context)
    assert not context.store.card_seen("nim")
    assert reader.pause(5, "return").answer is None
    assert reader.pause(2).answer is True
    assert context.store.card_seen("nim")


def test_back_leaves_and_the_card_comes_again(context: PageContext) -> None:
    assert Reader(context).press("escape").answer is False
    assert not context.store.card_seen("nim")


@pytest.mark.parametrize("keys", [("return",) * HOLD, ("pad1 fire",) * HOLD, ("down",) * 3], ids=["key", "pad", "down"])
def test_holding_fire_tells_the_whole_story(context: PageContext, keys: tuple[str, ...]) -> None:
    reader = Reader(context)
    for key in keys:
        reader.pause(1, key)
    reader.pause(3)
    assert "Beads lie on up to nine rows" in reader.screen
    assert reader.press("escape").answer is None
    assert "Beads lie on up to nine rows" not in reader.screen
    assert "Taken beads" in reader.screen


def test_a_level_is_chosen_and_remembered(context: PageContext) -> None:
    reader = Reader(context)
    assert "level: normal" in reader.screen
    assert "level: master" in reader.press("right").screen
    assert reader.variant.level == 3
    assert context.preferences.levels == {"nim": 3}
    assert "level: novice" in reader.press("left", "left").screen


def test_in_a_paused_game_there_is_no_level_to_choose(context: PageContext) -> None:
    reader = Reader(context)
    reader.page = card(context, game_of("nim"))
    reader.pause(3).press("right")
    assert context.preferences.levels == {}
    assert "level" not in reader.screen
    assert "continue" in reader.screen
    assert reader.press("return").answer is True


@pytest.mark.parametrize(
    ("pixel", "level", "answer"),
    [((300, 100), 2, True), ((60, 352), 2, True), ((150, 352), 3, None), ((440, 352), 2, False)],
    ids=["picture", "start", "level", "shelf"],
)
def test_a_mouse_clicks_on_what_it_wants(
    context: PageContext, pixel: tuple[int, int], level: int, answer: bool | None
) -> None:
    reader = Reader(context).press(f"@{pixel[0]},{pixel[1]}")
    assert (reader.variant.level, reader.answer) == (level, answer)


@pytest.mark.parametrize(
    ("pixel", "level", "answer", "story"),
    [
        ((140, 150), 2, None, False),
        ((200, 560), 2, True, False),
        ((250, 530), 3, None, False),
        ((30, 530), 1, None, False),
        ((40, 560), 2, None, True),
    ],
    ids=["picture", "play", "next level", "level before", "story"],
)
def test_a_finger_does_too(store: Store, pixel: tuple[int, int], level: int, answer: bool | None, story: bool) -> None:
    reader = Reader(context_of(store, grid=Handset)).press(f"@{pixel[0]},{pixel[1]}")
    assert (reader.variant.level, reader.answer) == (level, answer)
    assert ("Beads lie on up to" in reader.screen) == story


@pytest.mark.parametrize("calm", [False, True])
def test_the_picture_comes_when_it_is_ready_and_no_frame_waits_for_it(store: Store, calm: bool) -> None:
    seconds = count()
    clock_and_seeds = ClockAndSeeds(lambda: 1, lambda: DATE, lambda: float(next(seconds)), lambda: NOW)
    context = PageContext(store, Preferences(calm=calm), clock_and_seeds)
    shown = Card(context, game_of("nim"))
    shown.draw()
    pictures = []
    for _ in range(4):
        shown.step()
        pictures.append(context.monitor.pixels())
    assert len(set(pictures)) == (1 if calm else 4), "snow, or a dark tube where it is to be calm"
    assert "Taken beads" not in "".join(context.monitor.text_rows())
    for _ in range(1000):
        shown.step()
    assert "Taken beads" in "".join(context.monitor.text_rows())
    assert context.monitor.pixels() is context.monitor.pixels()
    before = context.monitor.pixels()
    shown.step()
    assert context.monitor.pixels() is before, "at rest nothing is drawn"


def test_it_changes_with_the_device_in_hand(context: PageContext) -> None:
    reader = Reader(context)
    assert "ENTER" in reader.screen
    reader.pause(2, "pad1 left").pause(2)
    assert "FIRE" in reader.screen
    assert "ESC" not in reader.screen


def test_caps_show_the_players_own_keys(context: PageContext) -> None:
    context.set("keys", {"nim": {"up": "x", "left": "page down"}})
    reader = Reader(context)
    assert "X  ↓  row" in reader.screen
    assert "PAGE DOWN" in reader.screen


def test_a_game_without_a_guide_has_a_card_all_the_same(context: PageContext, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("arcade.cabinet.pages.card.guide_of", lambda _: None)
    monkeypatch.setattr("arcade.cabinet.setups.guide_of", lambda _: None)
    assert "Take the last bead and win" in Reader(context).screen


def test_what_is_as_the_book_had_it_has_a_sign(context: PageContext) -> None:
    game = game_of("nim")
    levels = Levels(*(replace(level, book=level.key == 2) for level in game.cartridge.levels))
    booked = Game("nim", replace(game.cartridge, levels=levels))
    pictures = []
    for one in (game, booked):
        shown = Card(context, one, Variant(2, 1, False))
        shown.draw()
        pictures.append(context.monitor.pixels())
    assert pictures[0] != pictures[1]


@both_grids
@both_languages
@pytest.mark.parametrize("slug", ["robac", "nim", "checkers"])
def test_cards_look_as_they_did(
    store: Store, slug: str, language: Language, grid: type[Monitor], update_golden: bool, tmp_path: Path
) -> None:
    context = context_of(store, language, grid)
    Reader(context, slug)
    compare(context, f"card-{slug}", update_golden, tmp_path)


@both_grids
@both_languages
def test_the_whole_story_looks_as_it_did(
    store: Store, language: Language, grid: type[Monitor], update_golden: bool, tmp_path: Path
) -> None:
    context = context_of(store, language, grid)
    seen(context, more(context, game_of("nim")))
    compare(context, "more", update_golden, tmp_path)
    seen(context, more(context, game_of("nim")), *["page down"] * 4)
    compare(context, "more-end", update_golden, tmp_path)


@pytest.mark.rotates(8)
@both_grids
@both_languages
@devices
@each_game
def test_every_card_and_story_fits(slug: str, language: Language, by_pad: bool, grid: type[Monitor]) -> None:
    context, game = context_of(Store(None), language, grid), game_of(slug)
    context.by_pad, context.sticks = by_pad, 2 * by_pad
    for level in game.cartridge.levels.keys:
        shown = Card(context, game, Variant(level, 1, False))
        shown.draw()
        assert not disorder(context.monitor)
    seen(context, more(context, game), *["page down"] * 5)


def story(store: Store, slug: str, language: Language = "en", sticks: int = 0, by_pad: bool = False) -> dict[str, str]:
    context = context_of(store, language)
    context.sticks, context.by_pad = sticks, by_pad
    return {row.words: " ".join(row.keys) for row in rows(context, game_of(slug))}


def test_arrows_and_the_listings_letters(store: Store) -> None:
    shown = story(store, "robac")
    assert (shown["up"], shown["left"]) == ("Q ↑", "O ←")
    assert shown["pause"] == "ESC"


def test_a_joysticks_own_words(store: Store) -> None:
    shown = story(store, "tetris", by_pad=True, sticks=1)
    assert (shown["turn"], shown["put aside"], shown["hint"]) == ("FIRE", "BACK", "in the pause")
    assert "Hold button 2: pause" in shown


def test_the_second_player_has_a_joystick_only_where_there_is_one(store: Store) -> None:
    alone = story(store, "nim", sticks=1)
    assert not any("player 2" in words for words in alone)
    assert "Two players take turns on the same keys." in alone
    two = story(store, "nim", sticks=2)
    assert any("player 2" in words for words in two)
    assert "Two players take turns on the same keys." not in two


def test_who_shares_a_keyboard_otherwise_says_so(store: Store) -> None:
    assert any("A Z N," in words for words in story(store, "trophy-trail"))
    assert "Two players take turns on the same keys." not in story(store, "hurdles"), "each has keys of their own"


@pytest.mark.parametrize(("language", "first"), [("en", ["Y", "D"]), ("ro", ["D", "Y"])])
def test_the_letter_of_the_players_word_comes_first(language: Language, first: list[str]) -> None:
    assert ways(("y", "d"), Text("yes"), language) == first


def test_digits_in_a_row_are_named_by_the_first_and_the_last() -> None:
    assert ways("123456789", Text("digit"), "en") == ["1–9"]


@pytest.mark.rotates(4)
@each_game
@both_languages
def test_no_cap_is_cut(slug: str, language: Language) -> None:
    """The caps have the keys' whole names, or the short ones that keys have, whatever key the player chose."""
    game, uses = game_of(slug), guide_of(slug).uses
    for chosen in ("", "backspace", "page down", "right shift"):
        context = context_of(Store(None), language)
        others = {control.name: chosen for use in uses for control in use.controls if chosen}
        keys = Bindings(game.cartridge.controls, others, {})
        draw_keys(context, keys, uses, KEYS_PANEL)
        left, top, wide, high = KEYS_PANEL
        every = {key for control in keys.controls for key in keys.keys(control)}
        known = {named(key, language) for key in every for named in (key_name, short_name)}
        known |= {use.typed for use in uses}
        words = {word for use in uses for word in context.text(use.words).split()}
        told = {context.text(strings.KEYS_HEAD), context.text(strings.OR)}
        for written in context.monitor.written:
            x, y, across, down = written.rect
            assert left + 2 <= x <= left + wide - 2 - across, f"{written.text!r} leaves the panel"
            assert top <= y <= top + high - down, f"{written.text!r} leaves the panel"
            assert written.text in known | told or set(written.text.split()) <= words, f"{written.text!r} is cut"
        assert not disorder(context.monitor)


@pytest.mark.parametrize("slug", ["frog-duel", "dipo", "reversi", "septica", "stars", "tetris"])
def test_a_card_shows_the_keys_that_a_stranger_would_press(store: Store, slug: str) -> None:
    """Not the letters and digits of the listing, which do the same."""
    context, game = context_of(store), game_of(slug)
    draw_keys(context, Bindings(game.cartridge.controls, {}, {}), guide_of(slug).uses, KEYS_PANEL)
    caps = {written.text for written in context.monitor.written}
    assert caps & {"ENTER", "SPACE"}
    assert not caps & set("0123456789DFM")


def test_of_two_crosses_the_arrows_are_shown(store: Store) -> None:
    context, game = context_of(store), game_of("graphics-editor")
    draw_keys(context, Bindings(game.cartridge.controls, {}, {}), guide_of("graphics-editor").uses, KEYS_PANEL)
    assert set("←→↑↓") < {written.text for written in context.monitor.written}


@pytest.mark.parametrize("slug", [slug for slug in slugs() if any(use.typed for use in guide_of(slug).uses)])
def test_a_stick_is_told_how_it_types(store: Store, slug: str) -> None:
    """By the game's own controls, or on the keys that come to the screen when it presses its button."""
    context, uses = context_of(store), guide_of(slug).uses
    draw_stick(context, uses, STICK_PANEL)
    told = "Button shows keys" in " ".join(written.text for written in context.monitor.written)
    assert told == any(on_screen(use) for use in uses)
