"""Samples of settings that change the picture: a moment of a game, as it would be seen."""

from functools import cache

from arcade.cabinet import strings
from arcade.cabinet.formats.picture_files import picture_of
from arcade.cabinet.page_context import PageContext
from arcade.cabinet.paint import glass
from arcade.cabinet.paint.panel import box
from arcade.cabinet.paint.typeset import CAPITALS, put_centred
from arcade.machine.data import data_path
from arcade.machine.font import GLYPH_ROWS, load_builtin
from arcade.machine.monitor import Monitor
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.raster import Rect
from arcade.machine.spectrum.picture import PALETTE

CASE = 9
"""Pixels of a set round its tube."""
WOODEN = (c.WOOD2, c.WOOD, c.WOOD3)
"""The case of a television: its front, its edges, the light on it."""
PLASTIC = (c.MIST, c.STEEL, c.WHITE)
"""The case of a monitor, in the same order."""
RODS = 24
"""The height of an aerial."""
MIDDLE = 131, 79
"""The middle of the sample: cut-outs are taken round it."""
STAR = 131, 107
"""What is seen through the lens."""
LENS = glass.RADIUS // glass.TIMES + 2
"""Pixels of the sample that the lens shows to each side."""
EVEN = (80, 56)
"""A cut-out that is shown twice as large."""
UNEVEN = (180, 126)
"""The size at which it leaves no margin."""
GLASS = 200, 126
"""The glass of the monitor on the desk."""
WINDOW = 112, 70
ALPHABET = "ABCDEFGHIJKLM\nNOPQRSTUVWXYZ\nabcdefghijklm\nnopqrstuvwxyz\n0123456789 ?!\n"
CELL = 8
"""Pixels of a letter."""
LEADING = 5
"""Pixels between lines."""
ORIGINAL, MODERN = "original", "modern"
"""The looks in which the sample is kept."""
LABEL = 18
"""Pixels below a picture for what it is called."""


@cache
def sample(name: str) -> tuple[bytes, ...]:
    """A moment of a game in the monitor's colours, in one of its looks."""
    picture = picture_of(data_path(f"assets/samples/{name}.png").read_bytes())
    table = Monitor().adopt(PALETTE)
    size = picture.width * picture.height
    return tuple(picture.pixels[at : at + picture.width].translate(table) for at in range(0, size, picture.width))


def piece(name: str, width: int, height: int, middle: tuple[int, int] = MIDDLE) -> list[bytes]:
    """A piece of a sample round a place of it, or as near to it as it reaches."""
    rows = sample(name)
    left = min(max(middle[0] - width // 2, 0), len(rows[0]) - width)
    top = min(max(middle[1] - height // 2, 0), len(rows) - height)
    return [row[left : left + width] for row in rows[top : top + height]]


def draw_glass(context: PageContext, rect: Rect) -> None:
    """A set, and a lens over it: how bare or how soft pixels are, and in which colours."""
    monitor, preferences = context.monitor, context.preferences
    left, top, wide, high = rect
    across, down = min(wide - 2 * CASE - 4, 204), min(high - 2 * CASE - 10, 144)
    set_left, set_top = left + (wide - across) // 2 - CASE, top + (high - down - 10) // 2 - CASE
    for foot in (set_left + 20, set_left + across - 20):
        monitor.fill((foot, set_top + down + 2 * CASE, 18, 6), c.INK)
    if preferences.look == glass.AERIAL:
        for step in range(min(RODS, set_top - top)):
            for side in (-1, 1):
                monitor.fill((set_left + CASE + across // 2 + side * (step + 4), set_top - 1 - step, 2, 1), c.MIST)
    body, edge, light = WOODEN if preferences.look in glass.STRIPED else PLASTIC
    box(monitor, (set_left, set_top, across + 2 * CASE, down + 2 * CASE), body, edge)
    monitor.fill((set_left + 4, set_top + 1, across + 2 * CASE - 8, 1), light)
    box(monitor, (set_left + CASE - 3, set_top + CASE - 3, across + 6, down + 6), c.BLACK, c.INK)
    rows = glass.tube(piece(MODERN, across, down), preferences.look, preferences.phosphor)
    monitor.show(set_left + CASE, set_top + CASE, rows, across)
    near = piece(MODERN, 2 * LENS + 1, 2 * LENS + 1, STAR)
    middle = set_left + across - glass.RADIUS, set_top + down - glass.RADIUS + CASE - 6
    glass.lens(monitor, *middle, glass.close(near, preferences.look, preferences.phosphor))


def draw_scaling(context: PageContext, rect: Rect) -> None:
    """A monitor with a margin round even pixels, or with uneven ones from edge to edge."""
    place = _draw_monitor(context.monitor, rect)
    size = UNEVEN if context.preferences.scaling == "fit" else (2 * EVEN[0], 2 * EVEN[1])
    _lay(context.monitor, glass.stretched(piece(MODERN, *EVEN, STAR), *size), place)


def draw_fullscreen(context: PageContext, rect: Rect) -> None:
    """A monitor that shows nothing but the game, or the game in a window."""
    monitor = context.monitor
    left, top, wide, high = place = _draw_monitor(monitor, rect)
    if context.preferences.fullscreen:
        _lay(monitor, piece(MODERN, *GLASS), place)
        return
    monitor.fill(place, c.BLUE)
    for icon in range(3):
        box(monitor, (left + 8, top + 10 + icon * 26, 16, 14), c.MIST, c.WHITE)
        monitor.fill((left + 6, top + 26 + icon * 26, 20, 2), c.WHITE)
    monitor.fill((left, top + high - 10, wide, 10), c.MIST)
    monitor.fill((left + 2, top + high - 8, 26, 6), c.IRON)
    at, down = left + 52, top + 14
    monitor.fill((at + 4, down + 4, WINDOW[0] + 4, WINDOW[1] + 16), c.BLACK)
    monitor.fill((at, down, WINDOW[0] + 4, WINDOW[1] + 16), c.WHITE)
    monitor.fill((at + 2, down + 2, WINDOW[0], 9), c.LILAC)
    for dot in range(3):
        monitor.fill((at + WINDOW[0] - 5 - dot * 9, down + 4, 5, 5), c.WHITE)
    monitor.show(at + 2, down + 13, piece(MODERN, *WINDOW), WINDOW[0])


def draw_letters(context: PageContext, rect: Rect) -> None:
    """A monitor with words in the letters of the games."""
    monitor, place = context.monitor, _draw_monitor(context.monitor, rect)
    font = context.font or load_builtin("spectrum")
    rows = (ALPHABET + context.text(strings.LETTERS_SAMPLE)).split("\n")
    across = CELL * max(map(len, rows))
    lines = []
    for row in rows:
        signs = [font[sign] for sign in row.ljust(across // CELL)]
        for line in range(GLYPH_ROWS):
            dots = "".join(f"{sign[line]:08b}" for sign in signs)
            lines.append(bytes(c.BRIGHT_WHITE if dot == "1" else c.BLACK for dot in dots))
        lines += [bytes((c.BLACK,)) * across] * LEADING
    _lay(monitor, lines[:-LEADING], place)


def draw_looks(context: PageContext, rect: Rect) -> None:
    """The same moment as it was printed and drawn anew, side by side; what games begin with is framed."""
    monitor = context.monitor
    left, top, wide, high = rect
    across, down = (wide - 12) // 2, min(high - LABEL - 8, 150)
    top += (high - down - LABEL) // 2
    for place, (name, label) in enumerate(((ORIGINAL, strings.AS_PRINTED), (MODERN, strings.DRAWN_ANEW))):
        at = left + place * (across + 12)
        lit = (name == ORIGINAL) == context.preferences.original
        monitor.fill((at - 3, top - 3, across + 6, down + 6), c.BRIGHT_YELLOW if lit else c.WALL2)
        monitor.fill((at - 1, top - 1, across + 2, down + 2), c.BLACK)
        monitor.show(at, top, piece(name, across, down), across)
        words = context.text(label)
        ink = c.BRIGHT_YELLOW if lit else c.MIST
        put_centred(monitor, at, top + down + LABEL - CAPITALS - 1, across, words, ink)


def _draw_monitor(monitor: Monitor, rect: Rect) -> Rect:
    """A monitor on its foot; where its glass is."""
    left, top, wide, high = rect
    across, down = GLASS
    left += (wide - across) // 2
    top += max((high - down - 2 * CASE - 10) // 2, 0)
    low = top + down + 2 * CASE - 6
    monitor.fill((left + across // 2 - 16, low, 32, 12), c.STEEL)
    box(monitor, (left + across // 2 - 40, low + 8, 80, 6), c.MIST, c.STEEL)
    box(monitor, (left - CASE, top, across + 2 * CASE, down + 2 * CASE - 4), c.MIST, c.STEEL)
    monitor.fill((left - CASE + 4, top + 1, across + 2 * CASE - 8, 1), c.WHITE)
    monitor.fill((left + across - 6, top + down + CASE + 1, 6, 2), c.BRIGHT_GREEN)
    monitor.fill((left - 2, top + CASE - 4, across + 4, down + 4), c.COAL)
    place = left, top + CASE - 2, across, down
    monitor.fill(place, c.BLACK)
    return place


def _lay(monitor: Monitor, rows: list[bytes], rect: Rect) -> None:
    """Rows in the middle of a glass."""
    left, top, wide, high = rect
    across = len(rows[0])
    monitor.show(left + (wide - across) // 2, top + (high - len(rows)) // 2, rows, across)
