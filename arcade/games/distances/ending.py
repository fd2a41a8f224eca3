"""How a game of the Distances Game ends: the dividers come onto a sheet; they head the ball, or slip on it."""

from arcade.games.distances import art
from arcade.games.distances.art import BALL, FOOT, Mood, ball, rolled, walker
from arcade.games.distances.scene import FOOTSTEP, PANEL, PANEL_WIDTH, RULE, SLIP, kick, tick
from arcade.games.distances.state import State
from arcade.machine.machine import Frames
from arcade.toolkit.animation.moving_sprites import Actor
from arcade.toolkit.animation.storyboard import Storyboard
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import pause
from arcade.toolkit.flow.ending import WORDS
from arcade.toolkit.letters.headline import tall_words
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.sprites import CELL
from arcade.toolkit.sound.jingles import THUD

FLOOR_ROW, FLOOR = 16, CELL * 16
LEFT = CELL * PANEL
MIDDLE = LEFT + CELL * PANEL_WIDTH // 2
LEG, NARROW, WIDE, FLAT = 24, 16, 34, 56
"""The dividers' legs, and their span: FLAT where they have slipped."""
STAND = MIDDLE - NARROW
"""Where they stop."""
BALL_END = STAND - NARROW // 2 - FOOT - BALL
"""Where the ball touches their left foot."""
PACE = 3
"""Pixels a frame."""
TOSSES, TOSS_HEIGHT, TOSS_FRAMES = 4, 16, 24
BLINK_EVERY = 110
Looks = tuple[int, int]


class Ending(Storyboard[State]):
    """A sheet is drawn over the panel; the dividers walk in, and their ball comes."""

    def __init__(self, program: State, outcome: Outcome) -> None:
        super().__init__(program)
        self.outcome = outcome
        self.won = outcome is not Outcome.LOST
        self.winner = program.position.winner or 0
        """The seat whose ball it is."""
        self._age = 0

    def play(self) -> Frames[None]:
        machine = self.machine
        for column in range(PANEL + PANEL_WIDTH - 1, PANEL - 1, -1):
            fill(machine, 0, column, FLOOR_ROW, 1, colours=pair("kW"))
            fill(machine, FLOOR_ROW, column, 2, 1, colours=RULE)
            machine.chime(((0.003, 9.0 + (PANEL + PANEL_WIDTH - column)),))
            yield from pause(2)
        draw(machine, art.ruler(PANEL_WIDTH - 1, CELL, 16), LEFT + CELL // 2, FLOOR)
        for place, word in enumerate(self.program.text(WORDS[self.outcome]).split(" ")):
            tall_words(machine, word, 1 + 3 * place, PANEL, PANEL_WIDTH, "R" if self.won else "B", paper="W")
        yield from self._walk()
        yield from self._head() if self.won else self._slip()

    def _walk(self) -> Frames[None]:
        """In from the right, a foot at a time, to the middle."""
        far = STAND + NARROW // 2 + 2 * (WIDE - NARROW)
        near = far - NARROW
        for near_pace, far_pace in 2 * ((PACE, 0), (0, PACE)):
            for _ in range(0, WIDE - NARROW, PACE):
                near, far = near - near_pace, far - far_pace
                self.moving.show(self._dividers(far - near, look=(-1, 0), middle=(near + far) // 2))
                yield
            self.machine.chime(FOOTSTEP)
        yield from pause(12)

    def _dividers(
        self, span: int, mood: Mood = Mood.CALM, look: Looks = (0, 0), shut: bool = False, middle: int = STAND
    ) -> Actor:
        figure = walker(span, LEG, mood, look, shut)
        return figure.coloured("k", "W"), middle - figure.width // 2, FLOOR - figure.height

    def _ball(self, x: int, y: int = FLOOR - BALL, turn: int | None = None) -> Actor:
        """The ball with its left upper pixel there, turned as far as it has rolled unless it flies."""
        turn = rolled(LEFT, x) if turn is None else turn
        return ball(self.winner, turn=turn).coloured("RB"[self.winner], "W"), x, y

    def _roll_in(self, look: Looks) -> Frames[None]:
        """The ball rolls up to the left foot."""
        for x in range(LEFT, BALL_END, 2):
            self.moving.show(self._dividers(NARROW, look=look), self._ball(x))
            if x % 6 == 0:
                self.machine.chime(tick(x // 6))
            yield

    def _head(self) -> Frames[None]:
        yield from self._roll_in((-1, 0))
        self.machine.chime(kick(0))
        dividers, way = self._dividers(NARROW, Mood.GLAD, (-1, -1)), STAND - BALL // 2 - BALL_END
        for frame in range(TOSS_FRAMES):
            lifted = -dividers[0].height * frame // TOSS_FRAMES - _risen(frame, 18)
            self.moving.show(dividers, self._ball(BALL_END + way * frame // TOSS_FRAMES, FLOOR - BALL + lifted))
            yield
        for count in range(TOSSES):
            self.machine.chime(kick(count + 1))
            for frame in range(TOSS_FRAMES):
                self._toss(frame, count)
                yield

    def _toss(self, frame: int, count: int) -> None:
        """The ball above the head, which gives way under it; the knees bend on either side of a toss."""
        bent = 12 * max(6 - min(frame, TOSS_FRAMES - frame), 0) // 6
        figure = self._dividers(NARROW + bent, Mood.GLAD, (0, -1), count % 4 == 3 and 10 <= frame < 15)
        y = figure[2] - BALL - _risen(frame, TOSS_HEIGHT)
        self.moving.show(figure, self._ball(STAND - BALL // 2, y, count * 2 + frame // 8))

    def _slip(self) -> Frames[None]:
        yield from self._roll_in((-1, 1))
        self.machine.chime(SLIP)
        for span in range(NARROW, FLAT + 1, 2):
            x = max(BALL_END - (span - NARROW) // 2, LEFT)
            self.moving.show(self._dividers(span, Mood.SAD, (-1, 1)), self._ball(x))
            yield
        self.machine.chime(THUD)
        yield from pause(25)

    def rest(self, _frame: int) -> None:
        """The ball goes on being headed; or the dividers sigh and look after the ball that rolls to and fro."""
        turn, age = divmod(self._age, BLINK_EVERY)
        if self.won:
            self._toss(self._age % TOSS_FRAMES, TOSSES + self._age // TOSS_FRAMES)
        else:
            sigh = 2 * (self._age // 30 % 2)
            dividers = self._dividers(FLAT - sigh, Mood.SAD, (-1, 1) if turn % 2 else (0, 1), age < 6)
            self.moving.show(dividers, self._ball(LEFT + (0, 1, 2, 1)[self._age // 12 % 4]))
        self._age += 1


def _risen(frame: int, height: int) -> int:
    """Pixels that a ball is above its way in a frame of its flight."""
    return 4 * height * frame * (TOSS_FRAMES - frame) // (TOSS_FRAMES * TOSS_FRAMES)
