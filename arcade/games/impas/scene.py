"""The docks of Impasse: a framed floor with crates, beside it each side's man and its numbers, and how the men work."""

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from itertools import product

from arcade.games.impas import ART, CARTRIDGE, art, strings
from arcade.games.impas.art import INKS, Mood, Pose, man, mood_of, team, worker
from arcade.games.impas.rules import RIGHT, UP, Move, Position, safe_steps, view
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
FEW_PUSHES_LEFT: Tune = ((0.03, 4.0), (0.02, None), (0.05, -2.0))
WALL_HIT: Tune = ((0.008, -10.0), (0.01, -17.0), (0.015, -24.0), (0.02, -29.0))
BRICKS_FALL: Tune = tuple((0.003, 24.0 - 7 * step % 31) for step in range(14))
HATCH: Tune = ((0.004, 12.0), (0.02, None), (0.006, 5.0))
CHUCKLE: Tune = ((0.02, 7.0), (0.02, None), (0.02, 5.0), (0.02, None), (0.03, 2.0))
CHEER: Tune = ((0.03, 9.0), (0.03, 14.0), (0.05, 18.0))
SIZES = {5: 3, 6: 3, 8: 2}
"""Cells each way of a square, by the board's size."""
BOARD_ROW, BOARD_COLUMN, BOARD_CELLS = 1, 2, 18
PANEL, PLATE_ROWS, PLATE_HEIGHT, MAN_ROW = 22, (1, 11), 8, 2
CHOSEN = pair("Wk")
SQUARE_FRAMES, PUSH_OFF_FRAMES, GLANCE_FRAMES, TIRED_FRAMES = 7, 5, 6, 90
HALF_BREATH_FRAMES, TIRED_HALF_BREATH_FRAMES, BLINK_ROUND_FRAMES, BLINK_FRAMES = 28, 9, 150, 6
STRIDE_PIXELS = 5
"""From one of his steps to the next."""


def scrape(frame: int) -> Tune:
    """A crate that slides over the floor: a footfall now and then, wood between."""
    return ((0.014, -18.0),) if frame % 9 == 0 else ((0.007, -7.0 + frame % 2), (0.01, -14.0))


def strained(turn: int) -> Tune:
    """The same effort again, a step higher."""
    return tuple((seconds, (pitch or 0) + 2 * turn) for seconds, pitch in HEAVE)


@lru_cache(8)
def _grid(side: int) -> Grid:
    size = CELL * SIZES[side]
    margin = (BOARD_CELLS - side * size // CELL) // 2 * CELL
    return Grid(side, side, CELL * BOARD_COLUMN + margin, CELL * BOARD_ROW + margin, size, size)


class Scene:
    """Draws the screen; only what changed is drawn."""

    def __init__(self, program: State) -> None:
        self.program = program
        self.machine = program.machine
        self._men: dict[int, Sprite] = {}
        """The men as they were drawn last."""
        self._shown = Shown()
        """How each square was drawn last."""

    @property
    def grid(self) -> Grid:
        return _grid(self.program.position.side)

    def board(self) -> None:
        """The frame with the names of rows and columns, the crates, both plates."""
        machine, program, grid = self.machine, self.program, self.grid
        self._shown.forget()
        fill(machine, 0, 0, 22, COLUMNS, ART["wall"], pair("rk"))
        cells = grid.width * grid.columns // CELL
        top, left = grid.top // CELL - 1, grid.left // CELL - 1
        fill(machine, top, left, cells + 2, cells + 2, colours=pair("Yr"))
        for place, (digit, letter) in enumerate(zip(program.digits, program.letters, strict=True)):
            middle = grid.width * place + (grid.width - CELL) // 2
            draw(machine, letters(machine.font, digit, 1, 1), CELL * left, grid.top + middle)
            draw(machine, letters(machine.font, letter, 1, 1), grid.left + middle, CELL * (top + cells + 1))
        self.all_squares()
        self.plates(None)
        if not program.two:
            level = program.text(CARTRIDGE.levels[program.setup.level].name)
            centred(machine, 20, level, pair("yk"), PANEL - 1, strings.PLATE + 1)
        centred(machine, 23, key_row(program, COLUMNS, HINT, TAKE_BACK), pair("ck"))

    def all_squares(self) -> None:
        position = self.program.position
        self.squares(position, product(range(position.side), range(position.side)))

    def squares(self, position: Position, squares: Iterable[Cell]) -> None:
        for square in squares:
            self.square(position, square)

    def square(self, position: Position, square: Cell, lit: int | None = None) -> None:
        """A square with what is on it: a crate that can be pushed shows the arrow of the side to move."""
        size, crate, seat = self.grid.width, square in position, position.seat if position.reach(*square) else None
        if self._shown.changed(square, (crate, seat, lit)):
            picture = art.crate(size, seat) if crate else art.slab(size)
            self._draw(square, picture, lit or pair("Bk" if not crate else "yk" if seat is None else "Yk"))

    def _draw(self, square: Cell, picture: Sprite, colours: int) -> None:
        x, y = self.grid.origin(square)
        cells = self.grid.width // CELL
        fill(self.machine, y // CELL, x // CELL, cells, cells, colours=colours)
        draw(self.machine, picture, x, y)

    def _mark(self, square: Cell) -> None:
        """Put a square in brackets."""
        size = self.grid.width
        draw(self.machine, brackets(size, size // 4 + 1, 2), *self.grid.origin(square))

    def cursor(self, position: Position, square: Cell) -> None:
        """A square lit and in brackets."""
        self.square(position, square, CHOSEN)
        self._shown.forget(square)
        self._mark(square)

    def target(self, square: Cell, chosen: bool) -> None:
        """A square that a crate could be pushed to: its outline, in brackets the one that is chosen."""
        self._shown.forget(square)
        self._draw(square, art.ghost(self.grid.width), CHOSEN if chosen else pair("Ck"))
        if chosen:
            self._mark(square)

    def plates(self, active: int | None) -> None:
        """Each side's direction, moves, safe steps and games won; the `active` side's plate is bright."""
        machine, position, program, text = self.machine, self.program.position, self.program, self.program.text
        won = program.tally.won, program.tally.lost
        for seat, row in enumerate(PLATE_ROWS):
            moves = len(position.moves_of(seat))
            safe = safe_steps(view(replace(position, seat=seat)), position.side)
            colours = pair(f"{INKS[seat]}k") & ~(0 if seat == active else BRIGHT_BIT)
            fill(machine, row, PANEL, PLATE_HEIGHT, strings.PLATE, colours=colours)
            nameplate(machine, row, PANEL, strings.PLATE, self.name(seat), seat == active)
            draw(machine, art.turned(ART["big arrow"].see_through(), seat), CELL * PANEL + 28, CELL * (row + 2))
            draw_cells(machine, figures(machine.font, f"{moves:2}", 2, 2), row + 2, PANEL + 6)
            write(machine, row + 4, PANEL + 4, f"{text(strings.MOVES):>6}", colours)
            write(machine, row + 5, PANEL, f" {text(strings.SAFE):6}{safe:2} ", colours)
            write(machine, row + 6, PANEL, f" {text(strings.WON):6}{won[self._person(seat)]:2} ", colours)
            self._men.pop(seat, None)
            self.man(seat, man(seat, Pose.STANDING))

    def _person(self, seat: int) -> int:
        """Whether the first or the second name is a seat's."""
        return seat if self.program.two else int(seat not in self.program.people)

    def name(self, seat: int) -> str:
        return side_names(self.program)[self._person(seat)]

    def man(self, seat: int, picture: Sprite | None) -> None:
        """A side's man on its plate, or nobody."""
        if picture is None:
            self._men.pop(seat, None)
            fill(self.machine, PLATE_ROWS[seat] + MAN_ROW, PANEL, 3, 3)
        elif self._men.get(seat) is not picture:
            self._men[seat] = picture
            draw_cells(self.machine, picture.opaque(), PLATE_ROWS[seat] + MAN_ROW, PANEL)


def push(scene: Scene, before: Position, move: Move) -> Frames[None]:
    """A man comes out behind a crate and pushes it to its new square, where it stops with a thud."""
    machine, seat, size = scene.machine, before.seat, scene.grid.width
    start, end = scene.grid.origin((move.row, move.column)), scene.grid.origin(before.target(move))
    scene.man(seat, None)
    machine.chime(HEAVE)
    load = art.crate(size, seat).coloured("Y", "k")
    moving = Moving(machine, clear=True)
    for frame, (x, y) in enumerate(eased(start, end, SQUARE_FRAMES * move.steps + PUSH_OFF_FRAMES)):
        gone = abs(x - start[0] + y - start[1])
        both = team(seat, worker(seat, size, gone // STRIDE_PIXELS % 2), load, max(size - gone, 0))
        moving.show((both, x - (size if seat == RIGHT else 0), y))
        if frame % 3 == 0 and frame > 2:
            machine.chime(scrape(frame))
        yield
    machine.chime(jingles.THUD)
    yield from pause(PUSH_OFF_FRAMES)
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
            phase = (frame + 13 * seat) // (TIRED_HALF_BREATH_FRAMES if tired else HALF_BREATH_FRAMES) % 2
            shut = (frame + 67 * seat) % BLINK_ROUND_FRAMES < BLINK_FRAMES
            look = -1 if seat == position.seat else -((frame // 90) % 2)
            mood = Mood.AFRAID if tired else mood_of(position, seat)
            self.scene.man(seat, man(seat, Pose.BREATHING if phase else Pose.STANDING, mood, look, shut))

    def think(self, position: Position, frame: int) -> None:
        """The thinker scratches his chin and looks at crate after crate; the other one waits."""
        scene, seat = self.scene, position.seat
        pose = Pose.SCRATCHING if frame // 7 % 2 else Pose.PONDERING
        scene.man(seat, man(seat, pose, Mood.CALM, (-1, 0, 1, 0)[frame // 9 % 4]))
        if frame % GLANCE_FRAMES == 1:
            crates = list(dict.fromkeys((move.row, move.column) for move in position.moves()))
            turn = frame // GLANCE_FRAMES
            if turn:
                scene.square(position, crates[(turn - 1) % len(crates)])
            scene.square(position, crates[turn % len(crates)], pair(f"{INKS[seat]}k"))
