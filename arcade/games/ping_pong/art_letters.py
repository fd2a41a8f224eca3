"""The letters of the title: table-tennis balls laid out in rows, small ones far away and large ones near."""

from functools import cache

from arcade.games.ping_pong import ART
from arcade.toolkit.picture.shading import outlined
from arcade.toolkit.picture.sprites import Sprite

LETTERS = {
    "P": "oooo o..o oooo o... o...",
    "I": "o o o o o",
    "N": "o...o oo..o o.o.o o..oo o...o",
    "G": "oooo o... o.oo o..o oooo",
    "O": "oooo o..o o..o o..o oooo",
}
"""Rows of balls from the top, an o for each ball."""
FAR = ART["far"]
NEAR = ART["near"]
"""The light comes from the upper left, and the shade is at the lower right."""
RIM = 2
"""Pixels of table that part a letter from the lines behind it."""


@cache
def letter(name: str, ball: Sprite) -> Sprite:
    """A letter of such balls, a pixel apart, in a rim of paper."""
    rows = LETTERS[name].split()
    pitch = ball.width + 1
    width, height = pitch * len(rows[0]) - 1, pitch * len(rows) - 1
    body = Sprite(width, (0,) * height, (0,) * height)
    for line, row in enumerate(rows):
        for column, mark in enumerate(row):
            if mark == "o":
                body = ball.over(body, pitch * column, pitch * line)
    return outlined(body.cut(-RIM, -RIM, width + 2 * RIM, height + 2 * RIM), RIM)
