"""A page on which a line is typed: with the keyboard, by joystick, with a finger; a secret is never seen."""

from pathlib import Path

import pytest

from arcade.cabinet import strings
from arcade.cabinet.pages.typing import LONGEST, typed
from arcade.cabinet.stage import Stage
from arcade.cabinet.storage.store import Store
from arcade.machine.monitor import Handset, Monitor
from arcade.toolkit.contract.languages import Language
from tests.cabinet.golden_pages import Page, both_grids, both_languages, compare, disorder, stage_of


def follow(stage: Stage, page: Page, *keys: str) -> object:
    """Press keys one after the other; what the page gives, or three dots as long as it goes on."""
    for held in (frozenset[str](), *(one for key in keys for one in (frozenset((key,)), frozenset[str]()))):
        for _ in range(10):
            stage.begin(held)
            try:
                next(page)
            except StopIteration as stop:
                return stop.value
        assert not disorder(stage.monitor)
    return ...


def asking(stage: Stage, digits: int = 0) -> Page:
    return typed(stage, strings.GAME_ID, strings.GAME_ID_ASK, digits)


def place(stage: Stage, words: str) -> str:
    """A click on the middle of words."""
    left, top, wide, high = next(one.rect for one in stage.monitor.written if one.text == words)
    return f"@{left + wide // 2},{top + high // 2}"


@both_languages
@both_grids
def test_the_pictures(
    store: Store, language: Language, grid: type[Monitor], update_golden: bool, tmp_path: Path
) -> None:
    stage = stage_of(store, language, grid)
    stage.preferences.calm = True
    page = asking(stage)
    follow(stage, page, *"nim 2")
    compare(stage, "typing", update_golden, tmp_path)
    follow(stage, page, "pad1 down", "pad1 right")
    compare(stage, "typing-by-stick", update_golden, tmp_path)


def test_a_line_is_edited(store: Store) -> None:
    stage = stage_of(store)
    assert follow(stage, asking(stage), *"nmi", "left", "backspace", "delete", *"im", "home", "N", "return") == "Nnim"


def test_the_picture_stands_still_between_keys(store: Store) -> None:
    stage = stage_of(store)
    stage.preferences.calm = True
    page = asking(stage)
    follow(stage, page, *"ni")
    before = stage.monitor.pixels()
    follow(stage, page)
    assert stage.monitor.pixels() is before


def test_the_cursor_blinks_unless_that_disturbs(store: Store) -> None:
    for calm, pictures in ((True, 1), (False, 2)):
        stage = stage_of(store)
        stage.preferences.calm = calm
        page = asking(stage)
        seen = set()
        for _ in range(6):
            follow(stage, page)
            seen.add(stage.monitor.pixels())
        assert len(seen) == pictures


@pytest.mark.parametrize("digits", [0, 16])
@both_grids
def test_of_a_long_line_what_is_round_the_cursor_is_seen(store: Store, grid: type[Monitor], digits: int) -> None:
    stage = stage_of(store, "en", grid)
    page = asking(stage, digits)
    follow(stage, page, *"0123456789" * 7)
    if not digits:
        assert any(one.text.endswith("789") for one in stage.monitor.written)
        follow(stage, page, "home")
        assert any(one.text.startswith("01234") for one in stage.monitor.written)
    assert follow(stage, page, "return") == ("0123456789" * 7)[: digits or LONGEST]


def test_a_letter_that_the_face_lacks_is_not_typed(store: Store) -> None:
    stage = stage_of(store)
    assert follow(stage, asking(stage), "ș", "中", "a", "return") == "șa"


def test_a_secret_is_never_seen(store: Store) -> None:
    stage = stage_of(store)
    page = asking(stage, digits=8)
    follow(stage, page, *"47x1", "left", "backspace")
    assert "··" in stage.monitor.text_rows()[-2]
    assert not set("47x1") & set("".join(one.text for one in stage.monitor.written[-1:]))
    assert follow(stage, page, "return") == "41"


def test_a_finger_types_on_a_telephone(store: Store) -> None:
    stage = stage_of(store, "en", Handset)
    page = asking(stage)
    follow(stage, page)
    for key in ("N", "I", "M", "DELETE"):
        follow(stage, page, place(stage, key))
    assert follow(stage, page, place(stage, "DONE")) == "ni"


def test_a_click_brings_the_keys_and_another_types(store: Store) -> None:
    stage = stage_of(store)
    page = asking(stage)
    follow(stage, page, "@100,100")
    follow(stage, page, place(stage, "Q"))
    assert follow(stage, page, "w", "return") == "qw"


@pytest.mark.parametrize("key", ["escape", "pad1 start"])
def test_it_is_left_with_nothing(store: Store, key: str) -> None:
    stage = stage_of(store)
    assert follow(stage, asking(stage), "n", key) == ""


def test_the_held_button_shows_a_ring_and_leaves(store: Store) -> None:
    stage = stage_of(store)
    page = asking(stage)
    follow(stage, page)
    held = frozenset(("pad1 back",))
    for _ in range(30):
        stage.begin(held)
        next(page)
    assert "back" in stage.monitor.text_rows()
    for _ in range(30):
        stage.begin(held)
        if next(page, None) is None:
            return
    raise AssertionError("it was not left")
