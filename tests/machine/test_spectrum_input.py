"""Typing on the Spectrum: INPUT's line editor, key repeat, and INKEY$."""

import pytest

from arcade.machine.keyboard import NO_KEYS, Keys
from arcade.machine.machine import Frames, Waiting
from arcade.machine.spectrum import Spectrum


class Typist:
    """Runs a program that waits for a line, and presses keys."""

    def __init__(self, machine: Spectrum, program: Frames[str]) -> None:
        self.machine = machine
        self.program = program
        self.answer: str | None = None
        self.frame()

    def frame(self, *keys: str) -> None:
        """One frame with these keys held."""
        self.machine.begin_frame(Keys(keys) if keys else NO_KEYS)
        if self.answer is None:
            try:
                next(self.program)
            except StopIteration as stop:
                self.answer = stop.value
        self.machine.end_frame()

    def type(self, *keys: str) -> None:
        """Press and release keys one after the other."""
        for key in keys:
            self.frame(key)
            self.frame()

    def hold(self, key: str, frames: int) -> None:
        for _ in range(frames):
            self.frame(key)
        self.frame()


@pytest.fixture
def machine() -> Spectrum:
    machine = Spectrum()
    machine.border(1)
    return machine


def test_a_line_is_typed(machine: Spectrum) -> None:
    typist = Typist(machine, machine.input("Numele tău? "))
    assert machine.waiting == Waiting("line")
    assert machine.text_rows()[23] == "Numele tău? L"
    typist.type(*"Ștefan")
    assert machine.text_rows()[23] == "Numele tău? ȘtefanL"
    assert (machine.attr(23, 0), machine.attr(23, 17), machine.attr(23, 18)) == (0x0F, 0x0F, 0x8F)
    typist.type("return")
    assert typist.answer == "Ștefan"
    assert machine.waiting is None
    assert machine.text_rows()[22:] == ["", ""]
    assert machine.attributes[-64:] == bytes((0x0F,)) * 64


@pytest.mark.parametrize(
    ("keys", "shown"),
    [
        (["a", "b", "backspace", "c"], "acL"),
        (["a", "b", "left", "c"], "acLb"),
        (["a", "b", "left", "left", "left", "c", "right", "d"], "cadLb"),
        (["a", "b", "home", "delete", "x", "end", "y"], "xbyL"),
        (["a", "delete", "backspace", "backspace", "right"], "L"),
        (["ж", "f1", "pad1 fire", "@3,4", "!hint", "\x90", "é"], "L"),
    ],
)
def test_editing(machine: Spectrum, keys: list[str], shown: str) -> None:
    typist = Typist(machine, machine.input())
    typist.type(*keys)
    assert machine.text_rows()[23] == shown


def test_only_what_is_accepted_is_typed(machine: Spectrum) -> None:
    typist = Typist(machine, machine.input(limit=3, accept=str.isdigit))
    typist.type(*"1a2b34", "enter")
    assert typist.answer == "123"


def test_a_held_key_repeats_after_35_frames_and_then_every_5(machine: Spectrum) -> None:
    typist = Typist(machine, machine.input())
    lengths = []
    for _ in range(50):
        typist.frame("x")
        lengths.append(len(machine.text_rows()[23]) - 1)
    assert lengths == [1] * 35 + [2] * 5 + [3] * 5 + [4] * 5
    typist.frame()
    typist.hold("x", 35)
    typist.hold("backspace", 36)
    assert machine.text_rows()[23] == "xxxL"


def test_two_keys_in_one_frame_both_count(machine: Spectrum) -> None:
    typist = Typist(machine, machine.input())
    typist.frame("b", "a")
    typist.frame("return", "b")
    assert typist.answer == "ab"


def test_a_key_pressed_before_is_not_typed(machine: Spectrum) -> None:
    machine.begin_frame(Keys({"z"}))
    machine.end_frame()
    typist = Typist(machine, machine.input())
    typist.type("a")
    assert machine.text_rows()[23] == "aL"


def test_a_long_line_grows_upwards_and_gives_back_what_it_covered(machine: Spectrum) -> None:
    machine.cls()
    for row in range(22):
        machine.print_at(row, 0, f"row {row}", ink=2)
    before = machine.scr()
    typist = Typist(machine, machine.input("? "))
    words = "".join(chr(97 + count % 26) for count in range(300))
    for count in range(0, 300, 2):
        typist.frame(words[count])
        typist.frame(words[count + 1])
    rows = machine.text_rows()
    assert rows[12] == "row 12"
    assert (rows[13], machine.attr(13, 0)) == ("", 0x0F)  # the row above the line has moved up with it
    assert rows[14] == "? " + words[:30]
    assert rows[23] == words[286:300] + "L"
    typist.type("x")
    assert machine.text_rows() == rows
    typist.type("return")
    assert typist.answer == words
    assert machine.scr()[: 32 * 22 + 6144] == before[: 32 * 22 + 6144]
    assert machine.text_rows()[22:] == ["", ""]


def test_what_stands_above_a_growing_line_moves_up_with_it(machine: Spectrum) -> None:
    machine.print_at(21, 0, "row 21")
    machine.print_at(22, 0, "row 22")
    typist = Typist(machine, machine.input("x" * 30))
    assert machine.text_rows()[21:23] == ["row 21", "row 22"]
    typist.type("a", "b")
    assert machine.text_rows()[21:] == ["row 22", "x" * 30 + "ab", "L"]
    typist.type("backspace")
    assert machine.text_rows()[21:] == ["row 21", "row 22", "x" * 30 + "aL"]


def test_a_field_above_the_lower_screen_vanishes_when_done(machine: Spectrum) -> None:
    machine.print_at(10, 0, "Name:")
    typist = Typist(machine, machine.input("> ", row=11))
    typist.type("A")
    assert machine.text_rows()[10:12] == ["Name:", "> AL"]
    typist.type("return")
    assert machine.text_rows()[10:12] == ["Name:", ""]


def test_every_key_that_does_something_clicks(machine: Spectrum) -> None:
    typist = Typist(machine, machine.input())
    typist.type("a", "ж", "backspace", "backspace", "return")
    edges = machine.speaker.take(1 << 62)
    assert len(edges) == 6
    assert [later - earlier for earlier, later in zip(edges[::2], edges[1::2], strict=True)] == [918, 918, 918]


def test_a_text_stands_between_quotation_marks(machine: Spectrum) -> None:
    typist = Typist(machine, machine.input("? ", quoted=True))
    assert machine.text_rows()[23] == '? "L"'
    typist.type(*"da", "left")
    assert machine.text_rows()[23] == '? "dLa"'
    typist.type("return")
    assert typist.answer == "da"


def test_an_abandoned_line_leaves_no_trace(machine: Spectrum) -> None:
    machine.print_at(5, 5, "game")
    typist = Typist(machine, machine.input("? "))
    typist.type("a")
    typist.program.close()
    assert machine.waiting is None
    assert [row for row in machine.text_rows() if row] == ["     game"]


@pytest.mark.parametrize(
    ("held", "seen"),
    [
        ((), ""),
        (("a",), "a"),
        (("ș",), "ș"),
        (("a", "b"), ""),
        (("a", "f1", "pad1 fire", "@1,2", "left shift"), "a"),
        (("return",), "\r"),
        (("f1",), ""),
        (("left",), "\x08"),
    ],
)
def test_inkey_sees_the_one_key_that_is_down(machine: Spectrum, held: tuple[str, ...], seen: str) -> None:
    machine.begin_frame(Keys(held))
    assert machine.inkey() == seen
    machine.end_frame()
    machine.begin_frame(Keys(held))
    assert machine.inkey() == seen
