"""The best players of a game: their lines come one after the other, the champion last."""

from collections.abc import Sequence

from arcade.cabinet import strings
from arcade.cabinet.attract.scene import Scene
from arcade.cabinet.page_context import PageContext
from arcade.cabinet.pages.score_rows import FIRST, Light, draw_first, draw_row
from arcade.cabinet.paint import voices
from arcade.cabinet.paint.covers import cover_sprite
from arcade.cabinet.paint.headline import MIDDLE, broken, headline_centred
from arcade.cabinet.paint.page import heading
from arcade.cabinet.paint.panel import box, panel
from arcade.cabinet.paint.typeset import put_lines
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.storage.ranking import Ranked
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.raster import Rect

FRAMES = 7 * 50
EACH = 8
"""Frames from one line to the next."""
ROW = 20
NO_LIGHT = Light()


class TableScene(Scene):
    """The table of a level and a look."""

    frames = FRAMES

    def __init__(self, context: PageContext, game: Game, lines: Sequence[Ranked]) -> None:
        """There is a player's line at least."""
        super().__init__(context)
        self._game, self._lines = game, lines
        self._level = next(line.row.level for line in lines if line.row is not None)

    def draw(self) -> None:
        """All but the lines."""
        monitor, context, cartridge = self.context.monitor, self.context, self._game.cartridge
        found = heading(monitor, context.text(strings.BEST_PLAYERS))
        title = context.text(cartridge.title)
        level = context.text(cartridge.levels[self._level].name) if len(cartridge.levels) > 1 else ""
        if self.narrow:
            put_lines(monitor, 8, found.header + 8, title, c.CREAM, self.wide - 16, 1)
            put_lines(monitor, 8, found.header + 22, level, c.MIST, self.wide - 16, 1)
        else:
            cover = cover_sprite(self._game.slug).enlarged(2)
            left, top, room = 322, 60, 150
            at = left + (room - cover.width) // 2
            box(monitor, (at - 4, top - 4, cover.width + 8, cover.height + 8), c.BLACK, c.AMBER)
            monitor.stamp(at, top, cover)
            top += cover.height + 18
            for line in broken(title, MIDDLE, room):
                headline_centred(monitor, left, top, room, line, MIDDLE)
                top += MIDDLE + 6
            put_lines(monitor, left, top + 4, level, c.BRIGHT_WHITE, room, 2, centred=True)
        left, top, wide, high = self._list
        panel(monitor, (left - 3, top - 3, wide + 6, high + 6))

    def step(self, frame: int) -> bool:
        """The last line first."""
        place = len(self._lines) - 1 - frame // EACH
        if frame % EACH == 0 and place >= 0:
            left, top, wide, _ = self._list
            at = top if place == 0 else top + FIRST + ROW * (place - 1)
            draw = draw_first if place == 0 else draw_row
            draw(self.context, (left, at, wide, FIRST if place == 0 else ROW), self._lines[place], NO_LIGHT)
            if self.context.preferences.attract_sound == "on":
                voices.move(self.context.monitor, len(self._lines) - place)
        return True

    @property
    def _list(self) -> Rect:
        high = FIRST + ROW * (len(self._lines) - 1)
        return (8, 100, self.wide - 16, high) if self.narrow else (16, 62, 290, high)
