"""What is seen at the end of a picnic: a cake that is eaten bite by bite, crumbs, a ladybird on its back."""

from functools import cache

from arcade.games.crossing_board import ART
from arcade.games.crossing_board.art import cake
from arcade.toolkit.picture.sprites import Sprite

TIMES = 4
"""How much larger than on the cloth the cake is."""
BITES = ((6, 40), (58, 40), (15, 24), (49, 24), (32, 8), (32, 32))
"""Where mouths have been, in pixels of the large cake."""
MOUTH = 15
CRUMBS = ART["crumbs"].see_through()
BACK = (
    ART["back-1"],
    ART["back-2"],
)  # fmt: skip
"""A ladybird that cannot get up: its belly, and legs that grope in the air."""


@cache
def bitten(bites: int) -> Sprite:
    """The large cake after so many bites."""
    whole = cake(TIMES)
    rows = list(whole.ink)
    for x, y in BITES[:bites]:
        for row in range(max(y - MOUTH, 0), min(y + MOUTH + 1, len(rows))):
            reach = next(far for far in range(MOUTH, -1, -1) if far * far + (row - y) ** 2 <= MOUTH * MOUTH)
            left, right = max(x - reach, 0), min(x + reach, whole.width - 1)
            rows[row] &= ~((1 << whole.width - left) - (1 << whole.width - 1 - right))
    return Sprite(whole.width, tuple(rows), tuple(rows))
