"""What moves in the lanes: the runners in their poses, hurdles, water, chalk marks, the finish."""

from bisect import bisect_left
from functools import lru_cache

from arcade.games.hurdles import ART
from arcade.games.hurdles.art_runner import (
    FEET,
    HEIGHT,
    JOY,
    LEAPING,
    MIDDLE,
    PHASES,
    RUNNING,
    SPENT,
    STUMBLING,
    Pose,
    figure,
    hare,
)
from arcade.games.hurdles.levels import PIXEL
from arcade.games.hurdles.scenery import GROUND, LANE_ROWS, repeat_lane
from arcade.games.hurdles.world import BEAT, FLIGHT, Course, Obstacle, Race, Runner, glad
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import WIDTH
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.sprites import CELL, Sprite

HURDLE_COLUMN = 9
"""Of its picture: it stands for the hurdle's place."""
HURDLE_FEET = 29
"""The row of its picture that stands on the ground."""
SPLASH, FLAG = ART["splash"].see_through(), ART["flag"].see_through()
CHALK = ART["chalk"].see_through()
"""Where a perfect jump begins: a ring on the track."""
SHADOWS = ART["shadow"].see_through(), ART["shadow-in-the-air"].see_through()
LIFT = 13
"""Pixels that a jump lifts a runner in its middle."""
HOME = 60
"""The pixel column of a runner, or of the middle between two."""
SWAY = 26
"""Pixels by which the leader is further right at most."""
MARGIN = 40
"""Pixels beside the screen in which something may still reach into it."""
FINISH_STRIPES = 7


def height_at(distance: int, takeoff: int) -> int:
    """Pixels above the ground at a distance of a jump that began at `takeoff`."""
    gone = distance - takeoff
    return 4 * LIFT * gone * (FLIGHT - gone) // (FLIGHT * FLIGHT) if 0 < gone < FLIGHT else 0


def leaping(distance: int, takeoff: int) -> Pose:
    """The pose at a distance of a jump."""
    part = (distance - takeoff) * 8 // FLIGHT
    return LEAPING[0 if part < 2 else 1 if part < 6 else 2]


def phase(distance: int) -> int:
    """Which part of two strides a runner is in at a distance on the ground."""
    return distance * PHASES // (2 * BEAT) % PHASES


def striding(distance: int) -> Pose:
    """The pose at a distance on the ground."""
    return RUNNING[phase(distance)]


class Figures:
    """Draws the lanes' contents over the scenery."""

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine
        self._beat = 0

    def places(self, race: Race) -> tuple[int, ...]:
        """The screen's column of each runner's middle."""
        if race.lanes == 1:
            return (HOME,)
        lead = min(max((race.runners[0].distance - race.runners[1].distance) // (5 * PIXEL), -SWAY), SWAY)
        return HOME + lead, HOME - lead

    def draw(self, race: Race, crouch: Pose | None = None) -> None:
        """Both lanes; with `crouch` the runners wait at the start in that pose.

        With one runner the second lane is copied from the first, which is cheaper than drawing it: with what stands
        there if it is the same for the pace-maker, else without.
        """
        places = self.places(race)
        shared = race.lanes == 1 and self._alike(race, places[0])
        if race.lanes == 1 and not shared:
            repeat_lane(self.machine)
        for runner, place in zip(race.runners, places, strict=True):
            self.things(race, runner.lane, place, runner.distance, runner)
        if shared:
            repeat_lane(self.machine)
        elif race.lanes == 1:
            self.things(race, 1, places[0], race.runners[0].distance, None)
        for runner, place in zip(race.runners, places, strict=True):
            self._runner(race, runner, place, crouch)
        if race.lanes == 1:
            self._pacemaker(race, places[0], crouch)

    def coast(self, frame: int) -> None:
        """Runners behind the finish throw up their arms, or fight for breath; `frame` counts from the last arrival."""
        self._beat = frame // 8 % 2

    def put(self, picture: Sprite, x: int, y: int) -> None:
        """Draw as much of a picture as is on the screen."""
        if -picture.width < x < WIDTH:
            draw(self.machine, picture, x, y)

    def things(self, race: Race, lane: int, place: int, distance: int, runner: Runner | None) -> None:
        """What stands on a lane; without a runner nothing has fallen."""
        ground = CELL * LANE_ROWS[lane] + GROUND
        finish = place + (race.course.finish - distance) // PIXEL
        if -MARGIN < finish < WIDTH + MARGIN:
            self.put(ART["chequers"], finish, ground - 3)
            self.put(FLAG, finish + 8, ground - 26)
        if -MARGIN < (start := place - distance // PIXEL) < WIDTH:
            self.put(ART["chequers"], start + 8, ground - 3)
        verdicts = runner.verdicts if runner else []
        for number in _seen(race.course, place, distance):
            obstacle = race.course.obstacles[number]
            x = place + (obstacle.edge - distance) // PIXEL
            fallen = number < len(verdicts) and not verdicts[number].clean
            self._obstacle(obstacle, x, ground, fallen)
            if race.rules.metronome and number >= len(verdicts):
                self.put(CHALK, x - FLIGHT // 2 // PIXEL - CHALK.width // 2, ground - 3)

    def _alike(self, race: Race, place: int) -> bool:
        """Whether the pace-maker, for whom nothing falls and who needs no chalk, has the same view as the runner."""
        runner = race.runners[0]
        seen = _seen(race.course, place, runner.distance)
        return not race.rules.metronome and all(verdict.clean for verdict in runner.verdicts[seen.start :])

    def _obstacle(self, obstacle: Obstacle, x: int, ground: int, fallen: bool) -> None:
        if obstacle.water:
            self.put(ART["water"], x - 3, ground - 6)
            if fallen:
                self.put(SPLASH, x + 8, ground - 14)
        elif fallen:
            self.put(ART["hurdle-fallen"], x - 4, ground - 4)
        else:
            self.put(ART["hurdle"], x - HURDLE_COLUMN, ground - HURDLE_FEET + 2)

    def _runner(self, race: Race, runner: Runner, place: int, crouch: Pose | None) -> None:
        height, pose = 0, striding(runner.distance)
        if crouch:
            pose = crouch
        elif runner.arrived:
            pose = (JOY if glad(race, runner) else SPENT)[self._beat]
        elif runner.takeoff is not None:
            height, pose = height_at(runner.distance, runner.takeoff), leaping(runner.distance, runner.takeoff)
        elif runner.stumbling:
            pose = STUMBLING[runner.stumbling // 8 % len(STUMBLING)]
        self.person(figure(pose), place, runner.lane, height)

    def _pacemaker(self, race: Race, place: int, crouch: Pose | None) -> None:
        """In the second lane: a hare who keeps an even pace and never falls."""
        pace = min(race.pace, race.course.finish + FINISH_STRIPES * CELL * PIXEL)
        x = place + (pace - race.runners[0].distance) // PIXEL
        height, pose = 0, crouch or striding(pace)
        jumped = bisect_left(race.course.takeoffs, pace) - 1
        if jumped >= 0 and pace < (takeoff := race.course.takeoffs[jumped]) + FLIGHT:
            height, pose = height_at(pace, takeoff), leaping(pace, takeoff)
        if pace >= race.course.finish:
            pose = JOY[self._beat]
        self.person(hare(pose), x, 1, height)

    def person(self, picture: Sprite, place: int, lane: int, height: int = 0) -> None:
        """Somebody in a lane: a runner's picture, or a hare's."""
        ground = CELL * LANE_ROWS[lane] + GROUND
        self.put(_shaded(picture, height), place - MIDDLE, ground - height - FEET - picture.height + HEIGHT)


def _seen(course: Course, place: int, distance: int) -> range:
    """The numbers of the obstacles that may be on the screen when a distance is at the column `place`."""
    nearest = distance - PIXEL * place
    return range(
        bisect_left(course.edges, nearest + PIXEL * (1 - MARGIN)),
        bisect_left(course.edges, nearest + PIXEL * (WIDTH + MARGIN)),
    )


@lru_cache(256)
def _shaded(picture: Sprite, height: int) -> Sprite:
    """A figure so many pixels above the ground, and its shadow on it."""
    shadow = SHADOWS[height > LIFT // 2]
    below = Sprite(picture.width, *((0,) * (picture.height + height + 1),) * 2)
    below = shadow.over(below, MIDDLE - shadow.width // 2, picture.height + height - 2)
    return picture.over(below)
