"""Search and solver agree on a small game worked out by hand; a match goes back to the human's turn."""

from collections import Counter
from dataclasses import dataclass

import pytest

from arcade.toolkit.ai.search import WIN, AlphaBeta, Found, slipping
from arcade.toolkit.ai.solver import Solver, Worth
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.position import Match
from tests.patience import still


@dataclass(frozen=True)
class Heap:
    """Take one, two or three; who takes the last piece wins. Multiples of four are lost for the side to move."""

    left: int
    seat: int = 0

    def moves(self) -> tuple[int, ...]:
        return tuple(range(1, min(3, self.left) + 1))

    def play(self, move: int) -> "Heap":
        if move not in self.moves():
            raise ValueError("illegal")
        return Heap(self.left - move, 1 - self.seat)

    def outcome(self) -> int | None:
        return None if self.left else (-1 if self.seat == 0 else 1)


def search(heap: Heap, depth: int, positions: int = 10**6) -> tuple[Found[int], int]:
    searcher: AlphaBeta[Heap, int] = AlphaBeta(lambda _: 0)
    thinking = searcher.search(heap, depth, positions)
    slices = 0
    while still():
        try:
            next(thinking)
            slices += 1
        except StopIteration as stop:
            return stop.value, slices


@pytest.mark.parametrize("left", range(1, 14))
@pytest.mark.parametrize("seat", [0, 1])
def test_search_finds_what_theory_says(left: int, seat: int) -> None:
    found, _ = search(Heap(left, seat), 14)
    if left % 4:
        assert found.move == left % 4
        assert WIN - 14 <= found.value < WIN
    else:
        assert found.value < 0
        assert found.decided


def test_search_stops_between_plies_once_its_positions_are_used_up() -> None:
    full, _ = search(Heap(60), 8)
    assert full.depth == 8
    short, _ = search(Heap(60), 8, positions=50)
    assert short.depth < 8
    assert short.positions < full.positions


def test_long_thinking_is_sliced() -> None:
    _, slices = search(Heap(60), 12)
    assert slices > 0


@pytest.mark.parametrize("left", range(1, 14))
def test_solver_counts_plies(left: int) -> None:
    solver: Solver[Heap, int] = Solver()
    worth = solver.worth(Heap(left))
    assert worth.value == (1 if left % 4 else -1)
    if left % 4:
        assert solver.best(Heap(left)) == [left % 4]
    assert solver.after(Heap(left), 1).value == (1 if left % 4 == 1 else -1)


def test_long_solving_is_sliced() -> None:
    solver: Solver[Heap, int] = Solver()
    slices = sum(1 for _ in solver.solve(Heap(1000)))
    assert slices == len(solver) // 400 > 1
    assert solver.worth(Heap(1000)).value == -1


def test_every_move_of_a_position_that_is_solved_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made: Counter[Heap] = Counter()
    play = Heap.play

    def counted(heap: Heap, move: int) -> Heap:
        made[heap] += 1
        return play(heap, move)

    monkeypatch.setattr(Heap, "play", counted)
    solver: Solver[Heap, int] = Solver()
    solver.worth(Heap(30))
    assert made == {heap: len(heap.moves()) for heap in made}
    assert len(made) == len(solver) - 2, "all but the two empty heaps"


def test_losses_linger() -> None:
    solver: Solver[Heap, int] = Solver()
    assert solver.worth(Heap(4)) == Worth(-1, 2)
    assert solver.worth(Heap(8)) == Worth(-1, 4)
    assert solver.best(Heap(4)) == [1, 2, 3]


def test_a_slip_is_any_legal_move() -> None:
    dice = SplitMix(1)
    moves = {slipping(Heap(9), 1, 100, dice) for _ in range(100)}
    assert moves == {1, 2, 3}
    assert {slipping(Heap(9), 1, 0, dice) for _ in range(20)} == {1}


def test_take_back_returns_to_the_humans_turn() -> None:
    match: Match[Heap, int] = Match(Heap(9))
    match.play(1)
    match.play(2)
    match.play(3)
    assert match.take_back(lambda seat: seat == 0)
    assert (match.position, match.moves) == (Heap(6, 0), [1, 2])
    assert match.take_back(lambda seat: seat == 0)
    assert match.position == Heap(9)
    assert not match.take_back(lambda seat: seat == 0)


def test_a_match_is_made_again_of_its_moves_and_of_what_chance_gave() -> None:
    match: Match[Heap, int] = Match(Heap(9))
    match.give(Heap(12))
    match.play(2)
    match.play(1)
    match.give(Heap(20))
    match.play(3)
    again = Match.from_essence(match.essence())
    assert (again.positions, again.moves) == (match.positions, match.moves)
    assert match.take_back(lambda seat: seat == 1)
    again = Match.from_essence(match.essence())
    assert (again.positions, again.moves) == (match.positions, match.moves)
    assert len(again.moves) == 1
