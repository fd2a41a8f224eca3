"""The stadium's race: runners in lanes of their own, who never stop and whose jumps are judged.

A jump begins when its key is pressed and always carries equally far; the nearer its middle is to that of the obstacle,
the better. What is touched falls, and its runner stumbles. After landing there is a moment without breath for another
jump, so that hopping all the time does not help.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property

from arcade.games.hurdles import strings
from arcade.games.hurdles.levels import PIXEL, Rules
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.texts import Text

SQUARE = 16 * PIXEL
"""A cell of the book's course."""
BEAT = 2 * SQUARE
"""A stride of two cells."""
COUNT = 12
BEFORE_FIRST, GAP = 9 * SQUARE, 10 * SQUARE
"""Distances as in the book."""
FLIGHT = 4 * SQUARE
"""How far a jump carries."""
WATER = 2 * SQUARE


@dataclass(frozen=True)
class Obstacle:
    """A hurdle or water; `edge` is the distance of its near edge from the start."""

    edge: int
    water: bool = False

    @property
    def middle(self) -> int:
        """Where the middle of a perfect jump is."""
        return self.edge + WATER // 2 * self.water


@dataclass(frozen=True)
class Course:
    """Obstacles in the order in which they are reached, and the finish."""

    obstacles: tuple[Obstacle, ...]
    finish: int

    @cached_property
    def edges(self) -> tuple[int, ...]:
        return tuple(obstacle.edge for obstacle in self.obstacles)

    @cached_property
    def takeoffs(self) -> tuple[int, ...]:
        """Where the perfect jumps over them begin."""
        return tuple(obstacle.middle - FLIGHT // 2 for obstacle in self.obstacles)


def course(rules: Rules, dice: Dice) -> Course:
    """The even course of the book, or one with gaps of 8, 10 or 12 cells and with water."""
    obstacles: list[Obstacle] = []
    edge = BEFORE_FIRST
    for _ in range(COUNT):
        obstacles.append(Obstacle(edge, water=rules.uneven and bool(obstacles) and dice.percent(30)))
        edge += (8 + 2 * dice.below(3)) * SQUARE if rules.uneven else GAP
    return Course(tuple(obstacles), obstacles[-1].edge + BEFORE_FIRST)


class Verdict(StrEnum):
    """How an obstacle was taken."""

    PERFECT = "perfect"
    EARLY = "early"
    LATE = "late"
    TOO_EARLY = "too early"
    TOO_LATE = "too late"
    NO_JUMP = "no jump"

    @property
    def clean(self) -> bool:
        """Whether nothing fell."""
        return self in (Verdict.PERFECT, Verdict.EARLY, Verdict.LATE)


@dataclass(frozen=True)
class Jumped:
    """A runner left the ground."""

    lane: int


@dataclass(frozen=True)
class Breathless:
    """A runner was asked to jump too soon after a landing."""

    lane: int


@dataclass(frozen=True)
class Judged:
    """An obstacle was reached: which, how it was taken, and by how many milliseconds the jump missed its middle."""

    lane: int
    place: int
    verdict: Verdict
    off: int


@dataclass(frozen=True)
class Arrived:
    """A runner crossed the finish."""

    lane: int


Event = Jumped | Breathless | Judged | Arrived

BREATH = GAP // 5
"""How far a runner goes after a landing before he can jump again."""
FAR = 100 * PIXEL
"""A jump whose middle was further before an obstacle than this was meant for another one."""
STUMBLE_FRAMES = 50
BOOST_FRAMES = 40
"""After the best of all jumps; one that is just perfect carries a runner along for half as many."""
FRAME_MS = 20
MOST_RUNGS = 8


@dataclass
class Runner:
    lane: int
    distance: int = 0
    takeoff: int | None = None
    """Where the present jump began, None on the ground."""
    last_takeoff: int = -GAP
    ready: int = 0
    """The distance from which on another jump is possible."""
    stumbling: int = 0
    boosted: int = 0
    verdicts: list[Verdict] = field(default_factory=list)
    time: int = 0
    arrived: bool = False

    @property
    def fallen(self) -> int:
        return sum(not verdict.clean for verdict in self.verdicts)

    @property
    def perfect(self) -> int:
        return self.verdicts.count(Verdict.PERFECT)

    @property
    def cleared(self) -> int:
        """Clean jumps that were not perfect."""
        return len(self.verdicts) - self.fallen - self.perfect


@dataclass
class Race:
    """A race of one or two; a frame a tick."""

    rules: Rules
    course: Course
    lanes: int = 1
    rung: int = 0
    """How many races without a fall came before."""
    frame: int = 0
    runners: list[Runner] = field(init=False)

    def __post_init__(self) -> None:
        self.runners = [Runner(lane) for lane in range(self.lanes)]

    @property
    def speed(self) -> int:
        """Sixteenths of a pixel in a frame at an even pace, two more for each race without a fall."""
        return self.rules.speed + 2 * min(self.rung, MOST_RUNGS)

    @property
    def over(self) -> bool:
        return all(runner.arrived for runner in self.runners)

    @property
    def pace(self) -> int:
        """How far a runner of an even pace is."""
        return self.frame * self.speed

    def bonus(self, runner: Runner) -> int:
        """Points for a runner's time: 300 for that of an even pace, two more for each frame less."""
        par = -(-self.course.finish // self.speed)
        return max(300 + 2 * (par - runner.time), 0)

    def points(self, runner: Runner) -> int:
        """What a runner has earned so far: jumps, and at the finish the time; each rung adds a twentieth."""
        earned = 100 * runner.perfect + 60 * runner.cleared
        if runner.arrived:
            earned += self.bonus(runner)
        return earned * (20 + min(self.rung, MOST_RUNGS)) // 20

    def next_obstacle(self, runner: Runner) -> Obstacle | None:
        place = len(runner.verdicts)
        return self.course.obstacles[place] if place < len(self.course.obstacles) else None

    def tick(self, pressed: Sequence[bool]) -> list[Event]:
        """One frame with the lanes' keys; what happened, in order."""
        self.frame += 1
        events: list[Event] = []
        for runner, jump in zip(self.runners, pressed, strict=True):
            if not runner.arrived:
                events += self._run(runner, jump)
        return events

    def _run(self, runner: Runner, jump: bool) -> list[Event]:
        events: list[Event] = []
        if jump and runner.takeoff is None and not runner.stumbling:
            if runner.distance >= runner.ready:
                runner.takeoff = runner.last_takeoff = runner.distance
                events.append(Jumped(runner.lane))
            else:
                events.append(Breathless(runner.lane))
        runner.time += 1
        if runner.stumbling:
            runner.stumbling -= 1
            runner.distance += self.speed * 2 // 5
        elif runner.boosted:
            runner.boosted -= 1
            runner.distance += self.speed * 9 // 8
        else:
            runner.distance += self.speed
        if runner.takeoff is not None and runner.distance >= runner.takeoff + FLIGHT:
            runner.ready = runner.takeoff + FLIGHT + BREATH
            runner.takeoff = None
        obstacle = self.next_obstacle(runner)
        if obstacle and runner.distance >= obstacle.edge:
            events.append(self._judge(runner, obstacle))
        if runner.distance >= self.course.finish:
            runner.arrived = True
            events.append(Arrived(runner.lane))
        return events

    def _judge(self, runner: Runner, obstacle: Obstacle) -> Judged:
        """Judge how a runner takes the obstacle whose edge he has reached."""
        off = runner.last_takeoff + FLIGHT // 2 - obstacle.middle
        room = (FLIGHT - WATER) // 2 if obstacle.water else self.rules.clean
        if off < -FAR:
            verdict, off = Verdict.NO_JUMP, 0
        elif runner.takeoff is None or off < -room:
            verdict = Verdict.TOO_EARLY
        elif off > room:
            verdict = Verdict.TOO_LATE
        elif abs(off) <= self.rules.perfect:
            verdict = Verdict.PERFECT
        else:
            verdict = Verdict.EARLY if off < 0 else Verdict.LATE
        runner.verdicts.append(verdict)
        if not verdict.clean:
            runner.takeoff, runner.stumbling, runner.boosted = None, STUMBLE_FRAMES, 0
            runner.ready = runner.distance
        elif verdict is Verdict.PERFECT:
            runner.boosted = BOOST_FRAMES - BOOST_FRAMES * abs(off) // (2 * self.rules.perfect)
        return Judged(runner.lane, len(runner.verdicts) - 1, verdict, abs(off) * FRAME_MS // self.speed)


CLEAN, GOOD, ENOUGH = 0, 2, 4
"""Hurdles that may fall at most in a race that is called so."""


def rating(fallen: int) -> tuple[Text, str]:
    """The words for a race with so many fallen hurdles, and their ink."""
    for most, words, ink in ((CLEAN, strings.CLEAN, "Y"), (GOOD, strings.GOOD, "W"), (ENOUGH, strings.ENOUGH, "W")):
        if fallen <= most:
            return words, ink
    return strings.TOO_MANY, "C"


def outcome(race: Race) -> Outcome:
    """How a race ended: alone you win if few hurdles fell; of two the faster wins."""
    first = race.runners[0]
    if race.lanes == 1:
        return Outcome.WON if first.fallen <= ENOUGH else Outcome.LOST
    second = race.runners[1]
    if first.time == second.time:
        return Outcome.DRAWN
    return Outcome.FIRST if first.time < second.time else Outcome.SECOND


def glad(race: Race, runner: Runner) -> bool:
    """Whether a runner who has arrived can be glad: alone of a race won, of two of a race not lost."""
    if race.lanes == 1:
        return outcome(race) is Outcome.WON
    return all(not other.arrived or other.time >= runner.time for other in race.runners)


def seconds(frames: int) -> str:
    """Frames as seconds with a decimal."""
    tenths = frames * FRAME_MS // 100
    return f"{tenths // 10}.{tenths % 10}"
