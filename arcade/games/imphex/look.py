"""What both looks of IMPHEX have in common: the prompt line, who sits at the machine, the board, the scoreboard."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from arcade.games.imphex import panel, strings
from arcade.games.imphex.art import Mood
from arcade.games.imphex.rules import START, Fault, Move, Position
from arcade.games.imphex.scene import Scene, Style, cell_of
from arcade.games.imphex.state import State
from arcade.machine.machine import Frames
from arcade.machine.pet import Pet
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.languages import Language, own
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.flow.pet_console import BUZZ, LeftError, PetConsole
from arcade.toolkit.programs.pet_look import PetBoardLook
from arcade.toolkit.words.capitals import NOTHING_TO_TAKE_BACK

PROMPT_ROW = 22
LEAVE: dict[Language, tuple[str, ...]] = {"en": ("q", "pad1 back"), "ro": ("i", "pad1 back")}
MISTAKE_FRAMES, SCOLDING_FRAMES, HINT_FRAMES = 70, 200, 150


class Console(PetConsole):
    """Asks and tells on the prompt line, where one can always leave."""

    def __init__(self, program: Program[Pet]) -> None:
        off_the_edge = not program.original
        super().__init__(program, PROMPT_ROW, off_the_edge, columns=strings.PROMPT - off_the_edge)

    @property
    def leave(self) -> tuple[str, ...]:
        """Keys that leave the program at every prompt."""
        return own(LEAVE, self.program.language)

    def mistake(self, words: Text) -> Frames[None]:
        """Show what was wrong: the message flickers, a buzz sounds; a key ends it early."""
        self.machine.chime(BUZZ)
        times, frames = (1, 20) if self.program.calm else (4, 4)
        for _ in range(times):
            self.say(words)
            yield from self.machine.wait(frames)
            self.write()
            yield from self.machine.wait(frames)
        yield from self.tell(words, MISTAKE_FRAMES)

    def ask(self, question: Text | Count, choices: Sequence[str], default: str = "", **values: object) -> Frames[str]:
        """Ask a question answered by one key; the line is blank afterwards. Raises LeftError."""
        key = yield from super().ask(question, (*choices, *self.leave), default, **values)
        if key in self.leave and key not in choices:
            raise LeftError
        return key

    def turn_page(self) -> Frames[None]:
        """Wait for SPACE, fire or Return. Raises LeftError."""
        yield from self.ask(strings.SPACE_GOES_ON, (" ",), default=" ")


class Company(NamedTuple):
    """What is said and shown to a person against the learner; or to two people, whom the imp watches."""

    pages: tuple[Prose, ...]
    typed_turn: Text
    """The question for the cell that a person moves from, before a typed answer, with a blank at its end."""
    keys: Text
    keys_again: Text
    farewells: tuple[Text, ...]
    mood: Mood
    """The imp's face while a person is to move."""


ONE_PERSON = Company(strings.PAGES, strings.FROM, strings.KEYS, strings.KEYS_AGAIN, strings.FAREWELLS, Mood.WAITING)
TWO_PEOPLE = Company(
    strings.PAGES_FOR_TWO,
    strings.PLAYERS_FROM,
    strings.KEYS_FOR_TWO,
    strings.KEYS_AGAIN_FOR_TWO,
    strings.FAREWELLS_TO_TWO,
    Mood.LOOKING_RIGHT,
)
PICTURE_ROW = 17
PICTURE_COLUMNS = 13, 22
"""Where the first page shows the keypad, and the first position."""
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
        self.company = TWO_PEOPLE if program.two else ONE_PERSON
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
        self.feel(self.company.mood)

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
        """Replay the computer's last turn, if there is one."""
        yield from self._replay()
        self.show()

    def _replay(self) -> Frames[None]:
        (before, choice), scene, console = self.program.tried, self.scene, self.console
        if self.program.two or before is None:
            yield from console.tell(strings.NOT_MY_MOVES if self.program.two else strings.NOT_MOVED)
            return
        taught = {lesson.cells: lesson.game for lesson in self.program.career.brain.lessons}
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

    def taken_back(self, done: bool) -> Frames[None]:
        if done:
            self.show()
        else:
            yield from self.console.tell(NOTHING_TO_TAKE_BACK)

    def scores(self) -> list[str]:
        """The lines of the scoreboard."""
        program, text, brain = self.program, self.program.text, self.program.career.brain
        rows = [(text(strings.YOU), brain.lost), ("IMPHEX", brain.won)]
        if program.two:
            rows = [(text(strings.PLAYER, n=1), program.tally.won), (text(strings.PLAYER, n=2), program.tally.lost)]
        rows.append((text(strings.ILLEGAL), program.career.illegal))
        if not program.two:
            rows.append((text(strings.KNOWN), len(brain.lessons)))
        return [text(strings.SCORE).center(strings.FIELD), *[panel.score_line(*row) for row in rows]]

    def clear_side(self) -> None:
        """Take the scoreboard or the scolding away."""
        panel.no_scoreboard(self.machine)
        self.beside_the_board()

    def cover(self, lines: list[str]) -> None:
        self.clear_side()
        panel.scoreboard(self.machine, lines)

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
        pages = self.company.pages
        for number, page in enumerate(pages, 1):
            self.page(page, number, len(pages))
            if number == 1:
                for column, cells in zip(PICTURE_COLUMNS, ("789456123", START.cells), strict=True):
                    self.machine.print_at(PICTURE_ROW, column, panel.small_board(cells))
            yield from self.console.turn_page()

    def farewell(self) -> Frames[None]:
        """Say goodbye tartly and leave the PET ready, the cursor below it; nothing scrolls."""
        self.console.write(self.program.text(self.program.decoration_dice.pick(self.company.farewells)))
        self.machine.print_at(PROMPT_ROW + 1, 0, "\n".join(["READY.".ljust(40), "█".ljust(40)]))
        yield
