"""The town's vehicles gliding down and up their lanes."""

from dataclasses import dataclass

from arcade.games.street import art
from arcade.games.street.actors import ROWS, ZEBRAS, Kind, Vehicle
from arcade.games.street.scene import NOWHERE, Scene, paint_of
from arcade.games.street.scenery import WALKER_COLUMNS, cell_row
from arcade.games.street.world import Town
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.sprites import CELL

ROW = 2 * CELL
"""Pixels of a row."""
LASTING = 10
"""Loops for which skid marks stay."""
MARKS = pair("wk")


@dataclass
class Ride:
    """A vehicle's way in this loop, from one pixel row to another, and where it is shown."""

    kind: Kind
    way: int
    paint: int
    column: int
    start: int
    end: int
    y: int
    rows: range


class Drivers:
    """Shows vehicles, drawing only those that move or might be covered."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self._rides: list[Ride] = []
        self._going: list[Vehicle] = []
        """Who drove in the loop before."""
        self._marks: dict[tuple[int, int], int] = {}
        """Rows and columns of skid marks, and the loops for which they stay."""

    def show(self, town: Town) -> None:
        """Draw every vehicle where it is."""
        self._going, self._marks = [], {}
        self._plan(town)
        for ride in self._rides:
            self.scene.vehicle(ride.kind, ride.way, ride.paint, ride.column, ride.end)

    def begin(self, town: Town, hasty: bool) -> bool:
        """Take note of where every vehicle goes in the loop that the town has made.

        Where drivers are in haste to stop, who does leaves marks; tells whether one did.
        """
        self._plan(town)
        skidded = self._skids(town) if hasty else []
        changed = set(skidded)
        for place in skidded:
            self._marks[place] = LASTING
            self.scene.change(*place, art.SKID, MARKS)
        for place, loops in list(self._marks.items()):
            self._marks[place] = loops - 1
            if not loops:
                del self._marks[place]
                self.scene.change(*place, None)
                changed.add(place)
        columns = {column for _, column in changed}
        for ride in self._rides:
            if ride.column in columns:
                self.scene.vehicle(ride.kind, ride.way, ride.paint, ride.column, ride.y)
        self._going = [vehicle for lane in town.roads.lanes for vehicle in lane.vehicles if vehicle.moved]
        return bool(skidded)

    def _skids(self, town: Town) -> list[tuple[int, int]]:
        """Where there is room for the marks of those who drove and stand now: behind them, not on a zebra."""
        places = []
        for lane in town.roads.lanes:
            for vehicle in lane.vehicles:
                behind = vehicle.front - lane.way * vehicle.kind.rows
                place = cell_row(behind), WALKER_COLUMNS[lane.column]
                if vehicle.moved or not any(vehicle is one for one in self._going) or place in self._marks:
                    continue
                if 0 <= behind < ROWS and behind not in ZEBRAS and not lane.taken(behind):
                    places.append(place)
        return places

    def glide(self, frame: int, frames: int, covered: range | None) -> None:
        """Draw what has moved by this frame of a loop, and what may lie under the walker on these cell rows."""
        for ride in self._rides:
            y = ride.start + (ride.end - ride.start) * frame // frames
            hidden = covered is not None and ride.rows.start < covered.stop and covered.start < ride.rows.stop
            if y == ride.y and not hidden:
                continue
            painted = NOWHERE if hidden else ride.rows
            rows = self.scene.vehicle(ride.kind, ride.way, ride.paint, ride.column, y, painted)
            if rows.start > ride.rows.start:
                self.scene.restore(ride.rows.start, ride.column, rows.start - ride.rows.start, 2)
            if rows.stop < ride.rows.stop:
                self.scene.restore(rows.stop, ride.column, ride.rows.stop - rows.stop, 2)
            ride.y, ride.rows = y, rows

    def _plan(self, town: Town) -> None:
        self._rides = []
        for lane in town.roads.lanes:
            column = WALKER_COLUMNS[lane.column]
            for vehicle in lane.vehicles:
                top = vehicle.front if lane.way < 0 else vehicle.front - vehicle.kind.rows + 1
                end = CELL * cell_row(top)
                start = end - ROW * lane.way if vehicle.moved else end
                rows = range(start // CELL, start // CELL + 2 * vehicle.kind.rows)
                paint = paint_of(vehicle.kind, vehicle.shade)
                self._rides.append(Ride(vehicle.kind, lane.way, paint, column, start, end, start, rows))
