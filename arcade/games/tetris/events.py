"""What a player may ask for, and what can happen in a tick."""

from dataclasses import dataclass
from enum import Enum

from arcade.games.tetris.board import Copied


class Action(Enum):
    """What a player may do with the piece, or ask for."""

    LEFT = "left"
    RIGHT = "right"
    TURN = "turn"
    TURN_BACK = "turn back"
    DROP = "drop"
    HOLD = "hold"
    PREVIEW = "preview"


@dataclass(frozen=True)
class Piece:
    """A piece in play: its kind and shape, turns anticlockwise, and where its turning point is."""

    kind: int
    hand: int
    turns: int
    row: int
    column: int


@dataclass(frozen=True)
class Moved:
    """An action was obeyed."""

    action: Action


@dataclass(frozen=True)
class Refused:
    """An action could not be obeyed."""

    action: Action


@dataclass(frozen=True)
class Fell:
    """The piece fell so many rows: one by itself, any number by a drop."""

    rows: int
    dropped: bool


@dataclass(frozen=True)
class Fixed:
    """A piece became part of the pile."""

    piece: Piece


@dataclass(frozen=True)
class Cleared:
    """Rows vanished, lowest first: where they were, what was copied down for each, and the points."""

    rows: tuple[int, ...]
    copied: tuple[Copied, ...]
    points: int


@dataclass(frozen=True)
class Faster:
    """Pieces fall faster from now on."""

    speed: int


@dataclass(frozen=True)
class Spawned:
    """A piece has come."""


Event = Moved | Refused | Fell | Fixed | Cleared | Faster | Spawned
