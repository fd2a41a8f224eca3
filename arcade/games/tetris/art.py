"""The drawings of the modern look: squares of seven patterns in seven colours, and the title's letters and pile."""

from functools import cache

from arcade.games.tetris import ART
from arcade.games.tetris.art_props import square_of
from arcade.games.tetris.scenery import THEMES
from arcade.toolkit.picture.joined_sprites import mosaic
from arcade.toolkit.picture.polyominoes import Cells
from arcade.toolkit.picture.sprites import Sprite, sprite

INKS = "CRMGBYW"
SQUARES = tuple(
    sprite(rows)
    for rows in (
        ("#######.", "#.....#.", "#######.", "#.....#.", "#######.", "#.....#.", "#######.", "........"),
        ("#######.", "#.#.#.#.", "##.#.##.", "#.#.#.#.", "##.#.##.", "#.#.#.#.", "#######.", "........"),
        ("#######.", "#.....#.", "#.###.#.", "#.###.#.", "#.###.#.", "#.....#.", "#######.", "........"),
        ("#######.", "###.###.", "##...##.", "#.....#.", "##...##.", "###.###.", "#######.", "........"),
        ("#######.", "#.....#.", "#.#####.", "#.#####.", "#.#####.", "#.#####.", "#######.", "........"),
        ("#######.", "##...##.", "#.###.#.", "#.#.#.#.", "#.###.#.", "##...##.", "#######.", "........"),
        ("#######.", "#######.", "##...##.", "##.#.##.", "##...##.", "#######.", "#######.", "........"),
    )
)
LIT = sprite(("#######.",) * 7 + ("........",)).coloured("W", "k")
"""A square that has just been fixed."""
GREY = ART["grey"].coloured("w", "k")
"""A square of a finished game."""
DOT = sprite((*("........",) * 7, ".......#"))
CORNERS = ART["corners"]
"""A square of where the piece would land."""
CROSS = ART["cross"]
"""A square of the adviser's place."""
TINY = ART["tiny"]


def ink(kind: int) -> str:
    """The colour letter of a kind of piece."""
    return INKS[kind % len(INKS)]


@cache
def pattern(kind: int, theme: int = 0) -> Sprite:
    """A kind's square without its colour: no two of the first 49 kinds have both alike."""
    mark = SQUARES[(kind + kind // len(INKS)) % len(SQUARES)]
    return square_of(THEMES[theme].edge, mark, THEMES[theme].solid)


@cache
def empty(theme: int) -> Sprite:
    """An empty cell of the well."""
    return DOT.coloured(THEMES[theme].dot, "k")


@cache
def square(kind: int, theme: int = 0) -> Sprite:
    """A square of a kind of piece."""
    return pattern(kind, theme).coloured(ink(kind), "k")


@cache
def piece(cells: Cells, kind: int, theme: int = 0) -> Sprite:
    """A piece in its colours, transparent where it has no cell, the corner of its rectangle at the sprite's."""
    return mosaic(cells, pattern(kind, theme)).coloured(ink(kind), "k")


@cache
def ghost(cells: Cells, kind: int) -> Sprite:
    """Where a piece would land; blue would be too dark for the thin lines."""
    return mosaic(cells, CORNERS).see_through().coloured("C" if ink(kind) == "B" else ink(kind), "k")


@cache
def advised(cells: Cells) -> Sprite:
    """The adviser's place."""
    return mosaic(cells, CROSS).see_through().coloured("W", "k")


@cache
def small(cells: Cells, kind: int) -> Sprite:
    """A piece small enough for a table: three pixels a square."""
    return mosaic(cells, TINY).coloured(ink(kind), "k")


TITLE = """
    1111.5555.3333.0000..22.6666
    1111.5555.3333.00000.22.6666
    .11..55....33..00.00.22.66..
    .11..555...33..0000..22.6666
    .11..55....33..00000.22...66
    .11..5555..33..00.00.22.6666
    .11..5555..33..00.00.22.6666
"""
PILE = """
    2...............................
    2266000055......................
    66665445555333111.3.........0000
    66664544556631111333...222552221
    44663500006611113444422522551111
"""
