"""How good a field is: certain with shared stones, from the table or worked out; counted where each minds its own."""

from arcade.games.distances.evaluator import EVALUATOR, TABLED, standing
from arcade.games.distances.rules import CONCEDE, FIELDS, Position, Variant
from arcade.games.distances.solver import Exact, state_of
from arcade.toolkit.ai.search_evaluator import ending
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.searching import at_once
from tests.games.distances.test_opponent import random_position, wins
from tests.patience import still


def values(position: Position) -> dict[int, int]:
    """Every field's value."""
    return dict(at_once(EVALUATOR.values(position)))


def test_shared_stones_are_judged_as_minimax_does() -> None:
    dice, kinds = SplitMix(4), set()
    for _ in range(12):
        position = random_position(8, dice)
        safe = position.safe()
        for move, value in values(position).items():
            assert value == (standing(not wins(position.play(move))) if move in safe else ending(1, won=False))
            kinds.add(value)
    assert len(kinds) == 3


def test_early_fields_are_judged_by_the_table() -> None:
    judged = values(Position())
    assert len(judged) == FIELDS
    assert set(judged.values()) == {standing(False)}, "who moves second wins"
    second = random_position(TABLED - 1, SplitMix(2))
    for field, value in values(second).items():
        if field in second.safe():
            assert value == standing(not at_once(Exact().wins(state_of(second.play(field)))))


def test_who_is_stuck_loses_whatever_they_do() -> None:
    position, dice = Position(), SplitMix(1)
    while still(safe := position.safe()):
        position = position.play(dice.pick(safe))
    judged = values(position)
    assert set(judged) == {*position.free(), CONCEDE}
    assert set(judged.values()) == {ending(1, won=False)}


def test_where_each_side_minds_its_own_stones_the_last_fields_are_certain_too() -> None:
    for variant in (Variant.OWN, Variant.THREE):
        position, dice = Position(variant), SplitMix(3)
        before = position
        while still(safe := position.safe()):
            before, position = position, position.play(dice.pick(safe))
        judged = values(before)
        assert max(judged.values()) == ending(1), "the other side is stuck"
        assert min(judged.values()) == ending(1, won=False)
