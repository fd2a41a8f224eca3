"""What the looks see of the program, and what both share: the list at the entrance, the page of an exhibit."""

from abc import abstractmethod
from itertools import cycle
from typing import NamedTuple

from arcade.games.techniques import ART, strings
from arcade.games.techniques.exhibits import ENTRIES, EXHIBITS, LIST_ROW, SIDE_COLUMNS, Exhibit, Show, Visit, body
from arcade.games.techniques.scene import HEIGHT, TOP, WHOLE, Stage
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.contract.look import Look
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Count, Text
from arcade.toolkit.letters.small_face import SMALL_COLUMNS, write_small
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.grid import Cell, Grid
from arcade.toolkit.picture.ink import paper_of
from arcade.toolkit.picture.panels import centred, write
from arcade.toolkit.picture.patterns import EMPTY
from arcade.toolkit.sound.jingles import WRONG

BAR = TOP + HEIGHT
"""The row between the stage and the source."""
SOURCE, LAST_SOURCE = BAR + 1, 21
MESSAGE_ROW, KEY_ROW = 22, 23
KEY_GRID = Grid(rows=1, columns=4, left=0, top=8 * KEY_ROW, width=64, height=8)
"""Before, again, next, menu: clicks on them."""
MENU = -1
"""The place that is no exhibit."""


class State(Program[Spectrum]):
    visit = Visit(len(EXHIBITS))
    place = MENU
    """Where the visitor is: at an exhibit, or at the list."""
    running = False


class Colours(NamedTuple):
    plain: int
    chosen: int
    bar: int
    note: int
    source: int
    groups: tuple[int, ...]


class WorkshopLook(Look[Spectrum]):
    program: State
    COLOURS: Colours

    def stage(self, exhibit: Exhibit) -> Stage:
        """Where an exhibit runs: on the strip above its source, or on the whole screen."""
        top, height = (0, WHOLE) if exhibit.whole else (TOP, HEIGHT)
        return Stage(self.program, self.COLOURS.plain, top, height)

    def clear(self) -> None:
        self.machine.border(paper_of(self.COLOURS.plain))
        fill(self.machine, 0, 0, 24, COLUMNS, EMPTY, self.COLOURS.plain)

    @abstractmethod
    def heading(self) -> None:
        """The name over the list."""

    def show_list(self) -> None:
        self.clear()
        self.heading()
        groups = cycle(self.COLOURS.groups)
        for cell, entry in ENTRIES.items():
            if entry.key:
                self.cursor(cell, False)
            else:
                words = f" {self.program.text(entry.words)}".ljust(SIDE_COLUMNS - 1)
                write(self.machine, LIST_ROW + cell[0], SIDE_COLUMNS * cell[1], words, next(groups))
        visit = self.program.visit
        self._line(MESSAGE_ROW, self.program.text(strings.SEEN, seen=visit.points, all=visit.exhibits))

    def cursor(self, cell: Cell, on: bool) -> None:
        entry = ENTRIES.get(cell)
        if entry is None or not entry.key:
            return
        row, column = LIST_ROW + cell[0], SIDE_COLUMNS * cell[1]
        colours = self.COLOURS.chosen if on else self.COLOURS.plain
        words = f"{entry.key} {self.program.text(entry.words)}".ljust(SIDE_COLUMNS - 1)
        write(self.machine, row, column, words, colours)
        if entry.number in self.program.visit.seen:
            draw_cells(self.machine, ART["tick"], row, column + SIDE_COLUMNS - 2)

    def say(self, words: Text | Count, **values: object) -> None:
        self._line(KEY_ROW, self.program.text(words, **values))

    def _line(self, row: int, words: str) -> None:
        centred(self.machine, row, words, self.COLOURS.plain)

    def wrong_key(self) -> Frames[None]:
        self.say(strings.NO_SUCH)
        yield from self.machine.tune(WRONG)

    def show_page(self, number: int, exhibit: Exhibit) -> None:
        self.clear()
        self.name(number, exhibit)
        centred(self.machine, 1, self.program.text(exhibit.note), self.COLOURS.note)
        self.listing(exhibit.book)

    def name(self, number: int, exhibit: Exhibit) -> None:
        place = f"{number + 1}/{len(EXHIBITS)} "
        words = f" {self.program.text(exhibit.name).upper()}".ljust(COLUMNS - len(place)) + place
        write(self.machine, 0, 0, words, self.COLOURS.bar)

    def listing(self, show: Show) -> None:
        machine, colours = self.machine, self.COLOURS
        colour_cells(machine, BAR, 0, 1, COLUMNS, colours.bar)
        write_small(machine, BAR, 0, f" def {show.__name__}(stage):".ljust(SMALL_COLUMNS), colours.bar)
        lines = body(show) or (self.program.text(strings.NO_SOURCE),)
        for row, line in enumerate(lines[: LAST_SOURCE + 1 - SOURCE], SOURCE):
            write_small(machine, row, 0, line, colours.source)
        colour_cells(machine, SOURCE, 0, LAST_SOURCE + 1 - SOURCE, COLUMNS, colours.source)

    def show_source(self, exhibit: Exhibit) -> Frames[None]:
        """Show the source when an exhibit has run, unless it was there from the beginning."""
        del exhibit
        yield from ()

    def show_keys(self) -> None:
        self._line(MESSAGE_ROW, "")
        for place, words in enumerate((strings.PREVIOUS, strings.AGAIN, strings.FOLLOWING, strings.MENU)):
            colours = self.COLOURS.note if place % 2 else self.COLOURS.bar
            write(self.machine, KEY_ROW, 8 * place, self.program.text(words).center(8), colours)

    @abstractmethod
    def end(self, outcome: Outcome) -> Frames[None]:
        """What is seen at the end of a visit."""
