"""What a game knows of good play: how it evaluates moves, names them, and puts into words how somebody stands.

A game that can evaluate moves has a module `evaluator` with its EVALUATOR: by it the cabinet shows what an opponent
believes while it thinks, and after a lost game which moves were the worst. Where nobody may be told what was wrong,
since what is hidden decides, the module has a TELLER, which only puts into words what the opponent believes.
"""

from collections.abc import Callable, Collection, Hashable, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar, runtime_checkable

from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.position import Move
from arcade.toolkit.contract.searching import Thinking
from arcade.toolkit.contract.texts import Filled, Text, filled


@dataclass(frozen=True)
class Spoken(Filled):
    """How an opponent says that it stands, and how the same is said to a player who stands so."""

    yours: Text = field(kw_only=True)


def spoken(own: Text, yours: Text, **values: object) -> Spoken:
    """Both with their places filled in."""
    mine = filled(own, **values)
    return Spoken(mine.english, sentence=own, values=mine.values, yours=filled(yours, **values))


def said(worth: Text, player: bool) -> Text:
    """A worth in the words of the opponent about itself, or in those to a `player` who has it."""
    return worth.yours if player and isinstance(worth, Spoken) else worth


def by_plies(positions: Sequence[object], ply: int) -> int:
    """Every move has a number of its own."""
    del positions
    return ply


def by_pairs(positions: Sequence[object], ply: int) -> int:
    """A move of each side has a number, as where they are written side by side."""
    del positions
    return (ply + 1) // 2


Place = TypeVar("Place", bound=Hashable)
"""A position as its evaluator sees it: a board game's, or what one who plays alone stood before."""
Valued = Sequence[tuple[Move, int]]
"""Legal moves of a position, each with its value for the side to move, as the game measures it."""


@dataclass(frozen=True)
class Teller(Generic[Place, Move]):
    """How a game's moves are told of, and what its opponent believes."""

    named: Callable[[Place, Move, Language], str]
    """A move of a position in as few letters as can be, as the game's own pages write it."""
    worth: Callable[[int], Text]
    """A value for the side to move in at most twelve letters: "+6", "I win in 5"; see `Spoken`."""


@dataclass(frozen=True)
class MoveEvaluator(Teller[Place, Move]):
    """And how a game's moves are evaluated."""

    values: Callable[[Place], Thinking[Valued[Move]]]
    """The values of all legal moves of a position that is not over, the same whenever it is asked."""
    least: int = 1
    """How much worse than the best a move must be to be called a mistake."""
    counted: Callable[[Sequence[Place], int], int] = by_plies
    """The number that the game's own pages give to the move of a ply, counted from 1; with the match's positions."""
    drawn: Callable[[Any, Place, Move], None] | None = None
    """Draws a move into the picture of its position, on a machine of the game's; where its name shows too little."""


class Played(Protocol):
    """What was played, as far as it is looked back on: a `Match` of a board game, or a `Course`."""

    @property
    def positions(self) -> Sequence[Any]:
        """Those before each move, and perhaps the one after the last."""

    @property
    def moves(self) -> Sequence[Any]:
        """The moves between them."""


@dataclass
class Course(Generic[Place, Move]):
    """What one who plays alone has done, against nobody."""

    positions: list[Place] = field(default_factory=list)
    moves: list[Move] = field(default_factory=list)

    def note(self, before: Place, move: Move) -> None:
        """Note a move that was made in a position."""
        self.positions.append(before)
        self.moves.append(move)


@runtime_checkable
class Evaluated(Protocol):
    """A program whose match can be looked back on."""

    @property
    def match(self) -> Played:
        """The match that is played, or that was played last; without moves where there is nothing to look back on."""

    @property
    def people(self) -> Collection[int] | None:
        """The seats that aren't the computer's; None where one plays alone, so that there are no seats."""
