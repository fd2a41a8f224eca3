"""The program of Chinese draughts: choose arrows, be hinted at and helped, until both sides have changed places."""

from collections.abc import Sequence

from arcade.games.chinese_draughts import AGAIN, UNDO, strings
from arcade.games.chinese_draughts.modern import Modern
from arcade.games.chinese_draughts.original import Original
from arcade.games.chinese_draughts.rules import Position
from arcade.games.chinese_draughts.solver import Atlas, atlas
from arcade.games.chinese_draughts.state import State
from arcade.machine.machine import Frames, WrongKey
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import BACK, HINT, SOLVE, Control
from arcade.toolkit.contract.languages import Language, own
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain, plain_fields
from arcade.toolkit.contract.program import Setup, Thought, together
from arcade.toolkit.contract.searching import Search
from arcade.toolkit.flow.cursor import CellCursor, CellKeys, choose_cell
from arcade.toolkit.flow.prompts import ask_key
from arcade.toolkit.flow.typed_number import DIGITS
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.programs.puzzle import Attempt, Ending
from arcade.toolkit.programs.puzzle_program import PuzzleProgram

OPTIONS: dict[Language, dict[str, Control]] = {
    "en": {"h": HINT, "u": UNDO, "s": SOLVE, "r": AGAIN},
    "ro": {"s": HINT, "i": UNDO, "r": SOLVE, "0": AGAIN},
}
"""What fire on the empty cell offers to players who have only a joystick, by the words' initials."""


class Main(State, PuzzleProgram[Spectrum, Position, int]):
    """Attempt after attempt until the player has had enough."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.look: Original | Modern = Original(self) if setup.original else Modern(self)

    @property
    def atlas(self) -> Atlas:
        """What is known of the board. It stays with the process and is no part of the program's state."""
        return atlas(self.board)

    def begin(self, task: Position | None) -> Frames[None]:
        """The board, while it is surveyed; then the arrows are ready."""
        self.attempt = Attempt(task or self.board.start())
        self.square = self.field.squares[self.board.middle]
        yield from together(self.look.begin(), self.atlas.survey())
        self.attempt.par = self.atlas.par
        yield from self.look.begin_play()

    def choose(self) -> Frames[int | Control]:
        """The cell of an arrow that can move, or an order; everything else is answered."""
        while True:
            yield from self.look.prompt()
            self.choosing = True
            field, look = self.field, self.look
            cursor = CellCursor(field.grid, self.square, look.cursor, walk=field.walk, hidden=look.hidden)
            keys = CellKeys(commands=(HINT, UNDO, SOLVE, AGAIN, *look.digits), wrong=look.wrong_key)
            chosen = yield from choose_cell(self, cursor, keys)
            self.choosing = False
            wanted: int | Control | None
            if isinstance(chosen, Control):
                wanted = (yield from self.typed(chosen.name)) if chosen.name in DIGITS else chosen
            else:
                wanted = yield from self.pointed(chosen)
            if isinstance(wanted, Control) or wanted in self.position.moves():
                return wanted
            if wanted is not None:
                yield from self.look.refuse_number(wanted)

    def typed(self, digit: str) -> Frames[int | Control | None]:
        """The number that begins with a digit; 0 begins again, None is a number taken back."""
        number = yield from self.look.ask_number(digit)
        return AGAIN if number == 0 else number

    def pointed(self, square: Cell) -> Frames[int | Control | None]:
        """The cell on a square; the empty one offers what a joystick cannot say directly."""
        number = self.field.numbers.get(square)
        if number is None:
            self.machine.wrong_key = WrongKey("", DIGITS, steered=True)
            yield from self.look.wrong_key()
            return None
        self.square = square
        if number != self.position.gap:
            return number
        yield from self.look.prompt_options()
        options = own(OPTIONS, self.language)
        key = yield from ask_key(self.machine, (*options, "n", *BACK.keys), self.look.wrong_key, move=True)
        return options.get(key)

    def way(self) -> Search[tuple[int, ...]]:
        yield from ()
        return self.atlas.way(self.position)

    def find_way(self) -> Frames[bool]:
        """Look it up, without thinking; par is known from the survey."""
        self.attempt.plan = self.attempt.plan or (yield from self.way())
        return bool(self.attempt.plan)

    def no_way(self) -> Frames[None]:
        """How many moves have to be taken back before there is a way again."""
        dead = sum(not self.atlas.solvable(position) for position in self.attempt.positions)
        return self.look.refuse(strings.NO_WAY, n=dead)

    def obey(self, order: Control) -> Frames[Ending | None]:
        """Give up: the original shows the record and asks for another game, the modern look begins it at once."""
        del order
        yield from ()
        return Ending.GIVEN_UP if self.original else Ending.RESTART

    def conclude(self, ending: Ending) -> None:
        """Keep the records; to give up after a move is to lose."""
        attempt = self.attempt
        if attempt.scored:
            self.longest = max(self.longest or 0, attempt.moves)
            if ending is Ending.SOLVED:
                self.best = min(self.best or attempt.moves, attempt.moves)
        if ending in (Ending.SOLVED, Ending.HELPED):
            super().conclude(ending)
        elif attempt.moves:
            self.finish(Outcome.LOST if attempt.scored else Outcome.OVER)

    def state(self) -> dict[str, Plain]:
        return {
            "cells": self.position.cells,
            **self.progress(),
            "scored": self.attempt.scored,
            "lit": self.lit,
            **plain_fields(self, "longest", "best"),
        }
