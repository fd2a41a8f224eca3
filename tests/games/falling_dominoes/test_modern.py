"""The modern look: what the keys do, what is shown, and that the construction stays in sight."""

import pytest

from arcade.cabinet.replays.session import Session
from arcade.games.falling_dominoes import MUSIC, sounds
from arcade.games.falling_dominoes.ending import LONGEST, Mason, act
from arcade.games.falling_dominoes.levels import SPEEDS
from arcade.games.falling_dominoes.modern import Modern
from arcade.games.falling_dominoes.program import Main
from arcade.games.falling_dominoes.puzzles import FIGURES, Figure
from arcade.games.falling_dominoes.rules import BOTTOM, STAR, TOP
from arcade.games.falling_dominoes.scene import DOWN
from arcade.games.falling_dominoes.strings import NOT_HERE, NOTHING_TO_TAKE_BACK
from arcade.games.falling_dominoes.title import ROUND, Title
from arcade.machine.keyboard import NO_KEYS
from arcade.machine.machine import Frames, Machine
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.living import Alive
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Setup
from arcade.toolkit.flow.alongside import scene as run_scene
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.sound.score import Score
from tests.games.falling_dominoes.stage import hold, modern, notes, program, screen, tap, until_playing
from tests.patience import still
from tests.prompted import until_asked

MESSAGE_ROW = 21


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_each_level_has_its_own_speed(level: int) -> None:
    session = modern(level)
    start, row = session.machine.frame, program(session).world.piece.row
    while still(program(session).world.piece.row < row + 10):
        session.step()
    assert session.machine.frame - start == pytest.approx(10 * SPEEDS[level - 1], abs=4)


def test_a_tap_is_a_step_at_once_and_a_held_key_repeats() -> None:
    session = modern(1)
    hold(session, frames=4)
    hold(session, "left", 1)
    assert program(session).world.piece.column == 14
    hold(session, frames=4)
    start = session.machine.frame
    while still(program(session).world.piece.column > 8):
        session.step(frozenset(("pad1 left",)))
    assert 25 <= session.machine.frame - start <= 45
    assert program(session).world.piece.row == 8


def test_two_quick_taps_are_two_steps() -> None:
    session = modern(4)
    hold(session, frozenset(("n", "m")), 1)
    hold(session, frames=3)
    piece = program(session).world.piece
    assert (piece.shape, piece.column) != (0, STAR)
    assert piece.row >= 2


def test_down_hurries_one_piece_only() -> None:
    session = modern(1)
    while still(program(session).world.pieces == 1):
        session.step(frozenset(("down",)))
    start = session.machine.frame
    assert start < 400
    hold(session, "down", 12)
    assert program(session).world.piece.row == 1


def test_what_was_meant_for_one_piece_is_not_done_by_the_next() -> None:
    session = modern(1)
    world = program(session).world
    while still(world.piece.row < 16):
        session.step(frozenset(("pad1 down",)))
    hold(session, frozenset(("b", "v", "m")), 1)
    hold(session, frames=6)
    assert world.pieces == 2
    assert (world.piece.column, world.piece.shape) == (STAR, 0)


def test_the_piece_glides_and_never_leaves_a_trace() -> None:
    session = modern(3)
    machine = screen(session)
    # Aside, turned, and down to the floor; then everything above is as empty as the well's far corner.
    for key in ("left", "up", "up", "right", "pad1 fire", "left"):
        tap(session, key)
    while still(program(session).world.pieces == 1):
        session.step()
    hold(session, frames=3)
    laid = program(session).world.pile
    for row in range(4, BOTTOM + 1):
        for column in range(8, 23):
            if (row, column) not in laid and (row + 1, column) not in laid:
                assert machine.attr(row + 1, column) == 1, (row, column)


def test_the_last_piece_is_taken_back_only_where_that_is_allowed() -> None:
    session = modern(1)
    tap(session, "f2")
    assert NOTHING_TO_TAKE_BACK.english in session.machine.text_rows()[MESSAGE_ROW]
    while still(program(session).world.pieces == 1):
        session.step(frozenset(("down",)))
    tap(session, "!undo")
    assert program(session).world.pieces == 1
    assert not program(session).world.pile
    other = modern(2)
    tap(other, "f2")
    assert NOT_HERE.english in other.machine.text_rows()[MESSAGE_ROW]


def test_the_adviser_marks_a_place_until_he_is_sent_away() -> None:
    session = modern(3)
    without = screen(session).scr()
    tap(session, "f1", gap=1)
    assert screen(session).scr() != without
    look = program(session).look
    assert isinstance(look, Modern)
    assert look.adviser.asked
    tap(session, "pad1 left", gap=1)
    tap(session, "f1", gap=1)
    assert not look.adviser.asked


def test_the_end_does_not_cover_the_construction() -> None:
    session = modern(3)
    above = slice(0, 32 * 20)
    while still(not session.results):
        session.step(frozenset(("down",)) if session.machine.frame % 2 else NO_KEYS)
    until_asked(session)
    laid = program(session).world.pile
    assert len(laid) == 17
    attributes = bytes(screen(session).attributes[above])
    assert all(attributes[32 * (row + 1) + column] & 7 > 1 for row, column in laid)
    assert session.results[-1].outcome is Outcome.OVER
    assert "Another game?" in session.machine.text_rows()[23]


def test_words_follow_the_language_at_once() -> None:
    session = modern(1)
    hold(session, "!lang ro")
    hold(session, frames=3)
    rows = session.machine.text_rows()
    assert any("Apoi" in row for row in rows)
    assert "mută" in rows[23]


def test_a_figure_left_as_it_is_ends_the_blueprints_below_eighty_percent() -> None:
    session = modern(8)
    assert program(session).task is not None
    tap(session, "pad1 back")
    until_asked(session)
    assert [(result.outcome, result.score) for result in session.results] == [(Outcome.OVER, 0)]


def test_a_complete_figure_brings_the_next_one_and_its_seconds() -> None:
    session = modern(8)
    task, world = program(session).task, program(session).world
    assert task is not None
    world.pile.update(dict.fromkeys(sorted(task.figure.cells), 0))
    hold(session, frames=2)
    until_playing(session)
    following = program(session).task
    assert following is not None
    assert following.number == 1
    assert program(session).score > 100


def test_time_runs_out() -> None:
    session = modern(8)
    playing = program(session)
    assert playing.left > 4000
    before = playing.left
    hold(session, frames=50)
    assert playing.left == before - 50


def test_moves_are_heard() -> None:
    session = modern(1)
    before = len(notes(session))
    tap(session, "n", 1)
    assert len(notes(session)) > before


# --- what lives


def attributes(session: Session, row: int, column: int) -> int:
    return screen(session).attributes[32 * row + column]


def test_stars_are_given_as_the_construction_grows_and_have_their_metals() -> None:
    session = modern(1)
    panel = program(session).look
    assert isinstance(panel, Modern)
    seen = []
    for squares in (0, 118, 148, 178, 192):
        cells = [(row, column) for row in range(BOTTOM, 3, -1) for column in range(8, 23)][:squares]
        program(session).world.pile.update(dict.fromkeys(cells, 0))
        panel.panel.numbers(program(session).world)
        seen.append(tuple(attributes(session, row, column) for row, column in ((15, 26), (15, 29), (11, 26), (11, 29))))
    assert [sum(ink != pair("ck") for ink in inks) for inks in seen] == [0, 1, 2, 3, 4]
    assert seen[-1] == (pair("yk"), pair("Wk"), pair("Yk"), pair("Ck"))


def test_a_piece_sounds_as_high_as_it_lies_and_otherwise_over_a_hole() -> None:
    pitches = [sounds.laid(row)[-1][1] or 0 for row in range(TOP, BOTTOM + 1)]
    assert pitches == sorted(pitches, reverse=True)
    assert len(set(pitches)) == len(pitches)
    assert all(sounds.laid(row) != sounds.hollow(row) for row in range(TOP, BOTTOM + 1))


def test_the_star_turns_red_when_the_pile_is_near() -> None:
    session = modern(1)
    hold(session, frames=5)
    assert attributes(session, 0, STAR) == pair("Yk")
    program(session).world.pile[5, 8] = 0
    hold(session, frames=30)
    assert attributes(session, 0, STAR) == pair("Rk")


@pytest.mark.parametrize("figure", FIGURES, ids=lambda figure: figure.name.english)
def test_each_figure_comes_to_life(figure: Figure) -> None:
    machine = Spectrum()
    lives = act(machine, figure, figure.cells)
    seen = set()
    for frame in range(200):
        lives(frame)
        seen.add((bytes(machine.display), bytes(machine.attributes)))
    assert len(seen) >= 2


@pytest.mark.parametrize("squares", [0, 30, 118, 199])
def test_the_mason_climbs_whatever_was_built_and_covers_nothing_of_it(squares: int) -> None:
    cells = [(row, column) for row in range(BOTTOM, TOP, -1) for column in range(8, 23)][:squares]
    machine = Spectrum()
    for row, column in cells:
        machine.cell(row + DOWN, column, b"\xff" * 8, pair("Gk"))
    mason = Mason(machine, cells, glad=True)
    for frame in range(mason.frames + 30):
        mason.step(frame)
    assert all(machine.attributes[32 * (row + DOWN) + column] == pair("Gk") for row, column in cells)
    assert mason.frames <= LONGEST + 1


def test_what_is_left_after_the_end_moves_and_the_next_game_begins_clean() -> None:
    session = modern(4)
    until_asked(session)
    pictures = set()
    for _ in range(90):
        session.step()
        pictures.add(bytes(screen(session).display))
    assert len(pictures) > 2
    tap(session, "return")
    assert program(session).look.ending is None


def test_the_words_of_the_title_fall_in_turn_and_rise_again() -> None:
    machine = Spectrum()
    title = Title(Main(machine, Setup("falling-dominoes")))
    title.draw()
    upright = bytes(machine.display[:2048])
    seen = []
    for frame in range(ROUND):
        title.step(frame)
        seen.append(bytes(machine.display[:2048]))
    assert len(set(seen)) > 40
    assert seen[0] == seen[-1] == upright


@pytest.mark.parametrize(("squares", "phrase"), [(100, "figure"), (10, "missed")])
def test_a_figure_ends_with_a_phrase_of_the_game(squares: int, phrase: str, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[Score] = []

    def scene(machine: Machine, part: Frames[None], score: Score, rest: Alive | None = None) -> Frames[None]:
        played.append(score)
        return run_scene(machine, part, score, rest)

    monkeypatch.setattr("arcade.games.falling_dominoes.modern.scene", scene)
    session = modern(8)
    task = program(session).task
    assert task is not None
    cells = sorted(task.figure.cells, reverse=True)
    program(session).world.pile.update(dict.fromkeys(cells[: len(cells) * squares // 100], 0))
    hold(session, frames=2)
    tap(session, "pad1 back")
    while still(not played):
        session.step()
    assert played == [MUSIC[phrase]]
