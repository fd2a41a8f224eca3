"""The land from above: each season has crops of its own, in patches whose middles follow from the field's number."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from arcade.games.trophy_trail.art_woods import CRATERS, DUNES, FIRS, FLOWERS, FURROWS, MEADOW, VINES, WHEAT
from arcade.games.trophy_trail.board import Cell
from arcade.toolkit.picture.dithered_scene import scattered
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.sprites import CELL, Sprite

Crop = tuple[Sprite, str]
"""What grows, and its ink."""
Land = tuple[bytes, bytes, int]
"""A cell of it, upright and bent by the wind, and its colours."""
PATCHES = 11


@dataclass(frozen=True)
class Season:
    """What grows, and what the wall is built of in which ink."""

    crops: tuple[Crop, ...]
    wall: str


SEASONS = (
    Season(
        (
            (MEADOW, "g"),
            (FLOWERS, "m"),
            (FURROWS, "r"),
            (VINES, "g"),
            (WHEAT, "r"),
        ),
        "M",
    ),
    Season(
        (
            (WHEAT, "r"),
            (MEADOW, "g"),
            (FURROWS, "m"),
            (VINES, "r"),
            (FIRS, "g"),
        ),
        "r",
    ),
    Season(((DUNES, "r"), (MEADOW, "g"), (DUNES, "b"), (FLOWERS, "m")), "r"),
    Season(
        (
            (FIRS, "g"),
            (DUNES, "b"),
            (FIRS, "b"),
            (FURROWS, "b"),
            (FLOWERS, "b"),
        ),
        "c",
    ),
    Season(((CRATERS, "b"), (CRATERS, "m"), (DUNES, "b"), (CRATERS, "r")), "m"),
)
"""Spring, autumn, the coast, winter, another planet: a level begins with its own; each further field is the next."""


def crops(season: Season, rows: Iterable[int], columns: range, number: int) -> dict[Cell, Crop]:
    """What grows in each cell: the crop of the nearest patch, which are longer than they are high."""
    middles = [
        (scattered(patch, number, 1) * 20 // 256, scattered(patch, number, 2) * 32 // 256) for patch in range(PATCHES)
    ]
    kinds = [season.crops[(patch + number) % len(season.crops)] for patch in range(PATCHES)]
    found: dict[Cell, Crop] = {}
    for row in rows:
        for column in columns:
            far = [2 * (row - down) ** 2 + (column - right) ** 2 for down, right in middles]
            found[row, column] = kinds[far.index(min(far))]
    return found


def land(crop: Crop, row: int, column: int) -> Land:
    """What is to be seen in a cell where a crop grows; patterns go on from cell to cell."""
    pattern, ink = crop
    return _land(pattern, ink, CELL * row % pattern.height, CELL * column % pattern.width)


@lru_cache(256)
def _land(pattern: Sprite, ink: str, top: int, left: int) -> Land:
    """What is to be seen in a cell that shows a pattern from a pixel of it on."""
    upright, bent = (
        bytes(
            picture.ink[(top + line) % picture.height].to_bytes(picture.width // CELL)[left // CELL]
            for line in range(CELL)
        )
        for picture in (pattern, pattern.mirrored())
    )
    return upright, bent, pair(ink + "k")
