"""Questions answered by one key. Keys pressed before a question appears do not answer it, unless it is for a move.

Joystick players get the choices on an on-screen keyboard that the cabinet offers: the machine says what it waits for.
"""

from collections.abc import Callable, Mapping, Sequence

from arcade.machine.keyboard import goes_on, is_on_keyboard, is_order
from arcade.machine.machine import Frames, Machine, Waiting, WrongKey
from arcade.toolkit.contract.controls import HELPS
from arcade.toolkit.contract.languages import SOURCE, Language

Wrong = Callable[[], Frames[None]]
"""What happens at a key that is not an answer: a beep, a message."""
Choices = Sequence[str] | Mapping[str, str]
"""The keys that answer a question; in a mapping several keys, those of two languages say, can mean one answer."""

YES_KEYS: dict[Language, str] = {SOURCE: "y", "ro": "d"}
YOU_KEYS: dict[Language, str] = {SOURCE: "y", "ro": "j"}
"""The letters of languages that mean yes, as Romanian da does, and you, as jucător: each is understood in them all."""
YES = tuple(YES_KEYS.values())
NO = ("n",)
YES_NO = {**dict.fromkeys(YES, "y"), "n": "n"}
"""Of letters that mean the same the English one stands first, then those of the other languages in their order."""
COMPUTER_OR_YOU = {"c": "c", **dict.fromkeys(YOU_KEYS.values(), "j")}
"""The computer or you."""
BACKWARD = ("left", "up", "pad1 left", "pad1 up", "pad2 left", "pad2 up")
FORWARD = ("right", "down", "pad1 right", "pad1 down", "pad2 right", "pad2 down")
"""Keys that change the answer shown to the one before it and to the next."""


def is_typed(key: str) -> bool:
    """Whether a key is the keyboard's, or an order for help, which stands for such a key."""
    return is_on_keyboard(key) or any(key in control.keys for control in HELPS)


def answers(choices: Choices) -> tuple[str, ...]:
    """The different answers that the keys mean, in their order."""
    return tuple(dict.fromkeys(choices.values() if isinstance(choices, Mapping) else choices))


def keys_for(choices: Choices, answer: str) -> tuple[str, ...]:
    """The keys that give an answer."""
    return tuple(key for key in choices if (choices[key] if isinstance(choices, Mapping) else key) == answer)


def next_key(machine: Machine, move: bool = False) -> Frames[str]:
    """Wait for any key, click or order and return it, letters in small.

    Where it is for a `move`, all that were pressed before count in the modern looks, one after the other.
    """
    if not (move and machine.keyboard.keeps):
        machine.keyboard.flush()
    while not (key := machine.keyboard.take().lower()):
        machine.waiting = Waiting("key", move=move)
        yield
    machine.waiting = None
    return key


def ask_key(
    machine: Machine,
    choices: Choices = (),
    wrong: Wrong | None = None,
    default: str = "",
    once: bool = False,
    show: Callable[[str], None] | None = None,
    move: bool = False,
) -> Frames[str]:
    """Wait for one of the keys and return the answer, letters in small; with no choices any key will do.

    Return, the blank, the joystick's fire and a click mean `default` where there is one and they are no choices
    themselves; `show` shows which answer that is, and directions change it then, to others of a single sign. A wrong
    key is answered and the question stays, or with `once` an empty text is returned. Where it is part of a `move`, a
    press kept from before counts.
    """
    keyboard = machine.keyboard
    forget = keyboard.settle if move else keyboard.flush
    forget()
    possible, chosen, shown = [one for one in answers(choices) if len(one) == 1], default, ""
    meanings = tuple(choices.values()) if isinstance(choices, Mapping) else ()
    while True:
        if show is not None and shown != chosen:
            show(chosen)
            shown = chosen
        machine.waiting = Waiting("key", tuple(choices), shown, move, meanings)
        yield
        key = keyboard.take().lower()
        if not key:
            continue
        if key in choices or (not choices and not is_order(key)):
            machine.waiting = None
            return choices[key] if isinstance(choices, Mapping) else key
        if show is not None and key in FORWARD + BACKWARD:
            chosen = possible[(possible.index(chosen) + (1 if key in FORWARD else -1)) % len(possible)]
            continue
        machine.waiting = None
        if chosen and goes_on(key):
            return chosen
        if wrong is not None and is_typed(key):
            machine.wrong_key = WrongKey(key, tuple(choices))
            yield from wrong()
            forget()
            if once:
                return ""
            shown = ""


def ask_yes_no(machine: Machine, wrong: Wrong | None = None, default: bool = True) -> Frames[bool]:
    """Wait for yes (y, or the letter of another language) or no (n)."""
    return (yield from ask_key(machine, YES_NO, wrong, "ny"[default])) == "y"


def ask_another(machine: Machine) -> Frames[bool]:
    """The originals' "another game?": y and its like, Return, fire and a click mean yes, every other key means no."""
    key = yield from ask_key(machine)
    return key in YES or goes_on(key)


def ask_in_time(machine: Machine, choices: Sequence[str], frames: int) -> Frames[str]:
    """Wait so many frames for one of the keys, held already or pressed, and return it in small letters; else "".

    As in the originals that went on by themselves when nobody answered. Return, the blank, fire and a click mean the
    first of the choices; any other key asks again, so that the time begins anew.
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
            if goes_on(pressed):
                return choices[0]
            left = frames if is_on_keyboard(pressed) and pressed else left - 1
            yield
        return ""
    finally:
        machine.waiting = None
