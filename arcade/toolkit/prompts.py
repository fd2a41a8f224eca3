"""Questions answered by one key. Keys pressed before a question appears do not answer it.

Joystick players get the choices on an on-screen keyboard that the cabinet offers: the machine says what it waits for.
"""

from collections.abc import Callable, Sequence

from arcade.machine.keyboard import is_click, is_on_keyboard, is_order
from arcade.machine.machine import Frames, Machine, Waiting, WrongKey
from arcade.toolkit.controls import HELPS

Wrong = Callable[[], Frames[None]]
"""What happens at a key that is not an answer: a beep, a message."""

YES = ("y", "d")
NO = ("n",)


def is_typed(key: str) -> bool:
    """Whether a key is the keyboard's, or an order for help, which stands for such a key."""
    return is_on_keyboard(key) or any(key in control.keys for control in HELPS)


def next_key(machine: Machine, keep: bool = False) -> Frames[str]:
    """Wait for any key, click or order and return it, letters in small; with `keep` one pressed before counts."""
    if not keep:
        machine.keyboard.flush()
    while not (key := machine.keyboard.take().lower()):
        machine.waiting = Waiting("key")
        yield
    machine.waiting = None
    return key


def ask_key(
    machine: Machine,
    choices: Sequence[str] = (),
    wrong: Wrong | None = None,
    default: str = "",
    once: bool = False,
) -> Frames[str]:
    """Wait for one of the keys and return it, letters in small; with no choices any key will do.

    Return, the joystick's fire and a click mean `default` where there is one and they are no choices themselves. A
    wrong key is answered and the question stays, or with `once` an empty text is returned.
    """
    keyboard = machine.keyboard
    keyboard.flush()
    waiting = Waiting("key", tuple(choices))
    while True:
        machine.waiting = waiting
        yield
        key = keyboard.take().lower()
        if not key:
            continue
        machine.waiting = None
        if key in choices or (not choices and not is_order(key)):
            return key
        if default and (key in ("return", "pad1 fire", "pad2 fire") or is_click(key)):
            return default
        if wrong is not None and is_typed(key):
            machine.wrong_key = WrongKey(key, waiting.choices)
            yield from wrong()
            keyboard.flush()
            if once:
                return ""


def ask_yes_no(machine: Machine, wrong: Wrong | None = None, default: bool | None = None) -> Frames[bool]:
    """Wait for yes (y, or d for Romanian da) or no (n)."""
    key = yield from ask_key(machine, YES + NO, wrong, "" if default is None else "ny"[default])
    return key in YES


def ask_another(machine: Machine) -> Frames[bool]:
    """The originals' "another game?": y or d, fire and a click mean yes, every other key means no."""
    key = yield from ask_key(machine)
    return key in YES or key in ("pad1 fire", "pad2 fire") or is_click(key)


def ask_in_time(machine: Machine, choices: Sequence[str], frames: int) -> Frames[str]:
    """Wait so many frames for one of the keys, held already or pressed, and return it in small letters; else "".

    As in the originals that went on by themselves when nobody answered. Return, fire and a click mean the first of
    the choices; any other key asks again, so that the time begins anew.
    """
    keyboard = machine.keyboard
    keyboard.flush()
    left = frames
    machine.waiting = Waiting("key", tuple(choices))
    try:
        while left:
            pressed = keyboard.take().lower()
            held = next((key for key in choices if keyboard.down((key,))), "")
            if pressed in choices or held:
                return held or pressed
            if pressed in ("return", "pad1 fire", "pad2 fire") or is_click(pressed):
                return choices[0]
            left = frames if is_on_keyboard(pressed) and pressed else left - 1
            yield
        return ""
    finally:
        machine.waiting = None
