"""The drawn look's desk: the sheet with its numbers, the paint box, and the keys of the commands.

Everything is drawn only when it is not as it was, so that it can be shown in every frame.
"""

from functools import cache

from arcade.games.graphics_editor import ART, layout
from arcade.games.graphics_editor.buttons import BUTTONS, GROUPS
from arcade.games.graphics_editor.commands import COMMANDS
from arcade.games.graphics_editor.layout import BUTTON_FIELD, DESK, FIELD, PAINTS
from arcade.games.graphics_editor.panel import Panel
from arcade.games.graphics_editor.rules import SIDE, Dot, Graphic
from arcade.games.graphics_editor.state import COLOURS, Bench
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.letters.small_face import small
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import BLACK, BLUE, MAGENTA, RED, WHITE, attribute, pair
from arcade.toolkit.picture.joined_sprites import beside
from arcade.toolkit.picture.patterns import EMPTY, HALF, SOLID, tiled
from arcade.toolkit.picture.shown import Shown
from arcade.toolkit.picture.sprites import CELL, Sprite, from_bytes, sprite

DOT = FIELD.width
HOLE = sprite(["#.#.#.#.#.#.#.", *(["." * DOT, "#" + "." * (DOT - 1)] * 6), "." * DOT])
BLOCK = sprite(["." * DOT, *["." + "#" * (DOT - 1)] * (DOT - 1)])


@cache
def ringed(ink: bool, breath: int) -> Sprite:
    """A dot with the cursor round it, a ring that grows by a pixel as it breathes."""
    edge = 1 if ink else 0
    whole = tiled(SOLID, DOT, DOT)
    if ink:
        whole = tiled(EMPTY, DOT - 2, DOT - 2).over(whole, 1, 1)
    inner = DOT - 2 * (2 + breath + edge)
    return tiled(SOLID if ink else EMPTY, inner, inner).over(whole, 2 + breath + edge, 2 + breath + edge)


BREATH = 16
"""Frames between two breaths of the cursor."""
PAINT_MARKS = (
    ART["paint-marks-1"],
    ART["paint-marks-2"],
)
"""On the colour that is ink, and on the one that is paper."""
PAINT_SIGNS = (
    ART["paint-signs-1"],
    ART["paint-signs-2"],
)
LAMP = ART["lamp"]
DARK_LAMP = ART["dark-lamp"]
LIT, UNLIT = pair("kY"), pair("kw")
CHOSEN = pair("kY")
DOTS = tuple((row, column) for row in range(SIDE) for column in range(SIDE))
DARK_COLOURS = (BLACK, BLUE, RED, MAGENTA)


class Canvas:
    """Shows a bench; `forget` when something else was drawn over it."""

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine
        self._shown = Shown()
        self._panel = Panel(machine, self._shown)

    def forget(self) -> None:
        """Draw all of it next time, the desk first."""
        self._shown.forget()

    def show(self, bench: Bench, button: int | None, frame: int, calm: bool) -> None:
        """The bench in a frame; the cursor is on a button, or on the grid (None)."""
        if self._shown.changed("desk", True):
            self._desk()
        cursor = bench.cursor if button is None else None
        self._sheet(bench.graphic, cursor, frame // BREATH % 2)
        self._numbers(bench.graphic, cursor)
        if self._shown.changed("paints", bench.graphic.attribute):
            self._paints(bench.graphic)
        if self._shown.changed("buttons", button):
            self._buttons(button)
        self._panel.show(bench, frame, calm)

    def _desk(self) -> None:
        fill(self.machine, 1, 0, layout.TRAY_ROW - 1, COLUMNS, EMPTY, DESK)
        side = DOT * SIDE
        draw(self.machine, tiled(HALF, side, side - 4), FIELD.left + 4, FIELD.top + 4)
        draw(self.machine, tiled(SOLID, side + 2, side + 1), FIELD.left - 1, FIELD.top - 1)
        fill(self.machine, layout.TRAY_ROW, 0, layout.TRAY_ROWS, COLUMNS, EMPTY, pair("Wb"))

    # --- the sheet

    def _sheet(self, graphic: Graphic, cursor: Dot | None, breath: int) -> None:
        if self._shown.changed("dots", (graphic.rows, cursor, breath)):
            self._dots(graphic, cursor, breath)
        if self._shown.changed("sheet", graphic.attribute):
            side = layout.SHEET_SIDE
            colour_cells(self.machine, layout.SHEET_ROW, layout.SHEET_COLUMN, side, side, graphic.attribute)

    def _dots(self, graphic: Graphic, cursor: Dot | None, breath: int) -> None:
        for row in range(SIDE):
            at = cursor if cursor is not None and cursor[0] == row else None
            if not self._shown.changed(("dots", row), (graphic.rows[row], at, at and breath)):
                continue
            for dot in DOTS[SIDE * row : SIDE * (row + 1)]:
                inked = graphic.inked(dot)
                if self._shown.changed(dot, (inked, breath if dot == cursor else None)):
                    picture = ringed(inked, breath) if dot == cursor else BLOCK if inked else HOLE
                    draw(self.machine, picture, *FIELD.origin(dot))

    def _numbers(self, graphic: Graphic, cursor: Dot | None) -> None:
        """What each column is worth, and each row comes to; those of the cursor in negative."""
        if not self._shown.changed("numbers", (graphic.rows, cursor)):
            return
        at = cursor or (SIDE, SIDE)
        for place in range(SIDE):
            x, y = FIELD.origin((place, place))
            if self._shown.changed(("worth", place), place == at[1]):
                words = small(str(128 >> place))
                picture = words.over(tiled(EMPTY, DOT, CELL - 1), (DOT + 1 - words.width) // 2, 0)
                draw(self.machine, picture.inverted() if place == at[1] else picture, x, layout.WORTHS_Y)
            number = graphic.rows[place]
            if self._shown.changed(("byte", place), (number, place == at[0])):
                picture = beside(*(from_bytes(self.machine.font[digit]) for digit in f"{number:3}")).opaque()
                picture = picture.inverted() if place == at[0] else picture
                draw(self.machine, picture, layout.BYTES_X, y + (DOT - CELL) // 2)

    # --- the paint box

    def _paints(self, graphic: Graphic) -> None:
        machine = self.machine
        for line, chosen in enumerate((graphic.ink, graphic.paper)):
            row, column = PAINTS.top // CELL + line, PAINTS.left // CELL
            draw_cells(machine, PAINT_SIGNS[line], row, column - 2)
            for colour in range(COLOURS):
                picture = PAINT_MARKS[line] if colour == chosen else tiled(EMPTY, CELL, CELL)
                draw_cells(machine, picture, row, column + colour)
                ink = WHITE if colour in DARK_COLOURS else BLACK
                colour_cells(machine, row, column + colour, 1, 1, attribute(ink, colour, graphic.bright))
        x, y = layout.LAMP.origin((0, 0))
        draw(machine, LAMP if graphic.bright else DARK_LAMP, x, y)
        colour_cells(machine, y // CELL, x // CELL, 2, 2, LIT if graphic.bright else UNLIT)

    # --- the keys

    def _buttons(self, button: int | None) -> None:
        for index in range(len(COMMANDS)):
            if self._shown.changed(("button", index), index == button):
                self._button(index, index == button)

    def _button(self, index: int, chosen: bool) -> None:
        x, y = BUTTON_FIELD.origin(divmod(index, BUTTON_FIELD.columns))
        name = COMMANDS[index].name
        draw(self.machine, BUTTONS[name].inverted() if chosen else BUTTONS[name], x, y)
        colour_cells(self.machine, y // CELL, x // CELL, 2, 2, CHOSEN if chosen else GROUPS[name])
