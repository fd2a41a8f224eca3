"""A figure on its way: what it is, what it was, and how many changes were made."""

from collections import deque

from arcade.games.graphics_editor.rules import Figure

KEPT = 250
"""Changes that can be taken back: who draws for hours has no more to keep than who draws for minutes."""


class Drawing:
    """Changes can be taken back and made again; a stroke of many dots is taken back as one."""

    def __init__(self, start: Figure) -> None:
        self.figure = start
        self.changes = 0
        """Changes made and not taken back; each dot of a stroke counts."""
        self._before: deque[tuple[Figure, int]] = deque(maxlen=KEPT)
        self._after: deque[tuple[Figure, int]] = deque(maxlen=KEPT)

    def change(self, figure: Figure, continues: bool = False, counts: bool = True) -> bool:
        """Make a change, perhaps as a part of the one before; false if nothing is other than it was.

        Colours are changed and taken back like dots, but need not be counted.
        """
        if figure == self.figure:
            return False
        if not continues or not self._before:
            self._before.append((self.figure, self.changes))
        self._after.clear()
        self.figure = figure
        self.changes += counts
        return True

    def fine(self, changes: int) -> None:
        """Count more changes than were made, whatever is taken back later."""
        self.changes += changes
        self._before = deque(((figure, made + changes) for figure, made in self._before), KEPT)
        self._after = deque(((figure, made + changes) for figure, made in self._after), KEPT)

    def take_back(self) -> bool:
        """Undo the last change; false when there is none."""
        return self._go(self._before, self._after)

    def redo(self) -> bool:
        """Make the change again that was taken back last; false when there is none."""
        return self._go(self._after, self._before)

    def _go(self, source: deque[tuple[Figure, int]], target: deque[tuple[Figure, int]]) -> bool:
        if not source:
            return False
        target.append((self.figure, self.changes))
        self.figure, self.changes = source.pop()
        return True
