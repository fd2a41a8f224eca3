"""The search of the official rules: its moves are those of the rules, its judge sees both sides alike, it stops."""

import hashlib

import pytest

from arcade.games.checkers import endgame_tables
from arcade.games.checkers.endgame_tables import block
from arcade.games.checkers.evaluation_fitted import FILE, fitted
from arcade.games.checkers.levels import MASTER, Strength
from arcade.games.checkers.opponent import choosing, searching
from arcade.games.checkers.rules import BIT, BLACK, KING_ROWS, START, WHITE, Position, set_up
from arcade.games.checkers.search import SLICE, UNPACKING, Searcher, captures, crownings, steps
from arcade.machine.data import data_path
from arcade.toolkit.ai.search import WIN
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.searching import at_once
from tests.games.checkers.test_kings import crowded
from tests.patience import still

CHECK_SUM = "ae86a07d8fd298e6702db93814f65593e35b9b3e7f76829ffd29fa1a7686729e"
Bits = tuple[int, int, int]


def turned(bits: int) -> int:
    """The board turned round."""
    return sum(BIT[33 - square] for square, bit in BIT.items() if bits & bit)


def led_to(position: Position) -> list[Bits]:
    """What the search's moves lead to: the pieces of who moved, the other's, and the kings."""
    (own, enemy), kings, seat = position.sides, position.kings, position.seat
    taking = captures(own, enemy, kings, seat)
    if taking:
        return taking
    found = [(own ^ step, enemy, kings ^ step) for step in steps(own, enemy, kings, seat) if step & kings]
    men = [step for step in steps(own, enemy, kings, seat) if not step & kings]
    return found + [(own ^ step, enemy, kings | step & KING_ROWS[seat]) for step in men]


def test_the_weights_are_those_that_the_tool_makes() -> None:
    assert hashlib.sha256(data_path(FILE).read_bytes()).hexdigest() == CHECK_SUM


def test_moves_are_those_of_the_rules() -> None:
    dice, crowned = SplitMix(2), 0
    for _ in range(1_500):
        position = crowded(dice)[0]
        after = [(move, position.play(move)) for move in position.moves()]
        rules = sorted((one.sides[1], one.sides[0], one.kings) for _, one in after)
        assert sorted(led_to(position)) == rules
        if not position.captures:
            kings = sorted((one.sides[1], one.sides[0], one.kings) for move, one in after if position.crowns(move))
            assert sorted(crownings(*position.sides, position.kings, position.seat)) == kings
            crowned += len(kings)
    assert crowned >= 20


def test_the_judge_sees_both_sides_alike() -> None:
    judge, dice = at_once(fitted()), SplitMix(3)
    for _ in range(300):
        position = crowded(dice)[0]
        own, enemy = position.sides
        there = judge.value(own, enemy, position.kings, position.seat)
        assert there == judge.value(turned(own), turned(enemy), turned(position.kings), 1 - position.seat)
    man, king = set_up("1 5 9 18", "24 28 32", BLACK), set_up("1 5 9 K18", "24 28 32", BLACK)
    assert 0 < judge.value(*man.sides, 0, BLACK) < judge.value(*king.sides, king.kings, BLACK)


def test_the_judge_takes_as_many_frames_when_it_is_there() -> None:
    at_once(fitted())
    assert [sum(1 for _ in fitted()) for _ in range(2)] == [3, 3]


def test_a_slice_is_short_and_the_positions_are_the_measure() -> None:
    searcher, position = Searcher(at_once(fitted()).value), START
    seen, slices = 0, []
    search = searcher.search(position, 40, 6_000)
    while still(True):
        try:
            idea = next(search)
        except StopIteration as stop:
            found = stop.value
            break
        slices.append(searcher.positions - seen)
        seen = searcher.positions
    assert max(slices) < SLICE + 400
    assert len(slices) >= 5
    assert found.positions <= 6_001
    assert idea is not None
    assert idea.position == position
    for move in idea.line:
        position = position.play(move)


def test_tables_are_unpacked_in_short_slices_the_same_in_a_second_game(monkeypatch: pytest.MonkeyPatch) -> None:
    unpacked: list[int] = []

    def counted(file: str, together: int, number: int) -> bytes:
        unpacked.append(number)
        return block(file, together, number)

    monkeypatch.setattr(endgame_tables, "block", counted)
    position, games = set_up("K14 9 1", "K32 20 28", BLACK), []
    for _ in range(2):
        slices, before = [], len(unpacked)
        for _ in searching(position, MASTER):
            slices.append(len(unpacked) - before)
            before = len(unpacked)
        games.append(slices)
    assert games[0] == games[1]
    assert sum(games[0]) > 100
    assert max(games[0]) <= SLICE // UNPACKING + 12, "a position of the last ply leads to some more"


def test_a_man_before_the_last_row_is_as_good_as_crowned() -> None:
    """Black looks a ply ahead, and sees that white's man will be a king after it."""

    def more_kings(own: int, enemy: int, kings: int, seat: int) -> int:
        del seat
        return 10 * ((own & kings).bit_count() - (enemy & kings).bit_count())

    for man, value in (("6", -10), ("10", 0)):
        found = at_once(Searcher(more_kings).search(set_up("12", man, BLACK), 1, 50))
        assert found.value == value


def test_who_is_ahead_does_not_repeat_positions() -> None:
    """Going back to where the game was before counts as a draw."""
    position = set_up("K14 K10 K7 1", "K32 K31 30", BLACK)
    for move in ((14, 17), (32, 28), (17, 14), (28, 32)):
        position = position.play(move)
    found = at_once(searching(position, Strength(40, 3_000)))
    assert position.play(found.move).key not in position.past


def test_won_endgames_are_won() -> None:
    """The tables say that it is won, not how."""
    dice = SplitMix(1)
    for black, white in (("K14 K15 9", "K32 13"), ("K14 9 10", "K31 32"), ("K14 K15 K18", "K32 K1")):
        position = set_up(black, white, BLACK)
        while still(position.outcome() is None):
            position = position.play(at_once(choosing(Strength(40, 2_000, 0, exact=True), position, dice)))
        assert position.outcome() == 1


def test_hopeless_is_said_so() -> None:
    found = at_once(searching(set_up("K14 K15 K18", "K32 K1", WHITE), Strength(40, 2_000, 0, exact=True)))
    assert found.value < -WIN // 8
