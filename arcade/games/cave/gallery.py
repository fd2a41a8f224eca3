"""Which picture belongs to which description."""

from collections.abc import Callable

from arcade.games.cave import barriers, giant, halls, pirates, tunnels, woods
from arcade.games.cave.tale import CLOSED, FOUND, NARROW, NOTE
from arcade.toolkit.sprites import Sprite

PICTURES: dict[int, Callable[[], Sprite]] = {
    1: woods.cave_mouth,
    2: woods.wrong_way,
    3: woods.lost,
    4: tunnels.low_hall,
    5: tunnels.dead_end,
    6: tunnels.bend,
    7: halls.pirates_hall,
    8: tunnels.branch,
    9: halls.torture_hall,
    10: tunnels.chimney,
    11: giant.asleep,
    12: giant.awake,
    13: giant.laughing,
    14: halls.carved_wall,
    15: tunnels.shaft_bottom,
    16: halls.palace,
    17: halls.labyrinth,
    18: woods.daylight,
    19: halls.river,
    20: tunnels.holes,
    21: tunnels.bats,
    22: tunnels.fork,
    23: tunnels.fog,
    24: halls.torture_gallery,
    25: pirates.quarrelling,
    26: pirates.singing,
    FOUND: barriers.found,
    NARROW: barriers.narrow,
    CLOSED: barriers.closed,
    NOTE: barriers.note,
}


class Gallery:
    """Paints each picture when it is first wanted."""

    def __init__(self) -> None:
        self._painted: dict[int, Sprite] = {}

    def picture(self, number: int) -> Sprite:
        """The picture of a description."""
        if number not in self._painted:
            self._painted[number] = PICTURES[number]()
        return self._painted[number]
