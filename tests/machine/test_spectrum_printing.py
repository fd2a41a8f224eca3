"""PRINT: random programs beside the real ROM, then POINT, ATTR and SCREEN$ of what they left."""

from itertools import groupby
from random import Random

import pytest

from arcade.machine.font import spectrum_character
from arcade.machine.spectrum import (
    At,
    Colour,
    Comma,
    IntegerOutOfRangeError,
    Item,
    Newline,
    Spectrum,
    Tab,
    udg_character,
)
from arcade.machine.spectrum.charset import UDG_NAMES
from arcade.machine.spectrum.colours import Setting
from tests.machine.beside import Beside, colour_items
from tests.machine.rom import UDG, text
from tests.machine.test_spectrum_drawing import random_items, restart

SETTINGS: tuple[Setting, ...] = ("ink", "paper", "flash", "bright", "inverse", "over")
Parts = list[str | float | bytes]


def python_text(codes: list[int]) -> str:
    """Codes as we print them: by the character each stands for, but parameters of control codes as they are."""
    made, parameters = "", 0
    for code in codes:
        made += chr(code) if parameters else python_character(code)
        parameters = parameters - 1 if parameters else 2 if code in (22, 23) else code in range(16, 22)
    return made


def python_character(code: int) -> str:
    if 32 <= code < 128:
        return spectrum_character(code)
    return udg_character(UDG_NAMES[code - 144]) if 144 <= code <= 164 else chr(code)


def basic_text(codes: list[int]) -> Parts:
    """Codes as a PRINT statement has them: letters in quotation marks, all others by CHR$."""
    parts: Parts = []
    for plain, run in groupby(codes, lambda code: code >= 32):
        if plain:
            parts += [text(run), ";"]
        else:
            for code in run:
                parts += ["CHR$", code, ";"]
    return parts


def colour_value(dice: Random, setting: str) -> int:
    if dice.random() < 0.02:
        return 10
    return dice.randint(0, 9 if setting in ("ink", "paper") else 1)


def control(dice: Random, lower: bool) -> list[int]:
    """A control code with its parameters."""
    match dice.choice((6, 8, 9, 13, 16, 17, 18, 19, 20, 21, 22, 23, dice.choice((0, 5, 7, 10, 15, 24, 31)))):
        case 8:
            # From the top left of the screen the real CHR$ 8 goes on to spoil other memory, so nothing begins with it.
            return dice.choice(([65, 8], [13, 8], [13, 13, 8, 8, 8]))
        case 22:
            return [22, dice.randint(0, 2 if lower else 21) if dice.random() < 0.95 else 23, dice.randint(0, 32)]
        case 23:
            return [23, dice.randint(0, 255), 0]
        case code if 16 <= code <= 21:
            return [code, colour_value(dice, SETTINGS[code - 16])]
        case code:
            return [code]


def letters(dice: Random) -> list[int]:
    length = dice.choice((1, 3, 10, 40, 100))
    if dice.random() < 0.2:
        return [dice.randint(128, 164) for _ in range(length)]
    return [dice.randint(32, 127) for _ in range(length)]


def random_item(dice: Random, lower: bool) -> tuple[Parts, Item]:
    """An item for the ROM, with its separator, and for us."""
    match dice.choice("lllcccaatns,"):
        case "l":
            codes = letters(dice)
            return basic_text(codes), python_text(codes)
        case "c":
            codes = [code for _ in range(3) for code in control(dice, lower) + letters(dice)[:12]]
            return basic_text(codes), python_text(codes)
        case "a":
            row, column = dice.randint(-2, 2 if lower else 22), dice.randint(-3, 32)
            return ["AT", row, ",", column, ";"], At(row, column)
        case "t":
            stop: float = dice.choice((dice.randint(0, 31), dice.uniform(0, 400), dice.randint(-2, 65535)))
            return ["TAB", stop, ";"], Tab(stop)
        case "n":
            return ["'"], Newline()
        case "s":
            setting = dice.choice(SETTINGS)
            value = colour_value(dice, setting)
            return [setting.upper(), value, ";"], Colour(setting, value)
        case _:
            return [","], Comma()


def print_something(beside: Beside, dice: Random) -> str:
    """One PRINT statement, for the lower screen now and then."""
    lower = dice.random() < 0.15
    parts: Parts = ["#", 1, ";"] if lower else []
    items: list[Item] = []
    for _ in range(dice.randint(1, 5)):
        theirs, ours = random_item(dice, lower)
        parts += theirs
        items.append(ours)
    end: Item = ""
    if dice.random() < 0.7:
        end = Newline()
        parts.append(text(b""))
    return beside.both(("PRINT", *parts), lambda: beside.ours.print(*items, lower=lower, end=end))


@pytest.fixture
def beside() -> Beside:
    return Beside()


@pytest.mark.parametrize("part", range(5))
def test_printing_like_the_rom(beside: Beside, part: int) -> None:
    dice = Random(f"printing {part}")
    reports = dict.fromkeys(("", "5", "B", "K"), 0)
    for program in range(100):
        restart(beside, dice)
        beside.set("border", dice.randint(0, 7))
        if dice.random() < 0.3:
            define_graphics(beside, dice)
        for statement in range(dice.randint(1, 8)):
            reports[print_something(beside, dice)] += 1
            assert beside.same_screen(), (program, statement)
        look_around(beside, dice)
    assert min(reports.values()) > 0, "the trial should have met each of the reports"


def define_graphics(beside: Beside, dice: Random) -> None:
    for number, name in enumerate(UDG_NAMES):
        rows = dice.randbytes(8)
        beside.ours.define(name, rows)
        beside.rom.memory[UDG + 8 * number : UDG + 8 * number + 8] = rows


def look_around(beside: Beside, dice: Random) -> None:
    """POINT, ATTR and SCREEN$ in a few places."""
    for _ in range(3):
        x, y = dice.randint(0, 255), dice.randint(0, 175)
        assert beside.ours.point(x, y) == beside.rom.integer("POINT", "(", x, ",", y, ")")
        row, column = dice.randint(0, 23), dice.randint(0, 31)
        assert beside.ours.attr(row, column) == beside.rom.integer("ATTR", "(", row, ",", column, ")")
        seen = beside.rom.string("SCREEN$", "(", row, ",", column, ")")
        assert beside.ours.screen(row, column) == python_text(list(seen))


def test_print_at_is_print_at(beside: Beside) -> None:
    dice = Random("print at")
    for number in range(200):
        items = random_items(dice)
        row, column = dice.randint(-1, 24), dice.randint(-1, 33)
        codes = [dice.randint(32, 164) for _ in range(dice.randint(0, 8))]
        if row < 22:
            place: Parts = [*colour_items(items), "AT", row, ",", column, ";"]
        else:
            place = ["#", 1, ";", *colour_items(items), "AT", row - 22, ",", column, ";"]
        if row == 24:
            with pytest.raises(IntegerOutOfRangeError):
                beside.ours.print_at(row, column, "")
            continue
        beside.both(
            ("PRINT", *place, *basic_text(codes)),
            lambda: beside.ours.print_at(row, column, python_text(codes), **items),  # noqa: B023
        )
        assert beside.same_screen(), number
        if column > 23 or number % 20 == 0:
            beside.restart()


def test_writing_in_an_attribute_is_print_at_with_all_its_colours() -> None:
    dice = Random("written")
    for _ in range(200):
        one, other = Spectrum(), Spectrum()
        for machine in (one, other):
            machine.recall(bytes(range(256)) * 27 + b"\x04")
            machine.over(1)
            machine.ink(9)
        for _ in range(3):
            row, column, attribute = dice.randint(0, 23), dice.randint(0, 31), dice.randint(0, 255)
            words = "".join(map(python_character, letters(dice)))[: dice.choice((5, 40))]
            one.write(row, column, words, attribute)
            ink, paper, bright, flash = attribute & 7, attribute >> 3 & 7, attribute >> 6 & 1, attribute >> 7

            other.print_at(row, column, words, ink=ink, paper=paper, bright=bright, flash=flash, inverse=0, over=0)
        assert one.memory() == other.memory()
