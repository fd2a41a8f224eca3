"""The pond: waves, weed, bubbles, small fish, and the great one who fetches cards from the deck."""

from arcade.games.go_fish import art
from arcade.games.go_fish.figures import fish
from arcade.machine.pet import Pet
from arcade.toolkit.picture.quadrants import quadrants

SLOW = 9
"""Frames in which the water moves on by a column."""
WIDTH = 10
"""Columns of the great fish."""
WEED = (5, 13, 27, 31)
BUBBLES = (9, 22, 29)
BLINK_EVERY = 17
"""Steps of the water from one blink of the fish to the next."""


class Pond:
    """A stretch of water five or more rows high."""

    def __init__(self, machine: Pet, row: int, column: int, columns: int, rows: int) -> None:
        self.machine = machine
        self.row, self.column, self.columns, self.rows = row, column, columns, rows
        self.away = False
        """Whether the great fish is somewhere else."""

    def draw(
        self, splash: int | None = None, place: int = 0, busy: tuple[int, bool] | None = None, card: art.Picture = ()
    ) -> None:
        """Draw the water as it is in this frame.

        With a picture of a splash at a place; or with the great fish `busy` at a column, to the left or not, and
        with a card in its mouth.
        """
        now = self.machine.frame // SLOW
        cells = [[" "] * self.columns for _ in range(self.rows)]
        for across in range(self.columns):
            cells[0][across] = art.WAVES[(across + now) % len(art.WAVES)]
        for place, across in enumerate(WEED):
            if across < self.columns:
                for up in range(1 + place % 2):
                    cells[self.rows - 1 - up][across] = "()"[(now // 2 + up + place) % 2]
        for place, across in enumerate(BUBBLES):
            up = (now + 7 * place) % (3 * self.rows)
            if up < self.rows - 1 and across < self.columns:
                cells[self.rows - 1 - up][across] = "○" if up % 2 else "·"
        self._small(cells, now // 2 + 20, self.rows - 1)
        middle = self._middle
        if busy:
            across, left = busy
            _put(cells, quadrants(fish(left, self.machine.frame // 5)), middle, across)
            if card:
                _put(cells, card, self.rows - len(card), across - len(card[0]) if left else across + WIDTH, opaque=True)
        elif not self.away:
            left, across = self._place(now)
            _put(cells, quadrants(fish(left, now, now % BLINK_EVERY == 0)), middle, across)
        if splash is not None:
            picture = art.SPLASHES[splash]
            _put(cells, picture, 0, place + 2, opaque=True)
        self.machine.print_at(self.row, self.column, "\n".join("".join(line) for line in cells))

    def swim(self, frame: int) -> None:
        """Let the water move; called in every frame of a wait, which are counted from 1."""
        if frame % SLOW == 1:
            self.draw()

    @property
    def _middle(self) -> int:
        return 1 + (self.rows - 5) // 2

    @property
    def at(self) -> int:
        """The column in the water where the great fish is now."""
        return self._place(self.machine.frame // SLOW)[1]

    def _place(self, now: int) -> tuple[bool, int]:
        """Whether the great fish swims to the left, and its column."""
        way = self.columns + WIDTH
        there, place = divmod(now % (2 * way), way)
        return bool(there), (way - place if there else place) - WIDTH

    def _small(self, cells: list[list[str]], now: int, down: int) -> None:
        """A small fish on its way there or back; at the banks it leaves the picture for a moment."""
        way = self.columns + len(art.SMALL_FISH[0])
        there, place = divmod(now % (2 * way), way)
        across = way - place if there else place
        _put(cells, (art.SMALL_FISH[there],), down, across - len(art.SMALL_FISH[0]))


def _put(cells: list[list[str]], picture: art.Picture, down: int, across: int, opaque: bool = False) -> None:
    """Draw a picture into cells, what sticks out cut off."""
    for row, line in enumerate(picture):
        for column, sign in enumerate(line):
            inside = 0 <= down + row < len(cells) and 0 <= across + column < len(cells[0])
            if inside and (opaque or sign != " "):
                cells[down + row][across + column] = sign
