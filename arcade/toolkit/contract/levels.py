"""A game's levels: what each is called, what it sets, and the number by which scores, replays and names know it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

from arcade.toolkit.contract.texts import Text

Sets = TypeVar("Sets", covariant=True)
"""What a level of a game sets: numbers, a board, an opponent; the game's own type."""


@dataclass(frozen=True)
class Level(Generic[Sets]):
    """A level of difficulty."""

    key: int
    """What scores, replays and games' names know it by, from 1. It stays as it is for ever and is given to no other."""
    name: Text
    note: Text
    """One line on what it means."""
    sets: Sets
    book: bool = False
    """Whether it is as the book had it; it gets a sign."""
    beside: bool = False
    """Whether it stands beside the ladder: the book's own player, who is neither above nor below another level."""


class Levels(Generic[Sets]):
    """The levels of a game in the order in which they are shown, the weakest first, then who stands beside the ladder.

    The order is free of the keys: a new level gets the next unused key and stands where it belongs. Its rung, its place
    on the ladder, is what players are told.
    """

    def __init__(self, *levels: Level[Sets]) -> None:
        """Raises ValueError where a key is no number from 1 or stands twice, or a level of the ladder after the others.

        There is at least one on the ladder.
        """
        self._levels = {level.key: level for level in levels}
        ranks = [level.beside for level in levels]
        if len(self._levels) < len(levels) or min(self._levels, default=0) < 1 or ranks[0] or ranks != sorted(ranks):
            raise ValueError("a game has levels with keys of their own from 1, those beside the ladder last")
        self.keys = tuple(self._levels)
        self.ladder = tuple(level.key for level in levels if not level.beside)
        """The keys of the levels that stand in the order of their strength, the weakest first."""

    def __iter__(self) -> Iterator[Level[Sets]]:
        return iter(self._levels.values())

    def __len__(self) -> int:
        return len(self._levels)

    def __contains__(self, key: object) -> bool:
        return key in self._levels

    def __getitem__(self, key: int) -> Level[Sets]:
        """The level of a key; raises KeyError."""
        return self._levels[key]

    @property
    def hardest(self) -> int:
        """The key of the ladder's highest level."""
        return self.ladder[-1]

    def known(self, key: int, otherwise: int) -> int:
        """The key if there is such a level, else another."""
        return key if key in self._levels else otherwise

    def above(self, key: int) -> int | None:
        """The key of the level on the next rung; None above the last one, and for one beside the ladder."""
        rung = self.rung(key)
        return self.ladder[rung] if 0 < rung < len(self.ladder) else None

    def rung(self, key: int) -> int:
        """The place of a level on the ladder, counted from 1; 0 for one beside it."""
        return self.ladder.index(key) + 1 if key in self.ladder else 0
