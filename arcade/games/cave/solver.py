"""Who knows the cave by heart: the shortest way out with the treasure, by breadth-first search of the rules."""

from collections import deque
from dataclasses import replace

from arcade.games.cave.board import WAYS
from arcade.games.cave.events import Robbed
from arcade.games.cave.rules import Adventure
from arcade.toolkit.contract.searching import Search

SLICE = 150
"""Situations examined between two frames."""


def route(start: Adventure) -> Search[tuple[str, ...]]:
    """The fewest moves that win, as the letters of the ways, without provoking guards twice if that can be done.

    The treasure is taken wherever it is offered.
    """
    honest = yield from _search(start, robberies=False)
    if honest is not None:
        return honest
    return (yield from _search(start, robberies=True)) or ()


def advice(start: Adventure) -> Search[str]:
    """The letter of the next way to go."""
    return (yield from route(start))[0]


def _search(start: Adventure, robberies: bool) -> Search[tuple[str, ...] | None]:
    start = replace(start, points=0, steps=0)
    if start.offered:
        start, _ = start.take(True)
    seen = {_key(start)}
    waiting: deque[tuple[Adventure, tuple[str, ...]]] = deque([(start, ())])
    examined = 0
    while waiting:
        adventure, ways = waiting.popleft()
        if adventure.won:
            return ways
        for way in WAYS:
            after, events = adventure.move(way)
            if not robberies and any(isinstance(event, Robbed) for event in events):
                continue
            if after.offered:
                after, _ = after.take(True)
            if (key := _key(after)) not in seen:
                seen.add(key)
                waiting.append((after, (*ways, way.value)))
        examined += 1
        if examined % SLICE == 0:
            yield
    return None


def _key(adventure: Adventure) -> tuple[int, ...]:
    """What matters for the way: not the points and not the steps."""
    flags = (adventure.carrying, adventure.warned, adventure.draught, adventure.drunk)
    return (adventure.place, adventure.treasure, *flags)
