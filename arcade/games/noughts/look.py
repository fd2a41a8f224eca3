"""What both looks of noughts and crosses share: the board, what happens on it, and the message line."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import ClassVar

from arcade.games.noughts import sounds, strings
from arcade.games.noughts.art import Style
from arcade.games.noughts.console import Console
from arcade.games.noughts.layout import sheet_for
from arcade.games.noughts.opponent import Advice
from arcade.games.noughts.rules import CUBE, MISERE, SQUARE, Form, Position
from arcade.games.noughts.scene import Board
from arcade.machine.machine import Frames
from arcade.machine.pet import Pet
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.contest import Tally

MARKS = "XO"
THINKING_FRAMES = 30
HINT_FRAMES = 200


class Look(ABC):
    """Shows matches of a form."""

    STYLES: ClassVar[Mapping[Form, Style]]
    LEFTS: ClassVar[tuple[int, int]]
    """Where the boards are (see sheets)."""

    def __init__(self, program: Program[Pet], form: Form) -> None:
        self.program = program
        self.machine = program.machine
        self.form = form
        self.console = Console(program)
        self.tally = Tally()
        """How the match stands."""
        self.board = Board(self.machine, sheet_for(form, self.LEFTS), self.STYLES[form])

    @abstractmethod
    def opening(self) -> Frames[None]:
        """Everything before the first game."""

    def begin(self, position: Position, tally: Tally) -> None:
        """Draw the screen of a new game."""
        self.tally = tally
        self.machine.clear()
        self.board.rule(position)
        self.turn(position)

    def name_layers(self) -> None:
        """Put the layers' names above them, if there are any."""
        for layer in range(4 if self.form is CUBE else 0):
            row, column = self.board.sheet.corner((4 * (layer // 2), 4 * (layer % 2)))
            words = f"{self.program.text(strings.LAYER)} {layer + 1}"
            self.machine.print_at(row - 2, column, words.ljust(10))

    def turn(self, position: Position) -> None:
        """Show whose turn it is, in the language of the moment, as everything that is told beside the board."""
        del position
        self.name_layers()

    @abstractmethod
    def ask(self, position: Position) -> Frames[int | Control]:
        """Let the person to move name a field, free or not, or give an order."""

    def thinking(self, position: Position) -> Frames[None]:
        """Show that the computer thinks."""
        self.turn(position)
        self.console.say(strings.THINKING)
        yield from self.machine.wait(THINKING_FRAMES)

    def place(self, position: Position, field: int) -> Frames[None]:
        """Show a new mark."""
        self.console.write()
        yield from self.board.place(position, field)

    def taken(self) -> Frames[None]:
        """That square is not free."""
        yield from self.console.refuse(strings.TAKEN)

    def hint(self, advice: Advice) -> Frames[None]:
        """Light a square and say what comes of it."""
        words = {1: strings.HINT_WINS, 0: strings.HINT_TIES, -1: strings.HINT_LOSES, None: strings.HINT_GUESS}
        self.board.light((advice.field,), True)
        yield from self.console.tell(words[advice.worth], HINT_FRAMES, place=self._named(advice.field))
        self.board.light((advice.field,), False)

    def _named(self, field: int) -> str:
        *layer, row, column = (number + 1 for number in self.form.places[field])
        if layer:
            return self.program.text(strings.AT_CUBE, layer=layer[0], row=row, column=column)
        return self.program.text(strings.AT_SQUARE, row=row, column=column)

    def taken_back(self, position: Position, done: bool) -> Frames[None]:
        """The position as it was, or a word that there is none."""
        if done:
            self.board.draw(position)
            self.turn(position)
        else:
            yield from self.console.refuse(strings.NOTHING_TO_TAKE_BACK)

    def result(self, position: Position, outcome: Outcome, tally: Tally) -> Frames[None]:
        """How the game ended."""
        self.tally = tally
        self.turn(position)
        words, sound = {
            Outcome.WON: (strings.WON, sounds.WON),
            Outcome.LOST: (strings.LOST, sounds.LOST),
            Outcome.DRAWN: (strings.TIE, sounds.TIED),
        }.get(outcome, (strings.PLAYER_WON, sounds.WON))
        values = {} if words is not strings.PLAYER_WON else {"n": 1 + (outcome is Outcome.SECOND)}
        self.console.say(words, **values)
        self.machine.chime(sound)
        yield from self.board.flash(position, self.program.calm)
        yield from self.machine.pause(60)

    def farewell(self) -> Frames[None]:
        """Leave the PET ready."""
        yield from self.console.farewell()


FORMS = (SQUARE, MISERE, CUBE)
