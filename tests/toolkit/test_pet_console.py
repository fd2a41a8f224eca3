"""The PET's message place and its menus."""

from collections.abc import Sequence
from typing import TypeVar

import pytest

from arcade.machine.keyboard import NO_KEYS
from arcade.machine.machine import Frames
from arcade.machine.pet import Pet
from arcade.toolkit.contract.controls import HINT, Control
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.program import Program, Setup
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.cursor import HiddenCursor
from arcade.toolkit.flow.pet_console import LeftError, PetConsole, numbered_menu
from arcade.toolkit.picture.grid import Cell, Grid
from tests.patience import still

T = TypeVar("T")
REMARK = Text("Nothing to be done")


class Idle(Program[Pet]):
    def play(self) -> Frames[None]:
        yield

    def state(self) -> dict[str, Plain]:
        return {}


def run(machine: Pet, part: Frames[T], keys: Sequence[str] = ()) -> tuple[T, int]:
    """What a part gives, and how many frames it took, when a key is pressed in every other frame."""
    left, frames = ["", *(one for key in keys for one in (key, ""))], 0
    while still():
        key = left.pop(0) if left else ""
        machine.begin_frame(frozenset((key,)) if key else NO_KEYS)
        try:
            next(part)
        except StopIteration as stop:
            return stop.value, frames
        machine.end_frame()
        frames += 1


def console(rows: int = 1, columns: int = 20) -> PetConsole:
    return PetConsole(Idle(Pet(), Setup("idle")), 10, 3, rows, columns)


def test_a_remark_stands_for_a_while_and_is_gone() -> None:
    place = console()
    part = place.tell(REMARK, 30)
    place.machine.begin_frame(NO_KEYS)
    next(part)
    assert place.machine.text_rows()[10] == "   NOTHING TO BE DONE"
    _, frames = run(place.machine, part)
    assert frames == 29
    assert place.machine.text_rows()[10] == ""


def test_more_rows_wrap_and_clear_what_was_there() -> None:
    place = console(rows=3, columns=8)
    place.write("one two three four five six")
    assert place.shown == ["one two", "three", "four"] or len(place.shown) == 3
    place.write("x")
    assert [row.strip() for row in place.machine.text_rows()[10:13]] == ["X", "", ""]


def test_yes_or_no() -> None:
    place = console()
    assert run(place.machine, place.ask_yes_no(REMARK, default=False), ["return"])[0] is False
    assert run(place.machine, place.ask_yes_no(REMARK, default=False), ["q", "y"])[0] is True


@pytest.mark.parametrize(
    ("keys", "chosen"),
    [
        (["2"], 1),
        (["down", "return"], 1),
        (["up", "pad1 fire"], 2),
        (["x", "9", "1"], 0),
        (["@30,44"], 1),
        (["@30,36", "@300,44", "3"], 2),
    ],
)
def test_a_menu_is_chosen_by_number_arrows_or_click(keys: list[str], chosen: int) -> None:
    program = Idle(Pet(), Setup("idle"))
    entries = ["one", "two", "three"]
    assert run(program.machine, numbered_menu(program, 3, 2, entries, pitch=2, leave=("q",)), keys)[0] == chosen
    assert program.machine.waiting is None
    assert not any(program.machine.text_rows()), "its lines are gone"


def test_a_menu_can_be_left() -> None:
    program = Idle(Pet(), Setup("idle"))
    with pytest.raises(LeftError):
        run(program.machine, numbered_menu(program, 3, 2, ["one", "two"], leave=("q",)), ["escape", "q"])
    assert not any(program.machine.text_rows())


@pytest.mark.parametrize(
    ("keys", "line"),
    [
        (["return", "4", "return"], "4"),
        (["4", " ", "backspace", "5", "6", "7", "return"], "56"),
        (["right", "right", "return"], (0, 1)),
        (["right", "4", "return"], "4"),
        (["4", "@12,20"], (2, 1)),
        (["f1"], HINT),
    ],
)
def test_a_line_is_typed_unless_a_key_means_something_else(keys: list[str], line: str | Cell | Control) -> None:
    place, grid, seen = console(), Grid(3, 3, 0, 0, 8, 8), list[tuple[Cell, bool]]()
    cursor = HiddenCursor(grid, (0, 0), lambda cell, on: seen.append((cell, on)))

    def meant(key: str, typed: str) -> Cell | Control | None:
        return HINT if key in HINT.keys else cursor.point(key, fire=not typed)

    assert run(place.machine, place.type_line("Row ", 2, meant), keys)[0] == line
    assert place.words.startswith("Row ")
    assert place.machine.waiting is None
    cursor.hide()
    assert not seen or not seen[-1][1]


def test_a_typed_line_may_be_empty_where_that_is_said() -> None:
    place = console()
    assert run(place.machine, place.type_line("Row ", 2, lambda _key, _typed: None, empty=True), ["return"])[0] == ""
