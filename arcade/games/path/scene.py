"""The country that a way leads through, meadow, desert, snow or night; the way, cell by cell; what stands below it."""

from dataclasses import dataclass

from arcade.games.path import art, strings
from arcade.games.path.art import DESERT, MEADOW, SNOW, Growth
from arcade.games.path.board import COLUMNS, ROWS, SIZE, STEPS, Cell
from arcade.games.path.levels import PATHS
from arcade.games.path.world import Journey, Rider
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import LINES, Mode
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Count, Text
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import MessageLine, StatusBar
from arcade.toolkit.picture.patterns import LEAVES, NIGHT
from arcade.toolkit.picture.shown import Shown
from arcade.toolkit.picture.sprites import Sprite

LINE_COLOURS = pair("Yb"), pair("Wb")
"""Of the cells that a line has crossed, for each seat."""
WAY_COLOURS = pair("yb")
STAR_COLOURS = pair("Wb")
HEDGE, HEDGE_COLUMN = pair("gk"), 15
TREE_PERCENT, SMALL_PERCENT = 35, 9
GAUGE_ROW, STATUS_ROW, MESSAGE_ROW = 21, 22, 23
LABELS, VALUES, MESSAGES, KEYS = pair("Wk"), pair("Yk"), pair("Wb"), pair("wb")
READ = 90
"""Frames that a message stays."""


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


def ground(machine: Spectrum, journey: Journey, decoration_dice: Dice) -> None:
    """Everything but the ways; nothing grows where they will be."""
    here = DARKNESS if journey.terms.seen else COUNTRIES[journey.path]
    fill(machine, 0, 0, ROWS, COLUMNS, here.pattern, here.colours)
    free = {(row, column) for row in range(ROWS) for column in range(COLUMNS)}
    for rider in journey.race.riders:
        free -= set(rider.way.cells)
    if journey.seats == 2:
        fill(machine, 0, HEDGE_COLUMN, ROWS, 2, LEAVES, HEDGE)
        free -= {cell for cell in free if HEDGE_COLUMN <= cell[1] < HEDGE_COLUMN + 2}
    if here.growth:
        _grow(machine, here.growth, free, decoration_dice)


def _grow(machine: Spectrum, growth: Growth, free: set[Cell], decoration_dice: Dice) -> None:
    """Plant the large where there is room for it, the small here and there."""
    large, small = growth
    for row, column in sorted(free):
        block = {(row + down, column + right) for down in (0, 1) for right in (0, 1)}
        if block <= free and decoration_dice.percent(TREE_PERCENT):
            free -= block
            draw(machine, large, SIZE * column, SIZE * row)
        elif (row, column) in free and decoration_dice.percent(SMALL_PERCENT):
            free.remove((row, column))
            draw(machine, decoration_dice.pick(small), SIZE * column, SIZE * row)


def show_cell(machine: Spectrum, journey: Journey, rider: Rider, at: int) -> None:
    """One cell of a way with its coin; by day with an edge to the ground."""
    row, column = rider.way.cells[at]
    machine.cell(row, column, bytes(SIZE), WAY_COLOURS)
    if rider.way.cells[at] == rider.way.star:
        show_star(machine, rider, 0)
    if at in rider.coins:
        draw(machine, art.COIN, *coin_place(rider, at))
    if journey.terms.seen:
        return
    for (down, right), edge in zip(STEPS, art.EDGES, strict=True):
        beside = row + down, column + right
        if 0 <= beside[0] < ROWS and 0 <= beside[1] < COLUMNS and beside not in rider.way.place:
            machine.stamp(SIZE * beside[1], SIZE * beside[0], edge.ink, SIZE, Mode.OR)


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


class Panel:
    """Draws what changed, and says everything anew when the language does."""

    def __init__(self, program: Program[Spectrum]) -> None:
        self.program = program
        self.machine = program.machine
        self.status = StatusBar(self.machine, STATUS_ROW, LABELS, VALUES)
        self.message = MessageLine(self.machine, MESSAGE_ROW, MESSAGES)
        self._shown = Shown()
        self._said: tuple[Text | Count, dict[str, object]] | None = None
        self._left = 0
        self._keys: Text | None = None

    def begin(self) -> None:
        """Forget what was shown, since the screen is new."""
        self.status.forget()
        fill(self.machine, GAUGE_ROW, 0, 1, 32, colours=LABELS)
        self._shown.forget()
        self._shown.changed("language", self.program.language)
        self._keys = self._said = None

    def say(self, words: Text | Count, **values: object) -> None:
        """A message that stays a while, or until the next."""
        self._said, self._left, self._keys = (words, values), READ, None
        self.message.say(self.program.text(words, **values))

    def keys(self, words: Text) -> None:
        """Name the keys where no message stands."""
        if self._said or self._keys is words:
            return
        self._keys = words
        self.message.say(self.program.text(words), KEYS)

    def step(self, journey: Journey) -> None:
        """A frame: what changed is drawn, an old message goes."""
        if self._shown.changed("language", self.program.language):
            self._keys = None
            if self._said:
                self.message.say(self.program.text(self._said[0], **self._said[1]))
        if self._said:
            self._left -= 1
            if not self._left:
                self._said = None
        self.numbers(journey)

    def numbers(self, journey: Journey) -> None:
        """Points, way and lives, or the stars of two; and the gauges."""
        gained = journey.stars[:] if journey.seats == 2 else [journey.points, journey.lives]
        percent = tuple(rider.percent for rider in journey.race.riders)
        if not self._shown.changed("numbers", (self.program.language, journey.path, gained, percent)):
            return
        text = self.program.text
        way = text(strings.WAY), f"{journey.path + 1}/{PATHS}"
        if journey.seats == 2:
            one, two = ((f"{seat}:", "*" * stars or "-") for seat, stars in enumerate(journey.stars, 1))
            self.status.show(one, way, two)
        else:
            self.status.show((text(strings.POINTS), journey.points), way, (text(strings.LIVES), journey.lives))
        if self._shown.changed("percent", percent):
            self._gauges(percent)

    def _gauges(self, percent: tuple[int, ...]) -> None:
        """A bar for each rider, growing inwards from his side."""
        cells = 30 if len(percent) == 1 else 13
        width = SIZE * cells
        full = (1 << width) - 1
        for seat, done in enumerate(percent):
            pixels = width * done // 100
            bar = (1 << pixels) - 1 if seat else full ^ (full >> pixels)
            ends = 1 | 1 << width - 1
            rows = (full, ends, *(bar | ends,) * 3, ends, full)
            self.machine.stamp(SIZE * (31 - cells if seat else 1), SIZE * GAUGE_ROW, rows, width, attribute=VALUES)
