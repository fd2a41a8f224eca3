"""Who wins, exactly: every reply is tried, but a position is settled as soon as counting stones tells who runs out.

What only one side can take is lost to it by its own stones alone. So how many stones a side can put at most when the
other keeps away is counted exactly, and so is that for the fields that are its own: a side wins that can put more
stones on fields of its own than the other could put on all of its fields.
"""

from arcade.games.triplet.board import Board, fields_of
from arcade.toolkit.contract.searching import Search

SLICE = 500
"""Positions and counts examined between two frames."""
COUNTED = 26
"""Safe fields of both sides together up to which stones are counted; it takes too long for more."""

Duel = tuple[int, int, int, int]
"""As `search.Duel`, but plain: Python's collector passes over tuples of numbers once it has seen them."""
Reply = tuple[int, int, Duel]
"""How little a field promises, the field, and what it leads to."""


class Solver:
    """Settles positions on a board; remembers who wins them."""

    def __init__(self, board: Board) -> None:
        self.examined = 0
        """Positions looked into, and sets of fields whose stones were counted."""
        self._bits = board.line_bits
        self._kept = board.kept
        self._masks = tuple(line.mask for line in board.lines)
        self._won: dict[Duel, bool] = {}
        self._most: dict[tuple[int, int], int] = {}

    def solve(self, start: Duel, positions: int) -> Search[bool | None]:
        """Whether the side to move wins; None if that is not settled once about so much more was examined."""
        limit, slice_end = self.examined + positions, self.examined + SLICE
        won = self._won
        line: list[tuple[Duel, list[Reply]]] = []
        if not self._settled(start):
            line.append((start, self._replies(start)))
        while line and self.examined < limit:
            if self.examined >= slice_end:
                slice_end = self.examined + SLICE
                yield
            now, left = line[-1]
            while left and won.get(left[-1][2]):
                left.pop()
            if not left or left[-1][2] in won:
                won[now] = bool(left)
                line.pop()
            elif not self._settled(after := left[-1][2]):
                line.append((after, self._replies(after)))
        return won.get(start)

    def winning(self, now: Duel) -> int | None:
        """A field that `solve` has found to win, if it has; else one that leaves nothing open, if there is one."""
        for _, field, after in self._replies(now):
            if self._settled(after) and not self._won[after]:
                return field
        return None

    def _settled(self, now: Duel) -> bool:
        """Whether it is known who wins, or counting tells; that is noted."""
        if now in self._won:
            return True
        self.examined += 1
        safe, lines, enemy_safe, enemy_lines = now
        if not safe:
            self._won[now] = False
        elif safe.bit_count() + enemy_safe.bit_count() <= COUNTED:
            if self.most(safe & ~enemy_safe, lines) > self.most(enemy_safe, enemy_lines):
                self._won[now] = True
            elif self.most(enemy_safe & ~safe, enemy_lines) >= self.most(safe, lines):
                self._won[now] = False
        return now in self._won

    def _replies(self, now: Duel) -> list[Reply]:
        """The safe fields, the most promising last: it leaves the other few fields, and is taken from the other."""
        safe, lines, enemy_safe, enemy_lines = now
        found = []
        for field in fields_of(safe):
            own = safe & self._kept[field][lines & self._bits[field]]
            enemy = enemy_safe & ~(1 << field)
            promise = 2 * (own.bit_count() - enemy.bit_count()) + (enemy_safe >> field & 1)
            found.append((promise, field, (enemy, enemy_lines, own, lines ^ self._bits[field])))
        found.sort()
        return found

    def most(self, safe: int, lines: int) -> int:
        """How many stones a side can put at most on some safe fields, with one stone on some lines."""
        known = self._most.get((safe, lines))
        if known is not None:
            return known
        self.examined += 1
        once = twice = often = 0
        rest = lines
        for mask in self._masks:
            on = safe & mask
            beyond = on & on - 1
            if beyond if rest & 1 else beyond & beyond - 1:
                often |= twice & on
                twice |= once & on
                once |= on
            rest >>= 1
        # Fields on no line that has too many of them can all be taken, whatever else is.
        count = (safe & ~once).bit_count()
        if once:
            full = often or twice or once
            field = (full & -full).bit_length() - 1
            taken = self.most(once & self._kept[field][lines & self._bits[field]], lines ^ self._bits[field])
            count += max(1 + taken, self.most(once & ~(1 << field), lines))
        self._most[safe, lines] = count
        return count
