"""What the two looks share: everything that is told, in the order in which it is told."""

from abc import abstractmethod

from arcade.games.hp_reversi import strings
from arcade.games.hp_reversi.console import Console
from arcade.games.hp_reversi.file_format import written
from arcade.games.hp_reversi.notation import MARKS, X, square_of, yx
from arcade.games.hp_reversi.opponent import Opponent
from arcade.machine.machine import Frames
from arcade.machine.teletype import Teletype
from arcade.toolkit.contract.controls import HINT, TAKE_BACK, Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.discs.rules import PASS, Position
from arcade.toolkit.programs.board_look import BoardLook

RESULTS = {
    Outcome.WON: strings.YOU_WIN,
    Outcome.LOST: strings.I_WIN,
    Outcome.DRAWN: strings.DRAWN,
    Outcome.FIRST: strings.O_WINS,
    Outcome.SECOND: strings.X_WINS,
}


class Look(Console, BoardLook[Teletype, Position, int]):
    """Tells a game on paper; `number` in its methods counts the moves made."""

    def record(self) -> list[str]:
        """The match."""
        return written(self.program.match)

    @property
    @abstractmethod
    def usual_opponent(self) -> Opponent:
        """Who plays X unless the player asks for another."""

    @abstractmethod
    def ask_opponent(self) -> Frames[Opponent]:
        """Who plays X."""

    @abstractmethod
    def show_position(self, position: Position, told: str = "") -> Frames[None]:
        """A position nobody has just moved in, below a line if there is one."""

    @abstractmethod
    def show_move(self, before: Position, move: int, number: int, told: str) -> Frames[None]:
        """The board after a move, below a line if there is one."""

    def begin(self) -> Frames[None]:
        """The board before a game."""
        return self.show_position(self.program.position)

    def ask_starter(self) -> Frames[int]:
        """The seat that moves first; nothing typed means the first."""
        two = self.program.two
        question, please = strings.ASK_STARTER, strings.STARTER_PLEASE
        answers = ("YT", "ME")
        if two:
            question, please, answers = strings.ASK_STARTER_TWO, strings.SIDE_PLEASE, ("O", "X")
        while True:
            typed = yield from self.ask_line(question, "O" if two else self.program.text(strings.YOU_START))
            for seat, letters in enumerate(answers):
                if typed and typed[0] in letters:
                    return seat
            yield from self.refuse(please)

    def ask_move(self) -> Frames[int | Control]:
        """A legal square, or HINT or TAKE_BACK."""
        position = self.program.position
        question = strings.MOVE_OF if self.program.two else strings.MOVE
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

    def move(self, before: Position, move: int) -> Frames[None]:
        """A move that has just been made."""
        return self.move_numbered(before, move, len(self.program.match.moves))

    def move_numbered(self, before: Position, move: int, number: int) -> Frames[None]:
        """A move that was made; a player alone need not be told what he has typed."""
        mark = MARKS[before.seat]
        if move == PASS:
            alone = strings.I_PASS if before.seat == X else strings.YOU_PASS
            yield from self.say(strings.SIDE_PASSES if self.program.two else alone, mark=mark)
            return
        told = ""
        if self.program.two or before.seat == X:
            o, x = before.play(move).discs
            words = strings.SIDE_MOVED if self.program.two else strings.I_MOVE
            told = self.program.text(words, mark=mark, yx=yx(move), o=o, x=x)
        yield from self.show_move(before, move, number, told)

    def hint(self, square: int) -> Frames[None]:
        """What the computer would do."""
        return self.say(strings.ADVICE, yx=yx(square))

    def taken_back(self, done: bool) -> Frames[None]:
        """A move was taken back, or there was none."""
        if done:
            yield from self.show_position(self.program.position, self.program.text(strings.BACK_AGAIN))
        else:
            yield from self.refuse(strings.NOTHING_TO_TAKE_BACK)

    def farewell(self) -> Frames[None]:
        """The machine is switched off."""
        return self.say(strings.GOODBYE)
