"""Graphics that are there from the beginning: starting points, and what the exercises are about."""

from collections.abc import Sequence

from arcade.games.graphics_editor import ART
from arcade.games.graphics_editor.rules import SIDE, Figure, Graphic, Layout, graphic
from arcade.machine.font import Font


def side_by_side(picture: str) -> tuple[Graphic, ...]:
    """Graphics drawn beside one another, a blank between."""
    lines = [line.split() for line in picture.strip().splitlines()]
    return tuple(graphic(rows) for rows in zip(*lines, strict=True))


WALK = side_by_side("""
    ...##... ...##... ...##... ...##...
    ...##... ...##... ...##... ...##...
    ..####.. ...##... ..####.. ...##...
    .#.##.#. ..####.. #..##..# ..####..
    ...##... ...##... ...##... ...##...
    ..#..#.. ...##... ..#.##.. ...##...
    .#....#. ..##.... .#...#.. ....##..
    #.....## ...#.... .##...#. ....#...
""")
"""A man who walks on the spot."""

ROSETTE = """
    #......##......#
    .##..######..##.
    .###.######.###.
    ..#####..#####..
    ..####....####..
    .#####....#####.
    .###..####..###.
    ###..######..###
    ###..######..###
    .###..####..###.
    .#####....#####.
    ..####....####..
    ..#####..#####..
    .###.######.###.
    .##..######..##.
    #......##......#
"""
"""A tile that joins its like on every side."""

(INVADER,) = side_by_side("""
    .#....#.
    ..#..#..
    .######.
    ##.##.##
    ########
    #.####.#
    #.#..#.#
    ..#..#..
""")
"""The cover's."""

HEART, HOUSE, GHOST, FISH, KEY, CUP, BIRD, ARROW = side_by_side("""
    .##..##. ...##... ..####.. ........ ..##.... ........ .##..... ...#....
    ######## ..####.. .######. .###...# .#..#... #####... ###..... ..###...
    ######## .######. ##.##.## #####.## .#..#... ######## .###...# .#.#.#..
    ######## ######## ##.##.## #.###### ..##.... #####..# .######. #..#..#.
    .######. .#.####. ######## ######## ...#.... #####..# ..#####. ...#....
    ..####.. .#.#..#. ######## .####.## ...##... #######. ...###.. ...####.
    ...##... .#.#..#. ######## ..##...# ...#.... .###.... ....#... .......#
    ........ .####.#. #.##.##. ........ ...###.. ........ ...##... ......#.
""")
SYMMETRIC = (HEART, GHOST, HOUSE, FISH)
"""To be drawn."""
LOPSIDED = (KEY, CUP, BIRD, ARROW)
"""To be turned: no turning or mirroring leaves them as they are."""


PENCIL = ART["pencil"].coloured(("   RM", "  RRM", " RRR ", "RRR  ", "KR   "))
"""The title's, its point at the lower left."""


def tile() -> Figure:
    """Four graphics in a square."""
    rows = ROSETTE.split()
    return Figure(
        tuple(
            graphic([row[left : left + SIDE] for row in rows[top : top + SIDE]])
            for top in (0, SIDE)
            for left in (0, SIDE)
        ),
        Layout.SQUARE,
    )


def letters(font: Font, word: Sequence[str] = "abcd") -> Figure:
    """Letters as the machine has them."""
    return Figure(tuple(Graphic(tuple(font[letter])) for letter in word), Layout.ROW)
