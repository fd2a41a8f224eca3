"""The docks of Impasse: a framed floor with crates, beside it each side's man and its numbers, and how the men work."""

from functools import lru_cache

from arcade.games.impas import CARTRIDGE, art, strings
from arcade.games.impas.art import INKS, Mood, Pose, man, mood_of, team, worker
from arcade.games.impas.rules import RIGHT, UP, Move, Position, View, exchanged, safe_steps
from arcade.games.impas.state import State
from arcade.machine.machine import Frames
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.moving_sprites import Moving, eased
from arcade.toolkit.contract.controls import HINT, TAKE_BACK
from arcade.toolkit.contract.program import pause
from arcade.toolkit.flow.key_row import key_row
from arcade.toolkit.letters.lettering import figures, letters
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.grid import Cell, Grid
from arcade.toolkit.picture.ink import BRIGHT_BIT, pair
from arcade.toolkit.picture.panels import centred, nameplate, write
from arcade.toolkit.picture.shown import Shown
from arcade.toolkit.picture.solids import brackets
from arcade.toolkit.picture.sprites import CELL, Sprite
from arcade.toolkit.programs.message_look import side_names
from arcade.toolkit.sound import jingles
from arcade.toolkit.sound.tunes import Tune

HEAVE: Tune = ((0.02, -9.0), (0.03, -6.0))
"""An effort."""
FEW_LEFT: Tune = ((0.03, 4.0), (0.02, None), (0.05, -2.0))
"""Few pushes are left."""
HIT: Tune = ((0.008, -10.0), (0.01, -17.0), (0.015, -24.0), (0.02, -29.0))
"""A crate meets a wall."""
CRASH: Tune = tuple((0.003, 24.0 - 7 * step % 31) for step in range(14))
"""Bricks."""
HATCH: Tune = ((0.004, 12.0), (0.02, None), (0.006, 5.0))
CHUCKLE: Tune = ((0.02, 7.0), (0.02, None), (0.02, 5.0), (0.02, None), (0.03, 2.0))
CHEER: Tune = ((0.03, 9.0), (0.03, 14.0), (0.05, 18.0))
SIZES = {5: 3, 6: 3, 8: 2}
"""Cells each way of a square, by the board's size."""
ROOM = 18
"""Cells each way for the board."""
TOP, LEFT = 1, 2
PANEL, PLATE_ROWS, PLATE_HEIGHT = 22, (1, 11), 8
WALL, FRAME, FLOOR = pair("rk"), pair("Yr"), pair("Bk")
CRATE, DIM, CHOSEN, TARGET = "Yk", "yk", pair("Wk"), pair("Ck")
PLATES = tuple(pair(f"{ink}k") for ink in INKS)
STAND = 2
"""The row of a plate on which a man's head is."""
SQUARE_FRAMES = 7
"""Frames for each square of a push."""
PUSH_OFF = 5
"""Frames for starting and stopping."""
STRIDE = 5
"""Pixels from one of his steps to the next."""
GLANCE = 6
"""Frames that a thinker looks at a crate."""
GLANCED = pair("Gk"), pair("Ck")
"""The colours of a crate that is thought about: those of the thinker's clothes."""
TIRED_FRAMES = 90
"""After a push."""
BREATH = 28
"""Frames of half a breath."""
TIRED_BREATH = 9
BLINK_EVERY, BLINK = 150, 6


def scrape(frame: int) -> Tune:
    """A crate that slides over the floor: a footfall now and then, wood between."""
    return ((0.014, -18.0),) if frame % 9 == 0 else ((0.007, -7.0 + frame % 2), (0.01, -14.0))


def strained(turn: int) -> Tune:
    """The same effort again, a step higher."""
    return tuple((seconds, (pitch or 0) + 2 * turn) for seconds, pitch in HEAVE)


@lru_cache(8)
def _grid(side: int) -> Grid:
    size = CELL * SIZES[side]
    margin = (ROOM - side * size // CELL) // 2 * CELL
    return Grid(side, side, CELL * LEFT + margin, CELL * TOP + margin, size, size)


class Scene:
    """Draws the screen; only what changed is drawn."""

    def __init__(self, program: State) -> None:
        self.program = program
        self.machine = program.machine
        self._men: dict[int, Sprite] = {}
        """The men as they were drawn last."""
        self._shown = Shown()
        """How each square was drawn last."""

    # --- the board

    @property
    def size(self) -> int:
        """Pixels each way of a square."""
        return CELL * SIZES[self.program.position.side]

    @property
    def grid(self) -> Grid:
        return _grid(self.program.position.side)

    def board(self) -> None:
        """The frame with the names of rows and columns, the crates, both plates."""
        machine, program, grid = self.machine, self.program, self.grid
        self._shown.forget()
        fill(machine, 0, 0, 22, COLUMNS, art.WALL, WALL)
        cells = grid.width * grid.columns // CELL
        top, left = grid.top // CELL - 1, grid.left // CELL - 1
        fill(machine, top, left, cells + 2, cells + 2, colours=FRAME)
        for place in range(grid.rows):
            middle = grid.width * place + (grid.width - CELL) // 2
            digit = letters(machine.font, program.digits[place], 1, 1)
            letter = letters(machine.font, program.letters[place], 1, 1)
            draw(machine, digit, CELL * left, grid.top + middle)
            draw(machine, letter, grid.left + middle, CELL * (top + cells + 1))
        self.squares()
        self.plates(None)
        centred(machine, 23, key_row(program, COLUMNS, HINT, TAKE_BACK), pair("ck"))

    def squares(self) -> None:
        position = self.program.position
        for row in range(position.side):
            for column in range(position.side):
                self.square(position, (row, column))

    def square(self, position: Position, square: Cell, lit: int | None = None) -> None:
        """A square with what is on it: a crate that can be pushed shows the arrow of the side to move."""
        machine, size = self.machine, self.size
        crate, free = square in position, position.reach(*square) > 0
        if not self._shown.changed(square, (crate, position.seat if free else None, lit)):
            return
        row, column, cells = *self._corner(square), size // CELL
        if crate:
            fill(machine, row, column, cells, cells, colours=lit or pair(CRATE if free else DIM))
            draw_cells(machine, art.crate(size, position.seat if free else None), row, column)
        else:
            fill(machine, row, column, cells, cells, colours=lit or FLOOR)
            draw_cells(machine, art.slab(size), row, column)

    def _corner(self, square: Cell) -> Cell:
        """The row and column of a square's top left cell."""
        x, y = self.grid.origin(square)
        return y // CELL, x // CELL

    def cursor(self, position: Position, square: Cell) -> None:
        """A square lit and in brackets."""
        self.square(position, square, CHOSEN)
        self._shown.forget(square)
        draw_cells(self.machine, brackets(self.size, self.size // 4 + 1, 2), *self._corner(square))

    def target(self, square: Cell, chosen: bool) -> None:
        """A square that a crate could be pushed to: its outline, in brackets the one that is chosen."""
        machine, size = self.machine, self.size
        self._shown.forget(square)
        row, column, cells = *self._corner(square), size // CELL
        fill(machine, row, column, cells, cells, colours=CHOSEN if chosen else TARGET)
        draw_cells(machine, art.ghost(size), row, column)
        if chosen:
            draw_cells(machine, brackets(size, size // 4 + 1, 2), row, column)

    # --- the plates

    def plates(self, active: int | None) -> None:
        """Each side's direction, moves, safe steps and games won; the `active` side's plate is bright."""
        position, program = self.program.position, self.program
        own = View(position.pieces, exchanged(position.pieces, position.side))
        won = program.tally.won, program.tally.lost
        for seat in (UP, RIGHT):
            moves = len(position.moves_of(seat))
            safe = safe_steps(own if seat == RIGHT else View(own.across, own.own), position.side)
            self._plate(seat, moves, safe, won[self._person(seat)], seat == active)

    def _person(self, seat: int) -> int:
        """Whether the first or the second name is a seat's."""
        return seat if self.program.two else int(seat not in self.program.people)

    def name(self, seat: int) -> str:
        return side_names(self.program)[self._person(seat)]

    def _plate(self, seat: int, moves: int, safe: int, won: int, active: bool) -> None:
        machine, text, row = self.machine, self.program.text, PLATE_ROWS[seat]
        colours = PLATES[seat] & ~(0 if active else BRIGHT_BIT)
        fill(machine, row, PANEL, PLATE_HEIGHT, strings.PLATE, colours=colours)
        nameplate(machine, row, PANEL, strings.PLATE, self.name(seat), active)
        draw(machine, art.turned(art.BIG_ARROW, seat), CELL * PANEL + 28, CELL * (row + 2))
        draw_cells(machine, figures(machine.font, f"{moves:2}", 2, 2), row + 2, PANEL + 6)
        write(machine, row + 4, PANEL + 4, f"{text(strings.MOVES):>6}", colours)
        write(machine, row + 5, PANEL, f" {text(strings.SAFE):6}{safe:2} ", colours)
        write(machine, row + 6, PANEL, f" {text(strings.WON):6}{won:2} ", colours)
        self._men.pop(seat, None)
        self.man(seat, man(seat, Pose.STANDING))

    def man(self, seat: int, picture: Sprite | None) -> None:
        """A side's man on its plate, or nobody."""
        if picture is None:
            self._men.pop(seat, None)
            fill(self.machine, PLATE_ROWS[seat] + STAND, PANEL, 3, 3)
        elif self._men.get(seat) is not picture:
            self._men[seat] = picture
            draw_cells(self.machine, picture.opaque(), PLATE_ROWS[seat] + STAND, PANEL)

    def level(self) -> None:
        """The name of the computer's level below the plates."""
        program = self.program
        if not program.two:
            words = program.text(CARTRIDGE.levels[program.setup.level].name)
            centred(self.machine, 20, words, pair("yk"), PANEL - 1, strings.PLATE + 1)


def push(scene: Scene, before: Position, move: Move) -> Frames[None]:
    """A man comes out behind a crate and pushes it to its new square, where it stops with a thud."""
    machine, seat = scene.machine, before.seat
    old, new = (move.row, move.column), before.target(move)
    start, end = scene.grid.origin(old), scene.grid.origin(new)
    scene.man(seat, None)
    machine.chime(HEAVE)
    load = art.crate(scene.size, seat).coloured(CRATE[0], CRATE[1])
    moving = Moving(machine, clear=True)
    for frame, (x, y) in enumerate(eased(start, end, SQUARE_FRAMES * move.steps + PUSH_OFF)):
        gone = abs(x - start[0] + y - start[1])
        walker = worker(seat, scene.size, gone // STRIDE % 2)
        both = team(seat, walker, load, max(scene.size - gone, 0))
        moving.show((both, x - (scene.size if seat == RIGHT else 0), y))
        if frame % 3 == 0 and frame > 2:
            machine.chime(scrape(frame))
        yield
    machine.chime(jingles.THUD)
    yield from pause(PUSH_OFF)
    moving.hide()


class Waiting:
    """The two men beside the board."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.tired: int | None = None
        """The seat that has just pushed."""

    def step(self, position: Position, frame: int) -> None:
        """They breathe, blink and look at the board; their faces show how they stand."""
        for seat in (UP, RIGHT):
            tired = seat == self.tired and frame < TIRED_FRAMES
            phase = (frame + 13 * seat) // (TIRED_BREATH if tired else BREATH) % 2
            shut = (frame + 67 * seat) % BLINK_EVERY < BLINK
            look = -1 if seat == position.seat else -((frame // 90) % 2)
            mood = Mood.AFRAID if tired else mood_of(position, seat)
            self.scene.man(seat, man(seat, Pose.BREATHING if phase else Pose.STANDING, mood, look, shut))

    def think(self, position: Position, frame: int) -> None:
        """The thinker scratches his chin and looks at crate after crate; the other one waits."""
        scene, seat = self.scene, position.seat
        pose = Pose.SCRATCHING if frame // 7 % 2 else Pose.PONDERING
        scene.man(seat, man(seat, pose, Mood.CALM, (-1, 0, 1, 0)[frame // 9 % 4]))
        if frame % GLANCE == 1:
            crates = list(dict.fromkeys((move.row, move.column) for move in position.moves()))
            turn = frame // GLANCE
            if turn:
                scene.square(position, crates[(turn - 1) % len(crates)])
            scene.square(position, crates[turn % len(crates)], GLANCED[seat == UP])
