"""The modern look's additions: boards, directions, mouse, two people, hints, moves taken back, sounds."""

import pytest

from arcade.games.impas.art import Mood, Pose, man, mood_of, pusher, team
from arcade.games.impas.ending import Ending
from arcade.games.impas.program import WIN
from arcade.games.impas.rules import RIGHT, UP, pictured
from arcade.toolkit.contract.outcome import Outcome
from tests.patience import still
from tests.prompted import Prompted


def modern(keys: str = "z", **setup: object) -> Prompted:
    run = Prompted("impas", **setup)
    run.type(keys)
    return run


def test_boards_and_directions_change_before_a_game() -> None:
    run = modern("z8")
    assert run.state["board"] == "/".join(["........"] * 4 + ["####...."] * 4)
    run.press("5")
    assert run.state["board"] == "...../...../...../##.../##..."
    run.press("s")
    assert run.state["people"] == (1,)
    run.press("j")
    assert (run.state["seat"], run.state["moves"]) == (1, ())
    run.type("b42")
    assert run.state["moves"][0] == (3, 1, 2)
    assert run.state["seat"] == 1


def test_a_board_that_is_chosen_stays_for_the_next_game() -> None:
    run = modern("z5j")
    while still(not run.session.results):
        run.press("f1")
        run.press("return")
        run.press("return")
    run.press("d")
    assert str(run.state["board"]).count("/") == 4


def test_a_click_takes_a_crate_and_another_its_target() -> None:
    run = modern("zj")
    run.press("@30,90")
    assert run.message == "How far? (1–3 or arrows)"
    run.press("@30,20")
    assert run.state["moves"][0] == (3, 0, 3)


def test_a_click_on_another_crate_leads_back_to_the_choice() -> None:
    run = modern("zj")
    run.press("@30,90")
    run.press("@30,115")
    assert run.message == "Your move: which crate?"
    run.press("@30,90")
    run.press("@150,20")
    assert run.state["moves"] == ()


def test_only_the_failing_step_is_asked_again() -> None:
    """An empty square repeats the row, too many steps the steps, where the original begins with the column again."""
    run = modern("zja")
    run.press("1")
    assert run.message == "a, row 1–6"
    run.press("4")
    run.press("4")
    assert run.message == "How far? (1–3 or arrows)"
    run.press("backspace")
    assert run.message == "Your move: which crate?"
    run.press("b")
    run.press("backspace")
    assert run.message == "Your move: which crate?"
    assert run.state["moves"] == ()


def test_a_crate_that_cannot_move_is_refused() -> None:
    run = modern("zj")
    frames = run.press("return")
    assert run.message == "Your move: which crate?"
    assert frames > 30


def test_the_arrows_choose_how_far() -> None:
    run = modern("zja4")
    for key in ("up", "up", "up", "down", "left", "return"):
        run.press(key)
    assert run.state["moves"][0] == (3, 0, 2)


def test_two_people_push_in_their_directions_and_take_turns_to_begin() -> None:
    run = modern("z5j", seats=2)
    assert run.state["seat"] == 0
    run.type("a43")
    assert run.state["seat"] == 1
    for key in ("pad2 fire", "pad2 right", "pad2 fire"):
        run.press(key)
    assert run.state["moves"][1] == (0, 0, 2)
    while still(not run.session.results):
        run.press("f1")
        run.press("return")
        run.press("return")
    assert run.session.results[0].outcome in (Outcome.FIRST, Outcome.SECOND)
    assert run.session.results[0].score is None
    run.press("d")
    run.press("j")
    assert run.state["seat"] == 1


def test_the_hint_shows_the_square_and_whether_it_wins() -> None:
    run = modern("z5j")
    run.press("f1")
    assert run.message == "a4, 1 step: loses slowest"
    assert run.state["moves"] == ()


def test_moves_are_taken_back_to_the_last_own_turn() -> None:
    run = modern("zja43")
    run.press("f2")
    assert (run.state["moves"], run.state["seat"]) == ((), 0)
    run.press("!undo")
    assert run.message == "Your move: which crate?"
    run.press("a")
    run.press("4")
    run.press("f2")
    assert run.state["moves"] == ()


def test_a_win_scores_ten_and_the_moves_left() -> None:
    run = modern("z5j", level=1)
    while still(not run.session.results):
        run.press("f1")
        run.press("return")
        run.press("return")
    result = run.session.results[0]
    spare = int(run.row(22).split()[1])
    assert result.score == (WIN + spare if result.outcome is Outcome.WON else None)


def test_the_computer_thinks_for_half_a_second_at_least() -> None:
    """In place of seconds of silence its man is seen to think for 25 frames; the push takes as long again."""
    assert 40 <= modern().press("c") <= 60


@pytest.mark.parametrize("language", ["en", "ro"])
def test_the_end_says_who_is_stuck(language: str) -> None:
    run = modern("zjb43b52a43a53a64b6", language=language)
    run.session.step(frozenset("3"))
    said = set()
    while still(run.machine.waiting is None):
        run.session.step()
        said.add(run.message)
    assert {"en": "No way out: you can't push", "ro": "Impas: nu mai poți împinge"}[language] in said


@pytest.mark.parametrize("swapped", [False, True])
@pytest.mark.parametrize(("board", "crates", "reach"), [(5, "a4 b4", 3), (6, "a4 c4", 3), (8, "a5 d5", 4)])
def test_every_digit_too_far_is_refused_and_asked_again(board: int, crates: str, reach: int, swapped: bool) -> None:
    run = modern("z")
    run.type(f"{'' if board == 6 else board}{'s' * swapped}j")
    run.type(crates.split()[swapped])
    question = run.row(22)
    assert f"How far? (1–{reach}" in question
    before = run.state["moves"]
    for digit in "12345678"[reach:board]:
        assert run.press(digit) > 30
        assert (run.row(22), run.state["moves"]) == (question, before)
    run.press(str(reach))
    moved = run.state["moves"][len(before)]
    assert moved[2] == reach


def test_the_men_beside_the_board_live_while_a_move_is_waited_for_and_only_then() -> None:
    run = modern()
    before = run.machine.memory()
    for _ in range(40):
        run.session.step()
    assert run.machine.memory() == before
    run.press("j")
    before = run.machine.memory()
    for _ in range(40):
        run.session.step()
    assert run.machine.memory() != before


def test_faces_tell_how_a_side_stands() -> None:
    block = pictured("....../....../....../###.../###.../###...")
    assert mood_of(block, UP) is mood_of(block, RIGHT) is Mood.CALM
    stuck = pictured("######/...###/....../....../....../......")
    assert mood_of(stuck, RIGHT) is Mood.AFRAID


def test_he_comes_out_behind_the_crate() -> None:
    """As many pixels of him are seen as the crate has left its square."""
    worker = pusher(RIGHT, 0)
    for hidden in (24, 10, 0):
        both = team(RIGHT, worker, man(UP, Pose.STANDING), hidden)
        assert all(row >> both.width - hidden == 0 for row in both.solid)
    assert worker.rows()[20] == both.rows()[20][:24]


def test_the_fewer_moves_are_to_spare_the_longer_the_wall_stands() -> None:
    frames = [sum(1 for _ in Ending(modern().session.program, Outcome.WON, RIGHT, spare).play()) for spare in (0, 3, 9)]
    assert frames == sorted(frames, reverse=True)
    assert 100 < frames[2] < frames[0] < 400


@pytest.mark.parametrize(("outcome", "stuck"), [(Outcome.LOST, UP), (Outcome.LOST, RIGHT), (Outcome.SECOND, UP)])
def test_the_last_picture_never_stands_still(outcome: Outcome, stuck: int) -> None:
    run = modern()
    ending = Ending(run.session.program, outcome, stuck, 4)
    list(ending.play())
    seen = set()
    for frame in range(120):
        ending.rest(frame)
        seen.add(bytes(run.machine.memory()))
    assert len(seen) > 4
