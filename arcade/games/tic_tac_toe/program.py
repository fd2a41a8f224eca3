"""The program of Tic-tac-toe: matches of ten games against the computer, or of two people."""

from collections.abc import Sequence

from arcade.games.tic_tac_toe.levels import LEVELS, Skill
from arcade.games.tic_tac_toe.modern import Modern
from arcade.games.tic_tac_toe.opponent import Choice, advice, advised, choosing
from arcade.games.tic_tac_toe.original import Original
from arcade.games.tic_tac_toe.rules import Position
from arcade.games.tic_tac_toe.scene import GAMES_IN_MATCH
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.ai.solver import Solver
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain, plain_fields
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.contract.searching import Idea
from arcade.toolkit.flow.cursor import BY_SEAT, CellCursor, CellKeys, choose_cell
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.programs.contest import Tally
from arcade.toolkit.programs.match_program import MatchProgram

DIGITS = {str(3 * row + column + 1): (row, column) for row in range(3) for column in range(3)}


class Main(MatchProgram[Spectrum, Position, int]):
    """Stones are put until there is a line, or no field is free; ten games make a match."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.accumulates_score = True
        self.skill = Skill.PRINTED if self.original else LEVELS[setup.level].sets
        self.match = Match(self.start(0))
        self.reason = ""
        self.cell: Cell = (1, 1)
        self.solver: Solver[Position, int] = Solver()
        self.look: Original | Modern = Original(self) if self.original else Modern(self)

    def begin(self) -> Frames[None]:
        if self.tally.games == GAMES_IN_MATCH:
            self.tally = Tally()
        yield from self.look.begin()
        self.match = Match(self.start((yield from self.first_seat())))

    def start(self, seat: int) -> Position:
        return Position(seat=seat)

    def points(self, outcome: Outcome) -> int:
        """Two for each game won so far, one for a draw."""
        del outcome
        return self.tally.points

    def choose(self) -> Frames[int | Control]:
        look, steering, hidden = self.look, BY_SEAT[self.position.seat], self.original
        yield from look.prompt()
        while True:
            chosen = yield from choose_cell(
                self,
                CellCursor(look.grid, self.cell, look.cursor, steering=steering, hidden=hidden),
                CellKeys(DIGITS, commands=look.commands, wrong=look.wrong_key),
            )
            if isinstance(chosen, Control):
                return chosen
            self.cell = chosen
            field = 3 * chosen[0] + chosen[1] + 1
            if field in self.position.moves():
                yield from look.accepted()
                return field
            yield from look.refuse_taken()

    def answer(self) -> Frames[int]:
        dice = self.dice.fork(10 * self.tally.games + len(self.match.moves))
        choice = Choice(*(yield from self.think(choosing(self.position, self.skill, self.solver, dice))))
        self.reason = choice.reason
        if self.skill is Skill.PERFECT:
            self.report_idea(Idea(self.position, (choice.field,), value=self.solver.worth(self.position).rank))
        yield from self.look.thought(choice)
        return choice.field

    def hint(self) -> Frames[None]:
        values = yield from self.think(advice(self.position, self.solver))
        yield from self.look.hint(advised(self.position, values))

    def state(self) -> dict[str, Plain]:
        position = self.position
        return {
            **plain_fields(position, "board", "seat"),
            "moves": tuple(self.match.moves),
            "tally": self.tally.plain(),
            **plain_fields(self, "reason", "cell"),
        }
