"""The Tower of Hanoi's modern look: rings in the air, every way to choose, help, levels."""

import pytest

from arcade.games.hanoi.scene import LANE
from arcade.toolkit.sound.jingles import WRONG
from tests.prompted import Prompted


def modern(*keys: str, level: int = 1, **setup: object) -> Prompted:
    """A run beyond its title screen."""
    run = Prompted("hanoi", level=level, **setup)
    for key in ("return", *keys):
        run.press(key)
    return run


def test_rods_are_chosen_by_number_arrows_joystick_and_mouse() -> None:
    assert modern("1", "3").state["rods"] == "32 | - | 1"
    assert modern("return", "right", "return").state["rods"] == "32 | 1 | -"
    assert modern("pad1 fire", "pad1 right", "pad1 right", "pad1 fire").state["rods"] == "32 | - | 1"
    assert modern("@40,100", "@130,100").state["rods"] == "32 | 1 | -"


def test_a_taken_ring_hangs_in_the_air_and_follows_the_cursor() -> None:
    run = modern("1", "right")
    for _ in range(10):
        run.session.step(frozenset())
    machine = run.spectrum
    assert run.state["source"] == 0
    assert machine.point(128, 175 - LANE - 8)
    assert not machine.point(48, 175 - LANE - 8)


@pytest.mark.parametrize("key", ["1", "return", "backspace", "pad1 back"])
def test_the_same_rod_or_back_puts_it_down_without_a_move_or_a_reproach(key: str) -> None:
    run = modern("1", key)
    assert (run.state["rods"], run.state["source"], run.state["moves"]) == ("321 | - | -", None, 0)
    assert {pitch for _, pitch in WRONG}.isdisjoint(pitch for _, pitch in run.heard)


@pytest.mark.parametrize(
    ("keys", "words"),
    [
        (("2",), "There is no disc on that rod"),
        (("1", "3", "1", "3"), "Never on a smaller disc"),
    ],
)
def test_what_cannot_be_is_said_and_nothing_is_lost(keys: tuple[str, ...], words: str) -> None:
    run = modern(*keys)
    assert run.message == words
    assert run.state["moves"] == len(keys) // 4


def test_a_refused_ring_stays_in_the_air() -> None:
    run = modern("1", "3", "1", "3")
    assert run.state["source"] == 0
    run.press("2")
    assert run.state["rods"] == "3 | 2 | 1"


def test_next_door_only() -> None:
    run = modern("1", "3", level=8)
    assert run.message == "To the next rod only"
    run.press("2")
    assert run.state["rods"] == "432 | 1 | -"


def test_an_order_puts_the_ring_down_first() -> None:
    run = modern("1", "f1")
    assert (run.state["source"], run.state["hints"]) == (None, 1)
    assert run.message == "Try rod 1 to rod 2"


def test_taking_back_and_beginning_again() -> None:
    run = modern("1", "3", "1", "2", "f2")
    assert run.state["rods"] == "32 | - | 1"
    run.press("r")
    assert (run.state["rods"], run.state["moves"], run.state["par"]) == ("321 | - | -", 0, 7)
    run.press("f2")
    assert run.message == "Nothing to take back"


def test_the_computer_solves_it_from_anywhere_and_a_key_stops_it() -> None:
    run = modern("1", "2", "f3")
    assert [(result.outcome, result.score) for result in run.session.results] == [("over", None)]
    run = modern(level=3)
    for frame in range(200):
        run.session.step(frozenset({0: ("f3",), 150: ("x",)}.get(frame, ())))
    assert run.state["scored"] is False
    assert run.machine.waiting is not None
    assert not run.session.results


def test_keys_pressed_while_a_ring_is_carried_count() -> None:
    run = modern(level=3)
    for key in "131232":
        for _ in range(3):
            run.session.step(frozenset(key))
        run.session.step(frozenset())
    for _ in range(300):
        run.session.step(frozenset())
    assert run.state["rods"] == "543 | 21 | -"


def test_scattered_discs_have_one_goal_that_is_said() -> None:
    run = modern(level=6, seed=5)
    assert len(run.state["goals"]) == 1
    assert run.row(22).startswith("  Bring them all to rod") or "Bring them all to rod" in run.row(22)


def test_a_solution_counts_moves_over_par_and_hints() -> None:
    run = modern("f1", "1", "2", "1", "3", "2", "3", "1", "2", "3", "1", "3", "2", "1", "2")
    assert run.message == "Solved in 7 moves"
    assert [(result.outcome, result.score) for result in run.session.results] == [("won", 5)]
