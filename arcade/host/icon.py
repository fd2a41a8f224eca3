"""The window's icon: an arcade cabinet seen from the front."""

import pygame

SIZE = 32
COLOURS = {
    ".": (0, 0, 0, 0),
    "#": (34, 34, 52, 255),
    "y": (250, 210, 60, 255),
    "b": (20, 60, 140, 255),
    "w": (240, 244, 255, 255),
    "r": (220, 50, 60, 255),
    "g": (70, 200, 90, 255),
}
SHAPE = """\
...##########...
..############..
..#yyyyyyyyyy#..
..#yyyyyyyyyy#..
..############..
..#bbbbbbbbbb#..
..#bbwbbbbwbb#..
..#bbbbbbbbbb#..
..#bwbbbbbbwb#..
..#bbwwwwwwbb#..
..#bbbbbbbbbb#..
.##############.
.##r###g##y####.
.##############.
..############..
..############..
""".splitlines()


def icon() -> pygame.Surface:
    """A square surface of SIZE pixels with see-through corners."""
    small = pygame.Surface((len(SHAPE[0]), len(SHAPE)), pygame.SRCALPHA, 32)
    for y, row in enumerate(SHAPE):
        for x, letter in enumerate(row):
            small.set_at((x, y), COLOURS[letter])
    return pygame.transform.scale(small, (SIZE, SIZE))
