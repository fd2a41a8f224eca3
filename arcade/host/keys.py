"""Keyboard events to key names, as arcade.machine.keyboard has them."""

import pygame

KEYPAD = {
    "[0]": "insert",
    "[1]": "end",
    "[2]": "down",
    "[3]": "page down",
    "[4]": "left",
    "[6]": "right",
    "[7]": "home",
    "[8]": "up",
    "[9]": "page up",
    "[.]": "delete",
    "enter": "return",
}
"""What the number pad's keys are while they give no character."""


def key_name(event: pygame.event.Event) -> str:
    """The key of a KEYDOWN event: the character it types when it types one, else pygame's name; "" when unknown."""
    typed: str = event.unicode
    if len(typed) == 1 and typed.isprintable():
        return typed
    name = pygame.key.name(event.key).lower()
    return KEYPAD.get(name, name)


def is_fullscreen_order(event: pygame.event.Event) -> bool:
    """Whether a KEYDOWN event is Alt+Enter."""
    return event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and bool(event.mod & pygame.KMOD_ALT)


def is_quit_order(event: pygame.event.Event) -> bool:
    """Whether a KEYDOWN event is Alt+F4, which not every window manager catches."""
    return event.key == pygame.K_F4 and bool(event.mod & pygame.KMOD_ALT)
