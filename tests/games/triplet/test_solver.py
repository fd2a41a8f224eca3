"""Settling who wins: against trying everything, within what it may examine, and from the table of the small board."""

from functools import lru_cache
from hashlib import sha256

import pytest

from arcade.games.triplet.levels import Player
from arcade.games.triplet.opponent import LAST, SETTLING, SLUG, advice, choosing, reply
from arcade.games.triplet.rules import Board, Position, board, fields_of
from arcade.games.triplet.search import duel
from arcade.games.triplet.solver import SLICE, Placings, Solver
from arcade.machine.data import data_path
from arcade.toolkit.ai.opening_tables import openings
from arcade.toolkit.ai.symmetry import canonical
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.searching import at_once
from tests.games.triplet.test_opponent import chance_position, winning
from tests.games.triplet.test_rules import from_picture
from tests.patience import still

CHECK_SUM = "4943f2afc83e586c8e9ff5fa15a36cc2bba6984b39fc96df79b3f9d2ce1293bf"


@lru_cache(None)
def heaviest(safe: int, lines: int, double: int, rules: Board) -> int:
    """The stones that a side can put, by trying everything; some fields count twice."""
    kept, bits = rules.kept, rules.line_bits
    return max(
        (
            1
            + (double >> field & 1)
            + heaviest(safe & kept[field][lines & bits[field]], lines ^ bits[field], double, rules)
            for field in fields_of(safe)
        ),
        default=0,
    )


@pytest.mark.parametrize("seed", range(10))
def test_stones_are_counted_exactly(seed: int) -> None:
    for size, stones in (((7, 7), 14), ((5, 7), 8), ((6, 6), 9)):
        position = chance_position(seed, stones, size)
        now, placings = duel(position), Placings(position.board)
        for double in (0, now.safe & ~now.enemy_safe):
            found = placings.largest(now.safe, now.lines, double)
            weight = found.bit_count() + (found & double).bit_count()
            assert weight == heaviest(now.safe, now.lines, double, position.board)
            safe, lines = now.safe, now.lines
            for field in fields_of(found):
                assert safe >> field & 1, "all of the set can be taken"
                safe, lines = (
                    safe & position.board.kept[field][lines & position.board.line_bits[field]],
                    lines ^ position.board.line_bits[field],
                )


@pytest.mark.parametrize("seed", range(10))
def test_who_wins_is_settled_as_by_trying_everything(seed: int) -> None:
    for size, stones in (((7, 7), 16), ((5, 5), 5), ((5, 7), 11), ((6, 6), 11)):
        position = chance_position(seed, stones, size)
        now, solver = duel(position), Solver(position.board)
        wins = at_once(solver.solve(now, 1_000_000))
        assert wins == winning(*now, position.board)
        field = solver.winning(now)
        assert (field is not None) == wins
        assert field is None or not winning(*duel(position.play(field)), position.board)


@pytest.mark.parametrize("seed", range(24))
def test_the_master_and_the_hint_keep_a_win_on_the_printed_board(seed: int) -> None:
    position = chance_position(seed, 15)
    if position.safe(position.seat) and winning(*duel(position), position.board):
        choice = at_once(choosing(position, Player.MASTER, SplitMix(1)))
        assert choice.reason == "won"
        assert not winning(*duel(position.play(choice.move)), position.board)
        assert at_once(advice(position)) == choice


def test_settling_is_sliced_and_gives_up_in_time() -> None:
    position = chance_position(3, 6)
    solver = Solver(position.board)
    examined, longest = 0, 0
    for _ in solver.solve(duel(position), 4_000):
        longest, examined = max(longest, solver.examined - examined), solver.examined
    assert examined > 3_000
    assert longest < 4 * SLICE
    assert solver.examined < 4_000 + 2 * SLICE
    assert at_once(Solver(position.board).solve(duel(position), 4_000)) is None


NAMED = (
    ("2....../..112../.....2./......./1....../...1.2./..221..", 1, "g5 a4 b2"),
    ("2....../..2..1./...1.../.12..../.21..../.....1./.....2.", 0, "e7 g5 a3 b2 d2"),
    ("..1..1./......./.....1./.2...../.1....2/..12.../2..2...", 0, "b5"),
    (".2...../....211/....1.1/....2../1.....2/......./..2....", 0, "d2 f2"),
    (".1.1./2...2/..2../...../.....", 1, "b4 c4 d4 a3 e3 a2 b2 c2 d2 e2 a1 b1 c1 d1 e1"),
)
"""Won positions, and the fields that win: by another program, which tries everything and counts more coarsely."""


@pytest.mark.parametrize(("picture", "seat", "wins"), NAMED)
def test_wins_that_were_given_away_are_kept(picture: str, seat: int, wins: str) -> None:
    position = from_picture(picture, seat)
    choice = at_once(choosing(position, Player.MASTER, SplitMix(1)))
    assert (choice.reason, position.board.name(choice.move) in wins.split()) == ("won", True)


def test_a_win_is_settled_while_sixty_eight_fields_are_safe() -> None:
    """That the field wins was proved by the other program."""
    position = from_picture("..1..22/......./22.1.../......./1....../....1../......2", 1)
    now = duel(position)
    assert now.safe.bit_count() + now.enemy_safe.bit_count() == SETTLING
    choice = at_once(choosing(position, Player.MASTER, SplitMix(1)))
    assert (choice.reason, position.board.name(choice.move)) == ("won", "b6")


def test_the_table_of_the_small_board_is_the_one_that_the_tool_makes() -> None:
    assert sha256(data_path(f"assets/openings/{SLUG}.txt").read_bytes()).hexdigest() == CHECK_SUM


def test_the_table_wins_against_every_reply_on_the_small_board() -> None:
    """Whoever moves second has a reply to every first stone, and a win is never lost before the table's end."""
    waiting, met = [Position(board(5, 5)).play(field) for field in range(25)], dict[str, Position]()
    beyond: list[Position] = []
    while still(waiting):
        position = waiting.pop()
        name = canonical(5, position.stones[position.seat], position.stones[1 - position.seat])[0]
        if name in met:
            continue
        met[name] = position
        field = reply(position)
        assert field is not None
        assert position.safe(position.seat) >> field & 1
        ours = position.play(field)
        after = [ours.play(answer) for answer in fields_of(ours.safe(ours.seat))]
        (beyond if sum(side.bit_count() for side in after[0].stones) > LAST else waiting).extend(after)
    assert set(met) <= set(openings(SLUG))
    dice = SplitMix(4)
    for position in (dice.pick(beyond) for _ in range(12)):
        assert at_once(Solver(position.board).solve(duel(position))) is True


def test_what_is_not_in_the_table_is_lost() -> None:
    for seed in range(12):
        position = chance_position(seed, LAST, (5, 5))
        now, solver = duel(position), Solver(position.board)
        field = reply(position)
        if field is not None:
            now = duel(position.play(field))
        assert at_once(solver.solve(now)) is False
