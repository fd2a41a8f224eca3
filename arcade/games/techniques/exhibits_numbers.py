"""Exhibits: numbers that are nearly equal, and a text that never stops to ask."""

from arcade.games.techniques.canvas import INKS, LAST, Canvas
from arcade.games.techniques.scene import Stage
from arcade.games.techniques.strings import NO, ROW, STEPS, YES
from arcade.machine.machine import Frames
from arcade.machine.spectrum.number import ONE, Number, add, divide, multiply, subtract, whole
from arcade.toolkit.picture.areas import colour_cells
from arcade.toolkit.picture.ink import pair

TENTH = divide(ONE, whole(10))
THREE = whole(3)


def read(units: int, decimals: str) -> Number:
    """A decimal number as the ROM reads it, digit by digit; a tenth is not exact."""
    number, power = whole(units), ONE
    for digit in decimals:
        power = multiply(power, TENTH)
        number = add(number, multiply(whole(int(digit)), power))
    return number


def equal(stage: Stage) -> Frames[None]:
    """A difference that is not nothing, the same in whole numbers, and a number divided until it vanishes."""
    left = subtract(subtract(read(3, "25"), THREE), read(0, "25"))
    nothing = stage.text(NO if left.mantissa else YES)
    stage.write(1, 1, f"3.25-3-0.25 = 0? {nothing}")
    stage.write(3, 1, f"325-300-25 = 0? {stage.text(YES)}")
    steps, number = 0, ONE
    while number.mantissa:
        steps, number = steps + 1, divide(number, THREE)
        stage.write(6, 1, stage.text(STEPS, n=steps))
        yield from stage.wait(stage.pace(2, 1))


def equal_large(stage: Canvas) -> Frames[None]:
    """Both sums, and a number divided until it vanishes, as bars."""
    left = subtract(subtract(read(3, "25"), THREE), read(0, "25"))
    stage.sum(0, "3.25-3-0.25=0", not left.mantissa)
    stage.sum(6, "325-300-25=0", right=True)
    steps, number = 0, ONE
    while number.mantissa:
        steps, number = steps + 1, divide(number, THREE)
        stage.caption(12, STEPS, "Yk", n=steps)
        stage.bar(17, 258 - 3 * steps, INKS[steps // 16])
        yield from stage.tick(45 - steps, 3)


def scrolled(stage: Stage) -> Frames[None]:
    """Twenty-one rows, as many as the stage has or more."""
    for number in range(20, 41):
        stage.feed(stage.text(ROW, n=number).upper())
        yield from stage.wait(stage.pace(3, 5))


def scrolled_far(stage: Canvas) -> Frames[None]:
    """Eighty rows in all colours, each with a tick."""
    for number in range(20, 100):
        words = f"{stage.text(ROW, n=number)}  ".upper() * 4
        stage.feed(words[:32])
        colours = pair(INKS[number % len(INKS)] + "k")
        colour_cells(stage.machine, LAST, 0, 1, 32, colours)
        yield from stage.tick(number % 12 * 2, 3)
