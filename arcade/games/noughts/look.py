"""What both looks of noughts and crosses share: the board, what happens on it, and the message line."""

from abc import abstractmethod
from collections.abc import Mapping
from typing import ClassVar

from arcade.games.noughts import strings
from arcade.games.noughts.art import Style
from arcade.games.noughts.opponent import Advice
from arcade.games.noughts.rules import CUBE, Form, Position
from arcade.games.noughts.scene import LOST_TUNE, TIED_TUNE, WON_TUNE, Scene, layout_of
from arcade.machine.machine import Frames
from arcade.machine.pet import Pet
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.flow.pet_console import PetConsole
from arcade.toolkit.programs.match_state import MatchState
from arcade.toolkit.programs.pet_look import PetBoardLook
from arcade.toolkit.sound.tunes import Tune

ROW = 23
WIDTH = 39
"""Of the message line; the last column stays free for the cursor."""
MARKS = "XO"
THINKING_FRAMES = 30
HINT_FRAMES = 200


class Look(PetBoardLook[Position, int]):
    STYLES: ClassVar[Mapping[Form, Style]]
    LEFTS: ClassVar[tuple[int, int]]
    """Where the boards are (see layout_of)."""
    UP: ClassVar = 0
    """How much higher board and message line are, so that nothing stands at the edge of the glass."""
    MARGIN: ClassVar = 0
    """Columns that stay free at both edges."""
    HEADING, LEAVING = strings.HEADING, strings.REALLY_ABANDON

    def __init__(self, program: MatchState[Pet, Position, int]) -> None:
        super().__init__(program, PetConsole(program, ROW - self.UP, self.MARGIN, columns=WIDTH + 1 - 2 * self.MARGIN))
        self.form = program.position.form
        self.scene = Scene(program.machine, layout_of(self.form, self.LEFTS, self.UP), self.STYLES[self.form])

    def begin(self) -> Frames[None]:
        self.machine.clear()
        self.scene.rule(self.program.position)
        self.beside()
        yield from ()

    def beside(self) -> None:
        """What stands beside the board, in the language of the moment: the names of the layers, if there are any."""
        for layer in range(4 if self.form is CUBE else 0):
            row, column = self.scene.layout.corner((4 * (layer // 2), 4 * (layer % 2)))
            words = f"{self.program.text(strings.LAYER)} {layer + 1}"
            self.machine.print_at(row - 2, column, words.ljust(10))

    @abstractmethod
    def ask_field(self) -> Frames[int | Control]:
        """Let the person to move name a field, free or not, or give an order."""

    def think(self) -> Frames[None]:
        self.beside()
        yield from super().think()
        yield from self.machine.wait(THINKING_FRAMES)

    def move(self, before: Position, move: int) -> Frames[None]:
        del before
        self.console.write()
        yield from self.scene.place(self.program.position, move)

    def hint(self, advice: Advice) -> Frames[None]:
        words = {1: strings.HINT_WINS, 0: strings.HINT_TIES, -1: strings.HINT_LOSES, None: strings.HINT_GUESS}
        self.scene.light((advice.field,), True)
        yield from self.console.tell(words[advice.worth], HINT_FRAMES, place=self._named(advice.field))
        self.scene.light((advice.field,), False)

    def _named(self, field: int) -> str:
        *layer, row, column = (number + 1 for number in self.form.places[field])
        if layer:
            return self.program.text(strings.AT_CUBE, layer=layer[0], row=row, column=column)
        return self.program.text(strings.AT_SQUARE, row=row, column=column)

    def show(self) -> None:
        self.scene.draw(self.program.position)
        self.beside()

    def end(self, outcome: Outcome) -> Frames[None]:
        self.beside()
        words, sound = {
            Outcome.WON: (strings.WON, WON_TUNE),
            Outcome.LOST: (strings.LOST, LOST_TUNE),
            Outcome.DRAWN: (strings.TIE, TIED_TUNE),
        }.get(outcome, (strings.PLAYER_WON, WON_TUNE))
        values = {} if words is not strings.PLAYER_WON else {"n": 1 + (outcome is Outcome.SECOND)}
        self.console.say(words, **values)
        yield from self.end_scene(outcome, sound)

    def end_scene(self, outcome: Outcome, sound: Tune) -> Frames[None]:
        del outcome
        self.machine.chime(sound)
        yield from self.scene.flash(self.program.position, self.program.calm)
        yield from self.machine.pause(60)

    def farewell(self) -> Frames[None]:
        self.console.say(strings.FAREWELL)
        self.machine.print_at(ROW + 1, 0, "READY.".ljust(WIDTH + 1))
        yield
