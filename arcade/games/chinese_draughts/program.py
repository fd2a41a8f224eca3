"""The program of Chinese draughts: choose arrows, be hinted at and helped, until both sides have changed places."""

from collections.abc import Sequence

from arcade.games.chinese_draughts import AGAIN, UNDO
from arcade.games.chinese_draughts.layout import Field
from arcade.games.chinese_draughts.levels import board_of, lit
from arcade.games.chinese_draughts.modern import Modern
from arcade.games.chinese_draughts.original import Original
from arcade.games.chinese_draughts.rules import Position
from arcade.games.chinese_draughts.solver import atlas
from arcade.machine.machine import Frames, WrongKey
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import BACK, HINT, SOLVE, Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.program import Program, Setup, Thought, together
from arcade.toolkit.contract.texts import Language
from arcade.toolkit.flow.cursor import choose_cell
from arcade.toolkit.flow.prompts import ask_key
from arcade.toolkit.flow.puzzle import Attempt, Ending, solving
from arcade.toolkit.flow.typed_number import DIGITS
from arcade.toolkit.picture.grid import Cell

OPTIONS: dict[Language, dict[str, Control]] = {
    "en": {"h": HINT, "u": UNDO, "s": SOLVE, "r": AGAIN},
    "ro": {"s": HINT, "i": UNDO, "r": SOLVE, "0": AGAIN},
}
"""What fire on the empty cell offers, for players with nothing but a joystick, by the initials of the words."""


class Main(Program[Spectrum]):
    """Attempt after attempt until the player has had enough."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.board = board_of(setup.level, setup.original)
        self.field = Field(self.board)
        self.atlas = atlas(self.board)
        self.attempt: Attempt[Position, int] = Attempt(self.board.start())
        self.square: Cell = self.field.squares[self.board.middle]
        """Where the cursor is."""
        self.choosing = False
        """Whether a move is waited for."""
        self.longest: int | None = None
        """The most moves made in a game of this sitting, solved or not: the original's record."""
        self.best: int | None = None
        """The fewest moves that solved it."""
        self.look: Original | Modern = Original(self) if setup.original else Modern(self)

    def play(self) -> Frames[None]:
        yield from self.look.title()
        again = True
        while again:
            self.attempt = Attempt(self.board.start())
            self.square = self.field.squares[self.board.middle]
            yield from together(self.look.deal(self.best, self.longest), self.atlas.survey())
            self.attempt.par = self.atlas.par
            yield from self.look.ready(self.attempt)
            again = yield from self.end((yield from solving(self, self.attempt)))

    def choose(self) -> Frames[int | Control]:
        """The cell of an arrow that can move, or an order; everything else is answered."""
        while True:
            yield from self.look.prompt(self.attempt)
            self.choosing = True
            chosen = yield from choose_cell(
                self,
                self.field.grid,
                self.square,
                self.look.cursor,
                commands=(HINT, UNDO, SOLVE, AGAIN, *self.look.digits),
                wrong=self.look.wrong_key,
                hidden=self.look.hidden,
                walk=self.field.walk,
            )
            self.choosing = False
            wanted: int | Control | None
            if isinstance(chosen, Control):
                wanted = (yield from self.typed(chosen.name)) if chosen.name in DIGITS else chosen
            else:
                wanted = yield from self.pointed(chosen)
            if isinstance(wanted, Control) or (wanted is not None and self.attempt.position.legal(wanted)):
                return wanted
            if wanted is not None:
                yield from self.look.wrong(self.attempt.position, wanted)

    def typed(self, digit: str) -> Frames[int | Control | None]:
        """The number that begins with a digit; 0 begins again, None is a number taken back."""
        number = yield from self.look.number(digit)
        return AGAIN if number == 0 else number

    def pointed(self, square: Cell) -> Frames[int | Control | None]:
        """The cell on a square; the empty one offers what a joystick cannot say directly."""
        number = self.field.numbers.get(square)
        if number is None:
            self.machine.wrong_key = WrongKey("", DIGITS, steered=True)
            yield from self.look.wrong_key()
            return None
        self.square = square
        if number != self.attempt.position.gap:
            return number
        yield from self.look.ask_option()
        options = OPTIONS[self.language]
        key = yield from ask_key(self.machine, (*options, "n", *BACK.keys), self.look.wrong_key, move=True)
        return options.get(key)

    def moved(self, before: Position, move: int) -> Frames[None]:
        """An arrow moves; a dead end is announced."""
        yield from self.look.move(before, move, self.attempt)
        if self.attempt.position.stuck:
            yield from self.look.stuck()

    def find_way(self) -> Frames[bool]:
        """Look up a shortest way in the atlas."""
        self.attempt.plan = self.attempt.plan or self.atlas.way(self.attempt.position)
        yield from ()
        return bool(self.attempt.plan)

    def no_way(self) -> Frames[None]:
        """How many moves have to be taken back before there is a way again."""
        positions = self.attempt.positions
        dead = sum(not self.atlas.solvable(position) for position in positions)
        return self.look.no_way(dead)

    def hint(self, move: int) -> Frames[None]:
        """The arrow to move."""
        return self.look.hint(self.attempt, move)

    def taken_back(self, before: Position, move: int | None) -> Frames[None]:
        """The arrow goes back."""
        return self.look.taken_back(before, move, self.attempt)

    def helping(self, left: int) -> Frames[None]:
        """The computer has taken over."""
        return self.look.helping(left)

    def obey(self, order: Control) -> Frames[Ending | None]:
        """Give up: the original tells the record then and asks for another game, the modern look begins it at once."""
        del order
        yield from ()
        return Ending.GIVEN_UP if self.original else Ending.RESTART

    def end(self, ending: Ending) -> Frames[bool]:
        """Announce how it ended, keep the records; whether there is to be another game."""
        attempt = self.attempt
        if attempt.scored:
            self.longest = max(self.longest or 0, attempt.moves)
        match ending:
            case Ending.SOLVED:
                if attempt.scored:
                    self.best = min(self.best or attempt.moves, attempt.moves)
                self.finish(Outcome.WON, attempt.score)
                yield from self.look.solved(attempt, self.best, self.longest)
            case Ending.HELPED:
                self.finish(Outcome.OVER)
                yield from self.look.helped()
            case _:
                if attempt.moves:
                    self.finish(Outcome.LOST if attempt.scored else Outcome.OVER)
        if ending is Ending.RESTART:
            return True
        return (yield from self.look.ask_again(self.longest))

    def state(self) -> dict[str, Plain]:
        attempt = self.attempt
        return {
            "cells": attempt.position.cells,
            "moves": attempt.moves,
            "hints": attempt.hints,
            "par": attempt.par,
            "plan": attempt.plan,
            "scored": attempt.scored,
            "lit": lit(self.setup, attempt.position),
            "longest": self.longest,
            "best": self.best,
        }
