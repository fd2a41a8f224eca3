"""The original's questions, sounds and pace on the running program, as recorded from the listing."""

from itertools import pairwise

import pytest

from arcade.toolkit.contract.outcome import Outcome
from tests.patience import still
from tests.prompted import Prompted

LOW = [(0.1, 12), (1.0, -6)]
KEY = [(0.1, 12)]
ANSWER = [(0.1, 12), (0.05, 22)]


def original(keys: str = "", **setup: object) -> Prompted:
    run = Prompted("impas", original=True, **setup)
    run.type(keys)
    return run


def typed(game: str) -> str:
    """The keys of moves written as a4x3."""
    return game.replace("x", "").replace(" ", "")


WON_AS_SECOND = "c" + typed("b4x1 a4x3 c3x2 c5x3 a5x4 a6x4 b5x1 b2x1 d2x1 b4x1 d4x3 b6x4 d6x2 d3x1 d4x1 d3x1")
WON_AS_FIRST = "j" + typed("c4x2 c2x1 b4x3 c4x3 a5x4 a6x1 c5x4 c6x1 c5x1 c4x1 c3x1 c2x1 c6x1 e5x1 f4x2 b5x2 d3x1 d5x3")
LOST_AS_FIRST = "j" + typed("b4x3 b5x2 a4x3 a5x3 a6x4 b6x3")
LOST_AS_SECOND = "c" + typed("c5x1 b4x1 e4x3 b5x4 b6x4 a4x3 a5x4 b6x1")


def pieces(run: Prompted) -> str:
    """What the screen's squares show: a solid block is a piece."""
    cells = [
        [run.spectrum.point(8 * column + 3, 172 - 8 * row) for column in range(8, 24, 3)] for row in range(2, 18, 3)
    ]
    return "/".join("".join(".#"[cell] for cell in row) for row in cells)


def test_after_run_the_block_stands_in_its_corner() -> None:
    run = original()
    assert pieces(run) == run.state["board"] == "....../....../....../###.../###.../###..."
    assert run.row(21).strip() == "Who starts? C=computer, Y=you"
    assert (run.machine.border_colour, run.spectrum.attr(0, 0)) == (1, 48)
    assert [run.row(row)[6] for row in range(2, 18, 3)] == list("123456")
    assert run.row(19).split() == list("abcdef")
    assert "".join(run.row(row)[28] for row in range(11, 17)) == "PLAYER"
    corners = [(56, 24), (200, 168), (128, 96), (214, 30), (214, 90), (220, 86), (208, 86)]
    assert all(run.spectrum.point(x, y) for x, y in corners)


def test_the_title_sounds_twenty_random_notes() -> None:
    notes = original().machine.speaker.notes
    assert len(notes) == 20
    assert [note.duration / 3_500_000 for note in notes] == pytest.approx([0.03] * 20, abs=0.002)
    assert len({note.hertz for note in notes}) > 5


def test_a_wrong_key_is_answered_and_the_question_stays() -> None:
    run = original("x")
    assert run.heard == LOW
    assert run.choices == ("c", "y", "j")


def test_the_first_moves() -> None:
    run = original("C")
    assert run.state["board"] == "....../....../....../##.#../###.../###..."
    assert run.heard == KEY + ANSWER
    assert run.row(21).strip() == "Your move: column a–f"
    run.press("a")
    assert run.row(21).strip() == "a, row 1–6"
    run.press("1")  # an empty square
    assert run.heard == LOW
    assert run.row(21).strip() == "Your move: column a–f"
    run.type("a43")
    assert run.heard == KEY + ANSWER
    assert run.state["board"] == pieces(run) == ".#..../....../....../.#.#../###.../###..."


def test_wrong_columns_rows_and_steps() -> None:
    run = original("c")
    run.press("g")
    assert (run.heard, run.row(21).strip()) == (LOW, "Your move: column a–f")
    run.press("a")
    run.press("7")
    assert (run.heard, run.row(21).strip()) == (LOW, "a, row 1–6")
    run.press("6")
    assert (run.heard, run.row(21).strip()) == (KEY, "How many steps? (1–6)")
    run.press("1")
    assert (run.heard, run.row(21).strip()) == (LOW, "Your move: column a–f")
    run.type("a4")
    run.press("x")
    assert (run.heard, run.row(21).strip()) == (LOW, "Your move: column a–f")
    assert run.state["board"] == "....../....../....../##.#../###.../###..."


def test_as_many_steps_as_the_row_number_are_refused() -> None:
    run = original("ja4")
    run.press("4")
    assert run.heard == LOW
    assert run.state["moves"] == ()


def test_the_player_may_begin() -> None:
    run = original("j")
    assert run.heard == KEY
    run.type("a43")
    assert run.state["board"] == ".#..../....../....../.##.../###.../###..."
    run.type("b41")
    assert run.state["board"] == "..#.../....../.#..../..#.../###.../###..."


@pytest.mark.parametrize(
    ("keys", "outcome", "final", "words"),
    [
        (WON_AS_SECOND, Outcome.WON, "######/...###/....../....../....../......", "You win, well played!"),
        (WON_AS_FIRST, Outcome.WON, "######/...###/....../....../....../......", "You win, well played!"),
        (LOST_AS_SECOND, Outcome.LOST, "###..#/..#.../..#.../..#.../..#.../..#...", "I win!"),
        (LOST_AS_FIRST, Outcome.LOST, ".##.../.##.../.##.../..#.../..#.../..#...", "I win!"),
    ],
)
def test_whole_games_won_and_lost(keys: str, outcome: Outcome, final: str, words: str) -> None:
    run = original(keys[:-1])
    said = set()
    run.session.step(frozenset(keys[-1]))
    while still(run.machine.waiting is None):
        run.session.step()
        said.add(run.row(21).strip())
    assert run.state["board"] == pieces(run) == final
    assert [result.outcome for result in run.session.results] == [outcome]
    assert words in said
    assert run.row(21).strip() == "Play again? (y/n)"


def test_the_end_sounds_35_tones_in_the_border() -> None:
    for keys in (WON_AS_FIRST, LOST_AS_FIRST):
        run = original(keys)
        tones = [(0.03, turn * colour + 10) for turn in range(1, 6) for colour in range(7, 0, -1)]
        assert run.heard[-35:] == tones
        assert (tones[0], tones[1], tones[7]) == ((0.03, 17), (0.03, 16), (0.03, 24))
        assert run.borders == [1, *[7, 6, 5, 4, 3, 2, 1] * 5]


def test_the_result_is_said_in_romanian() -> None:
    run = original(LOST_AS_FIRST, language="ro")
    assert run.row(21).strip() == "Alt joc? (d/n)"
    assert "".join(run.row(row)[28] for row in range(11, 18)) == "JUCĂTOR"


def test_d_plays_again_from_the_title_and_any_other_key_leaves() -> None:
    run = original(LOST_AS_FIRST)
    run.press("d")
    assert len(run.heard) == 20
    assert run.choices == ("c", "y", "j")
    assert run.state["board"] == pieces(run) == "....../....../....../###.../###.../###..."
    run = original(LOST_AS_FIRST)
    run.press("x")
    assert run.session.ended


def test_calm_leaves_the_border_blue() -> None:
    assert original(LOST_AS_FIRST, calm=True).borders == [1]


def test_a_joystick_brings_a_cursor_and_the_steps_are_typed() -> None:
    run = original("j")
    run.press("pad1 fire")
    for key in ("pad1 up", "pad1 up", "pad1 fire"):
        run.press(key)
    assert run.choices == tuple("123456")
    run.press("2")
    assert run.state["moves"] == ((3, 0, 2), (1, 0, 1))


def test_taking_back_redraws_the_pieces_and_advice_is_given() -> None:
    run = original("ja43")
    run.press("f2")
    assert run.state["board"] == pieces(run) == "....../....../....../###.../###.../###..."
    run.press("f2")
    assert run.heard == LOW


# --- the measured pace, frames from key-down to the next prompt


def test_the_pace_of_questions() -> None:
    run = original()
    assert run.frames == pytest.approx(182, abs=2)
    assert run.press("x") == pytest.approx(60.5, abs=2.5)
    assert run.press("j") == pytest.approx(8.5, abs=1)
    assert run.press("a") == pytest.approx(8.5, abs=1)
    assert run.press("7") == pytest.approx(60.5, abs=2.5)
    assert run.press("6") == pytest.approx(8.5, abs=1)
    assert run.press("1") == pytest.approx(60.5, abs=3)


def test_the_pace_of_the_computers_first_move() -> None:
    assert original().press("c") == pytest.approx(423, abs=3)


def test_the_pace_of_turns() -> None:
    """From 326 to 819 frames, four of five between 330 and 700."""
    times = []
    for keys in (WON_AS_SECOND, WON_AS_FIRST, LOST_AS_SECOND, LOST_AS_FIRST):
        run = original()
        frames = run.type(keys[:-1])
        times += [taken for taken in frames[1:] if taken > 200]
    assert 310 <= min(times) <= 345
    assert 800 <= max(times) <= 840
    assert sum(330 <= taken <= 700 for taken in times) > 0.8 * len(times)


def test_the_pace_of_the_end() -> None:
    run = original(WON_AS_FIRST[:-1])
    assert run.press(WON_AS_FIRST[-1]) == pytest.approx(264, abs=4)
    assert run.press("d") == pytest.approx(189, abs=3)
    for keys in (LOST_AS_SECOND, LOST_AS_FIRST):
        assert 515 <= original(keys[:-1]).press(keys[-1]) <= 725


def test_the_notes_of_the_title_and_the_computers_two_are_kept_apart() -> None:
    run = original()
    notes = run.machine.speaker.notes
    silences = [(after.start - note.start - note.duration) / run.machine.CLOCK for note, after in pairwise(notes)]
    assert silences == pytest.approx([0.039] * 19, abs=0.003)
    run.press("c")
    first, second = run.machine.speaker.notes[-2:]
    assert (second.start - first.start - first.duration) / run.machine.CLOCK == pytest.approx(0.018, abs=0.001)
