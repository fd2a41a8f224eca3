"""The pictures of Tic-tac-toe's modern look: board of tiles, a plate for each side."""

from arcade.games.tic_tac_toe import art, strings
from arcade.games.tic_tac_toe.art import FACE, PIECE, Mood, faced, mood_of, piece
from arcade.games.tic_tac_toe.rules import DISC, FIELDS, FREE, RING, STONES, Position
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import HINT, TAKE_BACK
from arcade.toolkit.flow.key_row import key_row
from arcade.toolkit.letters.lettering import big
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import BRIGHT_BIT, pair
from arcade.toolkit.picture.panels import centred, nameplate
from arcade.toolkit.picture.sprites import CELL, Sprite, from_bytes
from arcade.toolkit.programs.match_state import MatchState
from arcade.toolkit.programs.message_look import side_names

GAMES_IN_MATCH = 10
TOP, LEFT, SIZE = 2, 2, 6
"""Cells of the board's corner or of a field."""
FACE_AT = (PIECE - FACE) // 2
"""Pixels from a piece's corner to its face."""
PLATE, PLATE_ROWS, PLATE_HEIGHT, PLATE_WIDTH = 22, (2, 9), 6, 10
GROUND = pair("bk")
INKS = {FREE: pair("kW"), DISC: pair("RY"), RING: pair("BC")}


def corner(field: int) -> tuple[int, int]:
    """The row and column of a field's top left cell."""
    row, column = divmod(field - 1, 3)
    return TOP + SIZE * row, LEFT + SIZE * column


class Scene:
    def __init__(self, program: MatchState[Spectrum, Position, int]) -> None:
        self.program = program
        self.machine = program.machine

    def board(self) -> None:
        machine = self.machine
        fill(machine, 0, 0, 22, 32, art.SQUARED, GROUND)
        fill(machine, 22, 0, 1, 32, colours=pair("Wb"))
        fill(machine, 23, 0, 1, 32, colours=pair("ck"))
        fill(machine, TOP - 1, LEFT - 1, 3 * SIZE + 2, 3 * SIZE + 2, colours=pair("kk"))
        for field in FIELDS:
            self.field(Position(), field)
        self.plates(None)
        centred(machine, 23, key_row(self.program, 32, HINT, TAKE_BACK), pair("ck"))

    def tile(self, row: int, column: int, colours: int) -> None:
        draw_cells(self.machine, art.tile(CELL * SIZE), row, column)
        colour_cells(self.machine, row, column, SIZE, SIZE, colours)

    def field(self, position: Position, field: int) -> None:
        machine, (row, column), stone = self.machine, corner(field), position[field]
        self.tile(row, column, INKS[stone])
        if stone == FREE:
            draw(machine, from_bytes(machine.font[str(field)]), CELL * column + 5, CELL * row + 4)
        else:
            draw(machine, piece(stone), CELL * column + 3, CELL * row + 3)
            self.face(field, faced(stone, mood_of(position, STONES.index(stone))))

    def face(self, field: int, middle: Sprite) -> None:
        row, column = corner(field)
        draw(self.machine, middle, CELL * column + 3 + FACE_AT, CELL * row + 3 + FACE_AT)

    def plate_face(self, side: int, middle: Sprite) -> None:
        draw(self.machine, middle, CELL * PLATE + FACE_AT, CELL * (PLATE_ROWS[side] + 1) + FACE_AT)

    def plates(self, seat: int | None) -> None:
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
        self.plate_face(side, faced(stone, Mood.CALM, (-1, 0)))
        digits = big(str(score), 3)
        draw(machine, digits, CELL * PLATE + 61 - digits.width // 2, CELL * row)
