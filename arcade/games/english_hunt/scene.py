"""The meadow of the modern look in the light of the hour, its animals at rest and in motion, and their sounds."""

from collections.abc import Sequence
from dataclasses import dataclass

from arcade.games.english_hunt import art, strings
from arcade.games.english_hunt.rules import HARE, HOUNDS, NAMES, NODES, PLACES, Move, Position
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import WIDTH
from arcade.toolkit.animation.moving_sprites import Moving, straight
from arcade.toolkit.contract.controls import HINT, TAKE_BACK
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.key_row import key_row
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import Patch, draw, draw_cells, lift
from arcade.toolkit.picture.grid import Grid, Point
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred, nameplate, write
from arcade.toolkit.picture.shading import outlined
from arcade.toolkit.picture.sprites import CELL, Sprite
from arcade.toolkit.sound.tunes import tune

PATTER = ((0.004, -6.0),)
HOP = ((0.006, 14.0),)
CHOSEN = ((0.01, 12.0), (0.02, 19.0))
BARK = ((0.02, -4.0), (0.03, -9.0), (0.05, None), (0.02, -3.0), (0.03, -8.0))
CAUGHT = tune("C5/16 E G C6/8 r/16 G5/16 C6/4", 160)
AWAY = tune("C6/32 r A5 r F5 r D5 r C6 r A5 r F5/16", 150)
NIGHTFALL = tune("F4/16 r/32 C4/8", 120)
CORNERED = ((0.015, -3.0), (0.03, -8.0))
OWL = ((0.08, -5.0), (0.04, None), (0.05, -5.0), (0.14, -7.0))
HOWL = tuple((0.03, pitch / 2) for pitch in (0, 4, 8, 10, 11, 11, 10, 8, 5, 1, -4))


@dataclass(frozen=True)
class Light:
    """Colour letters of the meadow at an hour; all bright or none, as they share cells."""

    grass: str
    animals: tuple[str, str]
    path: str
    tree: str
    names: str
    ring: str
    """Around a clearing that can be reached."""
    flower: str = ""
    """All flowers; by day each has its own colour."""


DAY = Light("G", ("k", "W"), "W", "k", "k", "R")
DUSK = (
    Light("b", ("c", "w"), "w", "g", "w", "y", "m"),
    Light("m", ("k", "w"), "w", "k", "k", "y", "r"),
    Light("g", ("k", "w"), "w", "k", "k", "y", "r"),
)
"""With one move left, with two, with three."""


def hour(left: int) -> Light:
    """The light when the hounds have so many moves left; it is not seen to change once there is none."""
    return DUSK[max(left - 1, 0)] if left <= len(DUSK) else DAY


MEADOW_ROW, MEADOW_ROWS = 2, 17
COUNT_ROW, PAW_ROW = 19, 20
LEFT, TOP = 28, 36
"""The middle of the lattice's first node."""
LATTICE = Grid(
    rows=3, columns=5, left=LEFT - art.SPACING // 2, top=TOP - art.SPACING // 2, width=art.SPACING, height=art.SPACING
)
BOX_ROWS, BOX_COLUMNS = 3, 5
"""What an animal may touch around its node."""
TRACK = pair("kY")
INKS = ("k", "W")
LIGHTS = ("Y", "B")
"""The inks of hounds and hare, and the papers that light them."""
TREES = ((4, 17), (206, 17), (4, 111), (206, 111))
FLOWERS = (
    (2, 7, "R"), (2, 13, "Y"), (2, 18, "R"), (2, 23, "Y"), (10, 0, "R"), (13, 0, "Y"), (8, 31, "R"), (11, 31, "Y"),
    (6, 13, "Y"), (8, 11, "R"), (8, 19, "Y"), (6, 17, "R"), (13, 10, "Y"), (15, 13, "R"), (13, 20, "R"), (15, 17, "Y"),
)  # fmt: skip
RUN_PIXELS, HALF_BARK_FRAMES = 2, 10
TUFTS = ((2, 11), (2, 16), (2, 20), (9, 31), (12, 31), (8, 0), (11, 0), (18, 7), (18, 12), (18, 18), (18, 24))


def middle(node: int) -> tuple[int, int]:
    """The pixel in a node's middle, from the top left."""
    row, column = PLACES[node]
    return LEFT + art.SPACING * column, TOP + art.SPACING * row


def corner(node: int, picture: Sprite) -> tuple[int, int]:
    """Where the top left pixel of an animal at a node is."""
    x, y = middle(node)
    return x - picture.width // 2, y - picture.height // 2


def facing_right(position: Position, node: int) -> bool:
    """Hounds look to the hare, the hare to where most of the hounds are; straight above and below, to the middle."""
    column = PLACES[node][1]
    others = position.hounds if node == position.hare else (position.hare,)
    away = sum(PLACES[other][1] - column for other in others)
    return away > 0 or (away == 0 and column < PLACES[-1][1])


class Scene:
    def __init__(self, program: Program[Spectrum]) -> None:
        self.program = program
        self.machine = program.machine
        self._bare: dict[int, Patch] = {}
        self._drawn: dict[int, tuple[bool, bool]] = {}
        self.light = DAY
        self._players: tuple[str, ...] = ()

    def board(self, position: Position) -> None:
        """The meadow, and everybody in their places; the rows around it empty."""
        self.meadow(position)
        fill(self.machine, 0, 0, MEADOW_ROW, 32, colours=pair("Wk"))
        fill(self.machine, 22, 0, 1, 32, colours=pair("Wb"))
        centred(self.machine, 23, key_row(self.program, 32, HINT, TAKE_BACK), pair("ck"))

    def meadow(self, position: Position) -> None:
        """Everybody in their places on grass and paths; what lies under each node is kept."""
        machine, light = self.machine, hour(position.left)
        self.light = light
        fill(machine, MEADOW_ROW, 0, MEADOW_ROWS, 32, colours=pair(light.tree + light.grass))
        for row, column in TUFTS:
            draw_cells(machine, art.TUFT, row, column)
        for row, column, ink in FLOWERS:
            draw_cells(machine, art.FLOWER.coloured(light.flower or ink, light.grass), row, column)
        draw(
            machine, art.net().coloured(light.path, light.grass), LEFT - art.PATH_WIDTH // 2, TOP - art.PATH_WIDTH // 2
        )
        for x, y in TREES:
            draw(machine, outlined(art.tree()).coloured(light.tree, light.grass), x, y)
        for node in NODES:
            x, y = middle(node)
            left, top = x // CELL - BOX_COLUMNS // 2, y // CELL - BOX_ROWS // 2
            self._bare[node] = lift(machine, CELL * left, CELL * top, CELL * BOX_COLUMNS, CELL * (BOX_ROWS + 1))
        for node in NODES:
            self.node(position, node)

    def node(self, position: Position, node: int, lit: bool = False, chosen: bool = False) -> None:
        """An empty clearing, or the animal there with the node's name below it."""
        self._drawn[node] = lit, chosen
        if position.taken(node):
            self._animal(position, node, lit, chosen)
        else:
            self.clearing(node, lit, chosen)

    def _clear(self, node: int) -> None:
        self._bare[node].put_back(self.machine)

    def clearing(self, node: int, lit: bool = False, chosen: bool = False) -> None:
        """An empty clearing; a ring when one may go there, filled when the cursor is on it."""
        self._clear(node)
        lit, (x, y) = lit or chosen, middle(node)
        light = self.light
        ring = art.clearing(lit and not chosen)
        draw(self.machine, ring.coloured(light.ring if lit else light.path, light.grass), x - 12, y - 12, clear=lit)
        self._name(node, 0, "WR" if chosen else light.names + light.grass if lit else "k" + light.path)

    def breathe(self, position: Position, node: int, moved: bool) -> None:
        """The animal at a node with its tail or ear moved, or as it was."""
        self._animal(position, node, *self._drawn[node], moved)

    def _animal(self, position: Position, node: int, lit: bool, chosen: bool, moved: bool = False) -> None:
        """An animal; before a light if it is chosen, in brackets if the cursor is on it."""
        self._clear(node)
        seat = HARE if node == position.hare else HOUNDS
        picture = art.outline(art.STANDING[seat][moved], facing_right(position, node))
        ink, paper = self.light.animals[seat], self.light.grass
        if lit or chosen:
            ink, paper = INKS[seat], LIGHTS[seat]
            x, y = middle(node)
            row, column = y // CELL - BOX_ROWS // 2, x // CELL - BOX_COLUMNS // 2
            fill(self.machine, row, column, BOX_ROWS, BOX_COLUMNS, colours=pair(ink + paper))
            if chosen:
                draw_cells(self.machine, art.brackets(CELL * BOX_COLUMNS, CELL * BOX_ROWS), row, column)
        draw(self.machine, picture.coloured(ink, paper), *corner(node, picture), clear=not lit)
        self._name(node, 2, self.light.names + self.light.grass)

    def _name(self, node: int, below: int, colours: str) -> None:
        """A node's name in its middle cell, or in a cell below that."""
        x, y = middle(node)
        write(self.machine, y // CELL + below, x // CELL, NAMES[node], pair(colours))

    def players(self, players: Sequence[tuple[str, int]]) -> None:
        """Whose hounds and whose hare it is, with the hunts they won."""
        sides = map(self.program.text, (strings.HOUNDS, strings.HARE))
        self._players = tuple(f"{side}: {name} {won}" for side, (name, won) in zip(sides, players, strict=True))

    def turn(self, seat: int | None) -> None:
        """Both sides' plates, that of the side to move lit."""
        for side, words in enumerate(self._players):
            nameplate(self.machine, side, 0, 32, words, side == seat)

    def moves(self, made: int, left: int) -> None:
        """A paw for each of the hounds' moves, dark when it is made; and the numbers."""
        machine = self.machine
        centred(machine, COUNT_ROW, self.program.text(strings.MOVES, made=made, left=left), TRACK)
        fill(machine, PAW_ROW, 0, 2, 32, colours=TRACK)
        first = (32 - 2 * (made + left)) // 2
        for place in range(made + left):
            draw_cells(machine, art.PAW if place >= made else art.PRINT, PAW_ROW, first + 2 * place)
            if place >= made:
                colour_cells(machine, PAW_ROW, first + 2 * place, 2, 2, pair("RY"))

    def run(self, before: Position, move: Move) -> Frames[None]:
        """A legal move, from clearing to clearing; the animal at its end is left to be drawn."""
        origin, target = move
        across = PLACES[target][1] - PLACES[origin][1]
        right = across > 0 if across else facing_right(before, origin)
        for node in move:
            self._clear(node)
        picture = art.RUNNING[before.seat].sprites[0]
        yield from self._along(before.seat, right, corner(origin, picture), corner(target, picture))
        self.clearing(origin)

    def _along(self, seat: int, right: bool, start: Point, end: Point) -> Frames[None]:
        moving, colours = Moving(self.machine, clear=True), (self.light.animals[seat], self.light.grass)
        for frame, point in enumerate(straight(start, end, RUN_PIXELS)):
            moving.show((art.outline(art.RUNNING[seat].at(frame), right).coloured(*colours), *point))
            if frame % art.HALF_LEAP_FRAMES == 0:
                self.machine.chime(PATTER if seat == HOUNDS else HOP)
            yield
        moving.hide()

    def escape(self, position: Position) -> Frames[None]:
        """The hare runs off to the nearer side."""
        self._clear(position.hare)
        picture = art.RUNNING[HARE].sprites[0]
        x, y = corner(position.hare, picture)
        right = x > WIDTH // 2 - picture.width // 2
        yield from self._along(HARE, right, (x, y), (WIDTH if right else -picture.width, y))
        self.clearing(position.hare)

    def surround(self, position: Position) -> Frames[None]:
        """The hounds bark at the hare, one after the other."""
        for hound in position.hounds:
            self.machine.chime(BARK)
            for lit in (True, False):
                self.node(position, hound, lit)
                yield from self.machine.wait(HALF_BARK_FRAMES)
