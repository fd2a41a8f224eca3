"""The magic square's modern look: every way to push a line, help, consultation, levels."""

import pytest

from arcade.games.magic_square import MUSIC, solver
from arcade.games.magic_square.state import steps, walk
from arcade.toolkit.sound.jingles import WRONG
from arcade.toolkit.sound.pieces import read_piece
from arcade.toolkit.sound.score import LEAD
from tests.prompted import Prompted

FREE = 5


@pytest.fixture(autouse=True)
def narrow_beam(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here it does not matter how short a way is."""
    monkeypatch.setattr(solver, "BEAM_POSITIONS", 4)


def modern(*keys: str, level: int = 1, **setup: object) -> Prompted:
    """A run beyond its title screen, and beyond the question who deals where there is one."""
    run = Prompted("magic-square", level=level, **setup)
    for key in ("return", *["c"] * (level > 3), *keys):
        run.press(key)
    return run


def first_row(run: Prompted) -> str:
    return str(run.state["square"]).split(" | ")[1]


def test_lines_are_pushed_by_letter_arrows_joystick_and_mouse() -> None:
    start = first_row(modern(level=FREE))
    moved = f"{start[2:]} .".replace(" . .", " . .")
    for keys in (("a",), ("A",), ("return",), ("pad1 fire",), ("@20,52",), ("right", "left", "return")):
        assert first_row(modern(*keys, level=FREE)) == moved, keys


def test_a_tile_in_an_arm_is_pushed_back_in_by_fire_or_click_but_not_by_its_letter() -> None:
    start = first_row(modern(level=FREE))
    for keys in (("a", "e"), ("return", "return"), ("a", "@20,52")):
        assert first_row(modern(*keys, level=FREE)) == start, keys
    run = modern("a", "a", level=FREE)
    assert run.message == "a: no room ahead"
    assert run.state["moves"] == 1


def test_clicks_beside_the_arrows_are_answered() -> None:
    run = modern("@88,88", level=FREE)
    assert run.message == "Choose an arrow at the edge"
    assert run.state["moves"] == 0


def test_wrong_keys_sound_low_and_lose_nothing() -> None:
    run = modern("7", level=FREE)
    assert len(run.heard) == len([note for note in WRONG if note[1] is not None])
    assert run.message == "Slide which line?"


@pytest.mark.parametrize("size", [3, 4, 5])
def test_the_cursor_walks_all_round_and_straight_across(size: int) -> None:
    cell, seen, far = (0, 0), [], size + 1
    for step in ((0, 1), (1, 0), (0, -1), (-1, 0)):
        for _ in range(far):
            seen.append(cell)
            cell = walk(cell, *step, size)
    assert cell == (0, 0)
    assert len(set(seen)) == 4 * far
    assert walk((2, 0), 0, 1, size) == (2, far)
    assert walk((0, 2), 1, 0, size) == (far, 2)
    assert walk((0, 2), -1, 0, size) == (0, 2)
    assert steps((2, 0), (2, far), size) == [(0, 1)]
    for end in seen:
        at = (1, 0)
        for down, right in steps(at, end, size):
            at = walk(at, down, right, size)
        assert at == end


def test_the_corners_are_buttons() -> None:
    run = modern("@28,28", level=FREE)
    assert run.state["hints"] == 1
    run = modern("a", "@28,148", level=FREE)
    assert run.state["moves"] == 0
    assert modern("@148,28", level=FREE).message == "Even: it can be solved"
    run = modern("a", "@148,148", level=FREE)
    assert run.state["moves"] == 0


def test_a_hint_names_the_arrow_and_how_many_moves_are_left() -> None:
    run = modern()
    letters = "abcdefghijklmnop"
    for left in (4, 3, 2, 1):
        run.press("f1")
        plan = run.state["plan"]
        assert isinstance(plan, tuple)
        assert run.message == f"Try {letters[plan[0]]}; {left} more to go"
        run.press(letters[plan[0]])
    run.press("f1")
    assert run.message.endswith("solves it!")


def test_who_strays_is_led_back_by_no_more_than_the_way_there() -> None:
    run = modern(level=3, seed=2)
    for key in "abcdijkl":
        run.press(key)
    made = run.state["moves"]
    run.press("f1")
    plan = run.state["plan"]
    assert isinstance(plan, tuple)
    assert isinstance(made, int)
    assert made > 2
    assert len(plan) <= 20 + made


@pytest.mark.parametrize(("level", "pars"), [(1, {5}), (2, {10}), (3, {16, 18}), (4, set(range(4, 23, 2)))])
def test_par_is_the_way_that_the_computer_goes_and_stays_so_after_a_restart(level: int, pars: set[int]) -> None:
    run = modern(level=level, seed=4)
    par = run.state["par"]
    assert par in pars
    for key in "abx":
        run.press(key)
    assert (run.state["par"], run.state["moves"]) == (par, 0)
    run.press("f3")
    assert run.state["moves"] == par
    assert len(run.session.results) == 1


def test_taking_back_and_beginning_the_same_again() -> None:
    run = modern(level=FREE)
    start = run.state["square"]
    for key in ("a", "f2"):
        run.press(key)
    assert run.state["square"] == start
    run.press("f2")
    assert run.message == "Nothing to take back"
    for key in ("a", "i", "x"):
        run.press(key)
    assert (run.state["square"], run.state["moves"]) == (start, 0)


def test_par_is_the_length_of_the_way_and_the_score_counts_what_is_above() -> None:
    run = modern(level=1, seed=1)
    assert run.state["par"] == 5
    letters = "abcdefghijklmnop"
    plan = run.state["plan"]
    assert isinstance(plan, tuple)
    for move in (0, 4, *plan):
        run.press(letters[move])
    assert [(result.outcome, result.score) for result in run.session.results] == [("won", 2)]
    assert run.message == "Solved in 7 moves"


def test_the_computer_solves_it_from_anywhere_and_a_key_stops_it() -> None:
    run = modern("a", "f3", level=4)
    assert [(result.outcome, result.score) for result in run.session.results] == [("over", None)]
    run = modern(level=FREE)
    for frame in range(300):
        run.session.step(frozenset({0: ("f3",), 200: ("7",)}.get(frame, ())))
    assert run.state["scored"] is False
    assert run.machine.waiting is not None
    assert not run.session.results


def odd(**setup: object) -> Prompted:
    return next(
        run for seed in range(20) if (run := modern(level=8, seed=seed, **setup)).state["par"] is None
    )  # fmt: skip


def test_an_odd_square_can_be_mended_even_off_the_centre() -> None:
    run = odd()
    run.press("f1")
    assert run.message == "Odd: can't be solved. Press Z"
    run.press("a")
    run.press("z")
    assert run.message == "Odd! Swap 15 and 16? (y/n)"
    run.press("n")
    assert run.message == "As you like. Z asks again"
    run.press("z")
    run.press("y")
    assert run.message == "Now it can be solved"
    assert run.state["par"] is not None


def test_truly_magic_is_solved_when_all_lines_have_one_sum() -> None:
    run = modern(level=7)
    assert run.message == "Make every line add up to 34"
    run.press("f3")
    rows = [[int(tile) for tile in row.split() if tile != "."] for row in str(run.state["square"]).split(" | ")[1:-1]]
    assert {sum(row) for row in rows} == {34}
    assert {sum(column) for column in zip(*rows, strict=True)} == {34}


def test_solved_by_the_computer_it_ends_on_the_question_of_its_musical_box() -> None:
    run = modern(level=1)
    run.press("f3")
    heard = iter(round(pitch) for _, pitch in run.heard)
    wanted = [event.pitch for event in read_piece(MUSIC.over).play[0].voices[LEAD]]
    assert all(pitch in heard for pitch in wanted), "the notes of the phrase, one after the other"


@pytest.mark.parametrize(("level", "tiles"), [(4, 9), (5, 16), (6, 25), (8, 16)])
def test_the_player_may_set_the_tiles_in_every_size(level: int, tiles: int) -> None:
    run = Prompted("magic-square", level=level)
    for key in ("return", "j"):
        run.press(key)
    order = [2, 3, 1, *range(4, tiles + 1)]
    for tile in order:
        run.type(f"{tile:02}" if tiles > 9 else str(tile))
    assert run.state["filling"] == tuple(order)
    assert run.message == "Slide which line?"
    run.press("x")
    assert (run.state["scored"], run.state["moves"]) == (False, 0)


def test_a_repeated_tile_is_said() -> None:
    run = Prompted("magic-square", level=FREE)
    for key in ("return", "j", *"0101"):
        run.press(key)
    assert run.message == "That tile is there already"
    run.type("99")
    assert run.message == "There is no such tile"
    assert run.state["filling"] == (1,)


def test_a_line_slides_by_pixels_in_ten_to_fifteen_frames() -> None:
    run = modern(level=FREE)
    assert 10 <= run.press("a") <= 17
