"""Which picture belongs to what: to perils, to events, to fates, and to kilometres where nothing happens."""

from collections.abc import Callable
from functools import cache

from arcade.games.jungle import creatures, endings, places
from arcade.games.jungle.events import Peril, What
from arcade.toolkit.picture.sprites import Sprite

Painter = Callable[[int], Sprite]
"""Paints one of a picture's two frames."""
OF_PERILS: dict[Peril, Painter] = {
    Peril.RASPBERRIES: places.raspberries,
    Peril.LION: creatures.lion,
    Peril.SNAKE: creatures.snake,
    Peril.SPIDER: creatures.spider,
    Peril.QUICKSAND: places.quicksand,
    Peril.SWAMP: places.swamp,
    Peril.CARCASS: endings.feast,
}
OF_EVENTS: dict[What, Painter] = {
    What.VOICES: endings.clearing,
    What.HOUSES: endings.clearing,
    What.OUT: endings.village,
    What.BUMPED: places.tree,
    What.WAITED: endings.night,
    What.CROCODILES: creatures.crocodiles,
}
TRAILS: tuple[Painter, ...] = (places.palms, places.lianas, places.dusk)
LEG = 4
"""Kilometres after which the trail looks different."""
GRAVE, VILLAGE = endings.grave, endings.village


def trail(walked: int) -> Painter:
    """The picture of a quiet kilometre."""
    return TRAILS[walked // LEG % len(TRAILS)]


@cache
def picture(painter: Painter, frame: int) -> Sprite:
    """A frame of a picture; it is painted when it is first wanted."""
    return painter(frame)
