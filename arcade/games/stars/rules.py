"""The rules of Stars: a ray from the lower sight to the upper one takes all stars whose cells it crosses.

Clear the sky with as few rays as possible; any number may be fired unless the game is limited. A ray that meets a black
hole is swallowed and takes nothing. Of the stars on one ray the first counts ten points, the second twenty and so on,
or ten each if the ray was shown as a hint; few rays and time left at the end count, too. Two players fire in turn.
"""

from dataclasses import dataclass, field

from arcade.games.stars.board import Ray, Sight, Sky, Star, crosses

STAR_POINTS = 10
PAR_POINTS = (300, 200, 100)
"""For as few rays as can be, for one more, for two more."""
SECOND_POINTS = 5
FRAMES_A_SECOND = 50


@dataclass(frozen=True)
class Command:
    """What the player wants in this tick: each sight pushed left (-1) or right (1), and a ray."""

    lower: int = 0
    upper: int = 0
    fire: bool = False


@dataclass(frozen=True)
class Moved:
    """A sight has moved."""


@dataclass(frozen=True)
class Stopped:
    """A sight was pushed that stands at its limit: the ways of the lower and the upper one, -1 to 1."""

    lower: int
    upper: int


@dataclass(frozen=True)
class Fired:
    """A ray: the stars there were, those it took from the bottom up, and the black hole that swallowed it."""

    ray: Ray
    tested: tuple[Star, ...]
    taken: tuple[Star, ...]
    hole: Star | None
    points: int


Event = Moved | Stopped | Fired


@dataclass(frozen=True)
class Aim:
    """What a ray was fired at, and which it was: of a sky's thousands of rays no more need be judged."""

    stars: tuple[Star, ...]
    holes: tuple[Star, ...]
    ray: Ray

    @property
    def left(self) -> tuple[Star, ...]:
        """The stars that were left after it."""
        taken = self.taken(self.ray)
        return tuple(star for star in self.stars if star not in taken)

    def taken(self, ray: Ray) -> tuple[Star, ...]:
        """The stars that a ray takes, from the bottom up; those of a ray that meets a hole are none."""
        if any(crosses(ray, hole) for hole in self.holes):
            return ()
        return tuple(sorted((star for star in self.stars if crosses(ray, star)), reverse=True))


@dataclass
class World:
    """The sights, the stars that are left and what has been fired."""

    sky: Sky
    speed: int = 0
    """Of the sights, in pixels a tick; see `Sight`."""
    seats: int = 1
    most_rays: int | None = None
    most_ticks: int | None = None
    """What may be used, if that is limited."""
    plan: tuple[Ray, ...] = ()
    """The fewest rays that clear the whole sky, once they are known."""
    hinted: Ray | None = None
    """The ray last shown as a hint."""
    stars: tuple[Star, ...] = field(init=False)
    lower: Sight = field(init=False)
    upper: Sight = field(init=False)
    fired: list[Ray] = field(default_factory=list)
    best: int = 0
    """The most stars on one ray."""
    ticks: int = 0
    seat: int = 0
    points: list[int] = field(default_factory=lambda: [0, 0])

    def __post_init__(self) -> None:
        self.stars = self.sky.stars
        self.lower, self.upper = Sight(self.speed), Sight(self.speed)

    def tick(self, command: Command) -> list[Event]:
        """Let a tick pass: the sights move, then a ray is fired if it is wanted."""
        events: list[Event] = []
        self.ticks += 1
        if any([self.lower.push(command.lower), self.upper.push(command.upper)]):
            events.append(Moved())
        elif command.lower or command.upper:
            events.append(Stopped(command.lower, command.upper))
        if command.fire and not self.over:
            events.append(self.fire())
        return events

    def fire(self) -> Fired:
        ray = self.lower.settle(), self.upper.settle()
        hole = max((hole for hole in self.sky.holes if crosses(ray, hole)), default=None)
        aim = Aim(self.stars, self.sky.holes, ray)
        taken = aim.taken(ray)
        count = len(taken)
        points = STAR_POINTS * (count if ray == self.hinted else count * (count + 1) // 2)
        self.stars, self.hinted = aim.left, None
        self.fired.append(ray)
        self.best = max(self.best, count)
        self.points[self.seat] += points
        self.seat = (self.seat + 1) % self.seats
        return Fired(ray, aim.stars, taken, hole, points)

    @property
    def rays(self) -> int:
        return len(self.fired)

    @property
    def cleared(self) -> bool:
        return not self.stars

    @property
    def over(self) -> bool:
        """Whether the sky is clear, or no ray or no time is left."""
        return self.cleared or self.rays_left == 0 or self.ticks_left == 0

    @property
    def rays_left(self) -> int | None:
        return None if self.most_rays is None else max(self.most_rays - self.rays, 0)

    @property
    def ticks_left(self) -> int | None:
        """None if time is not limited."""
        return None if self.most_ticks is None else max(self.most_ticks - self.ticks, 0)

    @property
    def over_par(self) -> int | None:
        """0 for as few rays as can be, 1 and 2 for so many more; None for more than that, and for stars left."""
        more = self.rays - len(self.plan)
        return max(more, 0) if self.cleared and more < len(PAR_POINTS) else None

    @property
    def score(self) -> int:
        """One player's points with what few rays and time left add to them."""
        par = PAR_POINTS[self.over_par] if self.over_par is not None else 0
        seconds = (self.ticks_left or 0) // FRAMES_A_SECOND if self.cleared else 0
        return self.points[0] + par + SECOND_POINTS * seconds
