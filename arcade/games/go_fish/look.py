"""What a look of Go fish does for the program."""

from typing import Protocol

from arcade.games.go_fish.rules import Position
from arcade.machine.machine import Frames
from arcade.toolkit.contract.controls import Control


class Look(Protocol):
    """Shows a sitting."""

    marker: int
    """The place of the rank that fire would ask for, among the ranks held; 0 where there is none."""

    def title(self) -> Frames[None]:
        """Everything before the first game."""

    def begin(self) -> Frames[None]:
        """Deal."""

    def hand_over(self) -> Frames[None]:
        """Cover everything until the next person sits down; tell what happened meanwhile."""

    def ask(self) -> Frames[int | Control | None]:
        """The rank that a person asks for, held or not; None for no rank at all; or an order."""

    def refuse(self, words: str) -> Frames[None]:
        """Say what is wrong with a question."""

    def turn(self, before: Position) -> Frames[None]:
        """Show the turn that has led from a position to the present one."""

    def hint(self) -> Frames[None]:
        """Advise."""

    def ask_open(self) -> Frames[bool]:
        """Ask whether the computer's cards shall be opened."""

    def opened(self) -> Frames[None]:
        """Show the computer's cards, or hide them again."""

    def figures(self) -> Frames[None]:
        """Show the statistics until a key is pressed."""

    def result(self) -> Frames[None]:
        """Show how the game ended."""

    def ask_again(self) -> Frames[bool]:
        """Ask for another game."""

    def goodbye(self) -> Frames[None]:
        """The last words."""
