"""The PET's screen: codes, sets, cursor, controls, wrapping and scrolling."""

import pytest

from arcade.machine.pet import CharacterSet, Control, Pet
from arcade.machine.pet.charset import CODES, EXTENSION, character, screen_code
from arcade.machine.pet.screen import COLUMNS, ROWS
from tests.patience import still

GRAPHICS, LETTERS = CharacterSet.GRAPHICS, CharacterSet.LETTERS

PUBLISHED = (
    "2500 2660 1FB72 1FB78 1FB77 1FB76 1FB7A 1FB71 1FB74 256E 2570 256F 1FB7C 2572 2571 1FB7D "
    "1FB7E 25CF 1FB7B 2665 1FB70 256D 2573 25CB 2663 1FB75 2666 253C 1FB8C 2502 03C0 25E5 "
    "0020 258C 2584 2594 2581 258F 2592 2595 1FB8F 25E4 1FB87 251C 2597 2514 2510 2582 "
    "250C 2534 252C 2524 258E 258D 1FB88 1FB82 1FB83 2583 1FB7F 2596 259D 2518 2598 259A"
)
"""Unicode's mapping of the PET's screen codes 64 to 127 in the set with graphics."""


def show(pet: Pet) -> list[str]:
    """The rows down to the last that is not blank."""
    rows = pet.text_rows()
    while still(rows and not rows[-1]):
        rows.pop()
    return rows


def test_a_new_machine_is_blank_and_shows_capitals_with_graphics() -> None:
    pet = Pet()
    assert pet.text_rows() == [""] * 25
    assert pet.charset is GRAPHICS
    assert pet.memory() == b"\x20" * 1000 + b"\x01" + bytes(125)


def test_screen_codes_are_the_published_ones() -> None:
    assert "".join(character(code, GRAPHICS) for code in range(64)) == (
        "@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]↑← !\"#$%&'()*+,-./0123456789:;<=>?"
    )
    assert [character(code, GRAPHICS) for code in range(64, 128)] == [chr(int(hex_, 16)) for hex_ in PUBLISHED.split()]
    assert "".join(character(code, LETTERS) for code in range(27)) == "@abcdefghijklmnopqrstuvwxyz"
    assert "".join(character(code, LETTERS) for code in range(65, 91)) == "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    assert [character(code, LETTERS) for code in (0x5E, 0x5F, 0x69, 0x7A)] == ["🮕", "🮘", "🮙", "✓"]


@pytest.mark.parametrize("charset", list(CharacterSet))
def test_every_character_has_the_code_that_shows_it(charset: CharacterSet) -> None:
    for code in range(CODES):
        shown = character(code, charset)
        back = screen_code(shown, charset)
        assert back is not None
        if charset is LETTERS or shown.upper() == shown:
            assert character(back, charset) == shown, code


def test_pictures_are_written_as_literal_text() -> None:
    pet = Pet()
    picture = "┌─┬─┐ ╭╮ ♠♥♦♣\n│█│▒│ ╰╯ ●○π↑←\n├─┼─┤ ╱╲╳ ▌▐▀▄\n└─┴─┘ ▖▗▘▝▚"
    pet.print_at(3, 5, picture)
    assert pet.lacks(picture) == ""
    assert show(pet) == ["", "", "", *("     " + line for line in picture.split("\n"))]
    assert [pet.peek(4, column) for column in range(5, 10)] == [0x5D, 0xA0, 0x5D, 0x66, 0x5D]


def test_small_letters_show_as_capitals_in_set_1_and_turn_small_in_set_2() -> None:
    pet = Pet()
    pet.print("Câți, Țară? ok")
    assert show(pet) == ["CÂȚI, ȚARĂ? OK"]
    pet.charset = 2
    assert show(pet) == ["cÂȚi, ȚarĂ? ok"]
    pet.print("Câți, Țară? OK")
    assert show(pet)[1] == "Câți, Țară? OK"


def test_what_the_set_lacks_is_told_and_printed_as_question_mark() -> None:
    pet = Pet()
    assert pet.lacks("Żółw\n♥") == "Żółw".replace("w", "")
    pet.print("Ż♥")
    assert show(pet) == ["?♥"]
    pet.charset = LETTERS
    assert pet.lacks("┌♥┐") == "♥"


def test_extension_is_separate_from_the_real_codes_and_in_memory() -> None:
    pet = Pet()
    pet.print_at(0, 0, "AȘ")
    pet.print_at(0, 2, "Ș", reverse=True)
    index = EXTENSION.index("Ș")
    assert [pet.peek(0, column) for column in range(3)] == [1, 256 + index, 256 + 128 + index]
    memory = pet.memory()
    assert memory[:4] == bytes([1, index, 128 + index, 32])
    assert memory[1001] == 0b110
    assert memory[1002:] == bytes(124)


def test_reverse_adds_128_until_the_return() -> None:
    pet = Pet()
    pet.print(f"A{Control.REVERSE_ON}B{Control.REVERSE_OFF}C{Control.REVERSE_ON}D")
    pet.print("E")
    assert [pet.peek(0, column) for column in range(4)] == [1, 130, 3, 132]
    assert pet.peek(1, 0) == 5
    assert show(pet) == ["ABCD", "E"]
    pet.print_at(2, 0, "▌ ", reverse=True)
    assert show(pet)[2] == "▐█"


def test_long_texts_wrap_and_the_bottom_scrolls() -> None:
    pet = Pet()
    pet.print("X" * 41)
    pet.print("Y")
    assert show(pet) == ["X" * 40, "X", "Y"]
    for number in range(22):
        pet.print(str(number))
    assert pet.text_rows() == ["X", "Y", *map(str, range(22)), ""]
    pet.print("END", end="")
    assert pet.text_rows()[24] == "END"
    pet.print("Z" * 38, end="")
    assert pet.text_rows()[23:] == ["END" + "Z" * 37, "Z"]


def test_control_characters_move_the_cursor() -> None:
    pet = Pet()
    pet.print(f"{Control.DOWN}{Control.DOWN}{Control.RIGHT}{Control.RIGHT}A{Control.UP}B{Control.LEFT}{Control.LEFT}C")
    assert show(pet) == ["", "  CB", "  A"]
    pet.print(f"{Control.HOME}H", end="")
    assert show(pet) == ["H", "  CB", "  A"]
    pet.print(f"{Control.CLEAR}K", end="")
    assert show(pet) == ["K"]


def test_the_cursor_stops_above_and_scrolls_below() -> None:
    pet = Pet()
    pet.print(f"{Control.LEFT}{Control.UP}A{Control.UP}B", end="")
    assert show(pet) == ["AB"]
    pet.locate(24, 7)
    pet.print(f"{Control.DOWN}C", end="")
    assert pet.text_rows() == [""] * 24 + ["       C"]
    pet.locate(0, 39)
    pet.print(f"{Control.RIGHT}D{Control.LEFT}{Control.LEFT}E", end="")
    assert show(pet)[:2] == [" " * 39 + "E", "D"]


def test_print_at_cuts_off_and_leaves_the_cursor_behind_the_text() -> None:
    pet = Pet()
    pet.print_at(23, 37, "ABCDEF\nGHIJKL\nMNO")
    assert pet.text_rows()[22:] == ["", " " * 37 + "ABC", " " * 37 + "GHI"]
    pet.print_at(5, 2, "NAME")
    pet.print("!", end="")
    assert pet.text_rows()[5] == "  NAME!"


def test_poke_and_peek_refuse_what_is_not_there() -> None:
    pet = Pet()
    pet.poke(24, 39, 0xFF)
    assert (pet.peek(24, 39), pet.text_rows()[24]) == (255, " " * 39 + "▞")
    for row, column in ((ROWS, 0), (0, COLUMNS), (-1, 0), (0, -1)):
        with pytest.raises(ValueError, match="not on the screen"):
            pet.poke(row, column, 32)
    with pytest.raises(ValueError, match="no screen code 512"):
        pet.poke(0, 0, 512)
