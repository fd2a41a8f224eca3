"""The frogs' duel: the printed pond, its theory, the levels, the computer's moves."""

import pytest

from arcade.games.frog_duel.levels import LEVELS, NEW_PONDS, Terms
from arcade.games.frog_duel.opponent import choice, master, pond, winning_move
from arcade.games.frog_duel.rules import Position
from arcade.toolkit.contract.dice import SplitMix
from tests.patience import still

GAPS = (7, 9, 19, 19, 17, 15, 9, 7, 15, 15)


def test_the_printed_pond() -> None:
    position = Position()
    assert position.gaps == GAPS
    assert sum(position.gaps) == 132
    assert position.sum == 0b11110


def test_exactly_three_first_moves_win() -> None:
    position = Position()
    winning = [move for move in position.moves() if position.play(move).sum == 0]
    assert winning == [(3, 6), (4, 6), (5, 2)]
    assert winning_move(position) == (3, 6)


def test_frogs_leap_towards_each_other_and_never_past() -> None:
    position = Position((5, 8), (8, 9))
    assert position.play((1, 2)) == Position((7, 8), (8, 9), 1)
    assert position.play((1, 1)).play((1, 1)) == Position((6, 8), (7, 9), 0)
    for move in ((1, 3), (2, 1), (3, 1), (0, 1), (1, 0)):
        with pytest.raises(ValueError, match="no frog can leap"):
            position.play(move)
    with pytest.raises(ValueError, match="do not face"):
        Position((5,), (5,))


@pytest.mark.parametrize(("upside_down", "outcome"), [(False, 1), (True, -1)])
def test_whoever_closes_the_last_lane_wins_or_upside_down_loses(upside_down: bool, outcome: int) -> None:
    position = Position((5,), (8,), upside_down=upside_down)
    assert position.outcome() is None
    assert position.play((1, 2)).outcome() == outcome


def test_the_master_leaves_sum_zero_whenever_it_can() -> None:
    dice = SplitMix(6)
    for _ in range(300):
        position = pond(NEW_PONDS, dice)
        if position.sum:
            assert position.play(master(position)).sum == 0


@pytest.mark.parametrize("terms", [level.sets for level in LEVELS if level.sets.new_ponds])
def test_the_master_never_loses_a_won_pond_against_any_play(terms: Terms) -> None:
    """Chance opponents over many ponds; the toolkit proves the theory itself by trying everything."""
    for seed in range(60):
        dice = SplitMix(seed)
        position = pond(terms, dice)
        if winning_move(position) is None:
            continue
        mover = position.seat
        while still(position.outcome() is None):
            move = master(position) if position.seat == mover else dice.pick(position.moves())
            position = position.play(move)
        assert position.outcome() == (1 if mover == 0 else -1)


def test_levels_slip_more_or_less() -> None:
    position, dice = Position(), SplitMix(1)
    kept = [sum(choice(position, LEVELS[key].sets.slip, dice) == (3, 6) for _ in range(200)) for key in (1, 2, 3)]
    assert kept[0] < 20 < kept[1] < 190 < kept[2] == 200


@pytest.mark.parametrize("seed", range(30))
def test_chance_ponds_fit_the_screen(seed: int) -> None:
    position = pond(NEW_PONDS, SplitMix(seed))
    assert 4 <= len(position.left) <= 10
    assert all(1 <= gap <= 19 for gap in position.gaps)
    assert min(position.left) >= 5
    assert max(position.right) <= 26
