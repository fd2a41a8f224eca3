"""The country that a way leads through: a meadow, a desert, snow, or the night; and the way itself, cell by cell."""

from dataclasses import dataclass

from arcade.games.path import art
from arcade.games.path.board import COLUMNS, ROWS, SIZE, STEPS, Cell
from arcade.games.path.scenery import DESERT, MEADOW, SNOW, Growth
from arcade.games.path.state import Journey
from arcade.games.path.world import Rider
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import LINES, Mode
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.patterns import LEAVES, NIGHT
from arcade.toolkit.picture.sprites import Sprite

LINE_COLOURS = pair("Yb"), pair("Wb")
"""Of the cells that a line has crossed, for each seat."""
WAY_COLOURS = pair("yb")
STAR_COLOURS = pair("Wb")
HEDGE, HEDGE_COLUMN = pair("gk"), 15
TREE_PERCENT, SMALL_PERCENT = 35, 9
EDGES = (
    (0, 0, 0, 0, 0, 0, 0x55, 0xFF),
    (0x80, 0xC0, 0x80, 0xC0, 0x80, 0xC0, 0x80, 0xC0),
    (0xFF, 0xAA, 0, 0, 0, 0, 0, 0),
    (0x03, 0x01, 0x03, 0x01, 0x03, 0x01, 0x03, 0x01),
)
"""The edge of the ground above a cell of the way, to the right of it, below and to the left."""


@dataclass(frozen=True)
class Country:
    """What the ground looks like and what stands on it."""

    pattern: Sprite
    colours: int
    growth: Growth | None = None


COUNTRIES = (
    Country(art.TUFTS, pair("kg"), MEADOW),
    Country(art.DUNES, pair("ry"), DESERT),
    Country(art.DRIFTS, pair("bw"), SNOW),
)
DARKNESS = Country(NIGHT, pair("Bk"))


def country(journey: Journey) -> Country:
    """The one that the present way leads through."""
    return DARKNESS if journey.rules.seen else COUNTRIES[journey.path]


def ground(machine: Spectrum, journey: Journey, ornament: Dice) -> None:
    """Everything but the ways; nothing grows where they will be."""
    here = country(journey)
    fill(machine, 0, 0, ROWS, COLUMNS, here.pattern, here.colours)
    free = {(row, column) for row in range(ROWS) for column in range(COLUMNS)}
    for rider in journey.race.riders:
        free -= set(rider.way.cells)
    if journey.seats == 2:
        fill(machine, 0, HEDGE_COLUMN, ROWS, 2, LEAVES, HEDGE)
        free -= {cell for cell in free if HEDGE_COLUMN <= cell[1] < HEDGE_COLUMN + 2}
    if here.growth:
        _grow(machine, here.growth, free, ornament)


def _grow(machine: Spectrum, growth: Growth, free: set[Cell], ornament: Dice) -> None:
    """Plant the large where there is room for it, the small here and there."""
    large, small = growth
    for row, column in sorted(free):
        block = {(row + down, column + right) for down in (0, 1) for right in (0, 1)}
        if block <= free and ornament.percent(TREE_PERCENT):
            free -= block
            draw(machine, large, SIZE * column, SIZE * row)
        elif (row, column) in free and ornament.percent(SMALL_PERCENT):
            free.remove((row, column))
            draw(machine, ornament.pick(small), SIZE * column, SIZE * row)


def show_cell(machine: Spectrum, journey: Journey, rider: Rider, at: int) -> None:
    """One cell of a way with its coin; by day the ground beside it gets an edge."""
    row, column = rider.way.cells[at]
    machine.cell(row, column, bytes(SIZE), WAY_COLOURS)
    if rider.way.cells[at] == rider.way.star:
        show_star(machine, rider, 0)
    if at in rider.coins:
        draw(machine, art.COIN, *coin_place(rider, at))
    if journey.rules.seen:
        return
    for (down, right), edge in zip(STEPS, EDGES, strict=True):
        beside = row + down, column + right
        if 0 <= beside[0] < ROWS and 0 <= beside[1] < COLUMNS and beside not in rider.way.place:
            machine.stamp(SIZE * beside[1], SIZE * beside[0], edge, SIZE, Mode.OR)


def show_star(machine: Spectrum, rider: Rider, look: int) -> None:
    """The star in one of its two looks."""
    row, column = rider.way.star
    machine.cell(row, column, bytes(art.STARS[look].ink), STAR_COLOURS)


def coin_place(rider: Rider, at: int) -> tuple[int, int]:
    """Where a coin is drawn: in the middle of the far side of its bend."""
    row, column = rider.way.cells[at]
    down, right = STEPS[rider.way.direction(at - 1)]
    return SIZE * column + 2 + 2 * right, SIZE * row + 2 + 2 * down


def take_coin(machine: Spectrum, rider: Rider, at: int) -> None:
    """Take a coin up; the line is drawn over the place afterwards."""
    x, y = coin_place(rider, at)
    machine.stamp(x, y, art.COIN.ink, art.COIN.width, Mode.MASK)


def forget_leg(machine: Spectrum, journey: Journey, rider: Rider) -> None:
    """Show the leg of a fall as it was before it was ridden."""
    bend = rider.way.leg(rider.furthest)
    for at in range(bend + bool(bend), rider.furthest + 1):
        show_cell(machine, journey, rider, at)


def trace(machine: Spectrum, rider: Rider, seat: int, behind: int = 0) -> None:
    """The line's newest pixel, or one behind it, two wide, never beyond the way; its cell lights up."""
    step_down, step_right = STEPS[rider.line.direction]
    x, y = rider.line.x - behind * step_right, rider.line.y - behind * step_down
    aside = x - 1 if rider.way.mirrored else x + 1
    for across, down in ((x, y), (aside, y), (x, y - 1), (aside, y - 1)):
        cell = down // SIZE, across // SIZE
        if cell in rider.way.place and cell != rider.way.star:
            machine.display[LINES[down] + across // SIZE] |= 0x80 >> across % SIZE
            machine.attributes[COLUMNS * cell[0] + cell[1]] = LINE_COLOURS[seat]
