"""The cards: suits that are told by their shape, the faces of the court, whole cards put together, and their backs."""

from functools import lru_cache

from arcade.games.septica import ART
from arcade.games.septica.cards import ACE, JACK, KING, QUEEN, RANK, SIGNS, SUIT, TEN
from arcade.machine.font import load_builtin
from arcade.toolkit.picture.patterns import tiled
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.sprites import Sprite, from_bytes, sprite

SPADE = ART["spade"].see_through()
HEART = ART["heart"].see_through()
CLUB = ART["club"].see_through()
DIAMOND = ART["diamond"].see_through()
SUITS = (SPADE, HEART, CLUB, DIAMOND)
INKS = ("k", "r", "k", "r")
"""The colours of the suits; their shapes tell as much."""

SMALL_TEN = ART["small-ten"].see_through()

KING_HALF = ART["king-half"].see_through()
QUEEN_HALF = ART["queen-half"].see_through()
JACK_HALF = ART["jack-half"].see_through()


WIDTH, HEIGHT = 32, 48
ROWS, COLUMNS = 6, 4
"""A card in cells."""
SMALL = 3
"""The small backs that opponents hold, in cells each way."""
FACES = {JACK: JACK_HALF, QUEEN: QUEEN_HALF, KING: KING_HALF}
PIPS = {7: (3, 3, 1), 8: (4, 4, 0), 9: (4, 4, 1), 10: (5, 5, 0)}
"""How many pips the columns of a card hold: left, right, middle."""
PIP_COLUMNS = (8, 17)
LATTICE = ART["lattice"]


def frame(width: int, height: int) -> Sprite:
    """An empty card with its outline and round corners."""
    edge, side = "#" * width, "#" + "." * (width - 2) + "#"
    second = "##" + "." * (width - 4) + "##"
    return sprite([edge, second, *[side] * (height - 4), second, edge])


@lru_cache(32)
def face(card: int) -> Sprite:
    """A card's face."""
    rank, suit = RANK[card], SUITS[SUIT[card]]
    sign = SMALL_TEN if rank == TEN else from_bytes(load_builtin("spectrum")[SIGNS[rank]])
    picture = frame(WIDTH, HEIGHT)
    if rank == ACE:
        picture = smoothly(suit, 2).over(picture, 9, 17)
    elif rank in FACES:
        half = FACES[rank]
        picture = half.flipped().over(half.over(picture, 8, 6), 8, 24)
    else:
        picture = _with_pips(picture, suit, PIPS[rank])
    corner = suit.over(sign.over(frame(WIDTH, HEIGHT).cut(0, 0, 8, 17), 1, 2), 1, 10)
    turned = corner.flipped().mirrored()
    picture = turned.over(corner.over(picture), WIDTH - 8, HEIGHT - 17)
    return picture.coloured(INKS[SUIT[card]], "W")


def _with_pips(picture: Sprite, suit: Sprite, counts: tuple[int, int, int]) -> Sprite:
    for count, x in zip(counts, PIP_COLUMNS, strict=False):
        for place in range(count):
            picture = suit.over(picture, x, 4 + 33 * place // (count - 1))
    if counts[2]:
        picture = suit.over(picture, 12, 12 if counts[0] == 3 else 20)
    return picture


@lru_cache(2)
def back(width: int = WIDTH, height: int = HEIGHT) -> Sprite:
    """The back of a card."""
    inside = tiled(LATTICE, width - 6, height - 6)
    return inside.over(frame(width, height), 3, 3).coloured("b", "W")
