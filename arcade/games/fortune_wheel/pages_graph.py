"""The page with the purse's graph: what it held, and what was to be expected of the stakes that were pulled with."""

from arcade.games.fortune_wheel import strings
from arcade.games.fortune_wheel.graph import draw_graph, extent
from arcade.games.fortune_wheel.memory import Purse
from arcade.games.fortune_wheel.pages import BODY, HEAD, INK, SUM, Page
from arcade.games.fortune_wheel.rules import PULLS
from arcade.machine.machine import Frames
from arcade.toolkit.picture.areas import colour_cells
from arcade.toolkit.picture.borders import ROUND
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.panels import box, write
from arcade.toolkit.picture.patterns import SOLID, tiled
from arcade.toolkit.picture.sprites import CELL, sprite

ROW, COLUMN, HEIGHT, WIDTH = 2, 5, 12, 26
DOTS = sprite(("##..", "##.."))


class GraphPage(Page):
    """As far as the purse remembers."""

    def show(self, purse: Purse) -> Frames[None]:
        """Until a key is pressed."""
        machine, text = self.machine, self.program.text
        self.open()
        self.blank(strings.GRAPH_TITLE, strings.ANY_KEY)
        box(machine, ROW - 1, COLUMN - 1, HEIGHT + 2, WIDTH + 2, HEAD, ROUND)
        draw_graph(machine, purse.history, ROW, COLUMN, HEIGHT, WIDTH)
        colour_cells(machine, ROW, COLUMN, HEIGHT, WIDTH, INK)
        low, high = extent(purse.history)
        write(machine, ROW, 0, f"{high:4}", BODY)
        write(machine, ROW + HEIGHT - 1, 0, f"{low:4}", BODY)
        row = ROW + HEIGHT + 1
        draw(machine, tiled(SOLID, 16, 2), CELL, CELL * row + 3)
        draw(machine, tiled(DOTS, 16, 2), CELL, CELL * (row + 1) + 3)
        expected = self.decimal((purse.history[-1][1] * 10 + PULLS // 2) // PULLS)
        write(machine, row, 4, text(strings.REAL, sum=purse.lei), BODY)
        write(machine, row + 1, 4, text(strings.EXPECTED, sum=expected), BODY)
        write(machine, row + 2, 4, text(strings.PULLS_STAKED, pulls=purse.pulls, staked=purse.staked), BODY)
        self.paragraph(row + 4, text(strings.GRAPH_MEANING), SUM)
        yield from self.key()
        self.close()
