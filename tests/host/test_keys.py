"""Names of keys."""

import pygame
import pytest

from arcade.host.keys import digit_of, is_fullscreen_order, is_quit_order, key_name


@pytest.fixture(autouse=True)
def video() -> None:
    pygame.display.init()


@pytest.mark.parametrize(
    ("code", "unicode", "name"),
    [
        (pygame.K_a, "a", "a"),
        (pygame.K_a, "A", "A"),
        (pygame.K_a, "ă", "ă"),
        (pygame.K_a, "\x01", "a"),  # with Ctrl
        (pygame.K_a, "ş", "ș"),  # with the cedilla of older layouts
        (pygame.K_a, "t\u0326", "ț"),  # composed of two
        (pygame.K_SPACE, "\u00a0", " "),
        (pygame.K_a, "ab", "a"),
        (pygame.K_SLASH, "?", "?"),
        (pygame.K_SPACE, " ", " "),
        (pygame.K_RETURN, "\r", "return"),
        (pygame.K_KP_ENTER, "\r", "return"),
        (pygame.K_BACKSPACE, "\b", "backspace"),
        (pygame.K_ESCAPE, "\x1b", "escape"),
        (pygame.K_DELETE, "\x7f", "delete"),
        (pygame.K_TAB, "\t", "tab"),
        (pygame.K_LEFT, "", "left"),
        (pygame.K_F1, "", "f1"),
        (pygame.K_LSHIFT, "", "left shift"),
        (pygame.K_KP5, "5", "5"),
        (pygame.K_KP4, "", "left"),
    ],
)
def test_names(code: int, unicode: str, name: str) -> None:
    assert key_name(pygame.event.Event(pygame.KEYDOWN, key=code, unicode=unicode, mod=0)) == name


def test_the_digit_row_has_its_digits_whatever_it_types() -> None:
    def down(scancode: int, unicode: str, mod: int = 0) -> pygame.event.Event:
        return pygame.event.Event(pygame.KEYDOWN, key=ord(unicode), unicode=unicode, mod=mod, scancode=scancode)

    row = range(pygame.KSCAN_1, pygame.KSCAN_0 + 1)
    for signs in ("&é\"'(-è_çà", "+ěščřžýáíé", "ąčęėįšųū90", "1234567890", "۱۲۳۴۵۶۷۸۹۰"):
        found = [digit_of(down(place, sign)) for place, sign in zip(row, signs, strict=True)]
        assert "".join(found) == "1234567890"
    assert digit_of(down(pygame.KSCAN_2, "é", pygame.KMOD_CAPS)) == "2"
    for mod in (pygame.KMOD_LSHIFT, pygame.KMOD_RSHIFT, pygame.KMOD_MODE, pygame.KMOD_RALT):
        assert digit_of(down(pygame.KSCAN_1, "!", mod)) == ""
    assert digit_of(down(pygame.KSCAN_Q, "a")) == ""


def test_orders_to_the_window() -> None:
    def down(code: int, mod: int) -> pygame.event.Event:
        return pygame.event.Event(pygame.KEYDOWN, key=code, unicode="", mod=mod)

    assert is_fullscreen_order(down(pygame.K_RETURN, pygame.KMOD_RALT | pygame.KMOD_NUM))
    assert not is_fullscreen_order(down(pygame.K_RETURN, pygame.KMOD_SHIFT))
    assert not is_fullscreen_order(down(pygame.K_SPACE, pygame.KMOD_ALT))
    assert is_quit_order(down(pygame.K_F4, pygame.KMOD_LALT))
    assert not is_quit_order(down(pygame.K_F4, 0))
