"""What moves in the pictures while one stands and thinks: wings, water, fog, eyes that blink, flames."""

from collections.abc import Callable, Iterator

from arcade.games.cave.art_props import BAT, BAT_DOWN
from arcade.games.cave.canvas import COLUMNS, ROWS
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS as COLUMNS_OF_SCREEN
from arcade.machine.spectrum.memory import LINES
from arcade.toolkit.animation.moving_sprites import Animation, Moving
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.picture.ink import BRIGHT_BIT, CYAN, INK_BITS, MAGENTA, RED, WHITE, YELLOW

Life = Iterator[None]
"""Changes the picture a little with every `next`."""
Beginning = Callable[[Spectrum, Dice], Life]


def _drift(top: int, bottom: int, pace: int) -> Beginning:
    """Let pixel rows flow to the left, lower ones faster, as near water seems to."""

    def life(machine: Spectrum, dice: Dice) -> Life:
        del dice
        frame = 0
        while True:
            frame += 1
            for y in range(top, bottom):
                if frame % max(pace - (y - top) * pace // (2 * (bottom - top)), 1) == 0:
                    at = LINES[y]
                    row = int.from_bytes(machine.display[at : at + COLUMNS], "big")
                    row = (row << 1 | row >> 8 * COLUMNS - 1) & (1 << 8 * COLUMNS) - 1
                    machine.display[at : at + COLUMNS] = row.to_bytes(COLUMNS, "big")
            yield

    return life


def _blink(*eyes: tuple[int, int, int]) -> Beginning:
    """Close eyes for a moment now and then: row, column and width of each pair in cells."""

    def life(machine: Spectrum, dice: Dice) -> Life:
        while True:
            row, column, width = dice.pick(eyes)
            for _ in range(60 + dice.below(120)):
                yield
            at = COLUMNS_OF_SCREEN * row + column
            before = bytes(machine.attributes[at : at + width])
            machine.attributes[at : at + width] = bytes(cell & ~INK_BITS for cell in before)
            for _ in range(7):
                yield
            machine.attributes[at : at + width] = before

    return life


def _flicker(machine: Spectrum, dice: Dice, ink: int) -> Life:
    """Let light of an ink tremble: now and then a few bright cells are dim for a moment."""
    cells = (COLUMNS_OF_SCREEN * row + column for row in range(ROWS) for column in range(COLUMNS))
    lit = [cell for cell in cells if machine.attributes[cell] == (ink | BRIGHT_BIT)]
    while lit:
        dimmed = [dice.pick(lit) for _ in range(6)]
        for cell in dimmed:
            machine.attributes[cell] = ink
        for _ in range(4 + dice.below(8)):
            yield
        for cell in dimmed:
            machine.attributes[cell] = ink | BRIGHT_BIT
        for _ in range(6 + dice.below(30)):
            yield
    while True:
        yield


def _bats(machine: Spectrum, dice: Dice) -> Life:
    """A bat that crosses the picture from time to time."""
    wings, moving = Animation((BAT, BAT_DOWN), 6), Moving(machine)
    while True:
        for _ in range(20 + dice.below(60)):
            yield
        y, height = 12 + dice.below(40), 8 + dice.below(16)
        width = 8 * COLUMNS - BAT.width
        for x in range(0, width, 2):
            moving.show((wings.at(x), x, y + height * (x % 64 - 32) * (x % 64 - 32) // 1024))
            yield
        moving.hide()


LIVES: dict[int, Beginning] = {
    3: _blink((6, 4, 2), (8, 10, 2), (9, 14, 2)),
    19: _drift(56, 104, 8),
    20: _blink((3, 10, 2), (7, 13, 2)),
    21: _bats,
    23: _drift(0, 104, 12),
    31: _blink((5, 7, 2), (5, 9, 3)),
    32: _drift(88, 104, 6),
}
FLICKERS = {
    YELLOW: (5, 6, 7, 8, 14, 22, 24, 28, 35),
    CYAN: (10, 33),
    MAGENTA: (16,),
    RED: (17,),
    WHITE: (27,),
}
"""The pictures in which a light of a colour trembles."""


def life_of(number: int, machine: Spectrum, dice: Dice, calm: bool) -> Life | None:
    """What moves in the picture of a description, if anything; when calm no light trembles."""
    if number in LIVES:
        return LIVES[number](machine, dice)
    inks = [ink for ink, numbers in FLICKERS.items() if number in numbers]
    return _flicker(machine, dice, inks[0]) if inks and not calm else None
