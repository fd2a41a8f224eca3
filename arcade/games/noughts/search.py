"""Play in the cube: wins by force are found and refused, and among what is left the open lines decide.

A win by force is threat after threat, each with a single answer, until one has two answers too many. That threats
decide the cube is from O. Patashnik, Qubic: 4x4x4 tic-tac-toe (1980), and L. V. Allis and P. N. A. Schoo, Qubic solved
again (1992). A side's marks are kept as counters of all lines at once, a bit for each line: where it has at least one
mark, two, three, four. A mark is a few operations on whole numbers, and a position is two such sides. The search goes
deep first and remembers what led nowhere.

Who can complete a line does, who must stop one must. Then wins by force are looked for, and quiet fields after which
such a win can no longer be stopped. Otherwise the fields are taken in the order of what their lines are worth, and the
first is chosen that leaves the other side neither. A strict number of positions is examined.
"""

from typing import NamedTuple

from arcade.games.noughts.rules import CUBE, Position, fields
from arcade.toolkit.ai.solver import TOP_RANK
from arcade.toolkit.contract.searching import LINE, Idea, Thinking

SLICE = 1_500
"""Positions examined between two frames: 4 to 6 ms of one core, so nobody waits much longer than thinking takes."""
LINES = CUBE.lines
THROUGH = tuple(sum(1 << line for line in crossing) for crossing in CUBE.crossing)
"""The lines through each field, a bit each."""
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
"""The most quiet fields that are tested in a position."""
# What a line is worth.
OWN_ONE = 3
ONE = 2
"""With one mark of the other side."""
TWO = 12
"""With two of either."""
WON = 10_000
OPEN = 1
"""The rank (see `Worth`) of a position of which nothing is known."""


class Side(NamedTuple):
    """A side's marks, and the lines where it has at least one, two, three and four of them, a bit each."""

    marks: int = 0
    one: int = 0
    two: int = 0
    three: int = 0
    four: int = 0

    def mark(self, field: int) -> "Side":
        """The side with a mark more."""
        marks, one, two, three, four = self
        through = THROUGH[field]
        return Side(
            marks | 1 << field, one | through, two | one & through, three | two & through, four | three & through
        )


def sides(position: Position) -> tuple[Side, Side]:
    """The side to move and the other."""
    found = [Side(), Side()]
    for place, seat in enumerate((position.seat, 1 - position.seat)):
        for field in fields(position.marks[seat]):
            found[place] = found[place].mark(field)
    return found[0], found[1]


def gaps(side: Side, other: Side) -> int:
    """The free fields, a bit each, with which a side completes a line."""
    lines, found = side.three & ~other.one, 0
    while lines:
        lowest = lines & -lines
        found |= LINES[lowest.bit_length() - 1] & ~side.marks
        lines ^= lowest
    return found


def forward(own: Side, other: Side) -> int | list[tuple[int, int]]:
    """The field that completes a line or threatens to complete two; else the fields that threaten, with the answers."""
    if own.three & ~other.one:
        return gaps(own, other).bit_length() - 1
    must = gaps(other, own)
    if must & must - 1:
        return []
    pairs = lines = own.two & ~own.three & ~other.one
    found: list[tuple[int, int]] = []
    while lines:
        lowest = lines & -lines
        lines ^= lowest
        free = LINES[lowest.bit_length() - 1] & ~own.marks
        if must and not free & must:
            continue
        first = must or free & -free
        field, answer = first.bit_length() - 1, (free ^ first).bit_length() - 1
        for threat in (field, answer)[: 1 if must else 2]:
            both = pairs & THROUGH[threat]
            if both & both - 1:
                return threat
        found.append((field, answer))
        if not must:
            found.append((answer, field))
    return found


def holds(own: Side, other: Side, sequence: tuple[int, ...]) -> bool:
    """Whether a sequence of threats and answers wins for the side to move."""
    for place, field in enumerate(sequence):
        if (own.marks | other.marks) >> field & 1:
            return False
        if place % 2:
            own, other = own, other.mark(field)
            continue
        must = gaps(other, own)
        own = own.mark(field)
        if own.four:
            return True
        ready = gaps(own, other)
        if must & ~(1 << field) or not ready:
            return False
        if ready & ready - 1:
            return True
        if place + 1 == len(sequence) or ready != 1 << sequence[place + 1]:
            return False
    return False


def forced(own: Side, other: Side, sequence: tuple[int, ...]) -> int:
    """The rank (see `Worth`) of a win by a sequence of threats and answers for the side to move."""
    for place, field in enumerate(sequence):
        own, other = (own, other.mark(field)) if place % 2 else (own.mark(field), other)
    # Who only threatens to complete two lines still has to wait for an answer.
    return TOP_RANK - len(sequence) - (0 if own.four else 2)


class Forcing:
    """Looks for wins by force, and counts the positions that it examines over all its searches."""

    def __init__(self) -> None:
        self.positions = 0
        self.idea: Idea | None = None
        """What is believed so far."""
        self._pause = SLICE

    def breathe(self, examined: int) -> Thinking[None]:
        """Count positions, and let a frame pass when there were enough since the last."""
        self.positions += examined
        if self.positions >= self._pause:
            self._pause = self.positions + SLICE
            yield self.idea

    def win(self, own: Side, other: Side, most: int) -> Thinking[tuple[int, ...]]:
        """A sequence of threats and answers by which the side to move completes a line; empty if none is found.

        At most so many positions are examined. The sequence begins with a threat, holds the answers in between, and
        ends with the field that completes a line or threatens to complete two.
        """
        last = self.positions + most
        yield from self.breathe(1)
        found = forward(own, other)
        if isinstance(found, int):
            return (found,)
        barren: set[tuple[int, int]] = set()
        walk: list[int] = []
        stack = [(own, other, iter(found))]
        while stack and self.positions < last:
            own, other, steps = stack[-1]
            step = next(steps, None)
            if step is None:
                stack.pop()
                del walk[-2:]
                continue
            field, answer = step
            key = own.marks | 1 << field, other.marks | 1 << answer
            if key in barren:
                continue
            barren.add(key)
            if self.positions + 1 >= self._pause:
                yield from self.breathe(1)
            else:
                self.positions += 1
            own, other = own.mark(field), other.mark(answer)
            found = forward(own, other)
            if isinstance(found, int):
                return (*walk, field, answer, found)
            if found:
                walk += [field, answer]
                stack.append((own, other, iter(found)))
        return ()


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
