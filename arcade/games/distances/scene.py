"""The modern look's picture, squared paper, stones, rulers for the distances, both sides, and its sounds."""

from functools import lru_cache

from arcade.games.distances import ART, art, strings
from arcade.games.distances.art import BALL, ball, rolled
from arcade.games.distances.levels import LEVELS
from arcade.games.distances.rules import DISTANCES, FIELDS, SIDE, Position, Variant
from arcade.games.distances.state import WINS_IN_MATCH, State
from arcade.toolkit.contract.controls import HINT, TAKE_BACK
from arcade.toolkit.flow.key_row import key_row
from arcade.toolkit.picture.areas import clear_screen, colour_cells, fill
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.grid import Grid
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred, nameplate
from arcade.toolkit.picture.patterns import EMPTY, MESH
from arcade.toolkit.picture.sprites import CELL, Sprite, from_bytes
from arcade.toolkit.programs.message_look import side_names
from arcade.toolkit.sound.tunes import Tune
from arcade.toolkit.words.controls import DANGER

ROW, COLUMN = 1, 2
"""The first field's cell."""
GRID = Grid(rows=SIDE, columns=SIDE, left=CELL * COLUMN, top=CELL * ROW, width=16, height=16)
PAPER, CURSOR, LOSING = pair("CW"), pair("kY"), pair("MW")
STONE_INKS = {Variant.SHARED: "kk", Variant.OWN: "RB", Variant.THREE: "RB"}
RULE, GROUND = pair("ky"), pair("bk")
PANEL, PANEL_WIDTH = 19, 13
BAR_ROW, BAR_COLUMN = 2, PANEL + 2
FREE_BAR, SPENT_BAR = pair("kY"), pair("kr")
PLATE_ROW, PLATES = 18, (0, 16)
GAMES = {Variant.SHARED: strings.SHARED, Variant.OWN: strings.OWN, Variant.THREE: strings.THREE}
THIRD_UP: Tune = ((0.012, 4.0), (0.02, None), (0.016, 8.0))
FOOTSTEP: Tune = ((0.005, 21.0),)
SLIP: Tune = tuple((0.008, 14.0 - pitch) for pitch in range(0, 26, 2))


@lru_cache(4)
def losing(position: Position) -> frozenset[int]:
    """The free fields with which the side to move would lose; none when the game is over."""
    return frozenset() if position.winner is not None else frozenset(position.free()) - frozenset(position.safe())


def tick(eighth: int) -> Tune:
    """A rolling ball, an eighth of a turn on: its spot comes up and goes down again."""
    return ((0.003, 2.0 + 5 * (eighth % 4 == 0)),)


def kick(count: int) -> Tune:
    """A ball on the head, higher each time."""
    return ((0.01, 7.0 + 2 * count), (0.012, 14.0 + 2 * count))


class Scene:
    """Draws at once; what takes time is the look's."""

    def __init__(self, program: State) -> None:
        self.program = program
        self.machine = program.machine
        self._lit: int | None = None
        """The seat whose plate is lit."""

    def board(self) -> None:
        """The empty board and all around it."""
        machine, program = self.machine, self.program
        clear_screen(machine)
        fill(machine, 0, 0, 21, 32, MESH, GROUND)
        fill(machine, 0, 0, 18, 19, EMPTY, RULE)
        for line in range(SIDE):
            draw(machine, from_bytes(machine.font[str(SIDE - line)]), 0, CELL * ROW + 16 * line + 4)
            letter = from_bytes(machine.font["abcdefgh"[line]])
            draw(machine, letter, CELL * COLUMN + 16 * line + 4, CELL * (ROW + 2 * SIDE))
        for place in range(0, 16 * SIDE + 1, 4):
            self._tick(CELL * COLUMN - 1, 175 - CELL * ROW - place, -3 if place % 16 else -6, 0)
            if place % 16 == 0:
                self._tick(CELL * COLUMN + place, 175 - CELL * (ROW + 2 * SIDE), 0, -6)
        self.fields(program.position)
        self.panel()
        self.plates(None)
        centred(machine, 23, key_row(program, 32, HINT, TAKE_BACK, DANGER), pair("ck"))

    def _tick(self, x: int, y: int, across: int, up: int) -> None:
        """A mark of the rulers to the left of the board and below it."""
        self.machine.plot(x, y, ink=0, paper=6, bright=0)
        self.machine.draw(across, up, ink=0, paper=6, bright=0)

    def fields(self, position: Position) -> None:
        for field in range(FIELDS):
            self.field(position, field)

    def field(self, position: Position, field: int, cursor: bool = False) -> None:
        """A field with what is on it."""
        program, content, colours = self.program, None, PAPER
        seat = 0 if position.stones[0] >> field & 1 else 1 if position.stones[1] >> field & 1 else None
        if seat is not None:
            content = ball(seat)
            paper = "Y" if field == program.last and position == program.position else "W"
            colours = pair(STONE_INKS[position.variant][seat] + paper)
        elif program.marked and field in losing(position):
            content, colours = art.CROSS, LOSING
        x, y = GRID.origin(divmod(field, SIDE))
        draw(self.machine, art.field((field // SIDE + field % SIDE) % 2, content, cursor), x, y)
        colour_cells(self.machine, y // CELL, x // CELL, 2, 2, CURSOR if cursor else colours)

    def panel(self) -> None:
        """The rulers, the variant, and the level where one plays alone."""
        program, position = self.program, self.program.position
        fill(self.machine, 0, PANEL, 18, PANEL_WIDTH, EMPTY, pair("Wk"))
        lines = [(0, strings.USED, "Yk"), (16, GAMES[position.variant], "Ck")]
        if program.setup.seats == 1:
            lines.append((17, LEVELS[program.setup.level].name, "wk"))
        for row, words, colours in lines:
            centred(self.machine, row, program.text(words), pair(colours), PANEL, PANEL_WIDTH)
        for distance in DISTANCES:
            self.bar(distance, position)

    def bar(self, distance: int, position: Position) -> None:
        """A distance's ruler, or one for each side; those that may not occur again are crossed out."""
        row = BAR_ROW + 2 * (distance - 1)
        fill(self.machine, row, PANEL, 2, PANEL_WIDTH, EMPTY, pair("Wk"))
        draw(self.machine, from_bytes(self.machine.font[str(distance)]).coloured("W"), CELL * PANEL, CELL * row + 4)
        if position.variant is Variant.SHARED:
            self._bar(row, distance, position.counts(0)[distance - 1] > 0, 14)
        else:
            for seat in (0, 1):
                self._own_bar(row + seat, seat, distance, position)

    def _bar(self, row: int, distance: int, spent: bool, height: int) -> None:
        machine, tall = self.machine, height > CELL
        draw(machine, art.ruler(distance, height=height), CELL * BAR_COLUMN, CELL * row + tall)
        colour_cells(machine, row, BAR_COLUMN, 1 + tall, distance, SPENT_BAR if spent else FREE_BAR)
        if spent and tall:
            draw(machine, art.CROSS.coloured("R", "k"), CELL * (BAR_COLUMN + distance) + 4, CELL * row + 4)

    def _own_bar(self, row: int, seat: int, distance: int, position: Position) -> None:
        """The ruler of a side, with a lamp for every pair that it may have and has."""
        machine, count = self.machine, position.counts(seat)[distance - 1]
        allowed = position.variant.limit - 1
        draw(machine, ball(seat, 7).coloured("RC"[seat], "k"), CELL * (PANEL + 1), CELL * row)
        self._bar(row, distance, count >= allowed, 7)
        for place in range(min(count, allowed)):
            draw(machine, art.CROSS.coloured("R", "k"), CELL * (BAR_COLUMN + distance + place) + 4, CELL * row)

    def plates(self, seat: int | None) -> None:
        """Both sides with the games that they have won, that of the one whose turn it is lit."""
        self._lit = seat
        machine, tally, names = self.machine, self.program.tally, side_names(self.program)
        for side, won in enumerate((tally.won, tally.lost)):
            column = PLATES[side]
            fill(machine, PLATE_ROW, column + 1, 3, 14, EMPTY, pair("kY" if side == seat else "kw"))
            self.plate_ball(side, 0)
            nameplate(machine, PLATE_ROW, column + 5, 10, names[side], side == seat)
            for game in range(WINS_IN_MATCH):
                lamp = ART["game won" if game < won else "game open"]
                draw(machine, lamp, CELL * (column + 5) + 9 * game, CELL * (PLATE_ROW + 1) + 6)

    def plate_ball(self, side: int, off: int) -> None:
        """The ball on a side's plate, rolled so many pixels from its place."""
        bed = Sprite(4 * CELL, (0,) * BALL, ((1 << 4 * CELL) - 1,) * BALL)
        picture = ball(side, turn=rolled(0, off)).over(bed, CELL + off, 0)
        inks = STONE_INKS[self.program.position.variant]
        if inks[0] != inks[1]:
            picture = picture.coloured(inks[side] if side == self._lit else inks[side].lower())
        draw(self.machine, picture, CELL * (PLATES[side] + 1), CELL * PLATE_ROW + 5)
