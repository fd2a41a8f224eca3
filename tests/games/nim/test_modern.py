"""The modern look's additions: beads chosen by cursor and mouse, hints in binary, the theory, matches, levels."""

import pytest

from arcade.games.nim.modern import Modern
from arcade.games.nim.opponent import winning_move
from arcade.games.nim.program import Main
from arcade.games.nim.rules import Position
from arcade.games.nim.scene import EXAMPLE, MENDED, Wires
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.programs.contest import Tally
from tests.patience import still
from tests.prompted import Prompted

BESIDE_THE_FACE = 3
"""The columns of the row below the abacus that are beside the bead with a face."""


def modern(keys: str = "z", **setup: object) -> Prompted:
    run = Prompted("nim", **setup)
    run.type(keys)
    return run


def test_the_cursor_takes_a_bead_and_all_to_its_right() -> None:
    run = modern("z3j030507j", level=3)
    assert run.message == "Your move: take 1 of row 1?"
    for key in ("down", "left", "pad1 left"):
        run.press(key)
    assert run.message == "Your move: take 3 of row 2?"
    run.press("return")
    assert run.state["moves"] == ((2, 3), (3, 6))


def test_the_cursor_keeps_to_beads() -> None:
    run = modern("z3j030107j201", level=4)
    assert run.state["rows"] == (3, 0, 3)
    for key in ("up", "up", "right", "down"):
        run.press(key)
    assert run.message == "Your move: take 1 of row 3?"
    for key in ("left", "left", "left"):
        run.press(key)
    assert run.message == "Your move: take 3 of row 3?"


def test_a_click_on_a_bead_takes_it_and_one_beside_it_does_not() -> None:
    run = modern("z1j10j", level=3)
    run.press("@200,95")
    assert run.state["rows"] == (10,)
    run.press("@60,95")
    assert run.state["rows"] == (0,)
    assert run.state["moves"] == ((1, 8), (1, 2))


def test_a_row_and_two_digits_do_as_well() -> None:
    run = modern("z2j0905j106", level=3)
    assert run.state["moves"] == ((1, 6), (2, 2))


def test_the_hint_names_a_winning_move_and_the_cursor_goes_to_it() -> None:
    run = modern("z3j072409j", level=3)
    run.press("f1")
    assert run.message == "Take 10 from row 2"
    run.press("x")
    assert run.message == "Your move: take 10 of row 2?"
    run.press("return")
    assert run.state["rows"] != (7, 14, 9)
    run = modern("z2j0505j", level=3)
    run.press("!hint")
    assert run.message == "No move wins by force"


def test_moves_are_taken_back() -> None:
    run = modern("z2j0905j", level=3)
    run.press("f2")
    assert run.state["rows"] == (9, 5)
    run.type("106")
    run.press("f2")
    assert (run.state["rows"], run.state["seat"]) == ((9, 5), 0)


def test_the_theory_is_asked_for_at_the_first_question() -> None:
    run = modern("zT")
    assert run.choices == ()
    assert any("take 10" in run.row(row) for row in range(24))
    run.type("xx")
    assert "t" in run.choices
    assert winning_move(Position(EXAMPLE)) == (2, 10)
    assert (Position(EXAMPLE).sum, Position(MENDED).sum) == (22, 0)
    assert Position(EXAMPLE).play((2, 10)).rows == MENDED


def test_points_are_the_beads_of_starts_that_the_computer_set() -> None:
    run = modern("z1cj", level=3, seed=3)
    (size,) = run.state["start"]
    run.type(f"1{size:02}")
    assert run.session.results[-1].score == size
    run.type("d1j07j107")
    assert [result.outcome for result in run.session.results] == [Outcome.WON, Outcome.WON]
    assert run.session.results[-1].score == size
    assert run.state["points"] == size


def test_five_games_make_a_match() -> None:
    run = modern("z1j07", level=3)
    program = run.session.program
    assert isinstance(program, Main)
    program.tally, program.score = Tally(won=3, lost=1), 120
    run.type("j107")
    assert run.message == "Match: 4–1, points 120"
    run.press("d")
    assert (run.state["tally"], run.state["points"]) == ((0, 0, 0), 0)


@pytest.mark.parametrize(("level", "outcome"), [(3, Outcome.WON), (4, Outcome.LOST)])
def test_the_last_bead_wins_or_upside_down_loses(level: int, outcome: Outcome) -> None:
    run = modern("z1j07j107", level=level)
    assert [result.outcome for result in run.session.results] == [outcome]


@pytest.mark.parametrize(("level", "words"), [(3, "the last bead wins"), (4, "the last bead loses")])
def test_the_screen_says_what_the_last_bead_does(level: int, words: str) -> None:
    assert modern("z1j07", level=level).row(21)[BESIDE_THE_FACE:].strip() == words


def test_two_people_take_turns_to_start() -> None:
    run = modern("z1j02101101", seats=2)
    assert [result.outcome for result in run.session.results] == [Outcome.SECOND]
    assert run.session.results[0].score is None
    run.type("d1j02")
    assert run.state["seat"] == 1


def look(run: Prompted) -> Modern:
    program = run.session.program
    assert isinstance(program, Main)
    assert isinstance(program.look, Modern)
    return program.look


def test_beads_are_large_wherever_there_is_room_for_two_wires() -> None:
    wires = look(modern("z3j121325j")).grid
    assert [(wires.bead(row), len(wires.strands(row))) for row in range(3)] == [(16, 1), (16, 2), (16, 2)]
    wires = look(modern("z6j121325010203j")).grid
    assert [(wires.bead(row), len(wires.strands(row))) for row in range(6)] == [(16, 1), (8, 1), (8, 1), *[(16, 1)] * 3]


def test_every_bead_is_found_where_it_is_drawn() -> None:
    for sizes in ((25,), (12, 13, 25), (3, 25, 14, 12), (1, 25, 13, 12, 5), (25,) * 9):
        wires = Wires(sizes)
        taken = set()
        for row, size in enumerate(sizes):
            for place in range(size):
                top, left, height, width = wires.cells(row, place)
                assert wires.at(8 * left + 4, 8 * top + 8) == (row, place)
                taken |= {(line, cell) for line in range(top, top + height) for cell in range(left, left + width)}
        assert len(taken) == sum(2 * wires.bead(row) // 8 * size for row, size in enumerate(sizes))
        assert max(row for row, _ in taken) < 20


def test_a_click_on_the_second_wire_of_a_row() -> None:
    run = modern("z1j25j", level=3)
    top, left, _, _ = look(run).grid.cells(0, 20)
    run.press(f"@{8 * left},{8 * top}")
    assert run.state["moves"][0] == (1, 5)


def test_the_computer_is_seen_thinking() -> None:
    run = modern("z4j25070912j", level=3)
    run.session.step(frozenset(("return",)))
    places = set()
    while still(run.session.machine.waiting is None):
        run.session.step()
        seen = look(run).scene.thinker.shown
        if seen:
            places.add(seen[1])
    assert len(places) >= 4


@pytest.mark.parametrize("keys", ["z1j07j107", "z2j0505j105105"])
def test_the_last_picture_goes_on_moving(keys: str) -> None:
    run = modern(keys, level=3)
    if not run.session.results:
        run.type("1")
    assert run.session.results
    assert run.pictures(100) > 3


def test_the_title_moves_for_ever() -> None:
    assert Prompted("nim").pictures(500) > 40


def test_the_theory_has_no_face_in_its_corner() -> None:
    assert modern("zT").pictures(200) == 1
