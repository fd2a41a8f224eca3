"""What stands against the sky at the end, or lies on the ground: huts, leaves, birds, a hat, a spider."""

from arcade.games.jungle import ART
from arcade.toolkit.picture.sprites import Sprite, sprite

HUT = ART["hut"].see_through()
PALM = ART["palm"].see_through()
BIRD: tuple[Sprite, ...] = tuple(
    sprite(rows).see_through()
    for rows in (
        """
        ##......##
        ..##..##..
        ....##....
        ..........
        ..........
        """,
        """
        ..........
        ..........
        ..######..
        ##..##..##
        ..........
        """,
        """
        ..........
        ....##....
        ...####...
        ..#....#..
        ##......##
        """,
    )
)
FRINGE = ART["fringe"].see_through()
"""The last leaves of the jungle."""
HAT = ART["hat"].coloured("y")
"""All that is left of him."""
SPIDER: tuple[Sprite, ...] = tuple(
    sprite(rows, "R").see_through()
    for rows in (
        """
        ..#..#....#..#..
        .#..#.#..#.#..#.
        .#.#...##...#.#.
        .#..#.####.#..#.
        ..#..######..#..
        ...###.##.###...
        ..#..######..#..
        .#..#.####.#..#.
        .#.#...##...#.#.
        #..#........#..#
        """,
        """
        ...#..#..#..#...
        ..#..#....#..#..
        ..#.#..##..#.#..
        .#..#.####.#..#.
        .#...######...#.
        ..####.##.####..
        .#...######...#.
        .#..#.####.#..#.
        ..#.#..##..#.#..
        ..#..#....#..#..
        """,
    )
)
