"""The original's screen, questions, sounds and pace on the running program, as recorded from the listing or mended."""

import pytest

from arcade.games.crossing_board.book_opponent import Rule, printed
from arcade.games.crossing_board.program import Main
from arcade.games.crossing_board.rules import BLACK, SIDE, Position, piece_of
from tests.games.crossing_board.test_rules import LOST, START, WON, moves_of, pictured
from tests.patience import still
from tests.prompted import Prompted

STARTER = [(0.1, 12)]
ENTRY = [(0.1, 12), (0.2, 22)]
WRONG = [(0.2, 0), (0.1, -6)]
BLACK_OUT = [(0.05, 13), (0.1, 22), (0.4, 13)]
WHITE_OUT = [(0.05, 13), (0.01, 22), (0.5, 13)]


def original(keys: str = "", **setup: object) -> Prompted:
    run = Prompted("crossing-board", original=True, **setup)
    run.type(keys)
    return run


def set_up(run: Prompted, gone: tuple[tuple[int, ...], tuple[int, ...]], seat: int = BLACK) -> None:
    """Put another position under a run that waits for a row."""
    program = run.session.program
    assert isinstance(program, Main)
    program.match.positions[-1] = Position(gone, seat)
    run.press("f2")  # nothing to take back: the question is asked anew


def typed(moves: str) -> str:
    return "".join(f"{line}{steps}" for line, steps in moves_of(moves))


def test_the_screen_at_the_start() -> None:
    run = original()
    assert run.state["board"] == START
    assert run.machine.border_colour == 1
    assert {run.spectrum.attr(row, column) for row in range(21) for column in (0, 10, 31)} == {6 * 8}
    for row in range(1, 6):
        assert run.spectrum.screen(2 * row, 10) == "O"
        assert run.spectrum.point(80, 175 - 16 * row) == 1  # the corner of an inverse letter
    assert run.spectrum.point(112, 175 - 16 * 8) == 0
    assert "".join(run.row(16)[8 + 2 * column] for column in range(4, 9)) == "OOOOO"
    assert [run.row(2 * number)[8] for number in range(1, 9)] == list("12345678")
    assert run.row(18).split() == list("12345678")
    for place in range(9):
        assert run.spectrum.point(76, 36 + 16 * place) == run.spectrum.point(204, 36 + 16 * place) == 1
        assert run.spectrum.point(76 + 16 * place, 36) == run.spectrum.point(76 + 16 * place, 164) == 1
    for x, y in ((77, 168), (92, 168), (89, 171), (89, 165), (209, 37), (209, 52), (206, 49), (212, 49)):
        assert run.spectrum.point(x, y) == 1
    assert run.row(21) == " Who starts? y=you, c=computer"


def test_wrong_entries_leave_the_board_alone() -> None:
    run = original("j")
    assert run.heard == STARTER
    run.press("6")
    assert run.heard == [*ENTRY, *WRONG]
    run.press("1")
    assert run.heard == ENTRY
    run.press("3")
    assert run.heard == [*ENTRY, *WRONG]
    assert run.state["board"] == START
    assert run.row(21) == " Your move: row ="


def test_the_entry_is_echoed_at_columns_20_and_28() -> None:
    run = original("j4")
    assert run.row(21) == " Your move: row =   4 steps="
    run = original("j4", language="ro")
    assert run.row(21) == " Mutarea ta: linia =4  pași="
    run.session.step(frozenset("2"))
    for _ in range(5):
        run.session.step()
    assert run.row(21) == " Mutarea ta: linia =4  pași=2"


def test_the_computer_begins_and_says_so() -> None:
    run = original()
    run.session.step(frozenset("c"))
    shown = set()
    while still(run.machine.waiting is None or run.machine.waiting.choices):
        run.session.step()
        shown.add(run.row(21))
    assert any(row.startswith(" My move") and len(row) == 21 for row in shown)
    assert str(run.state["board"]).endswith("/...2..../......../....2222")
    assert original("c").heard == [*STARTER, *ENTRY]


def test_the_computer_no_longer_jumps() -> None:
    """The listing jumped over a black piece to capture two squares away."""
    run = original("j")
    before = pictured(".......1/1..2..../1....2../....1.../..1...../....2.../......../........")
    set_up(run, before.gone)
    run.type("52")
    assert run.state["moves"] == ((5, 2), (5, 1))
    assert run.state["board"] == ".......1/1..2..../1....2../....1.../1...2.../......../......../........"


@pytest.mark.parametrize("steps", "12")
def test_leaving_the_board_is_called(steps: str) -> None:
    run = original("j")
    set_up(run, ((7, 0, 0, 0, 0), (0, 0, 0, 0, 0)))
    run.type("1" + steps)
    assert run.heard == [*ENTRY, *BLACK_OUT, *ENTRY]
    assert run.state["out"] == (1, 0)
    assert run.row(0)[13] == "O"


def test_white_leaves_with_a_call_of_its_own() -> None:
    run = original("j")
    set_up(run, ((0, 0, 0, 0, 0), (7, 0, 0, 0, 0)))
    run.type("11")
    assert run.heard == [*ENTRY, *ENTRY, *WHITE_OUT]
    assert run.row(13)[26] == "O"


def test_a_piece_that_is_out_is_a_wrong_row_at_once() -> None:
    """As in the listing, though such a piece could have a word of its own; the modern look has one."""
    run = original("j")
    set_up(run, ((8, 0, 0, 0, 0), (0, 0, 0, 0, 0)))
    run.press("1")
    assert run.heard == [*ENTRY, *WRONG]
    assert run.row(21) == " Your move: row ="


def test_only_c_and_j_say_who_starts() -> None:
    """In the listing any key but c meant the player."""
    run = original("x")
    assert run.heard == WRONG
    assert run.choices == ("c", "y", "j")


def test_the_end_sounds_thirty_notes_that_tell_who_won() -> None:
    """A loss sounds two octaves lower; in the listing both ends were alike."""
    for game, words, low in ((WON, "Congratulations, you win", 0), (LOST, "I win", -24)):
        run = original("j" + typed(game)[:-1])
        shown = set()
        run.session.step(frozenset(typed(game)[-1]))
        while still(run.machine.waiting is None or run.choices):
            run.session.step()
            shown.add(run.row(21).strip())
        assert words in shown
        run = original("j" + typed(game))
        notes = run.heard[-30:]
        assert notes == [(0.03, pitch) for _, pitch in notes]
        assert all(low <= pitch < low + 20 for _, pitch in notes)
        assert len({pitch for _, pitch in notes}) > 8


def test_d_plays_again_and_any_other_key_leaves() -> None:
    run = original("j" + typed(WON))
    assert run.row(21) == " Play again? (y/n)"
    run.press("d")
    assert run.state["board"] == START
    assert run.choices == ("c", "y", "j")
    run = original("j" + typed(WON))
    run.press("x")
    assert run.session.ended


def test_a_hidden_cursor_and_the_mouse_play_as_well() -> None:
    run = original("j")
    run.press("pad1 fire")
    run.press("pad1 down")
    run.press("pad1 right")
    assert run.state["aim"] == (2, 2)
    run.press("pad1 fire")
    assert run.state["moves"][0] == (2, 2)
    run.press("@96,52")
    assert run.state["moves"][2] == (3, 1)


def test_the_measured_pace_of_questions() -> None:
    run = original()
    assert run.frames == pytest.approx(64, abs=1)
    assert run.press("j") == pytest.approx(8, abs=1)
    assert run.press("1") == pytest.approx(19, abs=1)
    assert run.press("3") == pytest.approx(86.5, abs=1.5)
    assert run.press("7") == pytest.approx(86.5, abs=1.5)
    assert original().press("c") == pytest.approx(340, abs=3)


TURNS = {
    Rule.CAPTURE: (373, 418),
    Rule.ESCAPE: (436, 447),
    Rule.EXIT: (401, 409),
    Rule.SAFE_ADVANCE: (450, 511),
    Rule.MIDDLE: (476, 554),
    Rule.SAFE_LOWER: (543, 578),
    Rule.ANYTHING: (620, 634),
}
"""Frames from the key of the steps to the next prompt, by the rule of the computer's answer, as measured."""
EXIT_SAVES = 52.5
"""A player's piece that goes out calls instead of flashing again."""


def test_the_measured_pace_of_whole_turns() -> None:
    middles = []
    for game in (WON, LOST):
        run = original("j")
        for line, steps in moves_of(game):
            program = run.session.program
            assert isinstance(program, Main)
            position = program.position
            after = position.play((line, steps))
            if after.outcome() is not None:
                break
            choice = printed(after)
            out = position.gone[BLACK][piece_of(BLACK, line)] + steps >= SIDE
            run.press(str(line))
            frames = run.press(str(steps))
            if after.play(choice.move).outcome() is not None:
                break
            least, most = TURNS[choice.rule]
            assert least - 3 - EXIT_SAVES * out <= frames <= most + 3, choice
            if choice.rule is Rule.MIDDLE and not out:
                middles.append(frames)
    assert sum(middles) / len(middles) == pytest.approx(526, abs=3)


def test_the_measured_pace_of_the_ends() -> None:
    run = original("j" + typed(WON)[:-1])
    assert run.press(typed(WON)[-1]) == pytest.approx(328, abs=2)
    assert run.press("d") == pytest.approx(66, abs=2)
    run = original("j" + typed(LOST)[:-1])
    assert run.press(typed(LOST)[-1]) == pytest.approx(595, abs=6)


def test_two_people_type_rows_and_columns() -> None:
    run = original(seats=2)
    assert run.row(21) == " Player 1: row ="
    run.type("12")
    assert run.row(21) == " Player 2: column ="
    run.type("81")
    assert run.state["moves"] == ((1, 2), (8, 1))
    assert run.state["seat"] == BLACK


def test_take_back_and_hint() -> None:
    run = original("j12")
    run.press("f2")
    assert run.state["board"] == START
    run.session.step(frozenset(("f1",)))
    while still(not run.row(21).startswith(" Row ")):
        run.session.step()
    line, steps = run.row(21)[5], run.row(21)[-1]
    assert run.row(21) == f" Row {line}, steps {steps}"
    run.type("x" + line + steps)
    assert run.state["moves"][0] == (int(line), int(steps))


def test_the_two_tones_of_a_digit_are_kept_apart() -> None:
    run = original("j1")
    notes = run.machine.speaker.notes[-2:]
    assert (notes[1].start - notes[0].start - notes[0].duration) / run.machine.CLOCK == pytest.approx(0.018, abs=0.001)
