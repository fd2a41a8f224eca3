"""The garden of Nimble's modern look: the path of stones, the cottage at its end, the gnome, the signs."""

from functools import lru_cache

from arcade.games.nimble import TEACH, art, strings
from arcade.games.nimble.art import BLACK, CLEAR, FOREST, GOLD, GRASS, UMBER, WHITE, WOOD
from arcade.games.nimble.figures import SIZE, gnome
from arcade.games.nimble.gallery import KINDS, cottage, stone
from arcade.games.nimble.layout import garden
from arcade.games.nimble.rules import HOME, LENGTH, Position
from arcade.games.nimble.scenery import COTTAGE, flowers, lawn, smoke
from arcade.games.nimble.view import Mood
from arcade.machine.ega import Ega
from arcade.machine.ega.canvas import HEIGHT, Block
from arcade.toolkit.contract.controls import HINT, TAKE_BACK
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.key_row import key_row

GNOME = 18, 206
SIGN_ROW = 9
"""Where it is written how many are home."""
HEAP = 8, 128
HEAP_WIDTH = 6
HEAP_RADIUS = 9
KEYS_WIDTH = 31
NUMBER_COLUMN, NUMBER_WIDTH = 37, 12
RADII = {31: 17, 63: 11, LENGTH: 8}
"""Of the walkers on the path of each length."""
BED = 34
"""Pixels between places where something may bloom."""


def palette(machine: Ega, shades: dict[int, int] | None = None) -> None:
    """The gardener's colours, some of them as in `shades`."""
    for colour, shown in (art.PALETTE | {art.GOLD: 62, art.WHITE: 63} | (shades or {})).items():
        machine.set_palette(colour, shown)


@lru_cache(256)
def tile(square: int, width: int, height: int, colours: str) -> Block:
    """A stone on grass with its number."""
    home = square == HOME
    grass = Block((bytes((GRASS,)) * width,) * height)
    numbered = art.digits(square, UMBER if home else WOOD, 2 if height > 30 else 1)
    bare = grass.under(stone(square % KINDS, width, height, "golden" if home else colours), 0, 0, CLEAR)
    return bare.under(numbered, (width - numbered.width) // 2, (height - 2 - numbered.height) // 2, CLEAR)


class Scene:
    """Draws onto the program's machine, all at once."""

    def __init__(self, program: Program[Ega]) -> None:
        self.program = program
        self.machine = program.machine
        self.track = garden(LENGTH)
        self._behind: Block | None = None
        """The lawn behind the gnome."""

    @property
    def radius(self) -> int:
        """Of a walker on the path."""
        return RADII[self.track.length]

    def table(self, position: Position) -> None:
        """The garden and the path, on which nobody is."""
        machine = self.machine
        self.track = garden(position.length)
        machine.cls()
        machine.put(lawn(HEIGHT), 0, 0)
        flowers(machine, self._free())
        self.house()
        smoke(machine, 0)
        self._behind = machine.get(*GNOME, *SIZE)
        self.panel(1, 1, 80)
        keys = key_row(self.program, KEYS_WIDTH, HINT, TAKE_BACK, TEACH)
        machine.write(1, 80 - len(keys), keys, WHITE)

    def house(self, opened: bool = False, lamp: bool = False) -> None:
        """The cottage."""
        self.machine.put(cottage(opened, lamp), *COTTAGE, CLEAR)

    def gnome(self, mood: Mood, shut: bool = False, glance: int = 0, lift: int = 0) -> None:
        """The gnome as he is now."""
        if self._behind:
            self.machine.put(self._behind, *GNOME)
        self.machine.put(gnome(mood, shut, glance, lift), *GNOME, CLEAR)

    def _free(self) -> list[tuple[int, int]]:
        """Places for flowers: neither on the path nor on the cottage's lawn."""
        way = self.track.winding
        corners = [self.track.corner(square) for square in range(self.track.length + 1)]
        free = []
        for row, y in enumerate(range(20, 312, BED)):
            for x in range(128 + row % 2 * 20, 616, BED + 10):
                across, down = x + art.noise(x, y) % 24, y + art.noise(y, x) % 14
                if all(
                    not (-18 < across - left < way.width + 2 and -25 < down - top < way.height + 2)
                    for left, top in corners
                ):
                    free.append((across, down))
        return free

    def panel(self, row: int, column: int, width: int) -> None:
        """A dark hedge for words."""
        self.machine.write(row, column, " " * width, WHITE, FOREST)

    def tile(self, square: int, colours: str = "plain") -> None:
        """A square's stone with its number; the terminus is a golden one."""
        way = self.track.winding
        self.machine.put(tile(square, way.width, way.height, colours), *self.track.corner(square))

    def mark(self, square: int) -> None:
        """A square to which the walker that is picked up can go: a leaf-green spot."""
        x, y = self.track.middle(square)
        size = 8 if self.track.winding.width > 40 else 5
        self.machine.disc(x, y - 1, size, FOREST)
        self.machine.disc(x, y - 1, size - 2, GRASS)

    def cursor(self, square: int, bright: bool) -> None:
        """A frame round a square."""
        x, y = self.track.corner(square)
        way = self.track.winding
        for inset, ink in ((0, BLACK), (1, WHITE if bright else GOLD), (2, BLACK)):
            self.machine.box((x + inset, y + inset), (x + way.width - 1 - inset, y + way.height - 1 - inset), ink)

    def walker(self, square: int, red: bool, lit: bool = False, shut: bool = False) -> None:
        """Somebody on a square, who looks the way he goes."""
        way = self.track.winding
        double = 2 * way.run + 2
        place = (square - 1) % double
        glance = 0 if square == HOME else -1 if place < way.run else 1 if way.run < place < double - 1 else 0
        self.machine.put(art.walker(red, self.radius, lit, shut, glance), *self.place(square, red), CLEAR)

    def place(self, square: int, red: bool) -> tuple[int, int]:
        """Where the picture of somebody on a square is put."""
        x, y = self.track.corner(square)
        block, other = art.walker(red, self.radius), art.walker(False, self.radius)
        way = self.track.winding
        return x + (way.width - block.width) // 2, max(y + (way.height - 2 + other.height) // 2 - block.height, y)

    def heap(self, out: int, lift: int = -1) -> None:
        """Those who are home, on the lawn before the cottage; every third one of them jumps, beginning with `lift`."""
        machine = self.machine
        left, top = HEAP
        band = lawn(HEIGHT).rows[top - 6 : GNOME[1]]
        machine.put(Block(tuple(row[:148] for row in band)), 0, top - 6)
        for place in range(out):
            row, column = divmod(place, HEAP_WIDTH)
            block = art.walker(False, HEAP_RADIUS, shut=place % 3 == lift)
            jump = 5 if place % 3 == lift else 0
            machine.put(block, left + 23 * column + 6 * (row % 2), top + 15 * row - jump, CLEAR)
        words = self.program.text(strings.OUT, n=out)
        self.panel(SIGN_ROW, 2, 12)
        machine.write(SIGN_ROW, 2 + (12 - len(words)) // 2, words, GOLD)

    def score(self, names: tuple[str, str], games: tuple[int, int], level: str, seat: int | None = None) -> None:
        """Who plays, and the games won; the name of the side to move is lit."""
        column = 2
        for side, (name, won) in enumerate(zip(names, games, strict=True)):
            ink, paper = (BLACK, GOLD) if side == seat else (GOLD, FOREST)
            self.machine.write(1, column, name, ink, paper)
            column += len(name) + 1
            self.machine.write(1, column, str(won), WHITE, FOREST)
            column += len(str(won)) + 2
        self.machine.write(1, column, level, WHITE, FOREST)

    def number(self, words: str) -> None:
        """The number of the square under the cursor."""
        self.machine.write(1, NUMBER_COLUMN, f"{words:>{NUMBER_WIDTH}}", WHITE, FOREST)
