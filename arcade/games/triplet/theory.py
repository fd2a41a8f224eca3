"""How many stones a side can still put: at most if it has the board to itself, and for sure if the sides take turns.

A set of safe fields that a side can take one after the other without owning three on a line holds so many stones. The
other side takes one of them away with each of its moves, and only those that are safe for both. So whoever takes the
shared ones first is sure of all that are its own and of half of the others, and no more than the largest set is ever
put. Comparing the two often tells who runs out of fields first, long before anybody does.
"""

from typing import NamedTuple

from arcade.games.triplet.board import Board


class Bounds(NamedTuple):
    """Of both sides, the one to move first: a set that it can take, and a number of stones that it cannot exceed."""

    own: int
    own_most: int
    enemy: int
    enemy_most: int


def wins(safe: int, enemy_safe: int, bounds: Bounds) -> bool | None:
    """Whether the side to move wins, where one side is sure of more stones than the other can put; else None."""
    own, own_most, enemy, enemy_most = bounds
    if (own.bit_count() + (own & ~enemy_safe).bit_count() + 1) // 2 > enemy_most:
        return True
    if (enemy.bit_count() + (enemy & ~safe).bit_count()) // 2 >= own_most:
        return False
    return None


class Placings:
    """The largest sets on a board; remembers them."""

    def __init__(self, board: Board) -> None:
        self.examined = 0
        """Sets of fields looked into."""
        self._masks = tuple(line.mask for line in board.lines)
        self._largest: dict[tuple[int, int, int], int] = {}
        self._parts: dict[tuple[int, tuple[int, ...], tuple[int, ...], int], int] = {}

    def largest(self, safe: int, lines: int, double: int = 0) -> int:
        """A largest set of safe fields that can all be taken, with one stone on some lines; some fields count twice."""
        double &= safe
        known = self._largest.get((safe, lines, double))
        if known is None:
            once, twice, rest = [], [], lines
            for mask in self._masks:
                on = safe & mask
                beyond = on & on - 1
                if rest & 1:
                    if beyond:
                        once.append(on)
                elif beyond & beyond - 1:
                    twice.append(on)
                rest >>= 1
            known = self._largest[safe, lines, double] = self._best(safe, once, twice, double)
        return known

    def _best(self, safe: int, once: list[int], twice: list[int], double: int) -> int:
        """The same for groups of safe fields of which one or two can be taken; other fields bind nobody."""
        taken = 0
        while True:
            self.examined += 1
            grouped = often = more = 0
            for group in (*once, *twice):
                more |= often & group
                often |= grouped & group
                grouped |= group
            taken |= safe & ~grouped
            if not grouped:
                return taken
            # A field of one group alone is as good as any other of the group that counts no more.
            obvious = _obvious(grouped & ~often, (*once, *twice), double)
            if not obvious:
                break
            taken |= obvious
            safe, once, twice = _after(grouped, once, twice, obvious)
        double &= grouped
        key = (grouped, tuple(once), tuple(twice), double)
        best = self._parts.get(key)
        if best is None:
            full = more or often or grouped
            field = full & -full
            best = field | self._best(*_after(grouped, once, twice, field), double)
            if _weight(best, double) < _at_most(grouped, once, twice, double):
                left = grouped & ~field
                without = self._best(left, *_groups(left, once, twice, 0), double)
                if _weight(without, double) > _weight(best, double):
                    best = without
            self._parts[key] = best
        return taken | best


def _weight(fields: int, double: int) -> int:
    return fields.bit_count() + (fields & double).bit_count()


def _obvious(single: int, groups: tuple[int, ...], double: int) -> int:
    """Of each group one of its fields that are in no other, unless another one of the group counts more."""
    found = 0
    for group in groups:
        fields = group & single
        if group & double:
            fields &= double
        found |= fields & -fields
    return found


def _after(safe: int, once: list[int], twice: list[int], fields: int) -> tuple[int, list[int], list[int]]:
    """What is safe, and the groups, after fields were taken, of each group one."""
    gone = fields
    for group in once:
        if group & fields:
            gone |= group
    left = safe & ~gone
    return left, *_groups(left, once, twice, fields)


def _groups(left: int, once: list[int], twice: list[int], fields: int) -> tuple[list[int], list[int]]:
    """The groups that still bind, of what is left after fields were taken: one is left of two where one is taken."""
    bound, open_still = [], []
    for group in once:
        on = group & left
        if on & on - 1:
            bound.append(on)
    for group in twice:
        on = group & left
        beyond = on & on - 1
        if group & fields:
            if beyond:
                bound.append(on)
        elif beyond & beyond - 1:
            open_still.append(on)
    return bound, open_still


def _at_most(safe: int, once: list[int], twice: list[int], double: int) -> int:
    """What a set can weigh at most: groups that have no field in common, each for itself, and all other fields."""
    covered = most = 0
    for group in once:
        if not group & covered:
            covered |= group
            most += 2 if group & double else 1
    for group in twice:
        if not group & covered:
            covered |= group
            most += 2 + min((group & double).bit_count(), 2)
    return most + _weight(safe & ~covered, double)
