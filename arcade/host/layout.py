"""Where a machine's picture goes on a screen: how large its pixels are and what of the border shows. Plain numbers."""

from dataclasses import dataclass

from arcade.machine.machine import Machine

EDGE = 8
"""So much of a machine's border must show on two sides at least, in its pixels."""
SKEW = 0.15
"""Whole-number zooms may be this far from a pixel's true shape."""
NATIVE = 1_000
"""Lines of a layout that leaves no enlarging to the display: the surface is the screen, pixel for pixel."""
LARGEST = 10
"""The largest zoom; up to here pygame.transform.scale is exact, for pictures up to 520 pixels wide."""
NEARLY = 0.8
"""A zoom at least this part of the largest is taken instead when it is cheaper to show."""


@dataclass(frozen=True)
class Layout:
    """A surface that shows `canvas` machine pixels, each `zoom` surface pixels, the first of them at `place`.

    The canvas is a cut-out of the picture from `corner` on; where it reaches beyond the picture, the border goes on.
    The display stretches the surface by `factor`, exactly.
    """

    surface: tuple[int, int]
    factor: int
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


def layout(screen: tuple[int, int], machine: type[Machine], *, fit: bool = False, lines: int = NATIVE) -> Layout:
    """The layout on a screen of this many pixels.

    `fit` fills it instead of taking whole zooms. `lines` is 0 when plain pixels do (the surface is then small and the
    display stretches it), else the most surface pixels wanted for a machine pixel's scan line.
    """
    zooms = [] if fit else whole_zooms(screen, machine)
    if not zooms:
        return _centred(screen, machine, 1, _fitting_zoom(screen, machine))
    choices = [(zoom, _factor(screen, zoom, lines)) for zoom in zooms if zoom[1] >= NEARLY * zooms[0][1]]
    zoom, factor = next((choice for choice in choices if _cheap(*choice, lines)), choices[0])
    surface = screen[0] // factor, screen[1] // factor
    return _centred(surface, machine, factor, (zoom[0] // factor, zoom[1] // factor))


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


def _factor(screen: tuple[int, int], zoom: tuple[int, int], lines: int) -> int:
    """How much of the zoom is left to the display: a divisor with which its stretching is exact."""
    exact = [
        factor
        for factor in range(1, max(zoom) + 1)
        if zoom[0] % factor == 0 == zoom[1] % factor and (screen[0] % factor == 0 or screen[1] % factor == 0)
    ]
    if not lines:
        return exact[-1]
    lined = [factor for factor in exact if zoom[1] // factor > 1] or [1]
    return next((factor for factor in lined if zoom[1] // factor <= lines), lined[-1])


def _cheap(zoom: tuple[int, int], factor: int, lines: int) -> bool:
    """Whether the surface is no larger than it has to be."""
    return min(zoom) // factor <= max(1, lines)


def _centred(surface: tuple[int, int], machine: type[Machine], factor: int, zoom: tuple[float, float]) -> Layout:
    across = _cover(surface[0], machine.SCREEN[0], machine.SCREEN[2], zoom[0])
    down = _cover(surface[1], machine.SCREEN[1], machine.SCREEN[3], zoom[1])
    return Layout(surface, factor, zoom, (across[0], down[0]), (across[1], down[1]), (across[2], down[2]))


def _cover(room: int, start: int, length: int, zoom: float) -> tuple[int, int, int]:
    """In one direction: machine pixels needed, the first of them, and where it lands (0 or just outside)."""
    before = int((room - length * zoom) // 2)
    first = -int(-before // zoom)  # rounded up: as many as touch the surface
    place = round(before - first * zoom)
    count = -int(-(room - place) // zoom)
    return count, start - first, place
