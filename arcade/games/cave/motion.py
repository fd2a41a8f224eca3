"""What moves in the pictures while one stands and thinks: torches, drops, wings, water, fog, eyes that blink."""

from collections.abc import Callable, Iterator, Sequence

from arcade.games.cave.art import BIRD, DROP, GLINTS, HANGING, LEAF, SPARK, SPLASHES, TORCHES
from arcade.games.cave.art_props import BAT, BAT_DOWN
from arcade.games.cave.layout import COLUMNS, ROWS, WIDTH
from arcade.games.cave.sounds import plip
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS as COLUMNS_OF_SCREEN
from arcade.machine.spectrum.memory import LINES
from arcade.toolkit.animation.living import Falling
from arcade.toolkit.animation.moving_sprites import Animation, Moving
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import BRIGHT_BIT, CYAN, INK_BITS, ink_of

Life = Iterator[None]
"""Changes the picture a little with every `next`."""
Beginning = Callable[[Spectrum, Dice], Life]
Place = tuple[int, int]
Area = tuple[int, int, int, int]
"""Row, column, height and width in cells."""


def drift(top: int, bottom: int, pace: int) -> Beginning:
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


def pour(top: int, bottom: int, column: int, pace: int = 2) -> Beginning:
    """Let the pixels of a column of cells run down in themselves, as a jet does."""

    def life(machine: Spectrum, dice: Dice) -> Life:
        del dice
        places = [LINES[y] + column for y in range(top, bottom)]
        while True:
            bits = [machine.display[at] for at in places]
            for at, value in zip(places, (bits[-1], *bits[:-1]), strict=True):
                machine.display[at] = value
            yield from _rest(pace)

    return life


def blink(*eyes: tuple[int, int, int]) -> Beginning:
    """Close eyes for a moment now and then: row, column and width of each pair in cells."""

    def life(machine: Spectrum, dice: Dice) -> Life:
        while True:
            row, column, width = dice.pick(eyes)
            yield from _rest(60 + dice.below(120))
            at = COLUMNS_OF_SCREEN * row + column
            before = bytes(machine.attributes[at : at + width])
            machine.attributes[at : at + width] = bytes(cell & ~INK_BITS for cell in before)
            yield from _rest(7)
            machine.attributes[at : at + width] = before

    return life


def flicker(ink: int, near: Sequence[Place] = ()) -> Beginning:
    """Let light of an ink tremble: now and then a few bright cells, of all or of some, are dim for a moment."""

    def life(machine: Spectrum, dice: Dice) -> Life:
        places = near or [(row, column) for row in range(ROWS) for column in range(COLUMNS)]
        cells = [COLUMNS_OF_SCREEN * row + column for row, column in places]
        lit = [cell for cell in cells if machine.attributes[cell] == (ink | BRIGHT_BIT)]
        while lit:
            dimmed = [dice.pick(lit) for _ in range(6)]
            for cell in dimmed:
                machine.attributes[cell] = ink
            yield from _rest(4 + dice.below(8))
            for cell in dimmed:
                machine.attributes[cell] = ink | BRIGHT_BIT
            yield from _rest(6 + dice.below(30))
        while True:
            yield

    return life


def torch(row: int, column: int) -> Beginning:
    """The flame of a torch whose top cell is at a row and a column."""

    def life(machine: Spectrum, dice: Dice) -> Life:
        while True:
            draw_cells(machine, dice.pick(TORCHES), row, column)
            yield from _rest(5 + dice.below(3))

    return life


def drip(x: int, top: int, foot: int) -> Beginning:
    """A drop that gathers at a place of the ceiling, falls to the line `foot`, splashes and is heard."""

    def life(machine: Spectrum, dice: Dice) -> Life:
        moving = Moving(machine)
        yield from _rest(10 + dice.below(60))
        while True:
            for drop in HANGING:
                moving.show((drop, x - 1, top))
                yield from _rest(9)
            y, speed = 4 * top, 2
            while y < 4 * (foot - DROP.height):
                moving.show((DROP, x - 2, y // 4))
                yield
                y, speed = y + speed, speed + 1
            if machine.speaker.busy_until < machine.now:
                machine.chime(plip(dice.below(4)))
            for splash in SPLASHES:
                moving.show((splash, x - splash.width // 2, foot - splash.height))
                yield from _rest(4)
            moving.hide()
            yield from _rest(50 + dice.below(110))

    return life


def glints(*places: Place) -> Beginning:
    """Something that sparkles at one of some pixels now and then."""

    def life(machine: Spectrum, dice: Dice) -> Life:
        moving = Moving(machine)
        while True:
            x, y = dice.pick(places)
            for size in (0, 1, 0):
                moving.show((GLINTS[size], x - GLINTS[size].width // 2, y - GLINTS[size].height // 2))
                yield from _rest(5)
            moving.hide()
            yield from _rest(8 + dice.below(40))

    return life


def sparks(x: int, foot: int, top: int) -> Beginning:
    """Sparks that rise over a fire."""

    def life(machine: Spectrum, dice: Dice) -> Life:
        moving = Moving(machine)
        while True:
            left, across = x + dice.below(25) - 12, dice.below(3) - 1
            for step in range((foot - top) // 2):
                moving.show((SPARK, left + across * step // 4, foot - 2 * step))
                yield
            moving.hide()
            yield from _rest(4 + dice.below(20))

    return life


def leaves(top: int, height: int) -> Beginning:
    """A few leaves that come down, swaying."""

    def life(machine: Spectrum, dice: Dice) -> Life:
        falling = Falling(machine, (LEAF,), (0, top, WIDTH, height), 2, (1, 2), 6)
        frame = dice.below(200)
        while True:
            falling.step(frame)
            frame += 1
            yield

    return life


def flight(wings: Animation, top: int, pace: int) -> Beginning:
    """Somebody with wings who crosses the picture from time to time, in a bow."""

    def life(machine: Spectrum, dice: Dice) -> Life:
        moving = Moving(machine)
        while True:
            yield from _rest(20 + dice.below(60))
            y, height = top + dice.below(24), 8 + dice.below(16)
            for x in range(0, WIDTH - wings.sprites[0].width, pace):
                moving.show((wings.at(x), x, y + height * (x % 64 - 32) * (x % 64 - 32) // 1024))
                yield
            moving.hide()

    return life


def in_turn(ink: int, pace: int, *areas: Area) -> Beginning:
    """What is drawn in an ink is seen area after area, each staying until all were, and goes out again."""

    def life(machine: Spectrum, dice: Dice) -> Life:
        del dice
        attributes = machine.attributes
        groups = [
            [
                at
                for line in range(row, row + height)
                for at in range(COLUMNS_OF_SCREEN * line + column, COLUMNS_OF_SCREEN * line + column + width)
                if ink_of(attributes[at]) == ink
            ]
            for row, column, height, width in areas
        ]
        before = {at: attributes[at] for group in groups for at in group}
        while True:
            for at, value in before.items():
                attributes[at] = value & ~INK_BITS
            yield from _rest(pace)
            for group in groups:
                for at in group:
                    attributes[at] = before[at]
                yield from _rest(pace)

    return life


WINGS = Animation((BAT, BAT_DOWN), 6)
BATS, LARK = flight(WINGS, 12, 2), flight(BIRD, 8, 1)
ASLEEP = in_turn(CYAN, 26, (2, 13, 2, 2), (0, 15, 3, 3))
"""Letters Z."""


def _rest(frames: int) -> Life:
    for _ in range(frames):
        yield


def joined(parts: Sequence[Life]) -> Life:
    """Several lives as one."""
    while True:
        for part in parts:
            next(part)
        yield
