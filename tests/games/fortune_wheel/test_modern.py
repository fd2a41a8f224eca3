"""The drawn machine: drums that never jump, coins chosen in every way, pages that give the screen back."""

from itertools import pairwise

import pytest

from arcade.games.fortune_wheel import scene
from arcade.games.fortune_wheel.rules import Drums, Pattern, Purse
from arcade.games.fortune_wheel.scene import LAMPS, Cabinet
from arcade.machine.font import load_builtin
from arcade.machine.spectrum.memory import LINES
from tests.prompted import Prompted


def modern(*keys: str, **setup: object) -> Prompted:
    run = Prompted("fortune-wheel", **({"language": "en", "seed": 3} | setup))
    for key in ("z", *keys):
        run.press(key)
    return run


def state(run: Prompted, name: str) -> object:
    return run.state[name]


@pytest.mark.parametrize("end", [(1, 1, 1), (4, 4, 9), (2, 7, 5)])
def test_drums_turn_from_digit_to_digit_without_a_jump(end: Drums) -> None:
    for start, digit, stop in zip((9, 1, 5), end, scene.stops(end), strict=True):
        places = [scene.place(start, digit, stop, frame) for frame in range(stop + 12)]
        assert places[0] == scene.resting(start)
        assert places[stop] == places[-1] == scene.resting(digit)
        steps = [(before - after) % scene.ROUND for before, after in pairwise(places)]
        assert all(step <= scene.SPEED + 4 or step >= scene.ROUND - 5 for step in steps)


def test_drums_stop_one_after_another_and_a_pair_is_drawn_out() -> None:
    assert scene.stops((2, 7, 5)) == (50, 80, 110)
    assert scene.stops((2, 2, 5)) == (50, 80, 135)


def test_coins_by_buttons_digits_and_mouse() -> None:
    run = modern("return")
    assert state(run, "lei") == (50,)
    run.press("pad1 up")
    run.press("pad1 fire")
    assert state(run, "number") == 6
    run.type("27")
    assert state(run, "number") == 27
    run.press("@20,155")
    assert state(run, "number") == 17
    run.press("@240,155")
    assert state(run, "number") == 50
    run.press("@160,155")
    assert state(run, "number") == 50


def test_one_digit_alone_is_a_stake() -> None:
    run = modern("return", "7", "return")
    assert state(run, "stake") == 7


def test_what_cannot_be_is_said_and_loses_nothing() -> None:
    run = modern("return", "f4")
    assert run.row(18).strip() == "Pull at least once first"
    run.type("00")
    run.press("return")
    assert run.row(18).strip() == "Type a number from 1 to 50"
    assert state(run, "lei") == (50,)
    assert state(run, "pulls") == (0,)


@pytest.mark.parametrize("level", [1, 4])
@pytest.mark.parametrize("page", ["f1", "f2", "f3", "!hint"])
def test_a_page_gives_the_screen_back_and_takes_no_chance(page: str, level: int) -> None:
    keys = ("return", "return") if level == 1 else ("return",)
    run = modern(*keys, level=level)
    screen, dice = run.spectrum.memory(), run.program.dice.state
    run.press(page)
    assert run.spectrum.memory() != screen
    run.press("q")
    assert run.spectrum.memory() == screen
    assert run.program.dice.state == dice


def test_the_last_stake_is_offered_again_as_far_as_there_are_coins() -> None:
    run = modern("return", "3", "0", "return")
    assert state(run, "lei") == (20,)
    assert state(run, "number") == 20


def test_the_second_player_has_a_purse_and_a_joystick() -> None:
    run = modern("return", seats=2)
    assert run.row(18).strip() == "Player 2: how many coins?"
    run.press("pad2 fire")
    assert state(run, "lei") == (50, 50)
    run.press("return")
    assert state(run, "seat") == 1
    run.press("pad2 fire")
    assert state(run, "pulls") == (1, 1)
    assert state(run, "seat") == 0


def test_equal_purses_are_a_draw() -> None:
    run = modern("return", "return", "return", "return", seats=2)
    run.program.purses[:] = [
        Purse.with_lei(40).after(1, Pattern.LONE_ONE, run.program.terms.paytable) for _ in range(2)
    ]
    run.press("n")
    run.press("n")
    assert run.session.results[-1].outcome == "drawn"


def test_a_calm_run_keeps_its_lamps_and_border_still() -> None:
    run = modern("return", seed=133, calm=True)
    run.press("return")
    assert run.borders == [0]
    run.press("n")
    assert run.borders == [0]


@pytest.mark.parametrize("digit", range(1, 10))
def test_a_digit_rests_in_the_middle_of_its_window(digit: int) -> None:
    window = scene.strip(load_builtin("spectrum")).cut(0, scene.resting(digit), 32, 40)
    inked = [y for y, row in enumerate(window.ink[4:36]) if row]
    assert inked[0] == 31 - inked[-1] == 2


def lights(run: Prompted) -> bytes:
    """What the bulbs of the machine look like."""
    return bytes(run.spectrum.display[LINES[8 * row + line] + column] for row, column in LAMPS for line in range(8))


@pytest.mark.parametrize("calm", [False, True])
def test_bulbs_run_while_coins_are_chosen_unless_it_is_calm(calm: bool) -> None:
    run = modern(calm=calm)
    seen = set()
    for _ in range(60):
        run.session.step()
        seen.add(lights(run))
    assert len(seen) == 1 if calm else len(seen) == 3


def test_coins_that_leap_leave_the_picture_as_it_was() -> None:
    run = modern("return", "return", seed=133, calm=True)
    cabinet = Cabinet(run.program)
    cabinet.coins(20)
    cabinet.chase(0)
    before, seen = run.spectrum.memory(), set()
    for _ in cabinet.pay(20, 12):
        seen.add(run.spectrum.memory())
    assert len(seen) > 30
    assert run.spectrum.memory() == before


def test_a_last_drum_that_may_win_rolls_higher_and_higher() -> None:
    stops = scene.stops((2, 2, 5))
    roll = [scene.click((2, 2, 5), frame) for frame in range(stops[1] + 1, stops[2])]
    assert roll == sorted(roll)
    assert roll[-1] >= roll[0] + 12


def test_the_moth_goes_on_fluttering_after_the_last_coin() -> None:
    run = modern("return", "pad1 up", "pad1 right", "pad1 right", "pad1 fire", "f4", seed=4)
    run.type("50")
    run.press("return")
    assert run.session.results[-1].outcome == "lost"
    before = run.spectrum.memory()
    for _ in range(30):
        run.session.step()
    assert run.spectrum.memory() != before
