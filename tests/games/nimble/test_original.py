"""The original's look: the printed places, plain colours, the tiny face, rising ticks, a message for what is wrong."""

import pytest

from arcade.games.nimble.layout import Track
from arcade.games.nimble.look import Mood
from arcade.games.nimble.original import BLUE, FACE, LIGHT_BLUE, RED, WHITE, YELLOW
from arcade.games.nimble.rules import LENGTH, Position
from arcade.machine.ega import Ega
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.position import Match
from tests.prompted import Prompted


def original(*keys: str, seed: int = 3, **setup: object) -> Prompted:
    run = Prompted("nimble", original=True, seed=seed, **setup)
    for key in keys:
        run.press(key)
    return run


def pixel(run: Prompted, x: int, y: int) -> int:
    assert isinstance(run.machine, Ega)
    return run.machine.point(x, y)


def message(run: Prompted) -> str:
    return run.row(24).strip()


@pytest.mark.parametrize("square", [1, 15, 16, 17, 31, 32, 127])
def test_a_square_is_white_from_its_printed_corner_on(square: int) -> None:
    run = original()
    x, y = Track().corner(square)
    if square in run.program.position.counters:
        pytest.skip("a counter stands there")
    assert [pixel(run, x + right, y + below) for right, below in ((0, 0), (26, 0), (0, 19), (26, 19))] == [WHITE] * 4
    assert pixel(run, x - 1, y) != WHITE or square in (2, 15, 31)
    assert pixel(run, x, y + 20) != WHITE


def test_every_counter_stands_in_the_middle_of_its_square() -> None:
    run = original()
    position = run.program.position
    for square in range(1, LENGTH + 1):
        seen = pixel(run, *Track().middle(square))
        wanted = RED if square == position.red else BLUE if square in position.blues else WHITE
        assert seen == wanted, square


def test_the_human_is_offered_the_first_move() -> None:
    assert message(original()).startswith("Do you want the first move?")
    assert message(original(language="ro")).startswith("Vrei prima mutare?")
    assert original("y").state["seat"] == 0
    run = original("n")
    assert (run.state["seat"], len(run.state["moves"])) == (0, 1)


def test_the_counter_under_the_cursor_glows_and_its_targets_are_marked() -> None:
    run = original("y", *"101")
    assert pixel(run, *Track().middle(101)) == LIGHT_BLUE
    run.press("return")
    assert message(run) == "From 101 to which square?"
    marked = [square for square in range(LENGTH) if pixel(run, *Track().middle(square)) == 2]
    assert marked == [0, *range(95, 101)]
    run.press("backspace")
    assert [square for square in range(1, LENGTH) if pixel(run, *Track().middle(square)) == 2] == []


@pytest.mark.parametrize(
    ("keys", "words"),
    [
        ("110", "There is no counter on square 110."),
        ("999", "This track has no square 999."),
        ("10a", "There is no counter on square 10."),
        ("67", "The counter on 67 can't move: the square before it is taken."),
        ("101r94", "Square 94 holds another counter."),
        ("101r93", "A counter can't pass another one."),
        ("101r0", "A counter can't pass another one."),
        ("101r102", "Counters slide only towards the terminus, to smaller numbers."),
        ("101r101", "A counter must slide at least one square."),
    ],
)
def test_what_cannot_be_is_said_and_changes_nothing(keys: str, words: str) -> None:
    run = original("y")
    before = run.state
    for key in keys:
        run.press({"r": "return"}.get(key, key))
    if "999" not in keys:
        run.press("return")
    assert run.heard[-1][0] == pytest.approx(0.11, abs=0.01)
    assert message(run) == words
    assert {name: run.state[name] for name in ("blues", "red", "moves")} == {
        name: before[name] for name in ("blues", "red", "moves")
    }


def test_a_slide_ticks_higher_on_every_square() -> None:
    run = original("y", *"101", "return", *"96")
    run.press("return")
    pitches = [pitch for _, pitch in run.heard[:5]]
    assert pitches == sorted(set(pitches))
    assert run.state["moves"][0] == (101, 96)


def test_the_face_smiles_while_the_computer_holds_a_winning_position() -> None:
    run = original("y")
    main = run.program
    for blues, red, mood in (((2, 5), 9, Mood.AMAZED), ((1,), 2, Mood.SMILING), ((9,), 4, Mood.AMAZED)):
        main.match = Match(Position(blues, red))
        main.look.table(main.position, scored=True)
        assert main.look.mood is mood
    assert pixel(run, FACE[0], FACE[1] - 13) == YELLOW
    assert original("y", seats=2).program.look.mood is Mood.ASLEEP


def test_a_free_red_counter_goes_home_at_once() -> None:
    won = original("y", "3", "return", "0", "return", seed=4)
    assert [result.outcome for result in won.session.results] == [Outcome.WON]
    assert message(won) == "You brought the red counter home: you win!   Another game? (y/n)"
    lost = original("n", seed=4, level=1)
    assert [result.outcome for result in lost.session.results] == [Outcome.LOST]
    lost.press("n")
    assert lost.session.ended


def test_the_cursor_goes_along_all_squares() -> None:
    run = original("y", *"17")
    for key, square in (("right", 16), ("up", 15), ("left", 14), ("pad1 down", 18), ("pad1 left", 19)):
        run.press(key)
        assert run.state["cursor"] == square
