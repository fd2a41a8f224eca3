"""A machine's picture as a file."""

from pathlib import Path

import pygame

from arcade.host.looks import seen
from arcade.machine.machine import Machine


def save_png(path: Path | str, machine: Machine, scale: int = 1, phosphor: str = "colour") -> None:
    """Save the whole picture, `scale` pixels to each of the machine's; needs no display.

    Raises OSError when the file cannot be written.
    """
    picture = pygame.image.frombuffer(machine.pixels(), machine.SIZE, "P")
    picture.set_palette(seen(machine.palette(), phosphor))
    with Path(path).open("wb") as file:
        pygame.image.save(pygame.transform.scale_by(picture, scale), file, "png")
