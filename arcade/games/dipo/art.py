"""Cells of Dipo, eight pixels across: of each place that a colony can live in, from what was born to what has died."""

from dataclasses import dataclass

from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.sprites import Sprite, sprite


@dataclass(frozen=True)
class Kind:
    """How cells of an age look."""

    picture: Sprite
    colours: int


@dataclass(frozen=True)
class Place:
    """Where a colony lives: its cells from birth to old age, what has just died, and the ground."""

    ages: tuple[Kind, Kind, Kind, Kind]
    died: Kind
    ground: Kind
    wall: int
    """The colours of a wall round the ground."""


def _row(strip: str) -> list[Sprite]:
    """Pictures that stand side by side, a blank between them."""
    rows = [line.split() for line in strip.strip().split("\n")]
    return [sprite([row[place] for row in rows]) for place in range(len(rows[0]))]


def _place(strip: str, inks: str, paper: str) -> Place:
    born, young, grown, old, died, ground = (
        Kind(picture, pair(ink + paper)) for picture, ink in zip(_row(strip), inks, strict=True)
    )
    return Place((born, young, grown, old), died, ground, pair(("C" if paper in "kb" else "r") + paper))


DISH = _place(
    """
    ........ ..####.. ..####.. ..####.. ........ ........
    ..####.. .######. .######. .######. ........ ........
    .##..##. ##.##.## ##.##.## ######## ..#..#.. ........
    .#....#. ##.##.## ##.##.## #..##..# ...##... ...#....
    .#....#. ######## ######## ######## ...##... ........
    .##..##. ######## #.####.# ##....## ..#..#.. ........
    ..####.. .######. .#....#. .######. ........ ........
    ........ ..####.. ..####.. ..####.. ........ ........
    """,
    "CGYWRb",
    "k",
)
"""Round creatures with eyes: an egg, a green one, one that smiles, one with tired lids."""
GARDEN = _place(
    """
    ........ ...#.... ..#..#.. .#.##.#. ........ ........
    ........ ..###... .######. ######## ........ ........
    ........ ..###... .##..##. .######. ........ ........
    ...##... ...#.... ##....## ###..### ........ ........
    ..#.#... .#.#.#.. ##....## ###..### ........ ...#....
    ...#.... ..###... .##..##. .######. .#...... ..#.....
    ...#.... ...#.... .######. ######## ..##.... ........
    ..###... ...#.... ..#..#.. .#.##.#. ...####. ........
    """,
    "GYRMyg",
    "k",
)
"""A sprout, a bud, a flower in blossom, one overblown; a stalk that broke."""
GLOBE = _place(
    """
    ........ ........ ..####.. .######. ........ ........
    ........ ..####.. .######. ######## ........ ........
    ...##... .######. ######## ######## ..#..#.. ........
    ..####.. .######. ######## ######## ........ ..#.....
    ..####.. .######. ######## ######## ........ .#.#....
    ...##... .######. ######## ######## ..#..#.. ........
    ........ ..####.. .######. ######## ........ ........
    ........ ........ ..####.. .######. ........ ........
    """,
    "WCGYCC",
    "b",
)
"""Land that rises from the sea and grows; rings in the water where it sank."""
DESERT = _place(
    """
    ........ ...##... ...##.#. ...##... ........ ........
    ........ ...##... .#.##.#. #..##..# ........ ........
    ........ ...##... .#.##.#. #..##..# ........ ........
    ...##... .#.##... .#.####. ######## .#....#. ........
    ..####.. .#.##.#. .####... ..####.. ..####.. ........
    ...##... .####.#. ...##... ...##... .#.##.#. ...#....
    ...##... ...####. ...##... ...##... ..####.. ..#.....
    ..####.. ...##... ..####.. ..####.. .#....#. ........
    """,
    "gggkrw",
    "y",
)
"""Cacti from a seedling to an old giant, and bones."""
PLACES = DISH, GARDEN, GLOBE, DESERT
"""By level; the laboratory has the dish."""

FACE = DISH.ages[2].picture
TIRED = DISH.ages[3].picture
NAME = """
    ####..###.####...##..
    #...#..#..#...#.#..#.
    #...#..#..#...##....#
    #...#..#..####.#....#
    #...#..#..#....#....#
    #...#..#..#.....#..#.
    ####..###.#......##..
"""
"""The name as a colony."""
