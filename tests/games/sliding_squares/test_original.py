"""The original's questions, tones, flashes and pace on the running program, as recorded from the listing or mended."""

from itertools import pairwise

import pytest

from arcade.cabinet.replays.session import Session
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Setup
from tests.prompted import Prompted, spectrum

KEY, LOW = (0.1, 12), (1.0, -6)
START = "#o#o# | o#o#o | #o.o# | o#o#o | #o#o#"
SHORT = "c4 b5 a4 b3 c2 d3 d5"
LONG = "c4 b5 a4 b3 a2 b1 c2 d1 e2 d3 e4 d5"


def original(moves: str = "", **setup: object) -> Prompted:
    run = Prompted("sliding-squares", original=True, **setup)
    for move in moves.split():
        run.type(f"{move}x")
    return run


def flashing(run: Prompted) -> dict[str, str]:
    """The squares that flash, with their characters' upper left quarters."""
    found = {}
    for row in range(5):
        for column in range(5):
            if run.spectrum.attr(4 + 3 * row, 8 + 3 * column) & 128:
                x, y = 8 * (8 + 3 * column), 175 - 8 * (4 + 3 * row)
                corners = (run.spectrum.point(x, y), run.spectrum.point(x + 7, y), run.spectrum.point(x + 7, y - 7))
                found["abcde"[column] + str(5 - row)] = "".join(map(str, corners))
    return found


def test_the_title() -> None:
    run = Prompted("sliding-squares", original=True, language="ro", seed=7)
    assert run.machine.border_colour == 1
    notes = run.machine.speaker.notes
    assert len(notes) == 20
    assert {round(note.duration / run.machine.CLOCK, 2) for note in notes} == {0.02}


def test_the_screen() -> None:
    run = original()
    assert {run.spectrum.attr(row, column) for row in range(22) for column in range(32)} == {6 * 8 + 1}
    for line in range(56, 177, 24):
        assert run.spectrum.point(line, 60) == 1
        assert run.spectrum.point(70, line - 24) == 1
    assert [run.spectrum.point(x, y) for x, y in ((54, 30), (178, 154), (54, 154), (178, 30))] == [1] * 4
    assert "".join(run.row(row)[5] for row in range(4, 17, 3)) == "54321"
    assert run.row(19)[8::3].rstrip() == "abcde"
    assert [run.spectrum.point(8 * 8 + 3, 175 - 8 * row - 3) for row in (4, 7, 10, 13, 16)] == [1, 0, 1, 0, 1]
    assert run.spectrum.point(8 * 8, 175 - 8 * 7) == 1  # a white man's outline
    assert run.row(21) == "  Your move (a1–e5):"


def test_wrong_keys() -> None:
    run = original()
    run.press("f")
    assert (run.heard, run.state["board"]) == ([KEY, LOW], START)
    run.press("c")
    assert (run.heard, run.row(21)[26:]) == ([KEY], "c")
    run.press("9")
    assert (run.heard, run.choices[:5]) == ([KEY, LOW], ("1", "2", "3", "4", "5"))


def test_capitals_are_letters_too_and_a_letter_can_be_taken_back() -> None:
    """The listing took small letters only, and a letter once typed was final."""
    run = original()
    run.press("C")
    assert run.row(21)[26:] == "c"
    run.press("backspace")
    assert run.row(21)[26:].strip() == ""
    run.type("d3x")
    assert run.state["moves"] == "d3 d4"


def test_men_that_cannot_slide_are_refused() -> None:
    run = original()
    for move in ("a1", "c3", "c5", "b2"):
        run.type(move)
        assert (run.heard, run.state["board"], run.state["moves"]) == ([KEY, LOW], START, "")
        assert run.row(21)[20:].strip() == ""


@pytest.mark.parametrize(("move", "reply"), [("b3", "b2"), ("c2", "d2"), ("c4", "b4"), ("d3", "d4")])
def test_the_answers_to_the_four_first_slides(move: str, reply: str) -> None:
    assert original(move).state["moves"] == f"{move} {reply}"


def test_the_game_is_lost_and_begun_again() -> None:
    run = original(SHORT, language="ro")
    assert run.state["board"] == "o#.## | #o#oo | o#o## | oo#oo | #o#o#"
    assert [(result.outcome, result.score) for result in run.session.results] == [(Outcome.LOST, 7)]
    assert run.row(20).strip() == "Nicio piesă albă nu poate muta", "the listing did not say why"
    assert run.row(21).strip() == "Am câștigat! Încă un joc (d/n)?"
    assert run.heard[0] == KEY
    jingle = run.heard[1:]
    assert [length for length, _ in jingle] == pytest.approx([0.03] * 20, abs=0.003)
    assert all(0 <= pitch < 30 for _, pitch in jingle)
    run.press("d")
    assert (run.state["board"], run.state["seat"], run.heard) == (START, 0, [KEY])


def test_the_longest_game() -> None:
    run = original(LONG)
    assert run.state["board"] == "o#.#o | #o#o# | o#o#o | #o#o# | o#o#o"
    assert [result.score for result in run.session.results] == [12]


def test_n_ends() -> None:
    run = original(SHORT)
    run.press("n")
    assert run.session.ended


def test_a_flashing_chequer_on_the_origin_then_on_the_hole() -> None:
    run = original()
    run.press("c")
    seen: list[tuple[dict[str, str], int]] = []
    run.session.step(frozenset("4"))
    for _ in range(230):
        shown = flashing(run)
        if not seen or seen[-1][0] != shown:
            seen.append((shown, 0))
        seen[-1] = shown, seen[-1][1] + 1
        run.session.step()
    chequer = "101"
    assert [shown for shown, _ in seen] == [{}, {"c4": chequer}, {"c3": chequer}, {}]
    assert [frames for _, frames in seen[1:3]] == [100, 100]


def test_the_measured_pace() -> None:
    run = original()
    assert run.frames == pytest.approx(286, abs=2)
    assert run.press("c") == pytest.approx(7, abs=1)
    assert run.press("9") == pytest.approx(58, abs=1)
    assert run.press("4") == pytest.approx(217, abs=2)
    assert run.row(21).strip() == "My move, press a key"
    replies = [run.press("x")]
    assert run.press("f") == pytest.approx(58, abs=1)
    run.press("a")
    assert run.press("1") == pytest.approx(62, abs=1)
    for move in SHORT.split()[1:-1]:
        run.type(move)
        replies.append(run.press("x"))
    assert replies == pytest.approx([212] * len(replies), abs=2)
    run.type("d5")
    assert run.press("x") - 212 == pytest.approx(70, abs=3)
    assert run.press("d") == pytest.approx(103, abs=2)


def silences(run: Prompted, count: int) -> list[int]:
    """Milliseconds between the latest notes."""
    notes, clock = run.machine.speaker.notes[-count:], run.machine.CLOCK
    return [round(1000 * (after.start - note.start - note.duration) / clock) for note, after in pairwise(notes)]


def test_tones_are_kept_apart() -> None:
    """By RND in a jingle; before the low tone by the columns that were looked at."""
    run = original()
    assert silences(run, 20) == pytest.approx([40] * 19, abs=3)
    for move, silence in (("a1", 78), ("c3", 104), ("e1", 130)):
        run.type(move)
        assert silences(run, 2) == pytest.approx([silence], abs=2)


def test_the_key_for_the_computers_move_sounds() -> None:
    run = original()
    run.type("c4x")
    assert run.heard == [KEY]


def test_the_tray_comes_up_line_by_line_and_man_by_man() -> None:
    session = Session(Setup("sliding-squares", original=True))
    machine = spectrum(session)
    first: dict[str, int] = {}
    for frame in range(286):
        session.step()
        for name, there in {
            "title": machine.attr(6, 2) & 128,
            "frame": machine.point(54, 100),
            "third line": machine.point(104, 100),
            "first name": machine.text_rows()[4][5:6] == "5",
            "white man": machine.point(8 * 11, 175 - 8 * 4),
            "last man": machine.point(8 * 20 + 3, 175 - 8 * 16 - 3),
        }.items():
            if there:
                first.setdefault(name, frame)
    expected = {"title": 29, "frame": 194, "first name": 201, "third line": 217, "white man": 260, "last man": 281}
    assert first == {name: pytest.approx(frame, abs=3) for name, frame in expected.items()}


def test_a_key_shortens_the_flashes() -> None:
    """Four seconds a move are long, so a key ends each flash."""
    run = original()
    run.press("c")
    run.session.step(frozenset("4"))
    for _ in range(30):
        run.session.step()
    run.session.step(frozenset("x"))
    run.session.step()
    run.session.step()
    assert list(flashing(run)) == ["c3"]


def test_arrows_clicks_hint_and_take_back() -> None:
    run = original()
    for key in ("up", "up", "return"):
        run.press(key)
    run.press("x")
    assert run.state["moves"] == "c4 b4"
    run.press("f1")
    assert run.state["moves"] == "c4 b4"
    run.press("f2")
    assert run.state["board"] == START
    run.press("@92,83")
    run.press("x")
    assert run.state["moves"] == "b3 b2"


def test_two_people() -> None:
    run = Prompted("sliding-squares", original=True, seats=2)
    assert run.row(21).strip() == "Player 1 (a1–e5):"
    run.type("c4b4b5a5a4a3b3b2c2d2d3d4d5c5")
    assert [result.outcome for result in run.session.results] == [Outcome.SECOND]
    assert run.row(21).strip() == "Player 2 won, again (y/n)?"
