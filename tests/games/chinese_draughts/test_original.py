"""Chinese draughts' original screen, sounds and pace, as recorded from the listing or mended."""

from itertools import pairwise

import pytest

from arcade.cabinet.replays.session import Session
from arcade.machine.speaker import Note
from arcade.toolkit.contract.program import Setup
from tests.games.chinese_draughts.test_rules import LONGEST, SHORTEST
from tests.prompted import Prompted, spectrum

MOVED = (0.1, 10)
WRONG = [(0.1, -10), (0.15, 0)] * 8
WHITE_ON_WHITE = 7 << 3


def original(*cells: int, **setup: object) -> Prompted:
    """A run in which these numbers were typed."""
    run = Prompted("chinese-draughts", original=True, **setup)
    for cell in cells:
        enter(run, cell)
    return run


def enter(run: Prompted, cell: int) -> int:
    """Type a number and Return; frames from Return to the next prompt."""
    run.type(str(cell))
    return run.press("return")


def shown(run: Prompted) -> str:
    """The arrows on the screen, in the order of the cells."""
    places = "12,3 9,6 15,6 6,9 12,9 18,9 9,12 15,12 12,15 9,18 15,18 6,21 12,21 18,21 9,24 15,24 12,27"
    at = [tuple(map(int, place.split(","))) for place in places.split()]
    return "".join(run.row(row).ljust(32)[column] for row, column in at)


def test_the_screen_at_the_start() -> None:
    run = original()
    assert shown(run) == ">>>>>>>> <<<<<<<<"
    assert run.row(3)[9:].rstrip() == "S C O R E : 0"
    assert run.heard == []
    assert run.machine.border_colour == 7


def test_squares_numbers_and_colours() -> None:
    run = original(language="ro")
    assert run.row(3)[9:].rstrip() == "S C O R :   0"
    assert run.row(4).strip() == "0 = de la capăt", "mended: the word alone did not say which key"
    assert (run.row(8)[8], run.row(11)[17:19], run.row(14)[26:28]) == ("4", "10", "17")
    assert {run.spectrum.attr(row, column) for row in (0, 12, 21) for column in (0, 3, 31)} == {WHITE_ON_WHITE}
    assert {run.spectrum.point(x, 175 - y) for x in range(8, 16) for y in range(96, 104)} == {0}, "beside cell 1"
    assert {run.spectrum.point(x, 175 - y) for x in range(16, 24) for y in range(96, 104)} == {1}, "its left edge"
    assert {run.spectrum.point(x, 175 - y) for x in range(112, 136) for y in range(88, 112)} == {1}, "the empty cell"
    assert run.message == "Mutarea ta: L"


def test_first_moves() -> None:
    for cell in range(1, 18):
        run = original(cell)
        assert run.heard == ([MOVED] if cell in (4, 6, 7, 8, 10, 11, 12, 14) else WRONG)


def test_a_step_of_cell_8() -> None:
    run = original(8)
    assert shown(run) == ">>>>>>> ><<<<<<<<"
    assert run.row(3)[21:].strip() == "1"
    assert run.heard == [MOVED]


def test_a_wrong_move_costs_nothing_but_sixteen_beeps() -> None:
    run = original(8, 1)
    assert run.row(3)[21:].strip() == "1"
    assert run.heard == WRONG
    assert len(run.heard) == 16


def test_some_moves() -> None:
    run = original(8, 10, 12)
    assert shown(run) == ">>>>>>><><< <<<<<"
    assert run.row(3)[21:].strip() == "3"
    enter(run, 8)
    assert run.heard == WRONG
    enter(run, 9)
    assert shown(run) == ">>>>>>>< <<><<<<<"
    assert run.row(3)[21:].strip() == "4"


def test_giving_up_and_the_record() -> None:
    run = original(8, 10, 12, 9, 0)
    assert run.row(2)[6:] == "Best score is 4"
    assert run.row(21)[9:] == "Another game?"
    assert [(result.outcome, result.score) for result in run.session.results] == [("lost", None)]
    run.press("D")
    assert shown(run) == ">>>>>>>> <<<<<<<<"
    assert run.row(3)[21:].strip() == "0"
    enter(run, 0)
    assert run.row(2).strip() == "Best score is 4"
    run.press("x")
    assert run.session.ended
    assert set(run.machine.text_rows()) == {""}


def test_numbers_that_are_no_arrows() -> None:
    for cell in (18, 99, 9):
        run = original(cell)
        assert run.heard == WRONG
        assert run.state["moves"] == 0


def test_the_shortest_game() -> None:
    run = original(*SHORTEST[:-1])
    assert not run.session.results
    enter(run, SHORTEST[-1])
    assert shown(run) == "<<<<<<<< >>>>>>>>"
    assert run.row(2).strip() == "Best score is 46"
    assert [(result.outcome, result.score) for result in run.session.results] == [("won", 0)]


def test_the_score_is_redrawn_whole() -> None:
    """In the listing a new game after 46 moves began with 06: an old digit stayed."""
    run = original(*SHORTEST)
    run.press("d")
    assert run.row(3)[21:].strip() == "0"


def test_the_longest_game_and_the_record_that_counts_it() -> None:
    run = original(*LONGEST)
    assert run.row(2).strip() == "Best score is 58"
    assert [(result.outcome, result.score) for result in run.session.results] == [("won", 12)]


def test_forty_notes_for_a_win() -> None:
    run = original(*SHORTEST[:-1])
    run.type("9")
    known = len(run.machine.speaker.notes)
    run.press("return")
    notes = run.machine.speaker.notes[known + 1 :]
    pitches = [1 + 1.5 * flash for flash in range(20)]
    assert [round(note.duration / run.machine.CLOCK, 2) for note in notes] == [0.03, 0.01] * 20
    wanted = [261.6256 * 2 ** (pitch / 12) for low in pitches for pitch in (low, 2 * low)]
    assert [note.hertz for note in notes] == pytest.approx(wanted, rel=0.02)


def test_an_arrow_jumps_over_one_other() -> None:
    assert shown(original(4)) == ">>> >>>>><<<<<<<<"
    assert shown(original(14)) == ">>>>>>>><<<<< <<<"


def test_no_arrow_goes_back() -> None:
    assert original(8, 9).heard == WRONG


def test_a_dead_end_is_announced() -> None:
    run = original(4, 1)
    assert run.row(21).strip() == "No move left"
    assert run.state["moves"] == 2
    run.press("f2")
    assert run.row(21) == ""


def test_the_measured_pace() -> None:
    """From Return to the prompt: a place that is looked at later in the table takes longer."""
    run = original()
    assert run.frames == pytest.approx(222, abs=1)
    assert enter(run, 8) == pytest.approx(53, abs=1)
    assert enter(run, 10) == pytest.approx(54, abs=1)
    assert enter(run, 10) == pytest.approx(136, abs=2)
    enter(run, 0)
    assert run.press("d") == pytest.approx(212, abs=1)
    run = original(4)
    assert enter(run, 1) == pytest.approx(55, abs=1)
    run = original(8)
    assert enter(run, 18) == pytest.approx(132, abs=1)
    assert enter(run, 1) == pytest.approx(138, abs=1)
    run = original(*SHORTEST[:-1])
    assert enter(run, 9) == pytest.approx(180, abs=2)


def silences(run: Prompted, count: int) -> list[int]:
    """Milliseconds between the latest notes."""
    notes, clock = run.machine.speaker.notes[-count:], run.machine.CLOCK
    return [round(1000 * (after.start - note.start - note.duration) / clock) for note, after in pairwise(notes)]


def test_tones_are_kept_apart() -> None:
    run = original(18)
    assert silences(run, 16) == pytest.approx([26, 45] * 7 + [26], abs=2)
    run = original(*SHORTEST)
    assert silences(run, 41) == pytest.approx([366, *([37, 48] * 20)[:-1]], abs=3)


def test_typed_digits_and_return_click(monkeypatch: pytest.MonkeyPatch) -> None:
    run = original()
    clicks: list[int] = []
    lay_out = run.machine.speaker.lay_out

    def counted(edges: list[int], note: Note | None = None) -> None:
        if note is None:
            clicks.append(len(edges))
        lay_out(edges, note)

    monkeypatch.setattr(run.machine.speaker, "lay_out", counted)
    enter(run, 12)
    assert clicks == [2, 2, 2], "one wave each"


def test_squares_come_up_one_by_one_and_then_arrows() -> None:
    session = Session(Setup("chinese-draughts", original=True))
    machine = spectrum(session)
    first: dict[str, int] = {}
    for frame in range(222):
        session.step()
        rows = machine.text_rows()
        for name, there in {
            "score": rows[3].strip(),
            "square 1": rows[14][2:3] == "1",
            "square 17": rows[14][26:28] == "17",
            "first arrow": rows[12][3:4] == ">",
            "last arrow": rows[12][27:28] == "<",
        }.items():
            if there:
                first.setdefault(name, frame)
    expected = {"score": 122, "square 1": 124, "square 17": 174, "first arrow": 176, "last arrow": 198}
    assert first == {name: pytest.approx(frame, abs=3) for name, frame in expected.items()}


def test_a_number_is_typed_and_deleted_like_a_line() -> None:
    run = original()
    run.type("17")
    assert run.message == "Your move: 17L"
    run.press("5")
    assert run.message == "Your move: 17L"
    run.press("backspace")
    run.press("0")
    assert run.message == "Your move: 10L"
    run.press("return")
    assert run.state["moves"] == 1
    run.press("1")
    run.press("backspace")
    assert run.message == "Your move: L"
    run.type("x")
    assert run.heard == [(0.1, -10)]


def test_hints_and_solving_in_the_original_look() -> None:
    run = original()
    run.press("f1")
    assert run.row(21).strip() == "Try 7: 46 to go"
    run.press("!undo")
    assert run.row(21).strip() == "Nothing to take back"
    enter(run, 4)
    run.press("f1")
    assert run.row(21).strip() == "No way on: take back 1 move"
    run.press("u")
    run.press("!solve")
    assert shown(run) == "<<<<<<<< >>>>>>>>"
    assert [(result.outcome, result.score) for result in run.session.results] == [("over", None)]
    assert run.row(2).strip() == "Best score is 0", "what the computer solved is no record"


def test_joystick_and_mouse_in_the_original_look() -> None:
    run = original()
    before = run.spectrum.attr(12, 15)
    run.press("pad1 left")
    assert run.spectrum.attr(12, 15) != before, "the first push shows the cursor"
    run.press("pad1 left")
    run.press("pad1 fire")
    assert run.heard == WRONG, "the arrow on the left cannot move"
    run.press("@100,76")
    assert run.state["moves"] == 1
    run.press("@84,76")
    assert run.heard == [(0.1, -10)], "no cell"
    run.press("pad1 fire")
    run.press("pad1 fire")
    assert {"h", "u", "s", "r"} <= set(run.choices)
    run.press("r")
    assert run.row(21).strip() == "Another game?"
