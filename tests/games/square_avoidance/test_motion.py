"""Faces on the board, squares that lack one corner, and how a game ends on the screen."""

import pytest

from arcade.games.square_avoidance.art import Mood, figure, towards
from arcade.games.square_avoidance.ending import Ending
from arcade.games.square_avoidance.modern import Modern
from arcade.games.square_avoidance.program import Main
from arcade.games.square_avoidance.rules import BOARD, DISC, RING, fields_of, threats
from arcade.games.square_avoidance.scene import STONE_FREE, dashes, middle
from arcade.toolkit.contract.outcome import Outcome
from tests.prompted import Prompted

A1, B1, A2, B2 = 0, 1, 5, 6
THREE = 1 << A1 | 1 << B1 | 1 << A2
SECOND = 50


def modern(keys: str, **setup: object) -> tuple[Prompted, Modern, Main]:
    run = Prompted("square-avoidance", **setup)
    run.type("z" + keys)
    program = run.session.program
    assert isinstance(program, Main)
    assert isinstance(program.look, Modern)
    return run, program.look, program


def test_three_corners_threaten_unless_the_fourth_is_taken() -> None:
    assert [set(square) for square in threats(THREE, BOARD & ~THREE)] == [{A1, B1, A2, B2}]
    assert threats(THREE, BOARD & ~THREE & ~(1 << B2)) == []
    assert threats(1 << A1 | 1 << B1, BOARD) == []


def test_the_dashes_leave_stones_free_and_reach_the_free_corner() -> None:
    (square,) = threats(THREE, BOARD & ~THREE)
    points = [point for side in dashes(square, THREE) for point in side]
    for field in fields_of(THREE):
        x, y = middle(field)
        assert all(max(abs(x - at), abs(y - line)) >= 2 * STONE_FREE - 2 for at, line in points)
    x, y = middle(B2)
    assert any(max(abs(x - at), abs(y - line)) < STONE_FREE for at, line in points)


@pytest.mark.parametrize("kind", [DISC, RING])
def test_every_mood_is_another_face(kind: str) -> None:
    assert len({figure(kind, mood).ink for mood in Mood}) == len(Mood)


def test_a_gaze_goes_to_the_nearest_of_eight_sides() -> None:
    assert towards((0, 0), (50, 3)) == (1, 0)
    assert towards((0, 0), (-30, 30)) == (-1, 1)
    assert towards((0, 0), (4, -90)) == (0, -1)


def test_the_corners_of_a_threatened_square_are_afraid_and_the_others_are_not() -> None:
    run, look, program = modern("a1e5b1e4a2", seats=2)
    look.show()
    calm = run.spectrum.memory()
    look.faces.look(program.position, None)
    afraid = run.spectrum.memory()
    look.faces.forget()
    look.show()
    for field in fields_of(program.position.discs):
        look.faces.show(field, DISC, Mood.AFRAID)
    assert run.spectrum.memory() == afraid != calm


@pytest.mark.parametrize(
    ("keys", "outcome"),
    [("a3a1b5b2d4c1c2", Outcome.SECOND), ("a1a3c5b5e3d4b3c2", Outcome.FIRST), ("a1", Outcome.DRAWN)],
)
def test_every_end_is_a_scene_that_goes_on_moving(keys: str, outcome: Outcome) -> None:
    run, look, _ = modern(keys, seats=2)
    ending = Ending(look.scene, outcome)
    assert 2 * SECOND <= sum(1 for _ in ending.play()) <= 8 * SECOND
    seen = set()
    for frame in range(120):
        ending.rest(frame)
        seen.add(run.spectrum.memory())
    assert len(seen) > 2


def test_tears_leave_nothing_behind() -> None:
    run, look, _ = modern("a3a1b5b2d4c1c2", seats=2)
    ending = Ending(look.scene, Outcome.SECOND)
    for _ in ending.play():
        pass
    ending.rest(0)
    before = run.spectrum.memory()
    for frame in range(1, 3121):
        ending.rest(frame)
    assert run.spectrum.memory() == before
