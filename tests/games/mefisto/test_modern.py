"""Mefisto's modern look: the menu of goals, goals drawn by the player, fires and help."""

import pytest

from arcade.games.mefisto.rules import lamps_of
from tests.patience import still
from tests.prompted import Prompted


def modern(*keys: str, level: int = 2, **setup: object) -> Prompted:
    """A run beyond its title screen."""
    run = Prompted("mefisto", level=level, **setup)
    for key in ("return", *keys):
        run.press(key)
    return run


OWN = ("pad1 down", "pad1 down", "pad1 right", "pad1 right", "pad1 fire")


def test_a_goal_is_chosen_from_the_menu() -> None:
    run = modern()
    assert run.message == "all lit"
    run.press("right")
    assert run.message == "chessboard"
    run.press("return")
    assert run.state["goal"] == "#.#.#/.#.#./#.#.#/.#.#./#.#.#"
    assert run.state["par"] == 13


def test_the_menus_cursor_stays_on_its_entries() -> None:
    run = modern("down", "down", "right", "right", "right", "right")
    assert run.message == "my own"


def test_a_click_chooses_a_goal() -> None:
    assert modern("@30,60").state["goal"] == "/".join(["#####"] * 5)


def test_a_goal_of_ones_own_is_drawn_and_counted() -> None:
    run = modern(*OWN, "g", "m", "s", "f", "f")
    assert run.state["drawn"] == "...../.#.../..#../...#./....."
    run.press("return")
    if run.state["par"] is None:
        assert run.message == "Draw your goal   ENTER done"
    run = modern(*OWN, "a", "b", "f", "pad1 back")
    assert run.state["goal"] == "##.../#..../...../...../....."
    assert run.state["par"] == 1


def test_a_goal_that_cannot_be_is_refused_with_its_proof() -> None:
    run = modern(*OWN, "a", "return")
    assert run.state["par"] is None
    assert run.message == "Draw your goal   ENTER done"
    run.press("b")
    run.press("f")
    run.press("return")
    assert run.state["par"] == 1


def test_nothing_drawn_leads_back_to_the_menu() -> None:
    run = modern(*OWN, "return")
    assert run.message == "all lit"


def test_fires_are_pressed_by_letter_arrows_joystick_and_mouse() -> None:
    run = modern("return", "h")
    assert lamps_of(str(run.state["lit"])) == lamps_of("..#.. .###. ..#.. ..... .....")
    for key in ("up", "up", "return"):
        run.press(key)
    run.press("pad1 fire")
    run.press("@30,40")
    assert run.state["moves"] == 4


@pytest.mark.parametrize("level", [1, 3, 4, 5])
def test_levels_with_one_goal_begin_at_once(level: int) -> None:
    run = modern(level=level, seed=3)
    assert run.message == "Press a fire"
    run.press("f3")
    assert [(result.outcome, result.score) for result in run.session.results] == [("over", None)]


def test_letters_mean_nothing_where_there_are_too_many_fires() -> None:
    run = modern("a", level=5)
    assert run.state["moves"] == 0


def test_hints_cost_five_and_taking_back_is_free() -> None:
    run = modern(level=1, seed=1)
    run.press("b")
    run.press("f2")
    assert run.state["moves"] == 0
    run.press("f2")
    assert run.message == "Nothing to take back"
    while still(not run.session.results):
        run.press("f1")
        plan = run.state["plan"]
        assert isinstance(plan, tuple)
        run.press("abcdefghi"[plan[0]])
    result = run.session.results[0]
    assert (result.outcome, result.score) == ("won", 5 * int(str(run.state["hints"])))


def test_beginning_again_keeps_the_board() -> None:
    run = modern(level=3, seed=5)
    before = run.state["lit"]
    run.press("a")
    run.press("#")
    assert (run.state["lit"], run.state["moves"]) == (before, 0)
