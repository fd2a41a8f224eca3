"""Pictures of Nimble's garden that are kept whole, against what they are made of, drawn piece by piece."""

from itertools import product

from arcade.games.nimble import art
from arcade.games.nimble.art import CLEAR, GRASS, KINDS, UMBER, WOOD, draw_gnome, gnome, stone
from arcade.games.nimble.layout import HALF, SHORT, WHOLE
from arcade.games.nimble.look import Mood
from arcade.games.nimble.rules import HOME
from arcade.games.nimble.scene import tile
from arcade.machine.ega.canvas import HEIGHT, WIDTH, Canvas

SIZES = tuple((way.width, way.height) for way in (SHORT, HALF, WHOLE))
"""Of the stones of each path."""


def lawn() -> Canvas:
    """A picture of stripes."""
    canvas = Canvas()
    canvas.bytes[:] = bytes([x % 7 for x in range(WIDTH)]) * HEIGHT
    return canvas


def test_the_gnome_is_put_as_he_is_drawn() -> None:
    for mood, shut, glance, lift in product(Mood, (False, True), (-1, 0, 1), (0, 2, 6)):
        drawn, put = lawn(), lawn()
        draw_gnome(drawn, 200, 100, mood, shut, glance, lift)
        put.put(gnome(mood, shut, glance, lift), 200, 100, CLEAR)
        assert drawn.bytes == put.bytes


def test_a_stone_lies_on_grass_and_has_its_number() -> None:
    for square, (width, height), colours in product((0, 7, 31, 120), SIZES, ("plain", "blue")):
        drawn, put = lawn(), lawn()
        drawn.box((50, 60), (50 + width - 1, 60 + height - 1), GRASS, filled=True)
        drawn.put(stone(square % KINDS, width, height, "golden" if square == HOME else colours), 50, 60, CLEAR)
        number = art.digits(square, UMBER if square == HOME else WOOD, 2 if height > 30 else 1)
        drawn.put(number, 50 + (width - number.width) // 2, 60 + (height - 2 - number.height) // 2, CLEAR)
        put.put(tile(square, width, height, colours), 50, 60)
        assert drawn.bytes == put.bytes
