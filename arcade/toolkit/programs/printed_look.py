"""What the looks of the listings on the Spectrum do alike, however they are laid out."""

from abc import abstractmethod
from typing import ClassVar

from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.look import Look
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.position import Move, P
from arcade.toolkit.contract.texts import Count, Text
from arcade.toolkit.flow.prompts import COMPUTER_OR_YOU, ask_another, ask_key
from arcade.toolkit.picture.areas import clear_screen
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.picture.ink import BLACK, WHITE
from arcade.toolkit.programs.board_look import BoardLook
from arcade.toolkit.words.sentences import ANOTHER_GAME, DRAWN, I_WIN, PLAY_AGAIN, SEAT_WINS, WHO_STARTS, YOU_WIN


class PrintedLook(Look[Spectrum]):
    """A look in which any key but a yes ends; games build their own looks on it."""

    ANOTHER: ClassVar[Text] = ANOTHER_GAME
    question_place: Cell
    """Row and column at which another game is asked for."""

    def clear_screen(self, border: int = WHITE, paper: int = WHITE, ink: int = BLACK) -> None:
        """An empty screen, black on white where nothing else is said."""
        clear_screen(self.machine, border, paper, ink)

    def again(self) -> Frames[bool]:
        """Another game?"""
        self.machine.print_at(*self.question_place, self.program.text(self.ANOTHER))
        return ask_another(self.machine)


class PrintedBoardLook(BoardLook[Spectrum, P, Move]):
    """A board game's listing, which says and asks everything on one line."""

    who_starts: ClassVar[Text] = WHO_STARTS
    you_win: ClassVar[Text] = YOU_WIN
    drawn: ClassVar[Text] = DRAWN
    seat_wins: ClassVar[Text] = SEAT_WINS

    @abstractmethod
    def message(self, words: str) -> None:
        """Show words on the line, in place of what is there."""

    def say(self, words: Text | Count, **values: object) -> None:
        """Show a message in the run's language."""
        self.message(self.program.text(words, **values))

    def answered(self) -> Frames[None]:
        """The tone of a key that answers a question."""
        return self.accepted()

    def wrong_answer(self) -> Frames[None]:
        """A key that answers no question."""
        return self.wrong_key()

    def ask_starter(self) -> Frames[int]:
        """Who moves first? Only c and j (or y) are answers, where the listings took any key but c for the player."""
        self.say(self.who_starts)
        key = yield from ask_key(self.machine, COMPUTER_OR_YOU, self.wrong_answer, default="j")
        yield from self.answered()
        return int(key == "c")

    def end_words(self, outcome: Outcome) -> str:
        """How a match ended."""
        text = self.program.text
        match outcome:
            case Outcome.WON:
                return text(self.you_win)
            case Outcome.LOST:
                return text(I_WIN)
            case Outcome.DRAWN:
                return text(self.drawn)
            case _:
                return text(self.seat_wins, n=1 if outcome is Outcome.FIRST else 2)

    def again(self) -> Frames[bool]:
        """Any key but yes ends."""
        self.say(PLAY_AGAIN)
        return ask_another(self.machine)
