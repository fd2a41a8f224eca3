"""The title of the blue road: big letters in the sky, and below them a road that winds over tiles of sand."""

from arcade.games.blue_road import strings
from arcade.games.blue_road.art import paved, tile
from arcade.games.blue_road.rules import FREE, START, Position
from arcade.games.blue_road.scene import INKS, MEADOW, WOOD, meadow
from arcade.games.blue_road.state import State
from arcade.toolkit.contract.position import permitted
from arcade.toolkit.letters.headline import Area
from arcade.toolkit.letters.lettering import banner
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.patterns import LEAVES
from arcade.toolkit.picture.shading import extruded

TOP, CELLS, SIZE = 10, 4, 32
ROWS, COLUMNS = 3, 8
MOVES = "ccabcbccbcbcbbcbcbccbacb"
"""What was played on the tiles of the title."""
SKY = pair("WB")
SCALE, LINES = 3, (1, 5)
"""Of the letters, and the rows where they begin."""


class Title:
    """Draws onto the program's machine, all at once."""

    def __init__(self, program: State) -> None:
        self.program = program
        self.machine = program.machine

    def lettering(self) -> Area:
        """The cells of the title's letters."""
        return LINES[0], 0, LINES[1] + SCALE - LINES[0], 32

    def title(self) -> None:
        """The whole picture."""
        machine, text = self.machine, self.program.text
        fill(machine, 0, 0, TOP - 1, 32, colours=SKY)
        fill(machine, TOP - 1, 0, 1, 32, LEAVES, WOOD)
        for row, words in zip(LINES, text(strings.POSTER).split("\n"), strict=True):
            banner(machine, words, row, None, SCALE, "WYY", "B", lambda letters: extruded(letters, 4))
        self._tiles()
        centred(machine, 22, text(strings.TAGLINE), pair("Wk"))

    def _tiles(self) -> None:
        machine = self.machine
        for field in range(ROWS * COLUMNS):
            row, column = self._corner(field)
            draw_cells(machine, meadow(SIZE), row, column)
            colour_cells(machine, row, column, CELLS, CELLS, MEADOW)
        position = Position(ROWS, COLUMNS, FREE * ROWS * COLUMNS, START)
        for kind in MOVES:
            if position.end is None:
                break
            laid = permitted(position, kind)
            row, column = self._corner(position.end.field)
            draw_cells(machine, tile(SIZE, laid), row, column)
            colour_cells(machine, row, column, CELLS, CELLS, INKS[position.seat])
            position = position.play(laid)
        for section in position.run(START)[0]:
            row, column = self._corner(section.field)
            draw(machine, paved(SIZE, section.entry, section.exit, 99), 8 * column, 8 * row)

    @staticmethod
    def _corner(field: int) -> tuple[int, int]:
        row, column = divmod(field, COLUMNS)
        return TOP + CELLS * row, CELLS * column
