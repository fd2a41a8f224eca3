"""Rivals are compared over games whose openings come in pairs, with the sides changed."""

from collections.abc import Generator

import pytest

from arcade.toolkit.ai import tournament
from arcade.toolkit.ai.tournament import Rival, Score, Strength, game
from arcade.toolkit.contract.dice import DEALS, Dice, SplitMix, until_it_fits
from tests.toolkit.test_boards import Heap


def taking(most: int, name: str) -> Rival[Heap, int]:
    def choose(position: Heap, dice: Dice) -> Generator[None, None, int]:
        del dice
        yield
        return min(most, max(position.moves()))

    return Rival(name, choose)


def perfect(position: Heap, dice: Dice) -> Generator[None, None, int]:
    yield
    return position.left % 4 or dice.pick(position.moves())


RIVALS = (taking(1, "one"), taking(3, "three"), Rival("perfect", perfect))
STRENGTH = Strength(RIVALS, lambda dice: Heap(5 + dice.below(9)))


def test_each_is_compared_with_the_one_below_and_the_strongest_with_the_book() -> None:
    assert STRENGTH.pairs() == ((1, 0), (2, 1), (2, 0))
    assert Strength(STRENGTH.rivals[:2], STRENGTH.opening).pairs() == ((1, 0),)
    assert Strength(STRENGTH.rivals, STRENGTH.opening, book=1).pairs() == ((1, 0), (2, 1))


def test_the_book_may_stand_beside_the_levels_and_who_follows_hints_plays_the_strongest() -> None:
    beside, hint = taking(2, "printed"), Rival("hint", perfect)
    strength = Strength(RIVALS, STRENGTH.opening, beside=beside, hint=hint)
    assert [player.name for player in strength.players] == ["one", "three", "perfect", "printed", "hint"]
    assert strength.pairs() == ((1, 0), (2, 1), (2, 3), (4, 2))
    assert [strength.least(pair) for pair in strength.pairs()] == [501, 501, 501, 450]
    assert Strength(RIVALS, STRENGTH.opening, hint=hint).pairs() == ((1, 0), (2, 1), (2, 0), (3, 2))


def test_a_strongest_level_that_takes_its_time_plays_fewer_games() -> None:
    slow = Strength(RIVALS, STRENGTH.opening, hint=RIVALS[2], slow=20)
    assert [slow.enough(pair, 200) for pair in slow.pairs()] == [200, 20, 20, 20]
    assert [slow.enough(pair, 8) for pair in slow.pairs()] == [8, 8, 8, 8]
    assert [STRENGTH.enough(pair, 200) for pair in STRENGTH.pairs()] == [200, 200, 200]


def test_a_game_is_the_same_whenever_it_is_played_and_its_twin_changes_the_sides() -> None:
    games = [game(STRENGTH, 2, 1, number) for number in range(40)]
    assert games == [game(STRENGTH, 2, 1, number) for number in range(40)]
    mirrored = [game(STRENGTH, 1, 2, number ^ 1) for number in range(40)]
    assert [(score.won, score.lost) for score in games] == [(score.lost, score.won) for score in mirrored]


def test_the_perfect_player_wins_nearly_everything() -> None:
    total = sum((game(STRENGTH, 2, 0, number) for number in range(60)), Score())
    assert total.games == 60
    assert total.per_mille > 900


def test_a_draw_counts_half() -> None:
    assert Score(1, 2, 1).per_mille == 500
    with pytest.raises(ZeroDivisionError):
        _ = Score().per_mille


def test_a_game_that_never_ends_and_a_deal_that_never_fits_are_errors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournament, "PLIES", 1)
    with pytest.raises(RuntimeError, match="not over after 1 moves"):
        game(STRENGTH, 1, 0, 0)
    dice = SplitMix(1)
    assert until_it_fits(lambda: dice.below(6), lambda eyes: eyes == 5) == 5
    dealt: list[int] = []
    with pytest.raises(RuntimeError, match="nothing fits"):
        until_it_fits(lambda: dealt.append(dice.below(6)), lambda _: False)
    assert len(dealt) == DEALS
