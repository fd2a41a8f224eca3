"""A visit to the workshop: which of the exhibits were seen. Each is a point; who has seen them all is a master."""

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Visit:
    """Exhibits count from 0."""

    exhibits: int
    seen: frozenset[int] = frozenset()

    def see(self, exhibit: int) -> "Visit":
        """The visit after an exhibit has run; a second time adds nothing."""
        return replace(self, seen=self.seen | {exhibit})

    @property
    def points(self) -> int:
        """Exhibits seen."""
        return len(self.seen)

    @property
    def complete(self) -> bool:
        """Whether nothing is left to see."""
        return self.points == self.exhibits

    def beside(self, exhibit: int, step: int) -> int:
        """The next exhibit, or the one before; after the last comes the first."""
        return (exhibit + step) % self.exhibits
