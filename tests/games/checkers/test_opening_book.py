"""The opening book: it has what can arise while its owner keeps to it, and the master and the hints play from it."""

import hashlib

import pytest

from arcade.games.checkers.levels import CLUB, LEVELS, MASTER, Strength
from arcade.games.checkers.opponent import SLUG, advising, choosing, opening_key, opening_line, read_line
from arcade.games.checkers.rules import BLACK, BOOK_START, START, Move, Position, set_up
from arcade.machine.data import data_path
from arcade.toolkit.ai.opening_tables import openings
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.searching import at_once
from tools.openings.checkers import MOST, PLIES, entry

CHECK_SUM = "2e1e9518b35f9346f3de2eda0d14fab24ae3a13ab8e70da0b1fd63ac57a3f9c1"
ENTERED = ((11, 15), (23, 19))
"""Moves to a position that the book has."""


def played(position: Position) -> tuple[Move, ...]:
    """What who keeps to the book may move."""
    found = opening_line(position)
    if found is None:
        assert len(position.moves()) == 1, f"the book lacks {opening_key(position)}"
        return position.moves()
    assert len(set(found.moves)) == len(found.moves)
    assert set(found.moves) <= set(position.moves())
    assert position == START or len(found.moves) <= MOST
    return found.moves


def test_the_file_is_the_one_that_the_tool_makes() -> None:
    text = data_path(f"assets/openings/{SLUG}.txt").read_bytes()
    assert hashlib.sha256(text).hexdigest() == CHECK_SUM


def test_the_book_has_all_that_can_arise_while_one_side_keeps_to_it_and_nothing_else() -> None:
    met: set[str] = set()
    for keeper in (0, 1):
        positions = {START}
        for ply in range(PLIES):
            own = ply % 2 == keeper
            met |= {opening_key(one) for one in positions if own and len(one.moves()) > 1}
            positions = {one.play(move) for one in positions for move in (played(one) if own else one.moves())}
    assert met == set(openings(SLUG))


@pytest.mark.parametrize("moves", [(), ENTERED])
def test_the_tool_makes_a_line_again(moves: tuple[Move, ...]) -> None:
    position = START
    for move in moves:
        position = position.play(move)
    assert openings(SLUG)[opening_key(position)] == str(entry(position))


def test_a_line_is_read_as_it_was_written() -> None:
    for reply in openings(SLUG).values():
        assert str(read_line(reply)) == reply


def test_the_master_plays_every_move_of_the_book_by_chance_and_never_another() -> None:
    found = opening_line(START)
    assert found is not None
    moves = {next_move(START, seed, MASTER) for seed in range(40)}
    assert moves == set(found.moves)
    assert len(moves) > 1
    assert not any(level.sets.strength.opening for level in LEVELS if level.sets.strength != MASTER)
    assert {next_move(START, seed, CLUB) for seed in range(80)} == set(START.moves())


def next_move(position: Position, seed: int, strength: Strength) -> Move:
    """What a level moves by chance of a seed."""
    return at_once(choosing(strength, position, SplitMix(seed)))


def test_the_hint_is_the_books_best_move_with_its_worth() -> None:
    position = START
    for move in ENTERED:
        position = position.play(move)
    found = opening_line(position)
    assert found is not None
    assert at_once(advising(position)) == (found.moves[0], found.value)


def test_the_book_is_for_the_beginning_by_the_official_rules_only() -> None:
    assert opening_line(BOOK_START) is None
    assert opening_line(set_up("K14 9 1", "K32 20 28", BLACK)) is None
    assert opening_line(set_up("9 1", "20 28", BLACK)) is None
