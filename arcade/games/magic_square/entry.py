"""The square while a player fills it: tiles are typed place by place, as two digits where there are more than nine."""

from dataclasses import dataclass, replace
from enum import Enum


class Typed(Enum):
    """What became of a digit."""

    TENS = "tens"
    """The first of two; the second is awaited."""
    PLACED = "placed"
    NO_SUCH_TILE = "no such tile"
    REPEATED = "repeated"


@dataclass(frozen=True)
class Filling:
    """The tiles put so far in a square of a size, and the first digit of the next one if it has been typed."""

    size: int
    tiles: tuple[int, ...] = ()
    tens: int | None = None

    @property
    def complete(self) -> bool:
        """Whether every place has its tile."""
        return len(self.tiles) == self.size**2

    def type(self, digit: int) -> tuple["Filling", Typed]:
        """The filling after a digit, and what became of it: a refused number loses nothing put before."""
        highest = self.size**2
        if highest > 9 and self.tens is None:
            if digit > highest // 10:
                return self, Typed.NO_SUCH_TILE
            return replace(self, tens=digit), Typed.TENS
        tile = 10 * (self.tens or 0) + digit
        if tile > highest:
            # The first digit stays: another second one may make sense.
            return self, Typed.NO_SUCH_TILE
        if tile == 0:
            return replace(self, tens=None), Typed.NO_SUCH_TILE
        if tile in self.tiles:
            return replace(self, tens=None), Typed.REPEATED
        return replace(self, tiles=(*self.tiles, tile), tens=None), Typed.PLACED

    def back(self) -> "Filling":
        """Without the digit typed last, or else without the tile put last."""
        return replace(self, tens=None) if self.tens is not None else replace(self, tiles=self.tiles[:-1])
