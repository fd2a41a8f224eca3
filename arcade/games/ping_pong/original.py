"""Ping-pong as it was laid out and paced: a yellow box, a bat of two characters, numbers in a black bar."""

from arcade.games.ping_pong import ART, DOWN_KEY, UP_KEY
from arcade.games.ping_pong.rules import BAT_COLUMN, COLUMNS, ROWS, Bounced, Event, Hit, World
from arcade.games.ping_pong.strings import BOUNCES, POINTS
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum, udg_character
from arcade.machine.spectrum.basic import CLEARED
from arcade.toolkit.contract.program import Program
from arcade.toolkit.picture.ink import BLACK, BLUE, YELLOW
from arcade.toolkit.programs.action_program import ActionLook
from arcade.toolkit.programs.printed_look import PrintedLook

BALL = udg_character("a")
BAT = udg_character("b")

BOUNCE_NOTES = ((0.03, 3.0), (0.003, 4.0))
HIT_NOTES = tuple((0.1, float(n * n)) for n in range(1, 7))
HIT_MS = 6.3
"""Beside each note of a hit."""
TURNS, COLOURS = 3, range(7, 0, -1)
SCORE_COLUMN, LABEL_COLUMN, NUMBER_COLUMN = 12, 19, 29
RUN_FRAMES, BLOCK_FRAMES, HALF_BAR_FRAMES, SERVE_FRAMES = 39.7, 0.4, 3.5, 3.0
STEP_FRAMES = {0: 3.27, -1: 4.83, 1: 4.94}
"""By the bat's move."""
HELD_UP, HELD_DOWN = 0.12, 0.45
"""Frames more for a step in which the bat cannot move as it is asked to."""
BOUNCE_FRAMES, SIDE_FRAMES, HIT_FRAMES = 2.1, 1.8, 5.73
"""After the notes of a bounce at floor or ceiling or at a side, or of a hit."""
NOTES_MS = 2.2, 15.4
"""Beside the two notes of each colour at the end."""
TURN_MS = 9.6
"""Beside a turn through all colours."""
QUESTION_FRAMES = 10.5
"""From the last of them to the question."""


class Original(PrintedLook, ActionLook[Spectrum, World]):
    """Draws a world in the original's way and spends the original's time."""

    question_place = 6, 8

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self._ball: tuple[int, int] | None = None
        self._bat = 0

    def title(self) -> Frames[None]:
        """There was none: RUN led straight to the field."""
        yield from self.machine.wait(RUN_FRAMES)

    def begin(self, world: World) -> Frames[None]:
        """The empty field with floor and status bar, bat and ball."""
        machine, text = self.machine, self.program.text
        machine.define("a", ART.rows("original ball"))
        machine.define("b", ART.rows("original bat"))
        self.clear_screen(BLUE, YELLOW, BLACK)
        yield from machine.spend(CLEARED)
        for column in range(COLUMNS):
            machine.print_at(ROWS, column, "\x8f", ink=BLUE)
            yield from machine.wait(BLOCK_FRAMES)
        machine.print_at(ROWS + 1, 0, f"   {text(POINTS)}".ljust(SCORE_COLUMN), inverse=1)
        yield from machine.wait(HALF_BAR_FRAMES)
        label = text(BOUNCES).rjust(NUMBER_COLUMN - 1 - LABEL_COLUMN).rjust(NUMBER_COLUMN - 1 - SCORE_COLUMN)
        machine.print_at(ROWS + 1, SCORE_COLUMN, label.ljust(COLUMNS - SCORE_COLUMN), inverse=1)
        yield from machine.wait(HALF_BAR_FRAMES)
        self._ball, self._bat = None, world.bat
        self._flip_bat()
        self._flip_ball((world.row, world.column))
        self._score(world)
        yield from machine.wait(SERVE_FRAMES)

    def step(self, world: World, events: list[Event], moved: int) -> Frames[None]:
        """Show one step and let its time pass: a bounce is slow, a moving bat slows the ball."""
        machine = self.machine
        bounced = any(isinstance(event, Bounced) for event in events)
        if bounced:
            sideways = self._ball is not None and self._ball[0] not in (0, ROWS - 1)
            yield from machine.basic.tune(BOUNCE_NOTES, 0)
            yield from machine.wait(SIDE_FRAMES if sideways else BOUNCE_FRAMES)
            machine.print_at(ROWS + 1, NUMBER_COLUMN, f"{world.bounces:<2}")
        if world.over:
            return
        if moved:
            self._flip_bat()
            self._bat = world.bat
            self._flip_bat()
        hit = next((event for event in events if isinstance(event, Hit)), None)
        self._flip_ball((world.row, world.column) if hit is None else (hit.row, BAT_COLUMN))
        yield from machine.wait(STEP_FRAMES[moved] + (0 if moved else self._held(bounced)))
        if hit is not None:
            yield from machine.basic.tune(HIT_NOTES, HIT_MS)
            self._score(world)
            self._flip_ball((world.row, world.column))
            yield from machine.wait(HIT_FRAMES - HIT_MS * machine.CLOCK / 1000 / machine.FRAME)

    def _held(self, bounced: bool) -> float:
        """Frames that a key takes which moves nothing; the keys are not read where the ball bounces."""
        keyboard = self.machine.keyboard
        if bounced:
            return 0
        return HELD_UP if keyboard.down(UP_KEY.keys) else HELD_DOWN if keyboard.down(DOWN_KEY.keys) else 0

    def end(self, world: World) -> Frames[None]:
        """Three times through the border's colours, two notes each."""
        del world
        machine = self.machine
        for turn in range(1, TURNS + 1):
            for colour in COLOURS:
                if not self.program.calm:
                    machine.border(colour)
                yield from machine.basic.beep(0.05, colour * turn, NOTES_MS[0])
                yield from machine.basic.beep(0.02, turn * turn, NOTES_MS[1])
            yield from machine.basic.takes(TURN_MS)
        yield from machine.wait(QUESTION_FRAMES)

    def again(self) -> Frames[bool]:
        again = yield from super().again()
        yield from self.machine.basic.beep(0.1, 12)
        return again

    def _flip_bat(self) -> None:
        for row in (self._bat, self._bat + 1):
            self.machine.print_at(row, BAT_COLUMN, BAT, over=1)

    def _flip_ball(self, place: tuple[int, int]) -> None:
        """Take the ball from where it was shown and show it elsewhere."""
        if self._ball is not None:
            self.machine.print_at(*self._ball, BALL, over=1)
        self._ball = place
        self.machine.print_at(*place, BALL, over=1)

    def _score(self, world: World) -> None:
        self.machine.print_at(ROWS + 1, SCORE_COLUMN, str(world.score))
