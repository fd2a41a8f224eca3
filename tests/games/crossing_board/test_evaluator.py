"""How good a move is: certain with few pieces and in races, in turns before that, endless where nobody can end it."""

from arcade.games.crossing_board.evaluation import apart, need
from arcade.games.crossing_board.evaluator import EVALUATOR, WORTH_NAMING, standing
from arcade.games.crossing_board.opponent import few
from arcade.games.crossing_board.rules import BLACK, SIDE, Move, Position
from arcade.toolkit.ai.exact_evaluator import CERTAIN
from arcade.toolkit.ai.search import WIN
from arcade.toolkit.ai.search_evaluator import ending
from arcade.toolkit.contract.searching import at_once
from tests.games.crossing_board.test_rules import pictured

SOON = 6


def values(position: Position) -> dict[Move, int]:
    """Every move's value."""
    return dict(at_once(EVALUATOR.values(position)))


def minimax(position: Position, plies: int) -> int:
    """The value for the side to move if it can force an end, or cannot avoid one, in so many plies; else 0."""
    if position.outcome() is not None:
        return ending(0, won=False)
    if plies == 0:
        return 0
    worths = [-minimax(position.play(move), plies - 1) for move in position.moves()]
    best = max(worths)
    return best - (best > 0) + (best < 0)


def test_few_pieces_are_judged_as_looking_at_everything_does() -> None:
    found = set()
    for one, two, other in ((2, 7, 6), (6, 4, 5), (7, 5, 3), (5, 6, 7)):
        position = Position(((one, SIDE, two, SIDE, SIDE), (SIDE, other, SIDE, 6, SIDE)), BLACK)
        for move, value in values(position).items():
            soon = -minimax(position.play(move), SOON)
            soon += (soon < 0) - (soon > 0)
            assert (abs(value) >= WIN - SOON - 1) is (soon != 0)
            assert not soon or value == soon
            found.add(soon)
    assert min(found) < 0 < max(found)


def test_what_neither_side_can_end_is_endless() -> None:
    valued = values(pictured("1......2/1......./......../......../......../......../......../......2."))
    assert valued[1, 2] == valued[2, 2] == 0 > max(valued[1, 1], valued[2, 1])
    assert standing(0).in_language("en") == "endless"


def test_a_race_is_certain_and_a_mistake_only_where_it_is_thrown_away() -> None:
    position = Position(((SIDE, SIDE, 5, 6, 4), (6, 6, 7, 7, 7)), BLACK)
    assert apart(position)
    assert not few(position)
    judged = values(position)
    for move, value in judged.items():
        own, enemy = position.play(move).gone
        assert value == ending(won=need(own) < need(enemy))
    assert len(set(judged.values())) == 2
    assert standing(max(judged.values())) == CERTAIN[1]


def test_what_is_not_certain_is_told_in_turns_and_a_capture_missed_is_a_mistake() -> None:
    position = pictured("...1.2../1......./1......./1......./1......./......../......../...22.22")
    valued = values(position)
    assert set(valued) == set(position.moves())
    others = [value for move, value in valued.items() if move != (1, 2)]
    assert valued[1, 2] - max(others) >= WORTH_NAMING
    assert standing(valued[1, 2]).in_language("en").startswith("turns +")
