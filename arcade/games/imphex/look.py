"""What both looks of IMPHEX have in common: the prompt line, who sits at the machine, the board, the scoreboard."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from arcade.games.imphex import panel, strings
from arcade.games.imphex.art import Mood
from arcade.games.imphex.rules import START, Fault, Move, Position
from arcade.games.imphex.scene import Scene, Style, cell_of
from arcade.games.imphex.state import Brain, State
from arcade.machine.machine import Frames
from arcade.machine.pet import Pet
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.languages import Language, own
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.flow.list_menu import NOTHING, Idle
from arcade.toolkit.flow.pet_console import BUZZ, PetConsole, at_row, numbered_menu
from arcade.toolkit.programs.pet_look import PetBoardLook
from arcade.toolkit.words.capitals import NOTHING_TO_TAKE_BACK

ROW = 22
WIDTH = 39
"""Of the prompt line; looks of our own keep a column off the glass's edge."""
HELP_ROW = 23
"""The row of keys."""
LEAVE: dict[Language, tuple[str, ...]] = {"en": ("q", "pad1 back"), "ro": ("i", "pad1 back")}
"""Keys that leave the program at every prompt."""
MISTAKE_FRAMES = 70
FLICKERS = 4
"""How often a message about a mistake vanishes; only once in a calm picture."""
FLICKER_FRAMES, CALM_FLICKER_FRAMES = 4, 20


class LeftError(Exception):
    """The player leaves the program at a prompt."""


class Console(PetConsole):
    """Asks and tells on the prompt line, where one can always leave."""

    def __init__(self, program: Program[Pet]) -> None:
        off = not program.original
        super().__init__(program, ROW, off, columns=WIDTH - off)

    def mistake(self, words: Text) -> Frames[None]:
        """Show what was wrong: the message flickers, a buzz sounds; a key ends it early."""
        self.machine.chime(BUZZ)
        dark = CALM_FLICKER_FRAMES if self.program.calm else FLICKER_FRAMES
        for _ in range(1 if self.program.calm else FLICKERS):
            self.say(words)
            yield from self.machine.wait(dark)
            self.write()
            yield from self.machine.wait(dark)
        yield from self.tell(words, MISTAKE_FRAMES)

    def ask(self, question: Text | Count, choices: Sequence[str], default: str = "", **values: object) -> Frames[str]:
        """Ask a question answered by one key; the line is blank afterwards. Raises LeftError."""
        leave = own(LEAVE, self.program.language)
        key = yield from super().ask(question, (*choices, *leave), default, **values)
        if key in leave and key not in choices:
            raise LeftError
        return key

    def turn_page(self, words: Text = strings.SPACE_GOES_ON) -> Frames[None]:
        """Wait for SPACE, fire or Return. Raises LeftError."""
        yield from self.ask(words, (" ",), default=" ")

    def menu(self, row: int, column: int, entries: Sequence[Text], idle: Idle | None = None) -> Frames[int]:
        """Let one of several lines be chosen, which are then gone; `idle` runs in every frame. Raises LeftError."""
        words = [self.program.text(entry) for entry in entries]
        wrong = at_row(self.program, HELP_ROW)
        leave = own(LEAVE, self.program.language)
        chosen = yield from numbered_menu(
            self.machine, row, column, words, pitch=2, leave=leave, idle=idle, wrong=wrong
        )
        for place in range(len(entries)):
            self.machine.print_at(row + 2 * place, column, " " * (max(map(len, words)) + 4))
        if chosen == NOTHING:
            raise LeftError
        return chosen


class Company(ABC):
    """What both looks tell in words of their company."""

    PAGES: ClassVar[tuple[Prose, ...]]
    TYPED_TURN: ClassVar[Text]
    """The question for the cell that a person moves from, before a typed answer, with a blank at its end."""
    KEYS: ClassVar[Text]
    KEYS_AGAIN: ClassVar[Text]
    FAREWELLS: ClassVar[tuple[Text, ...]]
    MOOD: ClassVar[Mood]
    """The imp's face while a person is to move."""

    def __init__(self, program: State) -> None:
        self.program = program
        self.text = program.text
        self.career = program.career

    @abstractmethod
    def kind(self) -> str:
        """What kind of game this is, 11 columns at most."""

    @abstractmethod
    def number(self) -> int:
        """The number of the game that is played."""

    @abstractmethod
    def about_the_brain(self) -> str:
        """The words above the brain."""

    @abstractmethod
    def curve(self) -> tuple[str, Brain]:
        """What stands below the brain: the words, and whose curve."""

    @abstractmethod
    def wins(self) -> tuple[str, str]:
        """The scoreboard's entries for the two sides."""

    def scores(self) -> list[str]:
        return [
            self.text(strings.SCORE).center(strings.FIELD),
            *self.wins(),
            panel.score_line(self.text(strings.ILLEGAL), self.career.illegal),
        ]


class OnePerson(Company):
    """A person below, the learner above."""

    PAGES = strings.PAGES
    TYPED_TURN = strings.FROM
    KEYS, KEYS_AGAIN = strings.KEYS, strings.KEYS_AGAIN
    FAREWELLS = strings.FAREWELLS
    MOOD = Mood.WAITING

    def kind(self) -> str:
        return self.text(self.program.learner.words)

    def number(self) -> int:
        return self.career.brain.games + 1

    def about_the_brain(self) -> str:
        return self.text(strings.I_KNOW_AND_RUN, n=len(self.career.brain.lessons), run=self.career.run)

    def curve(self) -> tuple[str, Brain]:
        return self.text(strings.CURVE), self.career.brain

    def wins(self) -> tuple[str, str]:
        brain = self.career.brain
        return panel.score_line(self.text(strings.YOU), brain.lost), panel.score_line("IMPHEX", brain.won)

    def scores(self) -> list[str]:
        return [*super().scores(), panel.score_line(self.text(strings.KNOWN), len(self.career.brain.lessons))]


class TwoPeople(Company):
    """A person on either side; the curve of what is learned from them stays flat."""

    PAGES = strings.PAGES_FOR_TWO
    TYPED_TURN = strings.PLAYERS_FROM
    KEYS, KEYS_AGAIN = strings.KEYS_FOR_TWO, strings.KEYS_AGAIN_FOR_TWO
    FAREWELLS = strings.FAREWELLS_TO_TWO
    MOOD = Mood.LOOKING_RIGHT

    def kind(self) -> str:
        return self.text(strings.TWO_PLAYERS)

    def number(self) -> int:
        return self.program.tally.games + 1

    def about_the_brain(self) -> str:
        return self.text(strings.I_WATCH)

    def curve(self) -> tuple[str, Brain]:
        return self.text(strings.LEARN_NOTHING), Brain()

    def wins(self) -> tuple[str, str]:
        first, second = (self.text(strings.PLAYER, n=seat + 1) for seat in (0, 1))
        return panel.score_line(first, self.program.tally.won), panel.score_line(second, self.program.tally.lost)


def show_why(program: State, scene: Scene, console: Console) -> Frames[None]:
    """Replay the computer's last turn, if there is one. The board is left as it was after that turn."""
    before, choice = program.tried
    if program.two or before is None:
        yield from console.tell(strings.NOT_MY_MOVES if program.two else strings.NOT_MOVED)
        return
    taught = {lesson.cells: lesson.game for lesson in program.career.brain.lessons}
    scene.draw(before)
    for move in choice.rejected:
        yield from scene.slide(before, move)
        game = taught.get(before.play(move).cells, 0)
        words = strings.REJECTED if game else strings.REJECTED_BORN
        yield from console.tell(words, origin=move.origin, target=move.target, game=game)
        yield from scene.slide(before, move, back=True)
    if choice.move is None:
        yield from console.tell(strings.SO_I_RESIGNED)
        return
    yield from scene.slide(before, choice.move)
    words = strings.SO_I_PLAYED if choice.rejected else strings.FIRST_TRIAL
    yield from console.tell(words, origin=choice.move.origin, target=choice.move.target)


PICTURE_ROW = 17
PICTURE_COLUMNS = 13, 22
"""Where the first page shows the keypad, and the first position."""
SCOLDING_FRAMES, HINT_FRAMES = 200, 150
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
        self.attend()
        self.screen()
        yield from ()

    def screen(self) -> None:
        self.machine.clear()
        self.show()

    def show(self) -> None:
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
        return self.scene.slide(before, move)

    def think(self) -> Frames[None]:
        self.feel(Mood.THINKING)
        yield from super().think()
        yield from self.machine.wait(self.THINKING_FRAMES)
        self.console.write()
        self.attend()

    def refuse_move(self, fault: Fault) -> Frames[None]:
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
        self.scene.hold(move.origin)
        self.scene.show_cursor(cell_of(move.target), True)
        words = strings.HINTED if hopeful else strings.HOPELESS
        yield from self.console.tell(words, HINT_FRAMES, origin=move.origin, target=move.target)
        self.scene.hold(None)
        self.scene.show_cursor(cell_of(move.target), False)

    def why(self) -> Frames[None]:
        yield from show_why(self.program, self.scene, self.console)
        self.show()

    def taken_back(self, done: bool) -> Frames[None]:
        if done:
            self.show()
        else:
            yield from self.console.tell(NOTHING_TO_TAKE_BACK)

    def scores(self) -> None:
        self.cover(self.company.scores())

    def clear_side(self) -> None:
        """Take the scoreboard or the scolding away."""
        panel.no_scoreboard(self.machine)
        self.beside_the_board()

    def cover(self, lines: list[str]) -> None:
        self.clear_side()
        panel.scoreboard(self.machine, lines)

    @abstractmethod
    def end(self, outcome: Outcome) -> Frames[None]:
        """How the game ended, once the result has been taken down and the position learned."""

    def how(self, outcome: Outcome) -> str:
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
            words = program.decoration_dice.pick(strings.LEARNED)
        elif outcome is Outcome.LOST:
            words = strings.RELIEF if brain.relieved else program.decoration_dice.pick(strings.GLOATING)
        else:
            words = strings.I_WATCHED
        return program.text(words)

    def complete(self, outcome: Outcome) -> bool:
        """Whether the last lesson that there is has just been learned."""
        brain = self.program.career.brain
        return outcome is Outcome.WON and brain.taught_in == brain.games

    def instructions(self) -> Frames[None]:
        pages = self.company.PAGES
        for number, page in enumerate(pages, 1):
            self.page(page, number, len(pages))
            if number == 1:
                for column, cells in zip(PICTURE_COLUMNS, ("789456123", START.cells), strict=True):
                    self.machine.print_at(PICTURE_ROW, column, panel.small_board(cells))
            yield from self.console.turn_page()

    def farewell(self) -> Frames[None]:
        """Say goodbye tartly and leave the PET ready, the cursor below it; nothing scrolls."""
        self.console.write(self.program.text(self.program.decoration_dice.pick(self.company.FAREWELLS)))
        self.machine.print_at(READY_ROW, 0, "READY.".ljust(40))
        self.machine.print_at(READY_ROW + 1, 0, "█".ljust(40))
        yield
