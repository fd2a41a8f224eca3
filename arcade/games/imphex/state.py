"""One game of a sitting: the match, and what else counts at its end."""

from dataclasses import dataclass, field

from arcade.games.imphex.rules import START, Move, Position
from arcade.toolkit.contract.position import Match


def _begun() -> Match[Position, Move]:
    return Match(START)


@dataclass
class Game:
    """A game from its start on."""

    match: Match[Position, Move] = field(default_factory=_begun)
    illegal: list[int] = field(default_factory=lambda: [0, 0])
    """Illegal moves of each seat."""
    helped: bool = False
    resigned: bool = False
    """Whether the computer has resigned, which it does in the position in which it is to move."""

    @property
    def over(self) -> bool:
        """Whether somebody has won."""
        return self.resigned or self.match.position.outcome() is not None
