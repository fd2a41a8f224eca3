"""What the beasts may do, as one who has seen their rules foretells it: the same rules, with chances of one's own.

Beasts are plain tuples here, so that thousands of them can be moved on: a step of the good one is six frames, in which
each of them glides on and may decide once.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from arcade.games.labyrinth import actors
from arcade.games.labyrinth.actors import CELL_PIXELS, Beast
from arcade.games.labyrinth.levels import Mind
from arcade.games.labyrinth.rules import CELLS, LAST_ROW, PITCH, REACH, Cell, bits_beside, sign
from arcade.games.labyrinth.world import STEP_FRAMES, Hunt

SIZE = PITCH * (LAST_ROW + 2)
WAYS = -PITCH, 1, PITCH, -1
UNREACHED = 255
FIELD = 15
"""Work of finding how far all places are, in moves of the beasts."""
ROOM_STEPS = 24
_INSIDE = frozenset(PITCH * row + column for column, row in CELLS)

Steps = list[tuple[int, int]]
"""Places that a hunter may go to, each with its units of time."""


def place_of(cell: Cell) -> int:
    return PITCH * cell[1] + cell[0]


def cell_of(place: int) -> Cell:
    return place % PITCH, place // PITCH


class Ground:
    """A maze that does not change."""

    def __init__(self, walls: Iterable[Cell]) -> None:
        self.walls = frozenset(walls)
        inner = frozenset(map(place_of, self.walls))
        self.free = bytes(place in _INSIDE and place not in inner for place in range(SIZE))
        self.thick = inner & _INSIDE
        """Walls that a hammer breaks."""
        self.open = sum(1 << place for place in range(SIZE) if self.free[place])
        """The free places as bits."""
        self.solid = sum(1 << place for place in self.thick)
        """The walls as bits."""
        self.worked = 0
        """How much has been worked out."""
        self._ways: dict[int, tuple[tuple[int, ...], tuple[int, ...]]] = {}
        self._far: dict[tuple[int, bool], bytes] = {}
        self._tracks: dict[tuple[int, int], list[tuple[int, Steps]]] = {}

    def ways(self, place: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The free places a step away, and those straight behind a wall one cell thick."""
        known = self._ways.get(place)
        if known is None:
            free = self.free
            known = self._ways[place] = (
                tuple([place + way for way in WAYS if free[place + way]]),
                tuple([place + 2 * way for way in WAYS if place + way in self.thick and free[place + 2 * way]]),
            )
        return known

    def far(self, goal: int, leaping: bool) -> bytes:
        """Steps from each place to a goal; over a wall it is as far as round an open place."""
        known = self._far.get((goal, leaping))
        if known is not None:
            return known
        found = bytearray((UNREACHED,)) * SIZE
        self.worked += FIELD
        spread, steps = Spread(self, 1 << goal, leaping), 0
        while spread.ring or spread.before:
            rest = spread.ring
            while rest:
                low = rest & -rest
                found[low.bit_length() - 1] = steps
                rest ^= low
            spread.grow()
            steps += 1
        known = self._far[goal, leaping] = bytes(found)
        return known

    def room(self, place: int, hunters: Iterable[int], pace: int, unit: int) -> int:
        """How many places one can be at before any hunter, at `pace` and `unit` frames a step."""
        self.worked += FIELD // 3
        theirs = Spread(self, sum({1 << hunter for hunter in hunters}), leaping=True)
        claimed = mine = 1 << place
        clock = 0
        for _ in range(ROOM_STEPS):
            clock += pace
            if clock >= unit:
                clock -= unit
                theirs.grow()
            mine = bits_beside(mine) & theirs.left & ~claimed
            claimed |= mine
        return claimed.bit_count()

    def track(self, place: int, goal: int, taken: Iterable[int] = ()) -> Steps:
        """What a hunter may do next on a shortest way to a goal that leaves out taken places."""
        known = self._tracks.get((place, goal))
        if known is None:
            far, groups = self.far(goal, True), dict[int, Steps]()
            near, behind = self.ways(place)
            for there, units in [(there, 1) for there in near] + [(there, 2) for there in behind]:
                if far[there] != UNREACHED:
                    groups.setdefault(far[there] + units, []).append((there, units))
            known = self._tracks[place, goal] = [] if place == goal else sorted(groups.items())
        for _, steps in known:
            left = [step for step in steps if step[0] not in taken]
            if left:
                return left
        return [(place, 1)]


class Spread:
    """How places are reached ring by ring, all of a ring at once as bits; a leap takes as long as two steps."""

    def __init__(self, ground: Ground, ring: int, leaping: bool) -> None:
        self.before, self.ring = 0, ring
        self.left = ground.open & ~ring
        """Places that have not been reached yet."""
        self._thick = ground.solid if leaping else 0

    def grow(self) -> None:
        reached, thick, behind = bits_beside(self.ring), self._thick, self.before
        reached |= (behind << 1 & thick) << 1 | (behind >> 1 & thick) >> 1
        reached |= (behind << PITCH & thick) << PITCH | (behind >> PITCH & thick) >> PITCH
        self.before, self.ring = self.ring, reached & self.left
        self.left ^= self.ring


Hunter = tuple[int, int, int, int, int]
"""Where it is going, whence, the frames in which it set off and will be there, and moves refused in a row."""
Pack = tuple[Hunter, ...]
DANGER = actors.TOUCH_PIXELS + 1
"""Pixels apart that are taken for a touch."""
CHANCES = 180
"""How many numbers of chance there are: a multiple of whatever is drawn from them."""
WIDE = 4
"""Cells apart from which on nobody can touch within a step."""


def hunter_of(beast: Beast) -> Hunter:
    """A beast as it is now, in frame 0."""
    return place_of(beast.cell), place_of(beast.origin), -beast.gone, beast.lasting - beast.gone, beast.refused


_AT_LEAST = [bytes(max(number, least) for number in range(256)) for least in range(SIZE // PITCH)]
"""For each number the bytes, those less than it raised to it."""


@lru_cache(maxsize=SIZE)
def apart(place: int) -> bytes:
    """How far every place is from one for who moves diagonally, too."""
    column, row = place % PITCH, place // PITCH
    across = bytes(abs(other - column) for other in range(PITCH))
    return b"".join([across.translate(_AT_LEAST[abs(other - row)]) for other in range(SIZE // PITCH)])


def touch(hunter: Hunter, origin: int, place: int, start: int, first: int, last: int) -> bool:
    """Whether a hunter comes too near in some frame to who set off from `origin` to `place` in frame `start`."""
    there, whence, begun, ended, _ = hunter
    x, y = whence % PITCH * CELL_PIXELS, whence // PITCH * CELL_PIXELS
    across, down = there % PITCH * CELL_PIXELS - x, there // PITCH * CELL_PIXELS - y
    mine, low = origin % PITCH * CELL_PIXELS, origin // PITCH * CELL_PIXELS
    aside, under = place % PITCH * CELL_PIXELS - mine, place // PITCH * CELL_PIXELS - low
    lasting = ended - begun
    for frame in range(first, last):
        gone, passed = min(frame - begun, lasting), frame - start
        if (
            abs(x + across * gone // lasting - mine - aside * passed // STEP_FRAMES) <= DANGER
            and abs(y + down * gone // lasting - low - under * passed // STEP_FRAMES) <= DANGER
        ):
            return True
    return False


@dataclass(frozen=True)
class Foresight:
    """How the beasts of a hunt move on."""

    ground: Ground
    minds: tuple[Mind, ...]
    posts: tuple[int, ...]
    """The guards' posts; 0 for who has none."""
    unit: int
    """Frames of a unit of time."""
    watch: int
    """Cells from its post within which a guard lets nobody come."""

    @classmethod
    def of(cls, hunt: Hunt, ground: Ground) -> "Foresight":
        minds = tuple(Mind.HUNTER if beast.led else hunt.skill.mind for beast in hunt.beasts)
        posts = tuple(place_of(beast.post) if beast.post else 0 for beast in hunt.beasts)
        return cls(ground, minds, posts, hunt.skill.unit, hunt.skill.watch)

    def after(self, pack: Pack, origin: int, place: int, start: int, first: int, chances: bytes) -> Pack | None:
        """The beasts after the frames from `first` to the end of a step begun at `start`; None if one catches him.

        `chances` are numbers of chance, one for each frame from `first` on and more.
        """
        last = start + STEP_FRAMES
        found, wide = pack, apart(place)
        for number, hunter in enumerate(pack):
            near = wide[hunter[0]] <= WIDE
            ended = hunter[3]
            if ended >= last:
                if near and touch(hunter, origin, place, start, first, last):
                    return None
                continue
            ended = max(ended, first)
            if near and ended > first and touch(hunter, origin, place, start, first, ended):
                return None
            there, units, refused = self.decision(found, number, origin, place, chances[ended + number])
            new = there, hunter[0], ended, ended + units * self.unit, refused
            if near and touch(new, origin, place, start, ended, last):
                return None
            found = (*found[:number], new, *found[number + 1 :])
        return found

    def decision(self, pack: Pack, number: int, origin: int, prey: int, chance: int) -> tuple[int, int, int]:
        """Where a beast goes next, in how many units, and how often it will have been refused."""
        hunter, post, mind = pack[number], self.posts[number], self.minds[number]
        at, target, taken = hunter[0], prey, tuple[int, ...]()
        if post and apart(post)[prey] > self.watch and apart(at)[prey] > actors.SCENT_CELLS:
            if apart(at)[post] <= 2:
                ways = [there for there in self.ground.ways(at)[0] if apart(there)[post] <= actors.STROLL_CELLS]
                return (ways[chance % len(ways)] if ways else at), 2, hunter[4]
            target = post
        elif mind is Mind.PACK:
            taken = tuple([other[0] for other in pack if other is not hunter])
            if number and apart(at)[prey] > actors.CLOSE_CELLS:
                target = self._ahead(prey, prey - origin) if number == 1 else self._beyond(prey, pack[0][0])
        if mind.tracks:
            steps = self.ground.track(at, target, taken)
            return (*steps[chance % len(steps)], 0)
        return self._lunge(mind, at, target, hunter[4] + 1, chance)

    def _lunge(self, mind: Mind, at: int, target: int, refused: int, chance: int) -> tuple[int, int, int]:
        across = sign(target % PITCH - at % PITCH) * (chance % REACH)
        down = sign(target // PITCH - at // PITCH) * (chance // REACH % REACH)
        there = at + across + PITCH * down
        if self.ground.free[there]:
            return there, 1, 0
        if mind is Mind.NIMBLE and refused >= actors.PATIENCE and (ways := self.ground.ways(at)[0]):
            return ways[chance // REACH**2 % len(ways)], 1, 0
        return at, 1, refused

    def _beyond(self, prey: int, leader: int) -> int:
        across, down = prey % PITCH - leader % PITCH, prey // PITCH - leader // PITCH
        return self._ahead(prey, sign(across) if abs(across) > abs(down) else PITCH * sign(down))

    def _ahead(self, place: int, way: int) -> int:
        for _ in range(actors.AHEAD_CELLS):
            if not self.ground.free[place + way]:
                break
            place += way
        return place
