"""INPUT and GET on the PET, key by key."""

from collections.abc import Sequence

import pytest

from arcade.machine.machine import Frames, Waiting
from arcade.machine.pet import CharacterSet, Pet


def type_in(pet: Pet, program: Frames[str], keys: Sequence[str]) -> str | None:
    """Run a frame without a key, then two for each key (down, up); the answer, or None if still unanswered."""
    frames = [frozenset[str]()]
    for key in keys:
        frames += [frozenset([key]), frozenset()]
    answers: list[str] = []

    def answer() -> Frames[None]:
        answers.append((yield from program))

    running = answer()
    for held in frames:
        pet.begin_frame(held)
        try:
            next(running)
        except StopIteration:
            return answers[0]
        finally:
            pet.end_frame()
    return None


def test_input_asks_and_answers_with_the_line_as_typed() -> None:
    pet = Pet()
    assert type_in(pet, pet.input("NAME"), [*"Ana 2", "return"]) == "Ana 2"
    assert pet.text_rows()[:2] == ["NAME? ANA 2", ""]
    pet.print("NEXT")
    assert pet.text_rows()[1] == "NEXT"


def test_input_says_what_it_waits_for() -> None:
    pet = Pet()
    assert pet.waiting is None
    assert type_in(pet, pet.input(), ["x"]) is None
    assert pet.waiting == Waiting("line")
    assert type_in(pet, pet.input(), ["x", "return"]) == "x"
    assert pet.waiting is None


def test_an_empty_line_is_an_empty_text() -> None:
    pet = Pet()
    assert type_in(pet, pet.input(), ["backspace", "return"]) == ""
    assert pet.text_rows()[0] == "?"


def test_backspace_takes_back_and_other_keys_do_nothing() -> None:
    pet = Pet()
    keys = ["a", "left", "Ż", "@3,4", "pad1 up", "b", "backspace", "ș", "return"]
    assert type_in(pet, pet.input(), keys) == "aș"
    assert pet.text_rows()[0] == "? AȘ"


def test_backspace_spares_the_picture_beside_it() -> None:
    pet = Pet()
    pet.print_at(0, 5, "│")
    pet.locate(0, 0)
    assert type_in(pet, pet.input(), [*"ab", "backspace", "return"]) == "a"
    assert pet.text_rows()[0] == "? A  │"


def test_a_line_is_no_longer_than_its_limit() -> None:
    pet = Pet()
    assert type_in(pet, pet.input(limit=3), [*"12345", "backspace", "6", "return"]) == "126"
    assert pet.text_rows()[0] == "? 126"


def test_a_line_at_the_bottom_scrolls_and_comes_back() -> None:
    pet = Pet()
    pet.print_at(24, 36, "GO")
    assert type_in(pet, pet.input(), [*"xyz", *["backspace"] * 3, "q", "return"]) == "q"
    assert pet.text_rows()[22:] == [" " * 36 + "GO?", "Q", ""]


def test_keys_pressed_before_the_question_do_not_answer_it() -> None:
    pet = Pet()
    pet.begin_frame(frozenset("z"))
    pet.end_frame()
    assert type_in(pet, pet.input(), ["return"]) == ""


def test_the_cursor_blinks_every_20_frames_and_goes_with_the_return() -> None:
    pet = Pet()
    pet.charset = CharacterSet.LETTERS
    program = pet.input()
    codes = []
    for _ in range(60):
        pet.begin_frame(frozenset())
        next(program)
        pet.end_frame()
        codes.append(pet.memory()[2])
    assert codes == [160] * 20 + [32] * 20 + [160] * 20
    assert pet.text_rows()[0] == "?"
    assert type_in(pet, program, ["return"]) == ""
    assert pet.memory()[:1000] == b"?" + b" " * 999


def test_get_takes_one_key_at_a_time() -> None:
    pet = Pet()
    assert pet.get() == ""
    pet.begin_frame(frozenset("ab"))
    assert [pet.get(), pet.get(), pet.get()] == ["a", "b", ""]


def test_the_jiffy_clock_counts_frames() -> None:
    pet = Pet()
    for _ in range(3):
        pet.begin_frame(frozenset())
        pet.end_frame()
    assert pet.ti == 3


@pytest.mark.parametrize("key", ["return", "enter"])
def test_both_return_keys_end_the_line(key: str) -> None:
    pet = Pet()
    assert type_in(pet, pet.input(), ["7", key]) == "7"
