"""Where an exhibit runs: the book's on a strip above the source or on the whole screen, ours on nearly all of it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from textwrap import wrap
from typing import TypeVar

from arcade.games.techniques import ART
from arcade.games.techniques.art import KEY_DOWN, KEY_UP
from arcade.games.techniques.levels import LEVELS
from arcade.games.techniques.scenery import Bird, rolled_up
from arcade.games.techniques.strings import NO, YES
from arcade.machine.key_repeat import RepeatRate
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, LINES, WIDTH
from arcade.toolkit.contract.controls import FIRE
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Count, Text
from arcade.toolkit.letters.headline import Area
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw, draw_cells, lift_cells
from arcade.toolkit.picture.ink import FLASH_BIT, RAINBOW, attribute, pair, swapped
from arcade.toolkit.picture.joined_sprites import beside
from arcade.toolkit.picture.panels import write
from arcade.toolkit.picture.patterns import EMPTY, SOLID, tiled
from arcade.toolkit.picture.scale2x import stretched
from arcade.toolkit.picture.solids import tile
from arcade.toolkit.picture.sprites import CELL, Sprite, from_bytes
from arcade.toolkit.sound.tunes import Tune

T = TypeVar("T")
TOP, HEIGHT = 2, 10
"""Rows of the strip."""
WHOLE = 22
"""Rows of the screen that the book's programs draw on."""
LARGE_TOP, LARGE_HEIGHT = 1, 21
"""Rows of the screen that are our own."""
LAST = LARGE_TOP + LARGE_HEIGHT - 1
INKS = "CYGMRW"
BLOCK = tile(16, 16)
NO_BLOCK = tiled(SOLID, 4, 4).cut(-6, -6, 16, 16).opaque().coloured("b", "k")
"""A dot of a letter, large, that is not set."""


@dataclass(frozen=True)
class Stage:
    """Where an exhibit draws, in which colours, and how fast: the book's way or ours."""

    program: Program[Spectrum]
    colours: int
    top: int = TOP
    height: int = HEIGHT

    @property
    def machine(self) -> Spectrum:
        return self.program.machine

    @property
    def book(self) -> bool:
        return self.program.original

    @property
    def calm(self) -> bool:
        return self.program.calm

    @property
    def dice(self) -> Dice:
        return self.program.decoration_dice

    def pick(self, book: T, ours: T) -> T:
        """The book's value or ours."""
        return book if self.book else ours

    def pace(self, book: float, ours: float) -> float:
        """Frames: the book's as measured, or ours at the level's speed."""
        return book if self.book else self.speed(ours)

    def speed(self, frames: float) -> float:
        """Frames of ours at the level's speed."""
        return frames * LEVELS[self.program.setup.level].sets

    def text(self, words: Text | Count, **values: object) -> str:
        return self.program.text(words, **values)

    def wait(self, frames: float) -> Frames[None]:
        return self.machine.wait(frames)

    def clear(self) -> None:
        fill(self.machine, self.top, 0, self.height, COLUMNS, EMPTY, self.colours)

    def write(self, line: int, column: int, words: str, colours: int | None = None) -> None:
        write(self.machine, self.top + line, column, words, self.colours if colours is None else colours)

    def feed(self, words: str) -> None:
        """Roll the stage up by a line and print on its last one, without ever asking "scroll?"."""
        rolled_up(self.machine, self.top, self.height, 1, self.colours)
        self.write(self.height - 1, 0, words.ljust(COLUMNS))

    def decor(self, words: str) -> None:
        """A background of words in all colours."""
        for line in range(self.height):
            self.write(line, 0, (words * COLUMNS)[:COLUMNS], attribute(0 if line & 4 else 7, line % 8))

    def play(self, notes: Tune) -> Frames[None]:
        """Play notes, each with a bar on the stage as long as it is high."""
        shown = 0
        for seconds, pitch in notes:
            if pitch is not None:
                length = min(max(round(pitch + 60) * COLUMNS // 130, 1), COLUMNS)
                ink = self.pick(self.colours, pair(RAINBOW[shown % len(RAINBOW)] + "k"))
                self.write(shown % self.height, 0, ("\x8f" * length).ljust(COLUMNS), ink)
                shown += 1
            yield from self.machine.tune(((seconds, pitch),))

    def tally(self, line: int, words: Text, rate: RepeatRate, frames: int) -> Frames[None]:
        """Count on a line how often fire counts while it is pressed and held."""
        keys, keyboard, count, held = FIRE.keys, self.machine.keyboard, 0, 0
        for _ in range(frames):
            pressed = keyboard.tapped(keys)
            held = held + 1 if keyboard.down(keys) and not pressed else 0
            count += pressed or rate.due(held)
            self.write(line, 1, self.text(words, first=rate.delay, next=rate.every, n=count))
            yield


@lru_cache(64)
def _enlarged(signs: tuple[bytes, ...], across: int, down: int) -> Sprite:
    return stretched(beside(*map(from_bytes, signs)), across, down).opaque()


@lru_cache(64)
def _dots(signs: tuple[bytes, ...]) -> tuple[bytes, ...]:
    """The eight rows of words as digits, 1 where there is ink; words that run are looked at with each step."""
    return tuple(["".join([f"{byte:08b}" for byte in row]).encode() for row in zip(*signs, strict=True)])


@dataclass(frozen=True)
class Canvas(Stage):
    """A stage of 21 rows, with large letters and short notes."""

    top: int = LARGE_TOP
    height: int = LARGE_HEIGHT

    def note(self, pitch: float, seconds: float = 0.02) -> None:
        self.machine.chime(((seconds, min(max(pitch, -60.0), 60.0)),))

    def sing(self, letter: str) -> None:
        """A letter's own note: a quarter of its code."""
        self.note(min(ord(letter), 127) / 4)

    def rest(self, frames: float = 1) -> Frames[None]:
        """Let frames pass, as many as the level says."""
        return self.wait(self.speed(frames))

    def _letters(self, words: str, across: int, down: int) -> Sprite:
        return _enlarged(tuple(self.machine.font[letter] for letter in words), across, down)

    def large(self, row: int, column: int, words: str, across: int = 4, down: int = 4, colours: str = "Wk") -> None:
        """Letters so many cells wide and high."""
        picture = self._letters(words, across, down)
        draw_cells(self.machine, picture.coloured(*colours), self.top + row, column)

    def put(self, picture: Sprite, row: int, column: int, ink: str) -> None:
        """A picture in an ink, on black."""
        draw_cells(self.machine, picture.opaque().coloured(ink, "k"), self.top + row, column)

    def tile(self, area: Area, pattern: Sprite, colours: int) -> None:
        """Fill rows and columns: the first ones, and how many."""
        row, column, height, width = area
        fill(self.machine, self.top + row, column, height, width, pattern, colours)

    def lines(self, words: Text) -> list[str]:
        return self.text(words).split("\n")

    def wrapped(self, words: Text, width: int) -> list[str]:
        return wrap(self.text(words), width)

    def birds(self, words: Text) -> Iterator[Bird]:
        """The letters of up to five lines, each on its way from somewhere to its place."""
        edges = ((-32, 90), (256, 20), (100, 192), (20, 192), (256, 150), (-32, 10))
        for row, line in enumerate(self.lines(words)):
            left = (WIDTH - 32 * len(line)) // 2
            for place, letter in enumerate(line):
                if letter != " ":
                    picture = self._letters(letter, 4, 4).see_through().coloured(INKS[row % len(INKS)])
                    yield Bird(picture, self.dice.pick(edges), (left + 32 * place, CELL * (self.top + 5 * row) + 4))

    def slide(self, row: int, words: str, x: int, ink: str) -> None:
        """A line of large letters `x` pixels beside its place in the middle."""
        picture = self._letters(words, 4, 4)
        wide = picture.cut(-((WIDTH - picture.width) // 2), 0, WIDTH, 32)
        colour_cells(self.machine, self.top + row, 0, 4, COLUMNS, pair(ink + "k"))
        draw(self.machine, wide.cut(-x, 0, WIDTH, 32).opaque(), 0, CELL * (self.top + row))

    def lamps(self, row: int, words: str) -> None:
        """A lamp in every cell, all out, but for a row of words and those next to it."""
        fill(self.machine, self.top, 0, self.height, COLUMNS, ART["lamp"], pair("bk"))
        fill(self.machine, self.top + row, 0, 3, COLUMNS, colours=self.colours)
        self.write(row + 1, 0, words)

    def light(self, row: int, words: str, step: int, colours: str) -> None:
        """Switch eight rows of lamps to a window of words: from column `step` of their dots on, round and round."""
        lit = bytes.maketrans(b"10", bytes((pair(colours[0] + "k"), pair(colours[1] + "k"))))
        for line, dots in enumerate(_dots(tuple([self.machine.font[letter] for letter in words]))):
            first = step % len(dots)
            seen = ((dots + dots)[first:] + dots)[:COLUMNS]
            at = COLUMNS * (self.top + row + line)
            self.machine.attributes[at : at + COLUMNS] = seen.translate(lit)

    def ruled(self, row: int, column: int) -> None:
        """A thick line below a letter of three cells by four."""
        draw_cells(self.machine, tiled(SOLID, 24, 3), self.top + row + 4, column)

    def turned(self, row: int, column: int) -> None:
        self._recolour(row, column, swapped)

    def flashing(self, row: int, column: int) -> None:
        """A letter that flashes as the machine does; calm, it only gets another paper."""
        self._recolour(row, column, lambda colours: colours | (1 << 3 if self.calm else FLASH_BIT))

    def raised(self, row: int, column: int) -> None:
        """A letter half a cell higher than its neighbours."""
        lines = lift_cells(self.machine, self.top + row, column, 4, 3).lines
        for start, line in zip(LINES[CELL * (self.top + row) :], (*lines[4:], *[bytes(3)] * 4), strict=False):
            self.machine.display[start + column : start + column + 3] = line

    def _recolour(self, row: int, column: int, change: Callable[[int], int]) -> None:
        for line in range(self.top + row, self.top + row + 4):
            for at in range(COLUMNS * line + column, COLUMNS * line + column + 3):
                self.machine.attributes[at] = change(self.machine.attributes[at])

    def block(self, row: int, column: int, on: int, ink: str) -> None:
        """A dot of a letter as a block of two cells by two, or as a small dot where it is not set."""
        picture = BLOCK.coloured(ink, "k") if on else NO_BLOCK
        draw_cells(self.machine, picture, self.top + row, column)

    def caption(self, row: int, words: Text | Count, colours: str, **values: object) -> None:
        """Words on a band of three rows, as large as fit."""
        shown = self.text(words, **values)
        across = 2 if 2 * len(shown) <= COLUMNS else 1
        fill(self.machine, self.top + row, 0, 3, COLUMNS, colours=pair(colours))
        self.large(row, (COLUMNS - across * len(shown)) // 2, shown, across, 3, colours)

    def tick(self, pitch: float, frames: float) -> Frames[None]:
        self.note(pitch)
        return self.rest(frames)

    def sum(self, row: int, words: str, right: bool) -> None:
        colours = "Gk" if right else "Rk"
        self.large(row, 0, words, 2, 4, colours)
        self.large(row, 28, self.text(YES if right else NO).upper(), 1, 4, colours)

    def show_key(self, frame: int) -> None:
        """A key that is down while fire is held."""
        del frame
        down = self.machine.keyboard.down(FIRE.keys)
        draw_cells(self.machine, KEY_DOWN if down else KEY_UP, 9, 10)
        self.large(10 + 2 * down, 12, self.text(FIRE.label).upper()[:8].center(8), 1, 4, "Yk" if down else "Wk")

    def bar(self, row: int, pixels: int, ink: str) -> None:
        """A bar two rows high, so many pixels long."""
        wide = max(min(pixels, WIDTH), 1)
        picture = tiled(SOLID, wide, 12).cut(0, -2, WIDTH, 16)
        draw_cells(self.machine, picture.opaque().coloured(ink, "k"), self.top + row, 0)
