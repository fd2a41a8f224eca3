"""The pictures of the frogs' duel's modern look: a map of all lanes, and one lane as seen from the bank by night."""

from arcade.games.frog_duel import art, strings
from arcade.games.frog_duel.art import Pose
from arcade.games.frog_duel.rules import Position
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.faces import blinks
from arcade.toolkit.animation.living import Drift, Twinkle, all_alive
from arcade.toolkit.contract.controls import HINT, TAKE_BACK
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import wrap
from arcade.toolkit.flow.key_row import key_row
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.grid import Point
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred, write
from arcade.toolkit.picture.sprites import CELL

MAP_ROW, MAP_ROWS = 2, 10
SKY_ROW, FROG_ROW, SHORE = 12, 14, 18
"""The lane seen from the bank."""
LARGE = 4
"""Cells of a large frog, across and down."""
NAME_COLUMN, GAP_COLUMN, BITS = 1, 29, 5
WATER, PADS, NAME, LIT = pair("cb"), pair("gb"), pair("gk"), pair("kY")
NEAR_WATER, NEAR_PADS, SKY = pair("CB"), pair("GB"), pair("Wk")
STARS = ((13, 3), (12, 9), (13, 14), (12, 20), (13, 26), (12, 30))
SPEEDS = (0, 0, 9, 0, 0, -6, 0, 0)
BLINK_EVERY, BLINK_FRAMES = 130, 5
APART = 37
"""Frames by which one frog blinks before the other."""
BREATH_FRAMES, SWOLLEN_FRAMES = 90, 14


class Scene:
    def __init__(self, program: Program[Spectrum]) -> None:
        self.program = program
        self.machine = program.machine
        self.lanes = 10
        self.start = Position()
        """Where the frogs began, so that the lanes' water is known."""
        self.shown = 1
        """The lane that is seen from the bank."""
        self._noses = (0, 0)
        """The columns of the large frogs' noses."""
        self._poses: dict[int, Pose] = {}
        water = Drift(self.machine, CELL * (SHORE + 1), 0, 3 * CELL, COLUMNS, SPEEDS)
        self._pond = all_alive(water.step, Twinkle(self.machine, STARS, "WCbbC", 11).step)

    def row(self, lane: int) -> int:
        """The cell row of a lane on the map."""
        return MAP_ROW + (MAP_ROWS - self.lanes) // 2 + lane - 1

    def bank(self, position: Position) -> None:
        """The map with lanes of plain water, the pond by night, no frogs yet."""
        machine = self.machine
        self.start, self.lanes, self.shown = position, len(position.left), 1
        fill(machine, 0, 0, SHORE, COLUMNS, colours=SKY)
        for row, column in STARS:
            draw(machine, art.STAR, CELL * column, CELL * row)
        fill(machine, SHORE, 0, 22 - SHORE, COLUMNS, colours=NEAR_WATER)
        fill(machine, 22, 0, 2, COLUMNS, colours=pair("Wb"))
        for lane in range(1, self.lanes + 1):
            self.lane(position, lane, frogs=False)
            self.name(lane, False)
        colour_cells(machine, 23, 0, 1, COLUMNS, pair("ck"))
        centred(machine, 23, key_row(self.program, COLUMNS, HINT, TAKE_BACK), pair("ck"))

    def name(self, lane: int, lit: bool) -> None:
        """A lane's number beside it."""
        write(self.machine, self.row(lane), NAME_COLUMN, f"{lane:>2}", LIT if lit else NAME)

    def lane(self, position: Position, lane: int, frogs: bool = True) -> None:
        """A lane of the map: a leaf on every free place, the frogs."""
        machine, row = self.machine, self.row(lane)
        left, right = position.left[lane - 1], position.right[lane - 1]
        first, last = self.start.left[lane - 1], self.start.right[lane - 1]
        fill(machine, row, first, 1, last - first + 1, colours=WATER)
        if right - left > 1:
            fill(machine, row, left + 1, 1, right - left - 1, art.LEAF, PADS)
        write(machine, row, GAP_COLUMN, f"{right - left - 1:>2}", NAME)
        if frogs:
            for seat in (0, 1):
                self.frog(seat, lane, (left, right)[seat])

    def frog(self, seat: int, lane: int, column: int) -> None:
        picture = art.SMALL if seat == 0 else art.SMALL.mirrored()
        draw(self.machine, picture.coloured(art.INKS[seat], "b"), CELL * column, CELL * self.row(lane), clear=True)

    def near(self, position: Position, lane: int, frogs: tuple[int, ...] = (0, 1)) -> None:
        """A lane as seen from the bank, with the large frogs of these seats."""
        machine, self.shown = self.machine, lane
        self._noses = noses = position.left[lane - 1], position.right[lane - 1]
        fill(machine, FROG_ROW, 0, LARGE, COLUMNS, colours=SKY)
        colour_cells(machine, SKY_ROW, 0, FROG_ROW - SKY_ROW, COLUMNS, SKY)
        fill(machine, SHORE, 0, 22 - SHORE, COLUMNS, art.WATER, NEAR_WATER)
        if noses[1] - noses[0] > 1:
            fill(machine, SHORE, noses[0] + 1, 1, noses[1] - noses[0] - 1, art.PAD, NEAR_PADS)
        self._poses.clear()
        for seat in (0, 1):
            x, y = self.spot(seat, noses[seat])
            draw(machine, art.SHELF.coloured("G", "B"), x, y + LARGE * CELL)
            if seat in frogs:
                self._pose(seat, noses[seat], Pose.SITTING)

    def spot(self, seat: int, column: int) -> Point:
        """The top left pixel of a large frog whose nose is at a column."""
        return CELL * (column - LARGE + 1 if seat == 0 else column), CELL * FROG_ROW

    def _pose(self, seat: int, column: int, pose: Pose) -> None:
        """Show a large frog's pose, if it is another than before."""
        if self._poses.get(seat) is not pose:
            self._poses[seat] = pose
            draw(self.machine, art.frog(seat, pose, 2), *self.spot(seat, column), clear=True)

    def live(self, frame: int, turn: int) -> None:
        """The water runs, stars twinkle, frogs blink; the one whose turn it is swells its throat."""
        self._pond(frame)
        for seat, nose in enumerate(self._noses):
            pose = Pose.BLINKING if blinks(frame + APART * seat, BLINK_EVERY, BLINK_FRAMES) else Pose.SITTING
            if seat == turn and frame % BREATH_FRAMES >= BREATH_FRAMES - SWOLLEN_FRAMES:
                pose = Pose.CROAKING
            self._pose(seat, nose, pose)

    def bits(self, position: Position) -> None:
        """The gaps in binary on the right bank, instead of the numbers."""
        for lane, gap in enumerate(position.gaps, 1):
            write(self.machine, self.row(lane), COLUMNS - BITS, f"{gap:05b}", pair("Wk"))

    def theory(self, position: Position) -> None:
        """The page about the theory, with the gaps of a pond and their sum."""
        machine, text = self.machine, self.program.text
        fill(machine, 0, 0, 24, COLUMNS, colours=pair("Wk"))
        headline(machine, text(strings.THEORY), 1, "GY", most=2)
        for place, line in enumerate(wrap(text(strings.THEORY_PROSE), COLUMNS - 2)):
            write(machine, 4 + place, 1, line, pair("Wk"))
        for lane, gap in enumerate(position.gaps, 1):
            write(machine, 12 + (lane - 1) % 5, 3 + 14 * ((lane - 1) // 5), f"{lane:>2} {gap:>2} {gap:05b}", pair("Ck"))
        write(machine, 18, 8, f"{text(strings.SUM)} {position.sum:>2} {position.sum:05b}", pair("Yk"))
