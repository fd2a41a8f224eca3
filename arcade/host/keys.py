"""Keyboard events to key names, as arcade.machine.keyboard has them."""

import pygame

from arcade.machine.signs import usual

DIGIT_ROW = {
    pygame.KSCAN_1: "1",
    pygame.KSCAN_2: "2",
    pygame.KSCAN_3: "3",
    pygame.KSCAN_4: "4",
    pygame.KSCAN_5: "5",
    pygame.KSCAN_6: "6",
    pygame.KSCAN_7: "7",
    pygame.KSCAN_8: "8",
    pygame.KSCAN_9: "9",
    pygame.KSCAN_0: "0",
}
"""Keys by their places, whatever they type: some layouts have letters or signs there, and digits with Shift."""
LEVELS = pygame.KMOD_SHIFT | pygame.KMOD_MODE | pygame.KMOD_RALT
"""Modifiers that choose among what a key can type."""
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
    name = pygame.key.name(event.key).lower()
    return usual(event.unicode) or KEYPAD.get(name, name)


def digit_of(event: pygame.event.Event) -> str:
    """The digit of the key's place, where it is one of the digit row and pressed alone; else empty."""
    return "" if event.mod & LEVELS else DIGIT_ROW.get(event.scancode, "")


def is_fullscreen_order(event: pygame.event.Event) -> bool:
    """Whether a KEYDOWN event is Alt+Enter."""
    return event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and bool(event.mod & pygame.KMOD_ALT)


def is_quit_order(event: pygame.event.Event) -> bool:
    """Whether a KEYDOWN event is Alt+F4, which not every window manager catches."""
    return event.key == pygame.K_F4 and bool(event.mod & pygame.KMOD_ALT)
