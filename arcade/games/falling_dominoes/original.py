"""The falling dominoes as in the book: green squares in a yellow well between magenta walls."""

from arcade.games.falling_dominoes import ART
from arcade.games.falling_dominoes.handling import Polled
from arcade.games.falling_dominoes.levels import LEVELS
from arcade.games.falling_dominoes.rules import BOTTOM, LEFT, RIGHT, STAR, Action, Event, Laid, Moved, World
from arcade.games.falling_dominoes.strings import LEVEL_QUESTION, PLAY_AGAIN, POINTS
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum, udg_character
from arcade.toolkit.animation.border_rainbow import rainbow
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.prompts import ask_another, ask_key
from arcade.toolkit.picture.areas import clear_in_time
from arcade.toolkit.picture.ink import BLACK, BLUE, GREEN, MAGENTA, RED, WHITE, YELLOW
from arcade.toolkit.picture.polyominoes import Cell
from arcade.toolkit.programs.action_program import ActionLook

BLOCK, SQUARE = chr(143), udg_character("a")
WIDTH = RIGHT - LEFT + 1
QUESTION_ROW, BANNER_ROW, BASE_ROW, SCORE_ROW = 6, 15, BOTTOM + 1, 21
BOOK_LEVELS = ("1", "2", "3", "4")
PAUSES = (13, 7, 1, 0)
"""Frames between the steps at each level."""
KEY_READ_MILLISECONDS, KEY_WRONG_MILLISECONDS = 4, 6.4
TAKEN, REFUSED, CLICK = (0.1, 12), (1, -6), (0.001, 33)
# How long the listing's own work takes, measured in frames without PRINT and BEEP.
WALL_ROW, WALLS_TO_FLOOR, BEFORE_FIRST_PIECE, AFTER_BANNER, RESTARTING = 0.75, 2.2, 3.25, 12, 3.5
WORK = {Action.FALL: 1.65, Action.LEFT: 2.88, Action.RIGHT: 3.35, Action.TURN_LEFT: 2.41, Action.TURN_RIGHT: 3.08}
"""A step of a standing domino."""
LYING = {Action.FALL: 0.18, Action.LEFT: -0.45, Action.RIGHT: -0.45}
"""What it takes more for a lying one."""
REFUSAL = 0.5
"""What a step takes more if there is no room for it."""
LAYING, FINDING_NO_ROOM, AFTER_CLICK, CLICK_TO_NEXT_PIECE, NOTE_GAP = 1.74, 2.79, 0.57, 2.44, 1.63


class Original(ActionLook[Spectrum, World]):
    """Draws a world in the original's way and spends the original's time."""

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self.handling = Polled(program.machine.keyboard)
        self.pace = 0
        """Frames of the pause between steps."""
        self._shown: tuple[Cell, ...] = ()
        self._wanted = Action.FALL

    def title(self) -> Frames[None]:
        self.machine.define("a", ART.rows("printed square"))
        yield

    @property
    def usual_level(self) -> int:
        """The one chosen in the cabinet, or the hardest that the book has."""
        return min(LEVELS.rung(self.program.setup.level), len(BOOK_LEVELS))

    def ask_level(self) -> Frames[int]:
        """The empty well, and the question for the level until it is answered by a digit from 1 to 4."""
        machine, basic = self.machine, self.machine.basic
        yield from clear_in_time(machine, BLUE, YELLOW, BLUE)
        for row in range(SCORE_ROW + 1):
            yield from basic.print_at(row, 0, " " * LEFT, ink=MAGENTA, paper=MAGENTA)
            yield from basic.print_at(row, RIGHT + 1, " " * (31 - RIGHT), ink=MAGENTA, paper=MAGENTA)
            yield from machine.wait(WALL_ROW)
        yield from machine.wait(WALLS_TO_FLOOR)
        for row in range(BASE_ROW + 1, SCORE_ROW + 1):
            yield from basic.print_at(row, LEFT, BLOCK * WIDTH, ink=MAGENTA)
            yield from machine.wait(WALL_ROW)
        self._score(0)
        yield from machine.wait(WALL_ROW)
        yield from basic.print_at(QUESTION_ROW, LEFT, self.program.text(LEVEL_QUESTION))
        key = yield from ask_key(machine, BOOK_LEVELS, self.wrong_key, str(self.usual_level))
        yield from basic.takes(KEY_READ_MILLISECONDS)
        yield from basic.beep(*TAKEN)
        yield from basic.print_at(QUESTION_ROW, LEFT, " " * WIDTH)
        self.pace = PAUSES[int(key) - 1]
        return int(key)

    def wrong_key(self) -> Frames[None]:
        yield from self.machine.basic.takes(KEY_READ_MILLISECONDS)
        yield from self.machine.basic.tune((TAKEN, REFUSED), KEY_WRONG_MILLISECONDS)

    def begin(self, world: World) -> Frames[None]:
        """The floor, the star and the first piece."""
        machine, basic = self.machine, self.machine.basic
        yield from basic.print_at(BASE_ROW, LEFT, SQUARE * WIDTH, paper=RED)
        yield from basic.print_at(0, STAR, "*", ink=WHITE, paper=BLACK)
        yield from machine.wait(BEFORE_FIRST_PIECE)
        self._shown = ()
        yield from self._show(world)
        machine.keyboard.flush()

    def pause(self) -> Frames[None]:
        """The pause before a step, which a press ends."""
        return self.handling.pause(self.pace, self.machine.frame)

    def action(self, world: World) -> Action:
        del world
        self._wanted = self.handling.action(self.machine.frame)
        return self._wanted

    def step(self, world: World, event: Event | None) -> Frames[None]:
        """Show a step and take its time; keys are noted meanwhile."""
        for _ in self._work(world, event):
            yield
            self.handling.listen(self.machine.frame)

    def _work(self, world: World, event: Event | None) -> Frames[None]:
        machine = self.machine
        match event:
            case Laid() if world.over:
                yield from machine.wait(FINDING_NO_ROOM)
            case Laid():
                yield from machine.wait(LAYING)
                yield from machine.basic.beep(*CLICK)
                started, self._shown = machine.now, ()
                yield from self._show(world)
                yield from machine.until(started, CLICK_TO_NEXT_PIECE)
            case Moved(action):
                lying = len({row for row, _ in self._shown}) == 1
                yield from machine.wait(WORK[action] + (LYING.get(action, 0) if lying else 0))
                if action is not self._wanted:
                    yield from machine.wait(REFUSAL)
                yield from self._show(world)
                yield from machine.basic.beep(*CLICK)
                yield from machine.wait(AFTER_CLICK)

    def end(self, world: World) -> Frames[None]:
        """Five rounds of border colours with falling notes."""
        del world
        return rainbow(self.program, lambda turn, colour: ((0.02, turn * colour + 20),), gap=NOTE_GAP)

    def again(self) -> Frames[bool]:
        machine, words = self.machine, self.program.text(PLAY_AGAIN).center(26)
        machine.print_at(BANNER_ROW, 2, words, ink=WHITE, paper=BLACK)
        yield from machine.wait(AFTER_BANNER)
        again = yield from ask_another(machine)
        if again:
            yield from machine.wait(RESTARTING)
        return again

    def _score(self, pieces: int) -> None:
        label = self.program.text(POINTS).ljust(9)
        self.machine.print_at(SCORE_ROW, 0, f"{label}{pieces:<2}", ink=WHITE, paper=BLACK)

    def _show(self, world: World) -> Frames[None]:
        """Show the piece at its new place; a new piece is counted."""
        basic = self.machine.basic
        if not self._shown or self.in_new_language():
            self._score(world.pieces)
        before, self._shown = self._shown, world.cells(world.piece)
        for cell in before:
            if cell not in self._shown:
                yield from basic.print_at(*cell, " ")
        for cell in self._shown:
            if cell not in before:
                yield from basic.print_at(*cell, SQUARE, paper=GREEN)
