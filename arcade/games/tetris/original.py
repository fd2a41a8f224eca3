"""The falling pieces as they were laid out and paced: bright blanks for squares in a well of flashing checks."""

from collections.abc import Iterable, Sequence

from arcade.games.tetris import strings
from arcade.games.tetris.adviser import Advice
from arcade.games.tetris.rules import ROWS, Action, Cleared, Event, Fell, Fixed, Moved, Spawned, World
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum, udg_character
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.prompts import NO, ask_key
from arcade.toolkit.picture.areas import clear_screen, colour_cells
from arcade.toolkit.picture.ink import BLACK, YELLOW, attribute
from arcade.toolkit.picture.polyominoes import Cell
from arcade.toolkit.programs.action_program import ActionLook
from arcade.toolkit.words.sentences import PRESS_A_KEY_OR_FIRE

Label = tuple[int, int, str, int]
"""Row, column, text and paper."""
LEFT = 18
"""The well's first column on the screen."""
COLUMNS = 11
WALL = udg_character("a")
CHECKS = ("####....",) * 4 + ("....####",) * 4
TEXTS = attribute(YELLOW, BLACK, True)

SET_UP_FRAMES = 305
"""Until the title looks at the keys."""
START_FRAMES = 1206
"""For which it does."""
LABEL_MS, NUMBER_MS, WALLS_MS, FLOOR_MS = 6.7, 23.2, 28.2, 16.5
"""Measured, beside the statements of what is printed."""
POLL_FRAMES = 8
"""From one look at the keys to the next."""
FALL_FRAMES = 20
"""Of a fall, which follows the fourth look of a row."""
FIRST_PIECE, FIRST_COUNTED = 74, 10
"""Frames from the well until the first piece obeys or is counted."""
AFTER_FIX, COUNTED = 101, 30
"""The same from fixing to the next piece."""
COPY_CELL = 53 / COLUMNS
"""Frames, measured, for the copying of a cell when rows come down."""
CLICK, FALL_CLICK, COPY_CLICK = (0.01, 8), (0.008, 1), (0.005, 8)


class Original(ActionLook[Spectrum, World]):
    """Draws a world in the original's way and spends the original's time."""

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self._shown: list[Cell] = []

    def title(self) -> Frames[None]:
        """There was none: after its data were ready the program waited a while for a key."""
        machine = self.machine
        machine.define("a", CHECKS)
        machine.bright(1)
        clear_screen(machine, ink=YELLOW)
        yield from machine.pause(SET_UP_FRAMES)
        machine.print_at(ROWS, 6, self.program.text(PRESS_A_KEY_OR_FIRE))
        asking = ask_key(machine)
        for _ in range(START_FRAMES):
            if next(asking, True):
                break
            yield
        asking.close()
        machine.waiting = None

    def begin(self, world: World) -> Frames[None]:
        """The texts, then the well square by square with a click each, then the first piece."""
        machine, basic = self.machine, self.machine.basic
        yield from basic.cls()
        self._shown = []
        for row, column, text, paper in self._labels():
            yield from basic.print_at(row, column, text, paper=paper)
            yield from basic.takes(LABEL_MS)
        for row, column, text, paper in [*self._points(world), *self._counts([0] * len(world.counts))]:
            yield from basic.print_at(row, column, text, paper=paper)
            yield from basic.takes(NUMBER_MS)
        for row in range(1, ROWS + 1):
            for column in (LEFT - 1, LEFT + COLUMNS):
                yield from self._wall(row, column)
            yield from basic.beep(*CLICK, WALLS_MS)
        for column in range(LEFT, LEFT + COLUMNS):
            yield from self._wall(ROWS, column)
            yield from basic.beep(*CLICK, FLOOR_MS)
        yield from self._come(world, machine.now, FIRST_COUNTED, FIRST_PIECE)

    def _come(self, world: World, started: int, counted: float, lasting: float) -> Frames[None]:
        """A new piece is counted and comes up, so that it obeys so many frames after a tick."""
        yield from self.machine.until(started, counted)
        self._preview(world)
        self._show(self._counts(world.counts))
        if not world.over:
            yield from self.machine.until(started, lasting - FALL_FRAMES / 2)
            yield from self._piece_by_piece(world)
        yield from self.machine.until(started, lasting)

    def step(self, world: World, events: list[Event], advice: Advice | None) -> Frames[None]:
        """Show what one poll brought and let its time pass."""
        machine = self.machine
        if self.in_new_language():
            self._show(self._labels())
        started, lasting = machine.now, POLL_FRAMES
        for event in events:
            match event:
                case Fell(rows, True):
                    yield from self._drop(rows)
                case Fell():
                    lasting = FALL_FRAMES
                    yield from self._piece_by_piece(world)
                case Fixed():
                    self._shown = []
                    yield from machine.basic.beep(*CLICK)
                    started = machine.now
                case Cleared(_, copied):
                    for rows_down in copied:
                        yield from self._copy_down(*rows_down)
                    started = machine.now
                case Spawned():
                    lasting = AFTER_FIX
                    self._show(self._points(world))
                    yield from self._come(world, started, COUNTED, lasting)
                case Moved(Action.PREVIEW) if not world.preview:
                    self._preview(world)
        self._show(self._points(world))
        if not world.over:
            self._piece(world)
        self._advise(advice)
        yield from machine.until(started, lasting)

    def end(self, world: World) -> Frames[None]:
        del world
        machine = self.machine
        machine.keyboard.flush()
        for column in range(LEFT - 1, LEFT + COLUMNS + 1):
            yield from self._wall(0, column)
        for row in range(16, ROWS + 1):
            machine.print_at(row, 0, " " * (LEFT - 1))
        machine.print_at(ROWS, 0, self.program.text(strings.THE_END))
        playing = wipe(machine)
        while not machine.keyboard.take() and next(playing, True) is None:
            yield
        machine.speaker.cut(machine.now)

    def again(self) -> Frames[bool]:
        """Any key but no goes on."""
        machine = self.machine
        machine.ink(7)
        machine.bright(0)
        machine.cls()
        machine.print_at(12, 6, self.program.text(strings.ONCE_MORE))
        again = (yield from ask_key(machine)) not in NO
        machine.ink(YELLOW)
        machine.bright(1)
        return again

    def _labels(self) -> list[Label]:
        text = self.program.text
        numbers = ((2, strings.BEST), (3, strings.SCORE), (4, strings.LINES), (7, strings.STATISTICS))
        return [
            (0, 0, text(strings.SPACED_TITLE), BLACK),
            *((row, 0, text(label).ljust(5), BLACK) for row, label in numbers),
            *(label for kind in range(7) for label in ((9 + kind, 1, " ", kind + 1), (9 + kind, 2, "....", BLACK))),
            *((row, 0, text(command).ljust(9), BLACK) for row, command in enumerate(strings.COMMANDS, 17)),
            (ROWS, 11, text(strings.NEXT).ljust(5), BLACK),
        ]

    def _points(self, world: World) -> list[Label]:
        return [(row, 6, str(number), BLACK) for row, number in ((2, world.best), (3, world.score), (4, world.lines))]

    def _counts(self, counts: Sequence[int]) -> list[Label]:
        return [(row, 7, str(count), BLACK) for row, count in enumerate(counts, 9)]

    def _show(self, labels: Iterable[Label]) -> None:
        for row, column, text, paper in labels:
            self.machine.print_at(row, column, text, paper=paper)

    def _wall(self, row: int, column: int) -> Frames[None]:
        return self.machine.basic.print_at(row, column, WALL, flash=int(not self.program.calm))

    def _piece(self, world: World) -> None:
        self._colour(self._shown, BLACK)
        self._shown = world.cells(world.piece)
        self._colour(self._shown, world.piece.kind + 1)

    def _piece_by_piece(self, world: World) -> Frames[None]:
        """The same, cell by cell."""
        old, self._shown = self._shown, world.cells(world.piece)
        for cells, paper in ((old, BLACK), (self._shown, world.piece.kind + 1)):
            for cell in cells:
                self._colour([cell], paper)
                yield from self.machine.wait(FALL_FRAMES / 8)

    def _colour(self, cells: list[Cell], paper: int) -> None:
        for row, column in cells:
            self.machine.attributes[32 * row + LEFT + column] = attribute(YELLOW, paper, True)

    def _drop(self, rows: int) -> Frames[None]:
        """The piece shown falls row by row, with a click each."""
        machine = self.machine
        paper = machine.attr(self._shown[0][0], LEFT + self._shown[0][1]) >> 3 & 7
        for _ in range(rows):
            started = machine.now
            self._colour(self._shown, BLACK)
            self._shown = [(row + 1, column) for row, column in self._shown]
            self._colour(self._shown, paper)
            yield from machine.basic.beep(*FALL_CLICK)
            # The book took sixteen frames for a row.
            yield from self.machine.until(started, 1.0)

    def _copy_down(self, bottom: int, top: int) -> Frames[None]:
        """Cell by cell, each row gets the colours of the one above."""
        machine = self.machine
        for row in range(bottom, top - 1, -1):
            for column in range(LEFT, LEFT + COLUMNS):
                started = machine.now
                above = machine.attr(row - 1, column) if row else TEXTS
                machine.attributes[32 * row + column] = above
                yield from machine.basic.beep(*COPY_CLICK)
                yield from self.machine.until(started, COPY_CELL)

    def _preview(self, world: World) -> None:
        colour_cells(self.machine, 16, 10, 4, 3, TEXTS)
        if world.preview:
            kind, hand = world.next
            for down, right in world.kinds[kind].shapes[hand][0]:
                colour_cells(self.machine, 18 + down, 11 + right, 1, 1, attribute(YELLOW, kind + 1, True))

    def _advise(self, advice: Advice | None) -> None:
        """What the adviser says, in the lower screen; the book had none."""
        words = ""
        if advice:
            column = advice.piece.column + LEFT
            words = self.program.text(strings.ADVICE_PLACE, column=column, turns=advice.piece.turns)
        self.machine.print_at(ROWS + 2, 0, words.ljust(32))


MELODY = (
    (0, 12, 16, 12, 2, 11, 11, 19, 0, 12, 16, 12, 2, 11, 11, 11, 0, 12, 16, 12, 5, 17, 16, 14, 7, 12, -5, 11, 0, 12),
    (7, 17, 17, 17, 7, 16, 14, 12, 5, 11, 11, 11, 4, 7, 12, 16, 7, 17, 17, 17, 7, 16, 14, 12, -5, 7, 7, 0, 12, -3),
    (-3, 9, 12, 16, -3, 9, 12, 16, -8, 14, -8, 11, -3, 12, 11, 9, -3, 9, 12, 16, -3, 9, 12, 16, -8, 14, -8, 11, -3, 9),
)
"""The last note of the second part is the first of the third: one was lost in print."""
# Measured beside a note and its line, and after each pass.
NOTE_MS, PASS_FRAMES = 36, 32.6


def wipe(machine: Spectrum) -> Frames[None]:
    """The end: play every part twice, a line of the well blackened at each note as long as there are any."""
    y = 167
    for part in (part for part in MELODY for _ in range(2)):
        for pitch in part:
            if y >= 8:
                machine.plot(145, y, ink=BLACK)
                machine.draw(86, 0, ink=BLACK)
                y -= 1
            yield from machine.basic.beep(0.25, pitch, NOTE_MS)
        yield from machine.basic.beep(0.5, 0)
        yield from machine.wait(PASS_FRAMES)
