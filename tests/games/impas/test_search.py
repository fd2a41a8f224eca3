"""The opponents of Impasse: exact near the end, levels against each other."""

from functools import cache

import pytest

from arcade.games.impas.evaluator import STRENGTH
from arcade.games.impas.levels import Player
from arcade.games.impas.opponent import advice, choosing, searcher
from arcade.games.impas.rules import BLOCKS, RIGHT, Position, View, after, free_steps, options, start, view
from arcade.games.impas.search import LOST, Searcher, fitted, weights
from arcade.toolkit.ai.tournament import game
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.searching import at_once
from tests.patience import still

LAST = 14
"""Plies to the end in which the perfect level never errs."""


@cache
def plies(own: int, across: int, side: int) -> int:
    """The plies to the end with best play, by plain minimax: odd if the side to move wins."""
    seen = View(own, across)
    after_pushes = [plies(*after(seen, push), side) + 1 for push in options(seen, side)]
    won = [left for left in after_pushes if left % 2]
    return min(won) if won else max(after_pushes, default=0)


def late(seed: int, plies: int, side: int = 6) -> Position:
    """A position after so many chance moves, in which the game may be over."""
    dice, position = SplitMix(seed), start(side, seed % 2)
    for _ in range(plies):
        if position.outcome() is None:
            position = position.play(dice.pick(position.moves()))
    return position


@pytest.mark.parametrize("seed", range(12))
def test_the_last_fourteen_plies_are_played_exactly(seed: int) -> None:
    position = late(seed, 24)
    while still(plies(*view(position), 6) > LAST):
        position = position.play(position.moves()[0])
    while still(position.outcome() is None):
        won = plies(*view(position), 6) % 2 == 1
        move, wins = at_once(advice(position))
        assert wins == won
        position = position.play(move)
        assert plies(*view(position), 6) % 2 == (not won)


@pytest.mark.parametrize("seed", range(6))
def test_the_small_board_is_settled_from_the_start(seed: int) -> None:
    seen = view(late(seed, 2 * seed, 5))
    assert at_once(searcher(seen, 5).solve(seen, 100_000)) == (plies(*seen, 5) % 2 == 1)


def test_a_search_that_may_open_too_little_says_that_it_does_not_know() -> None:
    assert at_once(searcher(view(start()), 6).solve(view(start()), 50)) is None


def plain(searching: Searcher, seen: View, depth: int) -> int:
    """The value without bounds."""
    found = options(seen, searching.side)
    if not found:
        return LOST - depth
    if depth == 0:
        return searching.judge(seen)
    return max(-plain(searching, after(seen, push), depth - 1) for push in found)


@pytest.mark.parametrize("side", [5, 6])
@pytest.mark.parametrize("seed", range(3))
def test_looking_ahead_finds_the_value_of_plain_negamax(seed: int, side: int) -> None:
    seen = view(late(seed, 6, side))
    searching = searcher(seen, side)
    found = options(seen, side)
    values = [-plain(searching, after(seen, push), 2) for push in found]
    assert at_once(searching.best(seen, 2)) == found[values.index(max(values))]


def test_the_judgement_has_two_ages_on_the_books_board_and_counts_steps_on_others() -> None:
    assert weights(view(start()), 6) == fitted()[0]
    assert weights(view(late(1, 24)), 6) == fitted()[1]
    assert weights(view(start(8)), 8) == free_steps(8)
    assert all(len(lane) == 64 for age in fitted() for lane in age)


# --- levels


@pytest.mark.parametrize("rival", [Player.PRINTED, Player.CAREFUL, None])
def test_moving_second_the_perfect_level_wins(rival: Player | None) -> None:
    """Against the book, a careful player and chance."""
    position, dice = start(), SplitMix(7)
    while still(position.outcome() is None):
        if position.seat == RIGHT:
            position = position.play(at_once(choosing(position, Player.PERFECT)))
        elif rival is None:
            position = position.play(dice.pick(position.moves()))
        else:
            position = position.play(at_once(choosing(position, rival)))
    assert position.outcome() == -1


@pytest.mark.parametrize(("stronger", "weaker"), [(1, 0), (2, 1)])
def test_a_level_beats_the_one_below(stronger: int, weaker: int) -> None:
    scores = [game(STRENGTH, stronger, weaker, number) for number in range(24)]
    assert sum(score.won for score in scores) >= 15


def test_every_level_plays_on_every_board() -> None:
    for side in BLOCKS:
        for player in Player:
            position = late(3, 12, side)
            assert at_once(choosing(position, player)) in position.moves()
