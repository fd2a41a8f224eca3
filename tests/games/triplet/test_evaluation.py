"""The room of all fields at once is what counting field by field comes to."""

import pytest

from arcade.games.triplet.rules import Board, Position, board, fields_of
from arcade.games.triplet.search import FIELD, PRIVATE, SHARED, duel, rooms
from arcade.toolkit.contract.dice import SplitMix
from tests.patience import still


def counted(board: Board, safe: int, lines: int, enemy_safe: int) -> int:
    """Field by field: one part of what it would cost."""
    room = 0
    for field in fields_of(safe):
        lost = 1 << field
        for place, line in enumerate(board.lines):
            if lines >> place & 1 and line.mask >> field & 1:
                lost |= line.mask
        room += FIELD + (SHARED if enemy_safe >> field & 1 else PRIVATE) // (safe & lost).bit_count()
    return room


@pytest.mark.parametrize("size", [(3, 3), (4, 6), (7, 7), (8, 8), (9, 9)])
def test_room_is_counted_for_all_fields_at_once(size: tuple[int, int]) -> None:
    dice, evaluation = SplitMix(3), rooms(board(*size))
    for _ in range(4):
        position = Position(board(*size))
        while still(safe := tuple(fields_of(position.safe(position.seat)))):
            state = duel(position)
            for view in (state[:3], (state.enemy_safe, state.enemy_lines, state.safe)):
                assert evaluation.room(*view) == counted(position.board, *view)
            position = position.play(dice.pick(safe))
