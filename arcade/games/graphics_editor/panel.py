"""What stands to the right of the sheet: the film with the figure's graphics, the screen, and a wall papered with it.

In all three a graphic has its own colours. On the screen a figure is as large as whole cells allow, so that each of its
graphics keeps its two.
"""

from collections.abc import Sequence
from functools import lru_cache

from arcade.games.graphics_editor import ART, layout
from arcade.games.graphics_editor.layout import CARDS, PREVIEW_COLUMN, PREVIEW_COLUMNS, PREVIEW_ROW, PREVIEW_ROWS
from arcade.games.graphics_editor.rules import MOST, SIDE, Graphic, Layout
from arcade.games.graphics_editor.state import SPEEDS, Bench
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.letters.lettering import letters
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.patterns import EMPTY
from arcade.toolkit.picture.shown import Shown
from arcade.toolkit.picture.sprites import CELL, Sprite, from_bytes

Lines = Sequence[Sequence[Graphic]]
"""Graphics in lines, as they are joined."""
CALM_PACE = 20
"""Frames that a picture stays at least when the run is calm."""
FILM, IN_HAND, NO_PICTURE, SCREEN = pair("wk"), pair("Yk"), pair("bk"), pair("Wk")
HOLES = ART["holes"]
YOURS_SCALE = 4
"""How much a graphic is enlarged that is to become the one above it."""


@lru_cache(64)
def enlarged(rows: tuple[int, ...], scale: int) -> Sprite:
    """A graphic's dots, each a square of so many pixels."""
    return from_bytes(bytes(rows)).enlarged(scale, scale).opaque()


def scale_of(lines: Lines, rows: int = PREVIEW_ROWS, columns: int = PREVIEW_COLUMNS) -> int:
    """The largest scale in which joined graphics fit into so many cells."""
    return min(rows // len(lines), columns // len(lines[0]), SIDE)


def show_figure(machine: Spectrum, lines: Lines, row: int, column: int, scale: int) -> None:
    """Joined graphics with their upper left cell there, each dot so many pixels."""
    for down, line in enumerate(lines):
        for across, graphic in enumerate(line):
            top, left = row + scale * down, column + scale * across
            draw_cells(machine, enlarged(graphic.rows, scale), top, left)
            colour_cells(machine, top, left, scale, scale, graphic.attribute)


def in_turn(bench: Bench, frame: int, calm: bool) -> Lines:
    """What is previewed in a frame: the joined figure, or the picture of the animation whose turn it is."""
    figure = bench.figure
    if figure.layout is not Layout.APART:
        return figure.lines
    pace = max(SPEEDS[bench.speed], CALM_PACE if calm else 0)
    return ((figure.graphics[frame // pace % figure.count if bench.animated else bench.at],),)


def show_points(machine: Spectrum, points: int) -> None:
    """What an exercise was worth, on the screen."""
    fill(machine, PREVIEW_ROW, PREVIEW_COLUMN, PREVIEW_ROWS, PREVIEW_COLUMNS, EMPTY, pair("Yk"))
    number = letters(machine.font, f"+{points}", 3, 4)
    left = CELL * PREVIEW_COLUMN + (CELL * PREVIEW_COLUMNS - number.width) // 2
    draw(machine, number, left, CELL * PREVIEW_ROW + (CELL * PREVIEW_ROWS - number.height) // 2)


class Panel:
    """Shows a bench at the right of the desk; what is shown by now is the desk's."""

    def __init__(self, machine: Spectrum, shown: Shown) -> None:
        self.machine = machine
        self._shown = shown

    def show(self, bench: Bench, frame: int, calm: bool) -> None:
        """What it looks like in a frame."""
        if self._shown.changed("film", True):
            fill(self.machine, layout.FILM_ROW, layout.FILM_COLUMN, layout.FILM_ROWS, layout.FILM_COLUMNS, EMPTY, FILM)
        film = (bench.figure.graphics, bench.at)
        for place in range(MOST if self._shown.changed("cards", film) else 0):
            graphic = bench.figure.graphics[place] if place < bench.figure.count else None
            in_hand = place == bench.at
            if self._shown.changed(("card", place), (graphic, in_hand)):
                self._card(place, graphic, in_hand)
        if bench.goal is not None:
            self._goal(bench.goal, bench.graphic)
            return
        lines = in_turn(bench, frame, calm)
        if self._shown.changed("preview", lines):
            self._screen(lines)
            self._paper_wall(lines)

    def _card(self, place: int, graphic: Graphic | None, in_hand: bool) -> None:
        x, y = CARDS.origin((0, place))
        row, column = y // CELL, x // CELL
        colours = NO_PICTURE if graphic is None else IN_HAND if in_hand else FILM
        fill(self.machine, row - 1, column, 1, 2, HOLES, colours)
        if graphic is None:
            fill(self.machine, row, column, 2, 2, EMPTY, colours)
        else:
            show_figure(self.machine, ((graphic,),), row, column, 2)

    def _screen(self, lines: Lines) -> None:
        """A figure as large as it fits, in the middle of the screen."""
        machine, scale = self.machine, scale_of(lines)
        fill(machine, PREVIEW_ROW, PREVIEW_COLUMN, PREVIEW_ROWS, PREVIEW_COLUMNS, EMPTY, SCREEN)
        down, across = scale * len(lines), scale * len(lines[0])
        row, column = PREVIEW_ROW + (PREVIEW_ROWS - down) // 2, PREVIEW_COLUMN + (PREVIEW_COLUMNS - across) // 2
        show_figure(machine, lines, row, column, scale)

    def _paper_wall(self, lines: Lines) -> None:
        """The figure as small as it is, again and again."""
        for row in range(layout.WALL_ROWS):
            line = lines[row % len(lines)]
            for column in range(PREVIEW_COLUMNS):
                graphic = line[column % len(line)]
                at = layout.WALL_ROW + row, PREVIEW_COLUMN + column
                self.machine.cell(*at, bytes(graphic.rows), graphic.attribute)

    def _goal(self, goal: Graphic, mine: Graphic) -> None:
        """What is wanted, large; on the wall what is there by now, with the wanted one beside it as small as it is."""
        if self._shown.changed("preview", goal):
            self._screen(((goal,),))
            fill(self.machine, layout.WALL_ROW, PREVIEW_COLUMN, layout.WALL_ROWS, PREVIEW_COLUMNS, EMPTY, SCREEN)
        if self._shown.changed("wall", mine):
            show_figure(self.machine, ((mine,),), layout.WALL_ROW, PREVIEW_COLUMN + 4, YOURS_SCALE)
