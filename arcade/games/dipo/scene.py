"""The picture in which colonies are drawn and live: a window on the field, a cursor, a status row."""

from collections.abc import Callable

from arcade.games.dipo import CELL, DOWN, ERASE, FASTER, LEFT, RIGHT, RUN, SLOWER, TOOLS, UP, strings
from arcade.games.dipo.art import DISH, Canvas, Place, View
from arcade.games.dipo.levels import Edge
from arcade.games.dipo.rules import Cell, Field, Law
from arcade.games.dipo.world import Colony
from arcade.machine.key_repeat import HeldKey, RepeatRate
from arcade.machine.machine import Frames, Waiting
from arcade.toolkit.contract.controls import Steering
from arcade.toolkit.flow.cursor import clicked
from arcade.toolkit.picture.ink import BLACK, BLUE, MAGENTA, pair
from arcade.toolkit.picture.panels import StatusBar
from arcade.toolkit.programs.game_program import TURN
from arcade.toolkit.programs.message_look import MessageLook
from arcade.toolkit.sound.jingles import BONUS, LAND, TAKE

SPEEDS = ((1, 50), (1, 25), (1, 10), (1, 5), (1, 2), (1, 1), (4, 1), (16, 1))
"""Generations in so many frames."""
CALM_FRAMES = 17
"""From picture to picture at least when calm, if more than a fourth of the field changes."""


class Pace:
    """A speed that can be changed."""

    def __init__(self) -> None:
        self._speed = 3

    @property
    def steps(self) -> tuple[int, int]:
        """Generations, and frames, from one picture to the next."""
        return SPEEDS[self._speed]

    @property
    def per_second(self) -> int:
        generations, frames = self.steps
        return 50 * generations // frames

    def faster(self, steps: int) -> None:
        """Change the speed by steps, as far as there are speeds."""
        self._speed = min(max(self._speed + steps, 0), len(SPEEDS) - 1)

    def turn(self) -> None:
        self._speed = (self._speed + 1) % len(SPEEDS)


direction = Steering(LEFT, RIGHT, UP, DOWN).direction
"""The step, rows down and columns to the right, that a key means."""
BLINK_FRAMES = 16
LARGE_CELL_REPEAT, SMALL_CELL_REPEAT = RepeatRate(12, 3), RepeatRate(12, 1)
HEARD_FRAMES = 5
"""From generation to generation at least, for each to be heard."""
BORDERS = {Edge.HARD: BLUE, Edge.TORUS: BLACK, Edge.MIRROR: MAGENTA}
"""The screen's border tells what lies beyond the field."""
Fields = Callable[[], list[tuple[str, object]]]
"""What the status row says, labels with values."""


class Scene:
    """One colony being drawn or living."""

    def __init__(self, look: MessageLook, field: Field, scale: int, fields: Fields, place: Place = DISH) -> None:
        self.program = look.program
        self.machine = look.machine
        self.messages = look.messages
        self.colony = Colony(field)
        self.view = View(field, scale)
        self.canvas = Canvas(look.machine, place)
        self.status = StatusBar(look.machine, 22, pair("Wb"), pair("Yb"))
        self.cursor: Cell = (field.rows // 2, field.columns // 2)
        self.view.centre(self.cursor)
        self.pace = Pace()
        self.colouring = 0
        self.hand: tuple[Cell, ...] = ()
        """A pattern to be put down, as places about the cursor; none to draw single cells."""
        self.living = False
        self.drawing = self.running = False
        """Whether the player draws, or generation follows generation: either goes on from where it is."""
        self.milestone = 0
        """The generation at which there is something to celebrate, if there is one."""
        self._fields = fields
        self._held = HeldKey()
        self._drawn_frames = 0
        self._pen = True
        """Whether steps with the key held set cells, or clear them."""
        self._frames_left = 0
        self._sealed = False
        """Whether the fate was known before the colony began to live on."""

    def magnify(self) -> None:
        self.view.scale = {1: 2, 2: 4, 4: 8, 8: 1}[self.view.scale]
        self.view.centre(self.cursor)

    def live_by(self, *, edge: Edge | None = None, law: Law | None = None) -> None:
        self.colony.live_by(edge=edge, law=law)
        self.view.field = self.colony.field

    # --- drawing

    def show(self, lit: bool = True) -> None:
        """The colony, and while it is drawn the cursor with what is in hand (while `lit`)."""
        colony, drawing = self.colony, not self.living
        if drawing and self.hand and lit:
            colony = Colony(colony.field, colony.cells | self._put())
        self.canvas.show(self.view, colony, self.colouring, grid=drawing)
        if self.colony.field.edge is Edge.HARD:
            self.canvas.wall(self.view)
        if drawing:
            self.canvas.cursor(self.view, self.cursor, lit)
        self.status.show(*self._fields())
        border = BORDERS[self.colony.field.edge]
        if self.machine.border_colour != border:
            self.machine.border(border)

    def _put(self) -> int:
        """What is in hand, where the cursor is; what would lie beyond a wall is left out."""
        field = self.colony.field
        places = [(self.cursor[0] + down, self.cursor[1] + right) for down, right in self.hand]
        return field.of([place for place in places if field.edge is Edge.TORUS or field.holds(*place)])

    def take(self, cells: tuple[Cell, ...]) -> None:
        """Take a pattern in hand, its middle at the cursor."""
        down = (max(row for row, _ in cells) + 1) // 2
        right = (max(column for _, column in cells) + 1) // 2
        self.hand = tuple((row - down, column - right) for row, column in cells)

    def draw(self, allowed: Callable[[int], bool], helps: str) -> Frames[str]:
        """Draw until another key is pressed, which is returned. `allowed` says whether a drawing may be had."""
        machine = self.machine
        if not self.drawing:
            self.drawing, self.living = True, False
            self.view.follow(self.cursor)
            self.messages.say(helps)
            machine.keyboard.flush()
            self._drawn_frames, self._pen = 0, True
            self.show()
        try:
            while True:
                self.program.report_safe_point(TURN)
                machine.waiting = Waiting("key", move=True)
                yield
                self._drawn_frames += 1
                key = machine.keyboard.take().lower()
                rate = LARGE_CELL_REPEAT if self.view.scale == 8 else SMALL_CELL_REPEAT
                step = self._held.meant(key, machine.keyboard, rate, direction)
                field, cells = self.colony.field, self.colony.cells
                wanted = cells
                if step is not None:
                    self._move(*step)
                    if self.program.down(CELL) and not self.hand:
                        bit = field.bit(*self.cursor)
                        wanted = cells | bit if self._pen else cells & ~bit
                elif key in CELL.keys:
                    self._pen = not cells & field.bit(*self.cursor)
                    wanted = cells | self._put() if self.hand else cells ^ field.bit(*self.cursor)
                elif key in ERASE.keys:
                    wanted = cells & ~field.bit(*self.cursor)
                elif key in TOOLS.keys and self.hand:
                    self.hand = ()
                    self.messages.say(self.program.text(strings.DRAW_HELP))
                elif key and (pixel := clicked(key)):
                    under = self.view.at(*pixel)
                    if under is not None:
                        self.cursor = under
                        wanted = cells | self._put() if self.hand else cells ^ field.bit(*under)
                elif key:
                    return key
                elif self._drawn_frames % BLINK_FRAMES:
                    continue
                more = wanted & ~cells
                if wanted != cells and (not more or allowed(wanted)):
                    self.colony.begin(wanted)
                    machine.chime(TAKE if more else LAND)
                self.show(lit=bool(key) or self._drawn_frames // BLINK_FRAMES % 2 == 0)
        finally:
            machine.waiting = None
            self.drawing = False

    def _move(self, down: int, right: int) -> None:
        field, (row, column) = self.colony.field, (self.cursor[0] + down, self.cursor[1] + right)
        if field.edge is Edge.TORUS:
            self.cursor = row % field.rows, column % field.columns
        elif field.holds(row, column):
            self.cursor = row, column
        self.view.follow(self.cursor)

    # --- living

    def live(self, helps: str, pausing: bool = True) -> Frames[bool]:
        """Let the colony live until its fate is sealed (true) or, if there is pausing, a key stops it."""
        colony = self.colony
        if not self.running:
            self.living, self.hand = True, ()
            self.messages.say(helps)
            self.machine.keyboard.flush()
            self._sealed = colony.fate is not None
            if colony.judge() is not None and not self._sealed:
                self.show()
                return True
            self._frames_left = 0
            self.running = True
        stopped = False
        while not stopped and (colony.fate is None or self._sealed):
            self.program.report_safe_point(TURN)
            if self._frames_left > 0:
                self._frames_left -= 1
            else:
                before, (generations, frames) = colony.cells, self.pace.steps
                for _ in range(generations):
                    colony.step()
                    if colony.fate is not None and not self._sealed:
                        break
                flickers = 4 * (before ^ colony.cells).bit_count() > colony.field.size
                frames = max(frames, CALM_FRAMES) if self.program.calm and flickers else frames
                self._frames_left = frames - 1
                self._hear(frames)
                self.show()
            yield
            stopped = (colony.fate is None or self._sealed) and self._steered() and pausing
        self.running = False
        return not stopped

    def _hear(self, frames: int) -> None:
        """A beat for a generation that stays for so many frames, higher when many were born; a fanfare at the goal."""
        colony = self.colony
        if colony.generation == self.milestone:
            self.machine.chime(BONUS)
        elif frames >= HEARD_FRAMES and colony.births:
            more = colony.births.bit_count() - colony.deaths.bit_count()
            self.machine.chime(((0.004, 12.0 + min(max(more, -12), 12)), (0.003, 0.0)))

    def _steered(self) -> bool:
        """Obey the keys; whether one asks for a pause."""
        tapped = self.program.tapped
        for control, steps in ((FASTER, 1), (UP, 1), (SLOWER, -1), (DOWN, -1)):
            if tapped(control):
                self.pace.faster(steps)
                self.status.show(*self._fields())
        stops = [tapped(control) for control in (RUN, CELL, TOOLS)]
        self.machine.keyboard.flush()
        return any(stops)
