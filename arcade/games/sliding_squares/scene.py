"""The pictures of Sliding Squares' modern look: a wooden tray with large men, and a plate for each side."""

from arcade.games.sliding_squares import PAIRS, art, strings
from arcade.games.sliding_squares.figures import TILE, WATCHING, man, towards
from arcade.games.sliding_squares.rules import CENTRE, HOLE, SIDE, SQUARES, WHITE, Position
from arcade.games.sliding_squares.solver import walk_of
from arcade.games.sliding_squares.state import State
from arcade.games.sliding_squares.theory import pairs
from arcade.toolkit.contract.controls import HINT, TAKE_BACK
from arcade.toolkit.flow.key_row import key_row
from arcade.toolkit.letters.lettering import big
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.grid import Grid
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred, nameplate
from arcade.toolkit.picture.patterns import EMPTY, WOOD
from arcade.toolkit.picture.shown import Shown
from arcade.toolkit.picture.sprites import CELL, from_bytes
from arcade.toolkit.programs.message_look import side_names

CELLS = TILE // CELL
TOP, LEFT, EDGE = 1, 1, 21
"""The first square's row and column, and the row and column behind the last."""
GRID = Grid(rows=SIDE, columns=SIDE, left=CELL * LEFT, top=CELL * TOP, width=TILE, height=TILE)
TIMBER, NAMES, GROUND = pair("yr"), pair("ky"), pair("Wk")
COLOURS = {WHITE: pair("kW"), "#": pair("kR")}
"""The attributes of the men; ink is black in both, as in the hole, so that men slide without a clash."""
LIT, CURSOR, BOTTOM, FREE = pair("kY"), pair("kC"), pair("kb"), pair("kc")
PANEL, PLATES, PLATE_ROWS = 22, (1, 9), 6


class Scene:
    """Draws onto the program's machine, all at once."""

    def __init__(self, program: State) -> None:
        self.program = program
        self.machine = program.machine
        self._shown = Shown()
        """How each square was drawn last."""

    def board(self) -> None:
        """The tray with its men, and all around it."""
        machine = self.machine
        machine.border(0)
        self._shown.forget()
        fill(machine, 0, 0, 22, PANEL, WOOD, TIMBER)
        for place in range(SIDE):
            fill(machine, TOP + CELLS * place + 1, 0, 2, 1, EMPTY, NAMES)
            fill(machine, EDGE, LEFT + CELLS * place + 1, 1, 2, EMPTY, NAMES)
            middle = TILE * place + (TILE - CELL) // 2
            draw(machine, from_bytes(machine.font[str(SIDE - place)]), 0, CELL * TOP + middle)
            draw(machine, from_bytes(machine.font["abcde"[place]]), CELL * LEFT + middle, CELL * EDGE)
        fill(machine, 0, PANEL, 22, 10, EMPTY, GROUND)
        fill(machine, 22, 0, 1, 32, colours=pair("Wb"))
        centred(machine, 23, key_row(self.program, 32, HINT, TAKE_BACK, PAIRS), pair("ck"))
        self.squares(self.program.position)
        self.panel(None)

    # --- the tray

    def squares(self, position: Position, lit: bool = False) -> None:
        """All the squares; men that can slide `lit`, linked pairs if they are shown."""
        for square in SQUARES:
            self.square(position, square, lit and not position.placing and square in position.moves())
        if self.program.marked:
            self._links(position)

    def square(
        self, position: Position, square: int, lit: bool = False, cursor: bool = False, mood: str = WATCHING
    ) -> None:
        """A man, `lit` if he can slide, who watches the hole; or what is no man."""
        row, column = divmod(square, SIDE)
        side = position.board[square]
        if side != HOLE:
            picture = man(side, TILE, mood, towards(row, column, *divmod(position.hole, SIDE)))
            colours = COLOURS[side]
        else:
            empty = position.placing and square != CENTRE
            picture = art.place() if empty else art.hole()
            colours = FREE if empty else BOTTOM
        colours = CURSOR if cursor else LIT if lit else colours
        if self._shown.changed(square, (picture, colours)):
            x, y = GRID.origin((row, column))
            draw(self.machine, picture, x, y)
            if cursor:
                draw(self.machine, art.brackets(), x, y)
            colour_cells(self.machine, y // CELL, x // CELL, CELLS, CELLS, colours)

    def forget(self, *squares: int) -> None:
        """Say that squares were drawn over."""
        self._shown.forget(*squares)

    def _links(self, position: Position) -> None:
        if position.placing:
            return
        for square, other in pairs(walk_of(position)).items():
            if square < other:
                upright = other - square == SIDE
                picture, (x, y) = art.link(upright), GRID.origin(divmod(other, SIDE))
                half = TILE // 2
                left, top = (half, 0) if upright else (0, half)
                draw(self.machine, picture, x + left - picture.width // 2, y + top - picture.height // 2)
                self._shown.forget(square, other)

    # --- the panel

    def panel(self, seat: int | None) -> None:
        """Both sides with the games they won, the active one lit; what is counted; which tray it is."""
        program, machine = self.program, self.machine
        names, tally = side_names(program), program.tally
        for side, won in enumerate((tally.won, tally.lost)):
            self._plate(side, names[side], won, side == seat)
        placing = program.position.placing
        number = len(program.match.moves) if placing else program.slides
        words = program.text(strings.MEN if placing else strings.SLIDES, n=number)
        centred(machine, 17, words, pair("Yk"), PANEL, strings.PANEL)
        centred(machine, 19, program.text(strings.TRAYS[program.tray]), pair("Ck"), PANEL, strings.PANEL)

    def _plate(self, side: int, name: str, won: int, active: bool) -> None:
        machine, row = self.machine, PLATES[side]
        colour = self.program.position.man(side)
        fill(machine, row, PANEL, PLATE_ROWS, strings.PANEL, EMPTY, pair("Wk"))
        nameplate(machine, row, PANEL, strings.PANEL, name, active)
        draw_cells(machine, man(colour), row + 2, PANEL + 1)
        colour_cells(machine, row + 2, PANEL + 1, CELLS, CELLS, COLOURS[colour])
        digits = big(str(won), 3)
        x = CELL * PANEL + 60 - digits.width // 2
        draw(machine, digits.coloured("Y" if active else "W", "k"), x, CELL * row + 4)
