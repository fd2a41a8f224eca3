"""What the looks of the listings on the Spectrum do alike, however they are laid out."""

from typing import ClassVar

from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.look import Look
from arcade.toolkit.flow.prompts import ask_another
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.picture.ink import BLACK, WHITE
from arcade.toolkit.words.sentences import ANOTHER_GAME


class PrintedLook(Look[Spectrum]):
    """A look in which any key but a yes ends; games build their own looks on it."""

    question_place: ClassVar[Cell]
    """Row and column at which another game is asked for."""

    def clear_screen(self, border: int = WHITE, paper: int = WHITE, ink: int = BLACK) -> None:
        """An empty screen, black on white where nothing else is said."""
        machine = self.machine
        machine.border(border)
        machine.paper(paper)
        machine.ink(ink)
        machine.cls()

    def again(self) -> Frames[bool]:
        """Another game?"""
        self.machine.print_at(*self.question_place, self.program.text(ANOTHER_GAME))
        return ask_another(self.machine)
