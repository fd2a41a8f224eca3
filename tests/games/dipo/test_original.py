"""Dipo's original look as measured on the machine: limits, editor, colours, notes, and how long everything takes."""

from math import log2

import pytest

from arcade.cabinet.replays.session import Session
from arcade.games.dipo.original import Original, accepted, whole
from arcade.games.dipo.program import Main
from arcade.machine.keyboard import NO_KEYS
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import LINES
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Setup
from tests.patience import still


class Player:
    """Hands at the original's keyboard."""

    def __init__(self, opened: str | None = None) -> None:
        self.session = Session(Setup("dipo", original=True, opened=opened))
        machine, program = self.session.machine, self.session.program
        assert isinstance(machine, Spectrum)
        assert isinstance(program, Main)
        self.machine, self.program = machine, program

    @property
    def look(self) -> Original:
        look = self.program.look
        assert isinstance(look, Original)
        return look

    def wait(self, frames: int = 1) -> None:
        for _ in range(frames):
            self.session.step(NO_KEYS)

    def until_asked(self, kind: str = "key") -> None:
        for _ in range(3000):
            if self.machine.waiting is not None and self.machine.waiting.kind == kind:
                return
            self.session.step(NO_KEYS)
        raise AssertionError("nothing is asked")

    def press(self, *keys: str) -> None:
        for key in keys:
            self.until_asked()
            self.session.step(frozenset((key,)))
            self.wait()

    def type(self, *lines: str) -> None:
        for line in lines:
            self.until_asked("line")
            for key in (*line, "return"):
                self.session.step(frozenset((key,)))
                self.wait()

    def frame(self, *limits: str) -> "Player":
        self.type(*limits)
        self.press("a")
        self.until_asked()
        return self

    def notes(self) -> list[tuple[float, int]]:
        """Seconds and semitones above middle C."""
        speaker = self.machine.speaker
        return [(round(n.duration / 3_500_000, 2), round(12 * log2(n.hertz / 261.63))) for n in speaker.notes]

    def sign(self, row: int, column: int) -> tuple[str, int]:
        """What is printed at a place, and its ink."""
        cell = b"".join(self.machine.display[LINES[8 * row + y] + column].to_bytes() for y in range(8))
        names = {self.machine.udg.get("a"): "box", self.machine.udg.get("b"): "disc", bytes(8): ""}
        return names.get(cell, "sign"), self.machine.attr(row, column) & 7


def test_limits() -> None:
    assert accepted("1", "9") is None
    assert accepted("9", "5") == (5, 9)
    assert accepted("4", "4") is None
    assert accepted("5.7", "8") == (5, 8)
    assert accepted("5,7", "19.9") == (5, 19)
    for wrong in ("", "x", "²", "-3", "20", "9" * 300, "1e1", "ț"):
        assert accepted(wrong, "9") is None, wrong
    assert whole("-5.5") == -5


def test_limits_are_asked_again_with_a_note_each_time() -> None:
    player = Player()
    player.type("1", "9", "4", "4", "9", "5.7")
    player.until_asked("line")
    assert player.notes() == [(0.2, 20)] * 4
    player.type("6", "10")
    player.press("a")
    assert (player.look.left, player.look.top) == (5, 6)
    assert (player.look.colony.field.columns, player.look.colony.field.rows) == (5, 5)


def test_the_grid_takes_its_time_and_ends_with_a_note() -> None:
    player = Player()
    player.type("5", "9", "6", "10")
    player.until_asked()
    before = len(player.machine.speaker.notes)
    player.session.step(frozenset("a"))
    start = player.machine.frame
    while still(len(player.machine.speaker.notes) == before):
        player.wait()
    assert player.machine.frame - start == pytest.approx(40.3, abs=2)
    assert player.notes()[-1] == (0.2, 20)
    player.until_asked()
    assert player.look.cursor == (0, 0)
    assert player.sign(6, 6) == ("box", 2)
    assert player.machine.border_colour == 6
    assert player.machine.attr(6, 6) >> 3 & 7 == 7


def test_the_question_stands_in_the_line_and_a_comma_leads_to_the_next_place() -> None:
    player = Player()
    player.until_asked("line")
    rows = player.machine.text_rows()
    assert (rows[0], rows[2]) == ("Game of life", "  Frame limits?")
    assert rows[22:] == ["Limits to left and right (2 .. 1", "9) L"]
    assert [player.machine.attr(row, 5) for row in (20, 21, 22, 23)] == [0x38, 0x30, 0x30, 0x30]
    player.type("5")
    assert player.machine.text_rows()[23] == "9) 5            L"


def test_the_whole_generation_stands_while_it_is_taken_over() -> None:
    player = blinker()
    player.press("return")
    seen = []
    while still(player.look.colony.generation == 1):
        seen.append(player.sign(8, 6))
        player.wait()
    assert seen[-30:] == [("disc", 0)] * 30


def test_a_key_pressed_while_the_page_comes_up_begins() -> None:
    player = Player()
    player.type("5", "9", "6", "10")
    player.wait(20)
    player.session.step(frozenset("a"))
    player.wait(200)
    assert player.sign(6, 5)[0] == "sign"  # the cursor
    assert player.sign(6, 6) == ("box", 2)


def test_the_cursor_goes_from_row_to_row_and_stays_at_the_edges() -> None:
    player = Player().frame("5", "7", "6", "7")
    cells = []
    for key in ("5", "7", "8", "8", "8", "5", "6", "8", "8", "8", "6"):
        player.press(key)
        player.until_asked()
        cells.append(player.look.cursor)
    wanted = [(0, 0), (0, 0), (0, 1), (0, 2), (1, 0), (1, 0), (1, 0), (1, 1), (1, 2), (1, 2), (1, 2)]
    assert cells == wanted


def test_cells_are_drawn_and_erased_with_a_step_to_the_right() -> None:
    player = Player().frame("5", "7", "6", "7")
    before = len(player.notes())
    player.press("2", "2")
    player.until_asked()
    assert player.notes()[before:] == [(0.2, 10)] * 2
    assert player.look.cursor == (0, 2)
    assert player.sign(6, 5) == ("disc", 2)
    player.press("5", "0")
    player.until_asked()
    assert player.look.colony.population == 1
    assert player.sign(6, 6) == ("box", 2)


def test_the_last_cell_is_filled_and_hides_the_cursor() -> None:
    player = Player().frame("5", "6", "6", "7")
    player.press("8", "8", "8", "2")
    player.until_asked()
    assert player.look.cursor == (1, 1)
    assert player.sign(7, 6) == ("disc", 2)


def test_a_step_takes_seven_frames_and_a_cell_eighteen() -> None:
    player = Player().frame("5", "9", "6", "10")
    for key, frames in (("8", 7.5), ("2", 18.5)):
        start = player.machine.frame
        player.press(key)
        player.until_asked()
        assert player.machine.frame - start == pytest.approx(frames, abs=2)


def blinker() -> Player:
    player = Player().frame("6", "10", "5", "9")
    player.press(*"666", *"5222"[1:])
    player.until_asked()
    assert player.look.colony.population == 3
    return player


def test_a_generation_is_coloured_cell_by_cell() -> None:
    player = blinker()
    start = player.machine.frame
    player.press("return")
    player.wait(60)
    assert player.machine.text_rows()[0] == "  Generation 1"
    assert player.sign(8, 6) == ("disc", 2)
    assert player.machine.attr(4, 7) & 7 == 5
    while still(player.look.colony.generation == 1):
        last = [player.sign(*place) for place in ((7, 7), (9, 7), (8, 7), (8, 6), (8, 8))]
        player.wait()
    assert last == [("disc", 4), ("disc", 4), ("disc", 2), ("disc", 0), ("disc", 0)]
    assert player.machine.frame - start == pytest.approx(460, abs=10)
    now = player.machine.frame
    while still(player.look.colony.generation == 2):
        player.wait()
    assert player.machine.frame - now == pytest.approx(460, abs=10)
    assert player.look.colony.field.cells(player.look.colony.cells) == [(3, 0), (3, 1), (3, 2)]


def test_two_cells_die_out_with_a_message_and_two_notes() -> None:
    player = Player().frame("2", "4", "2", "4")
    player.press("2", "2", "return")
    player.until_asked()
    rows = player.machine.text_rows()
    assert rows[0] == "  Generation 2"
    assert rows[20] == "The population has died out!"
    assert player.notes()[-2:] == [(0.2, 13), (0.2, 16)]
    assert [result.outcome for result in player.session.results] == [Outcome.OVER]


def test_an_empty_drawing_dies_out_at_once() -> None:
    player = Player().frame("2", "4", "2", "19")
    player.press("return")
    player.until_asked()
    rows = player.machine.text_rows()
    assert rows[0] == "  Generation 1"
    assert rows[21] == "The population has died out!"  # the frame is in row 20


def test_break_stops_a_colony_that_would_live_for_ever_and_plus_hurries_it() -> None:
    player = blinker()
    player.press("return")
    player.wait(20)
    player.session.step(frozenset("+"))
    player.wait(200)
    assert player.look.colony.generation > 10
    player.session.step(frozenset(("backspace",)))
    player.until_asked()
    assert player.machine.text_rows()[20] == "Stopped"
    player.press("n")
    player.wait(20)
    assert player.session.ended


def test_a_pattern_file_is_laid_out_in_the_frame_if_it_fits() -> None:
    glider = "x = 3, y = 3\nbo$2bo$3o!"
    fits = Player(glider).frame("2", "6", "2", "6")
    assert fits.look.colony.field.cells(fits.look.colony.cells) == [(1, 2), (2, 3), (3, 1), (3, 2), (3, 3)]
    tight = Player(glider).frame("2", "3", "2", "3")
    assert tight.look.colony.cells == 0
    assert tight.machine.text_rows()[21] == "The pattern does not fit here"
