"""The pond in the middle of the table: waves, two fish that swim to and fro, a splash where somebody fishes."""

from arcade.games.go_fish import art
from arcade.machine.pet import Pet

SLOW = 9
"""Frames in which the water moves on by a column."""


class Pond:
    """A stretch of water five or more rows high."""

    def __init__(self, machine: Pet, row: int, column: int, columns: int, rows: int) -> None:
        self.machine = machine
        self.row, self.column, self.columns, self.rows = row, column, columns, rows

    def draw(self, splash: int | None = None) -> None:
        """Draw the water as it is in this frame, or with a picture of the splash."""
        now = self.machine.frame // SLOW
        cells = [[" "] * self.columns for _ in range(self.rows)]
        for across in range(self.columns):
            cells[0][across] = art.WAVES[(across + now) % len(art.WAVES)]
        big = art.BIG_FISH[0]
        middle = (self.rows - len(big)) // 2 + 1
        self._swim(cells, now, art.BIG_FISH, middle)
        self._swim(cells, now // 2 + 20, tuple((fish,) for fish in art.SMALL_FISH), self.rows - 1)
        if splash is not None:
            picture = art.SPLASHES[splash]
            _put(cells, picture, 0, (self.columns - len(picture[0])) // 2, opaque=True)
        self.machine.print_at(self.row, self.column, "\n".join("".join(line) for line in cells))

    def swim(self, frame: int) -> None:
        """Let the water move; called in every frame of a wait, which are counted from 1."""
        if frame % SLOW == 1:
            self.draw()

    def _swim(self, cells: list[list[str]], now: int, fish: tuple[art.Picture, ...], down: int) -> None:
        """A fish on its way there or back; at the banks it leaves the picture for a moment."""
        way = self.columns + len(fish[0][0])
        there, place = divmod(now % (2 * way), way)
        across = way - place if there else place
        _put(cells, fish[there], down, across - len(fish[0][0]))


def _put(cells: list[list[str]], picture: art.Picture, down: int, across: int, opaque: bool = False) -> None:
    """Draw a picture into cells, what sticks out cut off."""
    for row, line in enumerate(picture):
        for column, sign in enumerate(line):
            inside = 0 <= down + row < len(cells) and 0 <= across + column < len(cells[0])
            if inside and (opaque or sign != " "):
                cells[down + row][across + column] = sign
