"""Checkers' own search: principal variation search on plain numbers, deepened ply by ply, in slices.

Only by the official rules. Strength is positions examined, never seconds. See Marsland, A review of game-tree pruning
(1986), and Buro, ProbCut (1995), for the algorithms.

Steps are tried first that proved good elsewhere, so that the others are soon refuted: Schaeffer, The history heuristic
(1983), and Akl and Newborn, The principal continuation and the killer heuristic (1977). No position is judged before
all captures are made and men are crowned that stand before it.

A position is the pieces of the side to move, those of the other and the kings of both, with the seat that says which
way the men go: plain numbers. A step is its two squares as bits; of a capture only what it leads to counts.
"""

from collections.abc import Callable, Sequence

from arcade.games.checkers import endgame_tables
from arcade.games.checkers.rules import AHEAD, BIT, BOARD, DOWN, KING_ROWS, UP, Move, Position, capturing, shifted
from arcade.toolkit.ai.search import WIN, Found
from arcade.toolkit.contract.searching import LINE, Idea, Thinking

SLICE = 800
"""Positions examined between two frames."""
UNPACKING = 40
"""Positions that take as long as to unpack a block of the tables."""
PROVED = WIN // 2
TABLE_WIN = WIN // 4
"""What a win known from the tables counts, less the plies to where it is known, beside what the position looks like."""
WHIM = 6
"""Chance adds less than this to the value of a first move, so that games differ."""
LATE, VERY_LATE = 3, 8
"""Steps after which the others are first searched a ply or two plies less deep."""
CUT_DEPTH, CUT_PLIES, CUT_MARGIN = 3, 3, 32
"""ProbCut: from this depth on what looks too good is searched so much less deep first and must be so much too good."""
CUT_PIECES = 5
"""With no more pieces the side that is ahead may be lost, so nothing is cut."""
SEEN_DEPTH = 3
"""From this depth on what steps lead to is looked up before any is followed."""
EXACT, AT_LEAST, AT_MOST = 0, 1, 2
Bits = tuple[int, int, int]
"""The pieces of the side that moves, those of the other, and the kings of both."""
Value = Callable[[int, int, int, int], int]
"""What a position is worth for the side to move, whose pieces come first, then the other's, all kings, the seat."""
Entry = tuple[int, int, int, int]
"""What the table knows of a position: plies searched, value, what that is, the side after its best move."""
Jumps = dict[int, tuple[tuple[int, int], ...]]
"""For the bit of each square what is jumped over and where that leads to."""


def _jumps(ways: tuple[int, ...]) -> Jumps:
    found: Jumps = {}
    for bit in BIT.values():
        legs = ((shifted(bit, way) & BOARD, shifted(bit, 2 * way) & BOARD) for way in ways)
        found[bit] = tuple((over, landing) for over, landing in legs if over and landing)
    return found


MEN_JUMPS = _jumps(DOWN), _jumps(UP)
KING_JUMPS = _jumps(DOWN + UP)

APART = (4, 17), (5, 33)
"""For each direction of a step its shift, and what its lower bit is multiplied by to give both."""
STEPS = tuple(bit * apart for bit in BIT.values() for way, apart in APART if bit << way & BOARD)
"""Every step there is on an empty board, as the bits of its two squares."""
NEARLY = tuple(
    BOARD & (shifted(row, -ahead[0]) | shifted(row, -ahead[1])) for row, ahead in zip(KING_ROWS, AHEAD, strict=True)
)
"""For each seat the row before the one where its men are crowned."""


def captures(own: int, enemy: int, kings: int, seat: int) -> list[Bits]:
    """What all the captures lead to, each gone to its end, in an order that is always the same."""
    empty = BOARD & ~(own | enemy)
    jumpers = capturing(own, enemy, kings, seat, empty)
    found: list[Bits] = []
    while jumpers:
        start = jumpers & -jumpers
        jumpers ^= start
        king = start & kings
        jumps, crown = (KING_JUMPS, 0) if king else (MEN_JUMPS[seat], KING_ROWS[seat])
        _follow(start, own ^ start, enemy, kings ^ king, empty | start, jumps, crown, king, found)
    return found


def _follow(
    at: int, others: int, enemy: int, kings: int, empty: int, jumps: Jumps, crown: int, king: int, found: list[Bits]
) -> bool:
    """Add what a piece's jumps from a square lead to, and whether there are any; `others` are its side without it."""
    going_on = False
    for over, landing in jumps[at]:
        if over & enemy and landing & empty:
            going_on = True
            left, rest = enemy ^ over, kings & ~over
            if landing & crown:
                found.append((others | landing, left, rest | landing))
            elif not _follow(landing, others, left, rest, empty, jumps, crown, king, found):
                found.append((others | landing, left, rest | landing if king else rest))
    return going_on


def steps(own: int, enemy: int, kings: int, seat: int) -> list[int]:
    """The steps, each as the bits of its two squares."""
    empty = BOARD & ~(own | enemy)
    down, up = (own & kings, own) if seat else (own, own & kings)
    found: list[int] = []
    for shift, apart in APART:
        lower = down & empty >> shift | up >> shift & empty
        while lower:
            bit = lower & -lower
            lower ^= bit
            found.append(bit * apart)
    return found


def crownings(own: int, enemy: int, kings: int, seat: int) -> list[Bits]:
    """What the steps lead to by which a man becomes a king."""
    near, empty = own & NEARLY[seat] & ~kings, KING_ROWS[seat] & ~(own | enemy)
    found: list[Bits] = []
    for way in AHEAD[seat]:
        reached = shifted(near, way) & empty
        while reached:
            bit = reached & -reached
            reached ^= bit
            found.append((own ^ bit ^ shifted(bit, -way), enemy, kings | bit))
    return found


class Order:
    def __init__(self) -> None:
        self._worth = dict.fromkeys(STEPS, 0), dict.fromkeys(STEPS, 0)
        self._latest: dict[int, tuple[int, int]] = {}

    def arrange(self, steps: list[int], seat: int, ply: int) -> None:
        """Put a seat's steps in order, first of all the two that refuted latest at the same ply."""
        steps.sort(key=self._worth[seat].__getitem__, reverse=True)
        for step in self._latest.get(ply, ()):
            if step in steps:
                steps.remove(step)
                steps.insert(0, step)

    def refuted(self, step: int, seat: int, ply: int, depth: int) -> None:
        """A step refuted what the other side did, looked at to this depth."""
        self._worth[seat][step] += depth * depth
        latest = self._latest.get(ply, (0, 0))[1]
        if step != latest:
            self._latest[ply] = latest, step


class BrokenOffError(Exception):
    """The positions are used up."""


class Searcher:
    """One search with its table; a position is the pieces of the side to move, the other's, all kings and the seat."""

    def __init__(self, value: Value, known: int = 0) -> None:
        """Positions are worth what `value` says; with so many `known` pieces, and fewer, what the tables say."""
        self.positions = 0
        self._value = value
        self._known, self._asking = known, endgame_tables.reader()
        self._most, self._slice_end = 1 << 60, SLICE
        self._tables: tuple[dict[Bits, Entry], dict[Bits, Entry]] = {}, {}
        self._order = Order()
        self._met: tuple[set[Bits], set[Bits]] = set(), set()
        self._root: tuple[Move, int] | None = None
        self._idea: Idea | None = None

    def _quiet(self, own: int, enemy: int, kings: int, seat: int, alpha: int, beta: int, ply: int) -> int:
        """What a position is worth once all captures are made, and men that stand before the last row are crowned."""
        self._count()
        taking = captures(own, enemy, kings, seat)
        if taking:
            best = -WIN
        else:
            best = self._judge(own, enemy, kings, seat, ply)
            if best >= beta or not own & NEARLY[seat] & ~kings:
                return best
            alpha = max(alpha, best)
            taking = crownings(own, enemy, kings, seat)
        for one, left, rest in taking:
            if not left:
                return WIN - ply - 1
            value = -self._quiet(left, one, rest, 1 - seat, -beta, -alpha, ply + 1)
            best, alpha = max(best, value), max(alpha, value)
            if alpha >= beta:
                break
        return best

    def _judge(self, own: int, enemy: int, kings: int, seat: int, ply: int) -> int:
        """What a quiet position is worth, by the tables if they know it."""
        value = self._value(own, enemy, kings, seat)
        if (own | enemy).bit_count() > self._known:
            return value
        asking, before = self._asking, self._asking.unpacked
        points = endgame_tables.value(own & ~kings, own & kings, enemy & ~kings, enemy & kings, seat, asking) or 0
        self._slice_end -= UNPACKING * (asking.unpacked - before)
        return points and value + points * (TABLE_WIN - ply)

    def _count(self) -> None:
        self.positions += 1
        if self.positions > self._most:
            raise BrokenOffError

    def search(
        self, position: Position, depth: int, positions: int, whim: int = 0, among: Sequence[Move] = ()
    ) -> Thinking[Found[Move]]:
        """The best move, of some or of all, found in so many plies and positions; the first ply is always finished."""
        self._remember(position)
        moves: list[tuple[Move, Bits, int]] = []
        for number, move in enumerate(among or position.moves(), 7):
            after = position.play(move)
            moves.append((move, (*after.sides, after.kings), whim * number % 8191 % WHIM))
        best = Found(moves[0][0], 0, 0, 0)
        for plies in range(1, depth + 1):
            self._root = None
            try:
                yield from self._choose(moves, 1 - position.seat, plies)
            except BrokenOffError:
                # The ply began with the best move of the one before: another that it prefers is better still.
                move, value = self._root or (best.move, best.value)
                return Found(move, value, best.depth, self.positions)
            move, value = self._root or (best.move, best.value)
            best = Found(move, value, plies, self.positions)
            self._idea = Idea(position, self._line(position.play(move), (move,)), plies, value)
            moves.sort(key=lambda one: one[0] != best.move)
            if best.decided or self.positions >= positions:
                break
            self._most = positions
        return best

    def _remember(self, position: Position) -> None:
        """Going back to where the game was before counts as a draw."""
        for earlier in (*position.earlier(), position):
            self._met[earlier.seat].add((*earlier.sides, earlier.kings))

    def _line(self, position: Position, moves: tuple[Move, ...]) -> tuple[Move, ...]:
        """The moves that the table expects."""
        entry = self._tables[position.seat].get((*position.sides, position.kings))
        if entry is None or len(moves) == LINE:
            return moves
        for move in position.moves():
            after = position.play(move)
            if after.sides[1] == entry[3]:
                return self._line(after, (*moves, move))
        return moves

    def _choose(self, moves: list[tuple[Move, Bits, int]], seat: int, plies: int) -> Thinking[None]:
        """Leave the best of the first moves with its value in `_root`."""
        alpha = -2 * WIN
        for number, (move, (own, enemy, kings), extra) in enumerate(moves):
            low = alpha - extra
            if (own, enemy, kings) in self._met[seat]:
                value = 0
            elif number:
                value = -(yield from self._deep(own, enemy, kings, seat, plies - 1, -low - 1, -low, 1))
                if value > low:
                    value = -(yield from self._deep(own, enemy, kings, seat, plies - 1, -WIN, -low, 1))
            else:
                value = -(yield from self._deep(own, enemy, kings, seat, plies - 1, -WIN, WIN, 1))
            if abs(value) < PROVED:
                value += extra
            if value > alpha:
                alpha = value
                self._root = move, value

    def _deep(
        self, own: int, enemy: int, kings: int, seat: int, depth: int, alpha: int, beta: int, ply: int
    ) -> Thinking[int]:
        """Negamax of some plies that may stop between positions."""
        if depth <= 0:
            return self._quiet(own, enemy, kings, seat, alpha, beta, ply)
        if self.positions >= self._slice_end:
            self._slice_end = self.positions + SLICE
            yield self._idea
        self._count()
        known = self._tables[seat].get((own, enemy, kings))
        preferred = 0
        if known is not None:
            plies, value, bound, preferred = known
            if plies >= depth:
                # Wins count from this position in the table, from the root in the search.
                value = value - ply if value > PROVED else value + ply if value < -PROVED else value
                if bound == EXACT or (value >= beta if bound == AT_LEAST else value <= alpha):
                    return value
        taking = captures(own, enemy, kings, seat)
        if taking:
            if preferred and len(taking) > 1:
                taking.sort(key=lambda after: after[0] != preferred)
            best, choice = yield from self._capture(taking, seat, depth, alpha, beta, ply)
        else:
            pieces = (own | enemy).bit_count()
            if pieces <= self._known:
                return self._judge(own, enemy, kings, seat, ply)
            moves = steps(own, enemy, kings, seat)
            if not moves:
                return ply - WIN
            if depth >= CUT_DEPTH and pieces > CUT_PIECES and beta - alpha == 1 and -PROVED < beta < PROVED:
                value = self._value(own, enemy, kings, seat)
                if value >= beta:
                    high = beta + CUT_MARGIN
                    value = yield from self._deep(own, enemy, kings, seat, depth - CUT_PLIES, high - 1, high, ply)
                    if value >= high:
                        return value
            if depth >= SEEN_DEPTH and (seen := self._seen(moves, own, enemy, kings, seat, depth, beta)) is not None:
                return seen
            self._order.arrange(moves, seat, ply)
            if preferred:
                moves.remove(own ^ preferred)
                moves.insert(0, own ^ preferred)
            met = self._met[seat]
            met.add((own, enemy, kings))
            best, choice = yield from self._step(moves, own, enemy, kings, seat, depth, alpha, beta, ply)
            met.discard((own, enemy, kings))
        value = best + ply if best > PROVED else best - ply if best < -PROVED else best
        bound = AT_MOST if best <= alpha else AT_LEAST if best >= beta else EXACT
        self._tables[seat][own, enemy, kings] = depth, value, bound, choice
        return best

    def _seen(self, moves: list[int], own: int, enemy: int, kings: int, seat: int, depth: int, beta: int) -> int | None:
        known, crown = self._tables[1 - seat], KING_ROWS[seat]
        for step in moves:
            entry = known.get((enemy, own ^ step, kings ^ step if step & kings else kings | step & crown))
            if entry is not None and entry[0] >= depth - 1 and entry[2] != AT_LEAST and beta <= -entry[1] < PROVED:
                return -entry[1]
        return None

    def _capture(
        self, taking: list[Bits], seat: int, depth: int, alpha: int, beta: int, ply: int
    ) -> Thinking[tuple[int, int]]:
        """The best of the captures and what is left of the side; who has no choice looks a ply further."""
        best, choice, depth = -WIN, 0, depth - (len(taking) > 1)
        for one, left, rest in taking:
            if left:
                value = -(yield from self._deep(left, one, rest, 1 - seat, depth, -beta, -alpha, ply + 1))
            else:
                value = WIN - ply - 1
            if value > best:
                best, choice = value, one
                alpha = max(alpha, value)
                if value >= beta:
                    break
        return best, choice

    def _step(
        self, moves: list[int], own: int, enemy: int, kings: int, seat: int, depth: int, alpha: int, beta: int, ply: int
    ) -> Thinking[tuple[int, int]]:
        """The best of the steps, in their order, and the side's pieces after it."""
        other, crown = 1 - seat, KING_ROWS[seat]
        met = self._met[other]
        best, choice = -WIN, 0
        for number, step in enumerate(moves):
            one = own ^ step
            if step & kings:
                rest = kings ^ step
                again = (enemy, one, rest) in met
            else:
                rest, again = kings | step & crown, False
            if again:
                value = 0
            elif depth == 1:
                value = -self._quiet(enemy, one, rest, other, -beta, -alpha, ply + 1)
            elif number == 0:
                value = -(yield from self._deep(enemy, one, rest, other, depth - 1, -beta, -alpha, ply + 1))
            else:
                less = 1 if number < LATE or depth < 3 else 2 if number < VERY_LATE else 3
                value = -(yield from self._deep(enemy, one, rest, other, depth - less, -alpha - 1, -alpha, ply + 1))
                if value > alpha and (less > 1 or value < beta):
                    value = -(yield from self._deep(enemy, one, rest, other, depth - 1, -beta, -alpha, ply + 1))
            if value > best:
                best, choice = value, one
                if value > alpha:
                    alpha = value
                    if value >= beta:
                        self._order.refuted(step, seat, ply, depth)
                        break
        return best, choice
