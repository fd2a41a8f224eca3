"""The teletype: what stands on the paper, how long it takes, how a line is typed and read again."""

from itertools import pairwise

import pytest

from arcade.machine.font import load_builtin
from arcade.machine.keyboard import NO_KEYS
from arcade.machine.machine import Frames, T
from arcade.machine.teletype import Teletype
from arcade.machine.teletype.picture import BUILT, DESK, HEIGHT, LINE, PAPER, SHOWN, STANDING, WIDTH
from arcade.machine.teletype.roll import COLUMNS, Line, Roll
from tests.patience import still


def run(machine: Teletype, part: Frames[T], *keys: str) -> tuple[T, int]:
    """What a part gives and the frames that it took, when keys are pressed one after the other as soon as it waits."""
    left, frames, down = list(keys), 0, False
    while still():
        down = not down and bool(left) and machine.waiting is not None
        machine.begin_frame(frozenset((left.pop(0),)) if down else NO_KEYS)
        try:
            next(part)
        except StopIteration as stop:
            return stop.value, frames
        machine.end_frame()
        frames += 1


def test_ten_characters_a_second_in_capitals() -> None:
    machine = Teletype()
    _, frames = run(machine, machine.print("Hello, hp!", end=""))
    assert frames == 50
    assert machine.text_rows()[-1] == "HELLO, HP!"


def test_brisk_is_ten_times_as_fast() -> None:
    machine = Teletype()
    machine.brisk = True
    _, frames = run(machine, machine.print("x" * 40, end=""))
    assert frames == 20


def test_a_key_hurries_the_print() -> None:
    machine = Teletype()
    part = machine.print("x" * 60)
    machine.begin_frame(NO_KEYS)
    next(part)
    machine.end_frame()
    machine.begin_frame(frozenset(" "))
    frames = 0
    for _ in part:
        machine.end_frame()
        machine.begin_frame(NO_KEYS)
        frames += 1
    assert frames < 10
    assert machine.text_rows()[-2] == "X" * 60


@pytest.mark.parametrize(("keeps", "line"), [(True, "D3X"), (False, "X")])
def test_letters_that_hurry_the_print_begin_the_line_of_a_move_where_presses_are_kept(keeps: bool, line: str) -> None:
    """Return only hurries it."""
    machine = Teletype()
    machine.keyboard.keeps = keeps

    def asking() -> Frames[str]:
        yield from machine.print("x\n" * 9, end="")
        return (yield from machine.input("?", move=True))

    part = asking()
    for key in ("d", "return", "3", " "):
        machine.begin_frame(frozenset((key,)))
        next(part)
        machine.end_frame()
    assert run(machine, part, "x", "return")[0] == line


def test_at_the_right_margin_types_strike_over_each_other() -> None:
    machine = Teletype()
    machine.brisk = True
    run(machine, machine.print("x" * COLUMNS + "yz", end=""))
    assert len(machine.roll.lines) == 1
    assert len(machine.roll.lines[0].struck) == COLUMNS


def test_a_line_is_typed_and_its_mistakes_struck_out() -> None:
    machine = Teletype()
    machine.brisk = True
    answer, _ = run(machine, machine.input("Move? "), "3", "5", "backspace", "4", "return")
    assert answer == "34"
    assert machine.text_rows()[-2] == "MOVE? 34"
    assert machine.roll.lines[0].struck == "MOVE? 354"
    assert machine.roll.lines[0].over.strip() == "/"


def test_what_is_not_accepted_or_too_long_is_not_struck() -> None:
    machine = Teletype()
    machine.brisk = True
    answer, _ = run(machine, machine.input(limit=2, accept=str.isdigit), "x", "4", "pad1 left", "2", "1", "return")
    assert answer == "42"
    assert machine.roll.lines[0].struck == "42"


def test_the_paper_is_turned_back_and_comes_forward_when_something_is_typed() -> None:
    machine = Teletype()
    machine.brisk = True
    for number in range(60):
        run(machine, machine.print(f"line {number}"))
    part = machine.input()
    machine.begin_frame(NO_KEYS)
    next(part)
    for key in ("page up", "pageup", "up"):
        machine.begin_frame(frozenset((key,)))
        next(part)
        machine.begin_frame(NO_KEYS)
        next(part)
    assert machine.back == 25
    assert machine.text_rows()[-1] == "LINE 35"
    machine.begin_frame(frozenset("x"))
    next(part)
    assert machine.back == 0
    machine.begin_frame(frozenset(("pad1 back",)))
    next(part)
    assert machine.back == 12, "a joystick can, too"
    machine.turn(1000)
    assert machine.text_rows()[-1], "never past the first lines"
    machine.turn(-1000)
    assert machine.back == 0


def test_every_character_clacks_and_blanks_do_not() -> None:
    machine = Teletype()
    run(machine, machine.print("a b", end=""))
    edges = machine.speaker.take(machine.now + 1)
    assert len(edges) == 16


def test_the_bell() -> None:
    machine = Teletype()
    machine.bell()
    assert round(machine.speaker.notes[0].hertz) == 2100
    machine.chime([(0.1, None)])
    assert len(machine.speaker.notes) == 1


def test_a_carriage_return_within_words_strikes_over_and_all_stays_legible() -> None:
    machine = Teletype()
    machine.brisk = True
    run(machine, machine.print("O X O\r__\nnext"))
    assert machine.roll.lines[0] == Line("O_X O", "_    ")
    assert machine.text_rows()[-3:-1] == ["O_X O", "NEXT"]


def test_an_order_ends_the_line_at_once() -> None:
    machine = Teletype()
    machine.brisk = True
    answer, _ = run(machine, machine.input("? ", orders=("f1", "!hint")), "3", "f2", "f1")
    assert answer == "f1"
    assert machine.text_rows()[-2:] == ["? 3", ""]


def test_the_roll_as_text() -> None:
    machine = Teletype()
    machine.brisk = True
    run(machine, machine.print("one"))
    run(machine, machine.print("\rxx", end=""))
    assert machine.roll.text() == "ONE\nXX"
    roll = Roll([Line("AB", " /"), Line("C")], 1)
    assert Roll.read(roll.stored()) == roll
    assert roll.text() == "A\nC"


def test_the_picture_holds_the_paper_and_comes_back_elsewhere() -> None:
    machine = Teletype()
    machine.brisk = True
    assert DESK == 0, "which goes on beyond the picture"
    blank = machine.pixels()
    assert len(blank) == WIDTH * HEIGHT
    run(machine, machine.print("Ștefan: 100 %"))
    shown = machine.pixels()
    line = shown[WIDTH * LINE * (SHOWN - 2) : WIDTH * LINE * (SHOWN - 1)]
    assert 150 < sum(point != PAPER for point in line) - 64 * LINE < 1200
    other = Teletype()
    other.recall(machine.memory())
    assert other.pixels() == shown
    other.label(3, 5, "Q")
    assert other.pixels() != shown
    other.recall(machine.memory())
    assert other.pixels() == shown


def test_small_letters_are_not_lacking() -> None:
    assert not Teletype().lacks("mutarea ta, ștefan?")


@pytest.mark.parametrize("letter", "EBTZagpyȘș")
def test_bars_are_one_row_high(letter: str) -> None:
    glyph = load_builtin("spectrum")[letter]
    bars = [glyph[row].bit_count() > 4 for row in BUILT.get(letter, STANDING)]
    assert not any(one and other for one, other in pairwise(bars))
