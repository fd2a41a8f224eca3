"""INPUT: the line editor of the lower screen, with its flashing cursor, key repeat and click."""

from collections.abc import Callable

from arcade.machine.key_repeat import HeldKey, RepeatRate
from arcade.machine.keyboard import Keyboard
from arcade.machine.spectrum.charset import CharacterSet
from arcade.machine.spectrum.memory import COLUMNS, ROWS, ScreenMemory

REPEAT = RepeatRate(35, 5)
"""Of the machine's own keys."""

ENTER = frozenset({"return", "enter"})


class Line:
    """A text being typed and the place of its cursor."""

    def __init__(self, limit: int, *accept: Callable[[str], bool] | None) -> None:
        """Of at most `limit` characters, each of which all of `accept` take."""
        self.text = ""
        self.cursor = 0
        self._limit = limit
        self._accept = [takes for takes in accept if takes is not None]

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
        return len(key) == 1 and len(self.text) < self._limit and all(takes(key) for takes in self._accept)


class Repeat:
    """Which keys count in a frame: those pressed, and a held one again and again."""

    def __init__(self) -> None:
        self._held = HeldKey()

    def keys(self, keyboard: Keyboard) -> list[str]:
        """The keys to obey in this frame, in order."""
        keys = []
        while key := keyboard.take():
            keys.append(key)
        if keys:
            self._held.press(keys[-1])
        elif self._held.repeats(keyboard, REPEAT):
            keys.append(self._held.key)
        return keys


class Field:
    """Where a line is typed: from a row down, growing upwards when it needs more rows than there are.

    What stands above it in the two lower rows moves up with it: that is why a line of two rows has a blank one of the
    border's colour above it.
    """

    def __init__(
        self, memory: ScreenMemory, characters: CharacterSet, attribute: int, row: int, prompt: str, quoted: bool
    ) -> None:
        self._memory = memory
        self._characters = characters
        self._attribute = attribute
        self._row = row
        self._before, self._after = (prompt + '"', '"') if quoted else (prompt, "")
        self._covered = bytes(memory.display), bytes(memory.attributes)

    def show(self, line: Line) -> None:
        """Show the prompt, the line and its cursor; of what is too long for the screen, the end."""
        self.remove()
        cells = [(character, self._attribute) for character in self._before + line.text + self._after]
        cells.insert(len(self._before) + line.cursor, ("L", self._attribute | 0x80))
        rows = -(-len(cells) // COLUMNS)
        cells += [(" ", self._attribute)] * (COLUMNS * rows - len(cells))
        top = min(self._row, ROWS - rows)
        self._lift(self._row - top)
        for at, (character, attribute) in enumerate(cells, COLUMNS * top):
            if at >= 0:
                self._memory.set_cell(*divmod(at, COLUMNS), self._characters.glyph(character))
                self._memory.attributes[at] = attribute

    def _lift(self, rows: int) -> None:
        """Move what is above the line in the lower part up by so many rows."""
        memory, attributes = self._memory, self._memory.attributes
        for row in range(max(ROWS - 2, rows), self._row if rows else 0):
            for column in range(COLUMNS):
                memory.set_cell(row - rows, column, memory.cell(row, column))
            above = COLUMNS * (row - rows)
            attributes[above : above + COLUMNS] = attributes[COLUMNS * row : COLUMNS * (row + 1)]

    def remove(self) -> None:
        """Bring back what was there before."""
        self._memory.display[:], self._memory.attributes[:] = self._covered
