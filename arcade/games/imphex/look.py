"""What both looks of IMPHEX have in common: the board, the prompt line, the scoreboard between games."""

from abc import abstractmethod
from typing import ClassVar

from arcade.games.imphex import panel, strings
from arcade.games.imphex.art import Mood
from arcade.games.imphex.console import Console
from arcade.games.imphex.explanations import show_why
from arcade.games.imphex.rules import START, Fault, Move, Position
from arcade.games.imphex.scene import Scene, Style, cell_of
from arcade.games.imphex.state import State
from arcade.games.imphex.view import Company, OnePerson, TwoPeople
from arcade.machine.machine import Frames
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.flow.pet_console import BUZZ
from arcade.toolkit.programs.pet_look import PetBoardLook
from arcade.toolkit.words.capitals import NOTHING_TO_TAKE_BACK

PICTURE_ROW, PICTURE_COLUMNS = 17, (13, 22)
"""Where the first page shows the keypad and the first position."""
SCOLDING_FRAMES = 200
HINT_FRAMES = 150
READY_ROW = 23
FAULTS = {
    Fault.INVALID: strings.INVALID,
    Fault.NOBODY: strings.NOBODY,
    Fault.OWN: strings.OWN,
    Fault.TAKEN: strings.TAKEN,
    Fault.NO_CAPTURE: strings.NO_CAPTURE,
    Fault.TOO_FAR: strings.TOO_FAR,
}


class Look(PetBoardLook[Position, Move]):
    """Shows a sitting. What only the modern look shows does nothing here."""

    program: State
    console: Console
    STYLE: ClassVar[Style]
    THINKING_FRAMES: ClassVar[int]
    HEADING, LEAVING = strings.HEADING, strings.REALLY_LEAVE

    def __init__(self, program: State) -> None:
        super().__init__(program, Console(program))
        self.company: Company = TwoPeople(program) if program.two else OnePerson(program)
        self.scene = Scene(program.machine, self.STYLE)

    def begin(self) -> Frames[None]:
        """The screen of a new game."""
        self.attend()
        self.screen()
        yield from ()

    def screen(self) -> None:
        """Draw the screen of a game anew."""
        self.machine.clear()
        self.show()

    def show(self) -> None:
        """The pawns."""
        self.scene.draw(self.program.position)

    @abstractmethod
    def ask_move(self) -> Frames[Move | Control]:
        """Let the person to move name a move, perhaps a wrong one, or give an order."""

    def beside_the_board(self) -> None:
        """Draw what stands in the scoreboard's place while a game is on."""

    def feel(self, mood: Mood) -> None:
        """Show a mood, if the look has a face."""

    def attend(self) -> None:
        """Show the mood in which a person's move is waited for."""
        self.feel(self.company.MOOD)

    def move(self, before: Position, move: Move) -> Frames[None]:
        """The pawn slides."""
        return self.scene.slide(before, move)

    def think(self) -> Frames[None]:
        """The computer says that it thinks."""
        self.feel(Mood.THINKING)
        yield from super().think()
        yield from self.machine.wait(self.THINKING_FRAMES)
        self.console.write()
        self.attend()

    def refuse_move(self, fault: Fault) -> Frames[None]:
        """What is wrong with a move."""
        self.feel(Mood.CROSS)
        yield from self.console.mistake(FAULTS[fault])
        self.attend()

    def scold(self) -> Frames[None]:
        """Tell the player off in the scoreboard's place; a key ends it early."""
        self.feel(Mood.CROSS)
        self.cover(panel.scolding(self.program.text(strings.SCOLDING)))
        self.machine.chime(BUZZ)
        yield from self.machine.pause(SCOLDING_FRAMES)
        self.clear_side()

    def hint(self, move: Move, hopeful: bool) -> Frames[None]:
        """The imp's advice, and whether it can win."""
        self.scene.hold(move.origin)
        self.scene.show_cursor(cell_of(move.target), True)
        words = strings.HINTED if hopeful else strings.HOPELESS
        yield from self.console.tell(words, HINT_FRAMES, origin=move.origin, target=move.target)
        self.scene.hold(None)
        self.scene.show_cursor(cell_of(move.target), False)

    def why(self) -> Frames[None]:
        """Why the computer moved as it did."""
        yield from show_why(self.program, self.scene, self.console)
        self.show()

    def taken_back(self, done: bool) -> Frames[None]:
        """The position as it was, or a quiet word that there was no move."""
        if done:
            self.show()
        else:
            yield from self.console.tell(NOTHING_TO_TAKE_BACK)

    # --- the scoreboard

    def scores(self) -> None:
        """Show the scoreboard."""
        self.cover(self.company.scores())

    def clear_side(self) -> None:
        """Take the scoreboard or the scolding away."""
        panel.no_scoreboard(self.machine)
        self.beside_the_board()

    def cover(self, lines: list[str]) -> None:
        """Show lines in the scoreboard's place."""
        self.clear_side()
        panel.scoreboard(self.machine, lines)

    # --- the end

    @abstractmethod
    def end(self, outcome: Outcome) -> Frames[None]:
        """How the game ended, once the result has been taken down and the position learned."""

    def how(self, outcome: Outcome) -> str:
        """In what way the game ended."""
        program = self.program
        arrived = program.position.arrived() is not None
        if outcome is Outcome.WON:
            words = strings.YOU_ARRIVED if arrived else strings.I_RESIGN if program.resigned else strings.I_AM_STUCK
        elif outcome is Outcome.LOST:
            words = strings.I_ARRIVED if arrived else strings.YOU_ARE_STUCK
        else:
            words = strings.PLAYER_ARRIVED if arrived else strings.PLAYER_BLOCKS
        return program.text(words, n=1 if outcome is Outcome.FIRST else 2)

    def comment(self, outcome: Outcome) -> str:
        """What the computer has to say to it, in words that change; its first win may be a relief."""
        program, brain = self.program, self.program.career.brain
        if outcome is Outcome.WON:
            words = program.ornament.pick(strings.LEARNED)
        elif outcome is Outcome.LOST:
            words = strings.RELIEF if brain.relieved else program.ornament.pick(strings.GLOATING)
        else:
            words = strings.I_WATCHED
        return program.text(words)

    def complete(self, outcome: Outcome) -> bool:
        """Whether the last lesson that there is has just been learned."""
        brain = self.program.career.brain
        return outcome is Outcome.WON and brain.taught_in == brain.games

    def instructions(self) -> Frames[None]:
        """Show the pages of instructions; SPACE turns them."""
        pages = self.company.PAGES
        for number, page in enumerate(pages, 1):
            self.page(page, number, len(pages))
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
