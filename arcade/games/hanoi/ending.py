"""The end in Hanoi: rings ring from the largest to the smallest, the sun comes up behind the temple, cranes fly."""

from arcade.games.hanoi import art, scenery
from arcade.games.hanoi.rules import Position
from arcade.games.hanoi.scene import Scene, gong
from arcade.machine.machine import Frames
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.moving_sprites import Actor, Moving
from arcade.toolkit.contract.program import pause
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.shading import outlined
from arcade.toolkit.picture.sprites import CELL
from arcade.toolkit.words.capitals import PERFECT, WELL_DONE

WAVE_FRAMES = 7
RISE = 2
"""Frames in which the sun comes up by a pixel."""
FLOCK = ((0, 0), (26, 6), (26, -5), (52, 10))
"""Where the cranes are behind the first one, pixels back and down."""
HEIGHT = 34
"""The pixel line of the first crane."""
ROUND = 420
"""Pixels from one passage of theirs to the next."""
DAWN_FRAMES = 3
WORDS = 1
"""The row of the words: the lane in which rings are carried."""


class Ending:
    """The scene of a tower that has arrived, and what moves when it is over."""

    def __init__(self, scene: Scene, position: Position, flawless: bool) -> None:
        """`flawless`: in as few moves as possible, which the cranes come for."""
        machine = scene.machine
        self.scene = scene
        self.position = position
        self.machine = machine
        self.flawless = flawless
        self._cranes = Moving(machine)
        self._water = scenery.morning(machine, position.rods)
        self._age = 0

    def play(self) -> Frames[None]:
        """Rings, dawn, sun, words."""
        yield from self._ring()
        morning = scenery.dawn(self.machine)
        for row in range(scenery.SHORE // CELL - 1, 0, -1):
            for column in self._free(row):
                morning.part(row, column, 1, 1).put_back(self.machine)
            yield from pause(DAWN_FRAMES)
        yield from self._sunrise()
        text = self.scene.program.text
        headline(self.machine, text(PERFECT if self.flawless else WELL_DONE), WORDS, "YW", "", outlined, 2)
        yield

    def _ring(self) -> Frames[None]:
        position = self.position
        rod = position.at[0]
        for height, disc in enumerate(position.tower(rod)):
            ring, place = self.scene.ring(disc, position), self.scene.place(disc, rod, height, position)
            draw(self.machine, ring.coloured("W", "k"), *place)
            self.machine.chime(gong(disc))
            yield from pause(WAVE_FRAMES)
            draw(self.machine, ring, *place)

    def _free(self, row: int) -> list[int]:
        """The columns of a row in which nothing stands before the valley."""
        attributes = self.machine.attributes[COLUMNS * row : COLUMNS * (row + 1)]
        return [column for column, value in enumerate(attributes) if value in scenery.NIGHT_COLOURS]

    def _sunrise(self) -> Frames[None]:
        sun = art.sun()
        x, low, high = scenery.SUN
        moving = Moving(self.machine)
        for step in range(low - high):
            seen = min(step + 1, sun.height)
            moving.show((sun.cut(0, 0, sun.width, seen).coloured("Y"), x, low - step - 1))
            if step % 12 == 0:
                self.machine.chime(((0.01, step / 2.0), (0.01, step / 2.0 + 7)))
            yield from pause(RISE)

    def rest(self, _frame: int) -> None:
        """Light on the water; and cranes, if there was nothing to better."""
        self._water(self._age)
        if self.flawless:
            self._cranes.show(*(self._crane(number) for number in range(len(FLOCK))))
        self._age += 1

    def _crane(self, number: int) -> Actor:
        back, down = FLOCK[number]
        x = (self._age // 2 - back + 40) % ROUND - 60
        crane = art.CRANE.at(self._age + 7 * number)
        hidden = min(max(CELL - x, 0), crane.width)
        return crane.cut(hidden, 0, crane.width - hidden, crane.height), x + hidden, HEIGHT + down - x // 24
