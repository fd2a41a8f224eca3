"""The goal at night: a crowd that jumps for joy, posts and a net, the grass; beside it the panel.

That is a great dial that one second goes round, the time in figures, and a ball for each round.
"""

from collections.abc import Sequence
from functools import cache
from math import cos, isqrt, pi, sin

from arcade.games.reflexe import ART
from arcade.games.reflexe.levels import Trial
from arcade.games.reflexe.rules import DUEL_POINTS, ROUNDS, quick_of
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.contract.timing import A_SECOND
from arcade.toolkit.flow.stopwatch import seconds
from arcade.toolkit.letters.lettering import big, room_for_marks
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.patterns import FULL
from arcade.toolkit.picture.shown import Shown
from arcade.toolkit.picture.solids import shaded
from arcade.toolkit.picture.sprites import CELL, Sprite

CROWD_ROWS = 3
BAR_ROW = 3
GRASS_ROW = 17
"""The first of the grass."""
ROWS = 21
"""Cell rows of the scene."""
GOAL_LEFT, GOAL_RIGHT = 8, 31
"""The posts' columns."""
SHIRTS = "crbmgbcrmbg"
PACE = 6
"""Frames for which arms stay up."""


def goal(machine: Spectrum, left: int = GOAL_LEFT, right: int = GOAL_RIGHT, top: int = BAR_ROW) -> None:
    """Crossbar, posts and net, and before them the grass in stripes of two greens."""
    fill(machine, top + 1, left + 1, GRASS_ROW - top - 1, right - left - 1, ART["net"], pair("bk"))
    for column in range(left, right + 1):
        draw_cells(machine, ART["bar"].coloured("W", "k"), top, column)
    for row in range(top + 1, GRASS_ROW):
        draw_cells(machine, ART["post"].coloured("W", "k"), row, left)
        draw_cells(machine, ART["post"].coloured("W", "k"), row, right)
    fill(machine, GRASS_ROW, 0, ROWS - GRASS_ROW, COLUMNS, ART["turf"], pair("kg"))
    for column in range(0, COLUMNS, 8):
        colour_cells(machine, GRASS_ROW, column, ROWS - GRASS_ROW, 4, pair("kG"))


class Crowd:
    """Heads in rows, one a cell; at a cheer they jump up, neighbours one after the other."""

    def __init__(self, machine: Spectrum, row: int = 0, rows: int = CROWD_ROWS) -> None:
        self.machine = machine
        self._row, self._rows = row, rows

    def sit(self) -> None:
        for row in range(self._rows):
            for column in range(COLUMNS):
                shirt = SHIRTS[(3 * column + 5 * row + column // 5) % len(SHIRTS)]
                draw_cells(self.machine, ART["head sitting"].coloured(shirt, "k"), self._row + row, column)

    def cheer(self, frame: int) -> None:
        """A wave of arms through the rows, at a frame since it began; some of them in each frame."""
        for place in range(frame % PACE, self._rows * COLUMNS, PACE):
            row, column = divmod(place, COLUMNS)
            up = (frame // PACE + column + 2 * row) % 4 < 2
            self.machine.cell(self._row + row, column, bytes(ART["head cheering" if up else "head sitting"].ink))


DIAL = 64
"""Pixels across the dial."""
DIAL_ROW, FIGURES_ROW, ROUNDS_ROW = 4, 12, 15
WIDTH = 8
"""Columns of the dial."""
UNIT = 256
ANGLES = tuple(2 * pi * at / A_SECOND for at in range(A_SECOND))
HANDS = tuple((round(UNIT * sin(angle)), -round(UNIT * cos(angle))) for angle in ANGLES)
"""Where the hand points in each frame of a second."""
SHADE = 28
DUEL_INKS = "GR"
LAMP_INKS = "RYGC"
"""A ball's ink by how quick its round was."""


@cache
def dial(at: int) -> Sprite:
    """The dial, its hand at a frame of the second, what it has passed shaded; ink is dark."""
    hand = HANDS[at]

    def level(x: int, y: int) -> int:
        across, down = 2 * x + 1 - DIAL, 2 * y + 1 - DIAL
        away = isqrt(across * across + down * down)
        if away >= DIAL - 3:
            return FULL
        along = across * hand[0] + down * hand[1]
        beside = abs(across * hand[1] - down * hand[0])
        if away < 8 or (along > -10 * UNIT and beside < 4 * UNIT and away < DIAL - 16):
            return FULL
        if DIAL - 14 < away < DIAL - 6 and _at_tick(across, down):
            return FULL
        return SHADE if away < DIAL - 16 and at and _passed(across, down, hand) else 0

    return shaded(DIAL, DIAL, level).coloured("k", "W")


def _at_tick(across: int, down: int) -> bool:
    """Whether a place is on one of the ten lines that divide the second."""
    return any(across * x + down * y > 0 and abs(across * y - down * x) < 3 * UNIT for x, y in HANDS[:: A_SECOND // 10])


def _passed(across: int, down: int, hand: tuple[int, int]) -> bool:
    """Whether the hand, which begins at the top, has passed a place."""
    turned = across * hand[1] - down * hand[0]
    if (across < 0) != (hand[0] < 0):
        return hand[0] < 0
    return turned > 0


class Panel:
    """What stands beside the goal; draws only what changed."""

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine
        self._shown = Shown()

    def forget(self) -> None:
        """The screen is new."""
        self._shown.forget()

    def time(self, frames: int, written: bool = False, best: int | None = None) -> None:
        """The dial after some frames; below it the time in figures if `written`, else the best."""
        if self._shown.changed("dial", frames):
            draw_cells(self.machine, dial(frames % A_SECOND), DIAL_ROW, 0)
        figures = (frames, "Y") if written else (best, "c")
        if self._shown.changed("figures", figures):
            self._write(*figures)

    def _write(self, frames: int | None, ink: str) -> None:
        fill(self.machine, FIGURES_ROW, 0, 3, WIDTH, colours=pair("Yk"))
        if frames is not None:
            picture = big(seconds(frames), 2)
            x = (CELL * WIDTH - picture.width) // 2
            whole = picture.cut(-x, CELL * room_for_marks(2), CELL * WIDTH, 2 * CELL)
            draw_cells(self.machine, whole.coloured(ink, "k"), FIGURES_ROW, 0, clear=True)

    def rounds(self, times: tuple[int, ...], trial: Trial) -> None:
        """A ball for each round, in a colour that says how quick it was."""
        if not self._shown.changed("balls", times):
            return
        inks = [LAMP_INKS[quick_of(time, trial)] for time in times] + [""] * (ROUNDS - len(times))
        for place, ink in enumerate(inks):
            self._ball(ROUNDS_ROW + place // 5, place % 5, ink)

    def _ball(self, row: int, place: int, ink: str) -> None:
        """A ball in an ink; with none one that is still to be won."""
        ball = ART["lamp"].coloured(ink, "k") if ink else ART["soon"].coloured("w", "k")
        draw_cells(self.machine, ball, row, 1 + place)

    def points(self, duel: Sequence[int]) -> None:
        """A row of balls for each of two players, filled by their points."""
        if not self._shown.changed("balls", tuple(duel)):
            return
        for seat, points in enumerate(duel):
            for place in range(DUEL_POINTS):
                self._ball(ROUNDS_ROW + seat, place, DUEL_INKS[seat] if place < points else "")
