"""Who wins, exactly: every reply is tried, but a position is settled as soon as counting stones tells who runs out.

What each side can put at most, and what it is sure of, is counted exactly, but only where that may tell who wins: often
a move leaves a side's largest set as it was, or takes one field of it. A set of safe fields that a side can take one
after the other without owning three on a line holds so many stones. The other side takes one of them away with each of
its moves, and only those that are safe for both. So whoever takes the shared ones first is sure of all that are its own
and of half of the others, and no more than the largest set is ever put.
"""

from typing import NamedTuple

from arcade.games.triplet.rules import Board
from arcade.games.triplet.search import PRIVATE_SHARES, SHARED_SHARES
from arcade.toolkit.contract.searching import Search

SLICE = 800
"""Positions and sets examined between two frames."""
COUNTED = 36
"""Safe fields of both sides together up to which stones are counted; it takes too long for more."""
Duel = tuple[int, int, int, int]
"""As `search.Duel`, but plain: Python's collector passes over tuples of numbers once it has seen them."""
Reply = tuple[int, int, Duel]
"""How much a field promises, the field, and what it leads to."""


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


class Solver:
    """Settles positions on a board; remembers who wins them."""

    def __init__(self, board: Board) -> None:
        self._positions = 0
        self._placings = Placings(board)
        self._bits = board.line_bits
        self._kept = board.kept
        self._through = [[line.mask for line in board.lines if line.mask >> at & 1] for at in range(board.fields)]
        self._won: dict[Duel, bool] = {}

    @property
    def examined(self) -> int:
        """Positions looked into, and sets of fields while stones were counted."""
        return self._positions + self._placings.examined

    def solve(self, start: Duel, positions: int | None = None) -> Search[bool | None]:
        """Whether the side to move wins; None if that is not settled once about so much more was examined."""
        limit, slice_end = None if positions is None else self.examined + positions, self.examined + SLICE
        won = self._won
        line: list[tuple[Duel, Bounds, list[Reply]]] = []
        self._open(line, start, Bounds(0, start[0].bit_count(), 0, start[2].bit_count()))
        while line and (limit is None or self.examined < limit):
            if self.examined >= slice_end:
                slice_end = self.examined + SLICE
                yield
            now, bounds, left = line[-1]
            while left and won.get(left[-1][2]):
                left.pop()
            if not left or left[-1][2] in won:
                won[now] = bool(left)
                line.pop()
            else:
                _, field, after = left[-1]
                self._open(line, after, self._narrowed(after, bounds, field))
        return won.get(start)

    def winning(self, now: Duel) -> int | None:
        """A field that `solve` has found to win, if it has; else one that leaves nothing open, if there is one."""
        bounds = Bounds(0, now[0].bit_count(), 0, now[2].bit_count())
        for _, field, after in reversed(self._replies(now)):
            if self._settled(after, self._narrowed(after, bounds, field)) is None and not self._won[after]:
                return field
        return None

    def _open(self, line: list[tuple[Duel, Bounds, list[Reply]]], now: Duel, bounds: Bounds) -> None:
        """Note who wins a position, or else go on with its replies."""
        left = self._settled(now, bounds)
        if left is None:
            return
        replies = self._replies(now)
        if any(self._won.get(after) is False for _, _, after in replies):
            self._won[now] = True
        else:
            line.append((now, left, replies))

    def _narrowed(self, now: Duel, before: Bounds, field: int) -> Bounds:
        """What is known of a position once a field was taken in another one."""
        safe, _, enemy_safe, _ = now
        own, own_most, enemy, enemy_most = before
        left = own & enemy_safe
        if not own >> field & 1:
            for mask in self._through[field]:
                on = left & mask
                left ^= on & on - 1
        return Bounds(enemy & safe, min(enemy_most, safe.bit_count()), left, min(own_most - 1, enemy_safe.bit_count()))

    def _settled(self, now: Duel, bounds: Bounds) -> Bounds | None:
        """None once it is known who wins, which is noted; else what has been counted."""
        if now in self._won:
            return None
        self._positions += 1
        safe, lines, enemy_safe, enemy_lines = now
        if not safe or not enemy_safe:
            self._won[now] = bool(safe)
            return None
        told = wins(safe, enemy_safe, bounds)
        if told is None and safe.bit_count() + enemy_safe.bit_count() <= COUNTED:
            if _may_tell(safe, enemy_safe, bounds) and bounds.own.bit_count() < bounds.own_most:
                own = self._placings.largest(safe, lines)
                bounds = bounds._replace(own=own, own_most=own.bit_count())
            if _may_tell(safe, enemy_safe, bounds) and bounds.enemy.bit_count() < bounds.enemy_most:
                enemy = self._placings.largest(enemy_safe, enemy_lines)
                bounds = bounds._replace(enemy=enemy, enemy_most=enemy.bit_count())
            told = wins(safe, enemy_safe, bounds)
            if told is None and _may_tell(safe, enemy_safe, bounds):
                told = self._told_by_weight(now, bounds)
        if told is None:
            return bounds
        self._won[now] = told
        return None

    def _told_by_weight(self, now: Duel, bounds: Bounds) -> bool | None:
        """Whether the side to move wins, if the sets of which a side is sure of most tell."""
        safe, lines, enemy_safe, enemy_lines = now
        _, own_most, _, enemy_most = bounds
        if own_most > enemy_most:
            private = self._placings.largest(safe & ~enemy_safe, lines).bit_count()
            if (private + own_most + 1) // 2 > enemy_most:
                own = self._placings.largest(safe, lines, safe & ~enemy_safe)
                return wins(safe, enemy_safe, bounds._replace(own=own))
            return None
        private = self._placings.largest(enemy_safe & ~safe, enemy_lines).bit_count()
        if (private + enemy_most) // 2 >= own_most:
            enemy = self._placings.largest(enemy_safe, enemy_lines, enemy_safe & ~safe)
            return wins(safe, enemy_safe, bounds._replace(enemy=enemy))
        return None

    def _replies(self, now: Duel) -> list[Reply]:
        """The safe fields, the most promising last: they cost little, and take from the other side what is worth much.

        Fields are worth what `search` says, in the position before the move.
        """
        safe, lines, enemy_safe, enemy_lines = now
        bits, kept = self._bits, self._kept
        worth, taken, rest = {}, [], safe
        while rest:  # as fields_of, whose generator would take a tenth of the search
            lowest = rest & -rest
            rest ^= lowest
            field = lowest.bit_length() - 1
            own = safe & kept[field][lines & bits[field]]
            shares = SHARED_SHARES if enemy_safe & lowest else PRIVATE_SHARES
            worth[lowest] = shares[(safe ^ own).bit_count()]
            taken.append((field, lowest, own))
        found = []
        for field, lowest, own in taken:
            promise = 0
            if enemy_safe & lowest:
                promise = SHARED_SHARES[(enemy_safe & ~kept[field][enemy_lines & bits[field]]).bit_count()]
            lost = safe ^ own
            while lost:
                other = lost & -lost
                lost ^= other
                promise -= worth[other]
            found.append((promise, field, (enemy_safe & ~lowest, enemy_lines, own, lines ^ bits[field])))
        found.sort()
        return found


def _may_tell(safe: int, enemy_safe: int, bounds: Bounds) -> bool:
    """Whether counting exactly could tell who wins, at the best."""
    own, own_most, enemy, enemy_most = bounds
    own_private = min((safe & ~enemy_safe).bit_count(), own_most)
    enemy_private = min((enemy_safe & ~safe).bit_count(), enemy_most)
    return (own_private + own_most + 1) // 2 > enemy.bit_count() or (enemy_private + enemy_most) // 2 >= own.bit_count()
