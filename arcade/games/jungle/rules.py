"""The rules of the jungle: walk kilometre by kilometre out of a hundred by a hundred of them, and stay alive.

Strength starts at 100, and every kilometre costs one. There are six bullets, a knife and a sling. Each edge is 21 to 79
km away. The skill says both how rarely things happen (seven of so many steps bring something) and how well one fights;
it falls with every fight that fails. Who has no strength left dies; who reaches an edge is saved.

A step or an answer gives what happens as events in order; whoever shows the game finds the words.
"""

from dataclasses import dataclass, replace

from arcade.games.jungle.events import Event, Events, Fate, Peril, Way, What
from arcade.toolkit.contract.dice import Dice

ACROSS = 100
"""Kilometres from edge to edge."""
NEAREST, SPREAD = 21, 50
"""Kilometres to the eastern and northern edge at least, and how many distances are possible."""
STRENGTH, BULLETS = 100, 6
CLIMBING = 3
"""Strength that a look from a tall tree takes."""
HOUSES, VOICES = 5, 10
"""Nearer to an edge than so many kilometres one sees houses, hears voices."""
PERILS = {
    1: Peril.RASPBERRIES,
    2: Peril.LION,
    3: Peril.SNAKE,
    4: Peril.SPIDER,
    5: Peril.QUICKSAND,
    6: Peril.SWAMP,
}
TREE = 14
"""The throws that bring something, and the one of bumping into a tree."""


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
    """The way walked last."""
    peril: Peril | None = None
    fate: Fate | None = None
    mended: bool = True
    """Whether the faults of the printed program are mended."""
    paced: bool = False
    """Whether it is told as the printed program did: with dramatic pauses, and the first kilometre free."""

    @staticmethod
    def begin(skill: int, dice: Dice, mended: bool = True) -> "Trek":
        """Somewhere in the jungle."""
        east = NEAREST + dice.below(SPREAD)
        return Trek(skill, east, NEAREST + dice.below(SPREAD), mended=mended, paced=not mended)

    @property
    def west(self) -> int:
        """Kilometres to the western edge."""
        return ACROSS - self.east

    @property
    def south(self) -> int:
        """Kilometres to the southern edge."""
        return ACROSS - self.north

    @property
    def nearest(self) -> int:
        """Kilometres to the nearest edge."""
        return min(self.east, self.north, ACROSS - self.east, ACROSS - self.north)

    @property
    def way_out(self) -> Way:
        """The way to the nearest edge."""
        edges = {Way.EAST: self.east, Way.WEST: self.west, Way.NORTH: self.north, Way.SOUTH: self.south}
        return min(edges, key=lambda way: edges[way])

    @property
    def score(self) -> int:
        """What is left, and how far it was."""
        return self.strength + 10 * self.bullets + self.walked

    def ready(self) -> "Trek":
        """Before each kilometre: it costs strength, and who has none left lies down for ever.

        As the printed program told it, the first one is free.
        """
        if self.paced and not self.walked:
            return self
        strength = self.strength - 1
        if strength < 1:
            return replace(self, strength=max(strength, 0), fate=Fate.WORN_OUT)
        return replace(self, strength=strength)

    def shifted(self, way: Way, last: Way | None) -> "Trek":
        """A kilometre this way, whatever happens there; who reaches an edge is saved. `last` is the way walked last."""
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
        """The peril is past."""
        return replace(self, peril=None)

    def hurt(self, loss: int) -> "Trek":
        """With so much less strength, none at the least."""
        return replace(self, strength=max(self.strength - loss, 0))

    def dead(self, fate: Fate) -> "Trek":
        """At the end."""
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
