"""Chinese draughts' modern look: levels, pointing and typing, the lantern, hints, help, ratings, sounds."""

import pytest

from arcade.games.chinese_draughts.modern import rating
from arcade.games.chinese_draughts.rules import FULL, LINE, SMALL, Board
from arcade.games.chinese_draughts.scene import GOES_OUT, LIGHTS_UP, POP, SPRING
from arcade.games.chinese_draughts.solver import atlas
from arcade.games.chinese_draughts.state import Field
from arcade.toolkit.picture.drawing import lift_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.sound.jingles import LAND, STEP, WRONG
from arcade.toolkit.sound.tunes import Tune
from tests.games.chinese_draughts.test_rules import LONGEST, SHORTEST
from tests.prompted import Prompted

BRIGHT, BLUE_PAPER = 0x40, 1 << 3


def modern(*keys: str, level: int = 3, **setup: object) -> Prompted:
    """A run beyond its title screen."""
    run = Prompted("chinese-draughts", level=level, **setup)
    for key in ("return", *keys):
        run.press(key)
    return run


def play(run: Prompted, *cells: int) -> None:
    """Click on cells one after the other."""
    for cell in cells:
        run.press(click(run, cell))


def click(run: Prompted, cell: int) -> str:
    field = run.program.field
    x, y = field.grid.origin(field.squares[cell])
    return f"@{x + 12},{y + 12}"


def sounds(*tunes: Tune) -> list[tuple[float, int]]:
    return [(round(length, 3), round(pitch)) for tune in tunes for length, pitch in tune if pitch is not None]


@pytest.mark.parametrize(
    ("level", "board", "par", "lit"),
    [(1, LINE, 15, True), (2, SMALL, 25, True), (3, FULL, 46, True), (4, FULL, 46, None)],
)
def test_levels(level: int, board: Board, par: int, lit: bool | None) -> None:
    run = modern(level=level)
    assert run.state["cells"] == board.start().cells
    assert (run.state["par"], run.state["lit"]) == (par, lit)
    assert f"Par {par}" in run.row(1)


@pytest.mark.parametrize("board", [LINE, SMALL, FULL])
def test_the_cursor_reaches_every_cell(board: Board) -> None:
    field = Field(board)
    reached = [field.squares[board.middle]]
    for square in reached:
        steps = [field.walk(square, down, right) for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))]
        reached += [step for step in dict.fromkeys(steps) if step not in reached]
    assert sorted(reached) == sorted(field.squares.values())


def test_the_cursor_walks_straight_before_aslant() -> None:
    field = Field(FULL)
    at = field.squares
    assert field.walk(at[9], 0, 1) == at[13]
    assert field.walk(at[13], -1, 0) == at[12]
    assert field.walk(at[12], 0, -1) == at[10]
    assert field.walk(at[17], 0, 1) == at[17]


def test_arrows_and_fire_move_an_arrow() -> None:
    run = modern("left", "pad1 right", "pad1 up", "pad1 fire")
    assert run.state["moves"] == 1


def test_a_click_moves_an_arrow_and_one_between_the_cells_does_not() -> None:
    run = modern()
    play(run, 8, 10)
    assert run.state["cells"] == ">>>>>>><> <<<<<<<"
    run.press("@2,100")
    assert run.state["moves"] == 2
    run.press("@60,92")
    assert run.heard == sounds(WRONG)


def test_numbers_are_typed_with_one_digit_where_that_is_enough() -> None:
    run = modern("8")
    assert run.state["moves"] == 1
    run.press("1")
    assert run.message == "Your move: 1_"
    run.press("0")
    assert run.state["moves"] == 2
    run.press("1")
    run.press("backspace")
    assert run.message == "Choose an arrow to move"
    assert modern("3", level=1).state["moves"] == 1


def test_the_key_1_and_return_mean_the_first_cell() -> None:
    run = modern("4", "1", "return")
    assert run.state["moves"] == 2
    assert run.message == "Stuck: F2 back   R restart"


def test_what_cannot_be_is_said() -> None:
    run = modern("9")
    assert run.message == "Cell 9 is the empty one"
    assert run.heard == sounds(WRONG)
    run.press("5")
    assert run.message == "Arrow 5 can’t reach the gap"
    run.type("19")
    assert run.message == "There is no cell 19"
    assert run.state["moves"] == 0
    run.press("x")
    assert run.heard == sounds(WRONG)


def test_arrows_that_can_move_are_bright_and_the_cursor_is_blue() -> None:
    run = modern()
    bright = [cell for cell in range(1, 18) if run.spectrum.attr(*run.program.field.place(cell)) & BRIGHT]
    assert bright == [4, 6, 7, 8, 9, 10, 11, 12, 14]
    place = run.program.field.place(9)
    assert run.spectrum.attr(*place) & 0x38 == BLUE_PAPER


def test_the_lantern_goes_out_and_burns_again() -> None:
    run = modern("4")
    assert run.state["lit"] is False
    assert run.message == "The lantern is out: no solution"
    assert run.heard[-3:] == sounds(GOES_OUT)
    run.press("f1")
    assert run.message == "No way on: take back 1 move"
    assert run.state["hints"] == 0
    run.press("u")
    assert run.state["lit"] is True
    assert run.message == "The lantern burns again"
    assert run.heard[-3:] == sounds(LIGHTS_UP)
    run.press("pad1 back")
    assert run.message == "Nothing to take back"


def test_no_lantern_as_printed_but_hints_know() -> None:
    run = modern("4", level=4)
    assert run.state["lit"] is None
    assert run.message == "Choose an arrow to move"
    run.press("!hint")
    assert run.message == "No way on: take back 1 move"


def test_how_many_moves_to_take_back_is_counted() -> None:
    """8 and 10 are good, 9 and 12 lose."""
    run = modern()
    play(run, 8, 10)
    assert run.state["lit"] is True
    wrong = next(cell for cell in range(1, 18) if is_fatal(run, cell))
    play(run, wrong)
    further = run.program.attempt.position.moves()[0]
    play(run, further)
    run.press("f1")
    assert run.message == "No way on: take back 2 moves"
    run.press("u")
    run.press("u")
    assert run.state["lit"] is True


def is_fatal(run: Prompted, cell: int) -> bool:
    position = run.program.attempt.position
    if cell not in position.moves():
        return False
    following = position.play(cell)
    return not atlas(FULL).solvable(following) and bool(following.moves())


def test_hints_cost_five_and_lead_to_the_goal() -> None:
    run = modern(level=1)
    run.press("f1")
    assert run.message == "Try 3: 15 to go"
    for _ in range(15):
        run.press("!hint")
        play(run, run.state["plan"][0])
    assert [(result.outcome, result.score) for result in run.session.results] == [("won", 5 * 16)]
    assert run.message == "Solved in 15 moves"


def test_help_takes_over_until_a_key_is_pressed() -> None:
    run = modern()
    for frame in range(150):
        run.session.step(frozenset({"f3"}) if frame < 3 else frozenset())
    assert "Press a key to stop" in run.row(22)
    run.press("x")
    moved = run.state["moves"]
    assert isinstance(moved, int)
    assert 2 <= moved < 8
    assert run.message == "Choose an arrow to move"
    run.press("!solve")
    assert run.state["moves"] == 46
    assert [(result.outcome, result.score) for result in run.session.results] == [("over", None)]
    run.press("y")
    assert run.state["longest"] is None, "what the computer solved is no record"


def test_perfect_and_the_records() -> None:
    run = modern()
    play(run, *SHORTEST)
    assert run.message == "46 moves: perfect!"
    assert [(result.outcome, result.score) for result in run.session.results] == [("won", 0)]
    assert "Best 46" in run.row(1)
    run.press("y")
    assert "Best 46" in run.row(1)
    assert "Most 46" in run.row(3)
    play(run, 8)
    run.press("0")
    assert run.state["longest"] == 46
    assert run.state["moves"] == 0
    assert run.session.results[-1].outcome == "lost"
    run.press("r")
    assert len(run.session.results) == 2, "nothing was begun"


def test_bronze_for_the_longest_way() -> None:
    run = modern(language="ro", level=4)
    play(run, *LONGEST)
    assert run.message == "58 de mutări: bine!"
    assert run.state["best"] == run.state["longest"] == 58


@pytest.mark.parametrize(
    ("over", "name"), [(0, "perfect!"), (1, "very good!"), (4, "very good!"), (5, "good!"), (12, "good!")]
)
def test_ratings(over: int, name: str) -> None:
    praise = rating(over)
    assert praise is not None
    assert praise.english == name


def test_nothing_is_said_beyond_58_or_without_a_score() -> None:
    assert rating(13) is None
    assert rating(None) is None


def test_a_step_glides_and_a_jump_hops() -> None:
    run = modern()
    play(run, 8)
    assert run.heard == sounds(STEP, STEP)
    run.press("u")
    play(run, 14)
    assert run.heard == sounds(SPRING, LAND, GOES_OUT)


def test_fire_on_the_empty_cell_asks_what_to_do() -> None:
    run = modern("pad1 fire")
    assert {"h", "u", "s", "r"} <= set(run.choices)
    run.press("h")
    assert run.message == "Try 7: 46 to go"
    run.press("pad1 fire")
    run.press("pad1 back")
    assert run.message == "Try 7: 46 to go"


def test_a_change_of_language_is_followed() -> None:
    run = modern()
    run.press("!lang ro")
    play(run, 8)
    assert "Normă 46" in run.row(1)
    assert run.row(23).split() == ["F1", "sfat", "F2", "înapoi", "F3", "rezolvă"]
    assert run.message == "Alege săgeata care mută"


def test_rockets_leave_the_board_as_it_was_and_a_perfect_game_calls_the_dragon() -> None:
    run = modern(level=1)
    play(run, 3, 5, 6, 4, 2, 1, 3, 5, 7, 6, 4, 2, 3, 5, 4)
    assert run.heard[: len(STEP)] == sounds(STEP)
    assert sounds(POP)[0] in run.heard
    board = [lift_cells(run.spectrum, 5, 0, 17, 32)]
    for _ in range(140):
        run.session.step()
        board.append(lift_cells(run.spectrum, 5, 0, 17, 32))
    green = [sum(cells.count(pair("Gk")) for cells in patch.attributes) for patch in board]
    assert max(green) > 10
    assert min(green) == 0
