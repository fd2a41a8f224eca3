"""Where it leads: up a tree for the night, to a fire with meat, to huts with smoke."""

from arcade.games.jungle.art_woods import HEIGHT, WIDTH, canvas, earth, glow, palm, shadow, stem, thicket
from arcade.toolkit.picture.dithered_scene import DitheredScene, box, ellipse, noise, polygon
from arcade.toolkit.picture.sprites import Sprite


def night(frame: int) -> Sprite:
    """Hours go by: the moon, the stars, somebody in the fork of a tree."""
    easel = canvas("b")
    easel.fill(box(0, 0, WIDTH, HEIGHT), lambda _, y: 8 + y // 8)
    glow(easel, 124, 24, 14, "W")
    easel.fill(ellipse(130, 20, 12, 12), 6)
    for star, (x, y) in enumerate(((20, 12), (52, 22), (84, 10), (100, 40), (148, 56), (12, 46), (140, 8))):
        size = 2 if star % 2 == frame % 2 else 1
        easel.tint(box(x - 1, y - 1, 3, 3), "C", 1)
        easel.stroke(((x - size, y), (x + size, y)), 64)
        easel.stroke(((x, y - size), (x, y + size)), 64)
    easel.fill(box(0, 84, WIDTH, 12), lambda x, y: 16 + noise(x, y, 5, 1) // 4)
    stem(easel, 52, 9, 30, ink="c")
    for points in (((50, 40), (30, 24), (14, 22)), ((54, 38), (76, 30), (98, 32))):
        easel.stroke(points, 0, 8)
        easel.stroke(points, 36, 5)
    palm(easel, 40, 18, 34, "g")
    for x, y, across, down in ((78, 24, 5, 7), (79, 13, 4, 5)):
        easel.body(ellipse(x, y, across, down), 64)
    easel.stroke(((80, 30), (88, 32), (88, 40 + frame % 2)), 64, 3)
    easel.tint(box(72, 8, 16, 24), "Y", 4)
    return easel.finished()


def feast(frame: int) -> Sprite:
    """A leg of something over a fire."""
    easel = canvas("g")
    thicket(easel, 5, 14, 76)
    shadow(easel, 80, 90, 50, 6)
    for x in (40, 120):
        easel.stroke(((x, 90), (x, 44), (x - 6, 34)), 0, 5)
        easel.stroke(((x, 90), (x, 44), (x - 6, 34)), 54, 3)
        easel.stroke(((x, 44), (x + 6, 34)), 54, 3)
    easel.stroke(((30, 42), (130, 42)), 0, 4)
    easel.stroke(((30, 42), (130, 42)), 64, 2)
    meat = tuple(ellipse(78, 43, 24, 13))
    easel.body(meat, lambda x, y: 56 - (y - 32) + (noise(x, y, 6, 2) - 32) // 3)
    easel.tint(meat, "y", 16)
    easel.stroke(((100, 43), (112, 43)), 64, 5)
    easel.body(ellipse(114, 40, 3, 3), 64)
    easel.body(ellipse(114, 46, 3, 3), 64)
    tips = ((60, 66), (70, 58), (80, 64), (90, 56), (100, 68)) if frame % 2 else (
        (60, 60), (70, 66), (80, 56), (90, 66), (100, 60))  # fmt: skip
    for x, y in tips:
        flame = tuple(polygon((x - 8, 88), (x - 5, 76), (x, y), (x + 5, 76), (x + 8, 88)))
        easel.body(flame, lambda _, line: 30 + (line - 56), rim=20)
        easel.tint(flame, "R" if x in (60, 100) else "Y", 10, around=14)
    for x in (62, 82):
        easel.body(polygon((x - 6, 86), (x + 20, 90), (x + 18, 94), (x - 8, 91)), 44)
    return easel.finished()


def _hut(easel: DitheredScene, x: int, foot: int, size: int, smoke: int) -> None:
    """A round hut with a roof of straw, and smoke that drifts."""
    wall = tuple(box(x - size, foot - size, 2 * size, size))
    easel.body(wall, lambda at, _: 54 - (at - x + size) * 30 // (2 * size))
    easel.tint(wall, "W", 30)
    easel.body(box(x - size // 4, foot - size * 3 // 4, size // 2, size * 3 // 4), 0)
    roof = tuple(polygon((x - size * 3 // 2, foot - size * 3 // 4), (x, foot - 2 * size),
                         (x + size * 3 // 2, foot - size * 3 // 4)))  # fmt: skip
    easel.body(roof, lambda at, line: 50 - (at + 2 * line) % 6 * 6)
    easel.tint(roof, "Y", 22)
    for puff in range(4):
        easel.body(ellipse(x + 3 * puff + smoke, foot - 2 * size - 6 - 9 * puff, 3 + puff, 3 + puff), 56 - 8 * puff, 20)


def village(frame: int) -> Sprite:
    """Huts with smoke, and people who wave."""
    easel = canvas("C")
    easel.fill(box(0, 0, WIDTH, 60), lambda _, y: 14 + y // 2)
    easel.colour(0, 0, 8, 20, "C")
    glow(easel, 26, 20, 12, "Y")
    earth(easel, 58, 4, "G")
    _hut(easel, 74, 66, 15, 2 * (frame % 2))
    _hut(easel, 126, 74, 18, 2 * (frame % 2))
    for x, up in ((30, frame % 2), (46, 1 - frame % 2), (98, frame % 2)):
        easel.tint(box(x - 8, 58, 16, 32), "W", 30, around=0)
        easel.body(ellipse(x, 64, 3, 4), 64)
        easel.body(polygon((x - 4, 70), (x + 4, 70), (x + 5, 88), (x - 5, 88)), 50)
        easel.stroke(((x + 3, 72), (x + 7, 62 if up else 76)), 64, 2)
        easel.stroke(((x - 3, 72), (x - 7, 66)), 64, 2)
    return easel.finished()


def clearing(frame: int) -> Sprite:
    """Roofs between the last trees."""
    easel = canvas("g")
    easel.fill(box(0, 0, WIDTH, 64), lambda _, y: 10 + y // 2)
    easel.colour(0, 0, 8, 20, "C")
    earth(easel, 62, 7, "G")
    _hut(easel, 64, 64, 8, frame % 2)
    _hut(easel, 96, 66, 10, frame % 2)
    for x, half, top in ((16, 8, 12), (144, 9, 8)):
        stem(easel, x, half, top)
        palm(easel, x, top, 42)
    return easel.finished()
