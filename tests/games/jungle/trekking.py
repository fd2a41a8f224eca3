"""Treks for tests."""

from arcade.games.jungle.events import Events, Peril, Way, What
from arcade.games.jungle.rules import Trek

QUIET = 20
"""A throw that brings nothing."""
LOW, HIGH = 0, 65535
"""RND at its least and at its most."""


def trek(
    peril: Peril | None = None,
    skill: int = 50,
    strength: int = 100,
    bullets: int = 6,
    east: int = 40,
    north: int = 40,
    last: Way = Way.NORTH,
    mended: bool = False,
    paced: bool = False,
) -> Trek:
    return Trek(skill, east, north, strength, bullets, last=last, peril=peril, mended=mended, paced=paced)


def kinds(events: Events) -> list[What]:
    return [event.what for event in events]
