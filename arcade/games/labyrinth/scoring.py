"""How a game in the labyrinth ended, and what it was worth."""

from arcade.games.labyrinth.variant import End, Mode
from arcade.games.labyrinth.world import FRAMES, Hunt

SECOND, THRIFT = 10, 400
"""Points for a second; and for who escapes, less one a step."""
FOUND = 300
"""Points for finding the exit."""
GOAL = 240
"""The points to gather among coins and diamonds, of 390."""


def needed(hunt: Hunt) -> int:
    """The points that make a victory when time is up."""
    return GOAL if hunt.mode is Mode.VALUES else hunt.worth // 2


def end_of(hunt: Hunt) -> End:
    """How a game that is over ended."""
    if not hunt.living and any(good.out for good in hunt.goods):
        return End.FOUND
    if hunt.worth and not hunt.treasures:
        return End.EVERYTHING
    if not hunt.living:
        return End.CAUGHT
    if hunt.worth:
        return End.ENOUGH if hunt.points >= needed(hunt) else End.TOO_LITTLE
    return End.LATE if hunt.exit else End.ESCAPED


def score(hunt: Hunt) -> int:
    """Points, the more the more beasts there were."""
    end = end_of(hunt)
    if hunt.worth:
        points = hunt.points + (SECOND * hunt.seconds if end is End.EVERYTHING else 0)
    elif hunt.exit:
        points = FOUND + SECOND * hunt.seconds if end is End.FOUND else max(hunt.way - hunt.nearest, 0)
    else:
        points = SECOND * (hunt.frames // FRAMES)
        if end is End.ESCAPED:
            points += max(THRIFT - hunt.steps // len(hunt.goods), 0)
    return points * len(hunt.beasts)
