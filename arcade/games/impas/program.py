"""The program of Impasse: board and starter are chosen, then a game is played."""

from collections.abc import Sequence

from arcade.games.impas.levels import LEVELS, Player
from arcade.games.impas.modern import Modern
from arcade.games.impas.opponent import advice, choosing
from arcade.games.impas.original import Original
from arcade.games.impas.rules import Move, Position, start
from arcade.games.impas.state import State
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import HINT, TAKE_BACK, Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.flow.cursor import TYPED, CellCursor, CellKeys, choose_cell
from arcade.toolkit.flow.square_names import lettered
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.programs.match_program import MatchProgram

WIN = 10
"""Points for a win, to which the moves still left are added."""


class Main(State, MatchProgram[Spectrum, Position, Move]):
    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.player = Player.PRINTED if self.original else LEVELS[setup.level].sets
        self.look: Original | Modern = Original(self) if self.original else Modern(self)

    def start(self, seat: int) -> Position:
        """The block in the corner of the board chosen last."""
        return start(self.position.side, seat)

    def begin(self) -> Frames[None]:
        """The block in its corner, and who moves first; board and directions can be changed."""
        side = self.position.side
        while True:
            self.match = Match(start(side))
            self.cell = (side - 1, 0)
            yield from self.look.begin()
            key = yield from self.agreed(self.look.ask_start(), "j")
            if key.isdigit():
                side = int(key)
            elif key == "s":
                self.people = (1 - self.people[0],)
            else:
                break
        own = self.tally.games % 2 if self.two else self.people[0]
        self.match = Match(self.start(own if key == "j" else 1 - own))

    def points(self, outcome: Outcome) -> int | None:
        return WIN + self.spare if outcome is Outcome.WON else None

    def choose(self) -> Frames[Move | Control]:
        position = self.position
        while True:
            yield from self.look.prompt()
            chosen = yield from choose_cell(
                self,
                CellCursor(self.look.grid, self.cell, self.cursor, steering=self.steering, hidden=self.original),
                CellKeys(lettered(position.side), commands=(HINT, TAKE_BACK), wrong=self.look.wrong_key),
            )
            if isinstance(chosen, Control):
                return chosen
            yield from self.look.accepted()
            square = (yield from self.look.ask_row(chosen[1])) if chosen[0] == TYPED else chosen
            if square is None:
                continue
            self.cell = square
            # The original asks for the steps of any piece, even a blocked one.
            if square not in position or not (self.original or position.pushes(square)):
                yield from self.look.refuse_square(square)
                continue
            move = yield from self.look.ask_steps(square)
            if move is not None:
                return move

    def cursor(self, cell: Cell, on: bool) -> None:
        """Show the cursor, or take it away."""
        self.cell = cell
        self.look.cursor(cell, on)

    def answer(self) -> Frames[Move]:
        yield from self.look.think()
        move = Move(*(yield from self.look.thinking(self.think(choosing(self.position, self.player)))))
        yield from self.look.thought(move)
        return move

    def moved(self, before: Position, move: Move) -> Frames[None]:
        if before.seat in self.people:
            self.cell = before.target(move)
        yield from super().moved(before, move)

    def hint(self) -> Frames[None]:
        """The best move known, and whether it wins."""
        yield from self.look.hint_sought()
        found, wins = yield from self.think(advice(self.position))
        move = Move(*found)
        self.cell = (move.row, move.column)
        yield from self.look.hint(move, wins)

    def state(self) -> dict[str, Plain]:
        position = self.position
        return {
            "board": position.picture(),
            "seat": position.seat,
            "people": self.people,
            "moves": tuple(tuple(move) for move in self.match.moves),
            "tally": self.tally.plain(),
            "cell": self.cell,
        }
