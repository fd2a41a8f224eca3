"""The program of Crossing: who starts, move for move, who has won, and another game."""

from collections.abc import Sequence

from arcade.games.crossing_board import DANGER
from arcade.games.crossing_board.book_opponent import printed
from arcade.games.crossing_board.modern import Modern
from arcade.games.crossing_board.opponent import Level, best, choosing
from arcade.games.crossing_board.original import Original
from arcade.games.crossing_board.rules import BLACK, SIDE, WHITE, Fault, Move, Position
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import HINT, TAKE_BACK, Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.program import Program, Setup, Thought
from arcade.toolkit.flow.contest import Tally, first_seat, settled
from arcade.toolkit.flow.cursor import ARROWS, SECOND_SEAT, choose_cell
from arcade.toolkit.picture.grid import Cell

TYPED = -1
"""In place of a row or column: a piece was chosen by its digit, and the steps are still to be asked."""
DIGITS = (
    {str(line): (line, TYPED) for line in range(1, SIDE + 1)},
    {str(line): (TYPED, line) for line in range(1, SIDE + 1)},
)
"""What a digit means to each seat."""
COMMANDS = (HINT, TAKE_BACK, DANGER)
WIN_POINTS = 10
"""For a game won, times the level."""


class Main(Program[Spectrum]):
    """One sitting: game after game."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.level = Level.PRINTED if self.original else Level(setup.level)
        self.people = (BLACK, WHITE) if setup.seats == 2 else (BLACK,)
        self.match: Match[Position, Move] = Match(Position())
        self.tally = Tally()
        self.aim: Move = (1, 1)
        """Where the cursor points: a move of the side whose turn it is."""
        self.danger = False
        """Whether the squares that the enemy can reach are marked."""
        self.look: Original | Modern = Original(self) if self.original else Modern(self)

    @property
    def position(self) -> Position:
        """The position now."""
        return self.match.position

    def play(self) -> Frames[None]:
        yield from self.look.opening()
        again = True
        while again:
            pieces = yield from self.look.ask_pieces(self.position.pieces)
            self.match = Match(Position(((0,) * pieces, (0,) * pieces)))
            yield from self.look.board(self.position, self.tally)
            seat = yield from first_seat(self, self.look.ask_starter)
            self.match = Match(Position(self.position.gone, seat))
            outcome = yield from settled(self)
            yield from self.look.result(self.position, outcome, self.tally)
            again = yield from self.look.ask_again()

    def points(self, outcome: Outcome) -> int:
        """A point for each piece out; a win counts ten times the level, and the enemy's pieces on the board."""
        won = WIN_POINTS * self.level + self.position.pieces - self.position.out(WHITE)
        return self.position.out(BLACK) + (won if outcome is Outcome.WON else 0)

    # --- a person's turn

    def choose(self) -> Frames[Move | Control]:
        """Let a person point at a square, or name a row (white: a column) and the steps."""
        position = self.position
        if self.aim not in position.moves():
            self.aim = min(position.moves())
        while True:
            yield from self.look.prompt(position)
            chosen = yield from choose_cell(
                self,
                self.look.GRID,
                position.target(self.aim),
                self._cursor,
                DIGITS[position.seat],
                COMMANDS if isinstance(self.look, Modern) else COMMANDS[:2],
                SECOND_SEAT if position.seat == WHITE else ARROWS,
                self.look.wrong_key,
                self.original,
                self._walk,
            )
            if chosen is DANGER and isinstance(self.look, Modern):
                self.danger = not self.danger
                yield from self.look.switched(position, self.danger)
            elif isinstance(chosen, Control):
                return chosen
            else:
                move = yield from self._move_of(position, chosen)
                if move is not None:
                    return move

    def _move_of(self, position: Position, chosen: Cell) -> Frames[Move | None]:
        """The move that a square or a digit means; None if there is none, which has been said."""
        if TYPED in chosen:
            line = max(chosen)
            yield from self.look.typed_line(position, line)
            fault = position.fault((line, 1))
            if any(move[0] == line for move in position.moves()):
                steps = yield from self.look.ask_steps(position, line)
                fault = position.fault((line, steps)) if steps else Fault.STEPS
                if fault is None:
                    return line, steps
            yield from self.look.refused(fault or Fault.NO_PIECE)
            return None
        move = self._pointed(position, chosen)
        if move is None:
            if not self._picked(position, chosen):
                yield from self.look.not_there()
            return None
        yield from self.look.accepted()
        return move

    def _pointed(self, position: Position, square: Cell) -> Move | None:
        """The move that leads to a square, if there is one."""
        return next((move for move in position.moves() if position.target(move) == square), None)

    def _picked(self, position: Position, square: Cell) -> bool:
        """Point the cursor at the way of the piece in a square; false if none of the player's is there."""
        for move in position.moves():
            if position.origin(move) == square:
                self.aim = move
                return True
        return False

    def _cursor(self, square: Cell, on: bool) -> None:
        self.aim = self._pointed(self.position, square) or self.aim
        self.look.cursor(self.position, self.aim, on)

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

    # --- the computer's turn, and all that a match needs

    def answer(self) -> Frames[Move]:
        """The computer's move."""
        position = self.position
        if isinstance(self.look, Original):
            choice = printed(position)
            yield from self.look.ponder(position, choice)
            return choice.move
        dice = self.dice.fork(1000 * self.tally.games + len(self.match.moves))
        line, steps = yield from self.look.thinking(position, self.think(choosing(position, self.level, dice)))
        return line, steps

    def moved(self, before: Position, move: Move) -> Frames[None]:
        """A piece moves."""
        yield from self.look.show(before, move)

    def hint(self) -> Frames[None]:
        """What the top level would do; the cursor goes there."""
        position = self.position
        line, steps = yield from self.look.thinking(position, self.think(best(position)))
        self.aim = line, steps
        yield from self.look.hint(position, self.aim)

    def taken_back(self, done: bool) -> Frames[None]:
        """The position as it was, or a word that there is none."""
        yield from self.look.taken_back(self.position, done)

    def state(self) -> dict[str, Plain]:
        position = self.position
        return {
            "board": position.picture(),
            "seat": position.seat,
            "out": (position.out(BLACK), position.out(WHITE)),
            "moves": tuple(self.match.moves),
            "aim": self.aim,
            "danger": self.danger,
            "tally": self.tally.plain(),
        }
