"""The stadium's race: runners in lanes of their own, who never stop and whose jumps are judged.

A jump begins when its key is pressed and always carries equally far; the nearer its middle is to that of the obstacle,
the better. What is touched falls, and its runner stumbles. After landing there is a moment without breath for another
jump, so that hopping all the time does not help.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from arcade.games.hurdles.events import Arrived, Breathless, Event, Judged, Jumped, Verdict
from arcade.games.hurdles.levels import FLIGHT, GAP, LADDER, PIXEL, RUNGS, WATER, Course, Kind, Obstacle, Rules

BREATH = GAP // 5
"""How far a runner goes after a landing before he can jump again."""
FAR = 100 * PIXEL
"""A jump whose middle was further before an obstacle than this was meant for another one."""
STUMBLE, BOOST = 50, 40
"""Frames that a stumble slows a runner, and that the best of all jumps carries him along, just perfect ones half."""
PERFECT, CLEARED = 100, 60
PAR_BONUS, FRAME_BONUS = 300, 2
"""What a race in the time of an even pace is worth, and what each frame more or less."""
FRAME_MS = 20


@dataclass
class Runner:
    """One runner: how far he is, his jump, his troubles, how his obstacles were taken, when he arrived."""

    lane: int
    distance: int = 0
    takeoff: int | None = None
    """Where the jump began that he is in."""
    last_takeoff: int = -GAP
    ready: int = 0
    """From where on he can jump again."""
    stumbling: int = 0
    boosted: int = 0
    verdicts: list[Verdict] = field(default_factory=list)
    time: int = 0
    arrived: bool = False

    @property
    def fallen(self) -> int:
        """Obstacles that did not stand."""
        return sum(not verdict.clean for verdict in self.verdicts)

    @property
    def perfect(self) -> int:
        """Jumps that could not be better."""
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
        """Sixteenths of a pixel in a frame at an even pace."""
        return self.rules.speed + LADDER * min(self.rung, RUNGS)

    @property
    def over(self) -> bool:
        """Whether everybody has arrived."""
        return all(runner.arrived for runner in self.runners)

    @property
    def pace(self) -> int:
        """How far a runner of an even pace, who never falls and never gains, would be."""
        return self.frame * self.speed

    @property
    def par(self) -> int:
        """Frames of an even pace from start to finish."""
        return -(-self.course.finish // self.speed)

    def bonus(self, runner: Runner) -> int:
        """Points for a runner's time."""
        return max(PAR_BONUS + FRAME_BONUS * (self.par - runner.time), 0)

    def points(self, runner: Runner) -> int:
        """What a runner has earned so far: jumps, and at the finish the time; each rung adds a twentieth."""
        earned = PERFECT * runner.perfect + CLEARED * runner.cleared
        if runner.arrived:
            earned += self.bonus(runner)
        return earned * (20 + min(self.rung, RUNGS)) // 20

    def next_obstacle(self, runner: Runner) -> Obstacle | None:
        """What a runner has to jump next."""
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
        runner.distance += self._step(runner)
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

    def _step(self, runner: Runner) -> int:
        """How far a runner goes in this frame."""
        if runner.stumbling:
            runner.stumbling -= 1
            return self.speed * 2 // 5
        if runner.boosted:
            runner.boosted -= 1
            return self.speed * 9 // 8
        return self.speed

    def _judge(self, runner: Runner, obstacle: Obstacle) -> Judged:
        """How a runner takes the obstacle whose edge he has reached, and what comes of it."""
        off = runner.last_takeoff + FLIGHT // 2 - obstacle.middle
        room = (FLIGHT - WATER) // 2 if obstacle.kind is Kind.WATER else self.rules.clean
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
            runner.takeoff, runner.stumbling, runner.boosted = None, STUMBLE, 0
            runner.ready = runner.distance
        elif verdict is Verdict.PERFECT:
            runner.boosted = BOOST - BOOST * abs(off) // (2 * self.rules.perfect)
        return Judged(runner.lane, len(runner.verdicts) - 1, verdict, abs(off) * FRAME_MS // self.speed)
