"""The on-screen keyboard: a joystick player answers and types."""

import pytest

from arcade.cabinet.widgets.onscreen_keyboard import OnscreenKeyboard
from arcade.cabinet.widgets.overlay import Overlay
from arcade.machine.ega import Ega
from arcade.machine.machine import Machine, Waiting
from arcade.machine.pet import Pet
from arcade.machine.spectrum import Spectrum
from arcade.machine.teletype import Teletype

LINE = Waiting("line")
CHOICE = Waiting("key", ("y", "n"))
ANY = Waiting("key")


def tap(keyboard: OnscreenKeyboard, waiting: Waiting | None, *keys: str) -> str:
    """Everything the program sees, joined, when keys are tapped one after the other."""
    seen: list[str] = []
    for key in keys:
        for held in (frozenset((key,)), *[frozenset[str]()] * 9):
            found = keyboard.keys(held, waiting)
            seen += [one for one in found if not seen or seen[-1] != one]
        seen.append("|")
    return "".join(seen).strip("|")


def test_a_line_is_typed_with_the_joystick_alone() -> None:
    keyboard = OnscreenKeyboard()
    assert tap(keyboard, LINE, "pad1 down") == ""
    assert keyboard.shown
    assert tap(keyboard, LINE, "pad1 fire", "pad1 right", "pad1 fire") == "q||w"


def test_back_deletes_in_a_line() -> None:
    keyboard = OnscreenKeyboard()
    assert tap(keyboard, LINE, "pad1 up", "pad1 fire", "pad1 back") == "q|backspace"


def test_the_last_row_ends_the_line() -> None:
    keyboard = OnscreenKeyboard()
    assert tap(keyboard, LINE, "pad1 up", "pad1 up", "pad1 up", "pad1 right", "pad1 fire") == "return"
    assert not keyboard.shown


def test_choices_are_shown_at_a_direction() -> None:
    keyboard = OnscreenKeyboard()
    assert tap(keyboard, CHOICE, "pad1 left", "pad1 right", "pad1 fire") == "n"


def test_fire_is_the_usual_answer_before_the_choices_are_shown() -> None:
    keyboard = OnscreenKeyboard()
    assert tap(keyboard, CHOICE, "pad1 fire") == "pad1 fire"


def test_fire_that_answers_nothing_shows_the_choices() -> None:
    keyboard = OnscreenKeyboard()
    tap(keyboard, CHOICE, "pad1 fire")
    assert keyboard.shown
    keyboard = OnscreenKeyboard()
    keyboard.keys(frozenset(("pad1 fire",)), CHOICE)
    keyboard.keys(frozenset(), None)
    assert not keyboard.shown


def test_a_question_for_any_key_takes_the_joystick_itself() -> None:
    keyboard = OnscreenKeyboard()
    assert tap(keyboard, ANY, "pad1 left", "pad1 fire") == "pad1 left|pad1 fire"
    assert tap(keyboard, None, "pad1 left") == "pad1 left"


def test_a_choice_that_is_a_joystick_key_goes_through() -> None:
    keyboard = OnscreenKeyboard()
    assert tap(keyboard, Waiting("key", ("pad1 left", "x")), "pad1 left") == "pad1 left"


def test_typing_on_the_desk_takes_it_away() -> None:
    keyboard = OnscreenKeyboard()
    tap(keyboard, LINE, "pad1 left")
    assert tap(keyboard, LINE, "k") == "k"
    assert not keyboard.shown


def test_it_is_drawn_on_a_copy_and_off_the_question() -> None:
    machine = Spectrum()
    machine.print_at(23, 0, "NAME?")
    before = machine.memory()
    keyboard, overlay = OnscreenKeyboard(), Overlay(machine)
    tap(keyboard, LINE, "pad1 left")
    shown = overlay.show()
    keyboard.draw(overlay)
    assert machine.memory() == before
    rows = shown.text_rows()
    assert list("QWERTYUIOP") in [row.split() for row in rows]
    assert rows[23] == "NAME?"
    machine.cls()
    machine.print_at(0, 0, "NAME?")
    shown = overlay.show()
    keyboard.draw(overlay)
    assert shown.text_rows()[0] == "NAME?"
    assert shown.text_rows()[18].split() == list("QWERTYUIOP")


def test_small_letters_and_capitals_are_keys_of_their_own_where_both_are_choices() -> None:
    keyboard, overlay = OnscreenKeyboard(), Overlay(Spectrum())
    both = Waiting("key", ("U", "u"))
    assert tap(keyboard, both, "pad1 left", "pad1 fire") == "U"
    assert tap(keyboard, both, "pad1 right", "pad1 fire") == "u"
    shown = overlay.show()
    keyboard.draw(overlay)
    assert any(row.split() == ["U", "u"] for row in shown.text_rows())


@pytest.mark.parametrize("kind", [Spectrum, Pet, Ega, Teletype])
def test_it_can_be_drawn_on_every_machine(kind: type[Machine]) -> None:
    machine = kind()
    before = machine.memory()
    keyboard, overlay = OnscreenKeyboard(), Overlay(machine)
    tap(keyboard, LINE, "pad1 left")
    shown = overlay.show()
    keyboard.draw(overlay)
    assert any(row.split() == list("ASDFGHJKL-") for row in shown.text_rows())
    assert machine.memory() == before


@pytest.mark.parametrize("kind", [Spectrum, Pet, Ega])
@pytest.mark.parametrize("waiting", [LINE, CHOICE])
def test_wherever_the_question_stands_it_is_not_covered(kind: type[Machine], waiting: Waiting) -> None:
    rows = Overlay(kind()).rows
    for row in range(rows):
        machine = kind()
        words = [(row, "NAME?"), (0, "TOP"), (rows - 1, "BOTTOM"), (rows // 2, "MIDDLE")]
        for place, one in reversed(words):
            if isinstance(machine, Ega):
                machine.write(place + 1, 1, one.ljust(6), 15, 0)
            else:
                machine.print_at(place, 0, one.ljust(6))  # type: ignore[attr-defined]
        keyboard, overlay = OnscreenKeyboard(), Overlay(machine)
        tap(keyboard, waiting, "pad1 left")
        shown = overlay.show()
        keyboard.draw(overlay)
        assert "NAME?" in shown.text_rows()[row]
