"""Another world each ten rows, Tee beside the well, and the two ends."""

from unittest.mock import Mock, call

import pytest

from arcade.cabinet.replays.session import Session
from arcade.games.tetris import art, sounds
from arcade.games.tetris.ending import Ending
from arcade.games.tetris.pieces import HEX
from arcade.games.tetris.rules import World
from arcade.games.tetris.scenery import BLINK_EVERY, PUPILS, THEMES, Beside, Landscape, height, tee, theme_after
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import LINES
from arcade.toolkit.animation.faces import Face
from tests.games.tetris.test_modern import GAP, modern, press, program, sound
from tests.games.tetris.wells import I, O, mended, place
from tests.patience import still
from tests.prompted import until_asked

LEFT_EYE = LINES[8 * 18] + 26
"""The eighth of a line in which the pupil of Tee's left eye may be."""


def screen(session: Session) -> Spectrum:
    assert isinstance(session.machine, Spectrum)
    return session.machine


def test_themes_follow_one_another_each_ten_rows() -> None:
    assert [theme_after(lines) for lines in (0, 9, 10, 19, 69, 70)] == [0, 0, 1, 1, 6, 0]


@pytest.mark.parametrize("theme", range(len(THEMES)))
def test_kinds_are_told_apart_in_every_theme(theme: int) -> None:
    squares = {art.square(kind, theme) for kind in range(len(HEX))}
    assert len(squares) == len(HEX)


def test_the_tenth_row_changes_border_walls_and_squares_row_by_row() -> None:
    session = modern(I, pile=(GAP,) * 4)
    program(session).world.lines = 6
    wall = screen(session).attr(20, 10)
    assert screen(session).border_colour == THEMES[0].border
    press(session, "m")
    while still(program(session).world.lines < 10):
        session.step()
    while still(screen(session).border_colour != THEMES[1].border):
        session.step()
    assert screen(session).attr(0, 10) == wall
    for _ in range(22):
        session.step()
    assert screen(session).attr(0, 10) == screen(session).attr(20, 10) != wall


def test_the_piece_falls_no_later_for_it() -> None:
    rows = []
    for lines in (80, 86):
        session = modern(I, O, pile=(GAP,) * 4)
        program(session).world.lines = lines
        press(session, "m")
        for _ in range(60):
            session.step()
        rows.append(program(session).world.wait)
    assert rows[0] == rows[1]


def test_tee_looks_where_the_piece_is() -> None:
    assert len({tee(Face(look)) for look in (*PUPILS, "glad", "shut", "weary")}) == len(PUPILS) + 3
    session = modern(I)
    world, before = program(session).world, bytes(screen(session).display)
    assert before[LEFT_EYE] != 0
    world.piece = world.lowest(world.piece)
    session.step()
    assert screen(session).display[LEFT_EYE] != before[LEFT_EYE]


@pytest.mark.parametrize(("rows", "heard"), [(15, True), (8, False)])
def test_a_heart_beats_near_the_rim(rows: int, heard: bool) -> None:
    session = modern(O, O, pile=("#..........",) * rows)
    place(program(session).world, row=19, column=5)
    press(session, "m")
    for _ in range(60):
        session.step()
    assert height(program(session).world.well) == rows
    assert sound(session, sounds.HEART) is heard


def over(score: int, world_lines: int = 0) -> tuple[Session, World]:
    session = modern(O)
    world = program(session).world
    world.score, world.lines = score, world_lines
    for row in (1, 2):
        world.well.rows[row][5] = 1
    while still(not session.results):
        session.step()
    return session, world


@pytest.mark.parametrize("score", [50, 5000])
def test_the_last_picture_goes_on_moving(score: int) -> None:
    session, _ = over(score)
    until_asked(session)
    seen = set()
    for _ in range(130):
        session.step()
        seen.add(bytes(screen(session).display))
    assert len(seen) > 10


def test_the_end_is_in_the_world_that_was_reached() -> None:
    session, world = over(50, 25)
    made = program(session).look.ending
    assert isinstance(made, Ending)
    assert (made.theme, made.record) == (THEMES[2], False)
    assert world.lines == 25


def test_a_key_hurries_the_end() -> None:
    session, _ = over(50)
    for _ in range(20):
        session.step()
    press(session, "q")
    for _ in range(70):
        session.step()
    assert session.machine.waiting is not None


def test_tee_is_drawn_only_when_its_face_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    machine, world = Spectrum(), mended(O)
    beside, drawn = Beside(machine, Landscape(machine, (9, 23, 14, 9))), Mock()
    assert beside.tee
    monkeypatch.setattr(beside.tee, "show", drawn)
    for _ in range(BLINK_EVERY):
        beside.step(world, [])
    assert drawn.mock_calls == [call(Face(look), 0) for look in ("high", "shut", "high")]
