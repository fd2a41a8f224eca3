"""The stands: two rows of spectators who pass by, follow the runner with their eyes, and feel with him."""

from enum import Enum
from functools import cache, lru_cache

from arcade.games.hurdles import art_crowd, art_people
from arcade.games.hurdles.motion import pieces
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, WIDTH
from arcade.toolkit.picture.areas import colour_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.joined_sprites import above, beside
from arcade.toolkit.picture.patterns import tiled
from arcade.toolkit.picture.shown import Shown
from arcade.toolkit.picture.sprites import CELL, Sprite

ROUND = 512
"""Pixels after which the stands repeat themselves."""
SEAT, SEATS = 16, 32
"""Pixels of a seat, and seats in a row."""
ROWS, ROW_HEIGHT = 4, 16
"""Cell rows of the stands, and pixels of each of the two rows of seats."""
HEIGHT = CELL * ROWS
PEOPLE = "02101220120210210121020120121020"
DRESSED = "01200102100120210012001021001202"
"""Everybody's head and shirt, by their numbers."""
INKS = "ymYM"
"""Heads and shirts of the upper row, then of the lower one."""
SHIFT = 11
"""Seats by which the upper row is turned against the lower one, and half a seat more."""
ORDER = 13
"""Every so manieth seat is empty next when people leave."""
FULL = (1 << WIDTH) - 1
WAVE_WIDTH, WAVE_SPEED = 80, 8
"""Pixels of the wave that runs through the stands, and those that it goes on in a frame."""
WAVE_FRAMES = (WIDTH + WAVE_WIDTH) // WAVE_SPEED + 2
"""Frames of a wave from its first arms to its last."""
CLAP = 8
"""Frames between the two ways of cheering."""
MASKS = 512
"""Masks that are kept, a kilobyte each: all that part those who look right from those who look left, most of a wave."""
WINDOWS = 2 * ROUND
"""Windows that are kept, a kilobyte each: a race passes all places of those who look right, and who look left."""


class Mood(Enum):
    """What the spectators feel."""

    WATCHING = "watching"
    TENSE = "tense"
    CHEERING = "cheering"
    CLAPPING = "clapping"
    GROANING = "groaning"
    WAVING = "waving"


HEADS = {
    Mood.WATCHING: art_crowd.WATCHING,
    Mood.TENSE: art_crowd.TENSE,
    Mood.CHEERING: art_crowd.CHEERING,
    Mood.CLAPPING: art_crowd.CLAPPING,
    Mood.GROANING: art_crowd.GROANING,
}
Rows = tuple[int, ...]
Stand = tuple[Mood, bool, int]
"""What all feel, whether they look to the left, and how many seats of each row are empty."""


class Crowd:
    """Paints the stands from a cell row on, whole or by parts."""

    def __init__(self, machine: Spectrum, row: int, calm: bool = False) -> None:
        self.machine = machine
        self.calm = calm
        self._mood, self._left, self._age = Mood.WATCHING, 0, 0
        self._row = row
        self._shown = Shown()

    def colour(self) -> None:
        """Give them their colours; they are painted anew next time."""
        self._shown.forget()
        for place, ink in enumerate(INKS):
            colour_cells(self.machine, self._row + place, 0, 1, COLUMNS, pair(f"{ink}k"))

    def react(self, mood: Mood, frames: int) -> None:
        """Feel something for so many frames from the next one on."""
        self._mood, self._left, self._age = mood, frames, 0

    def step(self, offset: int, place: int, tense: bool = False) -> None:
        """Paint the next frame, the stands `offset` pixels further on: what they feel, or else eyes on a column.

        When calm nobody waves his arms about: they are held up.
        """
        if self._left:
            self._left, self._age = self._left - 1, self._age + 1
            cheering = self._mood in (Mood.CHEERING, Mood.WAVING)
            if cheering and self.calm:
                self.show(offset, Mood.CHEERING)
            elif self._mood is Mood.WAVING:
                self._wave(offset, self._age % WAVE_FRAMES)
            elif cheering:
                self.show(offset, (Mood.CHEERING, Mood.CLAPPING)[self._age // CLAP % 2])
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
        left = WAVE_SPEED * frame - WAVE_WIDTH
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
        display, held = self.machine.display, pieces(self._row, ROWS)
        mask, around = _masked(self._row, masks), _window(self._row, offset, outside)
        mixed = bytearray((around ^ (around ^ _window(self._row, offset, inside)) & mask).to_bytes(COLUMNS * HEIGHT))
        at = 0
        for place, lines in held:
            size = COLUMNS * len(lines)
            display[place] = mixed[at : at + size]
            at += size


@lru_cache(MASKS)
def _masked(row: int, masks: Rows) -> int:
    """The masks of both rows of seats for all lines, in the order in which the stands lie there, as one number."""
    edges = [mask.to_bytes(COLUMNS) for mask in masks]
    return int.from_bytes(b"".join([edges[line // ROW_HEIGHT] for _, lines in pieces(row, ROWS) for line in lines]))


@lru_cache(WINDOWS)
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
    """Both rows in a mood, ROUND pixels and a screen's width of bits; `gone` seats of each are empty."""
    empty = {ORDER * place % SEATS for place in range(gone)}
    people = [
        art_people.SEAT if place in empty else _person(mood, int(head), int(shirt))
        for place, (head, shirt) in enumerate(zip(PEOPLE, DRESSED, strict=True))
    ]
    if mirrored:
        people = [one.mirrored() for one in people]
    lower = beside(*people)
    turned = beside(*people[SHIFT:], *people[:SHIFT])
    half = SEAT // 2
    upper = tuple(bits >> half | (bits & (1 << half) - 1) << ROUND - half for bits in turned.ink)
    rows = (*upper, *lower.ink)
    return tiled(Sprite(ROUND, rows, (0,) * HEIGHT), ROUND + WIDTH, HEIGHT).ink


def _person(mood: Mood, head: int, shirt: int) -> Sprite:
    clothes = art_people.RAISED if mood is Mood.CHEERING else art_people.SHIRTS
    return above(HEADS[mood][head], clothes[shirt])
