"""One tray being solved: its positions so far, the way the computer knows, the hints given, what it is worth."""

from dataclasses import dataclass, field, replace

from arcade.games.fifteen.rules import Position

HINT_COST = 5


@dataclass
class Attempt:
    """The positions since the start; `par` is the number of moves of the computer's way from there, if there is one."""

    positions: list[Position]
    scored: bool = True
    """Whether the tray was dealt, not filled by the player's own hand, and the computer has not taken over."""
    par: int | None = None
    plan: tuple[int, ...] = field(default=())
    """The tiles of the way on which the position stands; empty when none is known."""
    hints: int = 0

    @property
    def position(self) -> Position:
        """The tray now."""
        return self.positions[-1]

    @property
    def moves(self) -> int:
        """Moves made."""
        return len(self.positions) - 1

    @property
    def number(self) -> int:
        """The number of the move to be made, or of the last one when there is none to make."""
        return self.moves + (self.position.outcome() is None)

    @property
    def score(self) -> int | None:
        """Moves over par, five more for each hint; None for a tray that has no par."""
        return None if self.par is None or not self.scored else self.moves + HINT_COST * self.hints - self.par

    def play(self, tile: int) -> None:
        """Slide a tile; ValueError if it cannot."""
        self.positions.append(self.position.play(tile))
        self.plan = self.plan[1:] if self.plan[:1] == (tile,) else ()

    def take_back(self) -> int:
        """Undo the last move and return its tile; 0 when there is none."""
        if not self.moves:
            return 0
        undone = self.positions.pop()
        tile = undone.tiles[self.position.hole]
        self.plan = (tile, *self.plan) if self.plan else ()
        return tile

    def swap_goal(self) -> None:
        """Ask for the last two tiles in exchanged order: a new task, counted from here."""
        self.positions = [replace(self.position, swapped=True)]
        self.par, self.plan, self.hints = None, (), 0
