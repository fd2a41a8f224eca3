"""Which picture belongs to what: to perils, to events, to fates, and to kilometres where nothing happens."""

from arcade.games.jungle.events import Peril, What
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.picture.packed_pictures import PackedPictures
from arcade.toolkit.picture.packing import as_sprite
from arcade.toolkit.picture.sprites import Sprite

PICTURES = PackedPictures("arcade.games.jungle.painters", as_sprite)
OF_PERILS: dict[Peril, str] = {
    Peril.RASPBERRIES: "raspberries",
    Peril.LION: "lion",
    Peril.SNAKE: "snake",
    Peril.SPIDER: "spider",
    Peril.QUICKSAND: "quicksand",
    Peril.SWAMP: "swamp",
    Peril.CARCASS: "feast",
}
OF_EVENTS: dict[What, str] = {
    What.VOICES: "clearing",
    What.HOUSES: "clearing",
    What.OUT: "village",
    What.BUMPED: "tree",
    What.WAITED: "night",
    What.CROCODILES: "crocodiles",
}
LAIRS: dict[str, tuple[Cell, ...]] = {
    "palms": ((5, 7), (7, 1), (4, 12), (8, 13)),
    "lianas": ((6, 3), (4, 10), (8, 11), (7, 16)),
    "dusk": ((7, 5), (8, 13), (5, 5), (9, 15)),
}
"""Cells of the trails' pictures where eyes open, the more the weaker one is."""
TRAILS = tuple(LAIRS)
LEG = 4
"""Kilometres after which the trail looks different."""


def trail(walked: int) -> str:
    """The picture of a quiet kilometre."""
    return TRAILS[walked // LEG % len(TRAILS)]


def picture(name: str, frame: int) -> Sprite:
    """One of a picture's two frames."""
    return PICTURES[f"{name} {frame}"]
