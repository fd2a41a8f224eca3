"""The modern look's panels: the compass, the map on parchment, and the picture, which lives while one thinks."""

from collections.abc import Sequence
from functools import cache
from itertools import product

from arcade.games.cave import art
from arcade.games.cave.art import COLUMNS, ROWS, Poses
from arcade.games.cave.gallery import FEET, PICTURES, lives_of, picture, torches_of
from arcade.games.cave.layouts import PLACES_IN_THE_OPEN, SIZE, SPOTS, Spot, sides, tunnel
from arcade.games.cave.motion import Life
from arcade.games.cave.rules import WAYS, Adventure, Way
from arcade.games.cave.state import SAID, Chart, State
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS as COLUMNS_OF_SCREEN
from arcade.toolkit.animation.transitions import Appearing, Wipe, appear, appearing
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.picture.drawing import draw, draw_cells, lift_cells
from arcade.toolkit.picture.ink import BLUE, BRIGHT_BIT, INK_BITS, MAGENTA, RED, YELLOW, ink_of, pair, paper_of
from arcade.toolkit.picture.panels import centred, write
from arcade.toolkit.picture.sprites import CELL, Sprite

WAY_SIGNS = {
    Way.NORTH: ((15, 28), (16, 28), "↑"),
    Way.SOUTH: ((19, 28), (18, 28), "↓"),
    Way.EAST: ((17, 30), (17, 29), "→"),
    Way.WEST: ((17, 26), (17, 27), "←"),
    Way.UP: ((21, 26), (21, 27), "↑"),
    Way.DOWN: ((21, 29), (21, 30), "↓"),
}
"""On the compass: the cell of the letter, that of the sign, and the arrow of an open way."""


def compass(machine: Spectrum, language: Language, chart: Chart, place: int, walker: Sprite) -> None:
    """Letters with an arrow where a way is known to be open, a cross where it is shut, a dot where nobody knows."""
    for way, (letter_cell, sign_cell, arrow) in WAY_SIGNS.items():
        write(machine, *letter_cell, SAID[way].letter.in_language(language), pair("Yb"))
        exit_ = (place, way.value)
        sign, colours = (arrow, "Gk") if exit_ in chart.open else ("×", "rk") if exit_ in chart.shut else ("·", "ck")
        write(machine, *sign_cell, sign, pair(colours))
    in_the_middle(machine, walker)
    machine.attributes[32 * 17 + 28] = pair("Wk")


def in_the_middle(machine: Spectrum, walker: Sprite) -> None:
    """The walker on the compass, who shifts his weight."""
    draw_cells(machine, walker.opaque(), 17, 28)


def way_at(x: int, y: int) -> Way | None:
    """The way whose letter, or the sign beside it, is at a pixel."""
    cell = (y // CELL, x // CELL)
    return next((way for way, signs in WAY_SIGNS.items() if cell in signs), None)


MAP_COLUMN = 19


class MapPanel:
    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine
        self._walker: Spot | None = None
        """Where on the plan the walker stands, if it is to be seen."""

    def blank(self) -> None:
        draw_cells(self.machine, PICTURES["parchment"], 0, MAP_COLUMN)
        self._walker = None

    def show(self, adventure: Adventure, chart: Chart, floor: int, walker: Poses) -> None:
        """A floor with its known places and tunnels, and the walker if that is where one is."""
        self.blank()
        ornament, x, y = art.ORNAMENTS[floor]
        draw(self.machine, ornament.coloured("r"), 8 * MAP_COLUMN + x, y)
        here = [place for place in chart.seen if adventure.cave.places[place].floor == floor]
        for spot, sprite in self._tunnels(adventure, chart, here).items():
            draw_cells(self.machine, sprite, spot[0], MAP_COLUMN + spot[1])
        for place in here:
            self._room(adventure, chart, place)
        home, spot = SPOTS[adventure.place]
        if home == floor:
            self._walker = spot
            self.pose(walker[0])

    def pose(self, walker: Sprite) -> None:
        """The walker, who shifts his weight, if he is to be seen."""
        if self._walker is not None:
            self.stand(self._walker, walker)

    def stand(self, spot: Spot, walker: Sprite) -> None:
        row, column = spot[0], MAP_COLUMN + spot[1]
        draw_cells(self.machine, walker.opaque(), row, column)
        self.machine.attributes[32 * row + column] = pair("Wr")

    def walk(self, spots: Sequence[Spot], walker: Poses, heard: bool) -> Frames[None]:
        """The walker goes through a tunnel of the floor that is shown; steps may be heard."""
        for place, spot in enumerate(spots):
            if heard:
                self.machine.chime(FEET[place % 2])
            here = lift_cells(self.machine, spot[0], MAP_COLUMN + spot[1], 1, 1)
            self.stand(spot, walker[place % 2])
            yield from self.machine.wait(2)
            here.put_back(self.machine)

    def show_pencil(self, words: str) -> None:
        """Empty parchment with a pencil, for those who draw their own map."""
        self.blank()
        for place, line in enumerate(words.split("\n")):
            centred(self.machine, 2 + 2 * place, line, pair("ky"), MAP_COLUMN, SIZE)
        draw(self.machine, art.PENCIL, 8 * MAP_COLUMN + 20, 44)

    def _tunnels(self, adventure: Adventure, chart: Chart, places: list[int]) -> dict[Spot, Sprite]:
        """The picture of each spot that known tunnels pass; where two cross, the later lies below."""
        open_sides: dict[Spot, list[frozenset[Way]]] = {}
        for place in places:
            for way in WAYS[:4]:
                if (place, way.value) in chart.open:
                    passed = [*sides(tunnel(adventure.cave, place, way))]
                    for spot in dict.fromkeys(spot for spot, _ in passed):
                        ways = frozenset(side for at, side in passed if at == spot)
                        open_sides.setdefault(spot, []).append(ways)
        upright, across = frozenset(WAYS[:2]), frozenset(WAYS[2:4])
        return {
            spot: art.joint(frozenset().union(*passing), upright in passing and across in passing)
            for spot, passing in open_sides.items()
        }

    def _room(self, adventure: Adventure, chart: Chart, place: int) -> None:
        _, (row, column) = SPOTS[place]
        sign, colours = art.KINDS[adventure.kind(place)]
        up, down = ((place, way.value) in chart.open for way in (Way.UP, Way.DOWN))
        sign = art.TREE if place in PLACES_IN_THE_OPEN else art.STAIRS.get((up, down), sign)
        draw_cells(self.machine, sign.opaque(), row, MAP_COLUMN + column)
        self.machine.attributes[32 * row + MAP_COLUMN + column] = pair(colours)


GLOW = ((10, YELLOW), (4, YELLOW | BRIGHT_BIT))
"""Squares of distances in cells to which a torch shines, the farther first, and its light there."""
WARMED = (RED, YELLOW, BLUE, MAGENTA)
"""Inks of stone, which take the light."""


class Scenery:
    """One picture at the top left of the screen, by the number of its description; 0 is none."""

    def __init__(self, program: State) -> None:
        self.program: State = program
        self.machine: Spectrum = program.machine
        self.shown = 0
        self._lives: list[Life] = []

    def appear(self, number: int, way: Way | None) -> Frames[None]:
        """Let a picture take the place of the one before, from where one goes."""
        self.shown = number
        return appear(self.machine, self._paint, _appearing(way))

    def wake(self) -> None:
        parts = lives_of(self.program.tale.story, self.shown, self.program.calm)
        self._lives = [part.woken(self.machine, self.program.decoration_dice) for part in parts]

    def live(self) -> None:
        for life in self._lives:
            life.step()

    def rest(self) -> None:
        if self._lives:
            self._lives = []
            self._paint()

    def _paint(self) -> None:
        story = self.program.tale.story
        draw(self.machine, picture(story, self.shown), 0, 0)
        for place in torches_of(story, self.shown):
            self._light(*place)
        for row, column in torches_of(story, self.shown):
            draw(self.machine, art.NICHE, 8 * column + 4 - art.NICHE.width // 2, 8 * row - 5)
            draw_cells(self.machine, art.TORCHES[0], row, column)

    def _light(self, row: int, column: int) -> None:
        attributes = self.machine.attributes
        for far, light in GLOW:
            for line, place in product(range(ROWS), range(COLUMNS)):
                at = COLUMNS_OF_SCREEN * line + place
                near = (line - row - 1) ** 2 + (place - column) ** 2 <= far
                if near and not paper_of(attributes[at]) and ink_of(attributes[at]) in WARMED:
                    attributes[at] = attributes[at] & ~INK_BITS | light


@cache
def _appearing(way: Way | None) -> Appearing:
    """Which cells of the picture change in each frame as one goes a way."""
    return appearing({cell: _turn(way, *cell) for cell in product(range(ROWS), range(COLUMNS))}, 10)


def _turn(way: Way | None, row: int, column: int) -> int:
    """When a cell of the picture changes as one goes a way: whoever goes in sees the middle first."""
    inwards = max(abs(2 * row + 1 - ROWS) * COLUMNS // ROWS, abs(2 * column + 1 - COLUMNS)) // 2
    turns = inwards, COLUMNS // 2 - inwards, COLUMNS - 1 - column, column, row, ROWS - 1 - row
    return turns[WAYS.index(way)] if way else Wipe.DISSOLVE.turn(row, column)
