"""What the modern look of Avoid the square shows: a framed blackboard in squares, magnets on it, both sides."""

from arcade.games.square_avoidance import CARTRIDGE, art, strings
from arcade.games.square_avoidance.figures import Mood, figure
from arcade.games.square_avoidance.rules import DISC, FIELDS, RING, SIDE, Position, unsafe
from arcade.games.square_avoidance.state import State
from arcade.games.square_avoidance.strings import PANEL as PANEL_WIDTH
from arcade.toolkit.contract.controls import HINT, TAKE_BACK
from arcade.toolkit.flow.key_row import key_row
from arcade.toolkit.flow.square_names import DANGER
from arcade.toolkit.letters.lettering import figures
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.grid import Grid, Point
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred, nameplate
from arcade.toolkit.picture.patterns import EMPTY
from arcade.toolkit.picture.shading import outlined
from arcade.toolkit.picture.sprites import CELL, from_bytes
from arcade.toolkit.programs.message_look import side_names

TOP, LEFT, SIZE = 1, 1, 4
"""The board's first row and column, and the cells of a field each way."""
GRID = Grid(rows=SIDE, columns=SIDE, left=CELL * LEFT, top=CELL * TOP, width=art.FIELD, height=art.FIELD)
WOOD = pair("yr")
INKS = {DISC: "Y", RING: "C"}
PLATES, PLATE_HEIGHT, PANEL, PLATE_STONE = (1, 9), 7, 22, 32
LEVEL_ROW, SCORE_ROW = 17, 19


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
        picture = figure(kind) if size == art.STONE else art.stone(kind, size)
        draw(self.machine, picture, x - size // 2, y - size // 2)

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
            level = program.text(CARTRIDGE.levels[program.setup.level].name)
            centred(self.machine, LEVEL_ROW, level, pair("Wk"), PANEL, PANEL_WIDTH)
        centred(self.machine, SCORE_ROW, program.text(strings.DRAWN, n=tally.drawn), pair("wk"), PANEL, PANEL_WIDTH)

    def plate_face(self, side: int, mood: Mood, gaze: Point = (0, 0)) -> None:
        """The face on a side's plate."""
        picture = figure((DISC, RING)[side], mood, gaze, PLATE_STONE)
        draw(self.machine, picture, CELL * PANEL + 4, CELL * PLATES[side] + 12)

    def _plate(self, side: int, name: str, won: int, safe: int, active: bool) -> None:
        machine, row, kind = self.machine, PLATES[side], (DISC, RING)[side]
        ink = INKS[kind] if active else INKS[kind].lower()
        colours = pair(f"k{ink}")
        fill(machine, row, PANEL, PLATE_HEIGHT, PANEL_WIDTH, EMPTY, pair(f"{ink}k"))
        nameplate(machine, row, PANEL, PANEL_WIDTH, name, active)
        self.plate_face(side, Mood.CALM if safe else Mood.AFRAID)
        digits = figures(machine.font, str(won), 3, 3)
        draw(machine, digits, CELL * PANEL + 58 - digits.width // 2, CELL * row + 15)
        words = self.program.text(strings.SAFE, n=safe)
        centred(machine, row + PLATE_HEIGHT - 1, words, colours, PANEL, PANEL_WIDTH)
