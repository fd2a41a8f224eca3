"""The pictures of the magic square's modern look: the cross among the stars and the slate beside it."""

from arcade.games.magic_square import AGAIN, CONSULT, UNDO, art, strings
from arcade.games.magic_square.rules import Position, board
from arcade.games.magic_square.state import corner
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.contract.controls import HINT, SOLVE, TAKE_BACK
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.key_row import key_row
from arcade.toolkit.letters import number_tiles
from arcade.toolkit.letters.lettering import big
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.grid import Cell, Grid
from arcade.toolkit.picture.ink import FLASH_BIT, pair
from arcade.toolkit.picture.panels import box, centred, write
from arcade.toolkit.picture.patterns import NIGHT
from arcade.toolkit.picture.sprites import CELL, Sprite, from_bytes
from arcade.toolkit.programs.puzzle import Attempt
from arcade.toolkit.words.labels import PAR

TILE_CELLS = {3: 4, 4: 3, 5: 3}
"""By the width of the square."""
CROSS_CELLS, PANEL, PANEL_WIDTH = 22, 22, 10
INSIDE, INSIDE_WIDTH = PANEL + 1, PANEL_WIDTH - 2
ROW_PAPERS = "YCGMW"
"""Papers of the tiles by the row that they belong to, bright once they are home; the numbers say it as well."""
SKY, SLATE, MOVING = pair("cb"), pair("Wk"), pair("kW")
BARE, READY, BLOCKED, CHOSEN = pair("kb"), pair("kG"), pair("kb"), pair("kY")
PRESSED, LOOSE = pair("Yb"), pair("Cb")
SIGNS = {HINT.name: "?", CONSULT.name: "Z", AGAIN.name: "X", UNDO.name: "<"}


class Scene:
    def __init__(self, program: Program[Spectrum], size: int) -> None:
        self.program = program
        self.machine = program.machine
        self.board = board(size)
        self.tile_cells, width = TILE_CELLS[size], self.board.width
        self.pixels = CELL * self.tile_cells
        start = CELL * ((CROSS_CELLS - self.tile_cells * width) // 2)
        self.grid = Grid(width, width, left=start, top=start, width=self.pixels, height=self.pixels)

    def cross(self) -> None:
        machine = self.machine
        fill(machine, 0, 0, 22, COLUMNS, NIGHT, SKY)
        fill(machine, 22, 0, 2, COLUMNS, colours=SLATE)
        for cell in range(self.board.width**2):
            place = divmod(cell, self.board.width)
            if corner(place, self.board.size):
                self.button(place, False)
            else:
                self.empty(cell)
        box(machine, 1, PANEL, 20, PANEL_WIDTH, pair("Ck"))
        for picture, row, column, ink in (
            (art.WAND, 17, 24, "W"), (art.SPARK, 15, 27, "Y"), (art.TWINKLE, 18, 28, "C"), (art.TWINKLE, 15, 25, "R"),
        ):  # fmt: skip
            draw_cells(machine, picture.coloured(ink, "k"), row, column)
        centred(machine, 23, key_row(self.program, COLUMNS, HINT, TAKE_BACK, SOLVE), pair("ck"))

    def _put(self, cell: int, picture: Sprite, colours: int) -> None:
        x, y = self.grid.origin(divmod(cell, self.board.width))
        draw(self.machine, picture, x, y)
        colour_cells(self.machine, y // CELL, x // CELL, self.tile_cells, self.tile_cells, colours)

    def button(self, place: Cell, chosen: bool) -> None:
        order = corner(place, self.board.size)
        if order is not None:
            (x, y), cells = self.grid.origin(place), self.tile_cells
            fill(self.machine, y // CELL, x // CELL, cells, cells, NIGHT, PRESSED if chosen else LOOSE)
            face = art.button(SIGNS[order.name])
            room = (self.pixels - face.width) // 2
            face = face.cut(-room, -room, self.pixels, self.pixels)
            draw(self.machine, art.framed(face, True) if chosen else face, x, y)

    def tile(self, cell: int, tile: int, position: Position | None = None, colours: int | None = None) -> None:
        home = position is not None and position.home(tile) and position.cells[cell] == tile
        picture = number_tiles.tile(tile, self.pixels, home)
        paper = self._paper(tile)
        self._put(cell, picture, colours or pair("k" + (paper if home else paper.lower())))

    def question(self, cell: int) -> None:
        self._put(cell, number_tiles.tile("?", self.pixels), CHOSEN | FLASH_BIT)

    def empty(self, cell: int) -> None:
        self._put(cell, art.recess(self.pixels), BARE)

    def cell(self, cell: int, position: Position, chosen: bool = False) -> None:
        board, tile = self.board, position.cells[cell]
        if cell in board.arms:
            move = board.arms.index(cell)
            ready = move in position.moves()
            if tile:
                picture, colours = number_tiles.tile(tile, self.pixels), pair("k" + self._paper(tile).lower())
            else:
                glyph = from_bytes(self.machine.font[board.letters[move]])
                picture = art.arrow(glyph, self.pixels, board.axis(move), board.sideways(move), ready)
                colours = READY if ready else BLOCKED
            if chosen:
                picture, colours = art.framed(picture, bool(tile)), MOVING if tile else CHOSEN
            self._put(cell, picture, colours)
        elif tile:
            self.tile(cell, tile, position)
        elif not corner(divmod(cell, board.width), board.size):
            self.empty(cell)

    def _paper(self, tile: int) -> str:
        return ROW_PAPERS[(tile - 1) // self.board.size]

    def cells(self, position: Position) -> None:
        for cell in range(len(position.cells)):
            self.cell(cell, position)

    def panel(self, attempt: Attempt[Position, int]) -> None:
        machine, text, position = self.machine, self.program.text, attempt.position
        centred(machine, 2, text(strings.MOVE), pair("Ck"), INSIDE, INSIDE_WIDTH)
        fill(machine, 3, INSIDE, 3, INSIDE_WIDTH, colours=pair("Yk"))
        digits = big(str(attempt.number), 3)
        digits = digits if digits.width <= CELL * INSIDE_WIDTH else big(str(attempt.number), 2)
        left, top = (CELL * INSIDE_WIDTH - digits.width) // 2, 3 * CELL - (digits.height - 3 * CELL) // 2
        draw(machine, digits, CELL * INSIDE + left, top)
        self._field(7, text(PAR), "–" if attempt.par is None else str(attempt.par))
        if position.magic:
            self._field(10, text(strings.GOAL), text(strings.SUM_34))
        else:
            home = sum(position.home(tile) for tile in range(1, position.size**2 + 1))
            self._field(10, text(strings.HOME), f"{home}/{position.size**2}")
        write(machine, 13, INSIDE, text(strings.ASK_KEY), pair("ck"))
        write(machine, 14, INSIDE, text(strings.AGAIN_KEY), pair("ck"))

    def _field(self, row: int, label: str, value: str) -> None:
        centred(self.machine, row, label, pair("Ck"), INSIDE, INSIDE_WIDTH)
        centred(self.machine, row + 1, value, pair("Wk"), INSIDE, INSIDE_WIDTH)
