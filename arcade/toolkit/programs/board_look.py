"""The looks of games that are played match after match at one board: what `MatchProgram` asks of them."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

from arcade.machine.machine import Frames
from arcade.toolkit.contract.controls import HINT, TAKE_BACK, Control
from arcade.toolkit.contract.look import Look
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.position import Move, P
from arcade.toolkit.contract.program import M
from arcade.toolkit.contract.texts import Count, Text
from arcade.toolkit.picture.grid import Cell, Grid
from arcade.toolkit.programs.match_state import MatchState
from arcade.toolkit.words import sentences

A = TypeVar("A")


class BoardLook(Look[M], Generic[M, P, Move]):
    """A look of a board game. The verbs are explained in `contract/look.py`; `hint` is each game's own."""

    program: MatchState[M, P, Move]
    commands: Sequence[Control] = (HINT, TAKE_BACK)
    """What may be pressed instead of a move."""
    your_move: ClassVar[Text] = sentences.YOURS
    players_move: ClassVar[Text] = sentences.PLAYERS
    """Whose move it is, as this look's machine says it to one who plays alone and to one of two."""

    def __init__(self, program: MatchState[M, P, Move]) -> None:
        super().__init__(program)

    def begin(self) -> Frames[None]:
        """The board before a game."""
        yield from ()

    def ask_starter(self) -> Frames[int]:
        """The seat that moves first: 0 the player's, 1 the computer's. Only asked of one who plays alone."""
        yield from ()
        return 0

    def prompt(self) -> Frames[None]:
        """A person is to move."""
        yield from ()

    @property
    def mover(self) -> int:
        """The number of the person to move, where two play."""
        return self.program.position.seat + 1

    def turn(self, what: Text | Count, **values: object) -> str:
        """Whose move it is, and what is asked of them."""
        program = self.program
        words = self.players_move if program.two else self.your_move
        return program.text(words, n=self.mover, what=program.text(what, **values))

    def think(self) -> Frames[None]:
        """The computer's turn begins."""
        yield from ()

    def thinking(self, thoughts: Frames[A]) -> Frames[A]:
        """Let the computer search, with something to be seen meanwhile, perhaps."""
        return thoughts

    def thought(self, choice: Any) -> Frames[None]:
        """What its thinking came to, in a value of the game's own."""
        del choice
        yield from ()

    @abstractmethod
    def move(self, before: P, move: Move) -> Frames[None]:
        """A move was made in the position `before`."""

    def show(self) -> None:
        """Draw the position as it is now."""

    def switch(self) -> Frames[None]:
        """Marks on the board were switched on or off."""
        yield from ()

    def taken_back(self, done: bool) -> Frames[None]:
        """Moves were taken back; not `done`: there was none."""
        if done:
            self.show()
        else:
            yield from self.wrong_key()

    @abstractmethod
    def end(self, outcome: Outcome) -> Frames[None]:
        """How the game ended, and the tally with it."""


class SquareLook(BoardLook[M, P, Move]):
    """A look on whose board a square is chosen: by the cursor, a click, or its letter and digit."""

    hidden = False
    """Whether there is no cursor until the joystick is moved: in an original look."""

    @property
    @abstractmethod
    def grid(self) -> Grid:
        """Where the squares are."""

    @abstractmethod
    def cursor(self, cell: Cell, on: bool) -> None:
        """Put the cursor on a square, or take it away."""

    def walk(self, cell: Cell, down: int, right: int) -> Cell:
        """Where a step of the cursor leads from a square."""
        return self.grid.step(cell, down, right)

    @abstractmethod
    def ask_row(self, column: int) -> Frames[str]:
        """The digit after the letter of a column; "" if another square is wanted."""

    @abstractmethod
    def refuse_square(self, cell: Cell) -> Frames[None]:
        """Why a square cannot be chosen; then the prompt again."""
