"""What the player's hands mean on the cabinet's pages, whatever they hold: directions, fire, back, letters, clicks."""

from collections.abc import Mapping

from arcade.machine.key_repeat import HeldKey, RepeatRate
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
REPEAT = RepeatRate(16, 4)
"""Of a held direction."""


class Gestures:
    """Reads a keyboard one gesture at a time; a held direction repeats.

    A gesture is "left", "right", "up", "down", "fire", "back", "start", or the key itself: "a", "@x,y", "page up".
    `also` gives further keys a meaning: the player's own choice of keys, which may be modifiers.
    """

    def __init__(self, keyboard: Keyboard, also: Mapping[str, str]) -> None:
        self._keyboard = keyboard
        self.know(also)
        self._held = HeldKey()

    def know(self, also: Mapping[str, str]) -> None:
        """Give other keys a meaning; a modifier that has one is heard."""
        self.also = also
        self._keyboard.unheard = MODIFIERS - also.keys()

    def flush(self) -> None:
        """Forget what was pressed before a page appeared; what is still held does not repeat."""
        self._keyboard.flush()
        self._held.press()

    def meaning(self, key: str) -> str:
        """What one key means."""
        return _MEANING.get(key) or self.also.get(key) or key

    def read(self) -> str:
        """The next gesture, or an empty text; to be asked once a frame."""
        key = self._keyboard.take().lower()
        if key:
            gesture = self.meaning(key)
            self._held.press(key if gesture in DIRECTIONS else "")
            return gesture
        return self.meaning(self._held.key) if self._held.repeats(self._keyboard, REPEAT) else ""
