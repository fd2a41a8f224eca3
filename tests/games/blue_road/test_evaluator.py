"""How good a tile is: as minimax by the rules alone says, and a mistake is what gave a won game away."""

from arcade.games.blue_road.evaluator import EVALUATOR, standing
from arcade.games.blue_road.levels import PERFECT
from arcade.games.blue_road.opponent import choosing, slipped
from arcade.games.blue_road.rules import Position
from arcade.toolkit.ai.mistakes import worst
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.searching import Idea, at_once
from tests.patience import still


def worth(position: Position) -> int:
    """Minimax by the rules, for the side to move."""
    outcome = position.outcome()
    if outcome is not None:
        return -outcome if position.seat else outcome
    return max(-worth(position.play(tile)) for tile in position.moves())


def test_tiles_are_judged_as_minimax_does() -> None:
    dice, judged = SplitMix(1), set()
    for rows, columns in ((3, 3), (3, 4), (4, 3), (3, 3)):
        position = Position(rows, columns)
        while still(position.outcome() is None):
            values = dict(at_once(EVALUATOR.values(position)))
            assert values == {tile: -worth(position.play(tile)) for tile in position.moves()}
            judged |= set(values.values())
            position = position.play(dice.pick(position.moves()))
    assert judged == {1, -1}


def test_a_mistake_is_what_gave_a_won_game_away() -> None:
    found = 0
    for seed in range(12):
        dice, match = SplitMix(seed), Match[Position, str](Position(4, 4))
        while still(match.position.outcome() is None):
            match.play(dice.pick(match.position.moves()))
        loser = 1 - match.position.seat
        slip = at_once(slipped(match.positions, match.moves))
        mistakes = at_once(worst(EVALUATOR, match, (loser,), len(match.moves)))
        assert (slip.number if slip else None) == max((one.number for one in mistakes), default=None)
        found += bool(mistakes)
    assert found > 3


def test_the_perfect_level_tells_what_its_tile_is_worth() -> None:
    heard: list[Idea] = []
    tile = at_once(choosing(Position(5, 6), PERFECT, SplitMix(1), told=heard.append))
    assert [(idea.line, idea.value) for idea in heard] == [((tile,), 1)]
    assert [standing(value).in_language("ro") for value in (1, -1, 0)] == ["câștig", "pierd", "nedecis"]
