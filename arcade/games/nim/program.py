"""The program of Nim: the rows are set, a game is played, another is asked for; five games make a match."""

from collections.abc import Sequence

from arcade.games.nim.evaluator import standing
from arcade.games.nim.look import USUAL_ROWS, State
from arcade.games.nim.modern import Modern
from arcade.games.nim.opponent import choice, winning_move
from arcade.games.nim.original import Original
from arcade.games.nim.rules import MOST_BEADS, MOST_ROWS, Move, Position
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain, plain_fields
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.contract.searching import Idea
from arcade.toolkit.flow.cursor import BY_SEAT, TYPED, CellCursor, CellKeys, choose_cell
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.programs.contest import Tally
from arcade.toolkit.programs.match_program import MatchProgram

GAMES_IN_MATCH = 5
ROW_KEYS = {str(row + 1): (row, TYPED) for row in range(MOST_ROWS)}


class Main(State, MatchProgram[Spectrum, Position, Move]):
    """Rows are set, beads are taken until none is left; five games make a match."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.accumulates_score = True
        self.cell: Cell = (0, MOST_BEADS)
        self.look: Original | Modern = Original(self) if self.original else Modern(self)

    def begin(self) -> Frames[None]:
        """The rows, and who moves first; after five games the match begins anew."""
        if self.tally.games == GAMES_IN_MATCH:
            self.tally, self.score = Tally(), 0
        yield from self.look.begin()
        yield from self.set_rows()
        self.match = Match(self.start(0))
        yield from self.look.begin_rows()
        self.match = Match(self.start((yield from self.first_seat())))

    def start(self, seat: int) -> Position:
        return Position(tuple(self.rows), seat, self.position.upside_down)

    def set_rows(self) -> Frames[None]:
        """The sizes of the rows, by the computer's dice or by the player."""
        count = yield from self.agreed(self.look.ask_rows(), int(USUAL_ROWS))
        self.given = (yield from self.agreed(self.look.ask_setter(), "c")) == "c"
        self.rows = []
        if self.given:
            yield from self.look.will_set()
            self.rows = [self.dice.below(MOST_BEADS) + 1 for _ in range(count)]
        while len(self.rows) < count:
            size = yield from self.look.ask_size()
            if size is None:
                del self.rows[-1:]
            elif 1 <= size <= MOST_BEADS:
                self.rows.append(size)
            else:
                yield from self.look.refuse_size()

    def play_match(self) -> Frames[Outcome]:
        """From the first bead to the last; what the game was worth is added to the score."""
        outcome = yield from super().play_match()
        self.score = self.points(outcome)
        return outcome

    def points(self, outcome: Outcome) -> int:
        """The score with this game: a start that the computer set and the player won is worth its beads."""
        won = outcome is Outcome.WON and self.given
        return self.score + (self.match.positions[0].beads if won else 0)

    def choose(self) -> Frames[Move | Control]:
        """Let a person choose the first bead to go, or type a row and an amount."""
        while True:
            yield from self.look.prompt()
            chosen = yield from choose_cell(
                self,
                CellCursor(
                    self.look.grid,
                    self.walk(self.cell, 0, 0),
                    self.look.cursor,
                    steering=BY_SEAT[self.position.seat],
                    walk=self.walk,
                    hidden=self.look.hidden,
                ),
                CellKeys(ROW_KEYS, commands=self.look.commands, wrong=self.look.wrong_key),
            )
            if isinstance(chosen, Control):
                return chosen
            yield from self.look.accepted()
            move = yield from self.move_of(chosen)
            if move is not None:
                self.cell = (move[0] - 1, MOST_BEADS)
                return move

    def move_of(self, cell: Cell) -> Frames[Move | None]:
        """The move that a chosen cell means; None if it was impossible, or taken back before its amount was said."""
        position, (row, column) = self.position, cell
        offered = self.offered()
        if row not in offered or (column != TYPED and column not in offered[row]):
            yield from self.look.refuse_row(row + 1)
            return None
        if column != TYPED:
            return row + 1, position.rows[row] - column
        while True:
            amount = yield from self.look.ask_amount(row + 1)
            if amount is None:
                return None
            if (row + 1, amount) in position.moves():
                return row + 1, amount
            yield from self.look.refuse_row(row + 1)

    def offered(self) -> dict[int, list[int]]:
        """The rows and columns of the beads that can be the first to go."""
        offered: dict[int, list[int]] = {}
        for row, amount in self.position.moves():
            offered.setdefault(row - 1, []).append(self.position.rows[row - 1] - amount)
        return offered

    def walk(self, cell: Cell, down: int, right: int) -> Cell:
        """The cursor keeps to beads that can go: along its row, or to the last one of the next row that has any."""
        offered = self.offered()
        if not offered:
            return cell
        row = min(cell[0], len(self.position.rows) - 1)
        beyond = sorted((other for other in offered if (other - row) * down > 0), key=lambda other: abs(other - row))
        found = next(iter(beyond), row if row in offered else min(offered))
        columns = offered[found]
        if down:
            return found, max(columns)
        near = min(columns, key=lambda column: abs(column - cell[1]))
        further = [column for column in columns if (column - near) * right > 0]
        return found, min(further, key=lambda column: abs(column - near), default=near)

    def answer(self) -> Frames[Move]:
        yield from self.look.think()
        move = choice(self.position, self.terms.slip, self.fork())
        if not self.terms.slip:
            self.report_idea(Idea(self.position, (move,), value=standing(self.position)))
        return move

    def hint(self) -> Frames[None]:
        """A winning move, if there is one; the cursor goes to it."""
        move = winning_move(self.position)
        if move is not None:
            self.cell = (move[0] - 1, self.position.rows[move[0] - 1] - move[1])
        yield from self.look.hint(move)

    def state(self) -> dict[str, Plain]:
        return {
            **plain_fields(self.position, "rows", "seat"),
            "moves": tuple(self.match.moves),
            "start": self.match.positions[0].rows,
            "given": self.given,
            "tally": self.tally.plain(),
            "points": self.score,
            "cell": self.cell,
        }
