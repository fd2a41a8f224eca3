"""The program of Crossing: who starts, move for move, who has won, and another game."""

from collections.abc import Sequence

from arcade.games.crossing_board import DANGER
from arcade.games.crossing_board.book_opponent import printed
from arcade.games.crossing_board.levels import BOOK, LEVELS
from arcade.games.crossing_board.modern import Modern
from arcade.games.crossing_board.opponent import best, choosing
from arcade.games.crossing_board.original import Original
from arcade.games.crossing_board.rules import BLACK, PIECES, SIDE, WHITE, Move, Position
from arcade.games.crossing_board.scene import State
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.flow.cursor import BY_SEAT, TYPED, CellCursor, CellKeys, choose_cell
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.programs.match_program import MatchProgram

DIGITS = (
    {str(line): (line, TYPED) for line in range(1, SIDE + 1)},
    {str(line): (TYPED, line) for line in range(1, SIDE + 1)},
)
"""What a digit means to each seat."""


class Main(State, MatchProgram[Spectrum, Position, Move]):
    """So many pieces a side are chosen, and led across until one side has all of its own out."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.match = Match(Position())
        self.opponent = BOOK if self.original else LEVELS[setup.level].sets
        self.pieces = PIECES
        """Of each side, in the next game."""
        self.look: Original | Modern = Original(self) if self.original else Modern(self)

    def begin(self) -> Frames[None]:
        self.pieces = yield from self.agreed(self.look.ask_pieces(), PIECES)
        yield from super().begin()

    def start(self, seat: int) -> Position:
        return Position(((0,) * self.pieces, (0,) * self.pieces), seat)

    def points(self, outcome: Outcome) -> int:
        """A point for each piece out; a win counts what the level gives, and the enemy's pieces on the board."""
        won = self.opponent.win_points + self.position.pieces - self.position.out(WHITE)
        return self.position.out(BLACK) + (won if outcome is Outcome.WON else 0)

    def choose(self) -> Frames[Move | Control]:
        """Let a person point at a square, or name a row (white: a column) and the steps."""
        position = self.position
        if self.aim not in position.moves():
            self.aim = min(position.moves())
        while True:
            yield from self.look.prompt()
            start, steering = position.target(self.aim), BY_SEAT[position.seat]
            chosen = yield from choose_cell(
                self,
                CellCursor(self.look.grid, start, self._cursor, steering, self._walk, hidden=self.original),
                CellKeys(DIGITS[position.seat], commands=self.look.commands, wrong=self.look.wrong_key),
            )
            if chosen is DANGER:
                self.marked = not self.marked
                yield from self.look.switch()
            elif isinstance(chosen, Control):
                return chosen
            else:
                move = yield from self._move_of(position, chosen)
                if move is not None:
                    return move

    def _move_of(self, position: Position, chosen: Cell) -> Frames[Move | None]:
        """The move that a square or a digit means; None if there is none yet: a piece was pointed at, or it is said."""
        if TYPED in chosen:
            line = max(chosen)
            yield from self.look.accepted_line(line)
            fault = position.fault((line, 1))
            if fault is None:
                steps = yield from self.look.ask_steps(line)
                fault = position.fault((line, steps))
                if fault is None:
                    return line, steps
            yield from self.look.refuse_move(fault)
            return None
        move = self._pointed(position, chosen)
        own = [move for move in position.moves() if position.origin(move) == chosen]
        if move is not None:
            yield from self.look.accepted()
        elif own:
            self.aim = own[0]
        else:
            yield from self.look.refuse_move()
        return move

    def _pointed(self, position: Position, square: Cell) -> Move | None:
        """The move that leads to a square, if there is one."""
        return next((move for move in position.moves() if position.target(move) == square), None)

    def _cursor(self, square: Cell, on: bool) -> None:
        self.aim = self._pointed(self.position, square) or self.aim
        self.look.cursor(self.aim, on)

    def _walk(self, square: Cell, down: int, right: int) -> Cell:
        """Along its way the cursor takes one step or two, across it goes to the next piece that can move."""
        position = self.position
        line, steps = self._pointed(position, square) or self.aim
        ahead, across = (right, down) if position.seat == BLACK else (-down, right)
        moves = position.moves()
        wanted = [move for move in moves if (move[0] - line) * across > 0] if across else []
        if wanted:
            line = min(wanted, key=lambda move: abs(move[0] - line))[0]
        nearest = min((move for move in moves if move[0] == line), key=lambda move: abs(move[1] - steps - ahead))
        return position.target(nearest)

    def answer(self) -> Frames[Move]:
        if self.original:
            choice = printed(self.position)
            yield from self.look.thought(choice)
            return choice.move
        dice = self.dice.fork(1000 * self.tally.games + len(self.match.moves))
        return (yield from self.look.thinking(self.think(choosing(self.position, dice, self.opponent.plays))))

    def hint(self) -> Frames[None]:
        """What the top level would do; the cursor goes there."""
        self.aim = yield from self.look.thinking(self.think(best(self.position)))
        yield from self.look.hint(self.aim)

    def state(self) -> dict[str, Plain]:
        position = self.position
        return {
            "board": position.picture(),
            "seat": position.seat,
            "out": (position.out(BLACK), position.out(WHITE)),
            "moves": tuple(self.match.moves),
            "aim": self.aim,
            "danger": self.marked,
            "tally": self.tally.plain(),
        }
