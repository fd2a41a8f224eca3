"""The article's winning rule against every line of play, on all tracks of up to 12 squares and 5 counters."""

from functools import cache
from itertools import combinations

from arcade.games.nimble.opponent import Pair, balance, choice, good_moves, lost, pairs, winning_moves
from arcade.games.nimble.rules import Position
from arcade.toolkit.contract.dice import SplitMix

LONGEST, MOST = 12, 5


@cache
def won(counters: tuple[int, ...], red: int) -> bool:
    """Whether the side to move wins, by trying everything; `red` counts the counters, the nearest being 0."""
    for place, square in enumerate(counters):
        last = counters[place - 1] + 1 if place else 0
        if last == 0 and place == red:
            return True
        for target in range(last, square):
            if target == 0:
                after, left = counters[1:], red - 1
            else:
                after, left = (*counters[:place], target, *counters[place + 1 :]), red
            if not won(after, left):
                return True
    return False


def positions() -> list[tuple[tuple[int, ...], int]]:
    """Every position of a track: shorter tracks are contained in the longest."""
    return [
        (counters, red)
        for count in range(1, MOST + 1)
        for counters in combinations(range(1, LONGEST + 1), count)
        for red in range(count)
    ]


def as_position(counters: tuple[int, ...], red: int) -> Position:
    blues = counters[:red] + counters[red + 1 :]
    return Position(blues, counters[red], length=LONGEST)


def test_the_rule_is_right_in_every_position() -> None:
    every = positions()
    # 1-5 of 12 squares, and which of them is red.
    assert len(every) == 12 + 2 * 66 + 3 * 220 + 4 * 495 + 5 * 792
    for counters, red in every:
        assert lost(as_position(counters, red)) is not won(counters, red), (counters, red)


def test_whoever_can_win_does_against_every_defence() -> None:
    """All moves that the computer may choose leave a lost position, from which every defence leaves a won one."""
    dice = SplitMix(1)
    for counters, red in positions():
        position = as_position(counters, red)
        moves = winning_moves(position)
        assert bool(moves) is won(counters, red)
        for move in moves:
            assert lost(position.play(move))
        assert (choice(position, 0, dice) in moves) is bool(moves)
        if not moves:
            assert not any(lost(position.play(move)) for move in position.moves())


def test_a_lost_position_is_only_given_up_when_nothing_is_left() -> None:
    assert good_moves(Position((3,), 4)) == ((3, 2), (3, 1))
    assert good_moves(Position((1,), 2)) == ((1, 0),)


def test_pairs_are_made_from_the_far_end() -> None:
    position = Position((2, 5, 9, 14), 20)
    assert pairs(position) == (Pair(20, 14, 5), Pair(9, 5, 3), Pair(2, 0, 2))
    assert balance(position) == 5 ^ 3 ^ 2
    even = Position((2, 5, 14), 20)
    assert pairs(even) == (Pair(20, 14, 5), Pair(5, 2, 2))


def test_a_single_blue_counter_before_the_red_one_counts_one_less() -> None:
    assert pairs(Position((4, 9), 6))[-1] == Pair(4, 0, 3)
    assert pairs(Position((4, 6), 9))[-1] == Pair(4, 0, 4)
