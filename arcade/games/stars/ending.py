"""How a game ends: the rays fade, and the stars that each has taken are joined to a constellation; or clouds come."""

from collections.abc import Sequence
from itertools import pairwise

from arcade.games.stars import ART, scenery, strings
from arcade.games.stars.board import CELL, Ray, Star
from arcade.games.stars.layouts import FIGURES
from arcade.games.stars.rules import Aim, World
from arcade.games.stars.scene import BOTTOM_ROW, Chart
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.living import Twinkle, all_alive
from arcade.toolkit.animation.moving_sprites import Actor
from arcade.toolkit.animation.storyboard import Storyboard
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Program, pause
from arcade.toolkit.flow.ending import WORDS
from arcade.toolkit.letters.lettering import LetterStyle, banner, fitting
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import MessageLine, centred
from arcade.toolkit.sound.jingles import STEP

Line = tuple[Star, Star]
STAR_FRAMES, ALL_LINES_FRAMES, CLOUDS_FRAMES, CLOSED_FRAMES = 2, 130, 42, 20
WORDS_ROW, SCORE_ROW = BOTTOM_ROW - 1, BOTTOM_ROW + 2
OBSERVATORY: Star = (15, 28)
"""Beside the sky's stars, where none ever stands."""
LAMP: Star = (16, 29)
OVERLAP_PIXELS = 32
"""Of the clouds from the left and from the right."""


class Ending(Storyboard[Program[Spectrum]]):
    def __init__(self, program: Program[Spectrum], chart: Chart, message: MessageLine, world: World) -> None:
        super().__init__(program)
        self.chart, self.message, self.world = chart, message, world
        self.outcome = program.results[-1].outcome
        self.lost = self.outcome is Outcome.LOST
        self._places = [_lifted(star) for star in world.sky.stars]
        stars = Twinkle(self.machine, self._places, "YWWWCWYW", 11).step
        lamp = Twinkle(self.machine, (LAMP,), "YYYyYYyY", 13).step
        self.alive = all_alive(stars, lamp, *(() if self.lost else (scenery.Meteors(self.machine).step,)))

    def play(self) -> Frames[None]:
        if self.lost:
            yield from self._clouds()
        else:
            self._empty()
        for number, place in enumerate(self._places):
            self.chart.cell(place, ART["far"], pair("Wk"))
            if not self.lost:
                self.machine.chime(((0.02, 12.0 + 24 * number // len(self._places)),))
            yield from pause(STAR_FRAMES)
        yield from self._join()
        self.message.say(self._verdict())

    def _empty(self) -> None:
        self.chart.clear()
        fill(self.machine, WORDS_ROW, 0, 5, 32, colours=pair("wk"))
        draw_cells(self.machine, ART["observatory"].coloured("W", "k"), *OBSERVATORY, clear=True)
        for hole in self.world.sky.holes:
            self.chart.hole(_lifted(hole))
        words = self.program.text(WORDS[self.outcome])
        inks = "WWC" if self.lost else "YYW"
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

    def _join(self) -> Frames[None]:
        """The lines of the constellation; of two players each has his colour."""
        world = self.world
        chains = [FIGURES[world.sky.figure].strokes()] if world.sky.figure is not None else chained(world, self.lost)
        frames = max(ALL_LINES_FRAMES // max(sum(map(len, chains)), 1), 2)
        for number, chain in enumerate(chains):
            colours = pair("Yk" if world.seats == 2 and number % 2 == 0 else "Ck")
            for line in chain:
                self._line(line, colours)
                if not self.lost:
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
        yield from self.act(CLOUDS_FRAMES, _banks)
        yield from pause(CLOSED_FRAMES)
        self.moving.hide()
        self._empty()
        yield from self.act(range(CLOUDS_FRAMES - 1, -1, -1), _banks)
        self.moving.hide()


def _banks(frame: int) -> tuple[Actor, Actor]:
    """Clouds from both sides, nearer every other frame until they are closed."""
    right = scenery.bank()
    steps = CLOUDS_FRAMES // 2 - 1
    gone = (right.width - OVERLAP_PIXELS) * (steps - frame // 2) // steps
    left = 128 + OVERLAP_PIXELS - right.width - gone
    return (right.mirrored(), left, 0), (right, 128 - OVERLAP_PIXELS + gone, 0)


def chained(world: World, plan: bool) -> list[list[Line]]:
    """For each ray fired, or of the computer's plan, the lines from star to star of those that it took."""
    left, chains = world.sky.stars, []
    rays: Sequence[Ray] = world.plan if plan else world.fired
    for ray in rays:
        aim = Aim(left, world.sky.holes, ray)
        chains.append(list(pairwise(sorted(aim.taken(ray)))))
        left = aim.left
    return chains


def _lifted(star: Star) -> Star:
    """Where a star stands in the last picture: a row higher than in play, clear of the marks above the words."""
    return star[0] - 1, star[1]


def _middle(cells: int) -> int:
    return CELL * cells + CELL // 2
