"""What every shot takes when nobody steers, and which few shots together take the most."""

from collections.abc import Collection, Generator, Sequence
from dataclasses import dataclass

from arcade.games.ricochet.board import Place, Table
from arcade.games.ricochet.rules import Bounced, Hit, launch, step
from arcade.toolkit.contract.searching import Search

LEFTWARDS, RIGHTWARDS = -1, 1
PATIENCE = 4_000
"""Steps after which a flight that meets a paddle for nothing again and again is given up."""


@dataclass(frozen=True)
class Shot:
    """From which column, to the left or to the right."""

    column: int
    right: int


@dataclass(frozen=True)
class Run:
    """A whole flight without steering: targets with the bounces before each, and the cells flown through."""

    shot: Shot
    hits: tuple[tuple[Place, int], ...]
    way: tuple[Place, ...]

    @property
    def taken(self) -> frozenset[Place]:
        return frozenset(place for place, _ in self.hits)


def run(table: Table, shot: Shot, targets: Collection[Place] | None = None) -> Run:
    """Fly a shot to its end; with no targets given all are on the table."""
    left = set(table.targets if targets is None else targets)
    flight = launch(table, shot.column, shot.right)
    hits: list[tuple[Place, int]] = []
    way: list[Place] = []
    for _ in range(PATIENCE):
        if flight.bounces >= table.bounces:
            break
        flight, event = step(table, flight, left)
        if isinstance(event, Hit):
            left.remove(event.place)
            hits.append((event.place, flight.bounces))
        if not isinstance(event, Bounced):
            way.append(flight.place)
    return Run(shot, tuple(hits), tuple(way))


def flown(table: Table, shot: Shot, targets: Collection[Place]) -> tuple[Place, ...]:
    """The cells that an unsteered shot flies through to the last target that it takes; none where it takes none."""
    flight = run(table, shot, targets)
    return flight.way[: flight.way.index(flight.hits[-1][0]) + 1] if flight.hits else ()


def shots(table: Table) -> list[Shot]:
    """Every shot there is, the middle's first."""
    columns = sorted(range(table.first, table.last + 1), key=lambda column: abs(column - table.start[1]))
    return [Shot(column, right) for column in columns for right in (LEFTWARDS, RIGHTWARDS)]


def exploring(table: Table) -> Generator[None, None, list[Run]]:
    """All shots flown, four in a slice."""
    runs = []
    for number, shot in enumerate(shots(table)):
        runs.append(run(table, shot))
        if number % 4 == 3:
            yield
    return runs


def cover(runs: Sequence[Run], targets: Collection[Place]) -> list[Run]:
    """The fewest of the runs that take the most of the targets, in the order of what they add."""
    useful: dict[frozenset[Place], Run] = {}
    for one in runs:
        useful.setdefault(one.taken & frozenset(targets), one)
    ways: dict[frozenset[Place], list[Run]] = {frozenset(): []}
    found = [frozenset[Place]()]
    for taken in found:  # grows while it is walked: breadth first, so the first way to anything is a shortest one
        for adds, one in useful.items():
            if (more := taken | adds) not in ways:
                ways[more] = [*ways[taken], one]
                found.append(more)
    return sorted(ways[max(found, key=len)], key=lambda one: -len(one.taken & frozenset(targets)))


def advice(table: Table, targets: Collection[Place]) -> Search[tuple[int, int] | None]:
    """Column and way of the shot to make next; None when no shot takes anything."""
    runs = yield from exploring(table)
    chosen = cover(runs, targets)
    return (chosen[0].shot.column, chosen[0].shot.right) if chosen else None
