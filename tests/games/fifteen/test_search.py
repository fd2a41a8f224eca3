"""The shortest ways of the 4 by 4 tray, and the tables that lead to them."""

from hashlib import sha256

import pytest

from arcade.games.fifteen import search
from arcade.games.fifteen.rules import Position, dealt_solvable, goal, neighbours
from arcade.games.fifteen.search import DIVISIONS, GROUPS, PLACES, STEPS, least, shares, shortest_way, tables
from arcade.games.fifteen.solver import way
from arcade.machine.data import data_path
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.searching import at_once

PROVED = (38, 50, 57, 60, 54, 62, 53, 48, 39, 47, 61, 49)
"""Shortest ways of the first trays dealt from seed 17, as `tools.fifteen_patterns --measure` proves them."""
KORF = (13, 6, 8, 12, 15, 14, 0, 10, 11, 7, 4, 5, 9, 1, 3, 2)
"""The first of the hundred trays of Korf (1985), turned round since his hole belongs first: 57 moves."""


def homes(position: Position) -> bytes:
    return bytes((tile - 1) % PLACES for tile in position.tiles)


def walked(position: Position, places: list[int]) -> Position:
    for place in places:
        position = position.play(position.tiles[place])
    return position


def test_the_tables_are_those_that_the_tool_makes() -> None:
    packed = data_path("assets/tables/fifteen.bin").read_bytes()
    assert sha256(packed).hexdigest() == "6a7e7aab2ba0a059e75c668c9fa7ee60095e8464cf4fee1aabf3004192c0ca14"
    assert [len(table) for table in at_once(tables())] == [PLACES ** len(group) for group in GROUPS]


def test_the_tables_take_as_many_frames_the_second_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "_tables", [])
    first = sum(1 for _ in tables())
    assert first == sum(1 for _ in tables()) < 80


def test_every_division_has_every_tile_once() -> None:
    for division in DIVISIONS:
        assert sorted(tile for group in division for tile in group) == list(range(1, PLACES))
    for share in shares(at_once(tables()))[1:]:
        assert len(share) == 4


def test_trays_by_chance_are_solved_in_as_few_moves_as_can_be() -> None:
    dice = SplitMix(17)
    for moves in PROVED:
        position = dealt_solvable(dice)
        places = at_once(shortest_way(homes(position)))
        assert places is not None
        assert len(places) == moves
        assert walked(position, places).solved


def test_a_published_tray_takes_as_many_moves_as_published() -> None:
    assert len(at_once(way(Position(KORF)))) == 57


def test_a_budget_that_ends_costs_two_moves_at_most() -> None:
    dice = SplitMix(17)
    for moves in PROVED[:6]:
        position = dealt_solvable(dice)
        places = at_once(shortest_way(homes(position), exact=1))
        assert places is not None
        assert moves <= len(places) <= moves + 2
        assert walked(position, places).solved


def test_a_search_without_hope_ends() -> None:
    assert at_once(shortest_way(homes(Position(KORF)), exact=1, hopeless=1)) is None


def test_the_solved_tray_needs_no_move() -> None:
    assert at_once(shortest_way(homes(Position(goal(4))))) == []


def test_no_sum_is_too_high_and_one_tray_is_known_by_hand() -> None:
    """2 and 3 exchanged, with 11 and 12 so that it can be solved: each pair is two moves, and steps aside besides."""
    known = shares(at_once(tables()))
    distance, sums, _ = least(homes(Position((1, 3, 2, 4, 5, 6, 7, 8, 9, 10, 12, 11, 13, 14, 15, 0))), known)
    assert distance == 4
    assert min(sums) >= 1
    position, dice = Position(goal(4)), SplitMix(2)
    for moves in range(1, 40):
        position = position.play(dice.pick(position.moves()))
        distance, sums, _ = least(homes(position), known)
        assert distance + 2 * max(sums) <= moves


def test_a_way_follows_its_first_step() -> None:
    """Who goes the computer's way is led on by the same way: what is left of a shortest one is a shortest one."""
    position = dealt_solvable(SplitMix(17))
    whole = at_once(way(position))
    assert len(at_once(way(position.play(whole[0])))) == len(whole) - 1


def test_steps_lead_from_every_hole_and_never_straight_back() -> None:
    for hole, steps in enumerate(STEPS):
        assert [step[0] for step in steps] == list(neighbours(4, hole))
        for place, to, _, _, _, following in steps:
            assert to == hole
            assert hole not in [step[0] for step in following]
            assert {step[1] for step in following} == {place}


@pytest.mark.parametrize(("first", "then"), [(14, (10, 11, 15, 14, 10)), (11, (10, 14, 15, 11, 10))])
def test_the_hole_goes_round_a_square_one_way_only_for_six_moves(first: int, then: tuple[int, ...]) -> None:
    steps, gone = STEPS[15], 0
    for place in (first, *then):
        following = [step[5] for step in steps if step[0] == place]
        if not following:
            break
        steps, gone = following[0], gone + 1
    assert gone == (5 if first == 14 else 6)


def test_a_frame_has_a_slice_of_the_search() -> None:
    at_once(tables())
    position = Position(KORF)
    slices = sum(1 for _ in shortest_way(homes(position)))
    assert 2 < slices < 500
