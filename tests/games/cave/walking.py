"""Walks written as letters: ways, and y or n at an offer."""

from dataclasses import replace

from arcade.games.cave.layouts import FLINT_CAVE
from arcade.games.cave.rules import Adventure, Cave, Event, Way


def begin(treasure: int = 1, mended: bool = True, cave: Cave = FLINT_CAVE) -> Adventure:
    return Adventure.begin(cave, treasure, mended)


def at(place: int, adventure: Adventure, carrying: bool = False) -> Adventure:
    """The same game, but somewhere else."""
    return replace(adventure, place=place, carrying=carrying)


def walk(adventure: Adventure, letters: str) -> tuple[Adventure, tuple[Event, ...]]:
    """Where the letters lead, and the events of the last one."""
    events: tuple[Event, ...] = ()
    for letter in letters.lower():
        if letter in "yd" or (letter == "n" and adventure.offered):
            adventure, events = adventure.take(letter != "n")
        else:
            adventure, events = adventure.move(Way(letter))
    return adventure, events


def places(adventure: Adventure, letters: str) -> list[int]:
    """Every place of a walk, the start left out."""
    found = []
    for letter in letters.lower():
        adventure, _ = walk(adventure, letter)
        found.append(adventure.place)
    return found
