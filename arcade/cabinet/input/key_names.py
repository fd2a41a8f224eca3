"""Keys in the player's words, short enough for a menu."""

from collections.abc import Iterable
from string import digits

from arcade.toolkit.contract.texts import Language, Text, shortened

NAMES = {
    " ": Text("SPACE", "SPAȚIU"),
    "return": Text("ENTER", "ENTER"),
    "backspace": Text("BACKSPACE", "BACKSPACE"),
    "escape": Text("ESC", "ESC"),
    "tab": Text("TAB", "TAB"),
    "left": Text("←", "←"),
    "right": Text("→", "→"),
    "up": Text("↑", "↑"),
    "down": Text("↓", "↓"),
    "left shift": Text("L SHIFT", "SHIFT ST"),
    "right shift": Text("R SHIFT", "SHIFT DR"),
    "left ctrl": Text("L CTRL", "CTRL ST"),
    "right ctrl": Text("R CTRL", "CTRL DR"),
    "left alt": Text("L ALT", "ALT ST"),
    "right alt": Text("R ALT", "ALT DR"),
    "delete": Text("DELETE", "DELETE"),
    "insert": Text("INSERT", "INSERT"),
    "home": Text("HOME", "HOME"),
    "end": Text("END", "END"),
    "page up": Text("PAGE UP", "PAGE UP"),
    "page down": Text("PAGE DOWN", "PAGE DOWN"),
    "pageup": Text("PAGE UP", "PAGE UP"),
    "pagedown": Text("PAGE DOWN", "PAGE DOWN"),
    "scroll lock": Text("SCROLL", "SCROLL"),
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
    "left": Text("left", "stânga"),
    "right": Text("right", "dreapta"),
    "up": Text("up", "sus"),
    "down": Text("down", "jos"),
    "fire": Text("fire", "foc"),
    "back": Text("back", "înapoi"),
    "start": Text("start", "start"),
}
SIGNS = {"left": "←", "right": "→", "up": "↑", "down": "↓"}
SECOND = Text("JOY 2", "MANETA 2")
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
