"""The 14–15 puzzle's deals, slides and parity."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arcade.games.fifteen.rules import Position, dealt, dealt_solvable, goal, stirred
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.dice import RomDice, SplitMix


def tray(picture: str) -> Position:
    """A position from its rows; "." is the hole."""
    return Position(tuple(0 if word == "." else int(word) for word in picture.split()))


LOYD = tray("""
     1  2  3  4
     5  6  7  8
     9 10 11 12
    13 15 14  .
""")


@pytest.mark.parametrize(
    ("seed", "tiles"),
    [
        (0, (0, 9, 1, 7, 5, 4, 6, 15, 2, 13, 12, 10, 8, 3, 14, 11)),
        (1000, (3, 8, 0, 6, 11, 15, 13, 4, 10, 2, 5, 9, 7, 12, 1, 14)),
        (1, (0, 12, 9, 1, 7, 10, 5, 6, 4, 3, 8, 13, 15, 14, 2, 11)),
        (5000, (3, 7, 10, 1, 4, 12, 11, 2, 8, 13, 14, 0, 6, 9, 15, 5)),
    ],
)
def test_the_rom_deals_by_seed(seed: int, tiles: tuple[int, ...]) -> None:
    assert dealt(RomDice(Spectrum(seed=seed))).tiles == tiles


def test_loyds_tray_is_impossible_and_its_swapped_goal_reached() -> None:
    assert not LOYD.solvable
    assert LOYD.inversions == 1
    swapped = Position(LOYD.tiles, swapped=True)
    assert swapped.solvable
    assert swapped.solved
    assert swapped.goal == LOYD.tiles


def test_a_tray_that_is_possible_and_its_moves() -> None:
    position = tray("1 2 3 4 5 6 7 8 9 10 11 12 15 13 14 .")
    assert position.solvable
    assert position.inversions == 2
    after = position.play(14)
    assert after.tiles[12:] == (15, 13, 0, 14)
    for wrong in (12, 9, 0):
        with pytest.raises(ValueError, match="not next to the hole"):
            after.play(wrong)


def test_three_moves_solve() -> None:
    position = tray("1 2 3 4 5 6 7 8 9 10 11 12 . 13 14 15")
    seen = []
    for tile in (13, 14, 15):
        position = position.play(tile)
        seen.append(position.tiles[12:])
    assert seen == [(13, 0, 14, 15), (13, 14, 0, 15), (13, 14, 15, 0)]
    assert position.solved


def test_the_tile_moves_are_in_the_order_of_their_places() -> None:
    assert tray("1 2 3 4 . 5 7 8 6").moves() == (2, 4, 5, 8)
    assert tray(". 1 2 3 4 5 6 7 8").moves() == (1, 3)


def test_a_push_from_afar_slides_the_whole_row_or_column() -> None:
    position = tray("""
         .  1  2  3
         5  6  7  4
         9 10 11  8
        13 14 15 12
    """)
    assert position.push(3) == (1, 2, 3)
    assert position.push(12) == (5, 9, 13)
    assert position.push(0) == ()
    assert position.push(5) == ()


def test_a_tray_must_hold_each_tile_once() -> None:
    for wrong in ((1, 2, 3), (1,) * 9, tuple(range(1, 17))):
        with pytest.raises(ValueError, match="not a tray"):
            Position(wrong)


@pytest.mark.parametrize("size", [3, 4, 5])
def test_a_solvable_deal_passes_the_parity_test(size: int) -> None:
    dice = SplitMix(1)
    deals = [dealt_solvable(dice, size) for _ in range(200)]
    assert all(deal.solvable for deal in deals)
    assert len(set(deals)) > 190


def test_about_half_of_all_deals_are_impossible() -> None:
    dice = SplitMix(2)
    assert 400 < sum(dealt(dice).solvable for _ in range(1000)) < 600


@given(st.integers(0, 1 << 32), st.sampled_from([3, 4, 5]), st.integers(1, 60))
def test_sliding_never_changes_whether_a_tray_is_solvable(seed: int, size: int, moves: int) -> None:
    dice = SplitMix(seed)
    position = dealt(dice, size)
    solvable = position.solvable
    for _ in range(moves):
        tile = dice.pick(position.moves())
        after = position.play(tile)
        assert after.solvable == solvable
        assert after.play(tile) == position
        position = after


@given(st.integers(0, 1 << 32), st.integers(1, 40), st.sampled_from([3, 4, 5]))
def test_a_stirred_tray_is_solvable_and_unsolved(seed: int, moves: int, size: int) -> None:
    position = stirred(SplitMix(seed), moves, size)
    assert position.solvable
    assert position.solved is False


def test_goals_end_with_the_hole() -> None:
    assert goal(3) == (1, 2, 3, 4, 5, 6, 7, 8, 0)
    assert Position(goal(3), swapped=True).goal == (1, 2, 3, 4, 5, 6, 8, 7, 0)
