"""The adviser sees what a player would."""

import pytest

from arcade.games.tetris.adviser import advise, judge, places
from arcade.games.tetris.deal import Bags
from arcade.games.tetris.events import Action
from arcade.games.tetris.levels import LEVELS, MENDED
from arcade.games.tetris.rules import World
from arcade.toolkit.contract.dice import SplitMix
from tests.games.tetris.wells import I, O, T, place, world


def test_the_bar_goes_into_the_shaft() -> None:
    made = world(I, rules=MENDED, pile=["####.######"] * 4)
    advice = advise(made)
    assert advice
    assert (advice.piece.turns % 2, advice.piece.column, advice.rows, advice.height, advice.holes) == (0, 4, 4, 0, 0)


def test_the_square_goes_where_it_covers_nothing() -> None:
    made = world(O, rules=MENDED, pile=["##..#.#.#.#"] * 2)
    advice = advise(made)
    assert advice
    assert made.cells(advice.piece) == [(19, 2), (19, 3), (20, 2), (20, 3)]


def test_holes_are_counted() -> None:
    made = world(T, rules=MENDED, pile=["#..........", "..........."])
    assert judge(made, place(made, row=18, column=5)).holes == 1 + 5


def test_every_place_of_the_square() -> None:
    made = world(O, rules=MENDED)
    columns = sorted({piece.column for piece in places(made)})
    assert columns == list(range(1, 11))


def test_a_wall_in_the_way_is_not_passed() -> None:
    made = world(O, rules=MENDED, pile=["...#......."] * 20)
    assert min(piece.column for piece in places(made)) == 5


@pytest.mark.parametrize(("level", "pieces"), [(0, 120), (3, 30), (4, 18), (5, 40)])
def test_it_outlives_dropping_in_the_middle(level: int, pieces: int) -> None:
    rules = LEVELS[level]
    for wise in (True, False):
        made = World(Bags(SplitMix(5), rules.kinds, rules.shares), rules)
        for _ in range(pieces):
            if wise and (advice := advise(made)):
                made.piece = advice.piece
            made.tick([Action.DROP])
        assert made.over != wise


def test_there_is_no_advice_after_the_end() -> None:
    made = world(O, rules=MENDED)
    made.over = True
    assert advise(made) is None
