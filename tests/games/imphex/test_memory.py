"""What is kept between games and between runs."""

import json

import pytest

from arcade.games.imphex.levels import Scan
from arcade.games.imphex.opponent import choose
from arcade.games.imphex.rules import START, Position
from arcade.games.imphex.state import Brain, Career, Lesson, graduate, read
from arcade.toolkit.contract.plain import Plain, freeze

FIRST, SECOND = ".CCCH.H.H", ".CCC.HHH."


def taught() -> Brain:
    """A brain after a loss, a win and another loss."""
    brain = Brain().after_loss(FIRST, Scan.FIXED, 1).after_win()
    return brain.after_loss(SECOND, Scan.FIXED, 1)


def test_a_loss_teaches_and_a_win_does_not() -> None:
    brain = taught()
    assert brain.lessons == (Lesson(FIRST, 1), Lesson(SECOND, 3))
    assert brain.known == (FIRST, SECOND)
    assert (brain.won, brain.lost, brain.games, brain.tens) == (1, 2, 3, (1,))


def test_tens_of_games_make_the_curve() -> None:
    brain = Brain()
    for _ in range(23):
        brain = brain.after_win()
    assert brain.tens == (10, 10, 3)
    for _ in range(600):
        brain = brain.after_win()
    assert len(brain.tens) == 40
    assert brain.tens[-2:] == (10, 3)


def test_the_first_win_is_a_relief_only_after_six_others() -> None:
    brain = Brain()
    for lost in range(6):
        assert not brain.after_win().relieved, lost
        brain = brain.after_loss(str(lost), Scan.RANDOM, 1)
    assert brain.after_win().relieved
    assert not brain.after_win().after_win().relieved


def test_the_game_that_completes_the_list_is_remembered() -> None:
    lessons = list(graduate().known)
    brain = Brain(tuple(Lesson(cells, 1) for cells in lessons[:-1]), lost=21, tens=(0, 0, 0), fewest=30)
    done = brain.after_loss(lessons[-1], Scan.RANDOM, 3)
    assert (done.taught_in, done.fewest, done.longest) == (22, 22, 3)
    assert done.wiped() == Brain(fewest=22, longest=3)


def test_a_brain_survives_being_written_down() -> None:
    brain = taught()
    assert read(brain.plain(), Scan.FIXED) == brain
    assert read(freeze(json.loads(json.dumps(brain.plain()))), Scan.FIXED) == brain


@pytest.mark.parametrize(
    "memory",
    [
        None,
        7,
        (),
        "brain",
        {"lessons": 3, "won": "many", "lost": -4, "tens": "x", "taught in": None, "fewest": (1,), "longest": -1},
        {"lessons": ((1, 2), ("short", 1), ("XXXXXXXXX", 1), (FIRST,), None), "tens": (3, 4, 5)},
    ],
)
def test_a_damaged_memory_is_only_forgotten(memory: Plain) -> None:
    assert read(memory, Scan.FIXED) == Brain()


def test_what_is_sound_in_a_damaged_memory_stays() -> None:
    lessons: Plain = ((FIRST, 2), "junk", (FIRST, 5))
    memory: Plain = {"lessons": lessons, "won": 14, "lost": 0, "tens": (9, "x"), "fewest": 10**30}
    brain = read(memory, Scan.FIXED)
    assert brain.lessons == (Lesson(FIRST, 2),)
    assert (brain.games, brain.tens, brain.fewest) == (15, (9, 0), 99_999)


def test_a_forged_memory_teaches_the_learner_nothing_wrong() -> None:
    forged = tuple((position.play(move).cells, 1) for position in opened() for move in position.moves())
    brain = read({"lessons": forged}, Scan.RANDOM)
    assert len(forged) > len(brain.lessons)
    assert set(brain.known) <= set(graduate().known)
    for position in opened():
        assert choose(position, position.moves(), brain.known).move is not None, "it resigns at once"


def opened() -> list[Position]:
    """The positions after the human's first move."""
    return [START.play(move) for move in START.moves()]


def test_the_two_scans_have_brains_of_their_own() -> None:
    career = Career({"fixed": taught().plain()}, Scan.FIXED)
    assert career.brain == taught()
    career.scan = Scan.RANDOM
    assert career.brain == Brain()
    assert career.human_won(FIRST, helped=False) == 1
    assert Career(career.plain(), Scan.RANDOM).brain.known == (FIRST,)
    assert Career(career.plain(), Scan.FIXED).brain == taught()


def test_help_keeps_a_win_out_of_the_run() -> None:
    career = Career(None, Scan.FIXED)
    assert career.human_won(FIRST, helped=False) == 1
    assert career.human_won(SECOND, helped=True) is None
    assert career.human_won("C.C.CHHH.", helped=False) == 2
    career.computer_won()
    assert career.run == 0
    assert career.brain.longest == 2


def test_a_graduate_keeps_no_memory_and_knows_everything() -> None:
    career = Career(None, Scan.RANDOM, born_knowing=True)
    assert len(career.brain.lessons) == 22
    career.computer_won()
    assert career.brain.won == 1
    assert career.plain() == Career(None, Scan.RANDOM).plain()
