"""Nimble's title: its name laid in stones before the cottage; the red walker hops over them, and the gnome waits."""

from arcade.games.nimble import ART, art, strings
from arcade.games.nimble.art import CLEAR, CREAM, FOREST, KINDS, PICTURES, WHITE, gnome, stone
from arcade.games.nimble.look import Mood
from arcade.games.nimble.scene import flowers, lawn, smoke
from arcade.machine.ega import Ega
from arcade.machine.ega.canvas import HEIGHT, Block
from arcade.toolkit.contract.program import Program

STONE, PITCH = (21, 20), 22
NAME_LEFT, NAME_TOP = 14, 108
COTTAGE = 36, 24
GNOME = 532, 214
HOP_FRAMES, STAND_FRAMES, RISE = 12, 4, 14
BIG = ((8, 262), (50, 282))
BED = ((170, 236), (236, 246), (300, 232), (372, 244), (440, 234), (14, 232), (124, 240), (494, 250))


def laid_stones() -> tuple[tuple[int, int], ...]:
    """The name's stones as columns and rows, in the order in which somebody walks on them from right to left."""
    name = ART.rows("name in stones")
    left = {(x, y) for y, row in enumerate(name) for x, sign in enumerate(row) if sign == "#"}
    here, way = (len(name[0]) - 1, len(name) - 1), []
    while left:
        here = min(left, key=lambda at: ((at[0] - here[0]) ** 2 + (at[1] - here[1]) ** 2, -at[0], at[1]))
        left.remove(here)
        way.append(here)
    return tuple(way)


class Title:
    """The picture, and what moves in it."""

    def __init__(self, program: Program[Ega]) -> None:
        self.program = program
        self.machine = program.machine
        self._way = [(NAME_LEFT + PITCH * x, NAME_TOP + PITCH * y) for x, y in laid_stones()]
        self._behind: tuple[Block, int, int] | None = None

    def draw(self) -> None:
        machine = self.machine
        machine.cls()
        machine.put(lawn(HEIGHT), 0, 0)
        machine.put(PICTURES["distance"], 0, 0)
        flowers(machine, list(BED))
        machine.put(PICTURES["cottage"], *COTTAGE, CLEAR)
        for place, (x, y) in enumerate(self._way):
            machine.put(stone(place % KINDS, *STONE), x, y, CLEAR)
        for place, (x, y) in enumerate(BIG):
            machine.put(art.walker(False, 24 - 2 * place, glance=1), x, y, CLEAR)
        machine.put(gnome(Mood.SMILING), *GNOME, CLEAR)
        tagline = self.program.text(strings.TAGLINE)
        for row, words, ink in ((23, "", WHITE), (24, tagline, CREAM)):
            machine.write(row, 21, words.center(40), ink, FOREST)
        self._behind = None

    def step(self, frame: int) -> None:
        machine = self.machine
        smoke(machine, frame, PICTURES["distance"], COTTAGE[0] + 18, 4)
        if frame % 170 in (0, 8):
            shut, glance = frame % 170 == 0 and frame > 0, -(frame // 170 % 2)
            machine.put(gnome(Mood.SMILING, shut, glance), *GNOME, CLEAR)
        for place, (x, y) in enumerate(BIG):
            since = (frame + 60 * place) % 130
            if since in (0, 8):
                machine.put(art.walker(False, 24 - 2 * place, shut=since == 0, glance=1), x, y, CLEAR)
        self._hop(frame)

    def _hop(self, frame: int) -> None:
        machine, count = self.machine, len(self._way)
        turn, part = divmod(frame, HOP_FRAMES + STAND_FRAMES)
        part = min(part, HOP_FRAMES)
        (x, y), (to_x, to_y) = self._way[turn % count], self._way[(turn + 1) % count]
        if self._behind:
            machine.put(*self._behind)
        picture = art.walker(True, 9, lit=True, glance=(to_x > x) - (to_x < x))
        left = x + (to_x - x) * part // HOP_FRAMES
        high = 4 + RISE * 4 * part * (HOP_FRAMES - part) // (HOP_FRAMES * HOP_FRAMES)
        top = y + (to_y - y) * part // HOP_FRAMES - high
        self._behind = machine.get(left, top, picture.width, picture.height), left, top
        machine.put(picture, left, top, CLEAR)
