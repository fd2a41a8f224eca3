"""Who moves in the town: the walker, with the arrow on the door he goes to, and the vehicles in their lanes."""

from dataclasses import dataclass

from arcade.games.street import ART
from arcade.games.street.board import DOWN_LANES, ROWS, UP_LANES, ZEBRAS, Cell, Kind, Vehicle
from arcade.games.street.rules import Command
from arcade.games.street.scene import NOWHERE, WALKER_COLUMNS, Scene, cell_row, paint_of
from arcade.games.street.world import Town
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.picture.ink import FLASH_BIT, PAPER_BITS, pair
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.sprites import CELL, Sprite

SIZE = 16
"""Pixels that the walker is wide and high."""
ON_ROAD, ON_PAVEMENT = pair("Yk"), pair("bw")
ARROW = smoothly(ART["arrow"], 2).opaque()
ROADS = (*DOWN_LANES, *UP_LANES)
MARKS_LOOPS = 10
"""For which skid marks stay."""
Poses = tuple[Sprite, Sprite]
RIGHT: Poses = (ART["stand"], ART["stride"])
LEFT: Poses = (ART["stand"].mirrored(), ART["stride"].mirrored())
DOWN: Poses = (ART["front"], ART["front"].mirrored())
UP: Poses = (ART["behind"], ART["behind"].mirrored())
LOOKING: Poses = (ART["look-left"], ART["look-left"].mirrored())


class Figure:
    """Draws the walker over the scene; whoever redraws what is under him hides him first."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.cell: Cell = (0, 0)
        self._end: Cell = (0, 0)
        self._place = (0, 0)
        self._poses = RIGHT
        self._pose = RIGHT[0]
        self._looking = False
        self._goal: Cell | None = None

    def begin(self, cell: Cell, goal: Cell, calm: bool) -> None:
        """Stand on a cell, with the arrow at a door."""
        self._goal = None
        self._poses, self._pose = RIGHT, RIGHT[0]
        self.arrive(cell)
        self.seek(goal, calm)

    def arrive(self, cell: Cell) -> None:
        self.cell = self._end = cell
        self._place = _pixels(cell)

    def turn(self, command: Command, looking: bool) -> None:
        """Face where the command leads, or look both ways."""
        self._looking = looking
        if looking:
            self._poses = LOOKING
        elif command.across:
            self._poses = RIGHT if command.across > 0 else LEFT
        elif command.down:
            self._poses = DOWN if command.down > 0 else UP
        elif self._poses is LOOKING:
            self._poses = RIGHT

    def moves(self, end: Cell, frame: int, frames: int) -> bool:
        """Work out place and pose for a frame of the way to a cell; tells whether anything changes."""
        self._end = end
        (left, top), (x, y) = _pixels(self.cell), _pixels(end)
        place = left + (x - left) * frame // frames, top + (y - top) * frame // frames
        stepping = (self.cell != end and frame < frames) or self._looking
        pose = self._poses[(frame - 1) * 4 // frames % 2] if stepping else self._poses[0]
        changed = (place, pose) != (self._place, self._pose)
        if changed:
            self.hide()
            self._place, self._pose = place, pose
        return changed

    @property
    def on_road(self) -> bool:
        """Whether he is on a roadway or steps to or from one, so that cars may come under him."""
        return self.cell[0] in ROADS or self._end[0] in ROADS

    @property
    def rows(self) -> range:
        """The cell rows that he touches."""
        return range(self._place[1] // CELL, (self._place[1] + SIZE + CELL - 1) // CELL)

    def hide(self) -> None:
        x, y = self._place
        self.scene.restore(y // CELL, x // CELL, len(self.rows), -(-(x + SIZE) // CELL) - x // CELL)

    def show(self, pose: Sprite | None = None) -> None:
        """Draw him where he is; the four cells that he mostly fills take his colours."""
        machine, (x, y) = self.scene.machine, self._place
        picture = pose or self._pose
        left, top = (x + CELL // 2) // CELL, (y + CELL // 2) // CELL
        if not self.scene.paper(top, left) & PAPER_BITS:
            picture = picture.opaque()  # a zebra's bars would take his colour
        machine.cover(x, y, picture.solid, picture.ink, SIZE)
        for row in (top, top + 1):
            for column in (left, left + 1):
                dark = not self.scene.paper(row, column) & PAPER_BITS
                machine.attributes[COLUMNS * row + column] = ON_ROAD if dark else ON_PAVEMENT

    def seek(self, goal: Cell, calm: bool) -> None:
        """Move the arrow, which flashes unless it is to be calm, to another door."""
        self.hide()
        if self._goal is not None:
            self.scene.change(*_cells(self._goal), None)
        arrow = ARROW if goal[0] else ARROW.mirrored()
        self.scene.change(*_cells(goal), arrow, pair("rw") | (0 if calm else FLASH_BIT))
        self._goal = goal
        self.show()


def _cells(cell: Cell) -> tuple[int, int]:
    """The upper left cell, row and column, of a cell of the street."""
    return cell_row(cell[1]), WALKER_COLUMNS[cell[0]]


def _pixels(cell: Cell) -> tuple[int, int]:
    row, column = _cells(cell)
    return CELL * column, CELL * row


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
            self._marks[place] = MARKS_LOOPS
            self.scene.change(*place, ART["skid"], pair("wk"))
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
                start = end - 2 * CELL * lane.way if vehicle.moved else end
                rows = range(start // CELL, start // CELL + 2 * vehicle.kind.rows)
                paint = paint_of(vehicle.kind, vehicle.shade)
                self._rides.append(Ride(vehicle.kind, lane.way, paint, column, start, end, start, rows))
