"""Small signs drawn on the grid: medals, people, the book, pips of a level, pictures of what one can do next."""

from functools import cache

from arcade.cabinet.art import ART
from arcade.machine.monitor import Monitor
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.bits import Sprite, drawn
from arcade.toolkit.picture.art import Rows

MEDAL = ART.rows("medal")
METALS = (
    {"L": c.WOOD3, "m": c.WOOD3, "D": c.WOOD2, "s": c.WOOD, "o": c.INK},
    {"L": c.BRIGHT_WHITE, "m": c.WHITE, "D": c.MIST, "s": c.STEEL, "o": c.IRON},
    {"L": c.BRIGHT_WHITE, "m": c.BRIGHT_YELLOW, "D": c.AMBER, "s": c.WOOD2, "o": c.WOOD},
)
RIBBON = {"r": c.BRIGHT_RED, "b": c.BRIGHT_BLUE}
MISSING = {"r": c.WALL, "b": c.WALL, "L": c.WALL2, "m": c.NIGHT, "D": c.WALL2, "s": c.NIGHT, "o": c.WALL2}
MEDAL_WIDTH, MEDAL_HEIGHT = 13, 20

PERSON = ART.rows("person")
PERSON_WIDTH = 9
BOOK = ART.rows("book")
"""What is as the printed book had it."""
BOOK_WIDTH = 13
PIP = ART.rows("pip")
PIP_STEP = 11
CORNER = ART.rows("corner")
"""On a cover: not tried yet."""
STARTED = ART.rows("started")
"""On a cover: a game left in the middle."""


@cache
def medal(metal: int) -> Sprite:
    """Bronze, silver and gold are 0, 1 and 2; -1 is the place of one that is yet to be won."""
    return drawn(MEDAL, MISSING if metal < 0 else {**METALS[metal], **RIBBON})


@cache
def sign(art: Rows, *inks: tuple[str, int]) -> Sprite:
    """A sign of this file in colours of its letters."""
    return drawn(art, dict(inks))


def medals(monitor: Monitor, left: int, top: int, won: tuple[bool, bool, bool], step: int = 24) -> None:
    """Three in a row, those yet to be won as dark places."""
    for metal, has in enumerate(won):
        monitor.stamp(left + metal * step, top, medal(metal if has else -1))


def people_width(count: int) -> int:
    """Pixels that so many people take."""
    return count * (PERSON_WIDTH + 2) - 2


def people(monitor: Monitor, left: int, top: int, count: int, ink: int = c.BRIGHT_CYAN) -> int:
    """So many people; the pixel after them."""
    for place in range(count):
        monitor.stamp(left + place * (PERSON_WIDTH + 2), top, sign(PERSON, ("o", ink)))
    return left + count * (PERSON_WIDTH + 2)


def book(monitor: Monitor, left: int, top: int) -> None:
    """The sign of what is as the printed book had it."""
    monitor.stamp(left, top, sign(BOOK, ("w", c.WOOD3), ("c", c.CREAM), ("r", c.BRIGHT_RED), ("l", c.STEEL)))


def pips(monitor: Monitor, left: int, top: int, lit: int, count: int) -> None:
    """A level of `count` as lit pips."""
    for place in range(count):
        ink = c.BRIGHT_YELLOW if place < lit else c.WALL2
        monitor.stamp(left + place * PIP_STEP, top, sign(PIP, ("p", ink)))
