"""What the beasts may do, as one who has seen their rules foretells it: the same rules, with chances of one's own.

Beasts are plain tuples here, so that thousands of them can be moved on: a step of the good one is six frames, in which
each of them glides on and may decide once.
"""

from dataclasses import dataclass
from functools import lru_cache

from arcade.games.labyrinth.actors import CELL as PIXELS
from arcade.games.labyrinth.actors import TOUCH, Beast
from arcade.games.labyrinth.bitboard import PITCH, SIZE, Ground, place_of
from arcade.games.labyrinth.opponent import AHEAD, CLOSE, PATIENCE, SCENT, STROLL, WATCH, Mind
from arcade.games.labyrinth.rules import REACH, sign
from arcade.games.labyrinth.world import STEP, UNIT, Hunt

Hunter = tuple[int, int, int, int, int]
"""Where it is going, whence, the frames in which it set off and will be there, and moves refused in a row."""
Pack = tuple[Hunter, ...]
DANGER = TOUCH + 1
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
    x, y = whence % PITCH * PIXELS, whence // PITCH * PIXELS
    across, down = there % PITCH * PIXELS - x, there // PITCH * PIXELS - y
    mine, low = origin % PITCH * PIXELS, origin // PITCH * PIXELS
    aside, under = place % PITCH * PIXELS - mine, place // PITCH * PIXELS - low
    lasting = ended - begun
    for frame in range(first, last):
        gone, passed = min(frame - begun, lasting), frame - start
        if (
            abs(x + across * gone // lasting - mine - aside * passed // STEP) <= DANGER
            and abs(y + down * gone // lasting - low - under * passed // STEP) <= DANGER
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
    level: int

    @classmethod
    def of(cls, hunt: Hunt, ground: Ground) -> "Foresight":
        """The beasts of a hunt."""
        minds = tuple(Mind.HUNTER if beast.led else Mind(hunt.level) for beast in hunt.beasts)
        posts = tuple(place_of(beast.post) if beast.post else 0 for beast in hunt.beasts)
        return cls(ground, minds, posts, UNIT[hunt.level - 1], hunt.level)

    def after(self, pack: Pack, origin: int, place: int, start: int, first: int, chances: bytes) -> Pack | None:
        """The beasts after the frames from `first` to the end of a step begun at `start`; None if one catches him.

        `chances` are numbers of chance, one for each frame from `first` on and more.
        """
        last = start + STEP
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
        if post and apart(post)[prey] > WATCH[self.level - 1] and apart(at)[prey] > SCENT:
            if apart(at)[post] <= 2:
                ways = [there for there in self.ground.ways(at)[0] if apart(there)[post] <= STROLL]
                return (ways[chance % len(ways)] if ways else at), 2, hunter[4]
            target = post
        elif mind is Mind.PACK:
            taken = tuple([other[0] for other in pack if other is not hunter])
            if number and apart(at)[prey] > CLOSE:
                target = self._ahead(prey, prey - origin) if number == 1 else self._beyond(prey, pack[0][0])
        if mind >= Mind.HUNTER:
            steps = self.ground.track(at, target, taken)
            return (*steps[chance % len(steps)], 0)
        return self._lunge(mind, at, target, hunter[4] + 1, chance)

    def _lunge(self, mind: Mind, at: int, target: int, refused: int, chance: int) -> tuple[int, int, int]:
        across = sign(target % PITCH - at % PITCH) * (chance % REACH)
        down = sign(target // PITCH - at // PITCH) * (chance // REACH % REACH)
        there = at + across + PITCH * down
        if self.ground.free[there]:
            return there, 1, 0
        if mind is Mind.NIMBLE and refused >= PATIENCE and (ways := self.ground.ways(at)[0]):
            return ways[chance // REACH**2 % len(ways)], 1, 0
        return at, 1, refused

    def _beyond(self, prey: int, leader: int) -> int:
        across, down = prey % PITCH - leader % PITCH, prey // PITCH - leader // PITCH
        return self._ahead(prey, sign(across) if abs(across) > abs(down) else PITCH * sign(down))

    def _ahead(self, place: int, way: int) -> int:
        for _ in range(AHEAD):
            if not self.ground.free[place + way]:
                break
            place += way
        return place
