"""Ping-pong as it was laid out and paced: a yellow box, a bat of two characters, numbers in a black bar."""

from arcade.games.ping_pong.rules import BAT_COLUMN, ROWS, Bounced, Event, Hit, World
from arcade.games.ping_pong.strings import BOUNCES_LEFT, POINTS
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum, udg_character
from arcade.toolkit.animation.border_rainbow import rainbow
from arcade.toolkit.contract.program import Program
from arcade.toolkit.picture.ink import BLACK, BLUE, YELLOW
from arcade.toolkit.programs.action_program import ActionLook
from arcade.toolkit.programs.printed_look import PrintedLook

BALL = udg_character("a")
BAT = udg_character("b")
BALL_ROWS = ("........", "..####..", ".##..##.", ".#.####.", ".######.", ".######.", "..####..", "........")
BAT_ROWS = ("..#####.", "..#...#.", "..#####.", "..#.#.#.", "..#####.", "..#...#.", "..#####.", "..#.#.#.")

BOUNCE_NOTES = ((0.03, 3.0), (0.003, 4.0))
HIT_NOTES = tuple((0.1, float(n * n)) for n in range(1, 7))
START = 62
STEP, STEP_UP, STEP_DOWN, STEP_BOUNCE = 3.31, 4.89, 5.00, 9.1
AFTER_HIT = 6.0
"""Measured in frames: from RUN to the first serve, the steps of each kind, the redrawing after a hit's notes."""
NOTE_FRAMES = 1.8
"""How much of a bounce's step is its two notes."""


class Original(PrintedLook, ActionLook[Spectrum, World]):
    """Draws a world in the original's way and spends the original's time."""

    question_place = 6, 8

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self._ball: tuple[int, int] | None = None
        self._bat = 0

    def title(self) -> Frames[None]:
        """There was none: RUN led straight to the field."""
        yield from self.machine.wait(START)

    def begin(self, world: World) -> Frames[None]:
        """The empty field with floor and status bar, bat and ball."""
        machine = self.machine
        machine.define("a", BALL_ROWS)
        machine.define("b", BAT_ROWS)
        self.clear_screen(BLUE, YELLOW, BLACK)
        machine.print_at(ROWS, 0, "\x8f" * 32, ink=BLUE)
        machine.print_at(ROWS + 1, 0, " " * 32, inverse=1)
        machine.print_at(ROWS + 1, 3, self.program.text(POINTS), inverse=1)
        label = self.program.text(BOUNCES_LEFT)
        machine.print_at(ROWS + 1, max(14, 28 - len(label)), label, inverse=1)
        self._ball, self._bat = None, world.bat
        self._flip_bat()
        self._flip_ball(world)
        self._numbers(world)
        yield

    def step(self, world: World, events: list[Event], moved: int) -> Frames[None]:
        """Show one step and let its time pass: a bounce is slow, a moving bat slows the ball."""
        machine = self.machine
        bounced = any(isinstance(event, Bounced) for event in events)
        hit = any(isinstance(event, Hit) for event in events)
        if bounced:
            yield from machine.tune(BOUNCE_NOTES)
        if moved:
            self._flip_bat()
            self._bat = world.bat
            self._flip_bat()
        if hit:
            yield from machine.tune(HIT_NOTES)
            yield from machine.wait(AFTER_HIT)
        self._flip_ball(world)
        self._numbers(world)
        if bounced:
            yield from machine.wait(STEP_BOUNCE - NOTE_FRAMES)
        else:
            yield from machine.wait(STEP_UP if moved < 0 else STEP_DOWN if moved > 0 else STEP)

    def end(self, world: World) -> Frames[None]:
        """Three times through the border's colours, two notes each."""
        self._numbers(world)
        yield from rainbow(self.program, lambda turn, colour: ((0.05, colour * turn), (0.02, turn * turn)), rounds=3)

    def again(self) -> Frames[bool]:
        """Any key but yes ends."""
        again = yield from super().again()
        yield from self.machine.beep(0.1, 12)
        if again:
            yield from self.machine.wait(27)
        return again

    def _flip_bat(self) -> None:
        for row in (self._bat, self._bat + 1):
            self.machine.print_at(row, BAT_COLUMN, BAT, over=1)

    def _flip_ball(self, world: World) -> None:
        """Take the ball from where it was shown and show it where it is."""
        if self._ball is not None:
            self.machine.print_at(*self._ball, BALL, over=1)
        self._ball = (world.row, world.column)
        self.machine.print_at(*self._ball, BALL, over=1)

    def _numbers(self, world: World) -> None:
        self.machine.print_at(ROWS + 1, 12, f"{world.score:<2}", inverse=1)
        self.machine.print_at(ROWS + 1, 29, f"{world.bounces:>2}", inverse=1)
