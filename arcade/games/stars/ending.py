"""How a game ends: the rays fade, and the stars that each has taken are joined to a constellation; or clouds come."""

from collections.abc import Sequence
from itertools import pairwise

from arcade.games.stars import scenery, strings
from arcade.games.stars.board import CELL, Ray, Star, crosses
from arcade.games.stars.layouts import FIGURES
from arcade.games.stars.rules import World
from arcade.games.stars.scene import BOTTOM_ROW, Chart
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.living import Twinkle
from arcade.toolkit.animation.moving_sprites import Moving
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Program, pause
from arcade.toolkit.flow.ending import WORDS
from arcade.toolkit.letters.lettering import LetterStyle, banner, fitting
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import MessageLine, centred
from arcade.toolkit.picture.sprites import Sprite
from arcade.toolkit.sound.jingles import STEP

Line = tuple[Star, Star]
APPEAR_FRAMES = 2
"""From star to star."""
STROKES_FRAMES = 130
"""For all lines together."""
WORDS_ROW, SCORE_ROW = BOTTOM_ROW - 1, BOTTOM_ROW + 2
OBSERVATORY: Star = (15, 28)
"""Beside the sky's stars, where none ever stands."""
LAMP: Star = (16, 29)
CLOUD_STEPS, CLOSED, OVERLAP = 20, 20, 32
TURNS = (pair("Yk"), pair("Ck"))
"""The colours of the two players' constellations."""


class Ending:
    """The scene of an end, and what still moves when it is over."""

    def __init__(self, program: Program[Spectrum], chart: Chart, message: MessageLine, world: World) -> None:
        self.program = program
        self.machine = program.machine
        self.chart, self.message, self.world = chart, message, world
        self.outcome = program.results[-1].outcome
        self._places = [_lifted(star) for star in world.sky.stars]
        self._stars = Twinkle(self.machine, self._places, "YWWWCWYW", 11)
        self._lamp = Twinkle(self.machine, (LAMP,), "YYYyYYyY", 13)
        self._meteors = scenery.Meteors(self.machine)

    def play(self) -> Frames[None]:
        lost = self.outcome is Outcome.LOST
        if lost:
            yield from self._clouds()
        else:
            self._empty()
        for number, star in enumerate(self.world.sky.stars):
            self.chart.cell(_lifted(star), scenery.FAR, pair("Wk"))
            if not lost:
                self.machine.chime(((0.02, 12.0 + 24 * number // len(self.world.sky.stars)),))
            yield from pause(APPEAR_FRAMES)
        yield from self._join(lost)
        self.message.say(self._verdict())

    def _empty(self) -> None:
        self.chart.clear()
        fill(self.machine, WORDS_ROW, 0, 5, 32, colours=pair("wk"))
        draw_cells(self.machine, scenery.OBSERVATORY.coloured("W", "k"), *OBSERVATORY, clear=True)
        for hole in self.world.sky.holes:
            self.chart.hole(_lifted(hole))
        self._words()

    def _words(self) -> None:
        words = self.program.text(WORDS[self.outcome])
        inks = "WWC" if self.outcome is Outcome.LOST else "YYW"
        banner(self.machine, words, WORDS_ROW, LetterStyle(inks, "k"), scale=fitting(words, most=2))
        centred(self.machine, SCORE_ROW, self._numbers(), pair("Ck"))

    def _numbers(self) -> str:
        world, text = self.world, self.program.text
        if world.seats == 2:
            players = (text(strings.PLAYER, n=seat) for seat in (1, 2))
            return "   ".join(f"{player}: {points}" for player, points in zip(players, world.points, strict=True))
        return f"{text(strings.POINTS)} {world.score}   {text(strings.RAYS)} {world.rays}"

    def _verdict(self) -> str:
        world, text = self.world, self.program.text
        if world.sky.figure is not None:
            return text(strings.IT_WAS, figure=text(strings.FIGURES[world.sky.figure]))
        if world.cleared and world.seats == 2:
            return text(strings.CLEAR_SKY)
        if world.over_par is not None:
            return text(strings.OVER_PAR[world.over_par])
        return text(strings.THE_BEST, n=len(world.plan))

    def _join(self, lost: bool) -> Frames[None]:
        world = self.world
        chains = [FIGURES[world.sky.figure].strokes()] if world.sky.figure is not None else chained(world, lost)
        count = max(sum(map(len, chains)), 1)
        frames = max(STROKES_FRAMES // count, 2)
        for number, chain in enumerate(chains):
            colours = TURNS[number % 2] if world.seats == 2 else pair("Ck")
            for line in chain:
                self._line(line, colours)
                if not lost:
                    self.machine.chime(STEP)
                yield from pause(frames)

    def _line(self, line: Line, colours: int) -> None:
        one, other = map(_lifted, line)
        (row, column), (down, right) = one, other
        x, y, end_x, end_y = _middle(column), 175 - _middle(row), _middle(right), 175 - _middle(down)
        steps = max(abs(end_x - x), abs(end_y - y))
        points = [(x + step * (end_x - x) // steps, y + step * (end_y - y) // steps) for step in range(steps + 1)]
        self.chart.trace(points, colours, self._places)
        for star in (one, other):
            self.chart.cell(star, scenery.STARS[0], pair("Yk"))

    def _clouds(self) -> Frames[None]:
        """Clouds close over the sky, a lamp blinks twice, and when they part it is empty."""
        self.message.say(self.program.text(strings.NO_RAYS if self.world.rays_left == 0 else strings.NO_TIME))
        moving, right = Moving(self.machine), scenery.bank()
        left = right.mirrored()
        for step in range(CLOUD_STEPS + 1):
            yield from self._drift(moving, left, right, step)
        yield from pause(CLOSED)
        moving.hide()
        self._empty()
        for step in range(CLOUD_STEPS, -1, -1):
            yield from self._drift(moving, left, right, step)
        moving.hide()

    def _drift(self, moving: Moving, left: Sprite, right: Sprite, step: int) -> Frames[None]:
        """The two banks of clouds, closer from step to step."""
        gone = (right.width - OVERLAP) * (CLOUD_STEPS - step) // CLOUD_STEPS
        moving.show((left, 128 + OVERLAP - left.width - gone, 0), (right, 128 - OVERLAP + gone, 0))
        yield from pause(2)

    def rest(self, frame: int) -> None:
        """The stars twinkle, the lamp burns; over a clear sky meteors fall."""
        self._stars.step(frame)
        self._lamp.step(frame)
        if self.outcome is not Outcome.LOST:
            self._meteors.step(frame)


def chained(world: World, plan: bool) -> list[list[Line]]:
    """For each ray fired, or of the computer's plan, the lines from star to star of those that it took."""
    left = list(world.sky.stars)
    chains = []
    rays: Sequence[Ray] = world.plan if plan else world.fired
    for ray in rays:
        swallowed = any(crosses(ray, hole) for hole in world.sky.holes)
        taken = [] if swallowed else sorted(star for star in left if crosses(ray, star))
        left = [star for star in left if star not in taken]
        chains.append(list(pairwise(taken)))
    return chains


def _lifted(star: Star) -> Star:
    """Where a star stands in the last picture: a row higher than in play, clear of the marks above the words."""
    return star[0] - 1, star[1]


def _middle(cells: int) -> int:
    return CELL * cells + CELL // 2
