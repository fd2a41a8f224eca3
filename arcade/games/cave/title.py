"""The title pictures: what is hidden far back in the cave, its light on the rock, and who lives there."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache

from arcade.games.cave import music
from arcade.games.cave.art import NICHE, TORCHES
from arcade.games.cave.art_creatures import dragon_head, scales
from arcade.games.cave.art_letters import hewn
from arcade.games.cave.art_obstacles import chest
from arcade.games.cave.art_people import ileana, prince
from arcade.games.cave.art_props import SKULL
from arcade.games.cave.art_rock import COMPASS, boulders, opening
from arcade.games.cave.motion import Beginning, Life, Place, blink, drip, glints, joined, torch
from arcade.games.cave.state import State
from arcade.games.cave.strings import LINES, SECOND_LINES, SECOND_TAGLINE, TAGLINE
from arcade.toolkit.animation.moving_sprites import Moving
from arcade.toolkit.flow.title import LivingTitle
from arcade.toolkit.picture.dithered_scene import DitheredScene, box, ellipse, polygon, scattered
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.sprites import CELL, Sprite

WIDTH, HEIGHT = 256, 176
DEPTH = 84
"""Above this line the rock is lost in the dark, out of which the letters stand."""
FIRST_LINE, LINE = 0, 29
TORCH_CELLS: tuple[Place, ...] = ((13, 4), (13, 27))
CHEST: Place = 88, 104
CHEST_WIDTH = 80
OPENING = (0, 2, 4, 6, 8, 8, 8, 8, 6, 4, 2, 0)
"""Pixels by which the lid goes up and comes down again."""
LID_TOP, LID_ROWS = 8, 5
LID_FRAMES, SHUT = 5, 170
"""Frames of a step of the lid, and those for which it is shut."""
LIVES: Mapping[str, tuple[Beginning, ...]] = {
    "flint": (drip(74, 76, 158), blink((11, 9, 2), (12, 21, 2)), glints((66, 166), (112, 170), (150, 166), (190, 168))),
    "ileana": (drip(98, 78, 150), blink((13, 13, 6)), glints((66, 166), (112, 170), (150, 166), (190, 168))),
}


def _cave(easel: DitheredScene) -> None:
    """Rock round a dark hall, and rays from its middle."""
    far, near = boulders(20, 3, WIDTH, HEIGHT), boulders(34, 6, WIDTH, HEIGHT)
    easel.fill(box(0, 0, WIDTH, HEIGHT), lambda x, y: near[y][x] * 54 * min(max(y - 24, 0), DEPTH) // DEPTH >> 6)
    easel.body(opening(128, 130, 100, 70, 5, 8), lambda x, y: far[y][x] * 40 * min(y - 40, DEPTH) // DEPTH >> 6)
    easel.body(opening(128, 132, 84, 60, 3, 6), 0)
    for turn, (right, down) in enumerate(COMPASS):
        if turn % 2 and down < 20:
            x, y = 128 + 5 * right // 4, 132 + down
            easel.fill(polygon((128, 130), (x, y), (x - down // 5, y + right // 5)), 40)
    easel.fill(box(0, 158, WIDTH, 18), lambda x, y: 16 + (y - 158) * 2 - abs(x - 128) // 8)
    easel.lamp(128, 134, (112, "r"), (88, "y"), (58, "Y"))


def _coins(easel: DitheredScene) -> None:
    for coin in range(40):
        x, y = 60 + scattered(coin, 1, 7) * 136 // 256, 160 + scattered(coin, 2, 7) * 14 // 256
        easel.body(ellipse(x, y, 4, 2), 64)


def _hang_torches(easel: DitheredScene) -> None:
    for row, column in TORCH_CELLS:
        x, y = CELL * column + 4, CELL * row + 12
        easel.put(NICHE, x - NICHE.width // 2, y - NICHE.height // 2)
        easel.lamp(x, y, (30, "y"), (20, "Y"))


@cache
def flint() -> Sprite:
    """The chest between torches and skulls."""
    easel = DitheredScene("b", 32, 22)
    _cave(easel)
    chest(easel, *CHEST, CHEST_WIDTH)
    _coins(easel)
    _hang_torches(easel)
    easel.put(SKULL, 46, 156)
    easel.put(SKULL.mirrored(), 196, 152)
    return easel.finished()


@cache
def ileana_and_dragon() -> Sprite:
    """Ileana, the prince, and the dragon between them."""
    easel = DitheredScene("b", 32, 22)
    _cave(easel)
    _coins(easel)
    _hang_torches(easel)
    for x in (100, 156):
        easel.body(ellipse(x, 150, 34, 24), scales)
        easel.tint(ellipse(x, 150, 34, 24), "g", 20)
    dragon_head(easel, 128, 124, "angry")
    for x, figure in ((64, ileana), (192, prince)):
        easel.fill(box(x - 18, 88, 36, 84), 0)
        figure(easel, x, 92, 80)
    return easel.finished()


@cache
def lid(ajar: int) -> Sprite:
    """The chest with its lid so many pixels up, to be drawn over the one of the picture."""
    easel = DitheredScene("Y", CHEST_WIDTH // CELL, LID_ROWS)
    chest(easel, 0, LID_TOP, CHEST_WIDTH, ajar)
    whole = easel.finished()
    return replace(whole, solid=tuple(row if y >= LID_TOP - ajar else 0 for y, row in enumerate(whole.solid)))


class Title(LivingTitle):
    """The hall of one of the tales."""

    piece = music.TITLE

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.tale = program.tale.name
        self._life: Life | None = None
        self._lid = Moving(self.machine)

    def draw(self) -> None:
        """The hall, the name, the line below."""
        second = self.tale == "ileana"
        draw(self.machine, ileana_and_dragon() if second else flint(), 0, 0)
        for place in TORCH_CELLS:
            draw_cells(self.machine, TORCHES[0], *place)
        text = self.program.text
        for number, words in enumerate(SECOND_LINES if second else LINES):
            line = hewn(text(words))
            draw(
                self.machine,
                line.coloured(("Y", "Y", "Y", "y", "r"), "k"),
                (WIDTH - line.width) // 2,
                FIRST_LINE + LINE * number,
            )
        centred(self.machine, 22, text(SECOND_TAGLINE if second else TAGLINE), pair("Yk"))

    def step(self, frame: int) -> None:
        """Torches, drops, eyes, gold; the chest opens a little, and nobody has touched it."""
        if self._life is None:
            parts = [*LIVES[self.tale], *(torch(*place) for place in TORCH_CELLS if not self.program.calm)]
            self._life = joined([part(self.machine, self.program.ornament) for part in parts])
        next(self._life)
        if self.tale == "flint":
            self._open(frame % (SHUT + LID_FRAMES * len(OPENING)) - SHUT)

    def _open(self, age: int) -> None:
        if age >= 0:
            self._lid.show((lid(OPENING[age // LID_FRAMES]), CHEST[0], CHEST[1] - LID_TOP))
        else:
            self._lid.hide()
