"""The modern look: trays and sides, steering by the hole, slides by the pixel, pairs, hints, moves taken back."""

import itertools

from arcade.games.sliding_squares import art
from arcade.games.sliding_squares.program import Main
from arcade.games.sliding_squares.scene import GRID
from arcade.toolkit.contract.outcome import Outcome
from tests.prompted import Prompted

START = "#o#o# | o#o#o | #o.o# | o#o#o | #o#o#"


def modern(keys: str = "z1j", **setup: object) -> Prompted:
    run = Prompted("sliding-squares", **setup)
    run.type(keys)
    return run


def test_the_player_may_begin_or_not() -> None:
    """The authors asked for that choice. White always begins."""
    assert modern().state["board"] == START
    run = modern("z1c")
    assert (run.state["white"], run.state["slides"], run.state["seat"]) == (1, 1, 0)


def test_the_players_may_put_the_men() -> None:
    """The other game that the authors asked for: by turns, everywhere but in the centre."""
    run = modern("z3j", level=1)
    assert run.state["board"] == " | ".join(["....."] * 5)
    assert run.messages("@90,90")[0] == "The centre stays free"
    run.type("a1")
    board = str(run.state["board"])
    assert (board[-5], board.count("o"), board.count("#")) == ("o", 1, 1)
    run.type("a1")
    assert run.state["board"] == board
    run.press("f2")
    assert run.state["board"] == " | ".join(["....."] * 5)


def test_a_push_means_the_man_on_that_side_of_the_hole() -> None:
    run = modern(seats=2)
    for key in ("right", "left", "up", "down", "pad1 fire"):
        run.press(key)
    assert run.state["moves"] == "c2"
    run.press("pad2 left")
    run.press("pad2 fire")
    assert run.state["moves"] == "c2 b2"
    run.press("down")
    assert run.state["moves"] == "c2 b2"


def test_only_men_that_can_slide_are_lit() -> None:
    run = modern(seats=2)
    lit = {
        (row, column)
        for row in range(5)
        for column in range(5)
        if run.spectrum.attr(1 + 4 * row, 1 + 4 * column) >> 3 & 7 in (5, 6)
    }
    assert lit == {(1, 2), (2, 1), (2, 3), (3, 2)}


def test_a_man_slides_pixel_by_pixel_in_its_own_colour() -> None:
    run = modern(seats=2)
    run.press("c")
    tops = []
    run.session.step(frozenset("4"))
    for _ in range(20):
        run.session.step()
        x, y = GRID.origin((1, 2))
        lines = [line for line in range(64) if run.spectrum.point(x + 5, 175 - y - line) == 0]
        tops.append(min(lines, default=64))
    moving = [top for top in tops if 1 <= top <= 33]
    assert moving == sorted(moving)
    assert len(set(moving)) >= 8
    assert max(after - before for before, after in itertools.pairwise(moving)) <= 5


def test_clicks_and_names_choose_men() -> None:
    run = modern(seats=2)
    x, y = GRID.origin((1, 2))
    run.press(f"@{x + 16},{y + 16}")
    run.type("b4")
    assert run.state["moves"] == "c4 b4"


def test_mistakes_are_answered_and_cost_nothing() -> None:
    run = modern(seats=2)
    for name, words in (("a1", "isn't beside"), ("c3", "the hole"), ("b2", "isn't beside")):
        run.press(name[0])
        assert words in run.messages(name[1])[0]
    assert run.state["board"] == START
    run.type("c4")
    run.press("c")
    assert "That isn't your man" in run.messages("3")


def test_pairs_are_linked_and_say_who_wins() -> None:
    run = modern(seats=2)
    before = run.machine.memory()
    run.press("v")
    assert (run.state["paired"], run.message) == (True, "The hole has none: set a trap")
    run.type("c4")
    run.press("v")
    run.press("v")
    assert run.message == "The hole has a pair: you can win"
    run.press("v")
    assert (run.state["paired"], run.message) == (False, "The pairs are hidden")
    run.press("f2")
    assert run.machine.memory()[:4096] == before[:4096]  # down to row 15


def test_the_hint_counts_the_slides() -> None:
    run = modern(seats=2)
    run.type("c4")
    run.press("f1")
    assert "wins in 15 slides" in run.message
    lost = modern()
    lost.press("!hint")
    assert lost.message.startswith("Lost in 16; ")
    assert lost.message.endswith(" sets a trap")


def test_nothing_to_take_back() -> None:
    run = modern()
    assert run.messages("!undo")[0] == "Nothing to take back"
    run.type("c4")
    run.press("f2")
    assert run.state["board"] == START


def test_an_exchanged_tray_can_be_won() -> None:
    run = modern("z2jb3c4d5e4d3", level=4, seed=3)
    assert [(result.outcome, result.score) for result in run.session.results] == [(Outcome.WON, 45)]
    assert run.message == "No win was given away"


def test_a_wasted_slide_is_named() -> None:
    run = modern("z2jd5", level=3, seed=5)
    assert run.message == "Slide 1: d5, but b5 won"


def test_two_people_take_turns_to_begin() -> None:
    run = modern("z1c4b4b5a5a4a3b3b2c2d2d3d4d5c5y1", seats=2)
    assert [(result.outcome, result.score) for result in run.session.results] == [(Outcome.SECOND, None)]
    assert (run.state["seat"], run.state["white"]) == (1, 1)


def test_the_hole_is_as_dark_as_a_sliding_man_needs() -> None:
    """Men share their ink with the hole, so that no cell clashes."""
    program = modern().session.program
    assert isinstance(program, Main)
    assert all(row == (1 << 64) - 1 for row in art.dark(64, 32).ink)


def test_calm_games_end_without_a_flashing_border() -> None:
    run = modern("z2jb3c4d5e4d3", level=4, seed=3, calm=True)
    assert set(run.borders) == {0}
