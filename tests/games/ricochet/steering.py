"""A solver for tables on which bars are steered: a flight that takes everything its start can ever reach."""

from collections import deque
from collections.abc import Collection

from arcade.games.ricochet.board import Place, Table
from arcade.games.ricochet.rules import Bounced, Flight, Hit, launch, step
from arcade.games.ricochet.solver import Shot
from tests.patience import still

COMMANDS = (0, -1, 1)


def colour(place: Place) -> int:
    """Whether row and column together are odd; no wall ever changes that of the ball."""
    return sum(place) % 2


def to_next(table: Table, flight: Flight, left: Collection[Place]) -> tuple[Flight, list[int], Place] | None:
    """The cheapest way, in bounces, to another target: where the ball is then, the commands, the target."""
    came: dict[tuple[int, ...], tuple[Flight, int] | None] = {}
    queue: deque[tuple[Flight, tuple[Flight, int] | None]] = deque([(flight, None)])
    while still(queue):
        now, before = queue.popleft()
        key = (now.row, now.column, now.down, now.right, now.slide)
        if key in came:
            continue
        came[key] = before
        for command in COMMANDS:
            after, event = step(table, now, left, command)
            if isinstance(event, Hit):
                return after, [*trace(came, now), command], event.place
            if after.bounces < table.bounces:
                # Steps that cost nothing are looked at first, so that few bounces are used.
                (queue.append if isinstance(event, Bounced) and event.cost else queue.appendleft)(
                    (after, (now, command))
                )
    return None


def trace(came: dict[tuple[int, ...], tuple[Flight, int] | None], flight: Flight) -> list[int]:
    """The commands that led to a flight."""
    commands = []
    while still(before := came[flight.row, flight.column, flight.down, flight.right, flight.slide]):
        assert before is not None
        flight, command = before
        commands.append(command)
    return commands[::-1]


def steer(table: Table, shot: Shot, targets: Collection[Place]) -> tuple[set[Place], list[int]]:
    """The targets that a steered flight takes, and its commands."""
    flight, left = launch(table, shot.column, shot.right), set(targets)
    commands: list[int] = []
    while still(left and (found := to_next(table, flight, left))):
        assert found is not None
        flight, more, place = found
        commands += more
        left.remove(place)
    return set(targets) - left, commands
