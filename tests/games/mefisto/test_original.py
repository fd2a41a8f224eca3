"""Mefisto's original board, keys and pace, as recorded from the listing or mended."""

import pytest

from arcade.cabinet.replays.session import Session
from arcade.toolkit.contract.program import Setup
from tests.prompted import Prompted, spectrum

BLUE_ON_YELLOW = 1 | 6 << 3


def original(keys: str = "", **setup: object) -> Prompted:
    run = Prompted("mefisto", original=True, level=2, **setup)
    run.type(keys.replace(" ", ""))
    return run


def rows(run: Prompted) -> str:
    return str(run.state["lit"])


def counter(run: Prompted) -> str:
    return run.row(20)[28:].strip()


def test_the_board_starts_unlit() -> None:
    run = original()
    assert rows(run) == "/".join(["....."] * 5)
    assert counter(run) == ""
    assert run.row(7)[10:19] == "A B C D E"
    assert run.row(15)[10:19] == "U V W X Y"


@pytest.mark.parametrize(
    ("keys", "lit", "count"),
    [
        ("h", "..#../.###./..#../...../.....", "1"),
        ("a", "##.../#..../...../...../.....", "1"),
        ("y", "...../...../...../....#/...##", "1"),
        ("u", "...../...../...../#..../##...", "1"),
        ("h a m", "###../##.#./.#.#./..#../.....", "3"),
        ("h a m m", "###../####./..#../...../.....", "4"),
        ("a b f g m n o q r s v w y", "###../##.##/###../#####/#####", "13"),
        ("c f g i j l m n p q s t w", "#.#.#/.#.#./#.#.#/.#.#./#.#.#", "13"),
        ("a b c l o p r t v y", ".#.#./#.#.#/.#.#./#.#.#/.#.#.", "10"),
        ("a c e g i k o q s u w y", "#####/#####/##.##/#####/#####", "12"),
        ("a b c f h j k l v y", "#####/#...#/#...#/#...#/#####", "10"),
        ("b c d f h j k l n o p r t v w x", "...../...../...../...../.....", "16"),
    ],
)
def test_a_press_turns_its_cross(keys: str, lit: str, count: str) -> None:
    run = original(keys)
    assert (rows(run), counter(run)) == (lit, count)
    assert not run.session.results


def test_lit_squares_are_inverse() -> None:
    run = original("a")
    machine = run.spectrum
    assert [machine.point(80 + 16 * column, 175 - 56) for column in range(5)] == [1, 1, 0, 0, 0]


def test_other_keys_are_ignored() -> None:
    run = original("5z")
    run.press("return")
    assert (rows(run), counter(run)) == ("/".join(["....."] * 5), "")
    run.press("A")
    assert counter(run) == "1", "capitals count as letters, which the listing forgot"


@pytest.mark.parametrize("keys", ["abfgijmnoqrsvwy", "acdghiklmpqstxy"])
def test_both_solutions_win_at_move_15(keys: str) -> None:
    run = original(keys)
    assert [(result.outcome, result.score) for result in run.session.results] == [("won", 0)]
    assert run.row(18).strip() == "CONGRATULATIONS"
    assert counter(run) == "15", "board and number stay, where the listing cleared the screen"
    for key in "n":
        run.press(key)
    run.press("return")
    assert run.session.ended


def test_another_game_begins_from_nothing() -> None:
    run = original("abfgijmnoqrsvwy")
    run.press("return")
    assert (rows(run), counter(run)) == ("/".join(["....."] * 5), "")


def test_restart_at_any_time() -> None:
    run = original("ham")
    assert run.press("#") == pytest.approx(152, abs=1)
    assert (rows(run), counter(run)) == ("/".join(["....."] * 5), "")


def test_a_held_key_is_one_move() -> None:
    """In the listing a held key pressed again every 30 frames."""
    run = original()
    for _ in range(120):
        run.session.step(frozenset("h"))
    assert run.state["moves"] == 1


def test_the_pace_and_the_silence() -> None:
    """A letter takes longer the later it comes in the alphabet, and what is no letter longest."""
    run = original()
    assert run.frames == pytest.approx(126, abs=1)
    assert run.press("h") == pytest.approx(26, abs=1)
    assert run.press("a") == pytest.approx(18, abs=1)
    assert run.press("m") == pytest.approx(33, abs=1)
    assert [run.press(key) for key in "5z"] == pytest.approx([25, 25], abs=1)
    run = original("abfgijmnoqrsvw")
    assert run.press("y") == pytest.approx(50, abs=4)
    assert not run.machine.speaker.notes


def test_the_paper_is_painted_line_by_line_and_the_letters_come_one_by_one() -> None:
    session = Session(Setup("mefisto", 2, original=True))
    machine = spectrum(session)
    first: dict[str, int] = {}
    for frame in range(126):
        session.step()
        rows = machine.text_rows()
        for name, there in {
            "first line": machine.attr(0, 0) == BLUE_ON_YELLOW,
            "last line": machine.attr(21, 0) == BLUE_ON_YELLOW,
            "A": rows[7][10:11] == "A",
            "Y": rows[15][18:19] == "Y",
        }.items():
            if there:
                first.setdefault(name, frame)
    expected = {"first line": 5, "last line": 28, "A": 29, "Y": 117}
    assert first == {name: pytest.approx(frame, abs=2) for name, frame in expected.items()}


def test_the_last_column_is_white_until_the_screen_is_cleared() -> None:
    run = original()
    assert {run.spectrum.attr(row, 31) for row in range(22)} == {7 << 3}
    assert run.machine.border_colour == 7
    run.press("#")
    assert {run.spectrum.attr(row, 31) for row in range(22)} == {BLUE_ON_YELLOW}


def test_hint_take_back_and_solve_in_the_original_look() -> None:
    run = original("a")
    run.press("f2")
    assert (rows(run), counter(run)) == ("/".join(["....."] * 5), "")
    run.press("f2")
    assert not run.session.results
    run.press("f1")
    assert run.state["hints"] == 1
    run.press("f3")
    assert run.row(18).strip() == "There you are!"
    assert [(result.outcome, result.score) for result in run.session.results] == [("over", None)]


def test_the_joystick_and_the_mouse_work_too() -> None:
    run = original()
    run.press("pad1 up")
    run.press("pad1 up")
    run.press("pad1 fire")
    assert rows(run) == "..#../.###./..#../...../....."
    run.press("@84,60")
    assert run.state["moves"] == 2
