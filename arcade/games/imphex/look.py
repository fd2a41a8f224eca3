"""What both looks of IMPHEX have in common: the board, the prompt line, the scoreboard between games."""

from abc import ABC, abstractmethod
from typing import ClassVar

from arcade.games.imphex import panel, strings
from arcade.games.imphex.art import Mood
from arcade.games.imphex.console import Console
from arcade.games.imphex.rules import START, Move, Position
from arcade.games.imphex.scene import Board, Style
from arcade.games.imphex.statistics import Career
from arcade.games.imphex.view import Company
from arcade.machine.machine import Frames
from arcade.machine.pet import Pet
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import wrap
from arcade.toolkit.flow.pet_console import BUZZ

PAGE_WIDTH = 38
PICTURE_ROW, PICTURE_COLUMNS = 17, (13, 22)
"""Where the first page shows the keypad and the first position."""
SCOLDING_FRAMES = 200
READY_ROW = 23


class Look(ABC):
    """Shows a sitting. What only the modern look shows does nothing here."""

    STYLE: ClassVar[Style]
    THINKING_FRAMES: ClassVar[int]

    def __init__(self, program: Program[Pet], career: Career, company: Company) -> None:
        self.program = program
        self.machine = program.machine
        self.career = career
        self.company = company
        self.console = Console(program)
        self.board = Board(program.machine, self.STYLE)

    @abstractmethod
    def opening(self) -> Frames[None]:
        """Everything before the first game."""

    @abstractmethod
    def screen(self, position: Position) -> None:
        """Draw the screen of a game anew."""

    @abstractmethod
    def ask_move(self, position: Position) -> Frames[Move | Control]:
        """Let the person to move name a move, perhaps a wrong one, or give an order."""

    @abstractmethod
    def ask_again(self) -> Frames[str]:
        """Ask for another game: a key of yes, of no, or of WHY."""

    @abstractmethod
    def beside_the_board(self) -> None:
        """Draw what stands in the scoreboard's place while a game is on."""

    @abstractmethod
    def feel(self, mood: Mood) -> None:
        """Show a mood, if the look has a face."""

    def attend(self) -> None:
        """Show the mood in which a person's move is waited for."""
        self.feel(self.company.MOOD)

    def lesson(self) -> Frames[None]:
        """Show that a position has just been learned."""
        yield

    def thinking(self) -> Frames[None]:
        """Show that the computer thinks."""
        self.feel(Mood.THINKING)
        self.console.write(self.program.text(strings.THINKING))
        yield from self.machine.wait(self.THINKING_FRAMES)
        self.console.write()
        self.attend()

    def scores(self) -> None:
        """Show the scoreboard."""
        self.cover(self.company.scores())

    def scold(self) -> Frames[None]:
        """Tell the player off in the scoreboard's place; a key ends it early."""
        self.feel(Mood.CROSS)
        self.cover(panel.scolding(self.program.text(strings.SCOLDING)))
        self.machine.chime(BUZZ)
        yield from self.machine.pause(SCOLDING_FRAMES)
        self.clear_side()

    def clear_side(self) -> None:
        """Take the scoreboard or the scolding away."""
        panel.no_scoreboard(self.machine)
        self.beside_the_board()

    def cover(self, lines: list[str]) -> None:
        """Show lines in the scoreboard's place."""
        self.clear_side()
        panel.scoreboard(self.machine, lines)

    def instructions(self) -> Frames[None]:
        """Show the pages of instructions; SPACE turns them."""
        pages = self.company.PAGES
        for number, page in enumerate(pages, 1):
            self.machine.clear()
            heading = self.program.text(strings.HEADING)
            self.machine.print_at(0, 1, f"{heading}  {number}/{len(pages)}")
            self.machine.print_at(1, 1, "─" * PAGE_WIDTH)
            self.machine.print_at(3, 1, "\n".join(wrap(self.program.text(page), PAGE_WIDTH)))
            if number == 1:
                for column, cells in zip(PICTURE_COLUMNS, ("789456123", START.cells), strict=True):
                    self.machine.print_at(PICTURE_ROW, column, panel.small_board(cells))
            yield from self.console.turn_page()

    def farewell(self) -> Frames[None]:
        """Say goodbye tartly and leave the PET ready, the cursor below it; nothing scrolls."""
        self.console.write(self.program.text(self.program.ornament.pick(self.company.FAREWELLS)))
        self.machine.print_at(READY_ROW, 0, "READY.".ljust(40))
        self.machine.print_at(READY_ROW + 1, 0, "█".ljust(40))
        yield
