"""How good a field is: as minimax by the rules alone says, and of early positions nothing."""

from arcade.games.square_avoidance.evaluator import EVALUATOR, FROM
from arcade.games.square_avoidance.levels import Player
from arcade.games.square_avoidance.opponent import choosing
from arcade.games.square_avoidance.rules import RESIGN, Position, fields_of
from arcade.games.square_avoidance.search import solve
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.searching import Idea, at_once
from tests.patience import still


def chance_position(stones: int, dice: SplitMix) -> Position:
    """So many stones by chance, none of which completes a square."""
    position = Position()
    while still(position.stones < stones):
        safe = fields_of(position.safe)
        position = position.play(dice.pick(safe)) if safe else Position()
    return position


def worth(position: Position) -> int:
    """Minimax by the rules, for the side to move."""
    outcome = position.outcome()
    if outcome is not None:
        return -outcome if position.seat else outcome
    return max(-worth(position.play(move)) for move in position.moves())


def values(position: Position) -> dict[int, int]:
    return dict(at_once(EVALUATOR.values(position)))


def test_late_fields_are_judged_as_minimax_does() -> None:
    dice, kinds = SplitMix(3), set()
    for stones in (17, 18, 18, 19, 20, 20):
        position = chance_position(stones, dice)
        judged = values(position)
        assert judged == {move: -worth(position.play(move)) for move in position.moves()}
        kinds |= set(judged.values())
    assert len(kinds) > 1


def test_earlier_ones_as_the_strongest_level_works_them_out() -> None:
    dice, kinds = SplitMix(5), set()
    for stones in (10, 11, 12, 12, 13, 14):
        position = chance_position(stones, dice)
        found = at_once(solve(position, 10**6)) if position.safe else None
        if found is None:
            continue
        judged = values(position)
        assert max(judged.values()) == found.value == judged[found.field]
        assert {judged[field] for field in position.moves() if field not in fields_of(position.safe)} <= {-1}
        kinds.add(found.value)
    assert {1, -1} <= kinds


def test_of_the_opening_nothing_is_said_and_who_must_resign_has_lost() -> None:
    dice = SplitMix(1)
    assert values(chance_position(FROM - 1, dice)) == {}
    assert values(chance_position(FROM, dice))
    position = chance_position(14, dice)
    while still(bool(position.safe)):
        position = position.play(fields_of(position.safe)[0])
    assert set(values(position).values()) == {-1}
    assert EVALUATOR.named(position, RESIGN, "ro") == "abandonează"


def test_the_perfect_level_tells_what_is_certain() -> None:
    heard: list[Idea] = []
    position = chance_position(11, SplitMix(2))
    move = at_once(choosing(position, Player.PERFECT, SplitMix(1), heard.append))
    assert [idea.line for idea in heard] == [(move,)]
    assert heard[0].value == values(position)[move]
