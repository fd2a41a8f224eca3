"""The judge of Reversi's moves, and what a search tells of its thoughts."""

import pytest

from arcade.families.discs.lanes import EIGHTHS
from arcade.families.discs.move_evaluator import move_evaluator
from arcade.families.discs.rules import PASS, name
from arcade.families.discs.search import Searcher
from arcade.toolkit.contract.searching import LINE, Idea, at_once
from tests.discs import chance_position, counted_out

EVALUATOR = move_evaluator(name)


@pytest.mark.parametrize("seed", range(5))
def test_near_the_end_it_knows_every_move(seed: int) -> None:
    position = chance_position(seed, 8)
    expected = {move: -EIGHTHS * counted_out(position.play(move)) for move in position.moves()}
    assert dict(at_once(EVALUATOR.values(position))) == expected


def test_it_tells_of_discs_and_names_squares_and_passes() -> None:
    position = chance_position(1, 40)
    assert [EVALUATOR.worth(value).english for value in (31, 7, 0, -7, -8, -64 * EIGHTHS)] == [
        "+3",
        "+0",
        "+0",
        "+0",
        "-1",
        "-64",
    ]
    assert EVALUATOR.named(position, 0, "ro") == "a1"
    assert [EVALUATOR.named(position, PASS, language) for language in ("en", "ro")] == ["pass", "pas"]


def test_fewer_than_four_discs_are_no_mistake() -> None:
    assert EVALUATOR.least == 4 * EIGHTHS


@pytest.mark.parametrize("empties", [40, 13])
def test_every_level_that_searches_tells_what_it_expects(empties: int) -> None:
    position = chance_position(2, empties)
    ideas = [idea for idea in Searcher().search(position, 8_000, 14) if idea is not None]
    assert {type(idea) for idea in ideas} == {Idea}
    assert 2 <= max(len(idea.line) for idea in ideas) <= LINE
    for idea in ideas:
        at = idea.position
        assert at == position
        for move in idea.line:
            at = at.play(move)
