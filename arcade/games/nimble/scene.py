"""The pictures of Nimble's modern look: the title, the wooden table with its marble track, what stands beside it."""

from functools import cache

from arcade.games.nimble import TEACH, art, strings
from arcade.games.nimble.art import BLACK, CLEAR, CREAM, FOREST, GOLD, NAVY, SAND, SKY, SLATE, UMBER, WHITE, WOOD, Ramp
from arcade.games.nimble.art_letters import lettering, put_words
from arcade.games.nimble.figures import draw_face
from arcade.games.nimble.layout import DOUBLE_ROW, HEIGHT, LEFT, RIGHT, TOP, WIDTH, Track
from arcade.games.nimble.rules import HOME, Position
from arcade.games.nimble.view import Mood
from arcade.machine.ega import Ega
from arcade.machine.ega.canvas import Block
from arcade.toolkit.contract.controls import HINT, TAKE_BACK
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.key_row import key_row

SCREEN = 640, 350
DOUBLE_ROWS = 4
FRAME = 6
"""Pixels of the board round the track."""
SIDE_COLUMN, NAME_ROWS = 69, (4, 7)
"""Where what stands beside the track begins."""
FACE = 592, 288
BOWL = 42
"""The column of pixels in which the counters that went home are heaped."""
HEAP_WIDTH = 3
SMALL_RADIUS = 8
SPARE = ((236, 0), (240, 6), (322, 2), (287, 14))
"""Large counters below a short track: the pixels from the left and from the table; the last is red."""
SPARE_RADIUS = 24
LARGE = 35, 26
"""Width and height of the title's tiles."""
TITLE_SQUARES = 41
TITLE_COUNTERS = (2, 5, 6, 13, 16, 22, 27, 31, 36, 39)
"""Where counters stand on the title's track; the red one first."""


def palette(machine: Ega) -> None:
    """The artist's colours."""
    for colour, shown in art.PALETTE.items():
        machine.set_palette(colour, shown)


def track_of(length: int, stops: frozenset[int]) -> Track:
    """A track in the middle of the screen."""
    free = DOUBLE_ROWS - -(-length // 32)
    return Track(length, DOUBLE_ROW * free // 2, stops)


class Scene:
    """Draws onto the program's machine, all at once."""

    def __init__(self, program: Program[Ega]) -> None:
        self.program = program
        self.machine = program.machine
        self.track = Track()

    def title(self) -> None:
        """The name over a winding row of counters that the red one leads home."""
        machine, text = self.machine, self.program.text
        machine.cls()
        machine.put(art.wood(350), 0, 0)
        machine.box((40, 20), (599, 138), BLACK, filled=True)
        machine.put(art.tile(3, 554, 114, (BLACK, NAVY, art.AZURE)), 43, 22)
        put_words(machine, text(strings.TITLE), 12, 320, 28)
        self._felt((44, 157), (526, 299))
        for place in range(TITLE_SQUARES):
            machine.put(art.tile(place % 8, *LARGE), *_meander(place))
        machine.put(art.tile(1, *LARGE, art.GOLD_RAMP), *_meander(0))
        for place in TITLE_COUNTERS:
            x, y = _meander(place)
            machine.put(art.counter(place == TITLE_COUNTERS[0], 14), x + 2, y + 2, CLEAR)
        draw_face(machine, 580, 236, Mood.SMILING)
        tagline = text(strings.TAGLINE)
        machine.write(24, (80 - len(tagline)) // 2 + 1, tagline, CREAM)

    def table(self, position: Position) -> None:
        """The table and the empty track on its board."""
        machine = self.machine
        self.track = track_of(position.length, frozenset())
        machine.cls()
        machine.put(art.wood(350), 0, 0)
        if self.track.down:
            put_words(machine, self.program.text(strings.TITLE), 8, 308, self.track.down // 2 - 28)
            for place, (x, up) in enumerate(SPARE):
                block = art.counter(place == len(SPARE) - 1, SPARE_RADIUS)
                machine.put(block, x, 322 - up - block.height, CLEAR)
        top = TOP + self.track.down - FRAME
        bottom = self.track.corner(position.length)[1] + HEIGHT + FRAME
        self._felt((LEFT - WIDTH - 2 - FRAME, top), (RIGHT + WIDTH + FRAME, bottom))
        self.panel(1, 1, 80)
        keys = key_row(self.program, 60, HINT, TAKE_BACK, TEACH)
        machine.write(1, 79 - len(keys), keys, SKY)
        machine.write(1, 3, self.program.text(strings.TITLE).upper(), GOLD)

    def _felt(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """A board covered with green cloth, in a frame of light wood."""
        machine, (left, top), (right, bottom) = self.machine, start, end
        machine.box(start, end, BLACK, filled=True)
        for inset, ink in ((1, SAND), (2, WOOD)):
            machine.box((left + inset, top + inset), (right - inset, bottom - inset), ink)
        weave = [bytes(FOREST if (x + y) % 2 else BLACK for x in range(right - left - 5)) for y in range(2)]
        machine.put(Block(tuple(weave[y % 2] for y in range(bottom - top - 5))), left + 3, top + 3)

    def panel(self, row: int, column: int, width: int, rows: int = 1) -> None:
        """A dark plate for words."""
        left, top = 8 * (column - 1), 14 * (row - 1)
        self.machine.box((left, top), (left + 8 * width - 1, top + 14 * rows - 1), BLACK, filled=True)
        for line in range(row, row + rows):
            self.machine.write(line, column, " " * width, WHITE, BLACK)

    def tile(self, square: int, ramp: Ramp = art.MARBLE_RAMP) -> None:
        """A square's tile with its number; the terminus is a golden one."""
        x, y = self.track.corner(square)
        ramp = art.GOLD_RAMP if square == HOME else ramp
        self.machine.put(art.tile(square % 8, WIDTH - 1, HEIGHT - 1, ramp), x, y)
        block = art.digits(square, UMBER if square == HOME else SLATE)
        self.machine.put(block, x + (WIDTH - 1 - block.width) // 2, y + HEIGHT - 9, CLEAR)

    def mark(self, square: int) -> None:
        """A square to which the counter that is picked up can go: a dot in a ring."""
        x, y = self.track.middle(square)
        self.machine.disc(x, y - 3, 5, FOREST)
        self.machine.disc(x, y - 3, 3, art.TEAL)

    def cursor(self, square: int, bright: bool) -> None:
        """A frame round a square."""
        x, y = self.track.corner(square)
        for inset, ink in ((0, BLACK), (1, WHITE if bright else GOLD), (2, GOLD if bright else SAND)):
            self.machine.box((x + inset, y + inset), (x + WIDTH - 2 - inset, y + HEIGHT - 2 - inset), ink)

    def place(self, square: int) -> tuple[int, int]:
        """Where a counter's picture is put on a square."""
        x, y = self.track.corner(square)
        return x + 2, y + 1

    def heap(self, out: int) -> None:
        """The blue counters that went home, in a heap at the left of the table."""
        machine = self.machine
        machine.put(_strip(), 0, 14)
        label = self.program.text(strings.TERMINUS)
        self.panel(3, 1, 9)
        machine.write(3, 1 + (9 - len(label)) // 2, label, GOLD)
        for place in range(out):
            row, column = divmod(place, HEAP_WIDTH)
            block = art.counter(False, SMALL_RADIUS)
            machine.put(block, BOWL - 30 + 20 * column + 3 * (row % 2), 289 - 14 * row, CLEAR)
        self.panel(23, 1, 9)
        machine.write(23, 2, self.program.text(strings.OUT, n=out), SKY)

    def score(self, names: tuple[str, str], games: tuple[int, int], level: str) -> None:
        """Who plays, and the games won."""
        self.panel(4, SIDE_COLUMN, 12, 10)
        machine = self.machine
        self.names(names)
        for row, won in zip(NAME_ROWS, games, strict=True):
            machine.write(row + 1, SIDE_COLUMN + 1, f"{won:>3}", WHITE)
        machine.write(10, SIDE_COLUMN, f"{level:^12}", SKY)

    def names(self, names: tuple[str, str], seat: int | None = None) -> None:
        """What the sides are called; the name of the side to move is lit."""
        for side, row in enumerate(NAME_ROWS):
            ink, paper = (BLACK, GOLD) if side == seat else (GOLD, BLACK)
            self.machine.write(row, SIDE_COLUMN + 1, names[side][:11], ink, paper)

    def banner(self, words: str) -> None:
        """Big words in the middle of the screen on a dark plate."""
        block = lettering(words, 8 if len(words) < 12 else 5)
        left, top = 320 - block.width // 2, 174 - block.height // 2
        box = (left - 20, top - 10), (left + block.width + 20, top + block.height + 10)
        self.machine.box(*box, BLACK, filled=True)
        self.machine.box(*box, GOLD)
        self.machine.put(block, left, top, CLEAR)


def _meander(place: int) -> tuple[int, int]:
    """The top left pixel of a tile of the title's track: three runs of thirteen with a tile between two."""
    run, along = divmod(place, 14)
    if along == 13:
        along, y = 12, 164 + 54 * run + 27
    else:
        y = 164 + 54 * run
    return 52 + 36 * (12 - along if run % 2 else along), y


@cache
def _strip() -> Block:
    """The table's wood left of the board, as it lies behind the heap."""
    rows = art.wood(SCREEN[1]).rows[14:336]
    return Block(tuple(row[: LEFT - WIDTH - 2 - FRAME] for row in rows))
