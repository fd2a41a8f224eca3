"""Where the parts of the page of high scores are, on the wide grid and on the narrow one."""

from arcade.cabinet.page_context import PageContext
from arcade.cabinet.pages.score_rows import FIRST
from arcade.cabinet.paint.casing import casing
from arcade.cabinet.paint.page import grid
from arcade.cabinet.paint.panel import BUTTON
from arcade.cabinet.paint.typeset import LINE
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.widgets.screening import Screening
from arcade.machine.monitor.raster import Rect

WHOSE = 13
"""Height of the line that says whose table it is."""
SHORT_FIRST = 45
"""Height of the first line below that."""


class Layout:
    """Where the parts of the page are; on a leaderboard a line above the list says whose table it is."""

    def __init__(self, context: PageContext, game: Game, in_leaderboard: bool) -> None:
        machine, found = game.cartridge.machine, grid(context.monitor)
        self.narrow = found.narrow
        if found.narrow:
            self.tabs: Rect = (8, 50, 256, 17)
            self.screening = Screening(context, machine, 8, 70, (8, 70, 256, 200))
            self.caption: Rect = (8, 274, 256, LINE)
            self.list: Rect = (9, 294, 254, 217)
            self.medals: Rect = (8, 513, 256, 38)
            self.bar: Rect = (8, 552, 256, 31)
        else:
            wide = casing(machine).width
            self.tabs = (6, 49, wide - 4, 15)
            self.screening = Screening(context, machine, 4, 66)
            left = 4 + wide + 6
            self.list = (left + 1, 50, 480 - 6 - left - 2, 226)
            self.caption = (8, 283, 298, LINE)
            self.medals = (8, 305, 464, 36)
            self.bar = (314, 281, 160, BUTTON + 2)
        self.whose: Rect = (0, 0, 0, 0)
        self.first = FIRST
        if in_leaderboard:
            self._make_room()
        self.line: Rect = (self.caption[0], self.caption[1] + 13, self.caption[2], 4)

    def _make_room(self) -> None:
        """For the line above the list; lines stay as high as a face."""
        left, top, wide, high = self.list
        self.first = SHORT_FIRST
        self.whose = (left - 1, top - 1, wide + 2, WHOSE)
        self.list = (left, top + 14, wide, high - (7 if self.narrow else 14))
        if self.narrow:
            self.medals = (8, 520, 256, 38)
            self.bar = (8, 559, 256, 24)
