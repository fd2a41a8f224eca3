"""Where everything is on the desk: the sheet, the paint box below it; the film, the screen, the wallpaper; the keys."""

from arcade.games.graphics_editor.commands import ROWS
from arcade.games.graphics_editor.rules import MOST, SIDE
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.picture.grid import Grid
from arcade.toolkit.picture.ink import pair

DESK = pair("kw")
FIELD = Grid(SIDE, SIDE, left=8, top=16, width=14, height=14)
"""The sheet: dots of 14 pixels, so that it takes whole cells."""
SHEET_ROW, SHEET_COLUMN, SHEET_SIDE = 2, 1, 14
WORTHS_Y, BYTES_X = 8, 128
"""Where it says what each column is worth, and what each row comes to."""
PAINTS = Grid(2, 8, left=24, top=128, width=8, height=8)
"""The paint box: what is ink above, what is paper below."""
LAMP = Grid(1, 1, left=88, top=128, width=16, height=16)
"""The lamp that is on while the colours are bright."""
PENCIL_ROW, PENCIL_COLUMN = 16, 14
CARDS = Grid(1, MOST, left=160, top=16, width=24, height=16)
"""The pictures on the film."""
FILM_ROW, FILM_COLUMN, FILM_ROWS, FILM_COLUMNS = 1, 19, 3, 13
LABEL_ROW = 4
PREVIEW_ROW, PREVIEW_COLUMN, PREVIEW_ROWS, PREVIEW_COLUMNS = 5, 20, 8, 12
WALL_ROW, WALL_ROWS = 14, 4
"""The wallpaper, below the preview and as wide."""
BUTTON_FIELD = Grid(len(ROWS), len(ROWS[0]), left=16, top=144, width=16, height=16)
TRAY_ROW, TRAY_ROWS = 18, 4
MESSAGE_ROW, HELP_ROW = 22, 23
LABEL_COLUMNS = COLUMNS - PREVIEW_COLUMN
