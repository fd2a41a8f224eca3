"""The levels: which tale is told, and how much of a map there is."""

from enum import Enum
from typing import NamedTuple

from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.contract.texts import Text


class Story(Enum):
    """A tale, by the name of its title's picture."""

    FLINT = "flint"
    ILEANA = "ileana"


class MapHelp(Enum):
    """How much of a map the player gets."""

    GIVEN = "given"
    DRAWN = "drawn as explored"
    NONE = "none"


class Quest(NamedTuple):
    """What a level sets."""

    story: Story
    map_help: MapHelp


LEVELS = Levels(
    Level(1, Text("map in hand"), Text("the whole cave is on your map"), Quest(Story.FLINT, MapHelp.GIVEN)),
    Level(2, Text("explorer"), Text("the map draws itself"), Quest(Story.FLINT, MapHelp.DRAWN)),
    Level(3, Text("pencil and paper"), Text("draw the map yourself"), Quest(Story.FLINT, MapHelp.NONE), book=True),
    Level(4, Text("Ileana, mapped"), Text("a dragon, four floors, a map"), Quest(Story.ILEANA, MapHelp.GIVEN)),
    Level(5, Text("Ileana, unmapped"), Text("the dragon's realm, unmapped"), Quest(Story.ILEANA, MapHelp.DRAWN)),
)
