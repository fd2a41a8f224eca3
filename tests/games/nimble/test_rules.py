"""The rules of Nimble: what slides where, what is refused, who wins."""

import pytest

from arcade.games.nimble.levels import LEVELS
from arcade.games.nimble.opponent import choice, deal, fair_deal, problem, winning_moves
from arcade.games.nimble.rules import COUNTERS, LENGTH, Move, Position, Refusal
from arcade.toolkit.contract.dice import SplitMix

MISTAKES = [level.sets.mistakes for level in LEVELS]
START = Position((2, 5, 9), 7, length=12)


def test_a_counter_slides_any_number_of_squares_up_to_the_next_counter() -> None:
    assert list(START.targets(9)) == [8]
    assert list(START.targets(5)) == [4, 3]
    assert list(START.targets(2)) == [1, 0]
    assert list(START.targets(4)) == []
    assert START.moves() == ((2, 1), (2, 0), (5, 4), (5, 3), (7, 6), (9, 8))


@pytest.mark.parametrize(
    ("move", "refusal"),
    [
        ((7, 7), Refusal.NOWHERE),
        ((7, 8), Refusal.AWAY),
        ((7, 12), Refusal.AWAY),
        ((7, 5), Refusal.ONTO),
        ((7, 4), Refusal.PAST),
        ((9, 0), Refusal.PAST),
        ((3, 1), Refusal.NO_COUNTER),
        ((0, 0), Refusal.NO_COUNTER),
        ((9, 13), Refusal.NO_SQUARE),
        ((9, -1), Refusal.NO_SQUARE),
    ],
)
def test_other_moves_are_refused(move: Move, refusal: Refusal) -> None:
    assert START.refusal(move) is refusal
    with pytest.raises(ValueError, match=refusal.value):
        START.play(move)


def test_the_terminus_takes_any_number_of_blue_counters() -> None:
    position = Position((1, 2), 4).play((1, 0)).play((2, 0))
    assert (position.blues, position.red, position.outcome()) == ((), 4, None)


def test_whoever_brings_the_red_counter_home_wins() -> None:
    assert Position((5,), 3).play((3, 0)).outcome() == 1
    assert Position((5,), 3, seat=1).play((3, 0)).outcome() == -1
    over = Position((5,), 3).play((3, 0))
    assert over.moves() == ()
    with pytest.raises(ValueError, match="over"):
        over.play((5, 4))


@pytest.mark.parametrize(("blues", "red"), [((3, 3), 1), ((5, 4), 1), ((1,), 1), ((0,), 2), ((13,), 2)])
def test_positions_that_cannot_be(blues: tuple[int, ...], red: int) -> None:
    with pytest.raises(ValueError, match=r"order|squares"):
        Position(blues, red, length=12)


def test_the_printed_game_has_26_counters_on_127_squares() -> None:
    position = deal(SplitMix(1))
    assert (len(position.counters), position.length) == (26, 127) == (COUNTERS, LENGTH)
    assert len({deal(SplitMix(seed)) for seed in range(20)}) == 20
    assert all(fair_deal(SplitMix(seed)).nearer for seed in range(60))
    assert not all(deal(SplitMix(seed)).nearer for seed in range(60))


def test_the_mistake_factor() -> None:
    position = Position((2, 5, 9, 14, 20, 22), 17, length=31)
    best = set(winning_moves(position))
    assert best
    right = [sum(choice(position, mistakes, SplitMix(seed)) in best for seed in range(300)) for mistakes in MISTAKES]
    assert right == sorted(right)
    assert right[-1] == 300
    assert 60 <= right[0] <= 150


@pytest.mark.parametrize("mistakes", MISTAKES)
def test_the_computer_never_overlooks_that_the_red_counter_is_free(mistakes: int) -> None:
    for seed in range(50):
        assert choice(Position((9, 12), 5, seat=1), mistakes, SplitMix(seed)) == (5, 0)


def test_in_a_lost_position_it_does_no_harm() -> None:
    position = Position((1,), 2, length=12)
    assert choice(position, 0, SplitMix(1)) == (1, 0)
    guarded = Position((2, 3), 4, length=12)
    assert {choice(guarded, 0, SplitMix(seed)) for seed in range(40)} <= {(2, 1), (2, 0)}


def test_problems_have_just_one_answer() -> None:
    for seed in range(10):
        for counters in (3, 8):
            assert len(winning_moves(problem(SplitMix(seed), 31, counters))) == 1
