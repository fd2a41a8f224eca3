"""What a game knows of good play: how it judges moves, names them, and puts into words how somebody stands.

A game with an exact or a strong judge has a module `review` with its REVIEW: by it the cabinet shows what an opponent
believes while it thinks, and after a lost game which moves were the worst.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic

from arcade.toolkit.contract.position import Move, P
from arcade.toolkit.contract.searching import Thinking
from arcade.toolkit.contract.texts import Language, Text

Valued = Sequence[tuple[Move, int]]
"""Legal moves of a position, each with its value for the side to move, as the game measures it."""


@dataclass(frozen=True)
class Review(Generic[P, Move]):
    """How a game's moves are judged and told of."""

    named: Callable[[P, Move, Language], str]
    """A move of a position in as few letters as can be, as the game's own pages write it."""
    worth: Callable[[int], Text]
    """A value for the side to move in at most twelve letters: "+6", "wins in 5"."""
    judge: Callable[[P], Thinking[Valued[Move]]]
    """The values of all legal moves of a position that is not over, the same whenever it is asked."""
    least: int = 1
    """How much worse than the best a move must be to be called a mistake."""
