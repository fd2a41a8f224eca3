"""Keys in the player's words, short enough for a menu."""

from collections.abc import Iterable
from string import digits

from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.texts import Text, shortened

NAMES = {
    " ": Text("SPACE", 9),
    "return": Text("ENTER", 9),
    "backspace": Text("BACKSPACE", 9),
    "escape": Text("ESC", 3),
    "tab": Text("TAB", 3),
    "left": Text("←"),
    "right": Text("→"),
    "up": Text("↑"),
    "down": Text("↓"),
    "left shift": Text("L SHIFT", 9),
    "right shift": Text("R SHIFT", 9),
    "left ctrl": Text("L CTRL", 9),
    "right ctrl": Text("R CTRL", 9),
    "left alt": Text("L ALT", 9),
    "right alt": Text("R ALT", 9),
    "delete": Text("DELETE", 9, context="key"),
    "insert": Text("INSERT", 9),
    "home": Text("HOME", 9, context="key"),
    "end": Text("END", 9),
    "page up": Text("PAGE UP", 9),
    "page down": Text("PAGE DOWN", 9),
    "pageup": Text("PAGE UP", 9),
    "pagedown": Text("PAGE DOWN", 9),
    "scroll lock": Text("SCROLL", 9),
}
SHORT = {
    "backspace": Text("BKSP", 5),
    "delete": Text("DEL", 5),
    "insert": Text("INS", 5),
    "page up": Text("PGUP", 5),
    "page down": Text("PGDN", 5),
    "pageup": Text("PGUP", 5),
    "pagedown": Text("PGDN", 5),
    "scroll lock": Text("SCRL", 5),
    "left shift": Text("SHIFT", 5),
    "right shift": Text("SHIFT", 5),
}
"""Names as narrow keys have them."""
CONTROLS = {
    "left": Text("left"),
    "right": Text("right"),
    "up": Text("up"),
    "down": Text("down"),
    "fire": Text("fire"),
    "back": Text("back"),
    "start": Text("start", context="button"),
}
SIGNS = {"left": "←", "right": "→", "up": "↑", "down": "↓"}
SECOND = Text("JOY 2")
LONGEST = 9
RUN = 4
"""So many digits that follow each other are named by the first and the last."""


def key_name(key: str, language: Language) -> str:
    """A key's name: letters as capitals, "pad1 fire" as the joystick's control."""
    if key in NAMES:
        return NAMES[key].in_language(language)
    pad, _, control = key.partition(" ")
    if pad in ("pad1", "pad2") and control in CONTROLS:
        name = pad_name(control, language)
        return name if pad == "pad1" else f"{SECOND.in_language(language)} {name}"
    return shortened(key.upper(), LONGEST)


def short_name(key: str, language: Language) -> str:
    """A key's name where there is little room."""
    return SHORT[key].in_language(language) if key in SHORT else key_name(key, language)


def pad_name(control: str, language: Language) -> str:
    """A direction or a button as the joystick has it."""
    return SIGNS.get(control) or CONTROLS[control].in_language(language).upper()


def ways(keys: Iterable[str], label: Text, language: Language) -> list[str]:
    """Keys that do one thing, by name: first the letter that its word begins with in this language."""
    initial = label.in_language(language)[:1].casefold()
    ordered = sorted(keys, key=lambda key: key != initial)
    if len(ordered) >= RUN and "".join(ordered) in digits:
        return [f"{ordered[0]}–{ordered[-1]}"]
    return list(dict.fromkeys(key_name(key, language) for key in ordered))
