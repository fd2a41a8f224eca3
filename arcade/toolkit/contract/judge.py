"""What a game knows of good play: how it judges moves, names them, and puts into words how somebody stands.

A game with an exact or a strong judge has a module `judge` with its JUDGE: by it the cabinet shows what an opponent
believes while it thinks, and after a lost game which moves were the worst. Where nobody may be told what was wrong,
since what is hidden decides, a module `teller` has a TELLER, which only puts into words what the opponent believes.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, runtime_checkable

from arcade.toolkit.contract.position import Match, Move, P
from arcade.toolkit.contract.searching import Thinking
from arcade.toolkit.contract.texts import Language, Text, filled


@dataclass(frozen=True)
class Spoken(Text):
    """How an opponent says that it stands, and how the same is said to a player who stands so."""

    yours: Text = field(kw_only=True)

    def filled(self, **values: object) -> "Spoken":
        """Both with their places filled in."""
        own = filled(self, **values)
        return Spoken(own.en, own.ro, yours=filled(self.yours, **values))


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


Valued = Sequence[tuple[Move, int]]
"""Legal moves of a position, each with its value for the side to move, as the game measures it."""


@dataclass(frozen=True)
class Teller(Generic[P, Move]):
    """How a game's moves are told of, and what its opponent believes."""

    named: Callable[[P, Move, Language], str]
    """A move of a position in as few letters as can be, as the game's own pages write it."""
    worth: Callable[[int], Text]
    """A value for the side to move in at most twelve letters: "+6", "I win in 5"; see `Spoken`."""


@dataclass(frozen=True)
class Judge(Teller[P, Move]):
    """How a game's moves are judged besides."""

    values: Callable[[P], Thinking[Valued[Move]]]
    """The values of all legal moves of a position that is not over, the same whenever it is asked."""
    least: int = 1
    """How much worse than the best a move must be to be called a mistake."""
    counted: Callable[[Sequence[P], int], int] = by_plies
    """The number that the game's own pages give to the move of a ply, counted from 1; with the match's positions."""


@runtime_checkable
class Judged(Protocol):
    """A program whose match can be looked back on."""

    @property
    def match(self) -> Match[Any, Any]:
        """The match that is played, or that was played last."""

    @property
    def people(self) -> Collection[int]:
        """The seats that aren't the computer's."""
