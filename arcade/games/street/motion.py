"""The town's vehicles gliding down and up their lanes."""

from dataclasses import dataclass

from arcade.games.street.actors import Kind
from arcade.games.street.scene import NOWHERE, Scene, paint_of
from arcade.games.street.scenery import WALKER_COLUMNS, cell_row
from arcade.games.street.world import Town
from arcade.toolkit.picture.sprites import CELL

ROW = 2 * CELL
"""Pixels of a row."""


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

    def show(self, town: Town) -> None:
        """Draw every vehicle where it is."""
        self._plan(town)
        for ride in self._rides:
            self.scene.vehicle(ride.kind, ride.way, ride.paint, ride.column, ride.end)

    def begin(self, town: Town) -> None:
        """Take note of where every vehicle goes in the loop that the town has made."""
        self._plan(town)

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
