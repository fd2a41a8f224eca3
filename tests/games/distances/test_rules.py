"""Positions as pictures, distances as plain numbers, the printed method."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arcade.games.distances.opponent import Choice, printed
from arcade.games.distances.rules import CONCEDE, FIELDS, Position, Variant, name, numbered
from arcade.games.distances.solver import BOARD, reach_of
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.dice import RomDice, SplitMix
from tests.patience import still


def after(names: str, variant: Variant = Variant.SHARED, seat: int = 0) -> Position:
    position = Position(variant, seat=seat)
    for word in names.split():
        position = position.play(numbered(word))
    return position


def counts(position: Position, seat: int = 0) -> str:
    return ",".join(map(str, position.counts(seat)))


@pytest.mark.parametrize(
    ("names", "distances"),
    [
        ("b6 b8 b4", "0,2,0,1,0,0,0"),  # an upright pair
        ("d4 b8 f4 e2 d6", "0,2,0,0,0,0,0"),  # one level and one upright pair
    ],
)
def test_a_distance_made_twice_loses_at_once(names: str, distances: str) -> None:
    position = after(names)
    assert counts(position) == distances
    assert (position.winner, position.outcome(), position.moves()) == (1, -1, ())
    assert position.fatal() == [2]


def test_one_pair_level_one_upright_sharing_a_stone() -> None:
    pairs = after("d4 b8 f4 e2 d6").pairs(0, 2)
    assert [tuple(map(name, ends)) for ends in pairs] == [("d4", "f4"), ("d6", "d4")]


def test_two_distances_may_be_doubled_by_one_stone() -> None:
    position = after("a1 c8 c1 b3 c3")
    assert position.picture() == "..#...../......../......../......../......../.##...../......../#.#....."
    assert position.fatal() == [2]
    assert after("a1 b1 d4 f4").fatal() == []
    assert after("a1 b1 d4 f4 c1").fatal() == [1, 2]


@pytest.mark.parametrize(
    ("names", "seat", "board"),
    [
        ("e7 b7 a7 g7 c3 d8 f6 h1", 1, "...#..../##..#.#./.....#../......../......../..#...../......../.......#"),
        ("b8 h8 b4 a1 g2 c4 e4 f1 d5", 0, ".#.....#/......../......../...#..../.##.#.../......../......#./#....#.."),
    ],
)
def test_a_side_without_a_safe_field_concedes_or_loses(names: str, seat: int, board: str) -> None:
    position = after(names, seat=seat)
    assert (position.picture(), counts(position)) == (board, "1,1,1,1,1,1,0")
    assert position.safe() == ()
    assert position.moves()[-1] == CONCEDE
    assert position.play(CONCEDE).winner == 1 - position.seat
    assert all(position.play(move).winner == 1 - position.seat for move in position.moves())
    with pytest.raises(ValueError, match="cannot be taken"):
        position.play(numbered(names.split()[0]))


def test_three_evenly_spaced_stones_lose() -> None:
    position = after("a1 c1 e1")
    assert counts(position) == "0,2,0,1,0,0,0"
    assert position.winner == 1
    assert after("a1 e1 c1").winner == 1


def test_a_diagonal_makes_no_distance() -> None:
    assert counts(after("b2 f6")) == "0,0,0,0,0,0,0"


@pytest.mark.turns(200_000)
def test_the_printed_method_never_makes_a_distance_twice() -> None:
    """Ten thousand games against a player who takes anything."""
    dice = RomDice(Spectrum(seed=1))
    chance, conceded, scanned = SplitMix(2), 0, 0
    for number in range(10_000):
        position = Position(seat=number % 2)
        while still(position.winner is None):
            if position.seat == 0:
                position = position.play(chance.pick(position.free()))
                continue
            choice = printed(position, dice)
            position = position.play(choice.move)
            assert (position.winner is None) != (choice.move == CONCEDE)
            conceded += choice.reason == "concede"
            scanned += choice.reason == "scan"
    assert conceded > 20
    assert scanned > 20


def test_the_printed_method_tries_five_fields_and_then_looks_along_the_rows() -> None:
    class Loaded(SplitMix):
        def below(self, count: int) -> int:
            del count
            return 0

    assert printed(after(""), Loaded(0)) == Choice(numbered("a8"), "chance", 1)
    assert printed(after("a8"), Loaded(0)) == Choice(numbered("b8"), "scan", 5, 2)
    position = after("b8 h8 b4 a1 g2 c4 e4 f1 d5")
    assert printed(position, Loaded(0)) == Choice(CONCEDE, "concede", 5, FIELDS)


def test_only_own_stones_count_in_the_authors_variants() -> None:
    position = after("a1 b1 c1 d1", Variant.OWN)
    assert (counts(position, 0), counts(position, 1)) == ("0,1,0,0,0,0,0", "0,1,0,0,0,0,0")
    assert position.picture().endswith("xoxo....")
    assert after("a1 b1 c1 d1 e1", Variant.OWN).winner == 1
    assert after("a1 b1 c1 d1 e1", Variant.THREE).winner is None
    assert after("a1 b1 c1 d1 e1 h8 e3", Variant.THREE).winner == 1


def test_there_is_nothing_to_concede_while_a_field_is_safe() -> None:
    with pytest.raises(ValueError, match="nothing to concede"):
        Position().play(CONCEDE)
    with pytest.raises(ValueError, match="nothing to concede"):
        after("a1 c1 e1").play(numbered("h8"))


@pytest.mark.parametrize("word", ["i1", "a9", "a", "", "a11"])
def test_what_is_no_field(word: str) -> None:
    with pytest.raises(ValueError, match="is not a field"):
        numbered(word)


def test_names_go_both_ways() -> None:
    assert [numbered(name(field)) for field in range(FIELDS)] == list(range(FIELDS))


@given(st.sampled_from(list(Variant)), st.integers(0, 2**32))
def test_what_searchers_see_is_what_the_rules_say(variant: Variant, seed: int) -> None:
    """Random safe play in every variant: the lanes of bits, and the rules counted pair by pair, agree."""
    dice, position = SplitMix(seed), Position(variant)
    while still(safe := position.safe()):
        unsafe = reach_of(position, position.seat).unsafe | position.all_stones
        assert [field for field in range(FIELDS) if not unsafe >> field & 1] == list(safe)
        assert BOARD >> FIELDS == 0
        position = position.play(dice.pick(safe))
        assert position.winner is None
