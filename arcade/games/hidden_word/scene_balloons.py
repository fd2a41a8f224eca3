"""The gentle scene: a panda in a basket under nine balloons; each miss bursts one, and an umbrella brings it down."""

from arcade.games.hidden_word import ART
from arcade.games.hidden_word.rules import ALLOWED
from arcade.games.hidden_word.scenery import HAMMER, JUMP, MEADOW_SKIES, NIGHT, POP, ROWS, TOP, Evening, found
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.drawing import TOP_LINE
from arcade.toolkit.contract.program import pause
from arcade.toolkit.flow.skippable_wait import SkippableWait
from arcade.toolkit.picture.areas import colour_cells
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.sprites import CELL, sprite

BALLOONS = ((1, 6), (1, 10), (1, 14), (1, 18), (1, 22), (4, 8), (4, 12), (4, 16), (4, 20))
"""Row and column of each balloon's first cell; the first to burst is the last."""
INKS = "RBMRBBMRM"
PANDA_X, PANDA_Y = 108, 54
BASKET_X, BASKET_Y = 104, 80
BASKET = ART["basket"].cut(0, 0, 40, 12).coloured("R")
FALL_PIXELS, FALL_FRAMES = 8, 5
HOPS, HOP_PIXELS, HOP_FRAMES = 6, 4, 6
SLOW_HOP_FRAMES = 40
UMBRELLA = ART["umbrella"].coloured("M")
DARK, GLINT = sprite(["####"] * 3), sprite(["..", ".."])
EYES, EYE_LINE = (4, 16), 10
LOOKS = ((1, 0), (0, 0), (2, 0), (1, 1))
"""Where the glint is in an eye, across and down."""
LOOK_FRAMES, BLINK_FRAMES = 70, 6


class Balloons:
    sign = ART["gallows-sign"]

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine
        self.evening = Evening(machine, 27, MEADOW_SKIES, town=False)

    def draw(self, misses: int) -> None:
        self._sky(misses)
        self._balloons(misses)
        self._panda(mood="worried" if misses > ALLOWED // 2 else "glad")

    def _balloons(self, misses: int) -> None:
        left = BALLOONS[: ALLOWED + 1 - misses]
        for row, column in left:
            x, y = CELL * column + 12, CELL * row + 23
            rim = BASKET_X + (39 if x > PANDA_X + 16 else 1)
            self.machine.plot(x, TOP_LINE - y, ink=0, bright=8)
            self.machine.draw(rim - x, y - BASKET_Y, ink=0, bright=8)
        for balloon, ink in zip(left, INKS, strict=False):
            draw_cells(self.machine, ART["balloon"].coloured(ink), *balloon, clear=True)

    def _sky(self, misses: int) -> None:
        self.evening.draw(misses)
        draw(self.machine, ART["cloud"].coloured("W" if misses < NIGHT else "w"), 4, 18)

    def _panda(self, lift: int = 0, mood: str = "glad") -> None:
        """In the basket, which comes down with it but does not jump."""
        draw(self.machine, ART[f"panda-{mood}"], PANDA_X, PANDA_Y - lift)
        self._eyes(0, -lift)
        draw(self.machine, BASKET, BASKET_X, BASKET_Y - min(lift, 0))

    def _eyes(self, number: int, down: int = 0, shut: bool = False) -> None:
        """What shines in the eyes is where they look; shut they are dark."""
        aside, up = LOOKS[number % len(LOOKS)]
        for left in EYES:
            draw(self.machine, DARK, PANDA_X + left, PANDA_Y + EYE_LINE + down)
            if not shut:
                draw(self.machine, GLINT, PANDA_X + left + aside, PANDA_Y + EYE_LINE + up + down)

    def add(self, burst: int) -> Frames[None]:
        """A balloon bursts, counted from 1, and the sun goes down by a cell."""
        balloon = BALLOONS[ALLOWED + 1 - burst]
        draw_cells(self.machine, ART["burst"].coloured("k"), *balloon, clear=True)
        self.machine.chime(POP)
        hurry = SkippableWait(self.machine)
        for part in range(1, CELL + 1):
            self.evening.sink(burst, part)
            yield from hurry.wait(1)
        self.draw(burst)

    def idle(self, misses: int, frame: int) -> None:
        self.evening.shimmer(misses, frame)
        now = frame % LOOK_FRAMES
        if now in (0, BLINK_FRAMES):
            self._eyes(frame // LOOK_FRAMES, shut=now == 0 and frame > 0)

    def save(self, misses: int) -> Frames[None]:
        """The sun comes back, and the panda jumps for joy, the higher the fewer balloons have burst."""
        for before in range(misses, 0, -1):
            self.machine.chime(found(1 + misses - before))
            yield from self.evening.rise(before)
        for jump in range(2 * HOPS):
            self._jump(misses, jump % 2 == 0)
            yield from pause(HOP_FRAMES)

    def _jump(self, misses: int, up: bool) -> None:
        self._sky(0)
        self._balloons(misses)
        self._panda(HOP_PIXELS if up else 0)
        if up:
            self.machine.chime(JUMP)

    def lose(self) -> Frames[None]:
        yield from self.add(NIGHT)
        for fall in range(FALL_PIXELS + 1):
            self._sky(NIGHT)
            x, y = PANDA_X + 16, 28 + fall
            draw(self.machine, UMBRELLA, x - UMBRELLA.width // 2, y)
            self.machine.plot(x, TOP_LINE - 56, ink=0, bright=8)
            self.machine.draw(0, -8, ink=0, bright=8)
            self._panda(-fall)
            colour_cells(self.machine, TOP + ROWS - 1, 0, 1, 32, pair("kG"))
            self.machine.chime(((0.01, 12.0 - 2 * fall),))
            yield from pause(FALL_FRAMES)
        self.machine.chime(HAMMER)
        self.evening.night()

    def rest(self, found: bool, misses: int, frame: int) -> None:
        if found:
            if frame % SLOW_HOP_FRAMES == 0:
                self._jump(misses, frame % (2 * SLOW_HOP_FRAMES) == 0)
            return
        self.evening.stars.step(frame)
        now = frame % LOOK_FRAMES
        if now in (0, BLINK_FRAMES):
            self._eyes(frame // LOOK_FRAMES, FALL_PIXELS, shut=now == 0)
