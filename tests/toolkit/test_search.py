"""What the shared search offers beyond the plain one: lively moves, scouting, strict limits."""

from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from arcade.toolkit.ai.search import LIVELY_PLIES, AlphaBeta
from arcade.toolkit.contract.searching import LINE, Idea, at_once
from tests.toolkit.test_boards import Heap

TAKE, WAIT = "take", "wait"


@dataclass(frozen=True)
class Exchange:
    """Pieces that can be taken one after the other by turns, or left alone; after twenty turns it is a draw."""

    pieces: tuple[int, ...]
    lead: int = 0
    turn: int = 0

    @property
    def seat(self) -> int:
        return self.turn % 2

    def moves(self) -> Sequence[str]:
        return (TAKE, WAIT) if self.pieces else (WAIT,)

    def play(self, move: str) -> "Exchange":
        if move == WAIT:
            return Exchange(self.pieces, self.lead, self.turn + 1)
        gain = -self.pieces[0] if self.seat else self.pieces[0]
        return Exchange(self.pieces[1:], self.lead + gain, self.turn + 1)

    def outcome(self) -> int | None:
        return 0 if self.turn == 20 else None


def lead(position: Exchange) -> int:
    return -position.lead if position.seat else position.lead


def takes(position: Exchange) -> Sequence[str]:
    return (TAKE,) if position.pieces else ()


def test_without_lively_moves_the_horizon_hides_what_is_taken_back() -> None:
    searcher: AlphaBeta[Exchange, str] = AlphaBeta(lead)
    found = at_once(searcher.search(Exchange((1, 5)), 1, 100))
    assert (found.move, found.value) == (TAKE, 1)


@pytest.mark.parametrize(("pieces", "move", "value"), [((1, 5), WAIT, 0), ((5, 1), TAKE, 4), ((1, 5, 9), TAKE, 1)])
def test_lively_moves_are_followed_until_it_is_quiet(pieces: tuple[int, ...], move: str, value: int) -> None:
    """Nobody is made to take: the third exchange stops after its first piece."""
    searcher: AlphaBeta[Exchange, str] = AlphaBeta(lead, takes)
    found = at_once(searcher.search(Exchange(pieces), 1, 100))
    assert (found.move, found.value) == (move, value)


@pytest.mark.parametrize(("pieces", "move", "value"), [((1, 9), WAIT, 8), ((1,) * (LIVELY_PLIES + 2) + (9,), TAKE, 9)])
def test_forced_moves_are_made_whatever_they_cost_and_however_many_they_are(
    pieces: tuple[int, ...], move: str, value: int
) -> None:
    searcher: AlphaBeta[Exchange, str] = AlphaBeta(lead, takes, forced=True)
    found = at_once(searcher.search(Exchange(pieces), 1, 100))
    assert (found.move, found.value) == (move, value)


def test_lively_moves_are_followed_only_so_far() -> None:
    searcher: AlphaBeta[Exchange, str] = AlphaBeta(lead, takes)
    long = Exchange((1,) * (2 * LIVELY_PLIES))
    assert at_once(searcher.search(long, 1, 100)).positions <= 1 + 2 * (LIVELY_PLIES + 1)


@pytest.mark.parametrize("left", range(1, 14))
def test_scouting_changes_no_value(left: int) -> None:
    plain: AlphaBeta[Heap, int] = AlphaBeta(lambda heap: heap.left)
    scout: AlphaBeta[Heap, int] = AlphaBeta(lambda heap: heap.left, scout=True)
    for depth in range(1, 8):
        one = at_once(plain.search(Heap(left), depth, 10**6))
        assert at_once(scout.search(Heap(left), depth, 10**6)).value == one.value


@dataclass(frozen=True)
class Wood:
    """A tree that never ends: each of eight moves is worth something of its own to whoever makes it."""

    path: tuple[int, ...] = ()

    @property
    def seat(self) -> int:
        return len(self.path) % 2

    def moves(self) -> Sequence[int]:
        return range(8)

    def play(self, move: int) -> "Wood":
        return Wood((*self.path, move))

    def outcome(self) -> int | None:
        return None

    def worth(self) -> int:
        gains = [7 * move * move % 11 if place % 2 == self.seat else -(7 * move * move % 11)
                 for place, move in enumerate(self.path)]  # fmt: skip
        return sum(gains)


def wood(depth: int, positions: int = 10**6, strict: bool = False, scout: bool = True) -> tuple[int, int, int, int]:
    searcher: AlphaBeta[Wood, int] = AlphaBeta(Wood.worth, scout=scout)
    found = at_once(searcher.search(Wood(), depth, positions, strict))
    return found.move, found.value, found.depth, found.positions


def test_scouting_examines_less() -> None:
    plain, scout = wood(5, scout=False), wood(5)
    assert scout[1] == plain[1]
    assert scout[3] < plain[3]


def test_a_strict_search_breaks_off_within_a_ply_and_keeps_what_it_has() -> None:
    move, _, depth, whole = wood(5)
    assert wood(9, 500)[3] > 501
    assert wood(9, 500, strict=True)[3] == 501
    assert wood(5, whole - 1, strict=True)[2] == depth - 1
    assert wood(5, whole - 1, strict=True)[0] == move


def test_even_the_strictest_search_looks_one_ply_ahead() -> None:
    searcher: AlphaBeta[Heap, int] = AlphaBeta(lambda heap: heap.left)
    found = at_once(searcher.search(Heap(3), 5, 1, strict=True))
    assert (found.move, found.decided) == (3, True)


def test_the_search_tells_what_it_believed_a_ply_ago_at_the_end_of_each_slice() -> None:
    searcher: AlphaBeta[Wood, int] = AlphaBeta(Wood.worth)
    ideas = list(searcher.search(Wood(), 6, 10**6))
    told = [idea for idea in ideas if isinstance(idea, Idea)]
    depths = [idea.depth for idea in told]
    assert depths == sorted(depths)
    assert set(depths) == {3, 4, 5}, "the first plies are done before a slice is over"
    move, value, *_ = wood(5, scout=False)
    last = told[-1]
    assert (last.position, last.line[0], last.value) == (Wood(), move, value)
    assert len(last.line) == LINE
    best = max(range(8), key=lambda move: Wood().play(move).worth() * -1)
    assert last.line == (best,) * LINE, "in this wood the same move is best for both, always"
