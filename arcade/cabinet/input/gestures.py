"""What the player's hands mean on the cabinet's pages, whatever they hold: directions, fire, back, letters, clicks."""

from collections.abc import Mapping

from arcade.machine.keyboard import MODIFIERS, Keyboard

LEFT, RIGHT, UP, DOWN, FIRE, BACK, START = "left", "right", "up", "down", "fire", "back", "start"
DIRECTIONS = (LEFT, RIGHT, UP, DOWN)
_MEANING = {
    "return": FIRE,
    "keypad enter": FIRE,
    " ": FIRE,
    "backspace": BACK,
    "escape": BACK,
    "pause": START,
    "page up": "page up",
    "page down": "page down",
    **{f"pad{pad} {name}": name for pad in (1, 2) for name in (*DIRECTIONS, FIRE, BACK, START)},
}
REPEAT_DELAY = 16
REPEAT_EVERY = 4
"""Frames before a held direction repeats, and between repeats."""


class Gestures:
    """Reads a keyboard one gesture at a time; a held direction repeats.

    A gesture is "left", "right", "up", "down", "fire", "back", "start", or the key itself: "a", "@x,y", "page up".
    `also` gives further keys a meaning: the player's own choice of keys, which may be modifiers.
    """

    def __init__(self, keyboard: Keyboard, also: Mapping[str, str]) -> None:
        self._keyboard = keyboard
        self.know(also)
        self._held, self._since = "", 0

    def know(self, also: Mapping[str, str]) -> None:
        """Give other keys a meaning; a modifier that has one is heard."""
        self.also = also
        self._keyboard.unheard = MODIFIERS - also.keys()

    def flush(self) -> None:
        """Forget what was pressed before a page appeared; what is still held does not repeat."""
        self._keyboard.flush()
        self._held = ""

    def meaning(self, key: str) -> str:
        """What one key means."""
        return _MEANING.get(key) or self.also.get(key) or key

    def read(self) -> str:
        """The next gesture, or an empty text; to be asked once a frame."""
        key = self._keyboard.take().lower()
        if key:
            gesture = self.meaning(key)
            self._held, self._since = (key, 0) if gesture in DIRECTIONS else ("", 0)
            return gesture
        if self._held and self._keyboard.down((self._held,)):
            self._since += 1
            late = self._since - REPEAT_DELAY
            return self.meaning(self._held) if late >= 0 and late % REPEAT_EVERY == 0 else ""
        self._held = ""
        return ""
