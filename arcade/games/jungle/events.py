"""Directions, perils, fates, and the kinds of events; the looks have the words for them."""

from dataclasses import dataclass
from enum import Enum, auto


class Way(Enum):
    """A direction; its value is the letter that chooses it."""

    EAST = "A"
    WEST = "B"
    NORTH = "C"
    SOUTH = "D"

    @property
    def back(self) -> "Way":
        return Way({"A": "B", "B": "A", "C": "D", "D": "C"}[self.value])

    @property
    def step(self) -> tuple[int, int]:
        """Kilometres to the east and to the north that one kilometre this way is."""
        return {"A": (1, 0), "B": (-1, 0), "C": (0, 1), "D": (0, -1)}[self.value]


class Peril(Enum):
    """What lies in the way and wants an answer; a killed beast is a carcass."""

    RASPBERRIES = "raspberries"
    LION = "lion"
    SNAKE = "snake"
    SPIDER = "spider"
    QUICKSAND = "quicksand"
    SWAMP = "swamp"
    CARCASS = "carcass"


class Fate(Enum):
    """How it ended."""

    SAVED = "saved"
    WORN_OUT = "worn out"
    SUNK = "sunk"
    STARVED = "starved"
    EATEN = "eaten"
    SWALLOWED = "swallowed"
    BITTEN = "bitten by the spider"
    SHOT = "shot by oneself"
    DROWNED = "drowned"
    CROCODILES = "torn by crocodiles"


class What(Enum):
    """The kinds of events."""

    VOICES = auto()
    HOUSES = auto()
    OUT = auto()
    WORN_OUT = auto()
    BUMPED = auto()
    MET = auto()
    PAUSE = auto()
    """A dramatic pause of so many frames, for which the printed program drew a random number of its own."""

    SWEET = auto()
    POISONOUS = auto()
    PASSED_BY = auto()

    RAN = auto()
    RAN_INTO = auto()
    ESCAPED = auto()
    CAUGHT = auto()
    CLICK = auto()
    SHOT = auto()
    SLUNG = auto()
    STABBED = auto()
    MISSED = auto()
    KILLED = auto()
    WOUNDED = auto()
    EATEN = auto()
    NOT_MOVED = auto()
    IN_VAIN = auto()
    SWALLOWED = auto()
    FELL_DOWN = auto()
    CAME_DOWN = auto()
    FED = auto()
    LEFT = auto()

    SHOUTED = auto()
    RESCUED = auto()
    STRUGGLED = auto()
    SUNK = auto()
    WAITED = auto()
    STARVED = auto()

    FAINTED = auto()
    SPIDER_LEFT = auto()
    SPIDER_STAYS = auto()
    SPIDER_BIT = auto()
    SHOT_SELF = auto()

    REFRESHED = auto()
    INFECTED = auto()
    FELL_IN = auto()
    SWAM = auto()
    ACROSS = auto()
    DROWNED = auto()
    CROCODILES = auto()
    GOT_AWAY = auto()
    TORN = auto()
    TURNED_BACK = auto()


@dataclass(frozen=True)
class Event:
    """Something that happened; `number` says how much: hours waited, strength won or lost."""

    what: What
    number: int = 0


Events = tuple[Event, ...]
