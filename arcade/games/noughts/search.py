"""Play in the cube: wins by force are found and refused, and among what is left the open lines decide.

Who can complete a line does, who must stop one must. Then wins by threats are looked for (see `threats`), and quiet
fields after which such a win can no longer be stopped. Otherwise the fields are taken in the order of what their lines
are worth, and the first is chosen that leaves the other side neither. A strict number of positions is examined.
"""

from arcade.games.noughts.rules import CUBE, Position, fields
from arcade.games.noughts.threats import Forcing, Side, forced, gaps, holds, sides
from arcade.toolkit.contract.searching import LINE, Idea, Thinking

POSITIONS = 80_000
"""Positions examined for a move, after which no new search begins."""
FORCED = 8_000
"""Positions in which a win by force is looked for, or a field is tested for leaving one."""
PLANNED = 20_000
"""Positions in which a quiet field that wins is looked for."""
BRIEF = 500
"""Positions for a win by force while a quiet field is tested."""
DEPTH = 2
"""Quiet fields of one side in a row that are looked ahead."""
WIDTH = 16
"""So many quiet fields are tested in a position."""
OWN_ONE, ONE, TWO = 3, 2, 12
"""What a line is worth with one mark of the own side, with one of the other's, with two of either."""
WON = 10_000
OPEN = 1
"""The rank (see `Worth`) of a position of which nothing is known."""


def judge(own: Side, other: Side) -> int:
    """What the open lines are worth to the side that has just moved."""
    mine, theirs = own.one & ~other.one, other.one & ~own.one
    pairs = (own.two & mine).bit_count() - (other.two & theirs).bit_count()
    return OWN_ONE * (mine & ~own.two).bit_count() - ONE * (theirs & ~other.two).bit_count() + TWO * pairs


def settled(own: Side, other: Side) -> int:
    """The same once all forced answers are given, so that a threat is worth only what it leaves."""
    if gaps(other, own):
        return -WON
    must = gaps(own, other)
    if must & must - 1:
        return WON
    return -settled(other.mark(must.bit_length() - 1), own) if must else judge(own, other)


def promising(own: Side, other: Side) -> list[int]:
    """The free fields, those that leave most to the side to move first."""
    worth = {field: settled(own.mark(field), other) for field in fields(_free(own, other))}
    return sorted(worth, key=lambda field: -worth[field])


def _free(own: Side, other: Side) -> int:
    return CUBE.full & ~(own.marks | other.marks)


class Planner(Forcing):
    """Looks for quiet fields as well, after which a win by force cannot be stopped."""

    def plan(self, own: Side, other: Side, depth: int, last: int) -> Thinking[int | None]:
        """A field after which the side to move wins by force whatever the other does; None if none is found.

        Up to `depth` such fields in a row are looked ahead, and nothing new is begun after `last` positions in all.
        """
        must = gaps(other, own)
        if must & must - 1:
            return None
        free = _free(own, other)
        if must:
            candidates = list(fields(must))
        else:
            candidates = promising(own, other)[:WIDTH]
            yield from self.breathe(free.bit_count())
        for field in candidates:
            if self.positions >= last:
                return None
            if (yield from self.unstoppable(own.mark(field), other, free ^ 1 << field, depth, last)):
                return field
        return None

    def unstoppable(self, own: Side, other: Side, free: int, depth: int, last: int) -> Thinking[bool]:
        """Whether no reply of the other side, who is to move, stops the wins by force of the one that has moved."""
        sequence = yield from self.win(own, other, BRIEF)
        if not sequence:
            return False
        first = [reply for reply in sequence if free >> reply & 1]
        for reply in (*first, *(reply for reply in fields(free) if reply not in first)):
            yield from self.breathe(1)
            answered = other.mark(reply)
            if holds(own, answered, sequence):
                continue
            if self.positions >= last:
                return False
            if (yield from self.win(own, answered, BRIEF)):
                continue
            if depth == 1 or (yield from self.plan(own, answered, depth - 1, last)) is None:
                return False
        return True

    def deepened(self, own: Side, other: Side, last: int) -> Thinking[int | None]:
        """The same, one field in a row first, then more."""
        for depth in range(1, DEPTH + 1):
            field = yield from self.plan(own, other, depth, last)
            if field is not None:
                return field
        return None


def searching(position: Position) -> Thinking[int]:
    """The field that a search prefers."""
    own, other = sides(position)
    ready = gaps(own, other) or gaps(other, own)
    if ready:
        return fields(ready)[0]
    planner = Planner()
    sequence = yield from planner.win(own, other, FORCED)
    if sequence:
        yield Idea(position, sequence[:LINE], len(sequence), forced(own, other, sequence))
        return sequence[0]
    field = yield from planner.deepened(own, other, planner.positions + PLANNED)
    return field if field is not None else (yield from _defending(planner, position, own, other))


def _defending(planner: Planner, position: Position, own: Side, other: Side) -> Thinking[int]:
    """The most promising field that leaves the other side no win that is found; else the one that loses last."""
    safe: int | None = None
    latest, longest = 0, -1
    for field in promising(own, other):
        if planner.positions >= POSITIONS:
            break
        after = own.mark(field)
        planner.idea = Idea(position, (field,), value=OPEN)
        sequence = yield from planner.win(other, after, FORCED)
        if sequence:
            latest, longest = max((latest, longest), (field, len(sequence)), key=lambda one: one[1])
            continue
        if safe is None:
            safe = field
        if (yield from planner.deepened(other, after, POSITIONS)) is None:
            return field
    return latest if safe is None else safe
