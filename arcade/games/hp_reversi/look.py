"""What the two looks share: questions answered by typed lines, the course of a game on paper, the saved roll."""

from abc import abstractmethod
from collections.abc import Collection

from arcade.families.discs.rules import PASS, Position
from arcade.games.hp_reversi import SAVE, strings
from arcade.games.hp_reversi.file_format import MARKS, X, square_of, written, yx
from arcade.games.hp_reversi.levels import Opponent
from arcade.machine.machine import Frames
from arcade.machine.teletype import Teletype
from arcade.machine.teletype.roll import COLUMNS
from arcade.toolkit.contract.controls import HINT, TAKE_BACK, Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.program import Writing
from arcade.toolkit.contract.texts import Text, wrap
from arcade.toolkit.programs.board_look import BoardLook

COMMANDS = (HINT, TAKE_BACK, SAVE)
HELP = Control("help", strings.HELP, ())
"""Only ever typed."""
WORDS = {
    HINT: "HINT H SFAT INDICIU I",
    TAKE_BACK: "BACK B UNDO ÎNAPOI INAPOI",
    SAVE: "SAVE W SALVARE SALVEAZĂ SALVEAZA",
    HELP: "HELP ? AJUTOR",
}
"""What may be typed for each, in either language."""
YES, NO = "YD", "N"
RINGING = 21
"""Frames that the bell is heard."""
PLAY_ON = ("P", "J")
"""Play on, or Romanian "joacă"."""
RESULTS = {
    Outcome.WON: strings.YOU_WIN,
    Outcome.LOST: strings.I_WIN,
    Outcome.DRAWN: strings.DRAWN,
    Outcome.FIRST: strings.O_WINS,
    Outcome.SECOND: strings.X_WINS,
}


def command(typed: str) -> Control | None:
    """The command that a key or a typed word is."""
    for control, words in WORDS.items():
        if typed in control.keys or typed.strip().rstrip(".!").upper() in words.split():
            return control
    return None


class Look(BoardLook[Teletype, Position, int]):
    """Prints a game on paper; `number` in its methods counts the moves made."""

    question: Text | None = None
    """What was asked last."""

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

    def say(self, words: Text, **values: object) -> Frames[None]:
        """A sentence in the run's language, on as many lines as it takes."""
        return self.machine.print("\n".join(wrap(self.program.text(words, **values), COLUMNS)))

    def ask(
        self, question: Text, offered: Collection[Control] = (), usual: str = "", **values: object
    ) -> Frames[str | Control]:
        """A line, or one of the offered commands; the others are answered here and the question stays.

        What an empty line means, if anything, stands in brackets behind the question, but not in the original.
        """
        keys = [key for control in COMMANDS for key in control.keys]
        while True:
            self.question = question
            words = self.program.text(question, **values)
            if usual and not self.program.original:
                words += f" [{usual}]"
            typed = yield from self.machine.input(
                f"{words} ", orders=keys, usual=usual, move=HINT in offered, numeric=True
            )
            control = command(typed)
            if control is None:
                return typed.strip()
            if control in offered:
                return control
            if control is SAVE:
                yield from self.save()
            elif control is HELP:
                yield from self.say(strings.HELP)
            else:
                yield from self.refuse(strings.NOT_NOW)

    def ring(self) -> Frames[None]:
        """The bell, and time to hear it: the next type that is struck drowns it."""
        self.machine.bell()
        yield from self.machine.wait(RINGING)

    def refuse(self, words: Text, **values: object) -> Frames[None]:
        """A few words on what cannot be."""
        return self.say(words, **values)

    def ask_line(self, question: Text, usual: str = "", **values: object) -> Frames[str]:
        """A line, whatever it is, the usual one if it is empty."""
        answer = yield from self.ask(question, (), usual, **values)
        return answer if isinstance(answer, str) else ""

    def ask_number(self, question: Text, low: int, high: int) -> Frames[int]:
        """A number; nothing typed means the lowest."""
        while True:
            typed = yield from self.ask_line(question, str(low))
            if len(typed) == 1 and typed in "0123456789" and low <= int(typed) <= high:
                return int(typed)
            yield from self.refuse(strings.NUMBER_PLEASE, low=low, high=high)

    def again(self) -> Frames[bool]:
        """Whether another game is wanted; nothing typed means yes."""
        while True:
            typed = yield from self.ask_line(strings.ANOTHER, self.program.text(strings.YES))
            if typed[:1] in YES:
                return True
            if typed[:1] in NO:
                return False
            yield from self.refuse(strings.YES_OR_NO)

    def save(self) -> Frames[None]:
        """Print the game's record, and keep the roll as a file."""
        yield from self.say(strings.RECORD)
        yield from self.machine.print("\n".join(written(self.program.match)))
        self.program.writings.append(Writing("txt", self.machine.roll.text().strip() + "\n"))
        yield from self.say(strings.SAVED)

    def begin(self) -> Frames[None]:
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
        return self.move_numbered(before, move, len(self.program.match.moves))

    def move_numbered(self, before: Position, move: int, number: int) -> Frames[None]:
        """A move that was made; a lone player's own is not repeated."""
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
        return self.say(strings.ADVICE, yx=yx(square))

    def taken_back(self, done: bool) -> Frames[None]:
        if done:
            yield from self.show_position(self.program.position, self.program.text(strings.BACK_AGAIN))
        else:
            yield from self.refuse(strings.NOTHING_TO_TAKE_BACK)

    def farewell(self) -> Frames[None]:
        return self.say(strings.GOODBYE)

    def follow(self, match: Match[Position, int]) -> Frames[None]:
        """Show a game move by move as the player asks; the match then ends at the position shown last."""
        moves = len(match.moves)
        yield from self.say(strings.ROLL_READ, n=moves)
        yield from self.say(strings.FOLLOW)
        yield from self.show_position(match.positions[0])
        at = 0
        while True:
            typed = yield from self.ask_line(strings.FOLLOWING, n=at, all=moves)
            if typed[:1] in PLAY_ON or (not typed and at == moves):
                break
            if not typed:
                at += 1
            elif typed.isascii() and typed.isdigit() and int(typed[:5]) <= moves:
                at = int(typed[:5])
            else:
                yield from self.refuse(strings.FOLLOW_PLEASE, all=moves)
                continue
            if at:
                yield from self.move_numbered(match.positions[at - 1], match.moves[at - 1], at)
            else:
                yield from self.show_position(match.positions[0])
        del match.positions[at + 1 :]
        del match.moves[at:]
