"""What lives in Mastermind: the title's lid, eyes that judge a row and think, pegs that drop, ends that go on."""

import pytest

from arcade.families.codes.board import GLOW, HEIGHTS, PegBoard
from arcade.families.codes.code import Marks
from arcade.families.codes.pegs import GREAT, LIFTING, MYSTERY, PEG, great_peg, lifting, peg
from arcade.games.mastermind.figures import LEFT, RIGHT, Mood, Size, eyes, mood_at
from arcade.games.mastermind.title import ROUND_FRAMES, Title
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.picture.drawing import lift_cells
from tests.games.mastermind.test_modern import modern, send
from tests.prompted import Prompted


def test_a_lid_opens_from_the_whole_cover_to_the_whole_peg() -> None:
    for size, whole in ((PEG, peg), (GREAT, great_peg)):
        pictures = lifting("4", size)
        assert len(pictures) == LIFTING + 1 == len({picture.ink for picture in pictures})
        assert pictures[0].ink == whole(MYSTERY).ink
        assert pictures[-1] == whole("4")


def test_the_lid_of_the_title_moves_on_and_he_looks_about() -> None:
    run = Prompted("mastermind")
    title = Title(run.program)
    title.draw()
    seen = set()
    for frame in range(2 * ROUND_FRAMES):
        title.step(frame)
        seen.add(run.machine.memory())
    assert len(seen) > 2 * LIFTING + 4


def test_a_peg_drops_from_above_and_nothing_is_left_above_it() -> None:
    machine = Spectrum()
    machine.cls()
    board = PegBoard(machine, 0, 0, 3)
    board.draw(("1234", Marks(0, 2)))
    before = lift_cells(machine, 0, 0, 3, 15)
    seen = {machine.memory() for _ in board.drop(1, 2, "5")}
    assert len(seen) == len(HEIGHTS)
    assert lift_cells(machine, 0, 0, 3, 15) == before


@pytest.mark.parametrize(
    ("marks", "mood"),
    [
        (Marks(0, 0), Mood.SMUG),
        (Marks(1, 0), Mood.SMUG),
        (Marks(1, 2), Mood.SLY),
        (Marks(0, 4), Mood.AMAZED),
        (Marks(2, 0), Mood.AMAZED),
    ],
)
def test_he_judges_a_row(marks: Marks, mood: Mood) -> None:
    assert mood_at(marks) is mood


def test_his_face_follows_the_marks() -> None:
    run = modern()
    send(run, "4444")
    assert run.program.look.mood is Mood.SMUG
    send(run, "3512")
    assert run.program.look.mood is Mood.AMAZED


@pytest.mark.parametrize("size", Size)
def test_eyes_differ_by_mood_and_glance(size: Size) -> None:
    assert len({eyes(mood, glance, size).ink for mood in Mood for glance in (LEFT, RIGHT)}) == 7


def test_the_next_hole_glows_and_is_dark_again_when_another_one_is_next() -> None:
    steps, once = Spectrum(), Spectrum()
    for machine in (steps, once):
        machine.cls()
    board, whole = PegBoard(steps, 0, 0, 3), PegBoard(once, 0, 0, 3)
    for each in (board, whole):
        each.draw()
    for frame in range(2 * GLOW):
        board.beckon(0, 2, frame)
    assert steps.memory() != once.memory()
    board.beckon(0, 1, 0)
    board.beckon(0, 4, 0)
    assert steps.memory() == once.memory()


def test_a_screen_on_which_a_code_is_hidden_stands_still() -> None:
    run = Prompted("mastermind", level=5)
    run.press("return")
    before = run.machine.memory()
    for _ in range(120):
        run.session.step()
    assert run.machine.memory() == before


def moving(run: Prompted) -> bool:
    """Whether something moves while another game is asked for."""
    seen = set()
    for _ in range(200):
        run.session.step()
        seen.add(repr(lift_cells(run.spectrum, 0, 0, 22, 32)))
    return len(seen) > 2


def test_the_ends_go_on_moving() -> None:
    won, lost, solved, duel = modern(), modern(3), modern(), modern(5)
    send(won, "3521")
    send(lost, *["5555"] * 10)
    solved.press("!solve")
    send(duel, "1234", "6543")
    for run, outcome in ((won, "won"), (lost, "lost"), (solved, "over"), (duel, "lost")):
        assert run.session.results[-1].outcome == outcome
        assert moving(run), outcome
