"""The modern look: eight boards, marks of danger, the bar, joystick, mouse, two people, the score."""

import pytest

from arcade.games.triplet.modern import FLASH_FRAMES, FLASHES, STRIKE_STEPS
from arcade.games.triplet.sounds import landed
from arcade.games.triplet.state import SIZES
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.outcome import Outcome
from tests.patience import still
from tests.prompted import Prompted


def modern(keys: str = "z3j", **setup: object) -> Prompted:
    run = Prompted("triplet", **setup)
    run.type(keys.replace(" ", ""))
    return run


@pytest.mark.parametrize("size", range(len(SIZES)))
def test_eight_boards_may_be_chosen(size: int) -> None:
    run = modern(f"z{size + 1}")
    rows, columns = SIZES[size]
    assert str(run.state["board"]).split("/") == ["." * columns] * rows
    run.type(f"ja{rows}")
    assert run.state["moves"][0] == f"a{rows}"


def test_the_joystick_chooses_a_board_and_a_field() -> None:
    run = modern("z")
    for key in ("pad1 right", "pad1 fire", "pad1 fire"):
        run.press(key)
    assert run.state["size"] == 3
    run.press("pad1 left")
    run.press("pad1 fire")
    assert run.state["moves"][0] == "d4"


def test_a_click_takes_the_field_under_it() -> None:
    run = modern("z3j")
    run.press("@12,10")
    assert run.state["moves"][0] == "a7"
    run.press("@250,10")
    assert len(run.state["moves"]) == 2


def test_the_last_board_is_the_next_default() -> None:
    run = modern("z1 a1 b2 a2 b3 a3 d", seats=2)
    assert run.state["picking"] is True
    run.press("return")
    assert run.state["size"] == 0


def test_letters_and_digits_beyond_the_board_are_refused() -> None:
    run = modern("z1j")
    run.press("f")
    assert len(run.heard) > 1
    run.press("e")
    run.press("6")
    assert run.message == "e, and which row? (1–5)"
    run.press("backspace")
    assert run.message == "Your move: which field? (a1–e5)"


def test_v_marks_what_loses_for_each_side() -> None:
    run = modern("z3 a1 g2 b1 g3 v", seats=2)
    assert "both lose" in run.row(22)
    machine = run.spectrum
    assert isinstance(machine, Spectrum)

    def picture(row: int, column: int) -> bytes:
        """The eight rows in the middle of a field."""
        left, top = 8 + 24 * column + 8, 24 * row + 8
        return bytes(
            machine.display[((y & 192) << 5) + ((y & 7) << 8) + ((y & 56) << 2) + left // 8]
            for y in range(top, top + 8)
        )

    cross, ring, both, none = picture(6, 3), picture(0, 6), picture(6, 6), picture(3, 3)
    assert none == bytes(8)
    assert len({cross, ring, both, none}) == 4
    run.press("pad1 back")
    assert picture(6, 3) == bytes(8)


def test_a_stone_lands_with_a_note_of_its_field() -> None:
    run = modern("z3 c", seats=2)
    run.press("3")
    board = run.program.position.board
    row, column = divmod(board.field("c3"), board.columns)
    landing = [round(pitch) for _, pitch in landed(row, column, 0) if pitch is not None]
    heard = [pitch for _, pitch in run.heard]
    assert landing in [heard[at : at + 2] for at in range(len(heard))]


def test_the_three_stones_are_struck_through_and_the_latest_is_white() -> None:
    run = modern("z3 a1 a7 d1 b6 g", seats=2)
    while still(not run.session.results):
        run.session.step(frozenset("1"))
    assert run.session.results[0].outcome is Outcome.SECOND
    assert run.session.results[0].score is None
    for _ in range(2 * FLASHES * FLASH_FRAMES + STRIKE_STEPS + 1):
        run.session.step()
    assert run.message == "Triplet! a1 d1 g1"
    machine = run.spectrum
    assert {machine.point(x, 175 - 156) for x in range(24, 156)} == {1}
    assert {machine.attr(19, column) & 7 for column in range(1, 19)} == {2}
    assert {machine.attr(19, column) & 7 for column in range(19, 22)} == {7}


def test_two_people_take_turns_to_begin() -> None:
    run = modern("z1 a1 b2 a2 b3 a3 d 1", seats=2)
    assert run.state["seat"] == 1
    assert run.state["tally"] == (0, 0, 1)
    assert run.message == "Player 2: which field? (a1–e5)"


@pytest.mark.parametrize(("keys", "score"), [("z3j d4 a7 c5", 2), ("z3c g5 d2 a6 a3 f6 g3 c5 d7", 58)])
def test_a_win_scores_50_and_the_stones_a_loss_the_safe_stones(keys: str, score: int) -> None:
    assert modern(keys, level=2).session.results[0].score == score


def test_the_moves_are_listed_in_pairs() -> None:
    run = modern("z3j d4 a7", level=2)
    assert run.row(13).endswith("1 d4 b7")
    assert run.row(14).endswith("2 a7 c6")


def test_a_hint_names_a_field_and_moves_the_cursor_there() -> None:
    run = modern("z3j d4 a7", level=2)
    run.press("f1")
    words = run.row(22).split()
    assert words[0] in {f"{letter}{digit}" for letter in "abcdefg" for digit in range(1, 8)}
    run.press("return")
    assert words[0] in run.state["moves"]
    stuck = modern("z3 a1 a2 b1 b2 c3 c4 d3 d4 e5 e6 f5 f6", seats=2)
    stuck.press("f1")
    assert stuck.row(22).strip()


def test_moves_can_be_taken_back() -> None:
    run = modern("z3j d4 a7", level=2)
    run.press("f2")
    assert run.state["moves"] == ("d4", "b7")
    run.press("!undo")
    run.press("f2")
    assert run.state["moves"] == ()
    assert run.message.startswith("Your move")


def test_the_master_mirrors_on_even_boards() -> None:
    run = modern("z2j a1 b1 f4", level=5)
    assert run.state["moves"] == ("a1", "f6", "b1", "e6", "f4", "a3")
