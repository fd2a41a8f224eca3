"""How a sitting ends: coins leap from the machine into a purse; or its lights go out, and a moth leaves the purse."""

from arcade.games.fortune_wheel import ART, art, scene
from arcade.games.fortune_wheel.state import State
from arcade.machine.machine import Frames
from arcade.toolkit.animation.living import SWING, Burst
from arcade.toolkit.animation.moving_sprites import Actor
from arcade.toolkit.animation.storyboard import Storyboard, every
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import pause
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.letters.lettering import figures
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.patterns import WOOD
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.sprites import CELL

FLOOR_ROW, SACK_ROW, SACK_COLUMN, EMPTY_ROW = 17, 5, 20, 14
BADGE_ROW, BADGE_COLUMN, BADGE_WIDTH = 11, 21, 8
"""Where the sum stands on the purse."""
TRAY, MOUTH = (76, 104), (196, 36)
"""Pixels between which coins fly into the purse."""
FLIGHT_FRAMES = 30
EVERY = 4
"""Frames from coin to coin."""
GOLD, CLOTH, DARK = pair("Yk"), pair("yk"), pair("bk")
ROCKETS = ((172, 44), (228, 44), (200, 44))
"""Pixels where rockets burst, one after the other."""
JUGGLED_FRAMES = 60
"""In which a coin leaps out of a full purse and falls in again."""


class Ending(Storyboard[State]):
    """A full purse and a coin that leaps, or an empty one and its moth."""

    def __init__(self, program: State, cabinet: scene.Cabinet, outcome: Outcome, words: Text) -> None:
        super().__init__(program)
        self.cabinet, self.words = cabinet, words
        self.lost = outcome is Outcome.LOST
        self.glad = outcome in (Outcome.WON, Outcome.FIRST, Outcome.SECOND)
        self.lei = max(purse.lei for purse in program.purses if purse)
        self._age = 0
        """Frames of the moth's flight."""

    def play(self) -> Frames[None]:
        for column in range(32):
            fill(self.machine, 19, column, 4, 1, colours=GOLD)
            if column > scene.LEVER_COLUMN + 1:
                fill(self.machine, 1, column, 16, 1, colours=GOLD)
                fill(self.machine, FLOOR_ROW, column, 1, 1, WOOD, scene.FLOOR)
            yield
        yield from self._go_dark() if self.lost else self._fill_purse()
        inks = "CCb" if self.lost else "YYW" if self.glad else "WWY"
        headline(self.machine, self.program.text(self.words), 20, inks, "k", None, 2)
        if self.glad:
            yield from self._rockets()
        yield

    # --- coins

    def _fill_purse(self) -> Frames[None]:
        machine = self.machine
        sack = smoothly(ART["full purse"], 2)
        draw(machine, sack.opaque(), CELL * SACK_COLUMN, CELL * FLOOR_ROW - sack.height)
        colour_cells(machine, SACK_ROW, SACK_COLUMN, sack.height // CELL + 1, sack.columns, CLOTH)
        colour_cells(machine, SACK_ROW + 2, SACK_COLUMN, 1, sack.columns, pair("Rk"))
        count = 36 if self.glad else 10
        for frame in range(EVERY * count + FLIGHT_FRAMES):
            self.cabinet.chase(frame, scene.LAMP_PACE)
            flying = scene.in_the_air(frame, EVERY, FLIGHT_FRAMES, count)
            self.moving.show(*(self._coin(number, frame - EVERY * number) for number in flying))
            landed, late = divmod(frame - FLIGHT_FRAMES, EVERY)
            if late == 0 and landed >= 0:
                self._sum(self.lei * (landed + 1) // count)
                machine.chime(((0.005, 12 + 24 * landed // count), (0.008, 19 + 24 * landed // count)))
            yield
        self._sum(self.lei)

    def _coin(self, number: int, age: int) -> Actor:
        (left, low), (right, high) = TRAY, MOUTH
        rise = 4 * (46 + 5 * (number % 3)) * age * (FLIGHT_FRAMES - age) // (FLIGHT_FRAMES * FLIGHT_FRAMES)
        x = left + (right - left) * age // FLIGHT_FRAMES
        return art.SPINNING.at(age + number), x, low + (high - low) * age // FLIGHT_FRAMES - rise

    def _sum(self, lei: int) -> None:
        self.moving.hide()
        fill(self.machine, BADGE_ROW, BADGE_COLUMN, 2, BADGE_WIDTH, colours=GOLD)
        number = figures(self.machine.font, str(lei), 2 if len(str(lei)) <= 4 else 1, 2)
        draw(self.machine, number, CELL * BADGE_COLUMN + (CELL * BADGE_WIDTH - number.width) // 2, CELL * BADGE_ROW)

    def _rockets(self) -> Frames[None]:
        for number, place in enumerate(ROCKETS):
            burst = Burst(self.machine, place)
            self.machine.chime(((0.004, 30), (0.004, 12), (0.006, 2)))
            for age in range(Burst.FRAMES + 1):
                self.cabinet.chase(Burst.FRAMES * number + age, scene.LAMP_PACE)
                burst.step(age)
                yield

    # --- nothing

    def _go_dark(self) -> Frames[None]:
        machine = self.machine
        draw_cells(machine, smoothly(ART["empty purse"], 2).opaque(), EMPTY_ROW, SACK_COLUMN)
        colour_cells(machine, EMPTY_ROW, SACK_COLUMN, 3, 10, CLOTH)
        for number, (row, column) in enumerate(scene.LAMPS):
            self.cabinet.lamp(row, column, False)
            colour_cells(machine, row, column, 1, 1, DARK)
            machine.chime(((0.008, 10 - number), (0.006, -2 - number)))
            yield from pause(4)
        for row in range(1, 17):
            colour_cells(machine, row, 1, 1, 16, DARK)
            yield from pause(2)
        flutter = every(10, lambda frame: ((0.003, 34 + frame // 10 % 3 * 2), (0.003, 29)))
        yield from self.shot(100, self.rest, flutter)

    def rest(self, frame: int) -> None:
        """The bulbs run on, a coin leaps; or the moth flutters where coins were."""
        if self.lost:
            age, far = self._age, min(self._age, 100)
            self._age += 1
            swing, other = SWING[age // 5 % len(SWING)], SWING[(age // 7 + 3) % len(SWING)]
            place = 194 + 9 * swing * far // 50, 104 - 7 * far // 10 + 4 * other * far // 50
            self.moving.show((art.MOTH.at(age), *place))
            return
        self.cabinet.chase(frame)
        if self.glad:
            age, (x, y) = frame % JUGGLED_FRAMES, MOUTH
            rise = 26 * 4 * age * (JUGGLED_FRAMES - age) // JUGGLED_FRAMES**2
            self.moving.show((art.SPINNING.at(age), x, y - rise))
