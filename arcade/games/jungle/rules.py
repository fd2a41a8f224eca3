"""The rules of the jungle: walk kilometre by kilometre out of a hundred by a hundred of them, and stay alive.

Strength starts at 100, and every kilometre costs one. There are six bullets, a knife and a sling. Each edge is 21 to 79
km away. The skill says both how rarely things happen (seven of so many steps bring something) and how well you fight;
it falls with every fight that fails. Without strength you die; at an edge you are saved.

A step or an answer returns what happens as events in order, for which the looks have the words.
"""

from dataclasses import dataclass, replace

from arcade.games.jungle.events import Event, Events, Fate, Peril, Way, What
from arcade.toolkit.contract.dice import Dice

ACROSS = 100
"""Kilometres from edge to edge."""
NEAREST, FARTHEST = 21, 70
"""Kilometres to the eastern or northern edge at first."""
STRENGTH, BULLETS = 100, 6
CLIMBING = 3
"""Strength that a look from a tall tree takes."""
HOUSES, VOICES = 5, 10
"""Nearer to an edge than so many kilometres they are seen or heard."""
PERILS = dict(enumerate((Peril.RASPBERRIES, Peril.LION, Peril.SNAKE, Peril.SPIDER, Peril.QUICKSAND, Peril.SWAMP), 1))
TREE = 14
"""What throws bring."""


@dataclass(frozen=True)
class Trek:
    """One walker's way so far: ready to walk, or with a `peril` to answer, or at its end with a `fate`."""

    skill: int
    east: int
    north: int
    """Kilometres to these edges."""
    strength: int = STRENGTH
    bullets: int = BULLETS
    walked: int = 0
    last: Way | None = None
    peril: Peril | None = None
    fate: Fate | None = None
    mended: bool = True
    """Whether the faults of the printed program are mended."""
    paced: bool = False
    """Whether it goes as in the printed program: with dramatic pauses, and the first kilometre free."""

    @staticmethod
    def begin(skill: int, dice: Dice, mended: bool = True) -> "Trek":
        """Somewhere in the jungle."""
        east, north = (NEAREST + dice.below(FARTHEST + 1 - NEAREST) for _ in range(2))
        return Trek(skill, east, north, mended=mended, paced=not mended)

    @property
    def west(self) -> int:
        return ACROSS - self.east

    @property
    def south(self) -> int:
        return ACROSS - self.north

    @property
    def nearest(self) -> int:
        """To the nearest edge."""
        return min(self.east, self.north, self.west, self.south)

    @property
    def way_out(self) -> Way:
        edges = {Way.EAST: self.east, Way.WEST: self.west, Way.NORTH: self.north, Way.SOUTH: self.south}
        return min(edges, key=lambda way: edges[way])

    @property
    def score(self) -> int:
        """Points: strength left, 10 for each bullet, 1 for each kilometre."""
        return self.strength + 10 * self.bullets + self.walked

    def ready(self) -> "Trek":
        """Before each kilometre: it costs strength, and without any you die. As printed, the first is free."""
        if self.paced and not self.walked:
            return self
        return self.hurt(1) if self.strength > 1 else self.dead(Fate.WORN_OUT)

    def shifted(self, way: Way, last: Way | None) -> "Trek":
        """A kilometre this way, whatever happens there; an edge saves. `last` becomes the way walked last."""
        right, up = way.step
        east, north = self.east - right, self.north - up
        moved = replace(self, east=east, north=north, walked=self.walked + 1, last=last)
        return moved if moved.nearest else replace(moved, fate=Fate.SAVED, peril=None)

    def walk(self, way: Way, dice: Dice) -> tuple["Trek", Events]:
        """Walk a kilometre, and meet whatever comes. Raises ValueError where there is something to answer first."""
        if self.peril or self.fate:
            raise ValueError("there is something to answer first")
        trek = self.shifted(way, way)
        if trek.fate:
            return trek, (Event(What.OUT),)
        seen: Events = ()
        if trek.nearest < VOICES:
            seen = (Event(What.HOUSES if trek.nearest < HOUSES else What.VOICES),)
        throw = 1 + dice.below(max(trek.skill, 1))
        if throw in PERILS:
            return replace(trek, peril=PERILS[throw]), (*seen, Event(What.MET))
        if throw == TREE:
            left = trek.strength * 8 // 10
            return replace(trek, strength=left), (*seen, Event(What.BUMPED, trek.strength - left), *paused(trek, dice))
        return trek, seen

    def look_out(self) -> "Trek":
        """Climb a tall tree and look round, which takes strength; raises ValueError where too little is left."""
        if self.strength <= CLIMBING:
            raise ValueError("too weak to climb")
        return replace(self, strength=self.strength - CLIMBING)

    def over(self) -> "Trek":
        return replace(self, peril=None)

    def hurt(self, loss: int) -> "Trek":
        return replace(self, strength=max(self.strength - loss, 0))

    def dead(self, fate: Fate) -> "Trek":
        return replace(self, strength=0, peril=None, fate=fate)


Happening = tuple[Trek, Events]
"""A trek after something, and what it was."""
PAUSE = 88
"""Frames of a dramatic pause at most; it is never none."""


def paused(trek: Trek, dice: Dice, count: int = 1) -> Events:
    """So many dramatic pauses of the printed program, drawn now."""
    return tuple(Event(What.PAUSE, 1 + dice.below(PAUSE)) for _ in range(count)) if trek.paced else ()


def share(dice: Dice, above: int, below: int = 1) -> int:
    """INT (RND * above / below) by a single random number."""
    return dice.below(65536) * above // (65536 * below)


def chance(dice: Dice, above: int, below: int) -> bool:
    """Whether something happens that happens in `above` of `below` cases: RND * below < above."""
    return dice.below(65536) * below < 65536 * above
