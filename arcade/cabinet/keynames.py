"""Keys in the player's words, short enough for a menu."""

from arcade.toolkit.texts import Language, Text

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
}
CONTROLS = {
    "left": Text("left", "stânga"),
    "right": Text("right", "dreapta"),
    "up": Text("up", "sus"),
    "down": Text("down", "jos"),
    "fire": Text("fire", "foc"),
    "back": Text("back", "înapoi"),
    "start": Text("start", "start"),
}
LONGEST = 12


def key_name(key: str, language: Language) -> str:
    """A key's name: letters as capitals, "pad1 fire" as the joystick's control."""
    if key in NAMES:
        return NAMES[key].in_language(language)
    pad, _, control = key.partition(" ")
    if pad in ("pad1", "pad2") and control in CONTROLS:
        number = "" if pad == "pad1" else " 2"
        word = Text("JOY", "MANETA").in_language(language)
        return f"{word}{number} {CONTROLS[control].in_language(language)}"
    return key.upper()[:LONGEST]
