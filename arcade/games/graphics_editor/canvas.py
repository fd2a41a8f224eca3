"""The drawn look's desk top: the grid in full blocks, its bytes, the graphics, the preview, and rows of buttons.

Everything is drawn only when it is not as it was, so that it can be shown in every frame.
"""

from arcade.games.graphics_editor.buttons import BUTTONS
from arcade.games.graphics_editor.commands import ROWS
from arcade.games.graphics_editor.rules import MOST, SIDE, Dot, Graphic, Layout
from arcade.games.graphics_editor.state import SPEEDS, Bench
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.borders import THIN
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.grid import Grid
from arcade.toolkit.picture.ink import attribute, pair
from arcade.toolkit.picture.panels import box, write
from arcade.toolkit.picture.patterns import EMPTY
from arcade.toolkit.picture.shown import Shown
from arcade.toolkit.picture.sprites import CELL, from_bytes, sprite

BLOCK = sprite(["." * 16, *["." + "#" * 14 + "."] * 14, "." * 16])
HOLE = sprite(["#" + "." * 15, *["." * 16] * 15])
LIT_HOLE = sprite(["#" * 16] * 2 + ["##" + "." * 12 + "##"] * 12 + ["#" * 16] * 2)
LIT_BLOCK = sprite(["#" * 8] * 8).over(LIT_HOLE, 4, 4)
"""A dot that is set, one that is not, and both with the cursor round them."""
FIELD = Grid(SIDE, SIDE, left=8, top=16, width=16, height=16)
BUTTON_FIELD = Grid(len(ROWS), len(ROWS[0]), left=24, top=144, width=16, height=16)
CARDS = Grid(1, MOST, left=160, top=16, width=24, height=24)
INKED, CLEAR, LIT = pair("Wb"), pair("cb"), pair("Yr")
BYTES = pair("Gk")
BUTTON, CHOSEN = pair("Wb"), pair("kY")
CARD, CARD_IN_HAND, NO_CARD = pair("wk"), pair("Yk"), pair("bk")
PREVIEW_ROW, PREVIEW_COLUMN, PREVIEW_SIDE = 6, 20, 12
WANTED = sprite(["#" * 7] * 7 + ["." * 8])
"""A dot of the figure wanted."""
SCALES = {1: 8, 2: 4, 3: 4, 4: 3}
"""How much a picture of so many graphics in its longer direction is enlarged."""
CALM_PACE = 20
"""Frames that a picture stays at least when the run is calm."""


class Canvas:
    """Shows a bench; `forget` when something else was drawn over it."""

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine
        self._shown = Shown()

    def forget(self) -> None:
        """Draw all of it next time."""
        self._shown.forget()

    def show(self, bench: Bench, button: int | None, frame: int, calm: bool) -> None:
        """The bench in a frame; the cursor is on a button, or on the grid (None)."""
        self._field(bench.graphic, bench.cursor if button is None else None)
        self._cards(bench)
        for index in range(len(ROWS) * BUTTON_FIELD.columns):
            if self._shown.changed(("button", index), index == button):
                self._button(index, index == button)
        if bench.goal is not None:
            if self._shown.changed("preview", (bench.goal, bench.graphic)):
                self._goal(bench)
        else:
            picture = self._picture(bench, frame, calm)
            if self._shown.changed("preview", (picture, bench.ink, bench.paper)):
                self._preview(picture, bench)

    # --- the grid

    def _field(self, graphic: Graphic, cursor: Dot | None) -> None:
        for row in range(SIDE):
            for column in range(SIDE):
                dot = row, column
                inked, lit = graphic.inked(dot), dot == cursor
                if self._shown.changed(dot, (inked, lit)):
                    self._dot(dot, inked, lit)
            number = graphic.rows[row]
            if self._shown.changed(("byte", row), number):
                self._byte(row, number)

    def _dot(self, dot: Dot, inked: bool, lit: bool) -> None:
        x, y = FIELD.origin(dot)
        picture = (LIT_BLOCK if lit else BLOCK) if inked else (LIT_HOLE if lit else HOLE)
        draw(self.machine, picture, x, y)
        colour_cells(self.machine, y // CELL, x // CELL, 2, 2, LIT if lit else INKED if inked else CLEAR)

    def _byte(self, row: int, number: int) -> None:
        write(self.machine, FIELD.top // CELL + 2 * row, 17, f"{number:3}", BYTES)

    # --- the graphics side by side

    def _cards(self, bench: Bench) -> None:
        for place in range(MOST):
            graphic = bench.figure.graphics[place] if place < bench.figure.count else None
            in_hand = place == bench.at
            if self._shown.changed(("card", place), (graphic, in_hand)):
                self._card(place, graphic, in_hand)

    def _card(self, place: int, graphic: Graphic | None, in_hand: bool) -> None:
        x, y = CARDS.origin((0, place))
        row, column = y // CELL, x // CELL
        colours = NO_CARD if graphic is None else CARD_IN_HAND if in_hand else CARD
        box(self.machine, row, column, 3, 3, colours, THIN)
        if graphic is not None:
            self.machine.cell(row + 1, column + 1, bytes(graphic.rows))
        if in_hand:
            draw(self.machine, sprite(["#" * 20]), x + 2, y + 22)

    # --- the preview

    def _picture(self, bench: Bench, frame: int, calm: bool) -> tuple[str, ...]:
        """What the preview shows: the joined figure, or the picture of the animation whose turn it is."""
        figure = bench.figure
        if figure.layout is not Layout.APART:
            return tuple(figure.picture())
        pace = max(SPEEDS[bench.speed], CALM_PACE if calm else 0)
        place = frame // pace % figure.count if bench.animated else bench.at
        return tuple(figure.graphics[place].text())

    def _preview(self, rows: tuple[str, ...], bench: Bench) -> None:
        machine, side = self.machine, PREVIEW_SIDE
        fill(machine, PREVIEW_ROW, PREVIEW_COLUMN, side, side, EMPTY, attribute(bench.ink, bench.paper, bright=True))
        picture = sprite(rows)
        scale = SCALES[max(picture.columns, picture.lines)]
        across, down = picture.columns * scale, picture.lines * scale
        wide = across > side - 1 - picture.columns
        draw_cells(machine, picture.enlarged(scale, scale), PREVIEW_ROW + (side - down) // 2, PREVIEW_COLUMN)
        row, column = (side - picture.lines - 1, 1) if wide else ((side - picture.lines) // 2, side - picture.columns)
        draw_cells(machine, picture, PREVIEW_ROW + row, PREVIEW_COLUMN + column)

    def _goal(self, bench: Bench) -> None:
        """What is wanted, large and as small as it will be, and below it what is there."""
        machine = self.machine
        if bench.goal is None:
            return
        fill(machine, PREVIEW_ROW, PREVIEW_COLUMN, PREVIEW_SIDE, PREVIEW_SIDE, EMPTY, pair("Yk"))
        for row, line in enumerate(bench.goal.text(), PREVIEW_ROW + 1):
            for column, sign in enumerate(line, PREVIEW_COLUMN):
                if sign == "#":
                    draw_cells(machine, WANTED, row, column)
        for row, graphic in ((3, bench.goal), (6, bench.graphic)):
            draw_cells(machine, from_bytes(bytes(graphic.rows)), PREVIEW_ROW + row, PREVIEW_COLUMN + 10)

    # --- the buttons

    def _button(self, index: int, chosen: bool) -> None:
        place = divmod(index, BUTTON_FIELD.columns)
        x, y = BUTTON_FIELD.origin(place)
        picture = BUTTONS[ROWS[place[0]][place[1]].name]
        draw(self.machine, picture.inverted() if chosen else picture, x, y)
        colour_cells(self.machine, y // CELL, x // CELL, 2, 2, CHOSEN if chosen else BUTTON)
