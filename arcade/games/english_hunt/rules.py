"""English hunt: three hounds and a hare on a net of eleven nodes; a move leads along one link to a free node.

Hounds move first, and win when the hare cannot move; they lose when their moves are used up. Both may go
back. In the strict rules of the listing an entry that is refused costs a move, too, and the hounds lose with the entry
that is one too many.
"""

from dataclasses import dataclass, replace
from itertools import combinations

from arcade.games.english_hunt.levels import Fault, Start
from arcade.toolkit.contract.dice import Dice, until_it_fits

NAMES = "0123456789:"
"""The nodes' names, by number."""
NODES = range(len(NAMES))
LINKS = tuple(
    tuple(NAMES.index(name) for name in names)
    for names in ("1345", "025", "1567", "048", "0358", "0124689:", "257:", "26:", "3459", "58:", "5679")
)
"""The nodes linked to each node."""
PLACES = ((0, 1), (0, 2), (0, 3), (1, 0), (1, 1), (1, 2), (1, 3), (1, 4), (2, 1), (2, 2), (2, 3))
"""Each node's row and column; links are straight, and as long as one step or one diagonal step."""
HOUNDS, HARE = 0, 1
LIMIT = 15
"""The moves that the book allows the hounds."""

Move = tuple[int, int]
"""From a node to a node."""
WASTED: Move = (-1, -1)
"""An entry that was refused and still counts, by the strict rules."""


@dataclass(frozen=True)
class Position:
    """Where hounds (in the order of their nodes) and hare are, the hounds' moves left, and whose turn it is."""

    hounds: tuple[int, ...]
    hare: int
    left: int = LIMIT
    seat: int = HOUNDS
    strict: bool = False

    def taken(self, node: int) -> bool:
        return node in self.hounds or node == self.hare

    def free(self, node: int) -> tuple[int, ...]:
        return tuple(other for other in LINKS[node] if not self.taken(other))

    @property
    def own(self) -> tuple[int, ...]:
        return self.hounds if self.seat == HOUNDS else (self.hare,)

    def moves(self) -> tuple[Move, ...]:
        if self.outcome() is not None:
            return ()
        return tuple((origin, target) for origin in self.own for target in self.free(origin))

    def fault(self, move: Move) -> Fault | None:
        """What is wrong with an entry, looked at in the listing's order; None for a legal move."""
        if move in self.moves():
            return None
        origin, target = move
        if origin not in NODES or target not in NODES:
            return Fault.NO_NODE
        if origin not in self.own:
            return Fault.NOBODY
        return Fault.TAKEN if self.taken(target) else Fault.NO_LINK

    def play(self, move: Move) -> "Position":
        wasted = self.strict and move == WASTED and self.outcome() is None
        if not wasted and move not in self.moves():
            raise ValueError(f"{move} cannot be played in {self}")
        if self.seat == HARE:
            return replace(self, hare=move[1], seat=HOUNDS)
        if move == WASTED or not self.left:
            return replace(self, left=self.left - 1)
        hounds = tuple(sorted(move[1] if node == move[0] else node for node in self.hounds))
        return replace(self, hounds=hounds, left=self.left - 1, seat=HARE)

    def outcome(self) -> int | None:
        if self.seat == HARE and not self.free(self.hare):
            return 1
        return -1 if self.left < (0 if self.strict else 1) else None


def placements() -> tuple[Position, ...]:
    """Every one of the 1,320 placements, hounds to move."""
    return tuple(Position(hounds, hare) for hounds in combinations(NODES, 3) for hare in NODES if hare not in hounds)


def started(start: Start, dice: Dice) -> Position:
    """A start of the book; where chance put the hare in prison, it throws again."""
    if start is Start.ANYWHERE:
        return until_it_fits(lambda: thrown(dice), lambda position: position.free(position.hare))
    return Position((1, 5, 9), 0 if start is Start.NEAR else dice.pick((3, 7)))


def thrown(dice: Dice) -> Position:
    """Three hounds and the hare on places by chance."""
    nodes: list[int] = []
    while len(nodes) < 4:
        node = dice.below(len(NODES))
        if node not in nodes:
            nodes.append(node)
    return Position(tuple(sorted(nodes[:3])), nodes[3])
