"""What the two looks share: everything that is told, in the order in which it is told."""

from abc import abstractmethod
from collections.abc import Callable

from arcade.games.hp_reversi import strings
from arcade.games.hp_reversi.book_opponent import Answer
from arcade.games.hp_reversi.console import Desk
from arcade.games.hp_reversi.notation import MARKS, X, square_of, yx
from arcade.games.hp_reversi.opponent import Opponent
from arcade.machine.machine import Frames
from arcade.machine.teletype import Teletype
from arcade.toolkit.contract.controls import HINT, TAKE_BACK, Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Program
from arcade.toolkit.discs.rules import PASS, Position

RESULTS = {
    Outcome.WON: strings.YOU_WIN,
    Outcome.LOST: strings.I_WIN,
    Outcome.DRAWN: strings.DRAWN,
    Outcome.FIRST: strings.O_WINS,
    Outcome.SECOND: strings.X_WINS,
}


class Look(Desk):
    """Tells a game on paper; `number` in its methods counts the moves made."""

    def __init__(self, program: Program[Teletype], record: Callable[[], list[str]]) -> None:
        super().__init__(program, record)
        self.two = program.setup.seats == 2

    @abstractmethod
    def opening(self) -> Frames[None]:
        """What is printed once, when the machine is switched on."""

    @abstractmethod
    def choose_opponent(self) -> Frames[Opponent]:
        """Who plays X."""

    @abstractmethod
    def board(self, position: Position, told: str = "") -> Frames[None]:
        """A position nobody has just moved in, below a line if there is one."""

    @abstractmethod
    def moved(self, before: Position, move: int, number: int, told: str) -> Frames[None]:
        """The board after a move, below a line if there is one."""

    @abstractmethod
    def thought(self, answer: Answer) -> Frames[None]:
        """The computer has chosen."""

    @abstractmethod
    def result(self, position: Position, outcome: Outcome) -> Frames[None]:
        """How a game ended."""

    def ask_move(self, position: Position) -> Frames[int | Control]:
        """A legal square, or HINT or TAKE_BACK."""
        question = strings.MOVE_OF if self.two else strings.MOVE
        while True:
            typed = yield from self.ask(question, (HINT, TAKE_BACK), mark=MARKS[position.seat])
            if isinstance(typed, Control):
                return typed
            square = square_of(typed)
            if square is None:
                yield from self.refuse(strings.TWO_DIGITS)
            elif square in position.moves():
                return square
            else:
                taken = (position.black | position.white) >> square & 1
                yield from self.refuse(strings.TAKEN if taken else strings.TURNS_NOTHING, yx=yx(square))

    def show(self, before: Position, move: int, number: int) -> Frames[None]:
        """A move that has been made; a player alone need not be told what he has typed."""
        mark = MARKS[before.seat]
        if move == PASS:
            alone = strings.I_PASS if before.seat == X else strings.YOU_PASS
            yield from self.say(strings.SIDE_PASSES if self.two else alone, mark=mark)
            return
        told = ""
        if self.two or before.seat == X:
            o, x = before.play(move).discs
            words = strings.SIDE_MOVED if self.two else strings.I_MOVE
            told = self.program.text(words, mark=mark, yx=yx(move), o=o, x=x)
        yield from self.moved(before, move, number, told)

    def hint(self, square: int) -> Frames[None]:
        """What the computer would do."""
        return self.say(strings.ADVICE, yx=yx(square))

    def taken_back(self, position: Position, done: bool) -> Frames[None]:
        """A move was taken back, or there was none."""
        if done:
            yield from self.board(position, self.program.text(strings.BACK_AGAIN))
        else:
            yield from self.refuse(strings.NOTHING_TO_TAKE_BACK)

    def goodbye(self) -> Frames[None]:
        """The machine is switched off."""
        return self.say(strings.GOODBYE)
