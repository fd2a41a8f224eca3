"""Filled circles, of whole pixels."""

from math import isqrt

from arcade.machine.monitor import Monitor


def reach(radius: int, row: int) -> int:
    """Pixels from the middle of a disc to its edge, `row` rows from the middle."""
    return isqrt(radius * radius + radius - row * row)


def disc(monitor: Monitor, across: int, down: int, radius: int, colour: int) -> None:
    """A disc with its middle at a pixel; it is an odd number of pixels wide."""
    for row in range(-radius, radius + 1):
        half = reach(radius, row)
        monitor.raster.fill((across - half, down + row, 2 * half + 1, 1), colour)
