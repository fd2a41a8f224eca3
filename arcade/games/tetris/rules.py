"""The rules of the falling pieces: shift, turn and drop them in a well; complete rows vanish, a full well is the end.

A tick is one look at the keys. A piece falls a row when its period of ticks is over, and is fixed when it cannot.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from arcade.games.tetris.levels import BOOK, Rules
from arcade.games.tetris.pieces import KINDS, Drawn, Supply
from arcade.toolkit.picture.polyominoes import Cell, Cells

Copied = tuple[int, int]
"""The lowest and the highest row written to when a row vanished and those above came down."""


class Action(Enum):
    """What a player may do with the piece, or ask for."""

    LEFT = "left"
    RIGHT = "right"
    TURN = "turn"
    TURN_BACK = "turn back"
    DROP = "drop"
    HOLD = "hold"
    PREVIEW = "preview"


class Piece(NamedTuple):
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
    speed: int


@dataclass(frozen=True)
class Spawned:
    """A piece has come."""


Event = Moved | Refused | Fell | Fixed | Cleared | Faster | Spawned
ROWS = 21


class Well:
    """Rows of cells from the top down; 0 is empty, any other number a square of the pile."""

    def __init__(self, columns: int) -> None:
        self.columns = columns
        self.rows = [[0] * columns for _ in range(ROWS)]

    def free(self, cells: Iterable[Cell]) -> bool:
        """Whether all the cells are in the well and empty."""
        columns, rows = self.columns, self.rows
        for row, column in cells:  # noqa: SIM110 (asked for every move that is tried; a loop is twice as fast)
            if not (0 <= column < columns and 0 <= row < ROWS) or rows[row][column]:
                return False
        return True

    def room(self, cell: Cell) -> int:
        """How many cells straight below a cell are free, up to the first that is not; none outside the well."""
        row, column = cell
        if not (0 <= column < self.columns and row >= -1):
            return 0
        for below in range(row + 1, ROWS):
            if self.rows[below][column]:
                return below - row - 1
        return max(ROWS - 1 - row, 0)

    def clear(self, lowest: int, looks: int) -> tuple[tuple[int, ...], tuple[Copied, ...]]:
        """Remove complete rows upward from the lowest, with so many looks; which they were, and what was copied.

        A row that has come down to the place of a removed one costs a look of its own.
        """
        cleared: list[int] = []
        copied: list[Copied] = []
        row = lowest
        for _ in range(looks):
            if row < ROWS and all(self.rows[row]):
                cleared.append(row - len(cleared))
                copied.append((row, self._copy_down(row)))
            else:
                row -= 1
        return tuple(cleared), tuple(copied)

    def _copy_down(self, row: int) -> int:
        """Let all above a row come down by one, as far as the first empty row; returns the highest row written to."""
        while True:
            above = self.rows[row - 1] if row else [0] * self.columns
            self.rows[row] = list(above)
            if not any(above):
                return row
            row -= 1


ROWS_A_SPEED = 10
"""So many rows make the pieces fall faster, where they do."""
SOFT_TICKS = 2
"""A row when a piece is hurried down."""
BEST = 3000
"""The score to beat at first."""


class World:
    """The well, the piece in play and the score; the pile's squares are the numbers of their kinds plus one."""

    piece: Piece
    wait: int
    """Ticks since the piece last fell."""
    resets: int
    seen: bool
    """Whether the preview was on at any time of this piece."""

    def __init__(self, supply: Supply, rules: Rules = BOOK, best: int = BEST) -> None:
        self.supply, self.rules, self.best = supply, rules, best
        self.kinds = KINDS[rules.pieces]
        self.well = Well(rules.columns)
        self.score = self.lines = 0
        self.counts = [0] * len(self.kinds)
        """How many pieces of each kind have come."""
        self.held: Drawn | None = None
        self.swapped = False
        """Whether this piece was exchanged with the held one already."""
        self.hurried = False
        """Whether the piece was hurried down in the last tick."""
        self.preview = rules.preview
        self.next = supply.draw()
        self._spawn()

    @property
    def speed(self) -> int:
        return min(self.rules.speed + self.lines // ROWS_A_SPEED, len(self.rules.periods))

    @property
    def period(self) -> int:
        return self.rules.periods[self.speed - 1]

    @property
    def resting(self) -> bool:
        return self.moved(self.piece, 1, 0) is None

    def cells(self, piece: Piece) -> list[Cell]:
        return [(piece.row + row, piece.column + column) for row, column in self.shape(piece)]

    def shape(self, piece: Piece) -> Cells:
        """A piece's squares about its turning point."""
        return self.kinds[piece.kind].shapes[piece.hand][piece.turns]

    def moved(self, piece: Piece, down: int, right: int) -> Piece | None:
        """A piece moved, or None where it can't be."""
        there = Piece(piece.kind, piece.hand, piece.turns, piece.row + down, piece.column + right)
        return there if self.well.free(self.cells(there)) else None

    def turned(self, piece: Piece, turns: int) -> Piece | None:
        """A piece turned, evading where the rules allow it, or None."""
        tried = piece._replace(turns=(piece.turns + turns) % 4)
        return next((there for kick in self.rules.kicks if (there := self.moved(tried, *kick))), None)

    def lowest(self, piece: Piece) -> Piece:
        """A piece fallen as far as the square with the least room below it."""
        fall = min([self.well.room(cell) for cell in self.cells(piece)])
        return Piece(piece.kind, piece.hand, piece.turns, piece.row + fall, piece.column)

    def tick(self, actions: Iterable[Action] = (), soft: bool = False) -> list[Event]:
        """One look at the keys, the piece hurried down or not; what happened, in order. Nothing moves once it is over.

        What is asked for after a drop or an exchange is left out.
        """
        events: list[Event] = []
        self.hurried = soft
        for action in actions:
            if self.over:
                return events
            events += self._obey(action)
            if isinstance(events[-1], Spawned):
                return events
        if not self.over:
            self.wait += 1
            if self.wait >= (min(SOFT_TICKS, self.period) if soft else self.period):
                events += self._fall()
        return events

    def _obey(self, action: Action) -> Iterator[Event]:
        match action:
            case Action.LEFT | Action.RIGHT:
                yield self._shift(action, self.moved(self.piece, 0, -1 if action is Action.LEFT else 1))
            case Action.TURN | Action.TURN_BACK:
                yield self._shift(action, self.turned(self.piece, 1 if action is Action.TURN else -1))
            case Action.DROP:
                lowest = self.lowest(self.piece)
                rows, self.piece = lowest.row - self.piece.row, lowest
                self.score += rows
                yield Fell(rows, True)
                yield from self._fix()
            case Action.HOLD if self.rules.hold and not self.swapped:
                drawn, self.held = self.held, (self.piece.kind, self.piece.hand)
                self.swapped = True
                yield Moved(action)
                yield self._spawn(drawn)
            case Action.PREVIEW:
                self.preview = not self.preview
                self.seen = self.seen or self.preview
                yield Moved(action)
            case _:
                yield Refused(action)

    def _shift(self, action: Action, there: Piece | None) -> Event:
        if there is None:
            return Refused(action)
        self.piece = there
        if self.resets and self.resting:
            self.resets -= 1
            self.wait = min(self.wait, max(self.period, self.rules.lock) - self.rules.lock)
        return Moved(action)

    def _fall(self) -> Iterator[Event]:
        below = self.moved(self.piece, 1, 0)
        if below:
            self.piece, self.wait = below, 0
            yield Fell(1, False)
        elif self.wait >= max(self.period, self.rules.lock):
            yield from self._fix()

    def _fix(self) -> Iterator[Event]:
        piece, speed = self.piece, self.speed
        for row, column in self.cells(piece):
            self.well.rows[row][column] = piece.kind + 1
        self.score += 5 if self.seen else 7
        yield Fixed(piece)
        # The book looked at four rows, upward from the second below the turning point.
        rows, copied = self.well.clear(*((ROWS - 1, ROWS) if self.rules.whole_field else (piece.row + 2, 4)))
        if rows:
            points = self.rules.rewards[len(rows) - 1]
            self.score += points
            self.lines += len(rows)
            yield Cleared(rows, copied, points)
        if self.speed > speed:
            yield Faster(self.speed)
        self.swapped = False
        yield self._spawn()

    def _spawn(self, drawn: Drawn | None = None) -> Event:
        """Let the given piece come, or the next one of the supply; where it has no room the game is over."""
        if drawn is None:
            drawn, self.next = self.next, self.supply.draw()
            self.counts[drawn[0]] += 1
        self.piece = Piece(*drawn, 0, 2, self.rules.columns // 2)
        self.wait, self.resets = 0, self.rules.resets
        self.seen = self.preview
        self.over = not self.well.free(self.cells(self.piece))
        return Spawned()
