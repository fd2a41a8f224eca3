"""Key caps and the line of them along the bottom of a page: which key does what."""

from collections.abc import Sequence
from functools import lru_cache

from arcade.cabinet.art import ART
from arcade.cabinet.paint.emblem import BOOK_WIDTH, book, sign
from arcade.cabinet.paint.panel import box
from arcade.cabinet.paint.typeset import CAPITALS, put, width
from arcade.machine.monitor import Monitor, TooWideError
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.bits import CLEAR, Sprite
from arcade.machine.monitor.raster import Rect

HEIGHT = 13
LARGE = 21
"""Pixels of the least width of a large cap."""
LARGE_HEIGHT = 20
"""Pixels of its height."""
SIDE = 4
"""Pixels of a cap beside its word."""
LINE_HEIGHT = 15
CLOSEST = 5
"""Pixels between hints at least."""
WIDEST = 26
"""Pixels between hints at most."""
KEY_LIP = 3
"""The dark edge of a key below its face."""
BLANK = " "
BLANK_ART = ART.rows("blank-key")
"""What stands on the key of the blank."""
SIGN = BOOK_WIDTH + 3
"""Pixels that the sign of the book takes after the words."""
Hint = tuple[Sequence[str], str]
"""The words on the caps, and what they do."""


def cap_width(words: str) -> int:
    """How wide the cap with these words is."""
    return width(words) - 1 + 2 * SIDE


def cap(monitor: Monitor, left: int, top: int, words: str) -> int:
    """A key cap, 13 pixels high; the pixel after it."""
    wide = cap_width(words)
    monitor.stamp(left, top, _cap(wide))
    put(monitor, left + SIDE, top + 2, words, c.INK)
    return left + wide


def key(monitor: Monitor, rect: Rect, words: str, chosen: bool = False) -> None:
    """A key of any size that can be pressed on the screen; the chosen one is lit and stands out.

    Where its words are a blank it shows the sign of one.
    """
    left, top, wide, high = rect
    face, lip, ink = (c.BRIGHT_YELLOW, c.AMBER, c.INK) if chosen else (c.CREAM, c.WOOD3, c.INK)
    monitor.fill((left - 2, top - 2, wide + 4, high + 4), c.NIGHT)
    if chosen:
        box(monitor, (left - 2, top - 2, wide + 4, high + 4), c.BRIGHT_WHITE)
        box(monitor, (left - 1, top - 1, wide + 2, high + 2), c.BLACK)
    box(monitor, (left, top, wide, high), lip)
    box(monitor, (left, top, wide, high - KEY_LIP), face)
    if words == BLANK:
        blank = sign(BLANK_ART, ("o", ink))
        monitor.stamp(left + (wide - blank.width) // 2, top + (high - KEY_LIP) // 2, blank)
        return
    at = left + (wide - width(words) + 1) // 2
    put(monitor, at, top + (high - KEY_LIP - CAPITALS + 1) // 2, words, ink, left + wide - at)


def large_width(words: str) -> int:
    """How wide the large cap with these words is."""
    return max(cap_width(words) + 2, LARGE)


def large_cap(monitor: Monitor, left: int, top: int, words: str) -> int:
    """A key cap to be looked at, 20 pixels high; the pixel after it."""
    wide = large_width(words)
    key(monitor, (left, top, wide, LARGE_HEIGHT), words)
    return left + wide


def hint_width(hint: Hint) -> int:
    """How wide caps and words are."""
    caps, words = hint
    return sum(cap_width(one) + 2 for one in caps) + 1 + width(words)


def spacing(hints: Sequence[Hint], wide: int, booked: int = -1) -> int:
    """Pixels between the hints in a line so wide; fewer than CLOSEST are too few."""
    spare = wide - sum(map(hint_width, hints)) - (SIGN if booked >= 0 else 0)
    return min(spare // (len(hints) + 1), WIDEST)


def caps_line(monitor: Monitor, hints: Sequence[Hint], booked: int = -1) -> list[Rect]:
    """The hints along the bottom; where each is. The one with the number `booked` has the sign of the book.

    A telephone has no keys and no line. Raises TooWideError where they have no room.
    """
    wide, high = monitor.SIZE
    top = high - LINE_HEIGHT
    monitor.fill((0, top, wide, LINE_HEIGHT), c.NIGHT)
    if not hints:
        return []
    gap = spacing(hints, wide, booked)
    if gap < CLOSEST:
        raise TooWideError(f"the hints {hints!r} leave {gap} pixels between them")
    whole = sum(map(hint_width, hints)) + (SIGN if booked >= 0 else 0)
    left = (wide - whole - gap * (len(hints) - 1)) // 2
    found: list[Rect] = []
    for place, (caps, words) in enumerate(hints):
        start = left
        for one in caps:
            left = cap(monitor, left, top + 1, one) + 2
        left = put(monitor, left + 1, top + 3, words, c.MIST)
        if place == booked:
            book(monitor, left + 3, top + 2)
            left += SIGN
        found.append((start, top, left - start, LINE_HEIGHT))
        left += gap
    return found


@lru_cache(64)
def _cap(wide: int) -> Sprite:
    clear = bytes((CLEAR,))
    top = clear + bytes((c.CREAM,)) * (wide - 2) + clear
    body = bytes((c.CREAM,)) * wide
    low = bytes((c.WOOD3,)) * wide
    lip = clear + bytes((c.WOOD3,)) * (wide - 2) + clear
    return Sprite(wide, (top, *(body,) * (HEIGHT - 3), low, lip))
