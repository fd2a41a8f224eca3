"""Where on the shelf the player is, and what they want there."""

from dataclasses import dataclass
from enum import Enum, auto

from arcade.cabinet import strings


@dataclass
class Place:
    """Where on the shelf the player is."""

    group: str = strings.ALL_GAMES.english
    slug: str = ""


class Act(Enum):
    """What the player wants."""

    PLAY = auto()
    CONTINUE = auto()
    CHALLENGE = auto()
    SCORES = auto()
    PAGE = auto()
    MENU = auto()
    AGAIN = auto()
    """A game turned out to be broken, or the screen has another shape: the shelf is to be shown anew."""


@dataclass(frozen=True)
class ShelfChoice:
    """What is to be done, and with which game."""

    act: Act
    slug: str = ""
