"""Choosing the size of the board: a rectangle that grows and shrinks under the cursor."""

from arcade.games.blue_road import strings
from arcade.games.blue_road.layout import PANEL, PANEL_WIDTH, PICKER, SMALLEST
from arcade.games.blue_road.scene import MEADOW, PLAIN, WOOD, Scene, meadow
from arcade.toolkit.letters.lettering import big
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.patterns import LEAVES
from arcade.toolkit.picture.sprites import CELL
from arcade.toolkit.programs.message_look import MessageLook

SIZE_ROW = 9
FIELD = PICKER.width // CELL


class Picker:
    """Draws the rectangle from the first field to the cursor's as meadow, the rest as wood."""

    def __init__(self, talk: MessageLook, scene: Scene) -> None:
        self.talk = talk
        self.scene = scene

    def background(self) -> None:
        """The wood, and nothing beside it."""
        fill(self.scene.machine, 0, 0, 24, 32, colours=PLAIN)
        self.scene.wood()
        centred(self.scene.machine, 23, self.scene.program.text(strings.SIZE_KEYS), pair("ck"))

    def walk(self, cell: Cell, down: int, right: int) -> Cell:
        """A row or a column more or less."""
        row, column = PICKER.step(cell, down, right)
        return max(row, SMALLEST - 1), max(column, SMALLEST - 1)

    def show(self, cell: Cell, on: bool) -> None:
        """The board of which this is the last field."""
        if not on:
            return
        machine = self.scene.machine
        for row in range(PICKER.rows):
            for column in range(PICKER.columns):
                top, left = PICKER.top // CELL + FIELD * row, FIELD * column
                if row <= cell[0] and column <= cell[1]:
                    draw_cells(machine, meadow(PICKER.width), top, left)
                    colour_cells(machine, top, left, FIELD, FIELD, MEADOW)
                else:
                    fill(machine, top, left, FIELD, FIELD, LEAVES, WOOD)
        size = f"{cell[0] + 1}×{cell[1] + 1}"
        fill(machine, SIZE_ROW, PANEL, 6, PANEL_WIDTH, colours=PLAIN)
        picture = big(size, 2)
        draw(machine, picture, CELL * PANEL + (CELL * PANEL_WIDTH - picture.width) // 2, CELL * SIZE_ROW)
        colour_cells(machine, SIZE_ROW, PANEL, 6, PANEL_WIDTH, pair("Yk"))
        self.talk.say(strings.HOW_LARGE, rows=cell[0] + 1, columns=cell[1] + 1)
