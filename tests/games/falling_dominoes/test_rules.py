"""The rules as plain values: a character is a step, b and n go aside, v and m turn, a dot does nothing."""

from dataclasses import replace
from itertools import takewhile

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arcade.games.falling_dominoes.levels import BOOK, LEVELS, Rules
from arcade.games.falling_dominoes.pilot import column_of
from arcade.games.falling_dominoes.rules import BOTTOM, KINDS, LEFT, RIGHT, STAR, TOP, Action, Laid, Piece, World, stars
from arcade.toolkit.contract.dice import SplitMix
from tests.patience import still

STEPS = {
    ".": Action.FALL,
    "b": Action.LEFT,
    "n": Action.RIGHT,
    "v": Action.TURN_LEFT,
    "m": Action.TURN_RIGHT,
}


def world(steps: str = "", rules: Rules = BOOK, pile: tuple[tuple[int, int], ...] = (), seed: int = 1) -> World:
    """A world after some steps."""
    made = World(SplitMix(seed), rules)
    made.pile.update(dict.fromkeys(pile, 0))
    for step in steps:
        made.step(STEPS[step])
    return made


def cells(made: World) -> tuple[tuple[int, int], ...]:
    return made.cells(made.piece)


def widths(made: World) -> list[int]:
    """Squares of each row, from the top."""
    return [sum(1 for column in range(LEFT, RIGHT + 1) if (row, column) in made.pile) for row in range(TOP, BOTTOM + 1)]


def test_a_piece_left_alone_is_laid_after_sixteen_steps() -> None:
    assert cells(world("." * 15)) == ((16, 15), (17, 15))
    laid = world("." * 16)
    assert sorted(laid.pile) == [(16, 15), (17, 15)]
    assert (laid.pieces, cells(laid)) == (2, ((1, 15), (2, 15)))


def test_nine_pieces_left_alone_reach_the_star() -> None:
    made = world()
    while still(not made.over):
        made.step(Action.FALL)
    assert made.pieces == 9
    assert sorted(made.pile) == [(row, STAR) for row in range(TOP, BOTTOM + 1)]


def test_seven_steps_aside_lead_to_the_wall_and_an_eighth_only_falls() -> None:
    made = world("nnnnnnn........")
    assert (cells(made), made.pieces) == (((16, 22), (17, 22)), 1)
    assert cells(world("nnnnnnnn")) == ((9, 22), (10, 22))


@pytest.mark.parametrize(
    ("steps", "there"),
    [
        ("v", ((2, 14), (2, 15))),
        ("m", ((2, 15), (2, 16))),
        ("vv", ((2, 14), (3, 14))),
        ("mm", ((2, 16), (3, 16))),
        ("vm", ((2, 15), (3, 15))),
        ("mv", ((2, 15), (3, 15))),
        ("m.", ((3, 15), (3, 16))),
        ("mb", ((3, 14), (3, 15))),
        ("vn", ((3, 15), (3, 16))),
    ],
)
def test_every_turn_costs_a_row(steps: str, there: tuple[tuple[int, int], ...]) -> None:
    assert cells(world(steps)) == there


def test_a_domino_that_was_turned_four_times_stands() -> None:
    made = world("m.m.v.v.")
    assert made.piece.shape == 0
    assert len({column for _, column in cells(made)}) == 1


def test_held_to_the_left_a_piece_reaches_the_wall_in_row_eight() -> None:
    made = world()
    seen = []
    for _ in range(7):
        made.step(Action.LEFT)
        seen.append((made.piece.row, made.piece.column))
    assert seen == [(row, 16 - row) for row in range(2, 9)]
    for _ in range(8):
        made.step(Action.LEFT)
    assert cells(made) == ((16, 8), (17, 8))


def test_the_plan_from_the_sides_lays_ninety_seven() -> None:
    made = world()
    while still(not made.over):
        number, column = made.pieces, column_of(made.pieces - 1)
        while still(made.pieces == number and not made.over):
            off = column - made.piece.column
            made.step(Action.LEFT if off < 0 else Action.RIGHT if off > 0 else Action.FALL)
    assert made.pieces == 97
    assert widths(made) == [1, 3, 3, 7, 7, 11, 11] + [15] * 10


def test_what_stands_on_something_never_moves_aside() -> None:
    made = world("." * 15)
    event = made.step(Action.LEFT)
    assert isinstance(event, Laid)
    assert (event.cells, event.number) == (((16, 15), (17, 15)), 1)
    assert cells(made) == ((1, 15), (2, 15))


def test_a_lying_domino_rests_on_either_half() -> None:
    made = world("m" + "." * 20, pile=((17, 16),))
    assert {(16, 15), (16, 16)} <= set(made.pile)
    assert (17, 15) not in made.pile


def test_without_room_a_step_aside_or_a_turn_only_falls() -> None:
    wall = tuple((row, column) for row in range(1, 18) for column in (14, 16))
    for step in "bnvm":
        assert cells(world(step, pile=wall)) == ((2, 15), (3, 15))


def test_the_books_new_piece_wipes_out_what_it_can_fall_through() -> None:
    through = world(pile=((17, 8),))
    through.pile.update({(2, 15): 9, (2, 14): 9})
    through.piece, through.newborn = Piece(0, 0, 16, 15), False
    through.step(Action.FALL)
    assert (2, 15) not in through.pile
    assert (2, 14) in through.pile


def test_elsewhere_a_new_piece_without_room_ends_the_game() -> None:
    made = world(rules=LEVELS[1].sets)
    made.pile.update({(2, 15): 9})
    made.piece, made.newborn = Piece(0, 0, 16, 15), False
    made.step(Action.FALL)
    assert made.stuck
    made.step(Action.FALL)
    assert made.over
    assert made.pieces == 2


def test_the_piece_laid_last_comes_again_once() -> None:
    made = world("." * 16 + "..", rules=LEVELS[1].sets)
    assert made.take_back() is not None
    assert (made.pieces, made.pile, cells(made)) == (1, {}, ((1, 15), (2, 15)))
    assert made.take_back() is None
    assert world("." * 16, rules=LEVELS[2].sets).take_back() is None


@pytest.mark.parametrize(("level", "squares", "kinds"), [(1, 2, 1), (5, 3, 2), (6, 4, 7), (7, 5, 24)])
def test_pieces_of_every_level_come_below_the_star(level: int, squares: int, kinds: int) -> None:
    rules = LEVELS[level].sets
    assert len(KINDS[rules.pieces]) == kinds
    for seed in range(30):
        made = world(rules=rules, seed=seed)
        places = cells(made)
        assert len(places) == squares
        assert made.free(places)
        assert min(row for row, _ in places) == TOP
        assert any(column in (STAR, STAR + 1, STAR - 1) for _, column in places)


@pytest.mark.parametrize("level", [5, 6, 7])
def test_larger_pieces_turn_about_a_square_and_fall_a_row(level: int) -> None:
    for seed in range(20):
        made = world("....", rules=LEVELS[level].sets, seed=seed)
        before = made.piece
        for step in "vvvv":
            made.step(STEPS[step])
        assert made.piece == Piece(before.kind, before.shape, before.row + 4, before.column)


@given(st.sets(st.tuples(st.integers(TOP, BOTTOM), st.integers(LEFT, RIGHT)), max_size=40), st.integers(1, 5))
def test_a_piece_falls_as_far_as_when_it_goes_row_by_row(pile: set[tuple[int, int]], level: int) -> None:
    made = world(rules=LEVELS[level].sets, pile=tuple(pile))
    for column in range(LEFT - 1, RIGHT + 2):
        piece = replace(made.piece, column=column)
        below = (replace(piece, row=row) for row in range(piece.row + 1, BOTTOM + 3))
        assert made.lowest(piece) == [piece, *takewhile(lambda there: made.free(made.cells(there)), below)][-1]


def test_stars_go_by_squares() -> None:
    assert [stars(squares) for squares in (0, 117, 118, 148, 178, 191, 192, 194)] == [0, 0, 1, 2, 3, 3, 4, 4]
