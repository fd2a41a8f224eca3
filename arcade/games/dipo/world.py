"""A colony on a field: its generations, what was born and died in the last one, and what becomes of it."""

from collections import deque
from dataclasses import replace
from enum import StrEnum
from typing import Any, NamedTuple

from arcade.games.dipo.levels import Edge
from arcade.games.dipo.rules import Field, Law
from arcade.machine.essence import Essential

REMEMBERED = 24_000_000
"""Cells of earlier generations that a generation is compared with; of a small field these are thousands of them."""


class Kind(StrEnum):
    EXTINCT = "extinct"
    STABLE = "stable"
    REPEATS = "repeats"


class Fate(NamedTuple):
    """A fate, the first generation of which it is true, and after how many generations everything comes again."""

    kind: Kind
    since: int
    period: int = 1


class History:
    """The generations of one colony, watched for one that was there before.

    The last ones are all remembered, so that short periods are found at once and with their beginning. For long ones
    a single generation is kept as a mark and exchanged after 1, 2, 4, 8 ... generations (R. P. Brent's way); `since` is
    then when the mark was set, for what came before may have been the same already.
    """

    def __init__(self, size: int) -> None:
        """`size` is the field's, in cells."""
        self._seen: dict[int, int] = {}
        self._order: deque[int] = deque()
        self._remembered = REMEMBERED // size
        self._mark, self._marked, self._span = 0, 0, 1

    def note(self, field: int, generation: int) -> Fate | None:
        """Look at a generation; its fate, if it is sealed."""
        if not field:
            return Fate(Kind.EXTINCT, generation)
        since = self._seen.get(field)
        if since is None and field == self._mark:
            since = self._marked
        if since is not None:
            period = generation - since
            return Fate(Kind.STABLE if period == 1 else Kind.REPEATS, since, period)
        self._seen[field] = generation
        self._order.append(field)
        if len(self._order) > self._remembered:
            del self._seen[self._order.popleft()]
        if not self._mark or generation - self._marked >= self._span:
            self._mark, self._marked, self._span = field, generation, 2 * self._span
        return None

    def essence(self) -> tuple[int, int, int, int, int, int]:
        """The first generation that is remembered, its number, how many are, and the mark."""
        first = self._order[0] if self._order else 0
        return first, self._seen.get(first, 1), len(self._order), self._mark, self._marked, self._span

    def recall(self, field: Field, first: int, number: int, count: int, *mark: int) -> None:
        """Remember all of that again by letting the first generation live."""
        cells = first
        for generation in range(number, number + count):
            self._seen[cells] = generation
            self._order.append(cells)
            cells = field.step(cells)
        self._mark, self._marked, self._span = mark


CURVE = 240


class Curve:
    """How a population went, in at most CURVE values: when there would be more, every other one is left out."""

    def __init__(self) -> None:
        self.values: list[int] = []
        self.every = 1
        """Generations from one value to the next."""
        self._wait = 0

    def note(self, population: int) -> None:
        if self._wait:
            self._wait -= 1
            return
        self.values.append(population)
        if len(self.values) > CURVE:
            del self.values[1::2]
            self.every *= 2
        self._wait = self.every - 1


GROWN, OLD = 3, 9
"""Generations that a cell has lived on after its birth."""


class Colony(Essential):
    """Live cells and their history; generation 1 is what was drawn."""

    def __init__(self, field: Field, cells: int = 0) -> None:
        self.field = field
        self.begin(cells)

    def begin(self, cells: int) -> None:
        self.cells = self.drawn = cells
        self.before = cells
        self._lived: tuple[int, ...] = (0,) * OLD
        """The cells that have lived on for one generation, two, three ..."""
        self.generation = 1
        self.fate: Fate | None = None
        self._history = History(self.field.size)
        self.curve = Curve()
        self._noted = 0

    def essence(self) -> Any:
        numbers = self.cells, self.drawn, self.before, *self._lived
        history = None if self.fate else self._history.essence()
        return self.field, numbers, self.generation, self.fate, history, self.curve, self._noted

    @classmethod
    def from_essence(cls, essence: Any) -> "Colony":
        field, numbers, generation, fate, history, curve, noted = essence
        colony = cls(field)
        colony.cells, colony.drawn, colony.before, *lived = numbers
        colony._lived = tuple(lived)
        colony.generation, colony.fate, colony.curve, colony._noted = generation, fate, curve, noted
        if history is not None:
            colony._history.recall(field, *history)
        return colony

    @property
    def population(self) -> int:
        return self.cells.bit_count()

    @property
    def births(self) -> int:
        """Cells that are alive and were not a generation ago."""
        return self.cells & ~self.before

    @property
    def deaths(self) -> int:
        """Cells that were alive a generation ago and are not."""
        return self.before & ~self.cells

    @property
    def ages(self) -> tuple[int, int, int, int]:
        """Live cells by age: born in the last generation, young, grown up, old."""
        once, grown, old = (self.cells & self._lived[age - 1] for age in (1, GROWN, OLD))
        return self.cells & ~once, once & ~grown, grown & ~old, old

    def judge(self) -> Fate | None:
        """Note the generation; the fate, once it is sealed, stays."""
        if self.fate is None and self.generation > self._noted:
            self._noted = self.generation
            self.fate = self._history.note(self.cells, self.generation)
            self.curve.note(self.population)
        return self.fate

    def step(self) -> None:
        self.judge()
        self.before, self.cells = self.cells, self.field.step(self.cells)
        lived = self.cells & self.before
        self._lived = (lived, *(lived & before for before in self._lived[:-1]))
        self.generation += 1
        self.judge()

    def live_by(self, *, edge: Edge | None = None, law: Law | None = None) -> None:
        """Change the edge or the law; the generation that is there is the first under it."""
        self.field = replace(self.field, edge=edge or self.field.edge, law=law or self.field.law)
        self.begin(self.cells)
