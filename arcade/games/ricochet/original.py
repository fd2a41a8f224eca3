"""Ricochet as it was laid out and paced: a green field with black walls, a star that is shot.

The table comes up tile by tile to rising notes, then wall by wall; twelve seconds in all.
"""

from arcade.games.ricochet import strings
from arcade.games.ricochet.board import Place, Table, Wall
from arcade.games.ricochet.rules import Bounced, Event, Hit, World
from arcade.games.ricochet.solver import LEFTWARDS
from arcade.games.ricochet.state import State
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.basic import WHOLE_CHANCE
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.picture.areas import clear_screen
from arcade.toolkit.picture.ink import BLACK, BLUE, GREEN, WHITE, attribute
from arcade.toolkit.programs.action_program import ActionLook
from arcade.toolkit.programs.printed_look import PrintedLook

BLOCK, STAR = "\x8f", "*"
ROWS, COLUMNS, LABEL_ROW, TILE_CELLS = 22, 32, 4, 4
LIST_CLEARED_FRAMES, LABEL_LETTER_FRAMES, WALL_CELL_FRAMES, DOORS_AND_TARGETS_FRAMES = 23.56, 0.84, 0.405, 6.2
TILE_MS, TILE_ROW_MS = 10.16, 10.0
_STROKES = {Wall.H: {0: 0, 20: 0, 5: 1, 10: 2, 16: 2}, Wall.V: {1: 0, 31: 0, 4: 1, 8: 1, 24: 1, 28: 1, 13: 2, 19: 2}}
"""In which order the rows of horizontal walls come up, and the columns of the others; several grow side by side."""


def build_up(machine: Spectrum, table: Table) -> Frames[None]:
    clear_screen(machine, WHITE, WHITE, BLACK)
    machine.border(BLUE)
    yield from machine.wait(LIST_CLEARED_FRAMES)
    for row in range(ROWS):
        for column in range(0, COLUMNS, TILE_CELLS):
            yield from machine.basic.print_at(row, column, TILE_CELLS * BLOCK, ink=GREEN)
            yield from machine.basic.beep(0.02, row + column, TILE_MS)
        yield from machine.basic.takes(TILE_ROW_MS)
    for row in range(ROWS):
        at = row - LABEL_ROW
        machine.print_at(row, 0, strings.PLATE[at] if 0 <= at < len(strings.PLATE) else " ", inverse=1)
        yield from machine.wait(LABEL_LETTER_FRAMES)
    machine.paper(GREEN)
    for place in sorted(table.walls, key=lambda place: _stroke(table, place)):
        show_wall(machine, table, place)
        yield from machine.wait(WALL_CELL_FRAMES)
    for column in (1, COLUMNS - 1):
        machine.print_at(ROWS - 1, column, " ", inverse=1)
    for row, column in table.targets:
        machine.print_at(row, column, STAR, inverse=1)
    yield from machine.wait(DOORS_AND_TARGETS_FRAMES)


def _stroke(table: Table, place: Place) -> tuple[bool, int, Place]:
    """When a cell of the walls comes up: horizontal ones first."""
    wall, (row, column) = table.walls[place], place
    across = wall is Wall.H
    return not across, _STROKES[wall][row if across else column], (column, row) if across else (row, column)


def show_wall(machine: Spectrum, table: Table, place: Place) -> None:
    """Black on black, with a hidden digit for the kind."""
    kind = "1" if table.walls[place] is Wall.H else "2"
    machine.print_at(*place, kind, ink=BLACK, paper=BLACK)


BAR_ROW, ADVICE_ROW = 21, 23
SHOTS_COLUMN, BOUNCES_COLUMN = 18, 29
END_ROW = 18

KEY_NOTE, WRONG_NOTE, BOUNCE_NOTE, REPLAY_NOTE = (0.1, 22), (1, -6), (0.01, 33), (0.3, 22)
CELL_FRAMES, TURN_ASIDE_FRAMES = 3.1, 0.5
BEFORE_BOUNCE_FRAMES, AFTER_BOUNCE_FRAMES = 2.5, 2.41
NOTE_TO_MOVE_FRAMES, NOTE_TO_SHOT_FRAMES, REFUSAL_TO_KEY_FRAMES = 1.1, 3.7, 1.0
BEFORE_HIT_NOTES_FRAMES, AFTER_HIT_NOTES_FRAMES = 1.7, 6.3
KEY_REFUSED_MS, FIRST_NOTE_MS, SECOND_NOTE_MS, ALL_COLOURS_MS, CHANCE_NOTE_MS = 15.0, 3.0, 13.7, 9.6, 31.2
PAUSE_FRAMES, CLOSING_FRAMES = 30, 76


class Original(PrintedLook, ActionLook[Spectrum, World]):
    """Draws a world in the original's way and spends the original's time."""

    program: State
    question_place = END_ROW + 1, 2

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self._ball: Place = (0, 0)

    def begin(self, world: World) -> Frames[None]:
        self._ball = (0, 0)
        yield from build_up(self.machine, world.table)
        self._labels()
        yield from self.prompt(world)

    def prompt(self, world: World) -> Frames[None]:
        self._put(world, flash=1)
        yield from self.machine.basic.beep(*KEY_NOTE)

    def waiting(self, world: World) -> Frames[None]:
        del world
        if self.in_new_language():
            self._labels()
        yield

    def cursor(self, world: World, moved: bool) -> Frames[None]:
        del moved
        yield from self._key(world)
        yield from self.machine.wait(NOTE_TO_MOVE_FRAMES)
        self._put(world)

    def turned(self, world: World) -> Frames[None]:
        yield from self._key(world)
        way = strings.UP_LEFT if self.program.side == LEFTWARDS else strings.UP_RIGHT
        self._say(self.program.text(strings.FIRE_WOULD, way=self.program.text(way)))

    def hint(self, world: World, told: tuple[int, int] | None) -> Frames[None]:
        del world
        self._say(self.program.advice_in_words(told))
        yield

    def wrong_key(self) -> Frames[None]:
        yield from self.machine.basic.beep(*KEY_NOTE, KEY_REFUSED_MS)
        yield from self.machine.basic.beep(*WRONG_NOTE)
        yield from self.machine.wait(REFUSAL_TO_KEY_FRAMES)

    def move(self, world: World) -> Frames[None]:
        yield from self._key(world)
        self._say("")
        self._put(world)
        self.machine.print_at(BAR_ROW, SHOTS_COLUMN, str(world.shots))
        yield from self.machine.wait(NOTE_TO_SHOT_FRAMES)

    def _key(self, world: World) -> Frames[None]:
        self._put(world, self._ball)
        yield from self.machine.basic.beep(*KEY_NOTE)

    def step(self, world: World, event: Event) -> Frames[None]:
        machine = self.machine
        match event:
            case Bounced(place, wall):
                yield from machine.wait(TURN_ASIDE_FRAMES if wall is Wall.V else 0)
                show_wall(machine, world.table, place)
                yield from machine.wait(BEFORE_BOUNCE_FRAMES)
                yield from machine.basic.beep(*BOUNCE_NOTE)
                self._bounces(str(world.bounces))
                yield from machine.wait(AFTER_BOUNCE_FRAMES)
            case Hit():
                yield from self._celebrate(world)
            case _:
                yield from machine.wait(CELL_FRAMES)
                self._put(world)

    def _celebrate(self, world: World) -> Frames[None]:
        machine = self.machine
        yield from machine.wait(BEFORE_HIT_NOTES_FRAMES)
        for turn in range(1, 6):
            for colour in range(WHITE, BLACK, -1):
                if not self.program.calm:
                    machine.border(colour)
                yield from machine.basic.beep(0.02, turn * colour, FIRST_NOTE_MS)
                yield from machine.basic.beep(0.01, turn * colour + 10, SECOND_NOTE_MS)
            yield from machine.basic.takes(ALL_COLOURS_MS)
        spent = SECOND_NOTE_MS + ALL_COLOURS_MS
        yield from machine.wait(AFTER_HIT_NOTES_FRAMES - spent * machine.CLOCK / 1000 / machine.FRAME)
        self._put(world)

    def landed(self, world: World) -> Frames[None]:
        machine = self.machine
        self._bounces(str(world.bounces), flash=int(not self.program.calm))
        for _ in range(10):
            yield from machine.basic.beep(0.02, self.program.dice.below(10), CHANCE_NOTE_MS)
        yield from machine.pause(PAUSE_FRAMES)
        self._bounces("0 ")

    def end(self, world: World) -> Frames[None]:
        del world
        machine = self.machine
        started = machine.now
        words = strings.WON if self.program.outcome is Outcome.WON else strings.LOST
        machine.print_at(END_ROW, 2, self.program.text(words))
        for _ in range(10):
            yield from machine.basic.beep(0.1, self.program.dice.below(20), WHOLE_CHANCE)
        yield from self.machine.until(started, CLOSING_FRAMES)

    def again(self) -> Frames[bool]:
        again = yield from super().again()
        if again:
            yield from self.machine.basic.beep(*REPLAY_NOTE)
        return again

    def _put(self, world: World, place: Place | None = None, flash: int = 0) -> None:
        if self.machine.attr(*self._ball) & 0x3F == attribute(BLACK, GREEN):
            self.machine.print_at(*self._ball, " ")
        self._ball = place or world.ball
        self.machine.print_at(*self._ball, STAR, flash=flash)

    def _labels(self) -> None:
        """The bar's words, and the walls that its row meets."""
        machine, text = self.machine, self.program.text
        machine.print_at(BAR_ROW, 1, text(strings.SHOTS).ljust(15), inverse=1)
        machine.print_at(BAR_ROW, 20, (text(strings.BOUNCES) + ":").ljust(9), inverse=1)

    def _bounces(self, number: str, flash: int = 0) -> None:
        self.machine.print_at(BAR_ROW, BOUNCES_COLUMN, number, flash=flash)

    def _say(self, words: str) -> None:
        self.machine.print_at(ADVICE_ROW, 0, f" {words}".ljust(32), paper=WHITE, ink=BLACK)
