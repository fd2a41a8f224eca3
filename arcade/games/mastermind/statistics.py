"""The best and the average of a sitting."""

from dataclasses import dataclass

from arcade.toolkit.contract.plain import Plain


@dataclass(frozen=True)
class Record:
    """Codes found without the computer's taking over, the tries for all of them, and the fewest; hints are tries."""

    games: int = 0
    tries: int = 0
    best: int = 0

    def after(self, tries: int) -> "Record":
        """The record with one more code."""
        return Record(self.games + 1, self.tries + tries, min(self.best or tries, tries))

    @property
    def tenths(self) -> int:
        """The average in tenths of a try, rounded; 0 without games."""
        return (20 * self.tries + self.games) // (2 * self.games) if self.games else 0

    def plain(self) -> Plain:
        """Games, tries and best as a plain value."""
        return self.games, self.tries, self.best
