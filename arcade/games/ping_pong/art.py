"""The drawings of Ping-pong's modern look: balls near and far, the racket, sparks, and letters of balls."""

from functools import cache

from arcade.games.ping_pong import ART
from arcade.toolkit.picture.patterns import FULL
from arcade.toolkit.picture.shading import outlined
from arcade.toolkit.picture.solids import shaded
from arcade.toolkit.picture.sprites import Sprite, sprite

BALLS = ART["ball far"], ART["ball between"], ART["ball near"]
FLAT = ART["ball squashed"]
"""On the near or far wall."""
UPRIGHT = FLAT.rotated()
TAIL = (ART["tail"], sprite(["##", "##"]), sprite(["##", "##"]))
SHADOWS = tuple(
    sprite(["#." * (width // 2), ".#" * (width // 2), "#." * (width // 2)]).see_through() for width in (6, 8, 10)
)
"""What the ball casts on the table."""

AIM = ART["aim"].see_through()

BLADE = 16
"""The width of the racket's blade."""
GRIP = 8
"""Pixels of the handle beside it."""
TALL = 12
"""Rackets of fewer lines have no room for a rim."""
RIM = 2
"""Pixels of table between a letter and the lines behind it."""


@cache
def bat(height: int) -> Sprite:
    """A racket `height` pixel lines high, the fewer the flatter; its handle comes from the right.

    The blade reaches from the first line to the last, for these are the lines on which it meets the ball; the handle
    stays within them. Blade and handle are in columns of cells of their own, each in its own colour.
    """

    def inside(x: int, y: int, less: int = 0) -> bool:
        wide, high = BLADE - 2 * less, height - 2 * less
        return ((2 * x + 1 - BLADE) * high) ** 2 + ((2 * y + 1 - height) * wide) ** 2 <= (wide * high) ** 2

    def level(x: int, y: int) -> int | None:
        if not inside(x, y):
            middle = height // 2 + (x - BLADE // 2) * (height - 4) // (3 * GRIP)
            return FULL if x > BLADE // 2 and abs(2 * (y - middle) + 1) <= (3 if height < TALL else 5) else None
        # The rubber ends before the handle: a seam across the blade parts it from the wood.
        away = 2 * (x - BLADE // 2) * height + (2 * y - height) * BLADE
        seam = abs(10 * away - 8 * BLADE * height) < 5 * (BLADE + height)
        ring = height >= TALL and inside(x, y, 1) and not inside(x, y, 2)
        return 0 if ring or seam else FULL

    return shaded(BLADE + GRIP, height, level).coloured("YYR")


SPARK = ART["spark"].see_through()

STAR = ART["star"].see_through()
"""The two phases of a struck ball's burst, twice the ball's size."""


@cache
def letter(name: str, ball: Sprite) -> Sprite:
    """A letter of such balls, a pixel apart, in a rim of paper."""
    rows = ART.rows(f"letter {name.lower()}")
    pitch = ball.width + 1
    width, height = pitch * len(rows[0]) - 1, pitch * len(rows) - 1
    body = Sprite(width, (0,) * height, (0,) * height)
    for line, row in enumerate(rows):
        for column, mark in enumerate(row):
            if mark == "o":
                body = ball.over(body, pitch * column, pitch * line)
    return outlined(body.cut(-RIM, -RIM, width + 2 * RIM, height + 2 * RIM), RIM)
