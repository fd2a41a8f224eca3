"""INPUT: the line editor of the lower screen, with its flashing cursor, key repeat and click."""

from collections.abc import Callable

from arcade.machine.keyboard import Keyboard
from arcade.machine.spectrum.charset import CharacterSet

REPEAT_DELAY, REPEAT_PERIOD = 35, 5
"""Frames before a held key repeats, and between repeats."""

ENTER = frozenset({"return", "enter"})


class Line:
    """A text being typed and the place of its cursor."""

    def __init__(self, characters: CharacterSet, limit: int, accept: Callable[[str], bool] | None) -> None:
        self.text = ""
        self.cursor = 0
        self._characters = characters
        self._limit = limit
        self._accept = accept

    def key(self, key: str) -> bool:
        """Obey a key; tells whether it did anything."""
        text, cursor = self.text, self.cursor
        match key:
            case "backspace" if cursor:
                self.text = text[: cursor - 1] + text[cursor:]
                self.cursor -= 1
            case "delete":
                self.text = text[:cursor] + text[cursor + 1 :]
            case "left":
                self.cursor = max(cursor - 1, 0)
            case "right":
                self.cursor = min(cursor + 1, len(text))
            case "home":
                self.cursor = 0
            case "end":
                self.cursor = len(text)
            case _ if self._takes(key):
                self.text = text[:cursor] + key + text[cursor:]
                self.cursor += 1
        return (self.text, self.cursor) != (text, cursor)

    def _takes(self, key: str) -> bool:
        if len(key) != 1 or len(self.text) >= self._limit or not self._characters.has_letter(key):
            return False
        return self._accept is None or self._accept(key)


class Repeat:
    """Which keys count in a frame: those pressed, and a held one again and again."""

    def __init__(self) -> None:
        self._key = ""
        self._frames = 0

    def keys(self, keyboard: Keyboard) -> list[str]:
        """The keys to obey in this frame, in order."""
        keys = []
        while key := keyboard.take():
            keys.append(key)
        if keys:
            self._key, self._frames = keys[-1], 0
        elif self._key not in keyboard.held:
            self._key = ""
        else:
            self._frames += 1
            if self._frames >= REPEAT_DELAY and (self._frames - REPEAT_DELAY) % REPEAT_PERIOD == 0:
                keys.append(self._key)
        return keys
