"""The garden of Nimble's modern look: the lawn with its flowers, the path of stones, the smoking cottage, the gnome."""

from functools import cache, lru_cache

from arcade.games.nimble import ART, TEACH, art, strings
from arcade.games.nimble.art import CLEAR, GNOME_SIZE, KINDS, PICTURES, Plate, gnome, noise, stone
from arcade.games.nimble.layout import garden
from arcade.games.nimble.look import Mood
from arcade.games.nimble.rules import HOME, LENGTH, Position
from arcade.machine.ega import Ega
from arcade.machine.ega.canvas import HEIGHT, WIDTH, Block
from arcade.toolkit.animation.living import SWING
from arcade.toolkit.contract.controls import HINT, TAKE_BACK
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.key_row import key_row

SIGNS = {".": CLEAR, "k": art.BLACK, "g": art.FOREST, "G": art.GRASS, "r": art.ROSE, "m": art.MAROON}
SIGNS |= {"y": art.GOLD, "w": art.WHITE, "c": art.SKY, "b": art.NAVY, "s": art.SAND}
"""What the letters of flowers mean."""
FLOWERS = "red flower", "white flower", "yellow flower", "blue flower"
COTTAGE, GNOME, HEAP = (4, 24), (18, 206), (8, 128)
SMOKE_SIZE = 24, 22
PUFFS = ((0, 4, 4, 3), (7, 3, 6, 4), (14, 1, 7, 4), (21, 3, 5, 3))
"""Of the smoke: rows above the chimney, how much it drifts, half its width and height."""
PUFF_STEPS = 28
SIGN_ROW = 9
"""Where it is written how many are home."""
HEAP_WIDTH, HEAP_RADIUS = 6, 9
KEYS_WIDTH, NUMBER_COLUMN = 31, 37
BED = 34
"""Pixels between places where something may bloom."""


@cache
def lawn(height: int) -> Block:
    """Grass as wide as the screen, with darker blades here and there, the same lines further on again and again."""
    swathe, rows = PICTURES["swathe"], list[bytes]()
    for y in range(height):
        line, turn = swathe.rows[y % swathe.height], noise(y // swathe.height, 5) * 5 % WIDTH
        rows.append(line[turn:] + line[:turn])
    return Block(tuple(rows))


def flowers(machine: Ega, free: list[tuple[int, int]]) -> None:
    for place, (x, y) in enumerate(free):
        kind = "tuft" if noise(x, y) % 3 == 0 else FLOWERS[noise(y, place) % len(FLOWERS)]
        machine.put(art.enlarged(ART.rows(kind), SIGNS, 1 + (noise(x, place) % 3 > 0)), x, y, CLEAR)


@cache
def puffs(step: int) -> Block:
    """The smoke in one of its PUFF_STEPS steps, after which it is as before."""
    width, height = SMOKE_SIZE
    plate = Plate(width, height)
    for start, drift, across, down in PUFFS:
        risen = (start + step) % PUFF_STEPS
        if risen < height - down:
            size = across * (4 + risen // 4) // 10 + 1, down * (4 + risen // 4) // 10 + 1
            plate.ball(10 + drift * risen // 14, height - 2 - risen, *size, (art.SILVER, art.WHITE), 240)
    return plate.block()


def smoke(machine: Ega, frame: int, behind: Block | None = None, left: int = 22, top: int = 16) -> None:
    """The smoke, before the lawn or something else."""
    if frame % 6 == 0:
        rows = (behind or lawn(HEIGHT)).rows[top : top + SMOKE_SIZE[1]]
        patch = Block(tuple(row[left : left + SMOKE_SIZE[0]] for row in rows))
        machine.put(patch.under(puffs(frame // 6 % PUFF_STEPS), 0, 0, CLEAR), left, top)


def sway(place: int, frame: int) -> int:
    """How far a thing that hangs in the wind is from its place."""
    return SWING[(frame // 6 + 5 * place) % len(SWING)]


def palette(machine: Ega, shades: dict[int, int] | None = None) -> None:
    """The gardener's colours, some of them as in `shades`."""
    for colour, shown in (dict(enumerate(art.SHADES)) | (shades or {})).items():
        machine.set_palette(colour, shown)


@lru_cache(256)
def tile(square: int, width: int, height: int, colours: str) -> Block:
    home = square == HOME
    grass = Block((bytes((art.GRASS,)) * width,) * height)
    numbered = art.digits(square, art.UMBER if home else art.WOOD, 2 if height > 30 else 1)
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

    def table(self, position: Position) -> None:
        machine = self.machine
        self.track = garden(position.length)
        machine.cls()
        machine.put(lawn(HEIGHT), 0, 0)
        flowers(machine, self._free())
        self.house()
        smoke(machine, 0)
        self._behind = machine.get(*GNOME, *GNOME_SIZE)
        machine.write(1, 1, " " * 80, art.WHITE, art.FOREST)
        keys = key_row(self.program, KEYS_WIDTH, HINT, TAKE_BACK, TEACH)
        machine.write(1, 80 - len(keys), keys, art.WHITE)

    def house(self, opened: bool = False, lamp: bool = False) -> None:
        self.machine.put(PICTURES["cottage" + opened * " open" + lamp * " lit"], *COTTAGE, CLEAR)

    def gnome(self, mood: Mood, shut: bool = False, glance: int = 0, lift: int = 0) -> None:
        if self._behind:
            self.machine.put(self._behind, *GNOME)
        self.machine.put(gnome(mood, shut, glance, lift), *GNOME, CLEAR)

    def _free(self) -> list[tuple[int, int]]:
        way = self.track.winding
        corners = [self.track.corner(square) for square in range(self.track.length + 1)]
        free = []
        for row, y in enumerate(range(20, 312, BED)):
            for x in range(128 + row % 2 * 20, 616, BED + 10):
                across, down = x + noise(x, y) % 24, y + noise(y, x) % 14
                beside = [(across - left, down - top) for left, top in corners]
                if not any(-18 < right < way.width + 2 and -25 < below < way.height + 2 for right, below in beside):
                    free.append((across, down))
        return free

    def tile(self, square: int, colours: str = "plain") -> None:
        way = self.track.winding
        self.machine.put(tile(square, way.width, way.height, colours), *self.track.corner(square))

    def mark(self, square: int) -> None:
        """A square to which the walker that is picked up can go: a leaf-green spot."""
        x, y = self.track.middle(square)
        size = 8 if self.track.winding.width > 40 else 5
        self.machine.disc(x, y - 1, size, art.FOREST)
        self.machine.disc(x, y - 1, size - 2, art.GRASS)

    def cursor(self, square: int, bright: bool) -> None:
        x, y = self.track.corner(square)
        way = self.track.winding
        for inset, ink in ((0, art.BLACK), (1, art.WHITE if bright else art.GOLD), (2, art.BLACK)):
            self.machine.box((x + inset, y + inset), (x + way.width - 1 - inset, y + way.height - 1 - inset), ink)

    def walker(self, square: int, red: bool, lit: bool = False, shut: bool = False) -> None:
        way = self.track.winding
        double = 2 * way.run + 2
        place = (square - 1) % double
        glance = 0 if square == HOME else -1 if place < way.run else 1 if way.run < place < double - 1 else 0
        self.machine.put(art.walker(red, way.radius, lit, shut, glance), *self.place(square, red), CLEAR)

    def place(self, square: int, red: bool) -> tuple[int, int]:
        """Where the picture of somebody on a square is put."""
        way, (x, y) = self.track.winding, self.track.corner(square)
        block, other = art.walker(red, way.radius), art.walker(False, way.radius)
        return x + (way.width - block.width) // 2, max(y + (way.height - 2 + other.height) // 2 - block.height, y)

    def heap(self, out: int, lift: int = -1) -> None:
        """The walkers who are home, before the cottage; every third one of them jumps, beginning with `lift`."""
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
        machine.write(SIGN_ROW, 2, " " * 12, art.WHITE, art.FOREST)
        machine.write(SIGN_ROW, 2 + (12 - len(words)) // 2, words, art.GOLD)
