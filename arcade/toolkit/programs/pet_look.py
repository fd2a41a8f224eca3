"""The looks of board games on the PET: what they say and ask stands in a place of its own beside or below the board."""

from typing import ClassVar

from arcade.machine.machine import Frames
from arcade.machine.pet import Pet
from arcade.toolkit.contract.position import Move, P
from arcade.toolkit.contract.texts import Count, Text, wrap
from arcade.toolkit.flow.pet_console import PetConsole
from arcade.toolkit.programs.board_look import BoardLook
from arcade.toolkit.programs.match_state import MatchState
from arcade.toolkit.words.capitals import ANOTHER_GAME, NOTHING_TO_TAKE_BACK, PLAYERS, THINKING, YOURS

PAGE_WIDTH = 38


class PetBoardLook(BoardLook[Pet, P, Move]):
    """A board game's look with a console."""

    HEADING: ClassVar[Text]
    """What its pages are headed by."""
    LEAVING: ClassVar[Text]
    """The question whether a game shall really be left."""
    ANOTHER: ClassVar[Text] = ANOTHER_GAME
    PAGE_ROW: ClassVar = 0
    """Where its pages begin; 1 keeps them off the glass's edge."""
    your_move, players_move = YOURS, PLAYERS

    def __init__(self, program: MatchState[Pet, P, Move], console: PetConsole) -> None:
        super().__init__(program)
        self.console = console

    def wrong_key(self) -> Frames[None]:
        """A buzz and, in the modern looks, the keys there are."""
        return self.console.wrong_key()

    def refuse(self, words: Text | Count, **values: object) -> Frames[None]:
        """Say with a buzz what cannot be."""
        return self.console.refuse(words, **values)

    def think(self) -> Frames[None]:
        """The computer says that it thinks."""
        self.console.say(THINKING)
        yield from ()

    def taken_back(self, done: bool) -> Frames[None]:
        """The position as it was, or a word that there was no move."""
        if done:
            self.show()
        else:
            yield from self.refuse(NOTHING_TO_TAKE_BACK)

    def ask_leave(self) -> Frames[bool]:
        """Whether the game is really left."""
        return self.console.ask_yes_no(self.LEAVING, default=False)

    def page(self, words: Text, number: int, count: int) -> None:
        """Draw one of so many pages of instructions."""
        self.machine.clear()
        self.machine.print_at(self.PAGE_ROW, 1, f"{self.program.text(self.HEADING)}  {number}/{count}")
        self.machine.print_at(self.PAGE_ROW + 1, 1, "─" * PAGE_WIDTH)
        self.machine.print_at(self.PAGE_ROW + 3, 1, "\n".join(wrap(self.program.text(words), PAGE_WIDTH)))

    def again(self) -> Frames[bool]:
        """Another game?"""
        return self.console.ask_yes_no(self.ANOTHER, default=True)
