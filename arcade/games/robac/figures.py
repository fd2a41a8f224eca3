"""The figures of the tale, sixteen pixels a side; who walks looks to the right and has two positions of the legs."""

from arcade.games.robac import ART
from arcade.games.robac.art import rows_of
from arcade.games.robac.board import Cell
from arcade.toolkit.picture.sprites import Sprite, sprite

_PRINCE_TOP = (
    "     #.#.#.     ",
    "     ######     ",
    "     #....#.    ",
    "    ##.#.#.     ",
    "    ##.....     ",
    "     #....#     ",
    "   #######.   # ",
    "  ##.####.#  ## ",
    "  #..####.## #  ",
    " ##.######.###  ",
    " #..#####.. #   ",
    " #..######      ",
)
_PRINCE_LEGS = (
    ("    ##..##      ", "   ##.  .##     ", "  ###    .##    ", "  ###    ###    "),
    ("     ##.##      ", "     ##.##      ", "     ##.##      ", "    #######     "),
)
_OGRE_TOP = (
    " ##          ## ",
    " .##.######.##. ",
    "  ############  ",
    "  ##..####..##  ",
    "  #.##.##.##.#  ",
    "  ############  ",
    "  ###......###  ",
    "  ##.#.##.#.##  ",
    "   ##......##   ",
    " ############## ",
    "################",
    "##.##########.##",
)
_OGRE_LEGS = (
    ("##.###....###.##", "  ###.    .###  ", " ####      ###  ", " ####     ####  "),
    ("##.####..####.##", "   ###.  .###   ", "   ###    ####  ", "  ####    ####  "),
)


def _walker(top: tuple[str, ...], legs: tuple[tuple[str, ...], ...], inks: tuple[str, ...]) -> tuple[Sprite, ...]:
    return tuple(sprite((*top, *pair_of_legs), ink=inks) for pair_of_legs in legs)


PRINCE = _walker(_PRINCE_TOP, _PRINCE_LEGS, ("W",))
OGRE = _walker(_OGRE_TOP, _OGRE_LEGS, ("G",))
PRINCE_LEFT = tuple(picture.mirrored() for picture in PRINCE)
OGRE_LEFT = tuple(picture.mirrored() for picture in OGRE)

_APPLE = (
    ".........##.....",
    "........##......",
    ".......##.###...",
    ".......#####....",
    "...###.###......",
    "..##########....",
    ".##..#######....",
    ".#.##########...",
)
_FRUIT = (
    "##.###########..",
    "##.###########..",
    "##############..",
    "##############..",
    ".############...",
    ".############...",
    "..##########....",
    "...###..###.....",
)
_STAR_FRUIT = (
    "##.####.######..",
    "##.####.######..",
    "####.......###..",
    "######...#####..",
    ".####..#..###...",
    ".####.###.###...",
    "..##########....",
    "...###..###.....",
)
_DRAGON = (
    "......####......",
    ".....##.###.....",
    ".....#######.##.",
    "......######..#.",
    "..#.....###...#.",
    "..##...####..##.",
    "..###.####..###.",
    "..########.####.",
    "..#############.",
    "..####.########.",
    "...##.########..",
    "....##########..",
    "...####...####..",
    "...###.....###..",
    "..####....####..",
    "................",
)
_HYDRA = (
    ".###...##...###.",
    "##.##.#.##.##.##",
    "#####.####.#####",
    "..###.####.###..",
    "..###..##..###..",
    "...###.##.###...",
    "...##########...",
    "#...########...#",
    "##.##########.##",
    "################",
    "###.########.###",
    "##.##########.##",
    "...##########...",
    "...###....###...",
    "..####....####..",
    "................",
)
PRIZE_PICTURES = (
    sprite(_APPLE + _FRUIT, ink=("G", "R"), paper="k"),
    sprite(_APPLE + _STAR_FRUIT, ink=("G", "Y"), paper="k"),
    sprite(_DRAGON, ink="C", paper="k"),
    sprite(_HYDRA, ink="M", paper="k"),
)
"""An apple, a golden one, a dragon, one with three heads."""

_BARE = sprite(("................",) * 16)
_GROUNDS = (
    ART["grounds-1"],
    ART["grounds-2"],
    ART["grounds-3"],
    ART["grounds-4"],
)


def ground(cell: Cell) -> Sprite:
    """What grows at a place of the wood; the same place is always the same."""
    place = (cell[0] * 29 + cell[1] * 43 + cell[0] * cell[1] * 7) % 9
    return _GROUNDS[place] if place < len(_GROUNDS) else _BARE


SIGNS = tuple(
    rows_of(one)
    for one in (
        ART["signs-1"],
        ART["signs-2"],
        ART["signs-3"],
        ART["signs-4"],
    )
)
"""The four of them, small."""

CROWN = ART["crown"]
"""A life of the prince."""
