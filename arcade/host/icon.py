"""The window's icon."""

import pygame

from arcade.console.icon import COLOURS, SHAPE

SIZE = 32


def icon() -> pygame.Surface:
    """A square surface of SIZE pixels with see-through corners."""
    small = pygame.Surface((len(SHAPE[0]), len(SHAPE)), pygame.SRCALPHA, 32)
    for y, row in enumerate(SHAPE):
        for x, letter in enumerate(row):
            small.set_at((x, y), COLOURS[letter])
    return pygame.transform.scale(small, (SIZE, SIZE))
