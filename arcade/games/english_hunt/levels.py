"""The levels: how far hare and hounds see, from where the hunt starts, and how many moves the hounds get."""

from dataclasses import dataclass, replace

from arcade.games.english_hunt.opponent import ALL, BOOK
from arcade.games.english_hunt.rules import LIMIT, Position, Start, started
from arcade.games.english_hunt.solver import Table
from arcade.toolkit.contract.dice import Dice, until_it_fits


@dataclass(frozen=True)
class Level:
    """A degree of difficulty; sights are counted in the hounds' moves.

    The player's hounds get `spare` moves more than perfect ones need, the computer's hounds `chase`; None stands for
    the book's limit. A start that chance makes is thrown again until perfect hounds need `least` moves.
    """

    hare: int
    hounds: int
    start: Start
    spare: int | None = None
    chase: int | None = None
    least: int = 1


LEVELS = (
    Level(hare=1, hounds=1, start=Start.NEAR),
    Level(hare=BOOK, hounds=2, start=Start.ANYWHERE, least=3),
    Level(hare=4, hounds=4, start=Start.FAR, spare=4, chase=1),
    Level(hare=6, hounds=6, start=Start.ANYWHERE, spare=3, chase=0, least=6),
    Level(hare=7, hounds=7, start=Start.ANYWHERE, spare=1, chase=-1, least=7),
    Level(hare=ALL, hounds=ALL, start=Start.ANYWHERE, spare=0, chase=-1, least=8),
)
"""On the last one, hounds may not waste a move, and a hare that wastes none gets away by one."""


def begun(level: Level, computer_hunts: bool, table: Table, dice: Dice) -> Position:
    """A start of a level with its limit."""
    position = until_it_fits(lambda: started(level.start, dice), lambda found: table.need(found) >= level.least)
    spare = level.chase if computer_hunts else level.spare
    return replace(position, left=LIMIT if spare is None else table.need(position) + spare)
