"""Who presses a wrong key is told which keys there are; what ends the message is obeyed after it."""

from typing import Literal

import pytest

from arcade.machine.machine import Frames, WrongKey
from arcade.machine.pet import Pet
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.program import Program, Setup
from arcade.toolkit.flow.pet_console import numbered_menu
from arcade.toolkit.flow.prompts import NO, YES, ask_key
from arcade.toolkit.flow.refusals import READING, at_row, linger, named, which_keys
from tests.toolkit.stage import BareMachine, drive


class Silent(Program[Spectrum]):
    """Does nothing by itself."""

    def play(self) -> Frames[None]:
        yield

    def state(self) -> dict[str, Plain]:
        return {}


class SilentPet(Program[Pet]):
    """Does nothing by itself."""

    def play(self) -> Frames[None]:
        yield

    def state(self) -> dict[str, Plain]:
        return {}


def program(language: Literal["en", "ro"] = "en") -> Silent:
    return Silent(Spectrum(), Setup("silent", language=language))


@pytest.mark.parametrize(
    ("keys", "words"),
    [
        (("1", "2", "3", "c"), "1-3 or C"),
        (("c", "j", "backspace"), "C or J"),
        ((*YES, *NO), "N or Y"),
        (("b", "a", "c", " ", "return"), "A-C"),
        (("7", "8"), "7 or 8"),
        ((), ""),
    ],
)
def test_keys_are_named_as_they_are_read(keys: tuple[str, ...], words: str) -> None:
    assert named(program(), keys) == words


def test_answers_are_named_by_the_languages_own_letters() -> None:
    assert named(program("ro"), (*YES, *NO)) == "D sau N"
    assert named(program("en"), ("c", "y", "j")) == "C or Y"
    assert named(program("ro"), ("c", "y", "j")) == "C sau J"
    assert named(program("en"), tuple("abcdefghijklmnopqrstuvwxyz")) == "A-Z"


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        (WrongKey("x", ("c", "j")), "Choose C or J"),
        (WrongKey("x", ("1", "2", "3"), steered=True), "1-3 or arrows and fire"),
        (WrongKey("x", steered=True), "Use arrows and fire"),
        (WrongKey("x", ("return", " ")), "Press ENTER to continue"),
        (WrongKey("x", tuple("acegikmoqsuwy13579")), "That key does nothing here"),
        (WrongKey("f1", ("c", "j")), "No hint here"),
        (WrongKey("!undo", ("c", "j")), "Nothing to take back"),
        (WrongKey("!solve", ("c", "j")), "Nothing to solve here"),
    ],
)
def test_a_wrong_key_is_told_what_would_have_answered(wrong: WrongKey, words: str) -> None:
    told = program()
    told.machine.wrong_key = wrong
    assert which_keys(told) == words


def test_what_does_not_fit_is_said_more_briefly() -> None:
    told = program()
    told.machine.wrong_key = WrongKey("x", tuple("aceg"), steered=True)
    assert which_keys(told, 25) == "Use arrows and fire"


def test_a_key_ends_a_message_and_answers_the_question_after_it() -> None:
    machine = BareMachine()

    def wrong() -> Frames[None]:
        return linger(machine, READING)

    assert drive(machine, ask_key(machine, "cj", wrong), ["", "x", "", "", "c", ""]) == ("c", 5)


def test_a_message_nobody_ends_stands_its_time() -> None:
    machine = BareMachine()
    assert drive(machine, linger(machine, READING), [""] * 99) == (None, READING)


def test_a_row_is_as_before_after_it_said_which_keys_there_are() -> None:
    told = program("ro")
    machine = told.machine
    machine.print_at(5, 3, "before")
    machine.wrong_key = WrongKey("x", ("c", "j"))
    part = at_row(told, 5)()
    next(part)
    assert machine.text_rows()[5].strip() == "Alege C sau J"
    drive(machine, part, [""] * 99)
    assert machine.text_rows()[5] == "   before"


def test_a_pet_menu_says_which_keys_there_are_and_stays() -> None:
    told = SilentPet(Pet(), Setup("silent"))
    machine = told.machine
    machine.print_at(23, 0, "keys", reverse=True)
    before = machine.memory()
    asking = numbered_menu(told, 3, 2, ["one", "two"])
    drive(machine, asking, ["", "x", "", ""])
    assert machine.text_rows()[23].strip() == "1 OR 2 OR ARROWS AND FIRE"
    asking = numbered_menu(told, 3, 2, ["one", "two"])
    machine.recall(before)
    assert drive(machine, asking, ["", "x", *[""] * 120, "2", ""])[0] == 1
    assert machine.text_rows()[23] == "KEYS"
