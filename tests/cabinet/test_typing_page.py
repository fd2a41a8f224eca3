"""A page on which a line is typed: with the keyboard, by joystick, with a finger; a secret is never seen."""

from pathlib import Path

import pytest

from arcade.cabinet import strings
from arcade.cabinet.page_context import PageContext
from arcade.cabinet.pages.typing import LONGEST, typed
from arcade.cabinet.storage.store import Store
from arcade.machine.monitor import Handset, Monitor
from arcade.toolkit.contract.languages import Language
from tests.cabinet.golden_pages import Page, both_grids, both_languages, compare, context_of, disorder


def follow(context: PageContext, page: Page, *keys: str) -> object:
    """Press keys one after the other; what the page gives, or three dots as long as it goes on."""
    for held in (frozenset[str](), *(one for key in keys for one in (frozenset((key,)), frozenset[str]()))):
        for _ in range(10):
            context.begin(held)
            try:
                next(page)
            except StopIteration as stop:
                return stop.value
        assert not disorder(context.monitor)
    return ...


def asking(context: PageContext, digits: int = 0) -> Page:
    return typed(context, strings.GAME_ID, strings.GAME_ID_ASK, digits)


def place(context: PageContext, words: str) -> str:
    """A click on the middle of words."""
    left, top, wide, high = next(one.rect for one in context.monitor.written if one.text == words)
    return f"@{left + wide // 2},{top + high // 2}"


@both_languages
@both_grids
def test_the_pictures(
    store: Store, language: Language, grid: type[Monitor], update_golden: bool, tmp_path: Path
) -> None:
    context = context_of(store, language, grid)
    context.preferences.calm = True
    page = asking(context)
    follow(context, page, *"nim 2")
    compare(context, "typing", update_golden, tmp_path)
    follow(context, page, "pad1 down", "pad1 right")
    compare(context, "typing-by-stick", update_golden, tmp_path)


def test_a_line_is_edited(store: Store) -> None:
    context = context_of(store)
    assert (
        follow(context, asking(context), *"nmi", "left", "backspace", "delete", *"im", "home", "N", "return") == "Nnim"
    )


def test_the_picture_stands_still_between_keys(store: Store) -> None:
    context = context_of(store)
    context.preferences.calm = True
    page = asking(context)
    follow(context, page, *"ni")
    before = context.monitor.pixels()
    follow(context, page)
    assert context.monitor.pixels() is before


def test_the_cursor_blinks_unless_that_disturbs(store: Store) -> None:
    for calm, pictures in ((True, 1), (False, 2)):
        context = context_of(store)
        context.preferences.calm = calm
        page = asking(context)
        seen = set()
        for _ in range(6):
            follow(context, page)
            seen.add(context.monitor.pixels())
        assert len(seen) == pictures


@pytest.mark.parametrize("digits", [0, 16])
@both_grids
def test_of_a_long_line_what_is_round_the_cursor_is_seen(store: Store, grid: type[Monitor], digits: int) -> None:
    context = context_of(store, "en", grid)
    page = asking(context, digits)
    follow(context, page, *"0123456789" * 7)
    if not digits:
        assert any(one.text.endswith("789") for one in context.monitor.written)
        follow(context, page, "home")
        assert any(one.text.startswith("01234") for one in context.monitor.written)
    assert follow(context, page, "return") == ("0123456789" * 7)[: digits or LONGEST]


def test_a_letter_that_the_face_lacks_is_not_typed(store: Store) -> None:
    context = context_of(store)
    assert follow(context, asking(context), "ș", "中", "a", "return") == "șa"


def test_a_secret_is_never_seen(store: Store) -> None:
    context = context_of(store)
    page = asking(context, digits=8)
    follow(context, page, *"47x1", "left", "backspace")
    assert "··" in context.monitor.text_rows()[-2]
    assert not set("47x1") & set("".join(one.text for one in context.monitor.written[-1:]))
    assert follow(context, page, "return") == "41"


def test_a_finger_types_on_a_telephone(store: Store) -> None:
    context = context_of(store, "en", Handset)
    page = asking(context)
    follow(context, page)
    for key in ("N", "I", "M", "DELETE"):
        follow(context, page, place(context, key))
    assert follow(context, page, place(context, "DONE")) == "ni"


def test_a_click_brings_the_keys_and_another_types(store: Store) -> None:
    context = context_of(store)
    page = asking(context)
    follow(context, page, "@100,100")
    follow(context, page, place(context, "Q"))
    assert follow(context, page, "w", "return") == "qw"


@pytest.mark.parametrize("key", ["escape", "pad1 start"])
def test_it_is_left_with_nothing(store: Store, key: str) -> None:
    context = context_of(store)
    assert follow(context, asking(context), "n", key) == ""


def test_the_held_button_shows_a_ring_and_leaves(store: Store) -> None:
    context = context_of(store)
    page = asking(context)
    follow(context, page)
    held = frozenset(("pad1 back",))
    for _ in range(30):
        context.begin(held)
        next(page)
    assert "back" in context.monitor.text_rows()
    for _ in range(30):
        context.begin(held)
        if next(page, None) is None:
            return
    raise AssertionError("it was not left")
