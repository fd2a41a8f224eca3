"""What the modern look of Avoid the square shows: a framed blackboard in squares, magnets on it, both sides."""

from arcade.games.square_avoidance import CARTRIDGE, art, strings
from arcade.games.square_avoidance.rules import DISC, FIELDS, RING, SIDE, Position, unsafe
from arcade.games.square_avoidance.state import State
from arcade.games.square_avoidance.strings import PANEL as PANEL_WIDTH
from arcade.toolkit.animation.moving_sprites import straight
from arcade.toolkit.contract.controls import HINT, TAKE_BACK
from arcade.toolkit.flow.key_row import key_row
from arcade.toolkit.flow.square_names import DANGER
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.letters.lettering import big, figures
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.grid import Grid, Point
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred, nameplate
from arcade.toolkit.picture.patterns import EMPTY
from arcade.toolkit.picture.shading import extruded, outlined
from arcade.toolkit.picture.sprites import CELL, from_bytes
from arcade.toolkit.picture.strokes import FINE_PEN, Stroke
from arcade.toolkit.programs.message_look import side_names

TOP, LEFT, SIZE = 1, 1, 4
"""The board's first row and column, and the cells of a field each way."""
GRID = Grid(rows=SIDE, columns=SIDE, left=CELL * LEFT, top=CELL * TOP, width=art.FIELD, height=art.FIELD)
WOOD = pair("yr")
INKS = {DISC: "Y", RING: "C"}
PLATES, PLATE_HEIGHT, PANEL = (1, 9), 7, 22
LEVEL_ROW, SCORE_ROW = 17, 19
CHALK = ((112, 68), (174, 84), (158, 146), (96, 130))
"""The corners of the title's square; the last is still free."""
OTHERS = ((40, 80), (52, 144), (222, 84), (210, 144))
"""The rings beside it."""
BIG, GAP, DASH = 32, 21, 4
"""Pixels of the title's stones, from their middles to the chalk, and of a dash."""


def corner(field: int) -> tuple[int, int]:
    """The row and column of a field's top left cell."""
    return TOP + SIZE * (SIDE - 1 - field // SIDE), LEFT + SIZE * (field % SIDE)


def middle(field: int) -> Point:
    """The middle of a field in pixels."""
    row, column = corner(field)
    return CELL * column + art.FIELD // 2, CELL * row + art.FIELD // 2


def paper(field: int) -> str:
    """The paper of a field: the board is in squares of two colours."""
    return "kB"[field % 2]


class Scene:
    """Draws at once; what takes time is the look's."""

    def __init__(self, program: State) -> None:
        self.program = program
        self.machine = program.machine

    # --- the title

    def title(self) -> None:
        """A square nearly closed in chalk, in a wooden frame."""
        machine, text = self.machine, self.program.text
        fill(machine, 0, 0, 24, 32, art.GRAIN, WOOD)
        fill(machine, 1, 1, 20, 30, EMPTY, pair("Wk"))
        headline(machine, text(strings.TITLE).upper(), 2, "YYW", "k", lambda words: extruded(words, 3), width=30)
        self._chalk()
        for kind, points in ((DISC, CHALK[:3]), (RING, OTHERS)):
            for x, y in points:
                draw(machine, art.stone(kind, BIG).coloured(INKS[kind], "k"), x - BIG // 2, y - BIG // 2)
        question = big("?", 3)
        x, y = CHALK[3]
        draw(machine, question.coloured("R", "k"), x - question.width // 2, y - question.height // 2)
        centred(machine, 22, text(strings.TAGLINE), pair("Yk"))

    def _chalk(self) -> None:
        """Two sides of the square, and the two that are to be feared dashed."""
        stroke = Stroke(self.machine, Grid(rows=1, columns=1, left=0, top=0, width=256, height=192), FINE_PEN)
        for side, (end, start) in enumerate(zip(CHALK, (CHALK[-1], *CHALK[:-1]), strict=True)):
            points = [start, *straight(start, end, 1)]
            for place, point in enumerate(points[GAP:-GAP]):
                if side in (1, 2) or place % (2 * DASH) < DASH:
                    stroke.touch(point)
        stroke.show()

    # --- the board

    def board(self) -> None:
        """The empty board and all around it."""
        machine, program = self.machine, self.program
        machine.border(0)
        fill(machine, 0, 0, 24, 32, EMPTY, pair("Wk"))
        fill(machine, 0, 0, TOP + SIZE * SIDE + 1, LEFT + SIZE * SIDE + 1, art.GRAIN, WOOD)
        for line in range(SIDE):
            letter, digit = (from_bytes(machine.font[one]) for one in ("abcde"[line], str(SIDE - line)))
            along = art.FIELD * line + 12
            for place in (0, GRID.top + art.FIELD * SIDE):
                draw(machine, outlined(letter.cut(-2, 0, 12, 8)), GRID.left + along - 2, place)
            for place in (0, GRID.left + art.FIELD * SIDE):
                draw(machine, outlined(digit.cut(0, -2, 8, 12)), place, GRID.top + along - 2)
        self.fields(program.position)
        self.panel(None)
        fill(machine, 22, 0, 1, 32, EMPTY, pair("Wb"))
        centred(machine, 23, key_row(program, 32, HINT, TAKE_BACK, DANGER), pair("ck"))

    def fields(self, position: Position) -> None:
        """All the fields."""
        for field in FIELDS:
            self.field(position, field)

    def field(self, position: Position, field: int) -> None:
        """A field with its stone, or with the marks of who would lose by it."""
        stone = DISC if position.discs >> field & 1 else RING if position.rings >> field & 1 else None
        self.clear(field)
        if stone:
            self.stone(field, stone)
        elif self.program.marked and position.outcome() is None:
            x, y = middle(field)
            if unsafe(position.own) >> field & 1:
                draw(self.machine, art.CROSS, x - 6, y - 6)
            if unsafe(position.enemy) >> field & 1:
                draw(self.machine, art.SPOT, x - 4, y - 4)

    def clear(self, field: int, ink: str = "W") -> None:
        """An empty field."""
        fill(self.machine, *corner(field), SIZE, SIZE, EMPTY, pair(ink + paper(field)))

    def stone(self, field: int, kind: str, size: int = art.STONE) -> None:
        """A stone on an empty field."""
        self.colour(field, INKS[kind] + paper(field))
        x, y = middle(field)
        draw(self.machine, art.stone(kind, size), x - size // 2, y - size // 2)

    def colour(self, field: int, colours: str) -> None:
        """The colours of a field."""
        colour_cells(self.machine, *corner(field), SIZE, SIZE, pair(colours))

    # --- the panel

    def panel(self, seat: int | None) -> None:
        """Both sides with their games won and safe fields, the one whose turn it is lit; the level and the draws."""
        program, position = self.program, self.program.position
        names = side_names(program)
        tally = program.tally
        for side, won in enumerate((tally.won, tally.lost)):
            own = position.rings if side else position.discs
            safe = (position.free & ~unsafe(own)).bit_count()
            self._plate(side, names[side], won, safe, side == seat)
        if program.setup.seats == 1:
            level = program.text(CARTRIDGE.levels[program.setup.level - 1].name)
            centred(self.machine, LEVEL_ROW, level, pair("Wk"), PANEL, PANEL_WIDTH)
        centred(self.machine, SCORE_ROW, program.text(strings.DRAWN, n=tally.drawn), pair("wk"), PANEL, PANEL_WIDTH)

    def _plate(self, side: int, name: str, won: int, safe: int, active: bool) -> None:
        machine, row, kind = self.machine, PLATES[side], (DISC, RING)[side]
        ink = INKS[kind] if active else INKS[kind].lower()
        colours = pair(f"k{ink}")
        fill(machine, row, PANEL, PLATE_HEIGHT, PANEL_WIDTH, EMPTY, pair(f"{ink}k"))
        nameplate(machine, row, PANEL, PANEL_WIDTH, name, active)
        draw(machine, art.stone(kind, 32), CELL * PANEL + 4, CELL * row + 12)
        digits = figures(machine.font, str(won), 3, 3)
        draw(machine, digits, CELL * PANEL + 58 - digits.width // 2, CELL * row + 15)
        words = self.program.text(strings.SAFE, n=safe)
        centred(machine, row + PLATE_HEIGHT - 1, words, colours, PANEL, PANEL_WIDTH)
