"""The falling dominoes as they were laid out and paced: green squares in a yellow well between magenta walls."""

from arcade.games.falling_dominoes.handling import Polled
from arcade.games.falling_dominoes.rules import BOTTOM, LEFT, RIGHT, STAR, Action, Event, Laid, World
from arcade.games.falling_dominoes.strings import LEVEL_QUESTION, PLAY_AGAIN, POINTS
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum, udg_character
from arcade.toolkit.animation.border_rainbow import rainbow
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.prompts import ask_another, ask_key
from arcade.toolkit.picture.areas import clear_screen
from arcade.toolkit.picture.ink import BLACK, BLUE, GREEN, MAGENTA, RED, WHITE, YELLOW
from arcade.toolkit.picture.polyominoes import Cell
from arcade.toolkit.programs.action_program import ActionLook

SQUARE = udg_character("a")
SQUARE_ROWS = ("########", *("#......#",) * 6, "########")
WIDTH = RIGHT - LEFT + 1
BASE = BOTTOM + 1
QUESTION_ROW, BANNER_ROW, SCORE_ROW = 6, 15, 21
NUMBER = 9
"""Columns of the word before the score."""
BANNER = 26

LEVELS = ("1", "2", "3", "4")
PAUSES = (13, 7, 1, 0)
"""Frames between the steps at each level."""
PROMPT, START, AGAIN = 43, 12, 48
FALL, TURN, ASIDE, LAY = 3.69, 4.5, 5.5, 5.02
"""Measured in frames: from the start to the question, from the answer to the first piece, from one game to the next
question; and the work of each kind of step."""
AFTER = 1.5
"""Frames of a step that pass after the piece has been drawn."""
TAKEN, REFUSED, CLICK = (0.1, 12), (1, -6), (0.001, 33)
NOTE_GAP, REST = 1.7, 10
"""Frames between the notes of the end, and after the banner."""


class Original(ActionLook[Spectrum, World]):
    """Draws a world in the original's way and spends the original's time."""

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self.handling = Polled(program.machine.keyboard)
        self.pace = 0
        """Frames of the pause between steps."""
        self._shown: tuple[Cell, ...] = ()
        self._set_up = PROMPT

    def title(self) -> Frames[None]:
        """There was none."""
        self.machine.define("a", SQUARE_ROWS)
        yield

    def ask_level(self) -> Frames[None]:
        """The empty well, and the question for the level until it is answered by a digit from 1 to 4."""
        machine = self.machine
        clear_screen(machine, BLUE, YELLOW, BLUE)
        for row in range(SCORE_ROW + 1):
            walled = row > BASE
            machine.print_at(row, 0, " " * (32 if walled else LEFT), ink=MAGENTA, paper=MAGENTA)
            if not walled:
                machine.print_at(row, RIGHT + 1, " " * (31 - RIGHT), ink=MAGENTA, paper=MAGENTA)
        self._score(0)
        yield from machine.wait(self._set_up)
        self._set_up = AGAIN
        machine.print_at(QUESTION_ROW, LEFT, self.program.text(LEVEL_QUESTION))
        usual = str(min(self.program.setup.level, len(LEVELS)))
        key = yield from ask_key(machine, LEVELS, self.wrong_key, usual)
        yield from machine.beep(*TAKEN)
        machine.print_at(QUESTION_ROW, LEFT, " " * WIDTH)
        self.pace = PAUSES[int(key) - 1]

    def wrong_key(self) -> Frames[None]:
        """A high tone, then a low one."""
        return self.machine.tune((TAKEN, REFUSED))

    def begin(self, world: World) -> Frames[None]:
        """The floor, the star and the first piece."""
        machine = self.machine
        for column in range(LEFT, RIGHT + 1):
            machine.print_at(BASE, column, SQUARE, paper=RED)
        machine.print_at(0, STAR, "*", ink=WHITE, paper=BLACK)
        yield from machine.wait(START - AFTER)
        self._shown = ()
        self._show(world)
        machine.keyboard.flush()

    def pause(self) -> Frames[None]:
        """The pause before a step, which a press ends."""
        return self.handling.pause(self.pace, self.machine.frame)

    def action(self, world: World) -> Action:
        """What the keys ask for."""
        del world
        return self.handling.action(self.machine.frame)

    def step(self, world: World, event: Event | None) -> Frames[None]:
        """Show what a step brought and let its time pass."""
        machine = self.machine
        match event:
            case Laid():
                work, self._shown = LAY, ()
            case None:
                return
            case moved:
                aside = moved.action in (Action.LEFT, Action.RIGHT)
                work = FALL if moved.action is Action.FALL else ASIDE if aside else TURN
        yield from machine.wait(work - AFTER)
        if not world.over:
            self._show(world)
        yield from machine.beep(*CLICK)
        yield from machine.wait(AFTER - CLICK[0] * 50)

    def end(self, world: World) -> Frames[None]:
        """Five rounds of border colours with falling notes."""
        del world
        return rainbow(self.program, lambda turn, colour: ((0.02, turn * colour + 20),), gap=NOTE_GAP)

    def again(self) -> Frames[bool]:
        """The question across the construction."""
        machine = self.machine
        words = self.program.text(PLAY_AGAIN).center(BANNER)
        machine.print_at(BANNER_ROW, 2, words, ink=WHITE, paper=BLACK)
        yield from machine.wait(REST)
        return (yield from ask_another(machine))

    def _score(self, pieces: int) -> None:
        label = self.program.text(POINTS).ljust(NUMBER)
        self.machine.print_at(SCORE_ROW, 0, f"{label}{pieces:<2}", ink=WHITE, paper=BLACK)

    def _show(self, world: World) -> None:
        """Take the piece from where it was shown and show it where it is; a new one is counted."""
        machine = self.machine
        if not self._shown or self.in_new_language():
            self._score(world.pieces)
        for row, column in self._shown:
            machine.print_at(row, column, " ")
        self._shown = world.cells(world.piece)
        for row, column in self._shown:
            machine.print_at(row, column, SQUARE, paper=GREEN)
