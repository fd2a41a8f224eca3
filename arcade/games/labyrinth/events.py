"""What happens in the labyrinth in a frame, as the look is told."""

from dataclasses import dataclass

from arcade.games.labyrinth.board import Cell


@dataclass(frozen=True)
class Stepped:
    """A good one has set off."""


@dataclass(frozen=True)
class Bumped:
    """A good one ran against a wall, or lifted a hammer that is still too heavy."""


@dataclass(frozen=True)
class Leapt:
    """A beast has leapt."""


@dataclass(frozen=True)
class Took:
    """Something worth so much was taken."""

    cell: Cell
    value: int


@dataclass(frozen=True)
class Warned:
    """A wall will soon grow here."""

    cell: Cell


@dataclass(frozen=True)
class Grew:
    """The warning has come true, or with `solid` false has not."""

    cell: Cell
    solid: bool


@dataclass(frozen=True)
class Broke:
    """A hammer broke a wall."""

    cell: Cell


@dataclass(frozen=True)
class Caught:
    """A beast has caught a good one, the first or the second."""

    number: int


@dataclass(frozen=True)
class Left:
    """A good one has found the exit."""

    number: int


Event = Stepped | Bumped | Leapt | Took | Warned | Grew | Broke | Caught | Left


@dataclass(frozen=True)
class Wish:
    """What a player wants of a figure: a way to go, or none, and a blow with the hammer."""

    way: Cell | None = None
    strike: bool = False


NOTHING = Wish()
