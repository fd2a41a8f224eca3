"""The frogs' duel's modern look: leaping, taking back, clicking, two players, theory and hints."""

import pytest

from tests.prompted import Prompted


def modern(*keys: str, level: int = 3, **setup: object) -> Prompted:
    """A run beyond its title screen."""
    run = Prompted("frog-duel", level=level, **setup)
    for key in ("return", *keys):
        run.press(key)
    return run


def test_a_move_with_the_arrows() -> None:
    run = modern("j", "down", "down", "right", "right")
    assert (run.state["lane"], run.state["steps"]) == (3, 2)
    assert run.message == "Lane 3: 2 leaps. Return ends"
    run.press("left")
    run.press("return")
    assert run.state["moves"][0] == (3, 1)
    assert run.state["seat"] == 0


@pytest.mark.parametrize(
    ("keys", "words"),
    [
        (("return",), "Leap at least one place first"),
        (("right", "down"), "Take the leaps back first"),
        (("@250,100",), "No free place there"),
    ],
)
def test_what_cannot_be_is_said_and_nothing_is_lost(keys: tuple[str, ...], words: str) -> None:
    run = modern("j", *keys)
    assert words in run.row(22)
    assert run.state["moves"] == ()


def test_a_click_on_a_pad_is_a_whole_move() -> None:
    run = modern("j", "@118,16")
    assert run.state["moves"][0] == (1, 2)


def test_two_players_move_towards_each_other_with_their_own_sticks() -> None:
    run = modern(seats=2)
    run.press("pad1 right")
    run.press("pad1 fire")
    run.press("pad2 down")
    run.press("pad2 left")
    run.press("pad2 left")
    run.press("pad2 right")
    run.press("pad2 fire")
    assert run.state["moves"] == ((1, 1), (2, 1))
    run.press("left")
    assert run.state["steps"] == 0
    run.press("right")
    assert run.state["steps"] == 1


def test_the_theory_is_a_page_and_the_question_comes_again() -> None:
    run = modern("t")
    assert any("30 11110" in run.row(row) for row in range(24))
    run.press("return")
    assert "j" in run.choices


def test_a_hint_shows_the_gaps_in_binary_and_points_at_the_lane() -> None:
    run = modern("j", "f1")
    assert run.state["lane"] == 3
    assert run.message == "Lane 3: leap 6"
    assert run.row(2).endswith("00111")
    run.press("return")
    assert run.message == "Lane 3: leap 6"
    assert not run.row(2).endswith("00111")


def test_from_zero_no_leap_wins() -> None:
    run = modern("c", "f1")
    assert run.message == "No leap wins by force"


def test_moves_are_taken_back() -> None:
    run = modern("j", "f2")
    assert "Nothing to take back" in run.row(22)
    run = modern("j", "right", "return", "f2")
    assert run.state["moves"] == ()
    assert run.state["gaps"] == (7, 9, 19, 19, 17, 15, 9, 7, 15, 15)


def test_a_hint_takes_leaps_back_first() -> None:
    run = modern("j", "right", "f1")
    assert run.state["steps"] == 0


@pytest.mark.parametrize("level", [4, 5])
def test_ponds_of_chance(level: int) -> None:
    run = modern("j", level=level, seed=9)
    assert run.state["gaps"] != (7, 9, 19, 19, 17, 15, 9, 7, 15, 15)
    run.press("f1")
    assert run.message


def test_a_click_on_the_lane_seen_from_near_is_a_move_there() -> None:
    run = modern("j", "down", "down", "@76,148")
    assert run.state["moves"][0] == (3, 3)


def test_the_pond_lives_while_a_move_is_waited_for_and_only_then() -> None:
    run = modern()
    before = run.session.machine.memory()
    for _ in range(40):
        run.session.step()
    assert run.session.machine.memory() == before
    run.press("j")
    before = run.session.machine.memory()
    for _ in range(40):
        run.session.step()
    assert run.session.machine.memory() != before
