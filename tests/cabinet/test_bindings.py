"""The player's own keys."""

from arcade.cabinet.input.bindings import Bindings, rebind
from arcade.toolkit.contract.controls import DOWN, FIRE, FIRE_2, LEFT, UP

UP_KEY, DOWN_KEY = UP.also("s"), DOWN.also("j")
OWN = (UP_KEY, DOWN_KEY, FIRE)


def seen(bindings: Bindings, *keys: str) -> set[str]:
    return set(bindings.translate(frozenset(keys)))


def test_nothing_chosen_changes_nothing() -> None:
    assert seen(Bindings(OWN, {}, {}), "s", "pad1 up", "x") == {"s", "pad1 up", "x"}


def test_a_chosen_key_is_the_usual_one_to_the_program() -> None:
    bindings = Bindings(OWN, {"up": "q"}, {})
    assert seen(bindings, "q") == {"s"}
    assert seen(bindings, "Q") == {"s"}
    assert seen(bindings, "s") == set()
    assert seen(bindings, "up") == set()
    assert seen(bindings, "pad1 up") == {"pad1 up"}
    assert seen(bindings, "j") == {"j"}


def test_a_key_can_stand_for_the_second_joystick() -> None:
    assert seen(Bindings((FIRE, FIRE_2), {"fire 2": "tab"}, {}), "tab", "return") == {"pad2 fire", "return"}


def test_keys_for_all_games_reach_controls_a_game_does_not_name() -> None:
    bindings = Bindings(OWN, {}, {"left": "o"})
    assert seen(bindings, "o") == {"left"}
    assert bindings.key(LEFT) == "o"


def test_a_games_own_key_stands_against_the_keys_for_all_games() -> None:
    bindings = Bindings(OWN, {}, {"fire": "s"})
    assert seen(bindings, "s") == {"s"}
    assert bindings.key(FIRE) == "return"


def test_a_key_that_is_taken_changes_hands() -> None:
    chosen, loser = rebind(OWN, {}, {}, UP_KEY, "j")
    assert loser == DOWN_KEY
    bindings = Bindings(OWN, chosen, {})
    assert seen(bindings, "j") == {"s"}
    assert seen(bindings, "s") == {"j"}


def test_choosing_the_usual_key_again_leaves_no_choice() -> None:
    chosen, _ = rebind(OWN, {}, {}, UP_KEY, "q")
    chosen, loser = rebind(OWN, chosen, {}, UP_KEY, "s")
    assert (chosen, loser) == ({}, None)


def test_which_keys_are_used() -> None:
    bindings = Bindings(OWN, {"up": "m"}, {})
    assert bindings.uses("m")
    assert not bindings.uses("s")
    assert not bindings.uses("x")
