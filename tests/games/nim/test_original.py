"""The original's questions, sounds and pace on the running program, as recorded from the listing or mended."""

from itertools import pairwise

import pytest

from arcade.cabinet.replays.session import Session
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Setup
from tests.patience import still
from tests.prompted import Prompted, spectrum

KEY, LOW = (0.1, 12), (1.0, -6)
WRONG = [KEY, LOW]
FANFARE = [(0.1, turn * colour) for turn in range(1, 6) for colour in range(7, 0, -1)]


def original(keys: str = "", **setup: object) -> Prompted:
    run = Prompted("nim", original=True, **setup)
    run.type(keys)
    return run


def rows(run: Prompted) -> tuple[int, ...]:
    return tuple(run.state["rows"])


def outcomes(run: Prompted) -> list[Outcome]:
    return [result.outcome for result in run.session.results]


def test_the_first_question_and_a_wrong_key() -> None:
    run = original()
    assert run.row(20)[1:] == "How many rows? (1–9)"
    assert original(language="ro").row(20)[1:] == "Câte rânduri? (1–9)"
    run.press("0")
    assert run.heard == WRONG
    assert run.choices == tuple("123456789")
    assert run.row(20)[1:] == "How many rows? (1–9)"


def test_the_frame() -> None:
    run = original()
    red, message = {row * 32 + column for row in (0, 19, 21) for column in range(32)}, 6 * 8
    red |= {row * 32 + column for row in range(1, 21) for column in (0, 31)}
    for cell in range(22 * 32):
        assert run.spectrum.attributes[cell] == (message + 2 if cell in red else message), cell
    assert run.machine.border_colour == 1


def test_proposed_rows_are_drawn() -> None:
    run = original("3j072409")
    assert rows(run) == (7, 24, 9)
    assert [run.row(row)[4:].rstrip() for row in (1, 3, 5)] == ["#" * 7, "#" * 24, "#" * 9]
    assert [run.row(row)[2] for row in (1, 3, 5)] == ["1", "2", "3"]
    drawing = [(0.02, row + place + 10) for row, size in enumerate((7, 24, 9), 1) for place in range(1, size + 1)]
    assert run.heard == [KEY, *drawing]
    assert drawing[:3] == [(0.02, 12), (0.02, 13), (0.02, 14)]


@pytest.mark.parametrize(
    ("keys", "left"),
    [
        ("3j072409c", (7, 14, 9)),  # the book's worked example
        ("3j010203c", (1, 2, 2)),
        ("2j0505c", (3, 5)),
        ("1j06c", (0,)),
        ("1j25j125", (0,)),
        ("3j010203j101", (0, 2, 2)),
        ("3j010203j101201", (0, 1, 1)),
        ("3j010203j101201301", (0, 0, 0)),
    ],
)
def test_games(keys: str, left: tuple[int, ...]) -> None:
    assert rows(original(keys)) == left


def test_ends() -> None:
    assert outcomes(original("1j06c")) == [Outcome.LOST]
    assert outcomes(original("1j25j125")) == [Outcome.WON]
    assert outcomes(original("3j010203j101201301")) == [Outcome.LOST]


@pytest.mark.parametrize(("size", "taken"), [("00", False), ("31", False), ("60", False), ("26", False), ("25", True)])
def test_a_row_has_one_to_25_pieces(size: str, taken: bool) -> None:
    run = original("2j" + size[0])
    run.press(size[1])
    assert run.heard == ([KEY] if taken else WRONG)
    assert run.row(20)[1:].startswith("Row 2" if taken else "Row 1")


def test_no_pieces_cannot_be_taken() -> None:
    """The listing took 00 for a pass, and the computer then had to spoil 5, 5 to 3, 5."""
    run = original("2j0505j10")
    run.press("0")
    assert run.heard == WRONG
    assert (rows(run), run.state["seat"]) == ((5, 5), 0)
    assert run.row(20)[1:].startswith("How many beads from row 1?")


def test_rows_that_cannot_be_taken_from() -> None:
    run = original("2j0201j")
    run.press("3")
    assert run.heard == WRONG
    assert run.row(20)[1:].startswith("Take from which row?")
    run.type("10")
    run.press("4")
    assert run.heard == WRONG
    assert run.row(20)[1:].startswith("How many beads from row 1?")
    run.type("02")
    assert rows(run) == (0, 0)
    run = original("2j0101j101")
    assert rows(run) == (0, 0)


def test_an_emptied_row_is_refused() -> None:
    run = original("3j010102j101")
    emptied = str(next(number for number, size in enumerate(rows(run), 1) if size == 0))
    run.press(emptied)
    assert run.heard == WRONG
    assert run.row(20)[1:].startswith("Take from which row?")


def test_removed_beads_rise_in_pitch() -> None:
    """In the listing the notes of a move stayed the same."""
    run = original("2j0903j10")
    run.press("2")
    places = (8, 9)
    assert run.heard[:5] == [KEY, *[(0.03, 12 + place) for place in places], *[(0.03, 32 + place) for place in places]]


def test_the_fanfare_rises_for_the_player_and_falls_for_the_computer() -> None:
    """The listing played the rising one for either."""
    run = original("1j25j12")
    run.press("5")
    assert run.heard[-35:] == FANFARE
    assert (FANFARE[0], FANFARE[-1]) == ((0.1, 7), (0.1, 5))
    assert run.borders == [1, *[7, 6, 5, 4, 3, 2, 1] * 5]
    run = original("1j06c")
    assert run.heard[-35:] == [(length, -pitch) for length, pitch in FANFARE]
    assert run.borders == [1, *[7, 6, 5, 4, 3, 2, 1] * 5]


def test_the_result_stays_beside_the_question() -> None:
    """The listing wrote the question over it."""
    run = original("1j06c", language="ro")
    assert run.row(18)[1:31].strip() == "Am câștigat!"
    assert run.row(20)[1:] == "Alt joc? (d/n)"
    assert original("1j25j125").row(18)[1:31].strip() == "You win, well played!"


def test_later_games_have_the_same_field() -> None:
    """In the listing the first game was on white, later ones on yellow."""
    run = original()
    first = bytes(run.spectrum.attributes)
    run.type("1j06cd")
    assert bytes(run.spectrum.attributes) == first
    assert run.choices == tuple("123456789")


def test_any_other_key_leaves() -> None:
    run = original("1j06cx")
    assert run.session.ended


def test_backspace_takes_back_a_digit_or_a_row() -> None:
    """In the listing a row once chosen and a digit once typed were final."""
    run = original("2j0505j1")
    run.type("1")
    run.press("backspace")
    assert run.row(20)[1:].startswith("How many beads from row 1?")
    run.press("left")
    assert run.row(20)[1:].startswith("Take from which row?")
    run = original("2j05")
    run.press("backspace")
    assert run.row(20)[1:].startswith("Row 1")


def test_a_wrong_second_digit_asks_for_both_again() -> None:
    """As in the listing."""
    run = original("1j2")
    run.press("x")
    assert run.heard == WRONG
    run.type("07")
    assert rows(run) == (7,)


@pytest.mark.parametrize(
    ("seed", "sizes"), [(1, (1, 5, 22, 15, 14, 10, 11, 8, 10)), (1234, (11, 25, 24, 25, 12, 22, 9, 3, 13))]
)
def test_the_roms_random_numbers(seed: int, sizes: tuple[int, ...]) -> None:
    assert rows(original("9c", seed=seed)) == sizes


def test_the_measured_pace() -> None:
    run = original()
    assert run.frames == pytest.approx(208, abs=1)
    assert run.press("0") == pytest.approx(59, abs=1)
    assert run.press("1") == pytest.approx(8.5, abs=1)
    assert run.press("j") == pytest.approx(8.5, abs=1)
    assert run.type("31")[1] == pytest.approx(112, abs=2)
    assert run.type("25")[1] == pytest.approx(136, abs=2)
    run.press("j")
    assert run.type("125")[2] == pytest.approx(490, abs=4)
    assert original("3j07240").press("9") == pytest.approx(183, abs=3)
    assert original("2j25").press("0") == pytest.approx(8.5, abs=1)


@pytest.mark.parametrize(
    ("keys", "frames"),
    [("3j010203c", 164), ("3j072409c", 231), ("2j2513c", 249), ("9j" + "25" * 9 + "c", 341)],
)
def test_the_computers_first_move_takes_as_long_as_measured(keys: str, frames: int) -> None:
    """One, ten, twelve and twenty-five beads."""
    run = original(keys[:-1])
    assert run.press(keys[-1]) == pytest.approx(frames, abs=4)


def test_exchanges_take_as_long_as_measured() -> None:
    run = original("3j010203j10")
    assert run.press("1") == pytest.approx(235, abs=4)
    run.type("20130")
    assert run.press("1") == pytest.approx(463, abs=5)


def test_beads_are_heard_one_by_one() -> None:
    """38 ms of silence between those that are drawn, 44 between those that flash or go, 64 before a row's first."""
    run = original("2j0502")
    notes, clock = run.machine.speaker.notes[-7:], run.machine.CLOCK
    silences = [1000 * (b.start - a.start - a.duration) / clock for a, b in pairwise(notes)]
    assert silences[:4] == pytest.approx([38] * 4, abs=2)
    assert silences[4] == pytest.approx(75, abs=4)
    run.type("j10")
    known = len(run.machine.speaker.notes)
    run.press("5")
    notes = run.machine.speaker.notes[known + 1 : known + 6]
    silences = [1000 * (b.start - a.start - a.duration) / clock for a, b in pairwise(notes)]
    assert silences == pytest.approx([44] * 4, abs=2)


def test_the_frame_comes_up_block_by_block() -> None:
    run = Session(Setup("nim", original=True))
    machine, reds = spectrum(run), []
    while still(machine.waiting is None):
        run.step()
        reds.append(sum(colours == 0x32 for colours in machine.attributes))
    assert reds[143] == 0
    assert 30 < reds[165] < 60
    assert 75 < reds[186] < 105
    assert reds[-1] == 3 * 32 + 2 * 19


def test_calm_leaves_the_border_blue() -> None:
    assert original("1j06c", calm=True).borders == [1]
