"""Drawings for the Workshop's demonstrations of sound: a helicopter, an engine, a bolt, a town, a key."""

from arcade.games.techniques import ART
from arcade.toolkit.picture.joined_sprites import beside
from arcade.toolkit.picture.sprites import Sprite, sprite

_ROTOR_HUB = 23
HELICOPTER = ART["helicopter"].enlarged(2, 2).coloured("R")  # fmt: skip
"""It flies to the right; pictures of its rotor belong over it."""
ROTORS = tuple(sprite([" " * (_ROTOR_HUB - half) + "#" * 2 * half]).enlarged(2, 2) for half in (22, 14, 4, 14))

ENGINE = ART["engine"]  # fmt: skip
"""Without its wheels."""
WHEELS = (
    ART["wheels-1"].see_through(),
    ART["wheels-2"].see_through(),
)
PUFF = ART["puff"].see_through()

BOLT = (
    ART["bolt"]
    .enlarged(4, 4)
    .coloured("Y")
)
_HOUSES = (
    ("....##....", "...####...", "..######..", ".########.", "##########", "##########", "##..##..##", "##..##..##"),
    ("######", "######", "#.##.#", "#.##.#", "######", "#.##.#", "#.##.#", "######", "######", "#.##.#", "#.##.#"),
    ("..##..", "..##..", ".####.", ".####.", "######", "##..##", "##..##", "######", "######", "##..##", "##..##"),
    ("########", "#..##..#", "#..##..#", "########", "########", "#..##..#", "#..##..#"),
)
_STREET = (3, 1, 0, 2, 3, 1, 3, 0, 2, 1, 3, 0)


def _house(rows: tuple[str, ...], height: int) -> Sprite:
    return sprite([" " * len(rows[0])] * (height - len(rows)) + list(rows))


TOWN = beside(*(_house(_HOUSES[place], 11) for place in _STREET)).enlarged(3, 4)
"""Roofs and windows, dark when drawn in black on a sky."""

DROP = ART["drop"].see_through()
KEY_UP = sprite(
    [
        " " + "#" * 30 + " ",
        "#" * 32,
        *["##" + "." * 28 + "##"] * 20,
        "#" * 32,
        *["#" * 32] * 8,
        " " + "#" * 30 + " ",
    ]
).enlarged(3, 3).opaque().coloured("W")
KEY_DOWN = sprite(
    [
        *[" " * 32] * 7,
        " " + "#" * 30 + " ",
        "#" * 32,
        *["##" + "." * 28 + "##"] * 20,
        "#" * 32,
        "#" * 32,
        " " + "#" * 30 + " ",
    ]
).enlarged(3, 3).opaque().coloured("Y")
"""A key of a keyboard, up and held down."""
LAMP = bytes((0x3C, 0x7E, 0xFF, 0xFF, 0xFF, 0xFF, 0x7E, 0x3C))
"""A lamp of a board of lamps."""
