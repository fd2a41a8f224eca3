"""Judges of games that are searched: what is proved is exact, and all moves are looked at equally far."""

from arcade.games.tic_tac_toe.rules import Position
from arcade.toolkit.ai.search import WIN, AlphaBeta
from arcade.toolkit.ai.search_evaluator import CERTAINLY, ending, in_units, searched
from arcade.toolkit.ai.solver import Solver
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.searching import at_once
from arcade.toolkit.contract.texts import Text

FULL = 10
PLENTY = 10**6


def stones(position: Position) -> int:
    """What a game might count: the middle is worth three to the side to move if it's free."""
    return 3 if 5 in position.moves() else 0


def searcher() -> AlphaBeta[Position, int]:
    return AlphaBeta(stones)


def test_a_search_to_the_end_knows_what_the_solver_knows() -> None:
    solver: Solver[Position, int] = Solver()
    dice = SplitMix(1)
    for _ in range(12):
        position = Position()
        for _ in range(2 + dice.below(4)):
            if position.outcome() is None:
                position = position.play(dice.pick(position.moves()))
        if position.outcome() is not None:
            continue
        for move, value in at_once(searched(searcher(), position, FULL, PLENTY)):
            worth = solver.after(position, move)
            assert value == worth.value * ending(worth.plies)


def test_no_move_is_looked_at_further_than_another() -> None:
    position = Position().play(1)
    shallow = at_once(searched(searcher(), position, FULL, 0))
    assert shallow == at_once(searched(searcher(), position, 2, PLENTY)), "two plies at least, however few positions"
    # After the middle is taken nothing is left to count; after any other field the second side takes it.
    assert dict(shallow)[5] == 0
    broken = at_once(searched(searcher(), position, FULL, 200))
    assert broken in [at_once(searched(searcher(), position, depth, PLENTY)) for depth in range(2, FULL)]


def test_it_stops_for_frames() -> None:
    assert sum(1 for _ in searched(searcher(), Position(), 3, PLENTY)) > len(Position().moves())


def test_values_in_words() -> None:
    told = in_units(100, Text("turns {n}"))
    assert [told(value).english for value in (0, 49, -49, 50, -150, 1234)] == [
        "turns 0",
        "turns 0",
        "turns 0",
        "turns +1",
        "turns -2",
        "turns +12",
    ]
    assert told(100).in_language("ro") == "mutări +1"
    assert [told(value).english for value in (WIN - 3, 12 - WIN)] == ["I win in 3", "I lose in 12"]
    assert told(ending()).english == "I win"
    assert told(ending(CERTAINLY, won=False)).in_language("ro") == "pierd"
