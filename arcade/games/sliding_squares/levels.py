"""The levels: how the computer slides, and what a win against it is worth; how men stand; why a slide is refused."""

from enum import Enum, IntEnum
from typing import NamedTuple

from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import levels


class Player(Enum):
    GIVEAWAY = "giveaway"
    IN_PAIRS = "in pairs"
    NEAR_SIGHTED = "near-sighted"
    PERFECT = "perfect"


class Opponent(NamedTuple):
    player: Player
    points: int
    """For a win."""


LEVELS = Levels(
    Level(1, Text("giveaway"), Text("would rather be stuck itself"), Opponent(Player.GIVEAWAY, points=10)),
    Level(2, Text("in pairs"), Text("moves second, has its replies"), Opponent(Player.IN_PAIRS, points=20), book=True),
    Level(3, Text("near-sighted"), Text("sees three slides ahead"), Opponent(Player.NEAR_SIGHTED, points=30)),
    Level(4, levels.PERFECT, Text("sets traps and misses no win"), Opponent(Player.PERFECT, points=40)),
)


class Tray(IntEnum):
    """How the men stand at the start."""

    CHEQUERED = 1
    EXCHANGED = 2
    EMPTY = 3


class Fault(Enum):
    """Why a square cannot be chosen."""

    HOLE = "hole"
    FAR = "far from the hole"
    OTHERS = "the other side's man"
    TAKEN = "taken"
    CENTRE = "centre"
