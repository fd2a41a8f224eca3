"""The map on parchment at the right: one floor at a time, as far as it is known."""

from arcade.games.cave.art_signs import HERO, KINDS, PENCIL, STAIRS, TREE, joint
from arcade.games.cave.board import Way
from arcade.games.cave.layout import SIZE, Plan, Spot, sides
from arcade.games.cave.memory import Chart
from arcade.games.cave.rules import Adventure
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.patterns import SAND
from arcade.toolkit.picture.sprites import Sprite

ROW, COLUMN = 0, 19
PARCHMENT, WALKER = pair("ky"), pair("Wr")
FLAT = (Way.NORTH, Way.SOUTH, Way.EAST, Way.WEST)


class MapPanel:
    """Draws floors of a cave."""

    def __init__(self, machine: Spectrum, plan: Plan, carrier: Sprite) -> None:
        self.machine = machine
        self.plan = plan
        self.carrier = carrier

    def blank(self) -> None:
        """The bare parchment."""
        fill(self.machine, ROW, COLUMN, SIZE, SIZE, SAND, PARCHMENT)

    def show(self, adventure: Adventure, chart: Chart, floor: int) -> None:
        """A floor with its known places and tunnels, and the walker if that is where one is."""
        self.blank()
        here = [place for place in chart.seen if adventure.cave.places[place].floor == floor]
        for spot, sprite in self._tunnels(adventure, chart, here).items():
            draw_cells(self.machine, sprite, ROW + spot[0], COLUMN + spot[1])
        for place in here:
            self._room(adventure, chart, place)

    def show_pencil(self, words: str) -> None:
        """Empty parchment with a pencil, for those who draw their own map."""
        self.blank()
        for place, line in enumerate(words.split("\n")):
            centred(self.machine, ROW + 2 + 2 * place, line, PARCHMENT, COLUMN, SIZE)
        draw(self.machine, PENCIL, 8 * COLUMN + 20, 8 * ROW + 44)

    def _tunnels(self, adventure: Adventure, chart: Chart, places: list[int]) -> dict[Spot, Sprite]:
        """The picture of each spot that known tunnels pass; where two cross, the later lies below."""
        open_sides: dict[Spot, list[frozenset[Way]]] = {}
        for place in places:
            for way in FLAT:
                if (place, way.value) in chart.open:
                    found: dict[Spot, set[Way]] = {}
                    for spot, side in sides(self.plan.tunnel(adventure.cave, place, way)):
                        found.setdefault(spot, set()).add(side)
                    for spot, ways in found.items():
                        open_sides.setdefault(spot, []).append(frozenset(ways))
        pictures = {}
        for spot, passing in open_sides.items():
            all_sides = frozenset().union(*passing)
            bridge = frozenset((Way.EAST, Way.WEST)) in passing and frozenset((Way.NORTH, Way.SOUTH)) in passing
            pictures[spot] = joint(all_sides, bridge)
        return pictures

    def _room(self, adventure: Adventure, chart: Chart, place: int) -> None:
        _, (row, column) = self.plan.places[place]
        sign, colours = KINDS[adventure.kind(place)]
        up, down = ((place, way.value) in chart.open for way in (Way.UP, Way.DOWN))
        if place in self.plan.woods:
            sign = TREE
        elif stairs := STAIRS.get((up, down)):
            sign = stairs
        attribute = pair(colours)
        if place == adventure.place:
            sign, attribute = self.carrier if adventure.carrying else HERO, WALKER
        draw_cells(self.machine, sign.opaque(), ROW + row, COLUMN + column)
        self.machine.attributes[32 * (ROW + row) + COLUMN + column] = attribute
