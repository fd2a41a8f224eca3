"""The pictures of Sliding Squares' modern look: a wooden tray with large men, and a plate for each side.

One man slides into the hole pixel by pixel, one drops onto its square, many go round in a ring.
"""

from collections.abc import Callable, Sequence

from arcade.games.sliding_squares import PAIRS, art, strings
from arcade.games.sliding_squares.art import AHEAD, PUSHING, TILE, WATCHING, Gaze, man, towards
from arcade.games.sliding_squares.rules import CENTRE, HOLE, SIDE, SQUARES, WHITE, Position
from arcade.games.sliding_squares.solver import pairs, walk_of
from arcade.games.sliding_squares.state import State
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import WIDTH
from arcade.toolkit.animation.moving_sprites import eased
from arcade.toolkit.contract.controls import HINT, TAKE_BACK
from arcade.toolkit.flow.key_row import key_row
from arcade.toolkit.flow.skippable_wait import SkippableWait
from arcade.toolkit.letters.lettering import big
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw, draw_cells, lift
from arcade.toolkit.picture.grid import Grid, Point
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred, nameplate
from arcade.toolkit.picture.patterns import EMPTY, WOOD
from arcade.toolkit.picture.shown import Shown
from arcade.toolkit.picture.sprites import CELL, Sprite, from_bytes
from arcade.toolkit.programs.message_look import side_names
from arcade.toolkit.sound.tunes import Tune

CELLS = TILE // CELL
TOP, LEFT = 1, 1
EDGE = TOP + CELLS * SIDE
GRID = Grid(rows=SIDE, columns=SIDE, left=CELL * LEFT, top=CELL * TOP, width=TILE, height=TILE)
TIMBER, NAMES, GROUND = pair("yr"), pair("ky"), pair("Wk")
COLOURS = {WHITE: pair("kW"), "#": pair("kR")}
"""The attributes of the men; ink is black in both, as in the hole, so that men slide without a clash."""
LIT, CURSOR, BOTTOM, FREE = pair("kY"), pair("kC"), pair("kb"), pair("kc")
PANEL, PLATES, PLATE_ROWS = 22, (1, 9), 6
RUB: Tune = ((0.002, 31.0), (0.002, 26.0), (0.002, 34.0))
FRAMES, LETTER_PAUSE_FRAMES = 11, 90
Picture = Callable[[int, Gaze, bool], tuple[Sprite, int]]
"""What a plate looks like, by its number, where it looks and whether it pushes; and its colours."""


class Scene:
    def __init__(self, program: State) -> None:
        self.program = program
        self.machine = program.machine
        self.shown = Shown()
        """How each square was drawn last."""

    def board(self) -> None:
        """The tray with its men, and all around it."""
        machine = self.machine
        machine.border(0)
        self.shown.forget()
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

    def squares(self, position: Position, lit: bool = False) -> None:
        """All the squares; men that can slide `lit`, linked pairs if they are shown."""
        for square in SQUARES:
            self.square(position, square, lit and not position.placing and square in position.moves())
        if self.program.marked and not position.placing:
            self._links(position)

    def square(
        self, position: Position, square: int, lit: bool = False, cursor: bool = False, mood: str = WATCHING
    ) -> None:
        """A man, `lit` if he can slide, who watches the hole; or what is no man."""
        side, (x, y) = position.board[square], GRID.origin(divmod(square, SIDE))
        if side != HOLE:
            picture = man(side, TILE, mood, towards((x, y), GRID.origin(divmod(position.hole, SIDE))))
            colours = COLOURS[side]
        elif position.placing and square != CENTRE:
            picture, colours = art.place(), FREE
        else:
            picture, colours = art.hole(), BOTTOM
        colours = CURSOR if cursor else LIT if lit else colours
        if self.shown.changed(square, (picture, colours)):
            draw(self.machine, picture, x, y)
            if cursor:
                draw(self.machine, art.brackets(), x, y)
            colour_cells(self.machine, y // CELL, x // CELL, CELLS, CELLS, colours)

    def _links(self, position: Position) -> None:
        for square, other in pairs(walk_of(position)).items():
            if square < other:
                upright = other - square == SIDE
                picture, (x, y) = art.link(upright), GRID.origin(divmod(other, SIDE))
                left, top = (TILE // 2, 0) if upright else (0, TILE // 2)
                draw(self.machine, picture, x + left - picture.width // 2, y + top - picture.height // 2)
                self.shown.forget(square, other)

    def panel(self, seat: int | None) -> None:
        """Both sides with the games they won, the active one lit; what is counted; which tray it is."""
        program, machine = self.program, self.machine
        tally = program.tally
        for side, (name, won) in enumerate(zip(side_names(program), (tally.won, tally.lost), strict=True)):
            row, colour, active = PLATES[side], program.position.man(side), side == seat
            fill(machine, row, PANEL, PLATE_ROWS, strings.PANEL, EMPTY, pair("Wk"))
            nameplate(machine, row, PANEL, strings.PANEL, name, active)
            draw_cells(machine, man(colour), row + 2, PANEL + 1)
            colour_cells(machine, row + 2, PANEL + 1, CELLS, CELLS, COLOURS[colour])
            digits = big(str(won), 3).coloured("Y" if active else "W", "k")
            draw(machine, digits, CELL * PANEL + 60 - digits.width // 2, CELL * row + 4)
        placing = program.position.placing
        number = len(program.match.moves) if placing else program.slides
        words = program.text(strings.MEN if placing else strings.SLIDES, n=number)
        centred(machine, 17, words, pair("Yk"), PANEL, strings.PANEL)
        centred(machine, 19, program.text(strings.TRAYS[program.tray]), pair("Ck"), PANEL, strings.PANEL)


def landed(ways: int) -> Tune:
    """A man has come to rest, and the other side has so many that can slide: the fewer the higher, and none rings."""
    if not ways:
        return (0.006, 2.0), (0.03, 12.0), (0.03, 6.0), (0.06, 0.0)
    pitch = 14.0 - 4 * min(ways, 4)
    return (0.006, pitch), (0.008, pitch - 10)


def _step(machine: Spectrum, picture: Sprite, colours: int, ends: tuple[Point, Point], at: Point) -> None:
    """A plate on its way between two places; cells that it leaves are dark at once, so that only it has colour."""
    (x, y), size = at, picture.width
    left, top = (min(one, other) for one, other in zip(*ends, strict=True))
    width, height = (size + abs(one - other) for one, other in zip(*ends, strict=True))
    draw(machine, picture.over(art.dark(width, height), x - left, y - top), left, top)
    colour_cells(machine, top // CELL, left // CELL, height // CELL, width // CELL, BOTTOM)
    row, column = y // CELL, x // CELL
    rows, columns = -(-(y + size) // CELL) - row, -(-(x + size) // CELL) - column
    colour_cells(machine, row, column, rows, columns, colours)


def slide(scene: Scene, before: Position, square: int) -> Frames[None]:
    """A man slides into the hole, with all his might."""
    machine, side = scene.machine, before.board[square]
    ends = GRID.origin(divmod(square, SIDE)), GRID.origin(divmod(before.hole, SIDE))
    picture = man(side, TILE, PUSHING, towards(*ends))
    scene.shown.forget(square, before.hole)
    for frame, at in enumerate(eased(*ends, FRAMES)):
        _step(machine, picture, COLOURS[side], ends, at)
        if frame % 2 == 0:
            machine.chime(RUB)
        yield


def drop(scene: Scene, before: Position, after: Position, square: int) -> Frames[None]:
    """A man falls onto its square; a key spares the rest."""
    machine, side = scene.machine, after.board[square]
    hurry = SkippableWait(machine)
    scene.square(before, square)
    x, y = GRID.origin(divmod(square, SIDE))
    for step, height in enumerate((20, 14, 9, 5, 2, 0)):
        over = max(y - height, 0)
        under = lift(machine, x, over, TILE, TILE + height)
        draw(machine, man(side), x, over)
        colour_cells(machine, y // CELL, x // CELL, CELLS, CELLS, COLOURS[side])
        machine.chime(((0.005, 26.0 - 4 * step),))
        yield from hurry.wait(1)
        under.put_back(machine)


class Shunting:
    """Plates in places, and a hole that goes a course for ever, a plate sliding into it each time."""

    def __init__(
        self, machine: Spectrum, places: Sequence[Point], course: Sequence[int], picture: Picture, pause: int = 8
    ) -> None:
        """The hole is at first in the first place of the course; `pause` frames lie between two slides.

        Without a course there is no hole, and nothing slides.
        """
        self.machine = machine
        self.places = places
        self.picture = picture
        self._course = course
        self._period = FRAMES + pause
        self._at = 0
        numbers = iter(range(len(places)))
        self._plates = [None if course and place == course[0] else next(numbers) for place in range(len(places))]

    def draw(self) -> None:
        """All of them in their places; they look at the hole."""
        hole = self.places[self._course[self._at]] if self._course else None
        shown = []
        for place, number in zip(self.places, self._plates, strict=True):
            if number is not None:
                picture, colours = self.picture(number, towards(place, hole) if hole else AHEAD, False)
                row, column = place[1] // CELL, place[0] // CELL
                rows = -(-(place[1] + picture.height) // CELL) - row
                columns = -(-(place[0] + picture.width) // CELL) - column
                draw(self.machine, art.dark(CELL * columns, CELL * rows), CELL * column, CELL * row)
                colour_cells(self.machine, row, column, rows, columns, colours)
                shown.append((picture, place))
        for picture, place in shown:
            draw(self.machine, picture, *place)

    def step(self, frame: int) -> None:
        """Let one after the other slide."""
        if not self._course:
            return
        phase, following = frame % self._period, (self._at + 1) % len(self._course)
        source, hole = self._course[following], self._course[self._at]
        number = self._plates[source]
        if number is None:
            return
        ends = self.places[source], self.places[hole]
        if phase < FRAMES:
            picture, colours = self.picture(number, towards(*ends), True)
            _step(self.machine, picture, colours, ends, list(eased(*ends, FRAMES))[phase])
        elif phase == FRAMES:
            self._plates[hole], self._plates[source] = number, None
            self._at = following
            self.draw()


def round_and_round(count: int) -> list[int]:
    """The course of a hole in a ring of so many places."""
    return list(range(count - 1, -1, -1))


def to_and_fro(count: int) -> list[int]:
    """The course of a hole in a row."""
    return [*range(count - 1, 0, -1), *range(count - 1)]


def lettering(
    machine: Spectrum, words: str, row: int, side: str, width: int = WIDTH, largest: int = TILE, moves: bool = False
) -> Shunting:
    """Plates of a side with the letters of a line, `largest` pixels wide at most, centred in so many of the screen.

    Where they `moves` and there is room, one after the other makes way for the next.
    """
    size = max(size for size in art.LETTER_SIZES if size <= largest and size * len(words) <= width)
    room = moves and size % CELL == 0 and size * (len(words) + 1) <= width
    count = len(words) + room
    left = (WIDTH - count * size) // 2 // CELL * CELL
    places = [(left + size * number, CELL * row) for number in range(count) if room or words[number] != " "]
    letters = words.replace(" ", "")

    def picture(number: int, gaze: Gaze, pushes: bool) -> tuple[Sprite, int]:
        del gaze, pushes
        return art.lettered(machine.font, letters[number], size), COLOURS[side]

    return Shunting(machine, places, to_and_fro(count) if room else (), picture, LETTER_PAUSE_FRAMES)
