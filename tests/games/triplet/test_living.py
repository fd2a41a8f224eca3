"""What lives in Triplet: stones with faces, the plank that breaks, the third who does not dare."""

import pytest

from arcade.games.triplet.art import LARGE, LETTERS, Mood, plank, stone
from arcade.games.triplet.strings import TITLE
from arcade.games.triplet.title import EDGE_X, WALK_FRAMES, Title
from arcade.toolkit.picture.drawing import lift_cells
from tests.patience import still
from tests.prompted import Prompted

BOARD = (0, 0, 22, 22)
WHOLE = (0, 0, 22, 32)


def begun(moves: str, **setup: object) -> Prompted:
    """A run past its title and the choice of a board."""
    run = Prompted("triplet", **setup)
    run.type(f"z3{moves}")
    return run


@pytest.mark.parametrize("size", [14, 20, LARGE])
@pytest.mark.parametrize("seat", [0, 1])
def test_stones_show_where_they_look_and_that_they_blink(seat: int, size: int) -> None:
    glances = [(0, 0), (0, 1), (0, -1), (1, 0), (-1, 0)]
    assert len({stone(seat, size, Mood.CALM, glance).ink for glance in glances}) == len(glances)
    assert stone(seat, size, Mood.BLINK).ink != stone(seat, size).ink


@pytest.mark.parametrize("size", [20, LARGE])
def test_large_enough_stones_show_what_they_feel(size: int) -> None:
    assert len({stone(0, size, mood).ink for mood in Mood}) == len(Mood)


def test_the_two_sides_differ_in_shape_at_every_size() -> None:
    assert all(stone(0, size).ink != stone(1, size).ink for size in (14, 20, LARGE))


def test_a_plank_hangs_in_its_middle_only() -> None:
    straight, bent = plank(160, 0), plank(160, 6)
    assert bent.height == straight.height + 6
    assert bent.ink[0] != 0, "its ends stay where they are"
    assert bent.ink[8] != 0, "its middle is lower"


def test_the_name_can_be_laid_in_stones() -> None:
    assert set(TITLE.english.upper()) | set(TITLE.in_language("ro").upper()) <= set(LETTERS)


def test_the_third_comes_doubts_and_goes() -> None:
    run = Prompted("triplet")
    title = Title(run.program)
    title.draw()
    pictures = set()
    for frame in range(WALK_FRAMES):
        title.step(frame)
        pictures.add(run.machine.memory())
    assert len(pictures) > 2 * EDGE_X


def test_a_stone_looks_at_the_one_that_was_put_last() -> None:
    run = begun("a1 g7".replace(" ", ""), seats=2)
    left = repr(lift_cells(run.spectrum, 18, 1, 3, 3))
    run.type("a7")
    assert repr(lift_cells(run.spectrum, 18, 1, 3, 3)) != left


def test_stones_blink_while_one_is_waited_for() -> None:
    assert begun("a1g7", seats=2).pictures(200, *BOARD) > 1


def test_the_computer_looks_at_fields_before_it_chooses_one() -> None:
    run = begun("j")
    pictures = set()
    run.type("d")
    while still(len(run.state["moves"]) < 2):
        run.session.step(frozenset("4"))
        pictures.add(repr(lift_cells(run.spectrum, *BOARD)))
    assert len(pictures) > 12


@pytest.mark.parametrize(
    ("moves", "setup", "outcome"),
    [
        ("a1a7d1b6g1", {"seats": 2}, "second"),
        ("jd4a7c5", {"level": 2}, "lost"),
        ("cg5d2a6a3f6g3c5d7", {"level": 2}, "won"),
    ],
)
def test_the_ends_go_on(moves: str, setup: dict[str, int], outcome: str) -> None:
    run = begun(moves, **setup)
    assert run.session.results[-1].outcome == outcome
    assert run.pictures(200, *WHOLE) > 10
