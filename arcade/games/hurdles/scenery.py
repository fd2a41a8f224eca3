"""The scenery: bands of the picture that pass by, the far ones more slowly, and spectators with moods."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache, lru_cache

from arcade.games.hurdles import ART
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, LINES, WIDTH
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import Patch, lift_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.joined_sprites import above, beside
from arcade.toolkit.picture.panels import write
from arcade.toolkit.picture.patterns import EMPTY, GRASS, tiled
from arcade.toolkit.picture.shown import Shown
from arcade.toolkit.picture.sprites import CELL, Sprite, from_bytes

ROWS_A_THIRD = 8


@dataclass(frozen=True)
class Band:
    """A picture of whole rows of cells that repeats sideways, its upper edge at a row of cells."""

    row: int
    picture: Sprite

    def paint(self, machine: Spectrum, offset: int) -> None:
        """Show the band as it is `offset` pixels further on."""
        display = machine.display
        for place, lines in _band_window(self.row, self.picture, offset % self.picture.width):
            display[place] = lines


# Enough for all places of the board's words (512), of both lanes (64 each) and of the lawn (8).
@lru_cache(1024)
def _band_window(row: int, picture: Sprite, offset: int) -> tuple[tuple[slice, bytearray], ...]:
    """A screen's width of a band, as slices of the bitmap and what is in them, which nobody may write to."""
    copies = WIDTH // picture.width + 2
    each = ((1 << copies * picture.width) - 1) // ((1 << picture.width) - 1)  # the lowest bit of each copy
    beyond, full = copies * picture.width - offset - WIDTH, (1 << WIDTH) - 1
    lines = [(line * each >> beyond & full).to_bytes(COLUMNS) for line in picture.ink]
    return tuple([(place, bytearray(b"".join([lines[y] for y in held]))) for place, held in pieces(row, picture.lines)])


@lru_cache(32)
def pieces(row: int, rows: int) -> tuple[tuple[slice, range], ...]:
    """Where rows of cells lie in the bitmap, in pieces, and which pixel lines, from their top, each piece holds.

    Within a third of the screen the first lines of all rows lie side by side, then the second ones, and so on.
    """
    found: list[tuple[slice, range]] = []
    first = 0
    while first < rows:
        together = min(rows - first, ROWS_A_THIRD - (row + first) % ROWS_A_THIRD)
        for line in range(CELL * first, CELL * first + CELL):
            start = LINES[CELL * row + line]
            found.append((slice(start, start + COLUMNS * together), range(line, line + CELL * together, CELL)))
        first += together
    return tuple(found)


ROUND = 512
"""Pixels after which the stands repeat themselves."""
SEAT = 16
"""The width of a seat in pixels."""
ROWS = 4
"""Cell rows of the stands."""
HEIGHT = CELL * ROWS
ROW_HEIGHT = HEIGHT // 2
"""Pixels of each of the two rows of seats."""
PEOPLE = "02101220120210210121020120121020"
DRESSED = "01200102100120210012001021001202"
"""The numbers of everybody's head and shirt."""
FULL = (1 << WIDTH) - 1
WAVE_WIDTH, WAVE_PIXELS_A_FRAME = 80, 8
WAVE_FRAMES = (WIDTH + WAVE_WIDTH) // WAVE_PIXELS_A_FRAME + 2
"""Of a wave from its first arms to its last."""


class Mood(Enum):
    """What the spectators feel, shown by eyes, hands and mouths."""

    WATCHING = "watching"
    TENSE = "tense"
    CHEERING = "cheering"
    CLAPPING = "clapping"
    GROANING = "groaning"
    WAVING = "waving"


HEADS: dict[Mood, tuple[Sprite, ...]] = {
    mood: tuple(ART[f"{mood.value}-{head}"] for head in ("bald", "capped", "long-haired"))
    for mood in Mood
    if mood is not Mood.WAVING
}
SHIRTS, RAISED = (
    tuple(ART[f"{arms}-{shirt}"] for shirt in ("plain", "striped", "open")) for arms in ("shirt", "arms-up")
)
"""What spectators wear below their heads, arms down or up."""
Rows = tuple[int, ...]
Stand = tuple[Mood, bool, int]
"""What all feel, whether they look to the left, and how many seats of each row are empty."""


class Crowd:
    """Paints the stands from a cell row on."""

    def __init__(self, machine: Spectrum, row: int, calm: bool = False) -> None:
        self.machine = machine
        self.calm = calm
        self._mood, self._left, self._age = Mood.WATCHING, 0, 0
        self._row = row
        self._shown = Shown()

    def colour(self) -> None:
        """Colour the stands; they are painted anew next time."""
        self._shown.forget()
        for place, ink in enumerate("ymYM"):
            colour_cells(self.machine, self._row + place, 0, 1, COLUMNS, pair(f"{ink}k"))

    def react(self, mood: Mood, frames: int) -> None:
        """Show a mood for so many frames from the next one on."""
        self._mood, self._left, self._age = mood, frames, 0

    def step(self, offset: int, place: int, tense: bool = False) -> None:
        """Paint the next frame, the stands `offset` pixels further on: a mood, or else eyes on the column `place`.

        In a calm run arms are held up instead of waved.
        """
        if self._left:
            self._left, self._age = self._left - 1, self._age + 1
            cheering = self._mood in (Mood.CHEERING, Mood.WAVING)
            if cheering and self.calm:
                self.show(offset, Mood.CHEERING)
            elif self._mood is Mood.WAVING:
                self._wave(offset, self._age % WAVE_FRAMES)
            elif cheering:
                self.show(offset, (Mood.CHEERING, Mood.CLAPPING)[self._age // 8 % 2])
            else:
                self.show(offset, self._mood)
        elif tense:
            self.show(offset, Mood.TENSE)
        else:
            self.watch(offset, place)

    def watch(self, offset: int, place: int, gone: int = 0) -> None:
        """Everybody looks at a column of the screen; `gone` have left in each row."""
        masks = tuple(_between(0, _edge(place, offset, row)) for row in range(2))
        self._mix(offset, (Mood.WATCHING, False, gone), (Mood.WATCHING, True, gone), masks)

    def show(self, offset: int, mood: Mood) -> None:
        """Everybody in one mood."""
        self._mix(offset, (mood, False, 0), (mood, False, 0), (FULL, FULL))

    def _wave(self, offset: int, frame: int) -> None:
        """Arms that go up and down in turn, `frame` frames after the first."""
        left = WAVE_PIXELS_A_FRAME * frame - WAVE_WIDTH
        masks = tuple(
            _between(_edge(left - lean, offset, row), _edge(left - lean + WAVE_WIDTH, offset, row))
            for row, lean in enumerate((0, SEAT))
        )
        self._mix(offset, (Mood.CHEERING, False, 0), (Mood.WATCHING, False, 0), masks)

    def _mix(self, offset: int, inside: Stand, outside: Stand, masks: Rows) -> None:
        """Show one state of the stands within each row's mask and another one elsewhere."""
        offset %= ROUND
        if not self._shown.changed("stands", (offset, inside, outside, masks)):
            return
        mask, around = _masked(self._row, masks), _window(self._row, offset, outside)
        mixed = bytearray((around ^ (around ^ _window(self._row, offset, inside)) & mask).to_bytes(COLUMNS * HEIGHT))
        for place, lines in pieces(self._row, ROWS):
            size = COLUMNS * len(lines)
            self.machine.display[place], mixed = mixed[:size], mixed[size:]


# A kilobyte each: all that part those who look right from those who look left, most of a wave.
@lru_cache(512)
def _masked(row: int, masks: Rows) -> int:
    """The masks of both rows of seats for all lines, in the order in which the stands lie there, as one number."""
    edges = [mask.to_bytes(COLUMNS) for mask in masks]
    return int.from_bytes(b"".join([edges[line // ROW_HEIGHT] for _, lines in pieces(row, ROWS) for line in lines]))


# A kilobyte each: a race passes all places of those who look right, and of those who look left.
@lru_cache(2 * ROUND)
def _window(row: int, offset: int, state: Stand) -> int:
    """A screen's width of the stands from a cell row on, in that order, as one number."""
    column, pixels = divmod(offset, CELL)
    return int.from_bytes(b"".join([line[column : column + COLUMNS] for line in _moved(row, pixels, state)]))


@lru_cache(64)
def _moved(row: int, pixels: int, state: Stand) -> tuple[bytes, ...]:
    """The lines of the stands in that order, further on by 0 to 7 pixels, so that windows are cut out by bytes."""
    size, full, rows = (ROUND + WIDTH) // CELL, (1 << ROUND + WIDTH) - 1, stand(*state)
    return tuple([(rows[y] << pixels & full).to_bytes(size) for _, lines in pieces(row, ROWS) for y in lines])


def _edge(x: int, offset: int, row: int) -> int:
    """The column between two spectators of a row that is next to the left of a column."""
    return x - (x + offset + row * SEAT // 2 + SEAT // 2) % SEAT


def _between(left: int, right: int) -> int:
    """The bits of the pixels from a column to before another, which may be beyond the screen."""
    left, right = max(left, 0), min(right, WIDTH)
    return (1 << WIDTH - left) - (1 << WIDTH - right) if left < right else 0


@cache
def stand(mood: Mood, mirrored: bool = False, gone: int = 0) -> Rows:
    """Both rows in a mood, ROUND pixels and a screen's width of bits; `gone` seats of each are empty.

    The upper row is 11 seats and a half ahead of the lower one.
    """
    clothes = RAISED if mood is Mood.CHEERING else SHIRTS
    people = [above(HEADS[mood][int(head)], clothes[int(shirt)]) for head, shirt in zip(PEOPLE, DRESSED, strict=True)]
    for place in range(gone):
        people[13 * place % len(people)] = ART["seat"]
    if mirrored:
        people = [one.mirrored() for one in people]
    half = SEAT // 2
    turned = beside(*people[11:], *people[:11]).ink
    upper = tuple(bits >> half | (bits & (1 << half) - 1) << ROUND - half for bits in turned)
    rows = (*upper, *beside(*people).ink)
    return tiled(Sprite(ROUND, rows, (0,) * HEIGHT), ROUND + WIDTH, HEIGHT).ink


ROOF_ROW, CROWD_ROW, BOARD_ROW, LAWN_ROW = 1, 2, 6, 7
LANE_ROWS, LANE_HEIGHT = (8, 15), 7
GROUND = 52
"""Pixel rows from a lane's upper edge to its runner's feet."""
CAPTION_COLUMN = 17
"""The upper cell row of a lane holds its caption from here on."""
LANE_PAINTS = (pair("Wb"), pair("Yb"))


class Stadium:
    """Paints the scenery; the runners and what they jump come over it."""

    def __init__(self, machine: Spectrum, calm: bool) -> None:
        self.machine = machine
        self.crowd = Crowd(machine, CROWD_ROW, calm)
        self._lawn = Band(LAWN_ROW, GRASS)
        self._board = Band(BOARD_ROW, EMPTY)
        self._lanes = tuple(Band(row, lane()) for row in LANE_ROWS)
        self._captions = ["", ""]
        self._written: list[Patch | None] = [None, None]
        """The captions as they stand on the screen, once they were written."""

    def build(self, board: str) -> None:
        """The colours, which stay, and the words of the advertising board."""
        machine = self.machine
        fill(machine, ROOF_ROW, 0, 1, COLUMNS, ART["roof"], pair("wk"))
        self.crowd.colour()
        colour_cells(machine, BOARD_ROW, 0, 1, COLUMNS, pair("kY"))
        colour_cells(machine, LAWN_ROW, 0, 1, COLUMNS, pair("Gk"))
        for row, paint in zip(LANE_ROWS, LANE_PAINTS, strict=True):
            colour_cells(machine, row, 0, LANE_HEIGHT, COLUMNS, paint)
        words = board.center(ROUND // CELL)
        self._board = Band(BOARD_ROW, beside(*(from_bytes(machine.font[sign]) for sign in words)))
        self._captions, self._written = ["", ""], [None, None]

    def paint(self, distances: Sequence[int]) -> None:
        """The scenery so many pixels from the start in each lane; the second one is left out if there is one distance.

        The crowd is painted by itself.
        """
        machine, first = self.machine, distances[0]
        self._board.paint(machine, first // 2)
        self._lawn.paint(machine, 3 * first // 4)
        for band, distance in zip(self._lanes, distances, strict=False):
            band.paint(machine, distance)

    def caption(self, lane: int, words: str) -> None:
        """What stands at the right of a lane's upper edge from the next picture on."""
        self._captions[lane], self._written[lane] = words[: COLUMNS - CAPTION_COLUMN], None

    def captions(self) -> None:
        """Write the captions, over the heads of those who leap there."""
        for lane, (words, written) in enumerate(zip(self._captions, self._written, strict=True)):
            row, column = LANE_ROWS[lane], COLUMNS - len(words)
            if written:
                written.put_back(self.machine)
            elif words:
                write(self.machine, row, column, words, LANE_PAINTS[lane])
                self._written[lane] = lift_cells(self.machine, row, column, 1, len(words))


@cache
def lane(rows: int = 1) -> Sprite:
    """An empty lane: rows of cells for its caption, air, the track's texture, and the line below it."""
    height = CELL * (rows + LANE_HEIGHT - 1)
    lines = [0] * height
    pebbles = ART["pebbles"]
    for place, line in enumerate(pebbles.ink, height - 14):
        lines[place] = line
    lines[-2] = lines[-1] = (1 << pebbles.width) - 1
    return Sprite(pebbles.width, tuple(lines), (0,) * height)


def repeat_lane(machine: Spectrum) -> None:
    """Copy the first lane, with all that has been drawn on it, to the second one."""
    display = machine.display
    for place, like in _lanes():
        display[place] = display[like]


@cache
def _lanes() -> tuple[tuple[slice, slice], ...]:
    """The second lane's pieces of the bitmap, and those of the first to copy there, all in one third of the screen."""
    first, second = LANE_ROWS
    starts = LINES[CELL * first : CELL * (first + LANE_HEIGHT)]
    return tuple(
        (place, slice(starts[lines[0]], starts[lines[0]] + COLUMNS * len(lines)))
        for place, lines in pieces(second, LANE_HEIGHT)
    )
