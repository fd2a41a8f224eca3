"""The blue road: take turns laying a tile in front of the road; the player who drives it off the board loses.

Each of the three tiles joins the middles of its four sides in two pairs. The road runs on through tiles laid earlier
until it reaches a free field, the next to be filled, or leaves the board.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import NamedTuple


class Side(IntEnum):
    """The sides of a field, clockwise."""

    TOP = 0
    RIGHT = 1
    BOTTOM = 2
    LEFT = 3

    @property
    def opposite(self) -> "Side":
        """The side across; also the side of the neighbour that touches this one."""
        return Side(self ^ 2)


TILES = "abc"
"""The cross, the arcs of the upper left and lower right corners, and those of the other two corners."""
EXITS = {
    tile: tuple(map(Side, sides)) for tile, sides in {"a": (2, 3, 0, 1), "b": (3, 2, 1, 0), "c": (1, 0, 3, 2)}.items()
}
"""For each tile the side by which the road leaves, by the side of its entry."""
STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))
"""Rows down and columns to the right, by side."""
FREE = "."
BOOK_SIZE = 5


class Section(NamedTuple):
    field: int
    entry: Side
    exit: Side


class End(NamedTuple):
    """Where the road stands: the free field in front of it, and the side by which it will enter."""

    field: int
    entry: Side


START = End(0, Side.TOP)


@dataclass(frozen=True)
class Position:
    """The tiles row by row, the road's end (None when it has left the board), and whose turn it is."""

    rows: int = BOOK_SIZE
    columns: int = BOOK_SIZE
    tiles: str = ""
    end: End | None = START
    seat: int = 0

    def __post_init__(self) -> None:
        if not self.tiles:
            object.__setattr__(self, "tiles", FREE * self.rows * self.columns)

    @property
    def laid(self) -> int:
        return len(self.tiles) - self.tiles.count(FREE)

    def beyond(self, field: int, side: Side) -> End | None:
        """The field next to a field's side and the side by which one enters it; None at the border."""
        row, column = divmod(field, self.columns)
        row, column = row + STEPS[side][0], column + STEPS[side][1]
        if 0 <= row < self.rows and 0 <= column < self.columns:
            return End(row * self.columns + column, side.opposite)
        return None

    def run(self, end: End | None) -> tuple[list[Section], End | None]:
        """Follow the road from where it enters a field: the sections through tiles, and the free field they lead to."""
        sections = []
        while end is not None and self.tiles[end.field] != FREE:
            leaves = EXITS[self.tiles[end.field]][end.entry]
            sections.append(Section(end.field, end.entry, leaves))
            end = self.beyond(end.field, leaves)
        return sections, end

    def moves(self) -> Sequence[str]:
        return TILES if self.end is not None else ()

    def put(self, tile: str) -> tuple["Position", list[Section]]:
        """Lay a tile: the position then, and the sections by which the road grows."""
        if self.end is None or tile not in self.moves():
            raise ValueError(f"{tile!r} cannot be laid in {self}")
        field = self.end.field
        laid = replace(self, tiles=self.tiles[:field] + tile + self.tiles[field + 1 :])
        sections, end = laid.run(self.end)
        return replace(laid, end=end, seat=1 - self.seat), sections

    def play(self, tile: str) -> "Position":
        return self.put(tile)[0]

    def outcome(self) -> int | None:
        """The seat to move has won when the other one drove the road off the board."""
        if self.end is not None:
            return None
        return 1 if self.seat == 0 else -1


def lanes(tile: str) -> list[tuple[Side, Side]]:
    """The two pairs of sides that a tile joins."""
    return [(entry, leaves) for entry, leaves in zip(Side, EXITS[tile], strict=True) if entry < leaves]


def pictured(position: Position) -> str:
    """The rows of tiles, parted by bars."""
    return "|".join(
        position.tiles[start : start + position.columns] for start in range(0, len(position.tiles), position.columns)
    )


def letters(start: int, moves: Sequence[str]) -> str:
    """The moves as a text: small letters for the first seat, capitals for the second; `start` is who began."""
    return "".join(move.upper() if (start + place) % 2 else move for place, move in enumerate(moves))


def road(positions: Sequence[Position], moves: Sequence[str]) -> list[Section]:
    """All the sections of the road, from its beginning; the last position may be left out."""
    return [section for before, tile in zip(positions, moves, strict=False) for section in before.put(tile)[1]]
