"""Where a machine's picture goes on a screen: how large its pixels are and what of the border shows. Plain numbers."""

from dataclasses import dataclass

from arcade.machine.machine import Machine

EDGE = 8
"""So much of a machine's border must show on two sides at least, in its pixels."""
SKEW = 0.15
"""Whole-number zooms may be this far from a pixel's true shape."""
LARGEST = 10
"""The largest zoom; up to here pygame.transform.scale is exact, for pictures up to 520 pixels wide."""
FILLED = 0.78
"""A picture without a border fills at least this part of what it could, or else its zoom is not whole."""


@dataclass(frozen=True)
class Layout:
    """What of a machine's picture shows on a surface: `canvas` machine pixels, each `zoom` surface pixels, the first of
    them at `place`.

    The canvas is a cut-out of the picture from `corner` on; where it reaches beyond the picture, the border goes on.
    """

    zoom: tuple[float, float]
    canvas: tuple[int, int]
    corner: tuple[int, int]
    place: tuple[int, int]

    @property
    def scaled(self) -> tuple[int, int]:
        """The size of the canvas in surface pixels; it covers the surface."""
        return round(self.canvas[0] * self.zoom[0]), round(self.canvas[1] * self.zoom[1])

    @property
    def whole(self) -> bool:
        """Whether every machine pixel has the same whole number of surface pixels."""
        return all(float(zoom).is_integer() for zoom in self.zoom)

    def pixel(self, at: tuple[int, int], machine: type[Machine]) -> tuple[int, int] | None:
        """The screen pixel of the machine under a point of the surface, or None beside the screen."""
        left, top, width, height = machine.SCREEN
        x = int((at[0] - self.place[0]) // self.zoom[0]) + self.corner[0] - left
        y = int((at[1] - self.place[1]) // self.zoom[1]) + self.corner[1] - top
        return (x, y) if 0 <= x < width and 0 <= y < height else None


def layout(screen: tuple[int, int], machine: type[Machine], *, fit: bool = False) -> Layout:
    """The layout on a surface of this many pixels; `fit` fills it instead of taking whole zooms."""
    zooms = [] if fit else whole_zooms(screen, machine)
    return _centred(screen, machine, zooms[0] if zooms else _fitting_zoom(screen, machine))


def lost(screen: tuple[int, int], machine: type[Machine]) -> bool:
    """Whether whole zooms leave a picture without a border small in the middle of nothing.

    A telephone held upright has so many pixels, and so small ones, that its pages always fill it.
    """
    zooms = whole_zooms(screen, machine)
    borderless, upright = machine.SCREEN[2:] == machine.SIZE, machine.SIZE[1] > machine.SIZE[0]
    filled = 1.0 if upright else FILLED
    return borderless and bool(zooms) and zooms[0][1] < filled * _fitting_zoom(screen, machine)[1]


def whole_zooms(screen: tuple[int, int], machine: type[Machine]) -> list[tuple[int, int]]:
    """The whole zooms in x and y, largest first, that fit with some border and keep the pixels' shape."""
    wide, tall = machine.PIXEL
    found = []
    for down in range(min(LARGEST, screen[1] // machine.SCREEN[3]), 0, -1):
        across = max(1, round(down * wide / tall))
        skewed = abs(across * tall / (down * wide) - 1) > SKEW
        if not skewed and _shows(screen, machine, across, down):
            found.append((across, down))
    return found


def _shows(screen: tuple[int, int], machine: type[Machine], across: float, down: float) -> bool:
    left, top, width, height = machine.SCREEN
    spare_x = screen[0] - width * across
    spare_y = screen[1] - height * down
    enough = spare_x >= 2 * min(EDGE, left) * across or spare_y >= 2 * min(EDGE, top) * down
    return spare_x >= 0 and spare_y >= 0 and enough


def _fitting_zoom(screen: tuple[int, int], machine: type[Machine]) -> tuple[float, float]:
    wide, tall = machine.PIXEL
    _, _, width, height = machine.SCREEN
    down = min(screen[0] * tall / (wide * width), screen[1] / height)
    across = down * wide / tall
    if not _shows(screen, machine, across, down):
        edge = 2 * EDGE
        down = min(screen[0] * tall / (wide * (width + edge)), screen[1] / (height + edge))
        across = down * wide / tall
    return across, down


def _centred(surface: tuple[int, int], machine: type[Machine], zoom: tuple[float, float]) -> Layout:
    across = _cover(surface[0], machine.SCREEN[0], machine.SCREEN[2], zoom[0])
    down = _cover(surface[1], machine.SCREEN[1], machine.SCREEN[3], zoom[1])
    return Layout(zoom, (across[0], down[0]), (across[1], down[1]), (across[2], down[2]))


def _cover(room: int, start: int, length: int, zoom: float) -> tuple[int, int, int]:
    """In one direction: machine pixels needed, the first of them, and where it lands (0 or just outside)."""
    before = int((room - length * zoom) // 2)
    first = -int(-before // zoom)  # rounded up: as many as touch the surface
    place = round(before - first * zoom)
    count = -int(-(room - place) // zoom)
    return count, start - first, place
