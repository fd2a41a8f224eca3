"""The drawn look: codes in mind and on the board, marks by keys, mouse and joystick, clashes, two players."""

import pytest

from arcade.families.codes import expected
from arcade.families.codes.code import marked
from arcade.toolkit.contract.searching import Idea
from arcade.toolkit.picture.ink import pair
from tests.prompted import Prompted


def modern(level: int = 2, **setup: object) -> Prompted:
    """At the first guess, the code kept in mind."""
    run = Prompted("masteract", level=level, **setup)
    for key in ("return", "1", "return"):
        run.press(key)
    return run


def on_board(code: str, level: int = 2, **setup: object) -> Prompted:
    """The code put on the board; the computer marks its guesses itself."""
    run = Prompted("masteract", level=level, **setup)
    run.press("return")
    put(run, code)
    return run


def put(run: Prompted, code: str) -> None:
    run.press("2")
    run.type(code)
    run.press("return")


def answer(run: Prompted, *marks: tuple[int, int]) -> None:
    for places, elsewhere in marks:
        run.press(str(places))
        run.press(str(elsewhere))
        run.press("return")


def tried(run: Prompted) -> str:
    return " ".join(code for code, *_ in run.state["tries"])


def ends(run: Prompted) -> list[tuple[str, int | None]]:
    return [(result.outcome, result.score) for result in run.session.results]


def test_a_code_kept_in_mind() -> None:
    run = modern()
    answer(run, (0, 2), (1, 2), (0, 3), (4, 0))
    assert tried(run) == "1234 2156 2365 3516"
    assert ends(run) == [("drawn", 4)]


@pytest.mark.parametrize(
    ("level", "code", "guesses", "outcome"),
    [
        (2, "6452", "1234 2156 2365 3516 4652 6452", "won"),
        (2, "1234", "1234", "lost"),
        (3, "1234", "1123 1234", "lost"),
    ],
)
def test_a_code_on_the_board(level: int, code: str, guesses: str, outcome: str) -> None:
    run = on_board(code, level)
    assert tried(run) == guesses
    assert ends(run) == [(outcome, len(guesses.split()))]
    assert run.state["secret"] == code


def test_each_guess_is_told_with_the_tries_that_it_will_take() -> None:
    run = Prompted("masteract", level=3)
    told: list[Idea] = []
    run.session.program.report_idea = told.append
    run.press("return")
    put(run, "1234")
    assert [idea.line for idea in told] == [("1123",), ("1234",)]
    assert expected.told(told[0].value or 0).english == "3.85 tries"
    assert expected.told(told[1].value or 0).in_language("ro") == "în 2,76"


@pytest.mark.parametrize("code", ["1111", "6665", "2343"])
def test_codes_with_repeats_are_broken_too(code: str) -> None:
    run = on_board(code, 4)
    tries = run.state["tries"]
    assert tries[-1] == (code, 4, 0)
    assert len(tries) <= 6
    assert all(tuple(marks) == marked(code, guess) for guess, *marks in tries)


def test_a_careless_computer_gets_there_too() -> None:
    run = on_board("6543", 1)
    assert tried(run).split()[-1] == "6543"


@pytest.mark.parametrize(("places", "elsewhere"), [(3, 2), (3, 1), (0, 1), (0, 0)])
def test_marks_that_can_never_be_are_refused_at_once(places: int, elsewhere: int) -> None:
    """The listing lost the whole game over them."""
    run = modern()
    run.press(str(places))
    run.press(str(elsewhere))
    assert run.state["phase"] == "places"
    assert run.state["left"] == 360
    answer(run, (0, 2))
    assert run.state["left"] == 84


def test_impossible_numbers_are_crossed() -> None:
    run = modern()
    answer(run, (0, 2), (0, 4))
    look = run.program.look
    assert run.state["guess"] == "5612"
    assert look.scene.scales[0].possible == [0, 2, 4]
    run.press("2")
    assert look.scene.scales[1].possible == [2]


CLASH = (0, 2), (0, 4), (0, 2)


def test_marks_that_clash_are_pointed_out_and_one_is_changed() -> None:
    run = modern()
    answer(run, *CLASH)
    assert run.state["phase"] == "contradiction"
    assert [run.spectrum.attr(row, 1) == pair("Yk") for row in (1, 3, 5, 7)] == [False, True, True, False]
    run.press("1")
    assert run.state["phase"] == "places"
    assert run.state["guess"] == "5612"
    assert run.state["tries"] == (("1234", 0, 2), ("2156", 0, 4))
    answer(run, (4, 0))
    assert ends(run) == [("lost", 3)]


def test_after_a_clash_the_code_is_shown() -> None:
    run = modern()
    answer(run, *CLASH)
    put(run, "5621")
    assert run.message == "! 1 of your answers was wrong"
    assert ends(run) == [("over", None)]


def test_after_a_clash_the_game_is_ended() -> None:
    run = modern()
    answer(run, *CLASH)
    run.press("x")
    assert run.heard
    run.press("3")
    assert ends(run) == [("over", None)]
    run.press("n")
    assert run.session.ended


def test_marks_are_taken_back_one_after_the_other() -> None:
    run = modern()
    answer(run, (0, 2), (1, 2))
    run.press("1")
    run.press("backspace")
    assert run.state["phase"] == "places"
    for left in (84, 360, 360):
        run.press("f2")
        assert run.state["left"] == left
    assert run.state["guess"] == "1234"


def test_a_rejected_answer_is_asked_again() -> None:
    run = modern()
    run.type("11n")
    assert run.state["phase"] == "places"
    assert run.state["tries"] == ()


def test_marks_by_joystick_and_mouse() -> None:
    run = modern()
    for key in ("fire", "right", "fire", "fire"):
        run.press(f"pad1 {key}")
    assert run.state["tries"] == (("1234", 0, 3),), "the cursor begins at the first number that can be"
    for scale in run.program.look.scene.scales:
        x, y = scale.grid.origin((0, 1))
        run.press(f"@{x + 8},{y + 8}")
    run.press("@100,100")
    assert run.state["tries"][1][1:] == (1, 1)


def test_a_hint_names_a_hard_code_which_is_not_scored() -> None:
    run = Prompted("masteract")
    run.press("return")
    run.press("f1")
    assert run.state["hinted"] is True
    put(run, "6452")
    assert ends(run) == [("won", None)]


def test_a_hint_at_the_marks_tells_how_to_mark() -> None:
    run = modern()
    run.press("f1")
    assert run.state["phase"] == "places"
    assert run.state["hinted"] is False


def test_two_players_and_the_code_that_takes_longer_wins() -> None:
    run = on_board("6452", seats=2)
    assert run.state["seat"] == 1
    assert not ends(run)
    put(run, "1234")
    assert ends(run) == [("first", None)]
    run = on_board("3516", seats=2)
    put(run, "2461")
    assert ends(run) == [("drawn", None)]


def test_every_light_is_a_code() -> None:
    run = modern()
    lights = run.program.look.scene.lights
    memory = run.machine.memory()
    lights.draw(frozenset())
    dark = run.machine.memory()
    assert dark != memory
    lights.draw(frozenset(("1234",)))
    lit = [address for address, (one, other) in enumerate(zip(dark, run.machine.memory(), strict=True)) if one != other]
    assert len(lit) == 3, "three lines of three pixels instead of a point"
