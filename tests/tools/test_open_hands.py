"""Players who see all show how much hidden cards are worth; nothing but this tool lets anybody look."""

from arcade.games.go_fish.evaluator import STRENGTH
from arcade.games.go_fish.rules import deal as dealt
from arcade.games.septica.rules import shuffled
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.searching import at_once
from tools.open_hands import against_the_top, at_a_table, fished, looking_ahead


def test_who_sees_all_asks_for_what_is_there_or_on_top() -> None:
    for seed in range(20):
        pack = list(range(52))
        SplitMix(seed).shuffle(pack)
        position = dealt(pack)
        after = position.play(at_once(fished(position, SplitMix(seed))))
        possible = [move for move in position.moves() if position.play(move).turns[-1].again]
        assert after.turns[-1].again or not possible


def test_who_sees_all_hardly_ever_loses_at_go_fish() -> None:
    assert against_the_top(STRENGTH, fished, 20).per_mille > 900


def test_who_sees_all_plays_a_legal_card_at_every_table() -> None:
    for seats in (2, 3, 4):
        position = shuffled(seats, 0, SplitMix(seats))
        assert at_once(looking_ahead(position, SplitMix(1))) in position.moves()


def test_a_table_of_three_comes_to_an_end() -> None:
    assert at_a_table(3, 1) in (1, 0, -1)
