"""The map on parchment at the right: one floor at a time, as far as it is known."""

from collections.abc import Sequence

from arcade.games.cave.art_map import ORNAMENTS, SEPIA
from arcade.games.cave.art_signs import KINDS, PENCIL, STAIRS, TREE, Poses, joint
from arcade.games.cave.board import Way
from arcade.games.cave.gallery import PICTURES
from arcade.games.cave.layout import SIZE, Plan, Spot, sides
from arcade.games.cave.memory import Chart
from arcade.games.cave.rules import Adventure
from arcade.games.cave.sounds import FEET
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.picture.drawing import draw, draw_cells, lift_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.sprites import Sprite

ROW, COLUMN = 0, 19
PARCHMENT, WALKER = pair("ky"), pair("Wr")
PACE = 2
"""Frames of a walker's step."""
FLAT = (Way.NORTH, Way.SOUTH, Way.EAST, Way.WEST)


class MapPanel:
    """Draws floors of a cave."""

    def __init__(self, machine: Spectrum, plan: Plan) -> None:
        self.machine = machine
        self.plan = plan
        self._walker: Spot | None = None
        """Where on the plan the walker stands, if it is to be seen."""

    def blank(self) -> None:
        """The bare parchment."""
        draw_cells(self.machine, PICTURES["parchment"], ROW, COLUMN)
        self._walker = None

    def show(self, adventure: Adventure, chart: Chart, floor: int, walker: Poses) -> None:
        """A floor with its known places and tunnels, and the walker if that is where one is."""
        self.blank()
        ornament, x, y = ORNAMENTS[floor]
        draw(self.machine, ornament.coloured(SEPIA), 8 * COLUMN + x, 8 * ROW + y)
        here = [place for place in chart.seen if adventure.cave.places[place].floor == floor]
        for spot, sprite in self._tunnels(adventure, chart, here).items():
            draw_cells(self.machine, sprite, ROW + spot[0], COLUMN + spot[1])
        for place in here:
            self._room(adventure, chart, place)
        home, spot = self.plan.places[adventure.place]
        if home == floor:
            self._walker = spot
            self.pose(walker[0])

    def pose(self, walker: Sprite) -> None:
        """The walker, who shifts his weight, if he is to be seen."""
        if self._walker is not None:
            self.stand(self._walker, walker)

    def stand(self, spot: Spot, walker: Sprite) -> None:
        """The walker at a spot of the plan."""
        row, column = ROW + spot[0], COLUMN + spot[1]
        draw_cells(self.machine, walker.opaque(), row, column)
        self.machine.attributes[32 * row + column] = WALKER

    def walk(self, spots: Sequence[Spot], walker: Poses, heard: bool) -> Frames[None]:
        """The walker goes through a tunnel of the floor that is shown; steps may be heard."""
        for place, spot in enumerate(spots):
            if heard:
                self.machine.chime(FEET[place % 2])
            here = lift_cells(self.machine, ROW + spot[0], COLUMN + spot[1], 1, 1)
            self.stand(spot, walker[place % 2])
            yield from self.machine.wait(PACE)
            here.put_back(self.machine)

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
        draw_cells(self.machine, sign.opaque(), ROW + row, COLUMN + column)
        self.machine.attributes[32 * (ROW + row) + COLUMN + column] = pair(colours)
