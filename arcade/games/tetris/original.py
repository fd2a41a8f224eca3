"""The falling pieces as they were laid out and paced: bright blanks for squares in a well of flashing checks."""

from arcade.games.tetris import strings
from arcade.games.tetris.adviser import Advice
from arcade.games.tetris.board import ROWS, Copied
from arcade.games.tetris.events import Action, Cleared, Event, Fell, Fixed, Moved, Piece, Spawned
from arcade.games.tetris.printed_scene import wipe
from arcade.games.tetris.rules import World
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum, udg_character
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.prompts import NO, ask_key
from arcade.toolkit.picture.areas import colour_cells
from arcade.toolkit.picture.ink import BLACK, YELLOW, attribute
from arcade.toolkit.picture.polyominoes import Cell
from arcade.toolkit.programs.action_program import ActionLook
from arcade.toolkit.words.sentences import PRESS_A_KEY_OR_FIRE

LEFT = 18
"""The well's first column on the screen."""
COLUMNS = 11
WALL = udg_character("a")
CHECKS = ("####....",) * 4 + ("....####",) * 4
PREVIEW_PLACE = (18, 11)
TEXTS = attribute(YELLOW, BLACK, True)

SET_UP, START, BUILD = 299, 1298, 108
POLL = 11
"""Frames from one look at the keys to the next, four to a row."""
DROP_ROW = 1.0
"""The book took sixteen frames a row to drop a piece; they are not missed."""
AFTER_FIX = 101
COPY_CELL = 53 / COLUMNS
"""Measured in frames: from fixing to obeying again, and the copying of a cell when rows come down."""
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
        machine.border(BLACK)
        machine.paper(BLACK)
        machine.ink(YELLOW)
        machine.bright(1)
        machine.cls()
        yield from machine.pause(SET_UP)
        machine.print_at(ROWS, 6, self.program.text(PRESS_A_KEY_OR_FIRE))
        asking = ask_key(machine)
        for _ in range(START):
            if next(asking, True):
                break
            yield
        asking.close()
        machine.waiting = None

    def begin(self, world: World) -> Frames[None]:
        """The texts, then the well square by square with a click each."""
        machine = self.machine
        machine.cls()
        self._shown = []
        self._texts()
        self._numbers(world)
        walls = [(row, column) for row in range(1, ROWS + 1) for column in (LEFT - 1, LEFT + COLUMNS)]
        floor = [(ROWS, column) for column in range(LEFT, LEFT + COLUMNS)]
        for cells in [walls[at : at + 2] for at in range(0, len(walls), 2)] + [[cell] for cell in floor]:
            for row, column in cells:
                self._wall(row, column)
            started = machine.now
            yield from machine.beep(*CLICK)
            yield from self.machine.until(started, BUILD / (ROWS + COLUMNS))
        self._numbers(world)
        self._piece(world, world.piece)

    def step(self, world: World, events: list[Event], advice: Advice | None) -> Frames[None]:
        """Show what one poll brought and let its time pass."""
        machine = self.machine
        if self.in_new_language():
            self._texts()
        started, lasting = machine.now, float(POLL)
        for event in events:
            match event:
                case Fell(rows, True):
                    yield from self._drop(rows)
                case Fixed():
                    self._shown = []
                    started, lasting = machine.now, AFTER_FIX
                    yield from machine.beep(*CLICK)
                case Cleared(_, copied):
                    for bottom, top in copied:
                        yield from self._copy_down((bottom, top))
                    started, lasting = machine.now, AFTER_FIX
                case Spawned():
                    yield from self.machine.until(started, lasting / 2)
                    self._preview(world)
                case Moved(Action.PREVIEW) if not world.preview:
                    self._preview(world)
        self._numbers(world)
        if not world.over:
            self._piece(world, world.piece)
        self._advise(advice)
        yield from self.machine.until(started, lasting)

    def end(self, world: World) -> Frames[None]:
        """The well is closed and wiped to a melody, which a key ends."""
        del world
        machine = self.machine
        for column in range(LEFT - 1, LEFT + COLUMNS + 1):
            self._wall(0, column)
        for row in range(16, ROWS + 1):
            machine.print_at(row, 0, " " * (LEFT - 1))
        machine.print_at(ROWS, 0, self.program.text(strings.THE_END))
        machine.keyboard.flush()
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

    def _texts(self) -> None:
        text, machine = self.program.text, self.machine
        machine.print_at(0, 0, text(strings.SPACED_TITLE))
        for row, label in ((2, strings.BEST), (3, strings.SCORE), (4, strings.LINES), (7, strings.STATISTICS)):
            machine.print_at(row, 0, text(label).ljust(5))
        for kind in range(7):
            machine.print_at(9 + kind, 1, " ", paper=kind + 1)
            machine.print_at(9 + kind, 2, "....")
        for row, command in enumerate(strings.COMMANDS, 17):
            machine.print_at(row, 0, text(command).ljust(9))
        machine.print_at(ROWS, 11, text(strings.NEXT).ljust(5))

    def _numbers(self, world: World) -> None:
        for row, number in ((2, world.best), (3, world.score), (4, world.lines)):
            self.machine.print_at(row, 6, str(number))
        for kind, count in enumerate(world.counts):
            self.machine.print_at(9 + kind, 7, str(count))

    def _wall(self, row: int, column: int) -> None:
        self.machine.print_at(row, column, WALL, flash=int(not self.program.calm))

    def _piece(self, world: World, piece: Piece) -> None:
        """Take the piece from where it was shown and show it where it is."""
        self._colour(self._shown, BLACK)
        self._shown = world.cells(piece)
        self._colour(self._shown, piece.kind + 1)

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
            yield from machine.beep(*FALL_CLICK)
            yield from self.machine.until(started, DROP_ROW)

    def _copy_down(self, copied: Copied) -> Frames[None]:
        """Cell by cell, each row gets the colours of the one above."""
        machine = self.machine
        bottom, top = copied
        for row in range(bottom, top - 1, -1):
            for column in range(LEFT, LEFT + COLUMNS):
                started = machine.now
                above = machine.attr(row - 1, column) if row else TEXTS
                machine.attributes[32 * row + column] = above
                yield from machine.beep(*COPY_CLICK)
                yield from self.machine.until(started, COPY_CELL)

    def _preview(self, world: World) -> None:
        row, column = PREVIEW_PLACE
        colour_cells(self.machine, row - 2, column - 1, 4, 3, TEXTS)
        if world.preview:
            kind, hand = world.next
            for down, right in world.rules.kinds[kind].shapes[hand][0]:
                colour_cells(self.machine, row + down, column + right, 1, 1, attribute(YELLOW, kind + 1, True))

    def _advise(self, advice: Advice | None) -> None:
        """What the adviser says, in the lower screen; the book had none."""
        words = ""
        if advice:
            column = advice.piece.column + LEFT
            words = self.program.text(strings.ADVICE_PLACE, column=column, turns=advice.piece.turns)
        self.machine.print_at(ROWS + 2, 0, words.ljust(32))
