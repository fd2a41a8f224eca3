"""What the modern look of Triplet shows: the gorge of the title and the ends, the board, a plate for each side."""

from functools import lru_cache

from arcade.games.triplet import ART, art, strings
from arcade.games.triplet.art import LARGE, Mood, stone
from arcade.games.triplet.levels import LEVELS
from arcade.games.triplet.rules import CONCEDE, Position, fields_of
from arcade.games.triplet.state import State
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.living import Drift, Twinkle
from arcade.toolkit.animation.moving_sprites import Actor
from arcade.toolkit.contract.controls import HINT, TAKE_BACK
from arcade.toolkit.flow.key_row import key_row
from arcade.toolkit.letters.lettering import big
from arcade.toolkit.picture.areas import clear_screen, colour_cells, fill
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.grid import Cell, Grid
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred, nameplate, write
from arcade.toolkit.picture.patterns import BRICKS, EMPTY
from arcade.toolkit.picture.shading import outlined
from arcade.toolkit.picture.shown import Shown
from arcade.toolkit.picture.sprites import CELL, Sprite, from_bytes
from arcade.toolkit.programs.message_look import side_names
from arcade.toolkit.words.controls import DANGER

INKS = "RC"
CLIFF_ROW, WATER_ROW, LAST_ROW = 14, 18, 20
CLIFF = 6
"""Columns of a cliff."""
SPAN = CELL * (COLUMNS - 2 * CLIFF)
PLACES, SHORES = (58, 108, 158), (4, 212)
"""Pixels from the left of stones: there would be room for three on the plank."""
FEET, WATERLINE = CELL * CLIFF_ROW, CELL * WATER_ROW
STAR_CELLS = ((6, 2), (7, 9), (0, 1), (7, 21), (0, 30), (6, 29), (5, 15), (8, 25), (7, 5))
HOP = (0, 3, 5, 6, 6, 5, 3, 0, 0, 0, 0, 0)
"""Pixels above the ground of somebody who is glad."""
HOP_FRAMES = 3
BOARD_ROWS, BOARD_COLUMNS = 21, 22
PANEL, PANEL_WIDTH = 22, 10
PLATES, PLATE_HEIGHT = (0, 6), 5
MOVES_ROW, MOVES = 13, 7
LABELS = pair("Wk")


class Gorge:
    """The landscape, drawn at once, and what moves in it."""

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine
        self._sag = -1
        width, height = COLUMNS - 2 * CLIFF, CELL * (LAST_ROW + 1 - WATER_ROW)
        self._waves = Drift(machine, WATERLINE, CLIFF, height, width, (6,) * 8 + (-9,) * 8)
        self._stars = Twinkle(machine, STAR_CELLS, "WWCbbC", 11)

    def draw(self) -> None:
        """All of it, without anybody."""
        machine = self.machine
        fill(machine, 0, 0, LAST_ROW + 2, COLUMNS, colours=pair("Wk"))
        for column in (0, COLUMNS - CLIFF):
            fill(machine, CLIFF_ROW + 1, column, LAST_ROW - CLIFF_ROW, CLIFF, BRICKS, pair("yk"))
            fill(machine, CLIFF_ROW, column, 1, CLIFF, ART["grass"], pair("Gk"))
        fill(machine, WATER_ROW, CLIFF, LAST_ROW + 1 - WATER_ROW, COLUMNS - 2 * CLIFF, ART["waves"], pair("cb"))
        for row, column in STAR_CELLS:
            draw(machine, ART["spark"], CELL * column, CELL * row)
        self._sag = -1
        self.plank(0)

    def plank(self, sag: int, ink: str = "Y") -> None:
        """The plank, so many pixels lower in its middle; in the ink of those who bend it their feet may be in it."""
        if self._sag != sag:
            self._sag = sag
            fill(self.machine, CLIFF_ROW, CLIFF, 3, COLUMNS - 2 * CLIFF, colours=pair(ink + "k"))
            draw(self.machine, art.plank(SPAN, sag), CELL * CLIFF, FEET)

    def gap(self) -> None:
        """There is no plank any more."""
        self._sag = -1
        fill(self.machine, CLIFF_ROW, CLIFF, WATER_ROW - CLIFF_ROW, COLUMNS - 2 * CLIFF, colours=pair("Wk"))

    def live(self, frame: int) -> None:
        """Let the water run and the stars twinkle."""
        if frame % 3 == 0:
            self._waves.step(frame)
        self._stars.step(frame)


def large(seat: int, x: int, y: int, mood: Mood = Mood.CALM, glance: Cell = (0, 0)) -> Actor:
    """A large stone whose feet stand at a pixel line."""
    picture = stone(seat, LARGE, mood, glance).coloured(INKS[seat], "k")
    return picture, x + (LARGE - picture.width) // 2, y - picture.height


def afloat(seat: int, x: int, seen: int, mood: Mood = Mood.SAD) -> Actor:
    """A large stone in the water, of which so many pixels are seen."""
    whole = stone(seat, LARGE, mood)
    picture = whole.cut(0, 0, whole.width, seen).coloured(INKS[seat], "k")
    return picture, x + (LARGE - whole.width) // 2, WATERLINE - seen


def glad(seat: int, frame: int) -> list[Actor]:
    """Two of a side on the cliffs, who hop for joy."""
    high = [HOP[(frame // HOP_FRAMES + 5 * side) % len(HOP)] for side in (0, 1)]
    return [large(seat, x, FEET - up, Mood.GLAD) for x, up in zip(SHORES, high, strict=True)]


@lru_cache(4)
def losing(position: Position) -> tuple[int, int] | None:
    """The sets of free fields with which the side to move and the other would lose; None when the game is over."""
    if position.outcome() is not None:
        return None
    return position.free & ~position.safe(position.seat), position.free & ~position.safe(1 - position.seat)


@lru_cache(8)
def mood(position: Position, seat: int) -> Mood:
    """What the stones of a seat feel: they are afraid where it has no safe field left."""
    return Mood.AFRAID if not position.safe(seat) else Mood.GLAD if not position.safe(1 - seat) else Mood.CALM


class Scene:
    """Draws at once; what takes time is the look's."""

    def __init__(self, program: State) -> None:
        self.program = program
        self.machine = program.machine
        self.side = 3
        """Cells of a field each way."""
        self.top = self.left = 0
        """The board's first row and column."""
        self._shown = Shown()
        """How each field was drawn last, by its row and column: nearly all of them stay as they are."""

    @property
    def grid(self) -> Grid:
        board, size = self.program.position.board, CELL * self.side
        return Grid(board.rows, board.columns, CELL * self.left, CELL * self.top, size, size)

    @property
    def stone_size(self) -> int:
        """Pixels of a stone each way."""
        return 20 if self.side == 3 else 14

    def board(self) -> None:
        """The empty board and all around it."""
        machine, board = self.machine, self.program.position.board
        self.side = 3 if max(board.rows, board.columns) <= 7 else 2
        height, width = self.side * board.rows, self.side * board.columns
        self.top, self.left = (BOARD_ROWS - height) // 2, 1 + (BOARD_COLUMNS - 1 - width) // 2
        clear_screen(machine)
        self._shown.forget()
        fill(machine, self.top, self.left - 1, height + 1, width + 1, EMPTY, LABELS)
        for line in range(max(board.rows, board.columns)):
            middle = CELL * self.side * line + (CELL * self.side - CELL) // 2
            if line < board.rows:
                digit = from_bytes(machine.font[str(board.rows - line)])
                draw(machine, digit, CELL * (self.left - 1), CELL * self.top + middle)
            if line < board.columns:
                letter = from_bytes(machine.font[chr(97 + line)])
                draw(machine, letter, CELL * self.left + middle, CELL * (self.top + height))
        self.fields(self.program.position)
        self.panel()
        fill(machine, 22, 0, 1, 32, EMPTY, pair("Wb"))
        centred(machine, 23, key_row(self.program, 32, HINT, TAKE_BACK, DANGER), pair("ck"))

    def fields(self, position: Position) -> None:
        for field in range(position.board.fields):
            self.field(position, field)

    def field(self, position: Position, field: int, cursor: bool = False, blink: bool = False) -> None:
        """A field with its stone or its mark, perhaps in the cursor's brackets; the latest stone is white."""
        cell, lost = divmod(field, position.board.columns), losing(position)
        seat = 0 if position.stones[0] >> field & 1 else 1 if position.stones[1] >> field & 1 else None
        latest = field == self.program.last and position == self.program.position
        free = seat is None and lost is not None
        if seat is not None:
            content, ink = self._stone(position, field, seat, blink), INKS[seat]
        elif lost is None:
            # The bar that strikes the losing stones through takes their ink on free fields, too.
            content, ink = None, INKS[1 - position.seat]
        else:
            content, ink = self._mark(lost, field)
        ink = "W" if cursor or latest else ink
        if self._shown.changed(cell, (ink, free, content, cursor)):
            self._draw(cell, ink, free, content, cursor)

    def _draw(self, cell: Cell, ink: str, free: bool, content: Sprite | None, cursor: bool) -> None:
        x, y = self._tile(cell, ink, free)
        if free and not cursor and sum(cell) % 2 == 0:
            self._edge(x, y, content is not None)
        if content is not None:
            inset = (CELL * self.side - content.width) // 2
            draw(self.machine, content, x + inset, y + inset)
        if cursor:
            draw(self.machine, art.brackets(CELL * self.side), x, y)

    def _edge(self, x: int, y: int, marked: bool) -> None:
        """The blue edge of a dark field, whose middle a mark may colour; small ones have no room for both."""
        row, column = y // CELL, x // CELL
        ink = self.machine.attr(row, column)
        if not marked or self.side == 3:
            draw(self.machine, art.outline(CELL * self.side), x, y)
            colour_cells(self.machine, row, column, self.side, self.side, pair("bk"))
        if marked and self.side == 3:
            colour_cells(self.machine, row + 1, column + 1, 1, 1, ink)

    def _stone(self, position: Position, field: int, seat: int, blink: bool) -> Sprite:
        """A stone, which looks at the latest one."""
        if blink:
            return art.stone(seat, self.stone_size, Mood.BLINK)
        last, columns = self.program.last, position.board.columns
        glance = (0, 0)
        if last is not None and last >= 0:
            (row, column), (to_row, to_column) = divmod(field, columns), divmod(last, columns)
            glance = (to_row > row) - (to_row < row), (to_column > column) - (to_column < column)
        return art.stone(seat, self.stone_size, mood(position, seat), glance)

    def blink(self, position: Position, number: int, shut: bool) -> None:
        """One of the stones on the board, in an order of their own, shuts its eyes or opens them."""
        stones = list(fields_of(position.stones[0] | position.stones[1]))
        if stones:
            self.field(position, stones[7 * number % len(stones)], blink=shut)

    def tried(self, position: Position, field: int) -> None:
        """A field that the computer looks at."""
        x, y = self.tile(divmod(field, position.board.columns), INKS[position.seat].lower(), False)
        draw(self.machine, art.brackets(CELL * self.side), x, y)

    def tile(self, cell: Cell, ink: str, free: bool) -> tuple[int, int]:
        """A field without anything on it, in an ink; free ones are chequered. Returns its upper left pixel."""
        self._shown.forget(cell)
        return self._tile(cell, ink, free)

    def _tile(self, cell: Cell, ink: str, free: bool) -> tuple[int, int]:
        x, y = self.grid.origin(cell)
        blue = free and sum(cell) % 2 and ink != "W"
        colours = pair(ink.lower() + "b" if blue else ink + "k")
        fill(self.machine, y // CELL, x // CELL, self.side, self.side, EMPTY, colours)
        return x, y

    def _mark(self, lost: tuple[int, int], field: int) -> tuple[Sprite | None, str]:
        """What a free field does to whoever takes it, if that is to be seen, and its ink."""
        own, other = (self.program.marked and fields >> field & 1 for fields in lost)
        if not own and not other:
            return None, "Y"
        name, ink = ("dot", "W") if own and other else ("cross", "Y") if own else ("ring", "C")
        return ART[name].see_through(), ink

    def panel(self, turn: bool = True) -> None:
        """Both sides, the moves, the level."""
        program, machine, position = self.program, self.machine, self.program.position
        won = program.tally.won, program.tally.lost
        for seat, (name, row) in enumerate(zip(side_names(program), PLATES, strict=True)):
            active = turn and position.seat == seat and position.outcome() is None
            fill(machine, row, PANEL, PLATE_HEIGHT, PANEL_WIDTH, EMPTY, pair(INKS[seat] + "k"))
            nameplate(machine, row, PANEL, PANEL_WIDTH, name, active)
            draw(machine, art.stone(seat, 22), CELL * PANEL + 6, CELL * (row + 1) + 1)
            score = big(str(won[seat]), 3)
            draw(machine, score, CELL * PANEL + 53 - score.width // 2, CELL * (row - 1))
            safe = program.text(strings.SAFE, n=position.safe(seat).bit_count())
            centred(machine, row + 4, safe, pair("Wk" if active else "wk"), PANEL, PANEL_WIDTH)
        self._moves()

    def _moves(self) -> None:
        """The latest moves in pairs, and the level or the number of the game."""
        program, machine = self.program, self.machine
        board, moves = program.position.board, program.match.moves
        names = ["--" if move == CONCEDE else board.name(move) for move in moves]
        rows = [f"{place // 2 + 1:2} {' '.join(names[place : place + 2]):5}" for place in range(0, len(names), 2)]
        rows = rows[-MOVES:] + [""] * (MOVES - len(rows))
        for line, words in enumerate(rows):
            write(machine, MOVES_ROW + line, PANEL, words.ljust(PANEL_WIDTH), pair("Wk" if line % 2 == 0 else "Ck"))
        level, game = (strings.LEVEL, LEVELS.rung(program.setup.level)), (strings.GAME, program.tally.games + 1)
        label, number = game if program.two else level
        centred(machine, MOVES_ROW - 1, program.text(label, n=number), pair("Yk"), PANEL, PANEL_WIDTH)
        fill(machine, MOVES_ROW + MOVES, PANEL, 1, PANEL_WIDTH, EMPTY, LABELS)

    def strike(self, first: int, last: int, part: int, of: int) -> None:
        """A bar from the middle of a field towards that of another, so much of it."""
        columns, half = self.program.position.board.columns, CELL * self.side // 2
        self._shown.forget()
        (x, y), (to_x, to_y) = (self.grid.origin(divmod(field, columns)) for field in (first, last))
        across, down = (to_x - x) * part // of, (to_y - y) * part // of
        bar = art.bar(across, down)
        shown = outlined(bar.cut(-1, -1, bar.width + 2, bar.height + 2))
        draw(self.machine, shown, x + half - 4, y + half - 4 + min(down, 0))

    def flash(self, position: Position, fields: tuple[int, ...], lit: bool) -> None:
        """The three stones that lost, in their colours or inverse."""
        for field in fields:
            self.field(position, field)
            if lit:
                cell = divmod(field, position.board.columns)
                x, y = self.grid.origin(cell)
                self._shown.forget(cell)
                colour_cells(self.machine, y // CELL, x // CELL, self.side, self.side, pair("Wk"))
