"""The original's games, questions, sounds and pace on the running program, as recorded from the listing or mended."""

from functools import cache
from itertools import groupby, pairwise
from math import log2

import pytest

from arcade.families.discs.rules import PASS, SCAN, Position, name
from arcade.games.reversi.levels import PRINTED, Book
from arcade.games.reversi.opponent import best, mirrored, weigh
from arcade.games.reversi.printed_scene import box
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.dice import RomDice
from arcade.toolkit.contract.outcome import Outcome
from tests.patience import still
from tests.prompted import MIDDLE_C, Prompted

OPENING = "B65 W66 B43 W33 B34 W64 B56 W53 B42 W31 B41 W51 B63 W62"
DEMONSTRATION = ("oooooXXX oooXXXXX ooXoXXXX ooXXoXXX ooXoXoXX ooXooXXX ooooooXX XXXXXXXX", "W21 B87 W- B77")


def original(keys: str = "", **setup: object) -> Prompted:
    run = Prompted("reversi", original=True, **setup)
    run.type(keys)
    return run


def watch(run: Prompted) -> None:
    """Choose no players, and let the computer play to the end."""
    run.session.step(frozenset("0"))
    while still(not run.session.results or run.machine.waiting is None):
        run.session.step()


def coordinates(moves: tuple[int, ...]) -> list[str]:
    """Moves as colour, column and row."""
    return [
        "BW"[ply % 2] + ("-" if move == PASS else f"{move % 8 + 1}{move // 8 + 1}") for ply, move in enumerate(moves)
    ]


def moves(run: Prompted) -> list[str]:
    played = run.state["moves"]
    assert isinstance(played, tuple)
    return coordinates(played)


def board(run: Prompted) -> str:
    rows = run.state["board"]
    assert isinstance(rows, tuple)
    return " ".join(rows)


def log(run: Prompted) -> list[str]:
    """The four lines of the log."""
    return [run.row(row)[6:] for row in range(18, 22)]


@cache
def demonstration() -> tuple[list[str], str, int, list[list[str]]]:
    """Its moves, the last board, its frames, and the log whenever it changed."""
    run = original("n")
    start = run.machine.frame
    run.session.step(frozenset("0"))
    logs = []
    while still(not run.session.results):
        run.session.step()
        if run.machine.frame % 250 == 0:
            logs.append(log(run))
    return moves(run), board(run), run.session.results[-1].frame - start, [lines for lines, _ in groupby(logs)]


def test_the_cursor_starts_on_the_first_legal_square() -> None:
    run = original("n1n")
    assert run.state["square"] == SCAN[2 * 8 + 3]
    run.press("v")
    assert log(run)[:2] == ["Score: black 4 - white 1", "white to move"]


def test_the_computer_has_white_when_the_player_has_black() -> None:
    assert original("n1n").state["people"] == (0,)
    run = original("n1a")
    assert run.state["people"] == (1,)
    assert moves(run) == ["B65"]


@pytest.mark.parametrize(("black", "white"), [((3, 4), "W33"), ((4, 3), "W33"), ((5, 6), "W66"), ((6, 5), "W66")])
@pytest.mark.parametrize("seed", [0, 12345])
def test_the_first_reply_is_certain(black: tuple[int, int], white: str, seed: int) -> None:
    run = original("n1n", seed=seed)
    run.press(f"@{64 + 16 * black[0] - 8},{16 * black[1] - 8}")
    assert moves(run)[1] == white
    assert (run.state["black"], run.state["white"]) == (3, 3)


def test_after_the_first_reply() -> None:
    run = original("n1nv")
    assert board(run).split()[2:5] == ["..o.....", "..XoX...", "...Xo..."]
    assert run.state["square"] == SCAN[2 * 8 + 1]


@pytest.mark.turns(400_000)
def test_the_demonstration_is_the_roms() -> None:
    played, last, *_ = demonstration()
    assert " ".join(played).startswith(OPENING)
    assert last == DEMONSTRATION[0]
    assert " ".join(played[-4:]) == DEMONSTRATION[1]
    assert (last.count("X"), last.count("o")) == (36, 28)


@pytest.mark.parametrize(("seed", "discs"), [(1, (39, 25)), (1000, (34, 30)), (12345, (28, 36))])
def test_demonstrations_of_other_seeds(seed: int, discs: tuple[int, int]) -> None:
    dice, position = RomDice(Spectrum(seed=seed)), Position()
    while still(position.moves()):
        position = position.play(best(weigh(Book(), position, dice)))
    assert position.discs == discs


@pytest.mark.parametrize(
    ("colour", "discs", "rows", "outcome"),
    [
        ("n", (35, 29), "oooooooo XoooooXX XoooooXX XXoXXoXX XXXooXoX XXooooXX XXXXXXXX oXXXXXXo", Outcome.WON),
        ("a", (31, 33), "XXXXXXXo ooooXXoo oooooXXo ooXoooXo XXooXXoo XooXooXo XoooooXX XXXXXXXX", Outcome.WON),
    ],
)
def test_place_pressed_wherever_the_cursor_appears(
    colour: str, discs: tuple[int, int], rows: str, outcome: Outcome
) -> None:
    run = original(f"n1{colour}")
    while still(not run.session.results):
        run.press("v")
    assert (run.state["black"], run.state["white"]) == discs
    assert board(run) == rows
    result = run.session.results[-1]
    assert (result.outcome, result.score) == (outcome, discs[colour == "a"])


def test_what_squares_are_worth() -> None:
    printed = mirrored(PRINTED)
    assert [printed[square] for square in (0, 7, 56, 63)] == [10] * 4
    assert (printed[9], printed[2], printed[27]) == (0, 7, 3)
    assert all(printed[square] == printed[63 - square] == printed[8 * (square % 8) + square // 8] for square in SCAN)


def test_wrong_keys_are_explained_and_asked_again() -> None:
    run = original("n5")
    assert log(run)[1:] == ["How many players?", "enter 0, 1 or 2", "How many players?"]
    assert run.choices == ("0", "1", "2")
    run.press("1")
    run.press("x")
    assert log(run)[2:] == ["Play white or black?"] * 2
    run = original("q", language="ro")
    assert run.row(2) == "Dorești sunet (d/n)?"


def test_the_answer_stands_behind_the_question() -> None:
    run = original("n1")
    assert log(run)[2:] == ["How many players? 1", "Play white or black?"]


@pytest.mark.parametrize("keys", ["av", "ccccv", "cv", "czv"])
def test_an_illegal_place_changes_nothing(keys: str) -> None:
    """From (3,4): an empty square above and one far right, the white disc beside it, the black one below that."""
    run = original("n1n")
    run.type(keys)
    assert moves(run) == []
    assert (run.state["black"], run.state["white"]) == (2, 2)


@pytest.mark.turns(400_000)
def test_a_pass_is_announced() -> None:
    *_, logs = demonstration()
    passing = next(index for index, lines in enumerate(logs) if "white has no move" in lines)
    assert any(lines[-2:] == ["Score: black 30 - white 33", "black to move"] for lines in logs[passing:])


A_WAVE = 0.002
"""Seconds: a note is whole waves."""


def pitches(run: Prompted) -> list[tuple[float, float]]:
    """The notes' seconds, and semitones above middle C in hundredths."""
    notes = run.machine.speaker.notes
    return [(note.duration / run.machine.CLOCK, round(12 * log2(note.hertz / MIDDLE_C), 1)) for note in notes]


def test_the_notes_of_the_set_up() -> None:
    run = original("y")
    assert pitches(run)[0] == (pytest.approx(0.01, abs=A_WAVE), pytest.approx(10, abs=0.2))
    expected = [
        (pytest.approx(0.2, abs=A_WAVE), pytest.approx(pitch, abs=0.1)) for pitch in (14.15, 14.99, 14.14, 14.98)
    ]
    assert pitches(run)[1:] == expected


@pytest.mark.turns(400_000)
def test_another_game_begins_fresh_and_keeps_the_sound() -> None:
    run = original("y")
    watch(run)
    run.press("q")
    assert run.choices == ("y", "d", "n")
    frames = run.press("d")
    assert board(run).count("X") == board(run).count("o") == 2
    assert run.choices == ("0", "1", "2")
    assert run.state["sound"] is True
    assert frames == pytest.approx(440 + 4 * 10, abs=5)


@pytest.mark.turns(400_000)
def test_after_no_the_screen_is_white() -> None:
    run = original("n")
    watch(run)
    run.press("n")
    assert run.session.ended
    assert set(run.machine.memory()[:6144]) == {0}
    assert run.machine.border_colour == 7


def test_every_empty_square_that_is_looked_at_ticks() -> None:
    """Black's first legal square is found at the second; then all twelve are weighed, four of which turn one disc.

    The discs of the move are heard before they are drawn, and its own tick comes when all is turned.
    """
    run = original("y")
    known = len(run.machine.speaker.notes)
    run.session.step(frozenset("0"))
    while still(len(run.machine.speaker.notes) < known + 17):
        run.session.step()
    found = pitches(run)[known : known + 17]
    ticks = [2, 3, 2, 3, 2, 2, 3, 2, 2, 3, 2, 2, 3, 2]
    assert [round(pitch) for _, pitch in found[:14]] == ticks
    assert [round(length, 1) for length, _ in found] == [0.0] * 14 + [0.2, 0.2, 0.0]
    assert round(found[-1][1]) == 3


def test_without_sound_there_is_none() -> None:
    """The original ticked even then: mended."""
    run = original("n1nv")
    assert len(run.machine.speaker.notes) == 1


def test_a_one_sided_game_keeps_the_pitch_below_what_beep_can() -> None:
    run = original("y2")
    scene = run.session.program.look.scene  # type: ignore[attr-defined]
    for _ in range(60):
        for _ in scene.disc(0, 0, True):
            run.machine.end_frame()
    assert max(pitch for _, pitch in pitches(run)) == pytest.approx(69.8, abs=0.1)
    assert len({note.hertz for note in run.machine.speaker.notes[-5:]}) == 1


def test_the_lines_survive_the_discs() -> None:
    """Blanking a square took two of its lines in the original: mended."""
    run = original("n1nv")
    for place in range(64, 193, 16):
        assert all(run.spectrum.point(place, y) == 1 for y in range(47, 176))
        assert all(run.spectrum.point(x, place - 17) == 1 for x in range(64, 193))


def test_the_graph_is_a_stroke_for_each_candidate() -> None:
    run = original("n")
    run.session.step(frozenset("0"))
    while still(not run.state["moves"]):
        run.session.step()
    # All four squares tie in the table and turn one disc each: points 20 to 30 less 32, no higher than a pixel.
    assert sum(run.spectrum.point(x, 40) for x in range(48)) == 4


def test_frames_of_set_up_and_turns() -> None:
    run = Prompted("reversi", original=True)
    assert run.frames == pytest.approx(52, abs=2)
    assert run.press("n") == pytest.approx(441, abs=3)
    assert Prompted("reversi", original=True).press("y") == pytest.approx(483, abs=4)
    run.press("1")
    scan = run.press("n")
    assert scan == pytest.approx(252, abs=5)
    assert run.press("v") == pytest.approx(2832, abs=30)


@pytest.mark.turns(400_000)
def test_frames_of_the_whole_demonstration() -> None:
    _, _, frames, _ = demonstration()
    assert frames == pytest.approx(153_894, rel=0.02)


def test_frames_from_placing_to_the_next_cursor() -> None:
    run = original("n1n")
    turns = []
    while still(not run.session.results):
        turns.append(run.press("v"))
    assert min(turns[:-1]) >= 1_000
    assert max(turns) <= 5_740
    assert sum(turns) / len(turns) == pytest.approx(3_400, rel=0.05)


def test_a_held_direction_steps_at_every_blink() -> None:
    run = original("n1n")
    steps = []
    for frame in range(200):
        before = run.state["square"]
        run.session.step(frozenset("c"))
        if run.state["square"] != before:
            steps.append(frame)
    assert [later - earlier for earlier, later in pairwise(steps)][1:] == [44, 44, 44]


def test_the_box_is_one_wider_than_the_discs() -> None:
    assert [name(square) for square in box(Position()).squares] == [
        f"{column}{row}" for column in "cdef" for row in (3, 4, 5, 6)
    ]


def test_hint_and_take_back_work_in_the_original_look_too() -> None:
    run = original("n1n")
    run.press("!hint")
    assert run.state["square"] in Position().moves()
    run.type("vv")
    assert len(moves(run)) == 4
    run.press("!undo")
    assert len(moves(run)) == 2
    assert run.machine.text_rows()[0][8:24] == "################"


def test_two_people_take_turns() -> None:
    run = original("n2v", seats=2)
    assert log(run)[-1] == "white to move"
    run.press("v")
    assert log(run)[-1] == "black to move"
    assert len(moves(run)) == 2
