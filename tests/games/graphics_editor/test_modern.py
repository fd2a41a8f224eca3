"""The drawn look: the cursor on grid and buttons, strokes, clicks, letters, saving, the preview."""

from itertools import pairwise

import pytest

from arcade.games.graphics_editor import commands
from arcade.games.graphics_editor.art import WALK, tile
from arcade.games.graphics_editor.canvas import BUTTON_FIELD, CARDS, FIELD, PREVIEW_COLUMN, PREVIEW_ROW
from arcade.games.graphics_editor.commands import COMMANDS, CONTROLS
from arcade.games.graphics_editor.file_format import read
from arcade.games.graphics_editor.modern import Modern
from arcade.games.graphics_editor.music import OVER
from arcade.games.graphics_editor.rules import BLANK, Layout
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Setup
from arcade.toolkit.flow.ending import DEAF, STAYS
from arcade.toolkit.picture.grid import Cell, Grid
from tests.games.graphics_editor.player import Player

LEFT, RIGHT, UP, DOWN, FIRE, BACK = (f"pad1 {name}" for name in ("left", "right", "up", "down", "fire", "back"))
LAST = round(50 * OVER.seconds) + STAYS + 5
"""Frames of the end of a drawing."""


@pytest.fixture
def player() -> Player:
    """Before an empty grid."""
    return Player(Setup("graphics-editor"))


def button(player: Player) -> Control | None:
    """The command that the cursor is on."""
    assert isinstance(player.program.look, Modern)
    at = player.program.look.hands.button
    return None if at is None else COMMANDS[at]


def click(grid: Grid, cell: Cell) -> str:
    x, y = grid.origin(cell)
    return f"@{x + grid.width // 2},{y + grid.height // 2}"


def test_fire_sets_and_clears_a_dot(player: Player) -> None:
    player.press(FIRE)
    assert player.bench.graphic == BLANK.with_dot((3, 3), True)
    player.press(FIRE)
    assert player.bench.graphic == BLANK


@pytest.mark.parametrize("key", ["return", " ", "0", FIRE])
def test_every_key_for_fire_draws(player: Player, key: str) -> None:
    assert player.press(key).dots == 1


def test_a_tap_shorter_than_a_frame_counts(player: Player) -> None:
    player.pause(1, (FIRE,)).pause(1, (RIGHT,)).pause(1, (FIRE,)).pause(5)
    assert player.bench.graphic.text()[3] == "...##..."


def test_held_fire_paints_and_the_stroke_is_undone_at_once(player: Player) -> None:
    player.pause(2, (FIRE,)).pause(60, (FIRE, RIGHT)).pause(3)
    assert player.bench.graphic.text()[3] == "...#####"
    assert player.bench.drawing.changes == 5
    player.press("f2")
    assert player.bench.graphic == BLANK


def test_a_stroke_that_begins_on_a_set_dot_clears(player: Player) -> None:
    player.press("i").pause(2, (FIRE,)).pause(60, (FIRE, LEFT)).pause(3)
    assert player.bench.graphic.text()[3] == "....####"


def test_a_stroke_does_not_run_off_the_grid(player: Player) -> None:
    player.pause(2, (FIRE,)).pause(60, (FIRE, DOWN)).pause(3)
    assert [row[3] for row in player.bench.graphic.text()] == list("...#####")
    assert button(player) is None
    assert button(player.press(DOWN)) is not None


def test_the_buttons_are_reached_by_joystick(player: Player) -> None:
    player.press(BACK)
    for row in commands.ROWS:
        for command in row:
            assert button(player) is command
            assert player.sees(player.program.text(command.label))
            player.press(RIGHT)
        player.press(DOWN)
    player.press(BACK)
    assert button(player) is None


def test_up_from_the_buttons_leads_to_the_grid_where_one_came_from(player: Player) -> None:
    for column in range(8):
        player.bench.cursor = (7, column)
        player.press(DOWN, UP)
        assert button(player) is None
        assert abs(player.bench.cursor[1] - column) <= 1


def test_fire_on_a_button_does_what_it_says(player: Player) -> None:
    player.press(FIRE, BACK)
    assert button(player) is commands.MIRROR
    player.press(FIRE)
    assert player.bench.graphic == BLANK.with_dot((3, 4), True)
    assert player.dots == 1


def test_the_mouse_draws_chooses_and_commands(player: Player) -> None:
    player.press(click(FIELD, (0, 7)))
    assert player.bench.graphic == BLANK.with_dot((0, 7), True)
    player.press(click(BUTTON_FIELD, (1, 3)))
    assert (player.bench.figure.count, player.bench.at) == (2, 1)
    player.press(click(CARDS, (0, 0)))
    assert player.bench.at == 0
    player.press(click(CARDS, (0, 3)), "@0,0")
    assert player.bench.at == 0


def test_every_key_is_refused_or_means_something(player: Player) -> None:
    player.press("#")
    assert player.sees("That key means nothing here")
    player.press(RIGHT)
    assert not player.sees("That key means nothing here")
    player.press("v")
    assert player.sees("Nothing was copied yet")
    assert player.dots == 0


def test_a_letter_of_the_machine_is_copied(player: Player) -> None:
    player.press("t")
    assert player.sees("Which letter?")
    player.press("k")
    assert player.bench.graphic.rows == tuple(player.machine.font["K"])
    player.press("t", RIGHT, DOWN, FIRE)
    assert player.bench.graphic.rows == tuple(player.machine.font["R"])
    player.press("t", BACK)
    assert player.bench.graphic.rows == tuple(player.machine.font["R"])
    player.press("z", "z")
    assert player.bench.graphic == BLANK


def test_what_is_written_is_the_figure() -> None:
    player = Player(Setup("graphics-editor", level=3)).press("f5", "f6")
    text, picture = player.program.writings
    assert (text.ending, picture.ending) == ("txt", "png")
    assert read(text.text) == tile()
    assert picture.text.split() == tile().picture()


def test_what_is_not_saved_is_asked_about(player: Player) -> None:
    player.press(FIRE, "q")
    assert player.sees("Leave what is not saved? (y/n)")
    player.press("n", RIGHT, FIRE)
    assert player.dots == 2
    player.press("f5", "q")
    assert [result.outcome for result in player.session.results] == [Outcome.OVER]


def test_another_drawing_begins_anew(player: Player) -> None:
    player.press(FIRE, "q", "y").pause(LAST + DEAF).press("return").pause(5)
    assert player.dots == 0
    player.press("q").pause(LAST + DEAF).press("n").pause(5)
    assert player.session.ended


def preview(player: Player) -> bytes:
    """The small picture beside the large one, as it will be."""
    for row in range(PREVIEW_ROW, PREVIEW_ROW + 12):
        x = PREVIEW_COLUMN + 11
        cell = bytes(player.machine.point(8 * x + dot, 175 - 8 * row - line) for line in range(8) for dot in range(8))
        if any(cell):
            return cell
    return b""


def test_the_animation_shows_picture_after_picture_and_stops() -> None:
    player = Player(Setup("graphics-editor", level=2))
    shown = {preview(player.pause(3)) for _ in range(40)}
    assert len(shown) == len(set(WALK))
    player.press("o")
    assert len({preview(player.pause(3)) for _ in range(40)}) == 1


def test_a_calm_animation_changes_less_often() -> None:
    changes = []
    for calm in (False, True):
        player = Player(Setup("graphics-editor", level=2, calm=calm)).press("l", "l")
        seen = [preview(player.pause(1)) for _ in range(150)]
        changes.append(sum(one != other for one, other in pairwise(seen)))
    assert changes[0] > 40
    assert changes[1] <= 9


def test_joined_graphics_are_previewed_joined() -> None:
    player = Player(Setup("graphics-editor", level=2))
    for layout in (Layout.ROW, Layout.COLUMN, Layout.SQUARE, Layout.APART):
        player.press("g")
        assert player.bench.figure.layout is layout
        assert player.sees(
            {"row": "In a row", "column": "In a column", "square": "In a square"}.get(layout, "Animation")
        )


def test_the_bytes_stand_beside_the_rows(player: Player) -> None:
    player.press(FIRE, RIGHT, FIRE)
    assert player.machine.text_rows()[8][17:20] == " 24"


def test_the_language_changes_while_drawing(player: Player) -> None:
    player.press("!lang ro")
    assert player.sees("foc: punct")
    assert player.sees("Schimbări 0")


def test_every_control_has_one_meaning() -> None:
    keys = [key for control in CONTROLS for key in control.keys]
    assert len(keys) == len(set(keys))


def test_exercises_follow_one_another_and_are_scored() -> None:
    player = Player(Setup("graphics-editor", level=5, seed=3)).press("i")
    assert player.sees("Right! 99 points")
    player.pause(70).press("m", "r").pause(70).press("f1")
    assert player.sees("Figure 3/3")
    assert player.bench.drawing.changes == 5
    player.press("q")
    assert [result.outcome for result in player.session.results] == [Outcome.LOST]


def test_an_opened_file_is_drawn_on_whatever_the_level() -> None:
    for level in (1, 2, 5):
        player = Player(Setup("graphics-editor", level=level, opened="#" * 8 + "\n" + ("." * 8 + "\n") * 7))
        assert player.dots == 8
        assert player.bench.goal is None


@pytest.mark.parametrize("spoilt", ["######", 7, ("#",), {"a": 1}])
def test_a_replay_with_something_else_in_its_place_runs(spoilt: object) -> None:
    assert Player(Setup("graphics-editor", opened=spoilt)).dots == 0  # type: ignore[arg-type]
