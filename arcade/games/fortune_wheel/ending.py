"""How a sitting ends: coins leap from the machine into a purse; or its lights go out, and a moth leaves the purse."""

from arcade.games.fortune_wheel import ART, art, scene
from arcade.games.fortune_wheel.state import State
from arcade.machine.machine import Frames
from arcade.toolkit.animation.living import SWING, Burst
from arcade.toolkit.animation.moving_sprites import Actor, Moving
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

LEFT, TOP, ROWS, FLOOR_ROW = 19, 1, 17, 17
"""The right of the room in cells."""
SACK_ROW, SACK_COLUMN = 5, 20
EMPTY_ROW = 14
BADGE_ROW, BADGE_COLUMN, BADGE_WIDTH = 11, 21, 8
"""Where the sum stands on the purse."""
CLEARED_ROW, CLEARED_ROWS, WORDS_ROW = 19, 4, 20
TRAY, MOUTH = (76, 104), (196, 36)
"""Pixels between which coins fly into the purse."""
FLIGHT = 30
"""Frames that a coin flies."""
EVERY = 4
"""Frames from coin to coin."""
COINS, FEWER = 36, 10
GOLD, CLOTH, DARK = pair("Yk"), pair("yk"), pair("bk")
ROCKETS = ((172, 44), (228, 44), (200, 44))
"""Pixels where rockets burst, one after the other."""
JUGGLED = 60
"""Frames in which a coin leaps out of a full purse and falls in again."""
MOTH: tuple[int, int] = (194, 104)
"""The pixel at which the moth comes out."""
LAMP_LASTS = 4
"""Frames from one bulb that goes out to the next."""


class Ending:
    """The scene of an end, and what still moves when it is over."""

    def __init__(self, program: State, cabinet: scene.Cabinet, outcome: Outcome, words: Text) -> None:
        self.program = program
        self.machine = program.machine
        self.cabinet = cabinet
        self.outcome = outcome
        self.words = words
        self.lost = outcome is Outcome.LOST
        self.glad = outcome in (Outcome.WON, Outcome.FIRST, Outcome.SECOND)
        self.lei = max(purse.lei for purse in program.purses if purse)
        self._moving = Moving(self.machine)
        self._age = 0

    def play(self) -> Frames[None]:
        """From the last pull to the words."""
        machine = self.machine
        for column in range(32):
            fill(machine, CLEARED_ROW, column, CLEARED_ROWS, 1, colours=GOLD)
            if column >= LEFT:
                fill(machine, TOP, column, ROWS - 1, 1, colours=GOLD)
                fill(machine, FLOOR_ROW, column, 1, 1, WOOD, scene.FLOOR)
            yield
        yield from self._go_dark() if self.lost else self._fill_purse()
        inks = "CCb" if self.lost else "YYW" if self.glad else "WWY"
        headline(machine, self.program.text(self.words), WORDS_ROW, inks, "k", None, 2)
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
        count = COINS if self.glad else FEWER
        for frame in range(EVERY * count + FLIGHT):
            self.cabinet.chase(frame, scene.LAMP_PACE)
            flying = scene.in_the_air(frame, EVERY, FLIGHT, count)
            self._moving.show(*(self._coin(number, frame - EVERY * number) for number in flying))
            landed, late = divmod(frame - FLIGHT, EVERY)
            if late == 0 and landed >= 0:
                self._sum(self.lei * (landed + 1) // count)
                machine.chime(((0.005, 12 + 24 * landed // count), (0.008, 19 + 24 * landed // count)))
            yield
        self._moving.hide()
        self._sum(self.lei)

    def _coin(self, number: int, age: int) -> Actor:
        (left, low), (right, high) = TRAY, MOUTH
        rise = 4 * (46 + 5 * (number % 3)) * age * (FLIGHT - age) // (FLIGHT * FLIGHT)
        x = left + (right - left) * age // FLIGHT
        return art.SPINNING.at(age + number), x, low + (high - low) * age // FLIGHT - rise

    def _sum(self, lei: int) -> None:
        self._moving.hide()
        fill(self.machine, BADGE_ROW, BADGE_COLUMN, 2, BADGE_WIDTH, colours=GOLD)
        across = 2 if len(str(lei)) <= 4 else 1
        number = figures(self.machine.font, str(lei), across, 2)
        left = CELL * BADGE_COLUMN + (CELL * BADGE_WIDTH - number.width) // 2
        draw(self.machine, number, left, CELL * BADGE_ROW)

    def _rockets(self) -> Frames[None]:
        bursts = [Burst(self.machine, place) for place in ROCKETS]
        for number, burst in enumerate(bursts):
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
            yield from pause(LAMP_LASTS)
        for row in range(1, 17):
            colour_cells(machine, row, 1, 1, 16, DARK)
            yield
            yield
        for frame in range(100):
            if frame % 10 == 0:
                machine.chime(((0.003, 34 + frame // 10 % 3 * 2), (0.003, 29)))
            self.rest(frame)
            yield

    def rest(self, frame: int) -> None:
        """The bulbs run on, a coin leaps; or the moth flutters where coins were."""
        if not self.lost:
            self.cabinet.chase(frame)
            if self.glad:
                age = frame % JUGGLED
                x, y = MOUTH
                self._moving.show((art.SPINNING.at(age), x, y - 26 * 4 * age * (JUGGLED - age) // JUGGLED**2))
            return
        age = self._age
        self._age += 1
        swing, other = (SWING[age // 5 % len(SWING)], SWING[(age // 7 + 3) % len(SWING)])
        x, y = MOTH
        far = min(age, 100)
        place = x + 9 * swing * far // 50, y - 7 * far // 10 + 4 * other * far // 50
        self._moving.show((art.MOTH.at(age), *place))
