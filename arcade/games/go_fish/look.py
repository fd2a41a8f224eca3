"""What both looks of Go fish have in common: what the program asks of them beside a board game's moments."""

from abc import abstractmethod

from arcade.games.go_fish import strings
from arcade.games.go_fish.rules import Position
from arcade.games.go_fish.state import State
from arcade.machine.machine import Frames
from arcade.machine.pet import Pet
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.programs.board_look import BoardLook


class Look(BoardLook[Pet, Position, int]):
    program: State

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.marker = 0
        """The place of the rank that fire would ask for, among the ranks held; 0 where there is none."""
        self.told = 0
        """Turns that the other player has been told."""

    @abstractmethod
    def hand_over(self) -> Frames[None]:
        """Cover everything until the next person sits down; tell what happened meanwhile."""

    def news(self) -> list[str]:
        turns = self.program.position.turns
        untold, self.told = turns[self.told :], len(turns)
        return self.program.news(untold)

    @abstractmethod
    def ask_rank(self) -> Frames[int | Control | None]:
        """The rank that a person asks for, held or not; None for no rank at all; or an order."""

    @abstractmethod
    def refuse(self, words: Text, **values: object) -> Frames[None]:
        """Say what is wrong with a question."""

    @abstractmethod
    def hint(self) -> Frames[None]:
        """Advise."""

    def switch(self) -> Frames[None]:
        self.show()
        yield

    @abstractmethod
    def figures(self) -> Frames[None]:
        """Show the statistics until a key is pressed."""

    @abstractmethod
    def ask_yes_no(self, question: Text, default: bool) -> Frames[bool]:
        """Ask for yes or no."""

    def again(self) -> Frames[bool]:
        return self.ask_yes_no(strings.AGAIN, default=True)
