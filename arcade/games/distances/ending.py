"""How a game of the Distances Game ends: the dividers come onto a sheet; they head the ball, or slip on it."""

from arcade.games.distances import art
from arcade.games.distances.art import BALL, FOOT, Mood, ball, rolled, walker
from arcade.games.distances.scene import PANEL, PANEL_WIDTH, RULE, SLIP, STEP, Scene, kick, tick
from arcade.machine.machine import Frames
from arcade.toolkit.animation.moving_sprites import Actor, Moving
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import pause
from arcade.toolkit.flow.ending import WORDS
from arcade.toolkit.letters.headline import tall_words
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.sprites import CELL
from arcade.toolkit.sound.jingles import THUD

FLOOR_ROW = 16
FLOOR = CELL * FLOOR_ROW
LEFT = CELL * PANEL
MIDDLE = LEFT + CELL * PANEL_WIDTH // 2
SHEET = pair("kW")
COLUMN_FRAMES = 2
"""For each column of the sheet."""
LEG = 24
"""Pixels of the dividers' legs."""
NARROW, WIDE, FLAT = 16, 34, 56
"""Their span (slipped: FLAT)."""
PACE = 3
"""Pixels a frame."""
TOSSES = 4
TOSS_HEIGHT = 16
"""Pixels that the ball goes up."""
AIR = 24
"""Frames of a toss."""
BLINK_EVERY = 110
WORDS_ROW = 1


class Ending:
    """The scene of an end, and what moves when it is over."""

    def __init__(self, scene: Scene, outcome: Outcome, winner: int) -> None:
        """`winner` is the seat whose ball it is that is played with; of the computer's the player gets none."""
        self.scene = scene
        self.machine = scene.machine
        self.outcome = outcome
        self.winner = winner
        self.won = outcome is not Outcome.LOST
        self._moving = Moving(self.machine)
        self._age = 0

    def play(self) -> Frames[None]:
        """The sheet, the words, the walk, and what comes of it."""
        machine = self.machine
        for column in range(PANEL + PANEL_WIDTH - 1, PANEL - 1, -1):
            fill(machine, 0, column, FLOOR_ROW, 1, colours=SHEET)
            fill(machine, FLOOR_ROW, column, 2, 1, colours=RULE)
            machine.chime(((0.003, 9.0 + (PANEL + PANEL_WIDTH - column)),))
            yield from pause(COLUMN_FRAMES)
        draw(machine, art.ruler(PANEL_WIDTH - 1, CELL, 16), LEFT + CELL // 2, FLOOR)
        self._write()
        yield from self._walk()
        yield from self._head() if self.won else self._slip()

    def _write(self) -> None:
        words = self.scene.program.text(WORDS[self.outcome]).split(" ")
        row, ink = WORDS_ROW, "R" if self.won else "B"
        for place, word in enumerate(words):
            tall_words(self.machine, word, row + 3 * place, PANEL, PANEL_WIDTH, ink, paper="W")

    def _walk(self) -> Frames[None]:
        """In from the right, a foot at a time, to the middle."""
        near, far = MIDDLE + 28 - NARROW, MIDDLE + 28
        target = MIDDLE - NARROW // 2
        while near > target:
            for pace_near, pace_far in ((PACE, 0), (0, PACE)):
                for _ in range(0, WIDE - NARROW, PACE):
                    near, far = near - pace_near, far - pace_far
                    self._moving.show(self._dividers(far - near, (near + far) // 2, look=(-1, 0)))
                    yield
                self.machine.chime(STEP)
        self._stand = (near + far) // 2
        yield from pause(12)

    def _dividers(
        self, span: int, middle: int, mood: Mood = Mood.CALM, look: tuple[int, int] = (0, 0), shut: bool = False
    ) -> Actor:
        figure = walker(span, LEG, mood, look, shut)
        return figure.coloured("k", "W"), middle - figure.width // 2, FLOOR - figure.height

    def _ball(self, x: int, y: int) -> Actor:
        """The ball with its left upper pixel there, turned as far as it has rolled."""
        return ball(self.winner, turn=rolled(LEFT, x)).coloured("RB"[self.winner], "W"), x, y

    def _head(self) -> Frames[None]:
        top = FLOOR - walker(NARROW, LEG).height - BALL
        foot = yield from self._roll_in((-1, 0))
        self.machine.chime(kick(0))
        home = self._stand - BALL // 2
        for frame in range(AIR):
            x = foot + (home - foot) * frame // AIR
            y = FLOOR - BALL + (top - FLOOR + BALL) * frame // AIR - 4 * 18 * frame * (AIR - frame) // (AIR * AIR)
            self._moving.show(self._dividers(NARROW, self._stand, Mood.GLAD, (-1, -1)), self._ball(x, y))
            yield
        for count in range(TOSSES):
            self.machine.chime(kick(count + 1))
            for frame in range(AIR):
                self._toss(frame, count)
                yield

    def _roll_in(self, look: tuple[int, int]) -> Frames[int]:
        """The ball rolls up to the left foot, where it is then, in pixels."""
        foot = self._stand - NARROW // 2 - FOOT - BALL
        for x in range(LEFT, foot, 2):
            self._moving.show(self._dividers(NARROW, self._stand, look=look), self._ball(x, FLOOR - BALL))
            if x % 6 == 0:
                self.machine.chime(tick(x // 6))
            yield
        return foot

    def _toss(self, frame: int, count: int) -> None:
        """The ball above the head, which gives way under it; the knees bend on either side of a toss."""
        bent = 12 * max(6 - min(frame, AIR - frame), 0) // 6
        figure = self._dividers(NARROW + bent, self._stand, Mood.GLAD, (0, -1), count % 4 == 3 and 10 <= frame < 15)
        x = self._stand - BALL // 2
        y = figure[2] - BALL - 4 * TOSS_HEIGHT * frame * (AIR - frame) // (AIR * AIR)
        turned = ball(self.winner, turn=count * 2 + frame // 8).coloured("RB"[self.winner], "W")
        self._moving.show(figure, (turned, x, y))

    def _slip(self) -> Frames[None]:
        foot = yield from self._roll_in((-1, 1))
        self.machine.chime(SLIP)
        for span in range(NARROW, FLAT + 1, 2):
            x = max(foot - (span - NARROW) // 2, LEFT)
            self._moving.show(self._dividers(span, self._stand, Mood.SAD, (-1, 1)), self._ball(x, FLOOR - BALL))
            yield
        self.machine.chime(THUD)
        yield from pause(25)

    def rest(self, _frame: int) -> None:
        """The ball goes on being headed; or the dividers sigh and look after the ball that rolls to and fro."""
        if self.won:
            self._toss(self._age % AIR, TOSSES + self._age // AIR)
        else:
            sigh = 2 * (self._age // 30 % 2)
            shut = self._age % BLINK_EVERY < 6
            look = (-1, 1) if self._age // BLINK_EVERY % 2 else (0, 1)
            self._moving.show(
                self._dividers(FLAT - sigh, self._stand, Mood.SAD, look, shut),
                self._ball(LEFT + (0, 1, 2, 1)[self._age // 12 % 4], FLOOR - BALL),
            )
        self._age += 1
