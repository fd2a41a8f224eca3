"""The program of Tic-tac-toe: matches of ten games against the computer, or of two people."""

from collections.abc import Sequence

from arcade.games.tic_tac_toe.modern import Modern
from arcade.games.tic_tac_toe.opponent import Choice, Level, advice, advised, choosing
from arcade.games.tic_tac_toe.original import Original
from arcade.games.tic_tac_toe.rules import Position
from arcade.games.tic_tac_toe.scene import GAMES_IN_MATCH
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.ai.solver import Solver
from arcade.toolkit.contract.controls import HINT, TAKE_BACK, Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.program import Program, Setup, Thought
from arcade.toolkit.flow.contest import Tally, first_seat, settled
from arcade.toolkit.flow.cursor import BY_SEAT, choose_cell

DIGITS = {str(3 * row + column + 1): (row, column) for row in range(3) for column in range(3)}
Look = Original | Modern


class Main(Program[Spectrum]):
    """Asks who starts, plays a game, announces its end, asks for another."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.adds_up = True
        self.level = Level.PRINTED if self.original else Level(setup.level)
        self.people = (0, 1) if setup.seats == 2 else (0,)
        self.match: Match[Position, int] = Match(Position())
        self.tally = Tally()
        self.reason = ""
        self.cell = (1, 1)
        self.solver: Solver[Position, int] = Solver()
        self.look: Look = Original(self) if self.original else Modern(self)

    def play(self) -> Frames[None]:
        yield from self.look.opening()
        again = True
        while again:
            if self.tally.games == GAMES_IN_MATCH:
                self.tally = Tally()
            yield from self.look.board(self.tally)
            seat = yield from first_seat(self, self.look.ask_starter)
            self.match = Match(Position(seat=seat))
            outcome = yield from settled(self)
            yield from self.look.result(self.match.position, outcome, self.tally)
            again = yield from self.look.ask_again()

    def points(self, outcome: Outcome) -> int:
        """Two for each game won so far, one for a draw."""
        del outcome
        return self.tally.points

    def choose(self) -> Frames[int | Control]:
        """Let a person choose a free field."""
        position = self.match.position
        yield from self.look.prompt(position)
        while True:
            chosen = yield from choose_cell(
                self,
                self.look.GRID,
                self.cell,
                self.look.cursor,
                DIGITS,
                (HINT, TAKE_BACK),
                BY_SEAT[position.seat],
                self.look.wrong_key,
                hidden=self.original,
            )
            if isinstance(chosen, Control):
                return chosen
            self.cell = chosen
            field = 3 * chosen[0] + chosen[1] + 1
            if field in position.moves():
                yield from self.look.accepted()
                return field
            yield from self.look.taken(position)

    def answer(self) -> Frames[int]:
        """The computer's field."""
        position = self.match.position
        dice = self.dice.fork(10 * self.tally.games + len(self.match.moves))
        found = yield from self.think(choosing(position, self.level, self.solver, dice))
        choice = Choice(*found)
        self.reason = choice.reason
        yield from self.look.ponder(choice)
        return choice.field

    def moved(self, before: Position, move: int) -> Frames[None]:
        """A stone appears."""
        yield from self.look.place(before, move)

    def hint(self) -> Frames[None]:
        """What each free field is worth."""
        position = self.match.position
        values = yield from self.think(advice(position, self.solver))
        yield from self.look.hint(position, advised(position, values))

    def taken_back(self, done: bool) -> Frames[None]:
        """The position as it was, or a word that there is none."""
        yield from self.look.taken_back(self.match.position, done)

    def state(self) -> dict[str, Plain]:
        position = self.match.position
        return {
            "board": position.board,
            "seat": position.seat,
            "moves": tuple(self.match.moves),
            "tally": self.tally.plain(),
            "reason": self.reason,
            "cell": self.cell,
        }
