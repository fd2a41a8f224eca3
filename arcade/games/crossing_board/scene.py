"""What the modern look shows and sounds like: a checked cloth on a lawn, insects, cakes, a plate a side.

A look sees the program as a `State`.
"""

from dataclasses import replace
from itertools import product

from arcade.games.crossing_board import ART, CARTRIDGE, DANGER, art, strings
from arcade.games.crossing_board.evaluation import need
from arcade.games.crossing_board.rules import SIDE, WHITE, Cell, Move, Position, cell
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.moving_sprites import Actor
from arcade.toolkit.contract.controls import HINT, TAKE_BACK
from arcade.toolkit.flow.key_row import key_row
from arcade.toolkit.letters.lettering import figures
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.borders import ROUND
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.grid import Grid
from arcade.toolkit.picture.ink import pair, with_bright
from arcade.toolkit.picture.panels import box, centred, nameplate
from arcade.toolkit.picture.patterns import EMPTY, GRASS
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.sprites import CELL, Sprite, from_bytes
from arcade.toolkit.programs.match_state import MatchState
from arcade.toolkit.programs.message_look import side_names
from arcade.toolkit.sound.jingles import BONUS
from arcade.toolkit.sound.tunes import Tune, higher


class State(MatchState[Spectrum, Position, Move]):
    aim: Move = (1, 1)
    """Where the cursor points: a move of the side whose turn it is."""


GROUND = "kg"
FLOWERS = ((0, 1), (2, 2), (1, 5), (0, 18), (14, 18), (19, 18), (20, 4), (21, 13), (20, 17), (10, 19), (21, 30))
TUFTS = ((1, 2), (0, 9), (2, 5), (0, 14), (18, 17), (20, 9), (21, 2), (21, 17), (21, 21), (10, 28), (16, 18), (10, 22))
SKY_ROWS = 6
"""Above the cloth seen from nearby; the last of them is grass."""
BELOW_ROW = 22
"""Where the grass goes on below it."""
CHECK_CELLS = 4
"""Of the cloth seen from nearby."""
GRID = Grid(rows=SIDE + 1, columns=SIDE + 2, left=-8, top=8, width=16, height=16)
"""The board with the row above and the column to the right, where pieces leave, and a column of numbers."""
INKS = "RB"
CHOSEN = "Y"
"""The paper of a piece that is chosen or has arrived."""
PLATES = pair("RW"), pair("BW")
PLATE_COLUMN, PLATE_ROWS, PLATE_HEIGHT, PLATE_WIDTH = 20, (1, 11), 9, 12
TALLY_ROW, LEVEL_ROW, MESSAGE_ROW, KEYS_ROW = 0, 20, 22, 23


def check(row: int, column: int) -> str:
    """The paper of a square of the cloth."""
    return "WC"[(row + column) % 2]


def picnic(machine: Spectrum) -> None:
    """The cloth seen from nearby, on grass under the sky."""
    fill(machine, 0, 0, SKY_ROWS - 1, COLUMNS, colours=pair("kC"))
    fill(machine, SKY_ROWS - 1, 0, 1, COLUMNS, GRASS, pair("kG"))
    for row, column in product(range(SKY_ROWS, BELOW_ROW), range(0, COLUMNS, CHECK_CELLS)):
        paper = check((row - SKY_ROWS) // CHECK_CELLS, column // CHECK_CELLS)
        fill(machine, row, column, 1, CHECK_CELLS, colours=pair("k" + paper))
    fill(machine, BELOW_ROW, 0, 2, COLUMNS, colours=pair("kG"))


def on_cloth(picture: Sprite, x: int, y: int) -> list[Actor]:
    """What is seen of a picture between the upper edge of the cloth seen from nearby and its lower one."""
    hidden = max(CELL * SKY_ROWS - y, 0)
    height = min(picture.height, CELL * BELOW_ROW - y) - hidden
    if height <= 0:
        return []
    return [(replace(picture.cut(0, hidden, picture.width, height), paints=picture.paints), x, y + hidden)]


class Scene:
    """Draws at once; what takes time is the look's."""

    def __init__(self, program: State) -> None:
        self.program = program
        self.machine = program.machine
        self.danger = False
        """Whether the squares that the enemy can reach are marked."""
        self._attacked: tuple[Cell, ...] = ()
        self._poses: dict[Cell, int] = {}
        """Who does not sit still."""
        self._language = program.language

    def board(self, position: Position) -> None:
        machine = self.machine
        machine.border(4)
        fill(machine, 0, 0, MESSAGE_ROW, COLUMNS, colours=pair(GROUND))
        for places, plant, ink in ((FLOWERS, "daisy", "w"), (TUFTS, "tuft", "k")):
            for row, column in places:
                draw_cells(machine, ART[plant].coloured(ink, "g"), row, column)
        fill(machine, MESSAGE_ROW, 0, 1, 32, EMPTY, pair("Wb"))
        fill(machine, KEYS_ROW, 0, 1, 32, EMPTY, pair("ck"))
        fill(machine, 3, 0, 2 * SIDE + 1, 2 * SIDE + 1, EMPTY, pair("kW"))
        for number in range(1, SIDE + 1):
            digit = from_bytes(machine.font[str(number)])
            draw(machine, digit, 0, 12 + 16 * number)
            draw(machine, digit, 16 * number - 4, 153)
        self.squares(position)
        # A large cake where nobody ever comes.
        free, row = SIDE - position.pieces, 2 * position.pieces + 3
        fill(machine, row, 1, 2 * free, 2 * free, EMPTY, pair("MW"))
        draw(machine, smoothly(art.CAKE, free), CELL, CELL * row)
        self._words()
        self.plates(position, None)

    def squares(self, position: Position) -> None:
        pieces = position.pieces
        self._attacked = position.attacked() if self.danger else ()
        for row, column in product(range(SIDE + 1), range(1, SIDE + 2)):
            if 1 <= row <= pieces or SIDE - pieces < column <= SIDE:
                self.square(position, (row, column))

    def square(self, position: Position, at: Cell, chosen: bool = False, aimed: bool = False) -> None:
        """A square with who is on it; yellow when its piece is chosen, in brackets when the cursor is there."""
        seat = self._who(position, at)
        self.bare(at)
        x, y = GRID.origin(at)
        if seat is not None:
            self._paint(at, pair(INKS[seat] + (CHOSEN if chosen or self._outside(at) else check(*at))), EMPTY)
            draw(self.machine, art.INSECTS[seat][self._poses.get(at, 0)], x, y)
        elif aimed:
            self._paint(at, pair("kY"), art.CAKE if self._outside(at) else EMPTY)
        if aimed:
            draw(self.machine, art.BRACKETS, x, y)
        elif at in self._attacked:
            draw(self.machine, art.ATTACKED, x, y)

    def ghost(self, position: Position, move: Move) -> None:
        """Where the chosen piece stands, and where it would go."""
        self.square(position, position.origin(move), chosen=True)
        self.square(position, position.target(move), aimed=True)

    def fidget(self, position: Position, seat: int, number: int, pose: int, shown: tuple[Cell, ...]) -> None:
        """One of a side's insects on the cloth moves its legs or wings; those in squares `shown` sit still."""
        ways = [cell(seat, piece, gone) for piece, gone in enumerate(position.gone[seat]) if gone < SIDE]
        on_cloth = [at for at in ways if at not in shown]
        if not on_cloth:
            return
        at = on_cloth[number % len(on_cloth)]
        self._poses = {at: pose}
        self.square(position, at)
        self._poses = {}

    @staticmethod
    def _outside(at: Cell) -> bool:
        return at[0] == 0 or at[1] > SIDE

    @staticmethod
    def _who(position: Position, at: Cell) -> int | None:
        """The side of the piece in a square, if there is one."""
        for seat, ways in enumerate(position.gone):
            if any(cell(seat, piece, gone) == at for piece, gone in enumerate(ways)):
                return seat
        return None

    def bare(self, at: Cell) -> None:
        if self._outside(at):
            self._paint(at, pair("MY"), art.CAKE)
        else:
            self._paint(at, pair("k" + check(*at)), EMPTY)

    def _paint(self, at: Cell, colours: int, pattern: Sprite) -> None:
        x, y = GRID.origin(at)
        fill(self.machine, y // CELL, x // CELL, 2, 2, pattern if pattern is not art.CAKE else EMPTY, colours)
        if pattern is art.CAKE:
            draw(self.machine, pattern, x, y)

    def _words(self) -> None:
        """All that is in words around the board: names, the games won by both, the level, the keys."""
        machine, program = self.machine, self.program
        self._language = program.language
        for side, row in enumerate(PLATE_ROWS):
            box(machine, row, PLATE_COLUMN, PLATE_HEIGHT, PLATE_WIDTH, PLATES[side], ROUND)
            to_go = program.text(strings.TO_GO)
            centred(machine, row + 6, to_go, PLATES[side], PLATE_COLUMN + 1, PLATE_WIDTH - 2)
            self.portrait(side)
        games = program.text(strings.GAMES, won=program.tally.won, lost=program.tally.lost)
        centred(machine, TALLY_ROW, games, pair("kG"), PLATE_COLUMN, PLATE_WIDTH)
        if not program.two:
            level = CARTRIDGE.levels[program.setup.level].name
            centred(machine, LEVEL_ROW, program.text(level), pair("kG"), PLATE_COLUMN, PLATE_WIDTH)
        centred(machine, KEYS_ROW, key_row(program, 32, HINT, TAKE_BACK, DANGER), pair("ck"))

    def plates(self, position: Position, seat: int | None) -> None:
        """The turns that both sides need, how far they have come, the one that is to move lit."""
        machine, length = self.machine, CELL * (PLATE_WIDTH - 2) - 4
        if self._language != self.program.language:
            self._words()
        for side, row in enumerate(PLATE_ROWS):
            active = side == seat
            number = figures(machine.font, f"{need(position.gone[side]):2}", 2, 3).opaque()
            draw(machine, number, CELL * (PLATE_COLUMN + 6) + 4, CELL * (row + 2) + 4)
            done = sum(position.gone[side]) * length // (SIDE * position.pieces)
            draw(machine, art.bar(length, done), CELL * (PLATE_COLUMN + 1) + 2, CELL * (row + 7))
            colour_cells(machine, row, PLATE_COLUMN, PLATE_HEIGHT, PLATE_WIDTH, with_bright(PLATES[side], active))
            nameplate(machine, row + 1, PLATE_COLUMN + 1, PLATE_WIDTH - 2, side_names(self.program)[side], active)

    def portrait(self, side: int, wings: bool = False) -> None:
        """The insect on a side's plate, perhaps with its wings spread."""
        row, column = PLATE_ROWS[side] + 2, PLATE_COLUMN + 1
        fill(self.machine, row, column, 4, 4)
        draw(self.machine, smoothly(art.INSECTS[side][2 if wings else 0], 2), CELL * column, CELL * row)


WARNING: Tune = ((0.03, 4.0), (0.04, None), (0.03, 4.0), (0.04, None), (0.05, -1.0))
"""The other side is nearly there."""


def footstep(frame: int, seat: int) -> Tune:
    """A foot of one who runs; beetles are heavier."""
    return ((0.006, 14.0 + frame % 8 - 5 * (seat == WHITE)),)


def arrived(out: int) -> Tune:
    """At a cake, the higher the more are there."""
    return higher(BONUS, 2 * out - 2)
