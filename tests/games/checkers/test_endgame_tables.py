"""The endgame tables agree with the rules move by move, with two other ways of solving, and with published counts."""

import hashlib
from collections.abc import Iterator
from itertools import combinations
from time import process_time

import pytest

from arcade.games.checkers import endgame_tables, endgames
from arcade.games.checkers.endgame_tables import (
    BLOCK,
    OPEN_BLOCKS,
    block,
    blocks,
    distance,
    materials,
    quickest,
    value_of,
)
from arcade.games.checkers.rules import BIT, BLACK, KING_ROWS, WHITE, Position, set_up
from arcade.machine.data import data_path
from arcade.toolkit.contract.dice import Dice, SplitMix
from arcade.toolkit.contract.searching import at_once
from tests.patience import still

CHECK_SUMS = {
    endgame_tables.FILE: "17ef20337838d5dd3e013fbc41bf7e569877f3381e4dfd06c88901d5a97724a5",
    endgame_tables.DISTANCES: "4458868bcdfadc7896320dcc58b4d3f72b5c65f09dec6de5150e050da817dc90",
}


def known(position: Position) -> int:
    """The value of a position, captures followed to the end of their duty."""
    found = value_of(position)
    return best(position) if found is None else found


def best(position: Position) -> int:
    """The best of what the moves lead to; who has none has lost."""
    return max((-known(position.play(move)) for move in position.moves()), default=-1)


def chance(dice: Dice, pieces: int) -> Position:
    """Some position of so many pieces, both sides having one at least."""
    squares = list(BIT.values())
    dice.shuffle(squares)
    seats = [0, 1, *(dice.below(2) for _ in range(pieces - 2))]
    sides, kings = [0, 0], 0
    for seat, bit in zip(seats, squares, strict=False):
        sides[seat] |= bit
        kings |= bit if bit & KING_ROWS[seat] or dice.below(2) else 0
    return Position(sides[0], sides[1], kings, dice.below(2))


@pytest.mark.parametrize("file", CHECK_SUMS)
def test_the_files_are_those_that_the_tool_made(file: str) -> None:
    assert hashlib.sha256(data_path(file).read_bytes()).hexdigest() == CHECK_SUMS[file]


@pytest.mark.parametrize("pieces", [2, 3, 4, 5])
def test_each_value_is_the_best_of_what_the_moves_lead_to(pieces: int) -> None:
    dice, asked, ends = SplitMix(pieces), 0, set()
    while still(asked < 600):
        position = chance(dice, pieces)
        found = value_of(position)
        assert (found is None) == bool(position.captures)
        if found is not None:
            assert found == best(position), position
            asked += 1
            ends.add(found)
    assert ends == {-1, 0, 1}


def test_the_endgames_of_kings_are_those_worked_out_at_play() -> None:
    table = at_once(endgames.solved())
    for (own, other), plies in table.items():
        position = Position(own, other, own | other, BLACK)
        if own and not position.captures:
            assert value_of(position) == (1 if plies % 2 else -1)
    drawn = [pair for pair in combinations(BIT.values(), 2) if pair not in table]
    for own, other in drawn:
        position = Position(own, other, own | other, BLACK)
        assert position.captures or value_of(position) == 0


def of_two() -> Iterator[Position]:
    """All positions of a piece against a piece."""
    for black in BIT.values():
        for white in BIT.values():
            if black == white:
                continue
            for kings in (0, black, white, black | white):
                if (black & KING_ROWS[BLACK] | white & KING_ROWS[WHITE]) & ~kings == 0:
                    yield from (Position(black, white, kings, seat) for seat in (BLACK, WHITE))


def test_two_pieces_are_valued_as_by_going_over_them_until_nothing_changes() -> None:
    follow = {position: [position.play(move) for move in position.moves()] for position in of_two()}
    assert len(follow) == 2 * (6972 - 2 * (496 + 28 * 31 + 378))
    values = dict.fromkeys(follow, 0)
    while still():
        new = {
            position: max((-values.get(after, -1) for after in replies), default=-1)
            for position, replies in follow.items()
        }
        if new == values:
            break
        values = new
    for position, found in values.items():
        assert value_of(position) in (found, None)


def test_small_endings_are_as_players_know_them() -> None:
    # Two kings catch one; one king keeps moving in the double corner; two men face to face: whoever has to move loses.
    assert value_of(set_up("K14 K15", "K1", BLACK)) == 1
    assert value_of(set_up("K14", "K1", BLACK)) == 0
    assert [value_of(set_up("13", "21", seat)) for seat in (BLACK, WHITE)] == [-1, -1]
    # Three kings catch two.
    assert value_of(set_up("K14 K15 K18", "K1 K5", BLACK)) == 1


def test_more_pieces_captures_and_the_books_rules_are_not_known() -> None:
    assert value_of(set_up("1 2 3", "30 31 32", BLACK)) is None
    assert value_of(set_up("14", "17", BLACK)) is None
    assert value_of(set_up("1", "32", BLACK, book=True)) is None
    assert value_of(set_up("", "32", BLACK)) == -1
    assert value_of(set_up("32", "", BLACK)) == 1


def test_a_reader_forgets_blocks_and_says_the_same_again() -> None:
    dice, asking = SplitMix(6), endgame_tables.reader()
    positions = [chance(dice, 5) for _ in range(2_500)]
    first = [value_of(position, asking) for position in positions]
    opened = asking.unpacked
    assert opened > 2 * OPEN_BLOCKS
    assert [value_of(position, asking) for position in positions] == first
    assert asking.unpacked > opened + OPEN_BLOCKS
    assert first[:40] == [value_of(position) for position in positions[:40]]


@pytest.mark.parametrize(("file", "together"), [(endgame_tables.FILE, 4), (endgame_tables.DISTANCES, 1)])
def test_a_question_takes_few_milliseconds_however_many_blocks_are_closed(file: str, together: int) -> None:
    count = sum(blocks(material, together) for material in materials())
    assert count > 3 * OPEN_BLOCKS
    begun = process_time()
    for number in range(count):
        block(file, together, number)
    assert (process_time() - begun) / count < 0.005
    assert max(len(block(file, together, number)) for number in range(0, count, 7)) == BLOCK


def winning(position: Position) -> list[tuple[int, ...]]:
    """The moves that win."""
    return [move for move in position.moves() if known(position.play(move)) == -1]


def test_three_kings_catch_two_along_the_distances_whatever_these_do() -> None:
    dice, begun, longest = SplitMix(7), 0, 0
    while still(begun < 12):
        squares = list(BIT.values())
        dice.shuffle(squares)
        black, white = sum(squares[:3]), sum(squares[3:5])
        position = Position(black, white, black | white, BLACK)
        if value_of(position) != 1:
            continue
        begun += 1
        least = 100
        while still(not position.captures):
            position = position.play(at_once(quickest(position, winning(position)))[0])
            if position.captures or not position.moves():
                break
            assert distance(position) < least, "each move of the three brings the end nearer"
            least = distance(position)
            longest = max(longest, least)
            position = position.play(dice.pick(position.moves()))
    assert longest > 10


def test_distances_are_those_of_best_play() -> None:
    dice, asked = SplitMix(4), 0
    while still(asked < 40):
        position = chance(dice, 5)
        if value_of(position) != -1 or distance(position) <= endgame_tables.LONG // 2:
            continue
        replies = [position.play(move) for move in position.moves()]
        assert all(known(reply) == 1 for reply in replies)
        rest = [min(distance(reply.play(move)) for move in winning(reply)) for reply in replies]
        assert max(rest) == distance(position) - 1, (
            "the loser puts it off as long as there is a way, the winner does not"
        )
        asked += 1


def test_no_distance_is_told_where_there_is_none() -> None:
    assert distance(set_up("K14", "K17", BLACK)) == 0
    assert distance(set_up("K1 K2 K3", "K30 K31 K32", BLACK)) == 0
    assert distance(set_up("", "K30", BLACK)) == 0
