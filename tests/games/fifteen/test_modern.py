"""The 14–15 puzzle's modern look: trays of every level, pushes, help, consultation, the player's own tray."""

from typing import Any

import pytest

from arcade.games.fifteen.modern import home
from arcade.games.fifteen.rules import Position
from arcade.games.fifteen.solver import way
from arcade.toolkit.contract.searching import at_once
from arcade.toolkit.sound.jingles import WRONG
from tests.prompted import Prompted

NEAR = (*range(1, 13), 0, 13, 14, 15)
LOYD = (*range(1, 14), 15, 14, 0)


def modern(*keys: str, level: int = 3, **setup: object) -> Prompted:
    """A run beyond its title screen."""
    run = Prompted("fifteen", level=level, **setup)
    for key in ("return", *keys):
        run.press(key)
    return run


def filled(*numbers: int, **setup: Any) -> Prompted:
    return modern("j", *"".join(f"{number:02}" for number in numbers), **setup)


def position(run: Prompted) -> Position:
    tiles, swapped = run.state["tiles"], run.state["swapped"]
    assert isinstance(tiles, tuple)
    return Position(tiles, bool(swapped))


@pytest.mark.parametrize(("level", "size"), [(1, 3), (2, 4), (3, 4), (4, 5), (5, 4)])
def test_levels_have_their_trays(level: int, size: int) -> None:
    run = modern("c", level=level, seed=2)
    assert position(run).size == size
    if level < 5:
        assert position(run).solvable
        assert run.state["par"] == len(at_once(way(position(run))))
    if level == 2:
        assert run.state["par"] in range(2, 31)


def test_dealt_trays_can_be_solved_but_at_the_printed_level() -> None:
    assert all(position(modern("c", level=3, seed=seed)).solvable for seed in range(4))
    assert {position(modern("c", level=5, seed=seed)).solvable for seed in range(4)} == {False, True}


def test_directions_push_tiles_into_the_hole() -> None:
    run = filled(*NEAR)
    run.press("left")
    assert position(run).tiles[12:] == (13, 0, 14, 15)
    run.press("pad1 down")
    assert position(run).tiles[8:] == (9, 0, 11, 12, 13, 10, 14, 15)
    run.press("pad1 up")
    run.press("up")
    assert run.state["moves"] == 3


def test_a_click_slides_a_whole_row() -> None:
    run = filled(*NEAR)
    grid = run.program.look.grid
    x, y = grid.origin((3, 3))
    run.press(f"@{x + 5},{y + 5}")
    assert run.row(23).strip() == "Another game? (y/n)"
    assert [result.outcome for result in run.session.results] == ["won"]


def test_presses_made_while_a_tile_slides_count() -> None:
    run = filled(*NEAR)
    keys = [frozenset({"left"}), frozenset({"right"}), frozenset({"left"})]
    for held in keys:
        run.session.step(held)
        run.session.step()
    for _ in range(40):
        run.session.step()
    assert run.state["moves"] == 3


def test_wrong_moves_are_refused_with_a_message() -> None:
    run = filled(*NEAR)
    before = position(run)
    for key in ("right", "1", "2"):
        run.press(key)
    assert run.message == "That tile can’t move"
    assert [pitch for _, pitch in run.heard[1:]] == [pitch for _, pitch in WRONG if pitch is not None]
    run.press("x")
    assert position(run) == before


def test_the_number_of_a_small_tray_is_one_digit() -> None:
    run = modern("c", level=1, seed=1)
    tile = position(run).moves()[0]
    run.press(str(tile))
    assert run.state["moves"] == 1
    run.press("9")
    assert run.state["moves"] == 1


def test_a_hint_costs_five_and_follows_the_way() -> None:
    run = modern("c", level=2, seed=3)
    plan = run.state["plan"]
    assert isinstance(plan, tuple)
    run.press("f1")
    assert run.message == f"Try {plan[0]}"
    run.press("!hint")
    assert run.state["hints"] == 2
    for tile in plan:
        for digit in f"{tile:02}":
            run.press(digit)
    result = run.session.results[-1]
    assert (result.outcome, result.score) == ("won", 10)


def test_help_takes_over_until_a_key_is_pressed() -> None:
    run = modern("c", level=2, seed=3)
    for frame in range(120):
        run.session.step(frozenset("h") if frame < 3 else frozenset())
    assert "Press a key to stop" in run.row(22)
    moved = run.state["moves"]
    assert isinstance(moved, int)
    assert moved >= 2
    run.press("x")
    assert run.state["moves"] in (moved, moved + 1)
    assert run.state["scored"] is False
    run.press("!solve")
    assert position(run).solved
    assert [(result.outcome, result.score) for result in run.session.results] == [("over", None)]


def test_taking_back() -> None:
    run = filled(*NEAR)
    run.press("left")
    run.press("f2")
    assert position(run).tiles == NEAR
    run.press("!undo")
    assert run.message == "Nothing to take back"


def test_a_consultation_counts_wherever_the_hole_is() -> None:
    """The listing wanted the hole in the corner."""
    run = filled(*NEAR)
    run.press("c")
    assert run.message == "It can be solved"
    assert run.state["moves"] == 0


def test_an_impossible_tray_can_be_played_on_or_get_another_goal() -> None:
    """In the listing the verdict was the end of the game."""
    run = filled(*LOYD)
    run.press("c")
    assert run.message == "Impossible! Another goal? (y/n)"
    run.press("n")
    assert run.message == "As you like. C asks again"
    run.press("right")
    run.press("f1")
    assert run.message == "Impossible like this: press C"
    run.press("c")
    run.press("y")
    assert run.state["swapped"] is True
    assert run.message == "Now 14 and 15 change places"
    run.press("left")
    assert [(result.outcome, result.score) for result in run.session.results] == [("won", None)]


def test_a_tray_put_in_in_order_is_praised_but_not_won() -> None:
    assert [(result.outcome, result.score) for result in filled(*range(1, 16), 0).session.results] == [("over", None)]


def test_pieces_are_chosen_from_the_palette() -> None:
    run = modern("j", level=1)
    run.press("pad1 right")
    run.press("pad1 fire")
    assert run.state["filled"] == (1,)
    run.press("pad1 fire")
    assert run.state["filled"] == (1,), "a piece is put once only"
    choices = run.program.look.scene.choices
    x, y = choices.origin((0, 2))
    run.press(f"@{x + 3},{y + 3}")
    assert run.state["filled"] == (1, 2)
    run.press("pad1 back")
    assert run.state["filled"] == (1,)
    run.press("r")
    assert run.message.startswith("Who deals?")


def test_fire_offers_what_a_joystick_cannot_say() -> None:
    run = filled(*NEAR)
    run.press("pad1 fire")
    assert {"c", "h", "r", "n"} <= set(run.choices)
    run.press("pad1 back")
    assert run.message == "Push a tile into the hole"
    run.press("pad1 fire")
    run.press("h")
    assert run.message == "There you are!"


def test_a_tile_that_comes_home_has_its_own_note() -> None:
    run = filled(*NEAR)
    run.press("left")
    assert [pitch for _, pitch in run.heard[-3:]] == [round(pitch or 0) for _, pitch in home(13)]
