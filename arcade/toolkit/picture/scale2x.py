"""Enlarging pictures with smooth diagonals: Scale2x and Scale3x (Andrea Mazzoleni, 2001), on one-bit rows."""

from functools import lru_cache

from arcade.toolkit.picture.sprites import Sprite


@lru_cache(256)
def smoothly(picture: Sprite, times: int) -> Sprite:
    """A picture enlarged `times` times, diagonals smoothed as far as `times` has factors of 2 and 3.

    Only ink is kept, what is not ink becomes transparent. Raises ValueError for less than one.
    """
    if times < 1:
        raise ValueError("a picture can be enlarged one time at least")
    ink, width = picture.ink, picture.width
    for factor, step in ((2, _twice), (3, _thrice)):
        while times % factor == 0:
            ink, width, times = step(ink, width), width * factor, times // factor
    return Sprite(width, ink, ink).enlarged(times, times)


def stretched(picture: Sprite, across: int, down: int) -> Sprite:
    """A picture enlarged by different factors; smooth where the smaller divides the larger."""
    least = min(across, down)
    if across % least or down % least:
        return picture.see_through().enlarged(across, down)
    return smoothly(picture, least).enlarged(across // least, down // least)


def _interleaved(planes: tuple[int, ...]) -> int:
    """Planes of one bit a pixel side by side: the first gives the left pixel of each block."""
    times, row = len(planes), 0
    for plane in planes:
        # Binary digits read to a base of so many bits stand so many bits apart.
        row = row << 1 | int(f"{plane:b}", 1 << times)
    return row


def _twice(rows: tuple[int, ...], width: int) -> tuple[int, ...]:
    full = (1 << width) - 1
    result: list[int] = []
    for y, p in enumerate(rows):
        up = rows[y - 1] if y else 0
        down = rows[y + 1] if y + 1 < len(rows) else 0
        left, right = p >> 1, p << 1 & full
        # A corner takes its neighbours' value where the two agree and the opposite two do not.
        apart = (left ^ right) & (up ^ down)
        corners = tuple(
            p & ~(agree := ~(a ^ b) & apart) | a & agree
            for a, b in ((up, left), (up, right), (down, left), (down, right))
        )
        result += (_interleaved(corners[:2]), _interleaved(corners[2:]))
    return tuple(result)


def _thrice(rows: tuple[int, ...], width: int) -> tuple[int, ...]:
    full = (1 << width) - 1
    result: list[int] = []
    for y, e in enumerate(rows):
        b = rows[y - 1] if y else 0
        h = rows[y + 1] if y + 1 < len(rows) else 0
        a, c, d, f = b >> 1, b << 1 & full, e >> 1, e << 1 & full
        g, i = h >> 1, h << 1 & full
        apart = (b ^ h) & (d ^ f)
        db, bf, dh, hf = (~(one ^ two) & apart for one, two in ((d, b), (b, f), (d, h), (h, f)))

        def mixed(agree: int, value: int, middle: int = e) -> int:
            return middle & ~agree | value & agree

        top = mixed(db, d), mixed(db & (e ^ c) | bf & (e ^ a), b), mixed(bf, f)
        middle = mixed(db & (e ^ g) | dh & (e ^ a), d), e, mixed(bf & (e ^ i) | hf & (e ^ c), f)
        bottom = mixed(dh, d), mixed(dh & (e ^ i) | hf & (e ^ g), h), mixed(hf, f)
        result += (_interleaved(line) for line in (top, middle, bottom))
    return tuple(result)
