"""The perfect level on the book's board: the table holds what its tool made, is read as written, and keeps wins."""

from hashlib import sha256
from pathlib import Path

import pytest

from arcade.games.impas.evaluator import EVALUATOR
from arcade.games.impas.levels import Player
from arcade.games.impas.opponent import advice, choosing
from arcade.games.impas.rules import RIGHT, UP, Move, Position, after, all_free_steps, move_of, options, pictured, view
from arcade.games.impas.search import LATE, PAIR, PAIRS, SHARE, SHARES, WORTHS, best, exceptions, packed, rank, ranked
from arcade.machine.data import data_path
from arcade.toolkit.contract.searching import at_once
from tests.games.impas.test_search import late, plies
from tests.patience import still

SUM = "1e1776fd398bd6e8cf587c718924ea33f0dd29c544faaadd625278bd7b686ab9"
WON = [line.split() for line in (Path(__file__).parent / "won.txt").read_text(encoding="ascii").splitlines()]
"""Positions by chance with their seats and with every push that wins, proved by the search of `tools.impas_check`."""


def test_the_table_is_the_one_that_its_tool_makes() -> None:
    assert sha256(data_path("assets/tables/impas.bin").read_bytes()).hexdigest() == SUM


def test_boards_are_ranked_in_the_order_of_their_numbers() -> None:
    assert rank(0b1_1111_1111) == 0
    assert rank(0b10_1111_1111) == 1
    assert rank(0b1_1111_1111 << 27) == 94_143_279


def test_a_share_is_read_as_it_was_packed() -> None:
    wrong = [(0, 1), (3, 2), (SHARE - 1, 1), (SHARE, 7), (3 * SHARE + 40, 1), (94_143_279, 3)]
    data = packed([-3] * WORTHS, wrong)
    assert data[:WORTHS] == b"\xfd" * WORTHS
    known = sorted(exception for share in (0, 1, 2, 3, SHARES - 1) for exception in exceptions(share, data))
    assert known == wrong


@pytest.mark.parametrize("share", [1_000, 2_000, 4_321])
def test_the_table_names_pushes_of_its_boards(share: int) -> None:
    found = list(exceptions(share))
    assert found
    assert [place for place, _ in found] == sorted({place for place, _ in found})
    assert all(place // SHARE == share for place, _ in found)
    assert all(0 < passed < 40 for _, passed in found)


def test_the_judgement_counts_pairs_of_lanes_by_the_age_of_the_game() -> None:
    data = memoryview(data_path("assets/tables/impas.bin").read_bytes()).cast("b")

    def worth(own: int, start: int) -> int:
        return sum(data[start + PAIR * pair + (own >> 6 * pair) % PAIR] for pair in range(PAIRS))

    for seed, moves in ((1, 4), (2, 24)):
        seen = view(late(seed, moves))
        base = PAIRS * PAIR if all_free_steps(seen, 6) <= LATE else 0
        boards = [after(seen, push) for push in ranked(seen)]
        worths = [worth(across, base) - worth(own, base) for own, across in boards]
        assert worths == sorted(worths, reverse=True)
        assert sorted(ranked(seen)) == sorted(options(seen, 6))


@pytest.mark.parametrize(("picture", "seat", "winning"), [(line[0], int(line[1]), line[2:]) for line in WON])
def test_a_won_position_stays_won(picture: str, seat: int, winning: list[str]) -> None:
    moves = {Move(*map(int, word)) for word in winning}
    position = pictured(picture, seat)
    assert at_once(choosing(position, Player.PERFECT)) in moves
    hinted, wins = at_once(advice(position))
    assert hinted in moves
    assert wins


def test_the_table_serves_both_seats() -> None:
    for picture, seat, *_ in WON:
        position = pictured(picture, int(seat))
        seen = view(position)
        mirrored = Position(seen.own if position.seat == UP else seen.across, 1 - position.seat)
        up, right = (position, mirrored) if position.seat == UP else (mirrored, position)
        push, _ = best(seen)
        assert at_once(choosing(up, Player.PERFECT)) == move_of(push, UP, 6)
        assert at_once(choosing(right, Player.PERFECT)) == move_of(push, RIGHT, 6)


@pytest.mark.parametrize("seed", range(40))
def test_late_wins_are_kept_against_plain_minimax(seed: int) -> None:
    position = late(seed, 20)
    if position.outcome() is None and plies(*view(position), 6) % 2:
        push, _ = best(view(position))
        assert plies(*after(view(position), push), 6) % 2 == 0


@pytest.mark.parametrize("seed", range(12))
def test_who_wins_is_known_and_every_push_is_judged(seed: int) -> None:
    """By plain minimax, late in a game."""
    position = late(seed, 20)
    if position.outcome() is None:
        wins = plies(*view(position), 6) % 2 == 1
        assert at_once(advice(position))[1] is wins
        judged = dict(at_once(EVALUATOR.values(position)))
        assert judged.keys() == set(position.moves())
        for move, value in judged.items():
            assert value == (1 if plies(*view(position.play(move)), 6) % 2 == 0 else -1)


@pytest.mark.parametrize("seed", range(12))
def test_on_five_by_five_every_win_is_settled_and_kept(seed: int) -> None:
    position = late(seed, seed, 5)
    while still(position.outcome() is None):
        move, wins = at_once(advice(position))
        assert wins == (plies(*view(position), 5) % 2 == 1)
        position = position.play(move)
        assert plies(*view(position), 5) % 2 == (not wins)
