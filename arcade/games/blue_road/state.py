"""What a look of the blue road sees of its program besides the match: the board, the tray, what lost the game."""

from collections.abc import Sequence

from arcade.games.blue_road.opponent import Slip
from arcade.games.blue_road.rules import BOOK_SIZE, TILES, Position, Section, road
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.programs.match_state import MatchState

TYPED: dict[str, Cell] = {tile: (row, 0) for row, tile in enumerate(TILES)}


class State(MatchState[Spectrum, Position, str]):
    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.size = BOOK_SIZE, BOOK_SIZE
        self.match = Match(Position())
        self.chosen = 0
        """The tile of the tray where the cursor begins."""
        self.slip: Slip | None = None
        """The move that gave the latest game away, if one did."""

    @property
    def road(self) -> list[Section]:
        return road(self.match.positions, self.match.moves)
