"""The end of Ricochet: every wall rings and the stars go round the words; or the lamp goes out over what was left."""

from arcade.games.ricochet import scene, strings
from arcade.games.ricochet.board import FIRST_COLUMN, FLOOR, LAST_COLUMN
from arcade.games.ricochet.motion import Bumpers
from arcade.games.ricochet.rules import World
from arcade.games.ricochet.state import State
from arcade.machine.machine import Frames
from arcade.toolkit.animation.living import Twinkle
from arcade.toolkit.animation.moving_sprites import Moving
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.flow.ending import WORDS
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.grid import Point
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.sound.jingles import THUD

TITLES = {Outcome.WON: strings.CLEAR, Outcome.LOST: strings.LOST}
MIDDLE: Point = (128, 80)
CIRCLE = (
    (96, 0), (93, 15), (83, 29), (68, 41), (48, 50), (25, 56), (0, 58), (-25, 56), (-48, 50), (-68, 41), (-83, 29),
    (-93, 15), (-96, 0), (-93, -15), (-83, -29), (-68, -41), (-48, -50), (-25, -56), (0, -58), (25, -56), (48, -50),
    (68, -41), (83, -29), (93, -15),
)  # fmt: skip
"""Where stars are on their way round, from the middle."""
STARS, INKS = 8, "YWYC"
ROUND_FRAMES = 4
RING_FRAMES = 5
REACH = 17
"""Cells that the darkness comes in from the side."""
WORD_ROW = 9
WORD_ROWS = 16, 7, 6, 5, 10
"""Where words stand in the dark: the first that is clear of the targets left."""


class Ending:
    def __init__(self, program: State, world: World, bumpers: Bumpers) -> None:
        self.program = program
        self.machine = program.machine
        self._moving = Moving(self.machine)
        self._world, self._bumpers = world, bumpers
        self._won = program.outcome is not Outcome.LOST
        self._left: Twinkle | None = None

    def play(self) -> Frames[None]:
        return self._victory(self._bumpers, self.program.outcome) if self._won else self._dark(self._world)

    def rest(self, frame: int) -> None:
        if self._won:
            self._circle(frame)
        elif self._left is not None:
            self._left.step(frame)

    def _victory(self, bumpers: Bumpers, outcome: Outcome) -> Frames[None]:
        for place in bumpers.every():
            self.machine.chime(bumpers.sound(place))
            bumpers.light(place)
            for _ in range(RING_FRAMES):
                bumpers.step()
                yield
        bumpers.out()
        for row in range(1, FLOOR // 2 + 1):
            self._black(row)
            self._black(FLOOR - row)
            yield
        words = TITLES.get(outcome, WORDS[outcome])
        headline(self.machine, self.program.text(words), WORD_ROW, inks="YYW", most=2, width=24)
        for frame in range(110):
            self._circle(frame)
            yield

    def _black(self, row: int) -> None:
        fill(self.machine, row, FIRST_COLUMN + 1, 1, LAST_COLUMN - FIRST_COLUMN - 1, colours=pair("Wk"))

    def _circle(self, frame: int) -> None:
        if frame % ROUND_FRAMES:
            return
        actors = []
        for star in range(STARS):
            across, down = CIRCLE[(frame // ROUND_FRAMES + 3 * star) % len(CIRCLE)]
            picture = scene.STAR.see_through().coloured(INKS[star % len(INKS)])
            actors.append((picture, MIDDLE[0] + across, MIDDLE[1] + down))
        self._moving.show(*actors)

    def _dark(self, world: World) -> Frames[None]:
        machine = self.machine
        near = (-1, 0, 1)
        spots = {(row + down, column + across) for row, column in world.left for down in near for across in near}
        for reach in range(REACH):
            for row in range(1, FLOOR):
                for column in (FIRST_COLUMN + 1 + reach, LAST_COLUMN - 1 - reach):
                    if (row, column) not in spots:
                        fill(machine, row, column, 1, 1, colours=pair("kk"))
            if reach % 4 == 0:
                machine.chime(((0.004, 12.0 - reach),))
            yield
            yield
        machine.chime(THUD)
        taken = {row for row, _ in spots}
        word_row = next((row for row in WORD_ROWS if taken.isdisjoint(range(row - 1, row + 3))), WORD_ROW)
        headline(machine, self.program.text(TITLES[Outcome.LOST]), word_row, inks="CWW", most=2, width=24)
        self._left = Twinkle(machine, sorted(world.left), "YYWy", 8)
        for frame in range(60):
            self._left.step(frame)
            yield
