"""The title picture: three magnets at corners of a square in chalk, and a fourth one that had better not come."""

from arcade.games.square_avoidance import MUSIC, art, strings
from arcade.games.square_avoidance.art import LETTERS, Mood, chalked, figure, towards
from arcade.games.square_avoidance.rules import DISC, RING
from arcade.games.square_avoidance.scene import INKS, WOOD, chalk
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.moving_sprites import Actor, Moving, eased, straight
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.title import LivingTitle
from arcade.toolkit.letters.drawn_words import drawn_words
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.grid import Point
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.patterns import EMPTY

CORNERS: tuple[Point, ...] = ((112, 83), (172, 91), (164, 151), (104, 143))
"""Of the square; the last is still free."""
RINGS: tuple[Point, ...] = ((44, 92), (222, 92), (214, 144))
HOME: Point = (36, 148)
SIZE = 32
COMING, STAYING, GOING, AWAY = 90, 60, 40, 60
"""Frames of what the fourth magnet does."""
NEAR = 26
"""Pixels that it keeps from the corner."""
STONE_POINTS, DASH_POINTS = 9, 4
FIRST, LAST = (3, 2, 2), (5, 4, 3)
"""Pixels of a letter's units or of the pen."""


class Title(LivingTitle):
    music = MUSIC

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self._moving = Moving(self.machine)
        end = CORNERS[3][0] - NEAR, CORNERS[3][1] + NEAR // 3
        self._way = [HOME, *eased(HOME, end, COMING)]

    def draw(self) -> None:
        machine, text = self.machine, self.program.text
        fill(machine, 0, 0, 24, 32, art.GRAIN, WOOD)
        fill(machine, 1, 1, 20, 30, EMPTY, pair("Wk"))
        *first, last = drawn_words(self.program, strings.TITLE, LETTERS).split(" ")
        for words, units, y in ((" ".join(first), FIRST, 8), (last, LAST, 21)):
            name = chalked(words, *units).coloured("W" if units is FIRST else "Y", "k")
            draw(machine, name, (256 - name.width) // 2, y)
        points = []
        for side, (end, start) in enumerate(zip(CORNERS, (CORNERS[-1], *CORNERS[:-1]), strict=True)):
            way = [start, *straight(start, end)][STONE_POINTS : -STONE_POINTS - 1]
            points += [
                point for place, point in enumerate(way) if side in (1, 2) or place % (2 * DASH_POINTS) < DASH_POINTS
            ]
        chalk(machine, points)
        centred(machine, 22, text(strings.TAGLINE), pair("Yk"))
        self._moving.hide()
        self.step(0)

    def step(self, frame: int) -> None:
        at = frame % (COMING + STAYING + GOING + AWAY)
        if at < COMING:
            place, mood = self._way[at], Mood.CALM
        elif at < COMING + STAYING:
            place, mood = self._way[-1], Mood.AFRAID
        else:
            gone = min(at - COMING - STAYING, GOING)
            place, mood = self._way[COMING - COMING * gone // GOING], Mood.GLAD if gone == GOING else Mood.CALM
        if at % 83 < 5 and mood is Mood.CALM:
            mood = Mood.BLINK
        near = COMING // 2 < at < COMING + STAYING
        actors: list[Actor] = []
        for kind, points in ((DISC, CORNERS[:3]), (RING, RINGS)):
            for number, point in enumerate(points):
                own = Mood.AFRAID if near and kind == DISC else Mood.GLAD if near else Mood.CALM
                if own is Mood.CALM and (frame + 41 * number) % 130 < 5:
                    own = Mood.BLINK
                picture = figure(kind, own, towards(point, place), SIZE).coloured(INKS[kind], "k")
                actors.append((picture, point[0] - SIZE // 2, point[1] - SIZE // 2))
        shiver = at % 2 if mood is Mood.AFRAID else 0
        fourth = figure(DISC, mood, towards(place, CORNERS[3]), SIZE).coloured(INKS[DISC], "k")
        actors.append((fourth, place[0] - SIZE // 2 + shiver, place[1] - SIZE // 2))
        self._moving.show(*actors)
