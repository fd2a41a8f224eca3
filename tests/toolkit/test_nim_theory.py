"""The theory of heaps agrees with plain counting, the right way round and upside down."""

from functools import cache
from itertools import product

import pytest

from arcade.toolkit.ai.nim_theory import nim_sum, printed, winning


@cache
def won(heaps: tuple[int, ...], upside_down: bool) -> bool:
    """Whether the side to move wins, by trying everything."""
    if not any(heaps):
        return upside_down
    return any(
        not won(tuple(sorted((*heaps[:place], left, *heaps[place + 1 :]))), upside_down)
        for place, size in enumerate(heaps)
        for left in range(size)
    )


@pytest.mark.parametrize("upside_down", [False, True])
def test_a_winning_taking_is_found_exactly_where_there_is_one_and_wins(upside_down: bool) -> None:
    for heaps in product(range(6), repeat=3):
        taking = winning(heaps, upside_down)
        if not any(heaps):
            assert taking is None
            continue
        assert (taking is not None) == won(tuple(sorted(heaps)), upside_down)
        if taking is not None:
            number, amount = taking
            left = list(heaps)
            left[number - 1] -= amount
            assert not won(tuple(sorted(left)), upside_down)


def test_sums_have_no_carries() -> None:
    assert nim_sum((7, 9, 19, 19, 17, 15, 9, 7, 15, 15)) == 0b11110
    assert nim_sum(()) == 0


def test_in_a_lost_position_half_of_the_first_longest_heap_goes_or_one() -> None:
    assert printed((6, 6)) == (1, 3)
    assert printed((4, 4)) == (1, 1)
    assert printed((5, 5)) == (1, 2)
    assert printed((3, 9, 10)) == (3, 5)
