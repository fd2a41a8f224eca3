"""The squares, and positions as pictures, as the listing had them or mended."""

from collections import Counter
from itertools import pairwise

import pytest

from arcade.games.square_avoidance.rules import (
    BOARD,
    DISC,
    FIELDS,
    MASKS,
    OTHERS,
    RESIGN,
    RING,
    SIDE,
    SQUARES,
    Position,
    fields_of,
    name,
    unsafe,
)

FIELD = {name(field): field for field in FIELDS}


def test_unsafe_fields_complete_a_square() -> None:
    stones = 0
    for number in range(1, 400):
        stones = stones * 1_103_515_245 + number & BOARD & number * 2_654_435_761
        completing = [field for field in FIELDS if any(mask & ~stones == 1 << field for mask in MASKS)]
        assert fields_of(unsafe(stones)) == tuple(completing)


def pictured(picture: str, seat: int = 0) -> Position:
    """The position of a picture as `Position.picture` draws it."""
    marks = "".join(reversed(picture.split("/")))
    discs, rings = (sum(1 << field for field in FIELDS if marks[field] == stone) for stone in (DISC, RING))
    return Position(discs, rings, seat)


def played(moves: str, rings: str) -> Position:
    """The position after the discs' moves, the rings answering with theirs."""
    position = Position()
    for disc, ring in zip(moves.split(), [*rings.split(), ""], strict=False):
        position = position.play(FIELD[disc])
        if ring and position.outcome() is None:
            position = position.play(FIELD[ring])
    return position


def test_the_board_is_empty_at_the_start() -> None:
    assert Position().picture() == "...../...../...../...../....."
    assert len(Position().moves()) == 25
    assert Position().outcome() is None


def test_the_fifty_squares() -> None:
    assert len(set(MASKS)) == len(SQUARES) == 50
    sides: Counter[tuple[int, int]] = Counter()
    for one, two, *_ in SQUARES:
        down, right = abs(two // SIDE - one // SIDE), abs(two % SIDE - one % SIDE)
        sides[min(down, right), max(down, right)] += 1
    assert sides == {(0, 1): 16, (0, 2): 9, (0, 3): 4, (0, 4): 1, (1, 1): 9, (1, 2): 8, (1, 3): 2, (2, 2): 1}


def corners(names: str) -> int:
    return sum(1 << FIELD[each] for each in names.split())


def test_the_diamond_that_the_original_had_wrong() -> None:
    """Its table held a3-b2-c2-b4, which is no square."""
    assert corners("a3 b2 c3 b4") in MASKS
    assert corners("a3 b2 c2 b4") not in MASKS


def test_every_side_of_a_square_is_as_long_as_the_next_and_square_to_it() -> None:
    for square in SQUARES:
        points = [divmod(field, SIDE) for field in square]
        steps = [(points[at][0] - points[at - 1][0], points[at][1] - points[at - 1][1]) for at in range(4)]
        for (up, right), (next_up, next_right) in pairwise(steps):
            assert up * next_up + right * next_right == 0
            assert up**2 + right**2 == next_up**2 + next_right**2 > 0


def test_four_corners_lose() -> None:
    before = played("d4 e5 d5", "a1 b1 c1")
    assert before.outcome() is None
    after = before.play(FIELD["e4"])
    assert after.outcome() == -1
    assert after.squares() == (tuple(FIELD[each] for each in ("d4", "e4", "e5", "d5")),)


def test_true_squares_lose_and_others_do_not() -> None:
    """The original did the opposite."""
    assert played("b2 a3 c3 b4", "a1 b1 e1").outcome() == -1
    assert played("b2 c2 a3 b4", "a1 b1 e1").outcome() is None


def test_rings_lose_by_their_own_squares() -> None:
    assert played("a1 b1 e1 a5", "d4 e5 d5 e4").outcome() == 1


def test_a_full_board_without_a_square_is_a_draw() -> None:
    full = pictured("11222/22112/21211/11222/21121", 1)
    assert full.outcome() == 0
    assert full.squares() == ()
    assert full.moves() == ()


def test_one_stone_can_complete_several_squares() -> None:
    """All of them count; the listing saw only the first of its table."""
    after = pictured("...../.2.2./...../2..2./22...").play(FIELD["b2"])
    assert after.outcome() == -1
    assert len(after.squares()) == 2


@pytest.mark.parametrize("move", [FIELD["a1"], 25, -2, RESIGN])
def test_illegal_moves(move: int) -> None:
    with pytest.raises(ValueError, match="cannot be taken"):
        Position(1, 2).play(move)


def test_who_has_no_safe_field_may_resign() -> None:
    stuck = pictured("221.2/.2112/..1.1/2.221/1211.", 1)
    assert not stuck.safe
    assert RESIGN in stuck.moves()
    assert stuck.play(RESIGN).outcome() == 1
    assert stuck.play(stuck.moves()[0]).outcome() == 1


def test_a_field_is_unsafe_when_it_would_be_a_fourth_corner() -> None:
    own = corners("a1 b1 a2 d5")
    assert fields_of(unsafe(own)) == (FIELD["b2"],)
    assert pictured(Position(own).picture()) == Position(own)


def test_the_square_free_full_boards_are_as_many_as_known() -> None:
    """2,704 colourings with 13 and 12 stones complete nothing."""

    def colourings(field: int, sides: tuple[int, int]) -> int:
        if field == 25:
            return sides[0].bit_count() == 13
        bit, count = 1 << field, 0
        for side in (0, 1):
            if not any(sides[side] & others == others for others in OTHERS[field]):
                grown = (sides[0] | bit, sides[1]) if side == 0 else (sides[0], sides[1] | bit)
                count += colourings(field + 1, grown)
        return count

    assert colourings(0, (0, 0)) == 2704
    assert BOARD == 2**25 - 1
