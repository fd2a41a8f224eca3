"""What fields are worth: against trying everything, and what is said of those of which nothing is settled."""

import pytest

from arcade.games.triplet.evaluator import EVALUATOR, LOSES, OPEN, WINS
from arcade.games.triplet.rules import CONCEDE, Position
from arcade.games.triplet.search import duel
from arcade.toolkit.contract.searching import at_once
from tests.games.triplet.test_opponent import chance_position, winning


@pytest.mark.parametrize("seed", range(6))
def test_late_fields_are_judged_as_by_trying_everything(seed: int) -> None:
    position = chance_position(seed, 15)
    valued = dict(at_once(EVALUATOR.values(position)))
    assert valued.keys() == set(position.moves())
    for move, value in valued.items():
        safe = move != CONCEDE and position.safe(position.seat) >> move & 1
        lost = not safe or winning(*duel(position.play(move)), position.board)
        assert value == (LOSES if lost else WINS)


def test_early_fields_are_open_but_for_those_that_make_three() -> None:
    position = Position()
    for field in (0, 10, 3, 25):
        position = position.play(field)
    valued = dict(at_once(EVALUATOR.values(position)))
    assert {field for field, value in valued.items() if value == LOSES} == {1, 2, 4, 5, 6}
    assert {value for field, value in valued.items() if field not in (1, 2, 4, 5, 6)} == {OPEN}
