"""The pictures of Tic-tac-toe's modern look: title, board of tiles, a plate for each side."""

from arcade.games.tic_tac_toe import art, strings
from arcade.games.tic_tac_toe.rules import DISC, FIELDS, FREE, RING, STONES, Position
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import HINT, TAKE_BACK
from arcade.toolkit.flow.key_row import key_row
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.letters.lettering import big
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import BRIGHT_BIT, pair
from arcade.toolkit.picture.panels import centred, nameplate
from arcade.toolkit.picture.patterns import DIAGONALS
from arcade.toolkit.picture.shading import extruded
from arcade.toolkit.picture.solids import ring
from arcade.toolkit.picture.sprites import CELL, Sprite, from_bytes
from arcade.toolkit.programs.match_state import MatchState
from arcade.toolkit.programs.message_look import side_names

GAMES_IN_MATCH = 10
TOP, LEFT, SIZE = 2, 2, 6
"""The board's first row and column, and the cells of a field each way."""
PIECE = 40
PLATE, PLATE_ROWS, PLATE_HEIGHT, PLATE_WIDTH = 22, (2, 9), 6, 10
GROUND = pair("Bk")
INKS = {FREE: pair("kW"), DISC: pair("RY"), RING: pair("BC")}


def piece(stone: str, size: int = PIECE) -> Sprite:
    """Crosses for the first seat, rings for the second."""
    return art.cross(size) if stone == DISC else ring(size)


def corner(field: int) -> tuple[int, int]:
    """The row and column of a field's top left cell."""
    row, column = divmod(field - 1, 3)
    return TOP + SIZE * row, LEFT + SIZE * column


class Scene:
    """Draws onto the program's machine, all at once."""

    def __init__(self, program: MatchState[Spectrum, Position, int]) -> None:
        self.program = program
        self.machine = program.machine

    def title(self) -> None:
        """A cross, a ring and a cross below the name."""
        machine, text = self.machine, self.program.text
        fill(machine, 0, 0, 24, 32, DIAGONALS, GROUND)
        headline(machine, text(strings.TITLE).upper(), 3, "WYY", "k", lambda words: extruded(words, 4))
        for column, stone in ((0, DISC), (11, RING), (22, DISC)):
            draw_cells(machine, art.tile(80), 9, column)
            colour_cells(machine, 9, column, 10, 10, INKS[stone])
            draw(machine, piece(stone, 72), CELL * column + 3, 75)
        centred(machine, 20, text(strings.TAGLINE), pair("Yk"))

    def board(self) -> None:
        """The empty board and all around it."""
        machine = self.machine
        fill(machine, 0, 0, 22, 32, DIAGONALS, GROUND)
        fill(machine, 22, 0, 1, 32, colours=pair("Wb"))
        fill(machine, 23, 0, 1, 32, colours=pair("ck"))
        fill(machine, TOP - 1, LEFT - 1, 3 * SIZE + 2, 3 * SIZE + 2, colours=pair("kk"))
        for field in FIELDS:
            self.field(Position(), field)
        self.plates(None)
        centred(machine, 23, key_row(self.program, 32, HINT, TAKE_BACK), pair("ck"))

    def tile(self, row: int, column: int, colours: int) -> None:
        """An empty field."""
        draw_cells(self.machine, art.tile(CELL * SIZE), row, column)
        colour_cells(self.machine, row, column, SIZE, SIZE, colours)

    def field(self, position: Position, field: int) -> None:
        """A tile with its number, or with its piece."""
        machine, (row, column), stone = self.machine, corner(field), position[field]
        self.tile(row, column, INKS[stone])
        if stone == FREE:
            draw(machine, from_bytes(machine.font[str(field)]), CELL * column + 5, CELL * row + 4)
        else:
            draw(machine, piece(stone), CELL * column + 3, CELL * row + 3)

    def plates(self, seat: int | None) -> None:
        """Both sides with their scores, that of the one whose turn it is lit; draws and games of the match."""
        text, tally = self.program.text, self.program.tally
        names = side_names(self.program)
        for side, score in enumerate((tally.won, tally.lost)):
            self._plate(side, names[side], score, side == seat)
        game = min(tally.games + 1, GAMES_IN_MATCH)
        centred(self.machine, 17, text(strings.DRAWS, n=tally.drawn), pair("Wk"), PLATE, PLATE_WIDTH)
        centred(self.machine, 19, text(strings.GAME, n=game, of=GAMES_IN_MATCH), pair("Wk"), PLATE, PLATE_WIDTH)

    def _plate(self, side: int, name: str, score: int, active: bool) -> None:
        machine, row, stone = self.machine, PLATE_ROWS[side], STONES[side]
        fill(machine, row, PLATE, PLATE_HEIGHT, PLATE_WIDTH, colours=INKS[stone] & ~(0 if active else BRIGHT_BIT))
        nameplate(machine, row, PLATE, PLATE_WIDTH, name, active)
        draw(machine, piece(stone), CELL * PLATE, CELL * row + CELL)
        digits = big(str(score), 3)
        draw(machine, digits, CELL * PLATE + 61 - digits.width // 2, CELL * row)
