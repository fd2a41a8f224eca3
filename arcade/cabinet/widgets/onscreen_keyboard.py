"""The on-screen keyboard: whoever plays by joystick can answer every question and type every line."""

from collections import deque

from arcade.cabinet.input.offered import without_doubles
from arcade.machine.keyboard import NO_KEYS, Keys
from arcade.machine.machine import Waiting
from arcade.toolkit.contract.languages import Language

DELETE, DONE, BLANK = "backspace", "return", " "
LETTERS = ("1234567890", "QWERTYUIOP", "ASDFGHJKL-", "ZXCVBNM,.?", "ĂÂÎȘȚ/'!:")
TYPING = (*map(tuple, LETTERS[:-1]), (*LETTERS[-1], BLANK), (DELETE, DONE))
SHOWN_CHOICES = 10
"""So many choices in a row."""
HOLD = 3
"""Frames for which a chosen key is held down, and after which it has been let go."""
PATIENCE = 8
"""Frames after which fire has not answered a question, so that the choices are shown."""
DIRECTIONS = {"left": (0, -1), "right": (0, 1), "up": (-1, 0), "down": (1, 0)}


def layout(waiting: Waiting, language: Language = "en") -> tuple[tuple[str, ...], ...]:
    """The rows of keys for what a program waits for; of letters that mean the same, the language's own."""
    if waiting.kind == "line":
        return TYPING
    keys = without_doubles(waiting, language)
    return tuple(tuple(keys[start : start + SHOWN_CHOICES]) for start in range(0, len(keys), SHOWN_CHOICES))


class OnscreenKeyboard:
    """Stands between the joystick and a program that waits for a key or a line."""

    def __init__(self, language: Language = "en") -> None:
        self.shown = False
        self._language = language
        self._rows: tuple[tuple[str, ...], ...] = ()
        self._place = (0, 0)
        self._before: Keys = NO_KEYS
        self._waiting: Waiting | None = None
        self._typed, self._held = "", 0
        self._doubt = 0
        self._touched: deque[tuple[int, int]] = deque()

    def keys(self, keys: Keys, waiting: Waiting | None) -> Keys:
        """What the program is to see of the keys held in this frame; it waits for `waiting`."""
        pressed, self._before = keys - self._before, keys
        if waiting != self._waiting:
            if waiting is None or self._waiting is None or waiting.kind != self._waiting.kind:
                self.shown = False
            self._waiting, self._doubt = waiting, 0
            self._lay_out()
        if self._held:
            self._held -= 1
            return frozenset((self._typed,)) if self._held > HOLD else NO_KEYS
        if waiting is None or not self._rows or (waiting.kind == "key" and waiting.chosen):
            return keys
        pads = sorted(key for key in pressed if key.startswith("pad"))
        if self.shown and self._touched:
            self._place = self._touched.popleft()
            self._press(self.chosen)
            return frozenset((self._typed,))
        if self.shown:
            return self._steer(keys, pads, any(not key.startswith("pad") for key in pressed))
        return self._offer(keys, pads, waiting)

    @property
    def chosen(self) -> str:
        """The key that fire would type, or an empty text while no keys are shown."""
        row, column = self._place
        return self._rows[row][column] if self.shown and self._rows else ""

    @property
    def rows(self) -> tuple[tuple[str, ...], ...]:
        """The keys, row by row from the top."""
        return self._rows

    @property
    def place(self) -> tuple[int, int]:
        """Row and column of the key that fire would type."""
        return self._place

    @property
    def exact(self) -> bool:
        """Whether small letters are other keys than capitals."""
        return any(key != key.lower() for key in (self._waiting.choices if self._waiting else ()))

    def touch(self, row: int, column: int) -> None:
        """Type a key by pointing at it; those touched too fast to be held follow each other."""
        self._touched.append((row, column))

    def _lay_out(self) -> None:
        self._rows = layout(self._waiting, self._language) if self._waiting else ()
        self._touched.clear()
        self._place = (0, 0)
        if self._waiting and self._waiting.kind == "line":
            self._place = (1, 0)

    def _offer(self, keys: Keys, pads: list[str], waiting: Waiting) -> Keys:
        """Show the keys when the joystick is touched in a way that the program does not understand itself."""
        self._touched.clear()
        if self._doubt:
            self._doubt -= 1
            self.shown = self._doubt == 0
        for key in pads:
            name = key.partition(" ")[2]
            if key in waiting.choices or name not in (*DIRECTIONS, "fire") or (name == "fire" and waiting.chosen):
                continue
            if name == "fire" and waiting.kind == "key":
                # Most questions take fire as their usual answer; those that do not still wait a little later.
                self._doubt = PATIENCE
                continue
            self.shown = True
            return NO_KEYS
        return keys

    def _steer(self, keys: Keys, pads: list[str], typed: bool) -> Keys:
        if typed:
            self.shown = False
            return keys
        for key in pads:
            name = key.partition(" ")[2]
            if name in DIRECTIONS:
                self._move(*DIRECTIONS[name])
            elif name == "fire":
                row, column = self._place
                self._press(self._rows[row][column])
            elif name == "back" and self._waiting and self._waiting.kind == "line":
                self._press(DELETE)
            elif name == "back":
                self.shown = False
        return frozenset((self._typed,)) if self._held else NO_KEYS

    def _press(self, key: str) -> None:
        choices = self._waiting.choices if self._waiting else ()
        self._typed, self._held = key if key in choices else key.lower(), 2 * HOLD
        if key == DONE:
            self.shown = False

    def _move(self, down: int, right: int) -> None:
        row, column = self._place
        if down:
            # The last row has few keys: it is entered and left at the place below or above.
            before, row = len(self._rows[row]), (row + down) % len(self._rows)
            column = min(column * len(self._rows[row]) // before, len(self._rows[row]) - 1)
        else:
            column = (column + right) % len(self._rows[row])
        self._place = (row, column)
