"""Which picture belongs to what: to perils, to events, to fates, and to kilometres where nothing happens."""

from collections.abc import Callable
from functools import cache

from arcade.games.jungle import art_creatures, art_endings, art_obstacles
from arcade.games.jungle.events import Peril, What
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.picture.sprites import Sprite

Painter = Callable[[int], Sprite]
"""Paints one of a picture's two frames."""
OF_PERILS: dict[Peril, Painter] = {
    Peril.RASPBERRIES: art_obstacles.raspberries,
    Peril.LION: art_creatures.lion,
    Peril.SNAKE: art_creatures.snake,
    Peril.SPIDER: art_creatures.spider,
    Peril.QUICKSAND: art_obstacles.quicksand,
    Peril.SWAMP: art_obstacles.swamp,
    Peril.CARCASS: art_endings.feast,
}
OF_EVENTS: dict[What, Painter] = {
    What.VOICES: art_endings.clearing,
    What.HOUSES: art_endings.clearing,
    What.OUT: art_endings.village,
    What.BUMPED: art_obstacles.tree,
    What.WAITED: art_endings.night,
    What.CROCODILES: art_creatures.crocodiles,
}
TRAILS: tuple[Painter, ...] = (art_obstacles.palms, art_obstacles.lianas, art_obstacles.dusk)
LAIRS: dict[Painter, tuple[Cell, ...]] = {
    art_obstacles.palms: art_obstacles.PALM_LAIRS,
    art_obstacles.lianas: art_obstacles.LIANA_LAIRS,
    art_obstacles.dusk: art_obstacles.DUSK_LAIRS,
}
"""Where in a picture eyes open."""
LEG = 4
"""Kilometres after which the trail looks different."""


def trail(walked: int) -> Painter:
    """The picture of a quiet kilometre."""
    return TRAILS[walked // LEG % len(TRAILS)]


@cache
def picture(painter: Painter, frame: int) -> Sprite:
    """A frame of a picture; it is painted when it is first wanted."""
    return painter(frame)
