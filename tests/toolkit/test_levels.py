"""Levels: their order is free of their keys, and so is what players are told of it."""

import pytest

from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.contract.texts import Text

NAME = Text("a level")


def level(key: int, sets: str = "", beside: bool = False) -> Level[str]:
    return Level(key, NAME, NAME, sets, beside=beside)


def test_a_new_level_stands_between_old_ones_and_takes_no_key_of_theirs() -> None:
    levels = Levels(level(1, "old"), level(3, "new"), level(2, "old"), level(4, beside=True))
    assert [one.key for one in levels] == [1, 3, 2, 4]
    assert levels.keys == (1, 3, 2, 4)
    assert levels.ladder == (1, 3, 2)
    assert levels.hardest == 2
    assert [levels.rung(key) for key in (1, 2, 3, 4, 5)] == [1, 3, 2, 0, 0]
    assert levels[3].sets == "new"
    assert (5 in levels, 4 in levels) == (False, True)
    assert (levels.known(4, 1), levels.known(5, 1)) == (4, 1)
    with pytest.raises(KeyError):
        levels[5]


@pytest.mark.parametrize(
    "wrong",
    [(), (level(0),), (level(1), level(1)), (level(1, beside=True),), (level(1), level(2, beside=True), level(3))],
)
def test_what_are_no_levels(wrong: tuple[Level[str], ...]) -> None:
    with pytest.raises(ValueError, match="keys of their own"):
        Levels(*wrong)
