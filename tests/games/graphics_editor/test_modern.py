"""The drawn look: the cursor on grid and buttons, strokes, clicks, letters, saving, the preview."""

from itertools import pairwise

import pytest

from arcade.cabinet.replays.session import Session
from arcade.games.graphics_editor import commands, sounds
from arcade.games.graphics_editor.art import TILE, WALK
from arcade.games.graphics_editor.commands import COMMANDS, CONTROLS
from arcade.games.graphics_editor.file_format import read
from arcade.games.graphics_editor.modern import Modern
from arcade.games.graphics_editor.rules import BLANK, Figure, Layout
from arcade.games.graphics_editor.scene import (
    BUTTON_FIELD,
    BYTES_X,
    CARDS,
    FIELD,
    LAMP_FIELD,
    PAINTS,
    PENCIL_COLUMN,
    PENCIL_ROW,
    PREVIEW_COLUMN,
    PREVIEW_COLUMNS,
    PREVIEW_ROW,
    PREVIEW_ROWS,
    TIRED_FRAMES,
    WALL_ROW,
    scale_of,
)
from arcade.machine.keyboard import NO_KEYS
from arcade.toolkit.contract.controls import HINT, Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Setup
from arcade.toolkit.flow.ending import DEAF
from arcade.toolkit.picture.grid import Cell, Grid
from tests.games.graphics_editor.player import Player
from tests.patience import still

LEFT, RIGHT, UP, DOWN, FIRE, BACK = (f"pad1 {name}" for name in ("left", "right", "up", "down", "fire", "back"))


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
    player.press(click(BUTTON_FIELD, (1, 2)))
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
    assert player.sees("Nothing copied yet")
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
    assert read(text.text) == TILE
    assert picture.text.split() == TILE.picture()


def test_what_is_not_saved_is_asked_about(player: Player) -> None:
    player.press(FIRE, "q")
    assert player.sees("Lose unsaved changes? (y/n)")
    player.press("n", RIGHT, FIRE)
    assert player.dots == 2
    player.press("f5", "q")
    assert [result.outcome for result in player.session.results] == [Outcome.OVER]


def asked(player: Player) -> Player:
    """At the question whether to draw another, when it is no longer deaf."""
    while still(not player.sees("Another drawing?")):
        player.pause(1)
    return player.pause(DEAF + 1)


def test_another_drawing_begins_anew(player: Player) -> None:
    asked(player.press(FIRE, "q", "y")).press("return").pause(5)
    assert player.dots == 0
    asked(player.press("q")).press("n").pause(5)
    assert player.session.ended


def cell(player: Player, row: int, column: int) -> bytes:
    """A cell of the screen."""
    return bytes(
        sum(player.machine.point(8 * column + dot, 175 - 8 * row - line) << 7 - dot for dot in range(8))
        for line in range(8)
    )


def preview(player: Player) -> bytes:
    """The picture on the wallpaper, as small as it will be."""
    return cell(player, WALL_ROW, PREVIEW_COLUMN)


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
    player.press(FIRE, RIGHT, FIRE, DOWN)
    _, top = FIELD.origin((3, 0))
    for place, digit in enumerate(" 24"):
        x, y = BYTES_X + 8 * place, top + 3
        drawn = [sum(player.machine.point(x + dot, 175 - y - line) << 7 - dot for dot in range(8)) for line in range(8)]
        assert bytes(drawn) == player.machine.font[digit]


# --- colours


def attribute(player: Player, row: int, column: int) -> int:
    return player.machine.attributes[32 * row + column]


def test_each_graphic_has_its_colours_on_the_sheet_the_film_the_screen_and_the_wall() -> None:
    player = Player(Setup("graphics-editor", level=3)).press("k", "n", "b")
    first, second = player.bench.figure.graphics[:2]
    assert first.attribute != second.attribute
    for row, column, one in ((PREVIEW_ROW, PREVIEW_COLUMN + 2, first), (PREVIEW_ROW, PREVIEW_COLUMN + 6, second)):
        assert attribute(player, row, column) == attribute(player, row + 3, column + 3) == one.attribute
    assert attribute(player, WALL_ROW, PREVIEW_COLUMN) == first.attribute
    assert attribute(player, WALL_ROW, PREVIEW_COLUMN + 1) == second.attribute
    x, y = CARDS.origin((0, 1))
    assert attribute(player, y // 8, x // 8) == second.attribute
    x, y = FIELD.origin((4, 4))
    assert attribute(player, y // 8, x // 8) == second.attribute


def test_colours_are_clicked_in_the_paint_box_and_taken_back(player: Player) -> None:
    player.press(click(PAINTS, (0, 2)), click(PAINTS, (1, 6)), click(LAMP_FIELD, (0, 0)))
    assert (player.bench.graphic.ink, player.bench.graphic.paper, player.bench.graphic.bright) == (2, 6, False)
    assert player.bench.drawing.changes == 0, "colours are not counted"
    player.press("f2", "f2")
    assert (player.bench.graphic.ink, player.bench.graphic.paper, player.bench.graphic.bright) == (2, 7, True)


def test_a_click_on_the_other_colour_exchanges_them(player: Player) -> None:
    player.press(click(PAINTS, (0, 7)))
    assert (player.bench.graphic.ink, player.bench.graphic.paper) == (7, 1)


def test_a_copy_brings_its_colours_and_a_letter_takes_those_that_are_there(player: Player) -> None:
    player.press("k", "c", "+", "k", "v")
    assert player.bench.figure.graphics[0] == player.bench.figure.graphics[1]
    ink = player.bench.graphic.ink
    player.press("t", "k")
    assert player.bench.graphic.rows == tuple(player.machine.font["K"])
    assert player.bench.graphic.ink == ink


@pytest.mark.parametrize("layout", Layout)
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_the_preview_fits_and_no_graphic_shares_a_cell(layout: Layout, count: int) -> None:
    figure = Figure((BLANK,) * count, layout)
    lines = figure.lines if layout is not Layout.APART else ((figure.graphics[0],),)
    scale = scale_of(lines)
    assert 2 <= scale <= 8
    assert scale * len(lines) <= PREVIEW_ROWS
    assert scale * len(lines[0]) <= PREVIEW_COLUMNS


# --- what lives


def test_a_dot_sounds_as_its_row_and_a_saved_picture_as_a_tune() -> None:
    pitches = [sounds.dot(row, True)[-1][1] for row in range(8)]
    assert pitches == sorted(pitches, key=lambda pitch: -(pitch or 0))
    assert sounds.music_box(["#.", ".."] + [".."] * 6) == ((0.064, 20.0), (0.064, None))
    assert set(sounds.COMMANDS) == {command.name for command in COMMANDS} - UNHEARD


UNHEARD = {commands.INK.name, commands.PAPER.name, HINT.name}
UNHEARD |= {commands.SAVE_TEXT.name, commands.SAVE_PNG.name, commands.DONE.name}
"""These have sounds of their own."""


def face(player: Player) -> bytes:
    """The eyes of the pencil that looks on."""
    return cell(player, PENCIL_ROW, PENCIL_COLUMN + 2)


def test_the_pencil_looks_at_the_cursor_blinks_and_falls_asleep(player: Player) -> None:
    player.pause(10)
    awake = face(player)
    player.press(*(UP,) * 3)
    assert face(player) != awake, "it looks up"
    seen = {face(player.pause(1)) for _ in range(150)}
    assert len(seen) == 2, "open and shut"
    player.pause(TIRED_FRAMES)
    assert len({face(player.pause(1)) for _ in range(150)}) == 1, "it sleeps"
    player.press(DOWN)
    assert len({face(player.pause(1)) for _ in range(150)}) == 2, "it is awake again"


def test_the_title_s_pencil_draws_one_figure_after_another() -> None:
    session = Session(Setup("graphics-editor"))
    while still(session.machine.waiting is None):
        session.step(NO_KEYS)
    seen = set()
    for _ in range(400):
        session.step(NO_KEYS)
        seen.add(session.fingerprint())
    assert len(seen) > 20


@pytest.mark.parametrize(("level", "keys"), [(1, "f5 q"), (2, "q"), (3, "x q y"), (5, "q")])
def test_what_is_left_after_an_end_still_moves(level: int, keys: str) -> None:
    player = asked(Player(Setup("graphics-editor", level=level)).press(*keys.split()))
    assert len({bytes(player.pause(5).machine.display) for _ in range(30)}) > 2


def test_the_language_changes_while_drawing(player: Player) -> None:
    player.press("!lang ro")
    assert player.sees("foc punct")
    assert player.sees("Schimbări 0")


def test_every_control_has_one_meaning() -> None:
    keys = [key for control in CONTROLS for key in control.keys]
    assert len(keys) == len(set(keys))


def test_exercises_follow_one_another_and_are_scored() -> None:
    player = Player(Setup("graphics-editor", level=5, seed=3)).press("i")
    assert player.sees("Right! 99 points")
    player.pause(70).press("j", "r").pause(70).press("f1")
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
