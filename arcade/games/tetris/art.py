"""The drawings of the modern look: squares of seven marks in seven colours, alone and as pieces."""

from functools import cache

from arcade.games.tetris import ART
from arcade.games.tetris.scenery import THEMES
from arcade.toolkit.picture.joined_sprites import mosaic
from arcade.toolkit.picture.polyominoes import Cells
from arcade.toolkit.picture.sprites import CELL, Sprite

INKS = "CRMGBYW"
MARKS = tuple(ART[f"mark of {name}"] for name in ("rungs", "lattice", "block", "star", "angle", "target", "stud"))
LIT = ART["lit"].coloured("W", "k")
"""A square that has just been fixed."""
GREY = ART["grey"].coloured("w", "k")
"""A square of a finished game."""


def ink(kind: int) -> str:
    return INKS[kind % len(INKS)]


@cache
def pattern(kind: int, theme: int = 0) -> Sprite:
    """A kind's square without its colour: no two of the first 49 kinds have both alike."""
    mark = MARKS[(kind + kind // len(INKS)) % len(MARKS)].cut(1, 1, 5, 5)
    inside = mark.inverted() if THEMES[theme].solid else mark
    return inside.over(THEMES[theme].edge.opaque(), 1, 1).cut(0, 0, CELL, CELL).opaque()


@cache
def empty(theme: int) -> Sprite:
    """An empty cell of the well."""
    return ART["dot"].coloured(THEMES[theme].dot, "k")


@cache
def square(kind: int, theme: int = 0) -> Sprite:
    return pattern(kind, theme).coloured(ink(kind), "k")


@cache
def piece(cells: Cells, kind: int, theme: int = 0) -> Sprite:
    """A piece in its colours, transparent where it has no cell, the corner of its rectangle at the sprite's."""
    return mosaic(cells, pattern(kind, theme)).coloured(ink(kind), "k")


@cache
def ghost(cells: Cells, kind: int) -> Sprite:
    """Where a piece would land; blue would be too dark for the thin lines."""
    return mosaic(cells, ART["ghost"]).see_through().coloured("C" if ink(kind) == "B" else ink(kind), "k")


@cache
def advised(cells: Cells) -> Sprite:
    return mosaic(cells, ART["advice"]).see_through().coloured("W", "k")


@cache
def small(cells: Cells, kind: int) -> Sprite:
    """A piece small enough for a table: three pixels a square."""
    return mosaic(cells, ART["tiny"]).coloured(ink(kind), "k")
