"""The cube: wins by force are wins, none is missed or left to the other side, and a player of sequences is beaten."""

from collections.abc import Iterator

import pytest

from arcade.games.noughts.levels import Skill
from arcade.games.noughts.opponent import advising, choosing, one_ply
from arcade.games.noughts.rules import CUBE, Position
from arcade.games.noughts.search import (
    FORCED,
    OWN_ONE,
    POSITIONS,
    SLICE,
    TWO,
    Forcing,
    Planner,
    Side,
    judge,
    searching,
    settled,
    sides,
)
from arcade.games.noughts.search import ONE as OTHERS_ONE
from arcade.toolkit.ai.solver import Solver
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.searching import at_once
from tests.games.noughts.forcing_match import match, timed
from tests.games.noughts.forcing_player import OTHER, OWN, Sequences, board_of
from tests.patience import still

THREE = Position(CUBE, (0b111, 0b111 << 48), 0)
"""Both sides lack one square of a line: 3 and 51."""


def chance_positions(games: int, plies: int) -> Iterator[Position]:
    """Positions after chance marks that are not over and where nobody can complete a line."""
    for seed in range(games):
        dice, position = SplitMix(seed), Position(CUBE)
        for _ in range(plies + seed % 8):
            position = position.play(dice.pick(position.moves())) if not position.lines else position
        if not position.lines and not any(completing(position, seat) for seat in (0, 1)):
            yield position


def completing(position: Position, seat: int) -> list[int]:
    """The free squares with which a seat completes a line."""
    as_if = Position(CUBE, position.marks, seat)
    return [move for move in position.moves() if as_if.play(move).lines]


def test_a_line_is_completed_before_another_is_stopped() -> None:
    assert at_once(searching(THREE)) == 3
    assert at_once(searching(Position(CUBE, THREE.marks, 1))) == 51
    assert at_once(searching(Position(CUBE, (0b111, 0b11 << 48), 1))) == 3


def test_wins_by_force_are_wins() -> None:
    """Move by move after the rules: whoever leaves the answer out loses at once, and so does who has two to give."""
    lengths = set()
    for position in chance_positions(60, 12):
        sequence = at_once(Forcing().win(*sides(position), FORCED))
        lengths.add(len(sequence))
        seat, walked = position.seat, position
        for place, field in enumerate(sequence):
            if place % 2:
                assert completing(walked, seat) == [field]
            assert all(square == field for square in completing(walked, 1 - seat) if place % 2 == 0)
            walked = walked.play(field)
        if sequence:
            assert len(completing(walked, seat)) > 1
    assert {0, 1, 3, 5} <= lengths
    assert max(lengths) > 8


def test_no_win_by_force_is_missed() -> None:
    found = []
    for position in chance_positions(80, 10):
        won = bool(at_once(Forcing().win(*sides(position), FORCED)))
        own, other = position.marks[position.seat], position.marks[1 - position.seat]
        assert won == (Sequences(board_of(own, other), OWN).win() is not None)
        found.append(won)
    assert 10 < sum(found) < len(found) - 10


def test_after_a_planned_field_every_reply_loses_by_force() -> None:
    planned = 0
    for position in chance_positions(100, 7):
        own, other = sides(position)
        if at_once(Forcing().win(own, other, FORCED)):
            continue
        field = at_once(Planner().plan(own, other, 1, FORCED))
        if field is None:
            continue
        planned += 1
        after = position.play(field)
        for reply in after.moves():
            walked = after.play(reply)
            marks = walked.marks[walked.seat], walked.marks[1 - walked.seat]
            assert Sequences(board_of(*marks), OWN).win() is not None
    assert planned > 1


def test_no_field_is_taken_that_leaves_a_win_by_force_if_another_does_not() -> None:
    refused = 0
    for position in chance_positions(24, 8):
        own, other = sides(position)
        if at_once(Forcing().win(own, other, FORCED)):
            continue
        marks = position.marks[position.seat], position.marks[1 - position.seat]
        if Sequences(board_of(*marks), OTHER).win() is None:
            continue
        replies = {move: position.play(move) for move in position.moves()}
        boards = {move: board_of(*after.marks[:: 1 - 2 * after.seat]) for move, after in replies.items()}
        safe = {move for move, board in boards.items() if Sequences(board, OWN).win() is None}
        if safe:
            refused += 1
            assert at_once(searching(position)) in safe
    assert refused > 3


def test_lines_are_worth_what_they_hold_once_forced_answers_are_given() -> None:
    def worth(own: int, other: int) -> int:
        held = [((own & line).bit_count(), (other & line).bit_count()) for line in CUBE.lines]
        mine = sum({1: OWN_ONE, 2: TWO, 3: TWO}.get(one, 0) for one, two in held if not two)
        return mine - sum({1: OTHERS_ONE, 2: TWO, 3: TWO}.get(two, 0) for one, two in held if not one)

    for position in chance_positions(20, 10):
        other, own = sides(position)
        assert judge(own, other) == settled(own, other) == worth(own.marks, other.marks)
    corner, threat = Side().mark(0).mark(1), Side().mark(0).mark(1).mark(2)
    assert settled(threat, corner_of(63)) == -worth(1 << 63 | 1 << 3, 0b111)
    assert settled(corner, Side()) == worth(0b11, 0)


def corner_of(field: int) -> Side:
    """A side with a single mark."""
    return Side().mark(field)


@pytest.mark.parametrize("plies", [0, 9, 14])
def test_the_search_is_sliced_and_counts_what_it_examines(plies: int) -> None:
    for position in chance_positions(3, plies):
        planner = Planner()
        own, other = sides(position)
        search, before = planner.deepened(own, other, POSITIONS // 20), 0
        while still(True):
            try:
                next(search)
            except StopIteration:
                break
            assert planner.positions - before <= SLICE + len(position.moves())
            before = planner.positions
        assert planner.positions < POSITIONS // 10


def test_the_longest_thinking_is_soon_over() -> None:
    """80,000 positions, which were nine seconds on the screen for a quarter of a second's work."""
    position = Position(CUBE)
    for field in (0, 22, 15, 25, 48):
        position = position.play(field)
    assert 30 < timed(position)[1].frames < 60


def test_the_hint_takes_what_the_level_would() -> None:
    solutions = Solver[Position, int]()
    for position in chance_positions(4, 9):
        taken = at_once(choosing(position, Skill.SEARCHING, solutions, SplitMix(0)))
        assert at_once(advising(position, solutions)) == (taken, None)


@pytest.mark.parametrize("seat", [0, 1])
def test_the_cubes_search_beats_one_ply(seat: int) -> None:
    dice, position = SplitMix(seat), Position(CUBE)
    while still(position.outcome() is None):
        searched = position.seat == seat
        position = position.play(at_once(searching(position)) if searched else one_ply(position, dice))
    assert position.outcome() == (1 if seat == 0 else -1)


def test_a_player_of_forcing_sequences_is_beaten() -> None:
    """A small sample of `python -m tests.games.noughts.forcing_match`."""
    assert match(0, 3) == (3, 0, 0)
    assert match(1, 3)[0] >= 2
