"""What a drawn look says on its message line and asks there by single keys, with the same sounds in every game."""

from abc import abstractmethod

from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.contract.position import Move, P
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Count, Text
from arcade.toolkit.flow.prompts import COMPUTER_OR_YOU, Choices, ask_key, keys_for
from arcade.toolkit.flow.refusals import READING, linger, which_keys
from arcade.toolkit.picture.drawing import lift_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import MessageLine
from arcade.toolkit.programs.board_look import BoardLook, SquareLook
from arcade.toolkit.programs.drawn_look import DrawnLook
from arcade.toolkit.programs.puzzle import T
from arcade.toolkit.programs.puzzle_look import PuzzleLook, PuzzleState
from arcade.toolkit.sound.jingles import SELECT, TAKE, THINKING_SOUND, TURN, WRONG
from arcade.toolkit.words.controls import NO_LETTER
from arcade.toolkit.words.labels import COMPUTER, PLAYER, YOU
from arcade.toolkit.words.sentences import NOTHING_TO_TAKE_BACK, THINKING, WHO_STARTS

WHICH_ROW = Text("{letter}, and which row? (1–{rows})")


def side_names(program: Program[Spectrum]) -> tuple[str, str]:
    """What the two seats are called."""
    if program.setup.seats == 2:
        return program.text(PLAYER, n=1), program.text(PLAYER, n=2)
    return program.text(YOU), program.text(COMPUTER)


class MessageLook(DrawnLook):
    """A look with a message line; games build their own looks on it."""

    def __init__(self, program: Program[Spectrum], row: int = 22, colours: int = pair("Wb")) -> None:
        super().__init__(program)
        self.messages = MessageLine(program.machine, row, colours)

    def say(self, words: Text | Count, **values: object) -> None:
        """Show a message in the run's language."""
        self.messages.say(self.program.text(words, **values))

    def accepted(self) -> Frames[None]:
        """A short chime for a right key."""
        self.machine.chime(SELECT)
        yield

    def low_sound(self) -> Frames[None]:
        """What is heard when something cannot be."""
        return self.machine.tune(WRONG)

    def wrong_key(self) -> Frames[None]:
        """Say which keys there are in place of the message, which comes back."""
        covered = lift_cells(self.machine, self.messages.row, 0, self.messages.rows, COLUMNS)
        self.messages.say(which_keys(self.program))
        yield from self.low_sound()
        yield from linger(self.machine, READING)
        covered.put_back(self.machine)

    def refuse_at_once(self, words: Text | Count, **values: object) -> Frames[None]:
        """Say what cannot be, with the low sound; it stands while the player goes on."""
        self.say(words, **values)
        yield from self.low_sound()

    def refuse(self, words: Text | Count, **values: object) -> Frames[None]:
        """Say what cannot be, with the low sound, and leave time to read it; a key that ends it is obeyed after it."""
        yield from self.refuse_at_once(words, **values)
        yield from linger(self.machine, READING)

    def ask(self, question: Text, choices: Choices, default: str) -> Frames[str]:
        """A question answered by one of the keys; wrong ones are answered and it stays.

        The answer that Return and fire take is in negative; directions change it.
        """

        def show(answer: str) -> None:
            self.messages.ask(self.program.text(question), keys_for(choices, answer))

        answer = yield from ask_key(self.machine, choices, self.wrong_key, default, show=show)
        yield from self.accepted()
        return answer

    def ask_starter(self) -> Frames[int]:
        """The seat that moves first: 0 the player's, 1 the computer's."""
        return int((yield from self.ask(WHO_STARTS, COMPUTER_OR_YOU, default="j")) == "c")


class DrawnBoardLook(MessageLook, BoardLook[Spectrum, P, Move]):
    """A board game's look with a message line."""

    def say_turn(self, what: Text | Count, **values: object) -> None:
        """Say whose move it is, and what is asked of them; it is heard, too."""
        self.messages.say(self.turn(what, **values))
        self.softly(TURN)

    def say_thinking(self) -> None:
        """The computer is to move: fingers on the table."""
        self.say(THINKING)
        self.softly(THINKING_SOUND)

    def taken_back(self, done: bool) -> Frames[None]:
        """The position as it was, with a sound; or a word that there was no move."""
        if done:
            self.machine.chime(TAKE)
            self.show()
            yield
        else:
            yield from self.refuse(NOTHING_TO_TAKE_BACK)


class DrawnSquareLook(DrawnBoardLook[P, Move], SquareLook[Spectrum, P, Move]):
    """A look with a message line, on whose board a square is chosen; on the line its digit is asked, too."""

    advised = False
    """Whether there is something better to read on the message line than whose move it is."""

    def prompt(self) -> Frames[None]:
        """Whose move it is, unless there is something better to read."""
        if not self.advised:
            self.prompt_words()
        self.advised = False
        yield

    @abstractmethod
    def prompt_words(self) -> None:
        """Say whose move it is."""

    def ask_row(self, column: int) -> Frames[str]:
        """The digit after a letter; empty if another letter is wanted."""
        digits = "123456789"[: self.grid.rows]
        self.say(WHICH_ROW, letter=chr(ord("a") + column), rows=len(digits))
        digit = yield from ask_key(self.machine, (*digits, *NO_LETTER.keys), self.wrong_key, move=True)
        yield from self.accepted()
        self.prompt_words()
        return digit if digit in digits else ""


class DrawnPuzzleLook(MessageLook, PuzzleLook[Spectrum, T, Move]):
    """A puzzle's look with a message line, on which a note waits for the next prompt."""

    def __init__(self, program: PuzzleState[Spectrum, T, Move], row: int = 22, colours: int = pair("Wb")) -> None:
        super().__init__(program, row, colours)
        self.note = ""
        """What is said at the next prompt instead of the usual."""

    def remember(self, words: Text | Count, **values: object) -> None:
        """Say something now and at the next prompt."""
        self.note = self.program.text(words, **values)
        self.messages.say(self.note)

    def say_note(self, usual: Text) -> None:
        """Say what is noted, or else the usual."""
        self.messages.say(self.note or self.program.text(usual))

    def refuse(self, words: Text | Count, **values: object) -> Frames[None]:
        """What cannot be, with the low sound."""
        self.remember(words, **values)
        yield from self.low_sound()
