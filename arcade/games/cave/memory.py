"""What a walker knows of a cave: places seen, ways found open, ways found shut. It stays from game to game."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Protocol, TypeVar

from arcade.games.cave.board import WAYS, Cave, Way
from arcade.games.cave.events import Arrived, Event


class _Ordered(Protocol):
    def __lt__(self, other: Any, /) -> bool: ...


K = TypeVar("K", bound=_Ordered)
Exit = tuple[int, str]
"""A place and one of its ways, by its letter."""


@dataclass(frozen=True)
class Chart:
    """Numbers of the places seen, exits that lead somewhere, exits that do not; all in rising order."""

    seen: tuple[int, ...] = ()
    open: tuple[Exit, ...] = ()
    shut: tuple[Exit, ...] = ()

    @staticmethod
    def whole(cave: Cave) -> "Chart":
        """Everything there is to know."""
        exits = [(number, way, place.to(way)) for number, place in cave.places.items() for way in WAYS]
        return Chart(
            seen=tuple(sorted(cave.places)),
            open=tuple(sorted((number, way.value) for number, way, target in exits if target)),
            shut=tuple(sorted((number, way.value) for number, way, target in exits if not target)),
        )

    def after(self, cave: Cave, place: int, way: Way, events: Iterable[Event]) -> "Chart":
        """The chart after a move from a place: also who is turned back has looked in."""
        target = cave.places[place].to(way)
        if not target:
            # No matter whether anything was said: the printed program is silent to carriers of the first treasure.
            return replace(self, shut=_with(self.shut, (place, way.value)))
        chart = replace(self, open=_with(self.open, (place, way.value)), seen=_with(self.seen, target))
        if cave.places[target].to(way.back) == place and Arrived(target) in events:
            chart = replace(chart, open=_with(chart.open, (target, way.back.value)))
        return chart

    def begun(self, place: int) -> "Chart":
        """The chart of who stands in a place."""
        return replace(self, seen=_with(self.seen, place))


def _with(known: tuple[K, ...], new: K) -> tuple[K, ...]:
    return known if new in known else tuple(sorted([*known, new]))
