"""How a hunt ends: the sun sets on hounds around a hare, or the moon rises, hounds howl, and the hare looks on."""

from functools import cache, lru_cache
from itertools import pairwise

from arcade.games.english_hunt import art, strings
from arcade.games.english_hunt.rules import HARE, HOUNDS
from arcade.games.english_hunt.scene import BARK, HOP, HOWL
from arcade.games.english_hunt.title import sun
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.living import Twinkle
from arcade.toolkit.animation.moving_sprites import Moving, hop
from arcade.toolkit.animation.storyboard import Storyboard, every
from arcade.toolkit.contract.program import Program
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.grid import Point
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.shading import outlined
from arcade.toolkit.picture.sprites import CELL, Sprite

TOP_ROW, WORDS_ROW, SKY_ROW, WOOD_ROW, MEADOW_ROW, END_ROW = 2, 4, 6, 11, 14, 22
GROUND = 120
DISC_COLUMN = 14
DISC = 40
"""Whole cells across, so that the disc's sides fall on their borders when it stands half behind the wood."""
SUN_PATH, MOON_PATH = range(57, 74), range(84, 56, -1)
"""Pixel lines at which no disc only just touches the tree tops: one or two of their square cells would light up."""
DISC_FRAMES = 7
"""From pixel to pixel."""
CAUGHT_HOUNDS = ((0, True), (64, True), (192, False))
CAUGHT_HARE = 136
HOWLING_HOUNDS = ((0, True), (64, True), (128, True))
LEAPS = (256, 224, 192, 200)
LEAP_FRAMES, LEAP_HEIGHT = 18, 8
STARS = ((2, 3), (3, 1), (2, 27), (7, 2), (8, 27), (7, 30), (9, 6), (8, 10), (9, 22), (2, 15), (8, 20))
WAG_FRAMES, ROUND = 9, 8
BARK_FRAMES = 26
"""From one bark or howl to the next."""
JUMP = (0, 2, 4, 5, 5, 4, 2, 0)


@cache
def _large(seat: int, picture: Sprite, right: bool, night: bool) -> Sprite:
    """An animal at twice its size, in the colours of the hour."""
    shown = outlined(smoothly(picture if right else picture.mirrored(), 2))
    return shown.coloured(("k", "w" if night else "W")[seat], "g" if night else "G")


@lru_cache(512)  # each of the disc's cells at each of its heights
def _among_trees(y: int, row: int, column: int, ink: str, sky: str) -> Sprite:
    """A cell of the wood with a disc at a height behind it: its paper, where trees take the ink."""
    light = sun(DISC).cut(CELL * column, CELL * row - y, CELL, CELL)
    trees = art.wood().cut(CELL * (DISC_COLUMN + column), CELL * (row - WOOD_ROW), CELL, CELL)
    if not any(trees.ink):
        return light
    behind = sum((bright & ~tree).bit_count() for bright, tree in zip(light.ink, trees.ink, strict=True))
    bare = sum(CELL - tree.bit_count() for tree in trees.ink)
    return trees.coloured("k", ink if 2 * behind > bare else sky)


class Ending(Storyboard[Program[Spectrum]]):
    def __init__(self, program: Program[Spectrum], caught: bool) -> None:
        super().__init__(program)
        self.caught = caught
        self._hounds = CAUGHT_HOUNDS if caught else HOWLING_HOUNDS
        self._places = [Moving(self.machine, clear=True) for _ in self._hounds]
        self._hare = Moving(self.machine, clear=True)
        self._stars = Twinkle(self.machine, STARS, "WWCcCW", 12)

    def play(self) -> Frames[None]:
        self._land()
        way: list[Point] = []
        if not self.caught:
            for start, end in pairwise(LEAPS):
                way += hop((start, GROUND), (end, GROUND), LEAP_HEIGHT, LEAP_FRAMES)

        def leap(frame: int) -> None:
            picture = art.RUNNING[HARE].sprites[frame % LEAP_FRAMES > LEAP_FRAMES * 2 // 3]
            self._hare.show((_large(HARE, picture, False, True), *way[frame]))
            self._chorus(frame)

        yield from self.shot(len(way), leap, every(LEAP_FRAMES, HOP))
        self._sit()
        words = strings.HARE_CAUGHT if self.caught else strings.HARE_AWAY
        headline(self.machine, self.program.text(words), WORDS_ROW, "R" if self.caught else "YYW", most=2, shade=None)
        for number, y in enumerate(SUN_PATH if self.caught else MOON_PATH):
            self._disc(y)
            first = len(way) + DISC_FRAMES * number
            yield from self.shot(range(first, first + DISC_FRAMES), self._chorus)

    def _land(self) -> None:
        machine = self.machine
        sky, grass = ("RY", "kG") if self.caught else ("YB", "kg")
        fill(machine, TOP_ROW, 0, MEADOW_ROW - TOP_ROW, 32, colours=pair(sky))
        fill(machine, MEADOW_ROW, 0, END_ROW - MEADOW_ROW, 32, colours=pair(grass))
        draw_cells(machine, art.wood().coloured("k", sky[1]), WOOD_ROW, 0)
        for row, column in ((15, 2), (21, 5), (20, 13), (21, 19), (20, 26), (21, 30), (21, 10)):
            draw_cells(machine, art.TUFT, row, column)
        if self.caught:
            self._disc(SUN_PATH[0])
            return
        for row, column in STARS:
            draw_cells(machine, art.STAR, row, column)

    def _disc(self, y: int) -> None:
        """The sun or the moon at a height, behind the wood."""
        ink, sky = "RY" if self.caught else "YB"
        fill(self.machine, SKY_ROW, DISC_COLUMN, WOOD_ROW - SKY_ROW, DISC // CELL, colours=pair(ink + sky))
        seen = min(DISC, CELL * WOOD_ROW - y)
        if seen > 0:
            draw(self.machine, sun(DISC).cut(0, 0, DISC, seen), CELL * DISC_COLUMN, y)
        for row in range(WOOD_ROW, MEADOW_ROW):
            for column in range(DISC // CELL):
                fill(self.machine, row, DISC_COLUMN + column, 1, 1, colours=pair(ink + sky))
                draw_cells(self.machine, _among_trees(y, row, column, ink, sky), row, DISC_COLUMN + column)

    def _sit(self, listening: bool = False) -> None:
        picture = _large(HARE, art.STANDING[HARE][listening], self.caught, not self.caught)
        self._hare.show((picture, CAUGHT_HARE if self.caught else LEAPS[-1], GROUND))

    def _chorus(self, frame: int) -> None:
        """One hound after the other barks, or howls; all wag."""
        turn, part = divmod(frame, BARK_FRAMES)
        if part == 0:
            self.machine.chime(BARK if self.caught else HOWL)
        self._pack(frame, turn % len(self._hounds), JUMP[part] if part < len(JUMP) else 0)
        if not self.caught:
            self._stars.step(frame)

    def _pack(self, frame: int, leader: int = -1, height: int = 0) -> None:
        for number in (1, 0, 2) if self.caught else (0, 1, 2):
            x, right = self._hounds[number]
            wagging = (frame // WAG_FRAMES + 3 * number) % ROUND < 5 and frame // WAG_FRAMES % 2 == 0
            picture = _large(HOUNDS, art.STANDING[HOUNDS][wagging], right, not self.caught)
            self._places[number].show((picture, x, GROUND - (height if number == leader else 0)))

    def rest(self, frame: int) -> None:
        self._pack(frame)
        self._sit(frame // WAG_FRAMES % ROUND < 2)
        if not self.caught:
            self._stars.step(frame)
