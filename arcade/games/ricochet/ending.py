"""The end of Ricochet: every wall rings and the stars go round the words; or the lamp goes out over what was left."""

from arcade.games.ricochet import ART, strings
from arcade.games.ricochet.board import FIRST_COLUMN, FLOOR, LAST_COLUMN
from arcade.games.ricochet.motion import Bumpers
from arcade.games.ricochet.state import State
from arcade.machine.machine import Frames
from arcade.toolkit.animation.living import Twinkle
from arcade.toolkit.animation.storyboard import Role, Storyboard, acting, around
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.flow.ending import WORDS
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.sound.jingles import THUD

TITLES = WORDS | {Outcome.WON: strings.CLEAR, Outcome.LOST: strings.LOST}
CIRCLE = (
    (96, 0), (93, 15), (83, 29), (68, 41), (48, 50), (25, 56), (0, 58), (-25, 56), (-48, 50), (-68, 41), (-83, 29),
    (-93, 15), (-96, 0), (-93, -15), (-83, -29), (-68, -41), (-48, -50), (-25, -56), (0, -58), (25, -56), (48, -50),
    (68, -41), (83, -29), (93, -15),
)  # fmt: skip
"""Where stars are on their way round, from the middle."""
RING_FRAMES, STAR_STEP_FRAMES = 5, 4
DARKNESS_CELLS = 17
"""It comes in from the sides."""
WORD_ROW = 9
WORD_ROWS = 16, 7, 6, 5, 10
"""Where words stand in the dark: the first that is clear of the targets left."""


class Ending(Storyboard[State]):
    def __init__(self, program: State, bumpers: Bumpers) -> None:
        super().__init__(program)
        self._bumpers = bumpers

    def play(self) -> Frames[None]:
        return self._dark() if self.program.outcome is Outcome.LOST else self._victory()

    def _victory(self) -> Frames[None]:
        for piece in self._bumpers.pieces:
            self.machine.chime(self._bumpers.sound(min(piece)))
            self._bumpers.light(min(piece))
            for _ in range(RING_FRAMES):
                self._bumpers.step()
                yield
        self._bumpers.out()
        for row in range(1, FLOOR // 2 + 1):
            for line in (row, FLOOR - row):
                fill(self.machine, line, FIRST_COLUMN + 1, 1, LAST_COLUMN - FIRST_COLUMN - 1, colours=pair("Wk"))
            yield
        words = TITLES[self.program.outcome]
        headline(self.machine, self.program.text(words), WORD_ROW, inks="YYW", most=2, width=24)
        places = [around((128, 80), CIRCLE, STAR_STEP_FRAMES, 3 * STAR_STEP_FRAMES * number) for number in range(8)]
        stars = [ART["star"].see_through().coloured(ink) for ink in "YWYCYWYC"]
        self.alive = acting(self.moving, *map(Role, stars, places))
        yield from self.hold(110)

    def _dark(self) -> Frames[None]:
        machine, left = self.machine, self.program.world.left
        near = (-1, 0, 1)
        spots = {(row + down, column + across) for row, column in left for down in near for across in near}
        for reach in range(DARKNESS_CELLS):
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
        self.alive = Twinkle(machine, sorted(left), "YYWy", 8).step
        yield from self.hold(60)
