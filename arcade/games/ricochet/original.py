"""Ricochet as it was laid out and paced: a green field with black walls, a star that is shot."""

from arcade.games.ricochet import strings
from arcade.games.ricochet.board import Place
from arcade.games.ricochet.hints import told_in_words
from arcade.games.ricochet.printed_scene import BUILD_UP, STAR, TARGETS_ROW, build_up, show_wall
from arcade.games.ricochet.rules import World
from arcade.games.ricochet.solver import LEFTWARDS
from arcade.games.ricochet.state import State
from arcade.games.ricochet.world import Bounced, Event, Hit
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.border_rainbow import rainbow
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.picture.ink import BLACK, GREEN, attribute
from arcade.toolkit.programs.action_program import ActionLook
from arcade.toolkit.programs.printed_look import PrintedLook

BAR_ROW, ADVICE_ROW = 21, 23
END_ROW = 18

KEY_NOTE, WRONG_NOTE, BOUNCE_NOTE, REPLAY_NOTE = (0.1, 22), (1, -6), (0.01, 33), (0.3, 22)
KEY_NOTE_FRAMES = 5
CELL, BOUNCE, CONTACT, HIT = 3.2, 6.6, 2, 150
KEY, AFTER_FLIGHT, PAUSE, CLOSING = 8, 73, 30, 76
"""Measured in frames: a cell, a bounce, a target that is met, its celebration; from a key to the moved star, from a
flight's end to the star's return with its pause, from the last text to the question."""
HIT_NOTES = 2.45
"""Frames that the two notes of each colour take, with the silence between them."""


class Original(PrintedLook, ActionLook[Spectrum, World]):
    """Draws a world in the original's way and spends the original's time."""

    program: State
    question_place = END_ROW + 1, 2

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self._ball: Place = (0, 0)

    def begin(self, world: World) -> Frames[None]:
        """The table is built up; the ball is ready after twelve seconds."""
        started = self.machine.now
        self._ball = (0, 0)
        yield from build_up(self.machine, world.table)
        self._labels()
        self._numbers(world)
        yield from self.machine.until(started, BUILD_UP)
        yield from self.prompt(world)

    def prompt(self, world: World) -> Frames[None]:
        """The ball at the start, flashing until a key is pressed."""
        self._numbers(world)
        self._put(world, flash=1)
        yield from self.machine.beep(*KEY_NOTE)

    def waiting(self, world: World) -> Frames[None]:
        """Nothing was pressed in this frame."""
        if self.in_new_language():
            self._labels()
            self._numbers(world)
        yield

    def cursor(self, world: World, moved: bool) -> Frames[None]:
        """The key's note, then the star a cell further, if there was room."""
        del moved
        yield from self._key(world)
        self._put(world)

    def turned(self, world: World) -> Frames[None]:
        """The joystick's fire shoots to the other side; the book had a key for each."""
        yield from self._key(world)
        way = strings.UP_LEFT if self.program.side == LEFTWARDS else strings.UP_RIGHT
        self._say(self.program.text(strings.FIRE_WOULD, way=self.program.text(way)))

    def hint(self, world: World, told: tuple[int, int] | None) -> Frames[None]:
        """What shot to make, in the lower screen; the book gave no advice."""
        self._say(told_in_words(self.program, world, told))
        yield

    def wrong_key(self) -> Frames[None]:
        """A low tone of a second."""
        return self.machine.beep(*WRONG_NOTE)

    def move(self, world: World) -> Frames[None]:
        """The key's note; the bounces begin at 0, the shots at one more."""
        yield from self._key(world)
        self._say("")
        self._put(world)
        self._numbers(world)

    def _key(self, world: World) -> Frames[None]:
        started = self.machine.now
        self._put(world, self._ball)
        yield from self.machine.beep(*KEY_NOTE)
        yield from self.machine.until(started, KEY)

    def step(self, world: World, event: Event) -> Frames[None]:
        """Show one step of the flight and let its time pass."""
        started = self.machine.now
        match event:
            case Bounced(place):
                show_wall(self.machine, world.table, place)
                self._numbers(world)
                yield from self.machine.beep(*BOUNCE_NOTE)
                yield from self.machine.until(started, BOUNCE)
            case Hit():
                yield from self._celebrate(world)
            case _:
                yield from self.machine.until(started, CELL)
                self._put(world)

    def _celebrate(self, world: World) -> Frames[None]:
        """Five times through the border's colours; then the star stands where the target was."""
        self._numbers(world)
        yield from self.machine.wait(CONTACT)
        yield from rainbow(
            self.program,
            lambda turn, colour: ((0.02, turn * colour), (0.01, turn * colour + 10)),
            gap=HIT / 35 - HIT_NOTES,
        )
        self._put(world)

    def landed(self, world: World) -> Frames[None]:
        """The last bounce's number flashes to ten notes by chance; then the field is as before the shot."""
        machine, dice = self.machine, self.program.dice
        started = machine.now
        self._numbers(world, flash=int(not self.program.calm))
        notes = AFTER_FLIGHT - KEY_NOTE_FRAMES - PAUSE
        for number in range(1, 11):
            yield from machine.beep(0.02, dice.below(10))
            yield from self.machine.until(started, notes * number / 10)
        yield from machine.wait(PAUSE)

    def end(self, world: World) -> Frames[None]:
        """How it ended, and ten notes by chance."""
        del world
        machine = self.machine
        started = machine.now
        words = strings.WON if self.program.outcome is Outcome.WON else strings.LOST
        machine.print_at(END_ROW, 2, self.program.text(words))
        for _ in range(10):
            yield from machine.beep(0.1, self.program.dice.below(20))
        yield from self.machine.until(started, CLOSING)

    def again(self) -> Frames[bool]:
        """A yes takes a longer note."""
        again = yield from super().again()
        if again:
            yield from self.machine.beep(*REPLAY_NOTE)
        return again

    def _put(self, world: World, place: Place | None = None, flash: int = 0) -> None:
        """Take the star from where it was shown and show it where it is."""
        if self.machine.attr(*self._ball) & 0x3F == attribute(BLACK, GREEN):
            self.machine.print_at(*self._ball, " ")
        self._ball = place or world.ball
        self.machine.print_at(*self._ball, STAR, flash=flash)

    def _labels(self) -> None:
        """The bar's words, and the walls that its row meets."""
        machine, text = self.machine, self.program.text
        machine.print_at(BAR_ROW, 1, text(strings.SHOTS).ljust(15), inverse=1)
        machine.print_at(BAR_ROW, 20, (text(strings.BOUNCES) + ":").ljust(9), inverse=1)
        machine.print_at(BAR_ROW, 31, " ", inverse=1)

    def _numbers(self, world: World, flash: int = 0) -> None:
        machine = self.machine
        machine.print_at(BAR_ROW, 18, str(world.shots), inverse=1)
        machine.print_at(BAR_ROW, 29, f"{world.bounces:<2}", inverse=1, flash=flash)
        words = f"{self.program.text(strings.TARGETS)} {world.taken}/{len(world.table.targets)}"
        self._lower(TARGETS_ROW, words)

    def _say(self, words: str) -> None:
        self._lower(ADVICE_ROW, words)

    def _lower(self, row: int, words: str) -> None:
        self.machine.print_at(row, 0, f" {words}".ljust(32))
