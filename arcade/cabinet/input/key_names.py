"""Keys in the player's words, short enough for a menu."""

from collections.abc import Iterable
from string import digits

from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.texts import Text, shortened

NAMES = {
    " ": Text("SPACE"),
    "return": Text("ENTER"),
    "backspace": Text("BACKSPACE"),
    "escape": Text("ESC"),
    "tab": Text("TAB"),
    "left": Text("←"),
    "right": Text("→"),
    "up": Text("↑"),
    "down": Text("↓"),
    "left shift": Text("L SHIFT"),
    "right shift": Text("R SHIFT"),
    "left ctrl": Text("L CTRL"),
    "right ctrl": Text("R CTRL"),
    "left alt": Text("L ALT"),
    "right alt": Text("R ALT"),
    "delete": Text("DELETE", context="key"),
    "insert": Text("INSERT"),
    "home": Text("HOME", context="key"),
    "end": Text("END"),
    "page up": Text("PAGE UP"),
    "page down": Text("PAGE DOWN"),
    "pageup": Text("PAGE UP"),
    "pagedown": Text("PAGE DOWN"),
    "scroll lock": Text("SCROLL"),
}
SHORT = {
    "BACKSPACE": "BKSP",
    "DELETE": "DEL",
    "INSERT": "INS",
    "PAGE UP": "PGUP",
    "PAGE DOWN": "PGDN",
    "SCROLL": "SCRL",
    "L SHIFT": "SHIFT",
    "R SHIFT": "SHIFT",
    "SHIFT ST": "SHIFT",
    "SHIFT DR": "SHIFT",
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
    name = key_name(key, language)
    return SHORT.get(name, name)


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
