"""The pictures of the 14–15 puzzle's modern look: the wooden tray with its tiles, the panel beside it."""

from arcade.games.fifteen import HELP, strings
from arcade.games.fifteen.rules import HOLE, Position
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import HINT, TAKE_BACK
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.key_row import key_row
from arcade.toolkit.letters import number_tiles
from arcade.toolkit.letters.lettering import LetterStyle, banner, big
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.grid import Grid
from arcade.toolkit.picture.ink import FLASH_BIT, pair
from arcade.toolkit.picture.panels import centred, write
from arcade.toolkit.picture.patterns import DIAGONALS, SOLID, WOOD
from arcade.toolkit.picture.sprites import CELL
from arcade.toolkit.programs.puzzle import Attempt
from arcade.toolkit.words.labels import PAR

TILES = {3: 5, 4: 4, 5: 3}
"""Cells of a tile each way, by the tray's size."""
CENTRE_ROW, CENTRE_COLUMN = 11, 9
PANEL, PANEL_WIDTH = 21, 10
PALETTE_COLUMNS = 3
GROUND, FRAME, IVORY, HOME, LIT = pair("bk"), pair("ry"), pair("kY"), pair("kW"), pair("kC")


class Scene:
    """The tray and the panel."""

    def __init__(self, program: Program[Spectrum], size: int) -> None:
        self.program = program
        self.machine = program.machine
        cells = TILES[size]
        row, column = CENTRE_ROW - size * cells // 2, CENTRE_COLUMN - size * cells // 2
        pixels = CELL * cells
        self.grid = Grid(rows=size, columns=size, left=CELL * column, top=CELL * row, width=pixels, height=pixels)

    def tray(self, grid: Grid) -> None:
        """A wooden tray with a dark bottom."""
        row, column = grid.top // CELL - 1, grid.left // CELL - 1
        height, width = grid.rows * grid.height // CELL + 2, grid.columns * grid.width // CELL + 2
        self._frame(row, column, height, width)
        fill(self.machine, row + 1, column + 1, height - 2, width - 2, SOLID, IVORY)

    def _frame(self, row: int, column: int, height: int, width: int) -> None:
        fill(self.machine, row, column, height, width, WOOD, FRAME)
        fill(self.machine, row + 1, column + 1, height - 2, width - 2, colours=pair("Wk"))

    def board(self) -> None:
        """The empty tray, and the empty slate beside it."""
        machine = self.machine
        fill(machine, 0, 0, 22, 32, DIAGONALS, GROUND)
        fill(machine, 22, 0, 2, 32, colours=pair("Wk"))
        self.tray(self.grid)
        self._frame(2, PANEL - 2, 18, PANEL_WIDTH + 3)

    def _clear_panel(self) -> None:
        fill(self.machine, 3, PANEL, 16, PANEL_WIDTH, colours=pair("Wk"))

    def panel(self, attempt: Attempt[Position, int]) -> None:
        """The number of the move, par, the end of the goal, the keys."""
        machine, text = self.machine, self.program.text
        self._clear_panel()
        banner(machine, "14–15", 4, LetterStyle("YW"), column=PANEL + 1)
        centred(machine, 7, text(strings.MOVE), pair("Ck"), PANEL, PANEL_WIDTH)
        self.number(attempt)
        par = "–" if attempt.par is None else str(attempt.par)
        centred(machine, 11, f"{text(PAR)} {par}", pair("Wk"), PANEL, PANEL_WIDTH)
        centred(machine, 13, text(strings.GOAL), pair("Ck"), PANEL, PANEL_WIDTH)
        last = " ".join(str(tile) for tile in attempt.position.goal[-attempt.position.size : -1][-3:])
        centred(machine, 14, last, pair("Wk"), PANEL, PANEL_WIDTH)
        write(machine, 16, PANEL, text(strings.CONSULT_KEY), pair("ck"))
        write(machine, 17, PANEL, text(strings.AGAIN_KEY), pair("ck"))
        centred(machine, 23, key_row(self.program, 32, HINT, TAKE_BACK, HELP), pair("ck"))

    def number(self, attempt: Attempt[Position, int]) -> None:
        """The number of the move, large."""
        machine = self.machine
        fill(machine, 8, PANEL, 2, PANEL_WIDTH, colours=pair("Yk"))
        digits = big(str(attempt.number), 2)
        draw(machine, digits, CELL * PANEL + (CELL * PANEL_WIDTH - digits.width) // 2, CELL * 8 - 8)

    def tiles(self, position: Position, shown: int | None = None) -> None:
        """Every tile, or those up to a number while they are being dealt."""
        for place, tile in enumerate(position.tiles):
            if shown is None or tile <= shown:
                self.tile(place, tile, position.home(place))

    def tile(self, place: int, tile: int, home: bool = False, colours: int | None = None) -> None:
        """A place with its tile, or the hole."""
        machine, grid, size = self.machine, self.grid, self.grid.rows
        x, y = grid.origin(divmod(place, size))
        cells = grid.width // CELL
        if tile == HOLE:
            fill(machine, y // CELL, x // CELL, cells, cells, SOLID, IVORY)
        else:
            draw(machine, number_tiles.tile(tile, grid.width, home), x, y)
            colour_cells(machine, y // CELL, x // CELL, cells, cells, colours or (HOME if home else IVORY))

    def mark(self, place: int) -> None:
        """A flashing place, the next to be filled."""
        x, y = self.grid.origin(divmod(place, self.grid.rows))
        cells = self.grid.width // CELL
        draw(self.machine, number_tiles.tile("?", self.grid.width), x, y)
        colour_cells(self.machine, y // CELL, x // CELL, cells, cells, LIT | FLASH_BIT)

    def palette(self, filled: tuple[int, ...]) -> None:
        """Every piece on the panel, those already in the tray as dots."""
        self._clear_panel()
        for piece in range(self.grid.rows**2):
            self.choice(piece, piece in filled)

    def choice(self, piece: int, used: bool, chosen: bool = False) -> None:
        """A piece on the palette; the hole is a pair of brackets."""
        colours = pair("kY") if chosen else pair("bk") if used else pair("Wk")
        words = " . " if used else "[ ]" if piece == HOLE else f"{piece:>2} "
        x, y = self.choices.origin(divmod(piece, PALETTE_COLUMNS))
        write(self.machine, y // CELL, x // CELL, words, colours)

    @property
    def choices(self) -> Grid:
        """The palette's grid."""
        rows = -(-(self.grid.rows**2) // PALETTE_COLUMNS)
        height = CELL if rows > 8 else 2 * CELL
        return Grid(rows, PALETTE_COLUMNS, left=CELL * PANEL, top=4 * CELL, width=3 * CELL, height=height)
