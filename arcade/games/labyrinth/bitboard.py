"""The maze as who plans ahead sees it: cells as numbers, the ways between them and how far it is, found once each."""

from collections.abc import Iterable

from arcade.games.labyrinth.board import CELLS, LAST_ROW, Cell

PITCH = 32
"""A row's cells and its border."""
SIZE = PITCH * (LAST_ROW + 2)
WAYS = -PITCH, 1, PITCH, -1
UNREACHED = 255
"""How far a place is that cannot be reached."""
FIELD = 15
"""Work of finding how far all places are, in moves of the beasts."""
ROOMY = 24
"""Steps for which room is sought."""

_INSIDE = frozenset(PITCH * row + column for column, row in CELLS)

Steps = list[tuple[int, int]]
"""Places that a hunter may go to, each with its units of time."""


def place_of(cell: Cell) -> int:
    """A cell's number."""
    return PITCH * cell[1] + cell[0]


def cell_of(place: int) -> Cell:
    """The cell with a number."""
    return place % PITCH, place // PITCH


def _beside(ring: int) -> int:
    return ring << 1 | ring >> 1 | ring << PITCH | ring >> PITCH


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
        for _ in range(ROOMY):
            clock += pace
            if clock >= unit:
                clock -= unit
                theirs.grow()
            mine = _beside(mine) & theirs.left & ~claimed
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
        """Another step."""
        reached, thick, behind = _beside(self.ring), self._thick, self.before
        reached |= (behind << 1 & thick) << 1 | (behind >> 1 & thick) >> 1
        reached |= (behind << PITCH & thick) << PITCH | (behind >> PITCH & thick) >> PITCH
        self.before, self.ring = self.ring, reached & self.left
        self.left ^= self.ring
