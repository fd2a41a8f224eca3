"""Paints the title pictures, the morning outside and the map's sheet, and names who paints each packed picture."""

from dataclasses import replace
from functools import partial

# Importing the first two fills SCENES.
from arcade.games.cave import art_halls, art_realm  # noqa: F401
from arcade.games.cave.art import CREST, NICHE, SKULL
from arcade.games.cave.art_people import dragon_head, ileana, prince, scales
from arcade.games.cave.art_rock import COMPASS, SCENES, boulders, chest, coins, inked, opening
from arcade.games.cave.gallery import NAMES
from arcade.games.cave.layouts import SIZE
from arcade.games.cave.title import CHEST, LID_TOP, OPENING, TORCH_CELLS
from arcade.toolkit.picture.dithered_scene import DitheredScene, box, ellipse, noise, polygon, scattered
from arcade.toolkit.picture.packed_pictures import Painters
from arcade.toolkit.picture.sprites import CELL, Sprite

COLUMNS, ROWS = 32, 22
WIDTH, HEIGHT = CELL * COLUMNS, CELL * ROWS
DEPTH = 84
"""Above this line the rock is lost in the dark, out of which the letters stand."""
CHEST_WIDTH = 80
ROCK_WIDTH = 100
SUN = 202, 112


def _cave(easel: DitheredScene) -> None:
    """Rock round a dark hall, and rays from its middle."""
    far, near = boulders(20, 3, WIDTH, HEIGHT), boulders(34, 6, WIDTH, HEIGHT)
    easel.fill(box(0, 0, WIDTH, HEIGHT), lambda x, y: near[y][x] * 54 * min(max(y - 24, 0), DEPTH) // DEPTH >> 6)
    easel.body(opening(128, 130, 100, 70, 5, 8), lambda x, y: far[y][x] * 40 * min(y - 40, DEPTH) // DEPTH >> 6)
    easel.body(opening(128, 132, 84, 60, 3, 6), 0)
    for turn, (right, down) in enumerate(COMPASS):
        if turn % 2 and down < 20:
            x, y = 128 + 5 * right // 4, 132 + down
            easel.fill(polygon((128, 130), (x, y), (x - down // 5, y + right // 5)), 40)
    easel.fill(box(0, 158, WIDTH, 18), lambda x, y: 16 + (y - 158) * 2 - abs(x - 128) // 8)
    easel.lamp(128, 134, (112, "r"), (88, "y"), (58, "Y"))


def _coins_and_torches(easel: DitheredScene) -> None:
    coins(easel, 40, 7, (60, 160, 136, 14), (4, 2))
    for row, column in TORCH_CELLS:
        x, y = CELL * column + 4, CELL * row + 12
        easel.put(NICHE, x - NICHE.width // 2, y - NICHE.height // 2)
        easel.lamp(x, y, (30, "y"), (20, "Y"))


def flint_title() -> Sprite:
    """The chest between torches and skulls."""
    easel = DitheredScene("b", COLUMNS, ROWS)
    _cave(easel)
    chest(easel, *CHEST, CHEST_WIDTH)
    _coins_and_torches(easel)
    easel.put(SKULL, 46, 156)
    easel.put(SKULL.mirrored(), 196, 152)
    return easel.finished()


def ileana_title() -> Sprite:
    """Ileana, the prince, and the dragon between them."""
    easel = DitheredScene("b", COLUMNS, ROWS)
    _cave(easel)
    _coins_and_torches(easel)
    for x in (100, 156):
        inked(easel, ellipse(x, 150, 34, 24), scales, "g", 20)
    dragon_head(easel, 128, 124, "angry")
    for x, figure in ((64, ileana), (192, prince)):
        easel.fill(box(x - 18, 88, 36, 84), 0)
        figure(easel, x, 92, 80)
    return easel.finished()


def lid(ajar: int) -> Sprite:
    """The chest with its lid so many pixels up, to be drawn over the one of the picture."""
    easel = DitheredScene("Y", CHEST_WIDTH // CELL, 5)
    chest(easel, 0, LID_TOP, CHEST_WIDTH, ajar)
    whole = easel.finished()
    return replace(whole, solid=tuple(row if y >= LID_TOP - ajar else 0 for y, row in enumerate(whole.solid)))


def morning() -> Sprite:
    """The morning without people: rock with a mouth, a hill before the sunrise."""
    easel = DitheredScene("k", COLUMNS, ROWS)
    for row, ink in enumerate("bbbbbmmmmrrryyyyyyyyyy"):
        easel.colour(row, 0, 1, COLUMNS, ink)
    easel.fill(box(0, 0, WIDTH, HEIGHT), lambda _, y: 4 + y * 60 // 104)
    for turn, (right, down) in enumerate(COMPASS):
        if turn % 4 == 2 and down < 0:
            far = (SUN[0] + 3 * right, SUN[1] + 3 * down)
            easel.shade(polygon(SUN, far, (far[0] - down // 2, far[1] + right // 2)), 14)
    inked(easel, ellipse(*SUN, 34, 34), 64, "Y", 30)
    stones = boulders(24, 3, ROCK_WIDTH + CELL, CREST + CELL)
    rock = polygon((0, 30), (26, 34), (48, 52), (70, 62), (84, 92), (ROCK_WIDTH, CREST + 4), (0, CREST + 4))
    inked(easel, rock, lambda x, y: stones[y][x] * min(14 + x // 2, 60) >> 6, "r", 20, around=0)
    easel.body(opening(46, 104, 24, 34, 4, 4), 0)
    easel.fill(((y, 0, WIDTH) for y in range(CREST + 4, HEIGHT)), 0)
    for x in range(WIDTH):
        top = CREST + 1 - (noise(x, 3, 40, 2) - 32) // 9 + scattered(x, 1, 9) % 3
        easel.fill(box(x, top, 1, HEIGHT - top), 0)
    for tuft in range(40):
        x, y = scattered(tuft, 1, 6), 134 + scattered(tuft, 2, 6) * 38 // 256
        for lean in (-2, 0, 2):
            easel.stroke(((x, y), (x + lean, y - 4)), 64)
    easel.colour(16, 0, 6, COLUMNS, "g")
    return easel.finished()


def parchment() -> Sprite:
    """The map's empty sheet, torn and scorched at its edges, black on yellow, so that tunnels may be drawn on it."""
    size, fold = CELL * SIZE, 52
    easel = DitheredScene("y", SIZE, SIZE)
    torn = [[1 + noise(along, 40 * side, 6, 5) * 4 // 64 for along in range(size)] for side in range(4)]

    def tone(x: int, y: int) -> int:
        left, right, top, bottom = torn[0][y], torn[1][y], torn[2][x], torn[3][x]
        near = min(x - left, size - 1 - right - x, y - top, size - 1 - bottom - y)
        if near < 0:
            return 0
        light = 64 - max(9 - near, 0) * 4 - max(noise(x, y, 26, 4) - 44, 0)
        return light - (26 if fold in (x, y) else -8 if fold + 1 in (x, y) else 0)

    easel.fill(((y, 0, size) for y in range(size)), tone)
    corner = size - 14
    easel.fill(polygon((size, corner - 2), (size, size), (corner - 2, size)), 0)
    easel.body(
        polygon((size - 3, corner), (corner, corner + 3), (corner, size - 3)),
        lambda x, y: 74 - (x + y - 2 * corner) * 4,
    )
    return easel.finished().inverted().coloured("k", "y")


PAINTERS: Painters[Sprite] = {
    "flint": flint_title,
    "ileana": ileana_title,
    **{f"lid {ajar}": partial(lid, ajar) for ajar in sorted(set(OPENING))},
    "parchment": parchment,
    "morning": morning,
    **{name: SCENES[name] for names in NAMES.values() for _, name in sorted(names.items())},
}
