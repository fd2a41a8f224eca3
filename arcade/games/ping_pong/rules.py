"""The rules of Ping-pong: a bat in the middle of a closed box meets a ball until fifty bounces are used up.

The ball moves one cell diagonally a step. On an edge cell it costs one bounce and turns back; the bat is in one column.
"""

from dataclasses import dataclass, field

from arcade.toolkit.contract.dice import Dice

ROWS, COLUMNS = 20, 32
BAT_COLUMN = 15
BOUNCES = 50


@dataclass(frozen=True)
class Bounced:
    """The ball met one or two walls."""

    corner: bool


@dataclass(frozen=True)
class Hit:
    """The bat met the ball at a row, for 1 point or 2; a new serve follows."""

    row: int
    points: int


Event = Bounced | Hit


@dataclass
class World:
    """The box, the bat and the ball; rows count from the top, columns from the left."""

    dice: Dice
    bat_length: int = 2
    volley: bool = True
    """Whether moving the bat onto the ball counts as a hit; the original tested only after the ball had moved."""
    combo: bool = True
    """Whether meeting a serve on its first pass counts double."""
    bat: int = 9
    score: int = 0
    bounces: int = BOUNCES
    row: int = field(default=0, init=False)
    column: int = field(default=0, init=False)
    down: int = field(default=0, init=False)
    right: int = field(default=0, init=False)
    passes: int = field(default=0, init=False)
    """How often the ball has gone past the bat since the serve."""

    def __post_init__(self) -> None:
        self.serve()

    def serve(self) -> None:
        """Put a ball on the floor at a random place, flying up to the left or to the right."""
        self.row, self.column = ROWS - 1, self.dice.below(28) + 2
        self.down, self.right = -1, 1 if self.dice.below(2) else -1
        self.passes = 0

    @property
    def over(self) -> bool:
        """Whether every bounce is used up."""
        return self.bounces == 0

    @property
    def at_wall(self) -> bool:
        """Whether the ball stands on an edge cell, so that the next step begins with a bounce."""
        return self.row in (0, ROWS - 1) or self.column in (0, COLUMNS - 1)

    @property
    def met(self) -> bool:
        """Whether the ball stands on the bat."""
        return self.column == BAT_COLUMN and self.bat <= self.row < self.bat + self.bat_length

    def steer(self, move: int) -> bool:
        """Move the bat by -1, 0 or 1 rows as far as the box allows; whether it moved."""
        before, self.bat = self.bat, min(max(self.bat + move, 0), ROWS - self.bat_length)
        return self.bat != before

    def bounce(self) -> Bounced | None:
        """Take the bounce that the ball's place asks for, if any."""
        if not self.at_wall:
            return None
        self.bounces -= 1
        self.down, self.right = turned(self.row, self.column, self.down, self.right)
        return Bounced(self.row in (0, ROWS - 1) and self.column in (0, COLUMNS - 1))

    def tick(self, move: int) -> list[Event]:
        """One step of the ball with the bat's command; what happened, in order. Nothing moves once it is over."""
        events: list[Event] = []
        if bounced := self.bounce():
            events.append(bounced)
            if self.over:
                return events
            if not self.volley:
                move = 0
        self.steer(move)
        if self.volley and self.met:
            return [*events, self._score()]
        self.row += self.down
        self.column += self.right
        if self.met:
            events.append(self._score())
        elif self.column == BAT_COLUMN:
            self.passes += 1
        return events

    def _score(self) -> Hit:
        hit = Hit(self.row, 2 if self.combo and self.passes == 0 else 1)
        self.score += hit.points
        self.serve()
        return hit

    def crossing_row(self) -> int:
        """The row at which the ball, left alone, next crosses the bat's column."""
        row, column, down, right = self.row, self.column, self.down, self.right
        while True:
            down, right = turned(row, column, down, right)
            row, column = row + down, column + right
            if column == BAT_COLUMN:
                return row


def turned(row: int, column: int, down: int, right: int) -> tuple[int, int]:
    """A ball's direction from a cell on, away from the edges that it is on."""
    return {0: 1, ROWS - 1: -1}.get(row, down), {0: 1, COLUMNS - 1: -1}.get(column, right)
