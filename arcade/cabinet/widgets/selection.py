"""The chosen line of a list that may be longer than its window."""

from collections.abc import Sequence


class Selection:
    """Which of `count` lines is chosen, and which of them is the first to be seen in a window of `rows` lines."""

    def __init__(self, count: int, rows: int, index: int = 0) -> None:
        self.count = count
        self.rows = rows
        self.index = 0
        self.top = 0
        self.choose(index)

    def choose(self, index: int) -> None:
        """Choose a line, the nearest when there is none of that number, and bring it into the window."""
        self.index = min(max(index, 0), max(self.count - 1, 0))
        self.top = min(self.top, self.index)
        self.top = max(self.top, self.index - self.rows + 1)
        self.top = max(0, min(self.top, self.count - self.rows))

    def move(self, lines: int) -> None:
        """Go up or down; beyond an end the other end follows."""
        if self.count:
            self.choose((self.index + lines) % self.count)

    def page(self, windows: int) -> None:
        """Go up or down by whole windows, stopping at the ends."""
        self.choose(self.index + windows * self.rows)

    def jump(self, letter: str, labels: Sequence[str]) -> bool:
        """Go to the next line whose label begins with a letter; tells whether there is one."""
        for step in range(1, self.count + 1):
            index = (self.index + step) % self.count
            if labels[index][:1].casefold() == letter.casefold():
                self.choose(index)
                return True
        return False

    @property
    def shown(self) -> range:
        """The numbers of the lines in the window."""
        return range(self.top, min(self.top + self.rows, self.count))
