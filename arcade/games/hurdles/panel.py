"""Below the track: the course in small along one row, and after the race the board that counts what it came to."""

from collections.abc import Callable

from arcade.games.hurdles import ART, art, sounds, strings
from arcade.games.hurdles.levels import Kind
from arcade.games.hurdles.scoring import seconds
from arcade.games.hurdles.world import Race, Runner
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, LINES, WIDTH
from arcade.toolkit.animation.living import Twinkle
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import write
from arcade.toolkit.picture.shown import Shown
from arcade.toolkit.picture.sprites import CELL

ROW = 22
LEFT, LENGTH = 8, 238
TRACK = 4
"""The pixel row of the course."""
POINTERS = (
    ART["pointers-1"],
    ART["pointers-2"],
)
"""From above the runner of the first lane, from below the one of the second."""
BOARD_ROW, BOARD_ROWS = 15, 8
"""The board: a row of bulbs, or of the lanes' numbers, and one for each figure; it covers the strip, too."""
NAMES, VALUES_END = 2, 30
NAME_COLOURS, VALUE_COLOURS = pair("Wk"), pair("Yk")
OPENING, FIGURE = 3, 13
"""Frames of a row that goes dark, and of a figure that comes up."""
COUNTING = 24
"""Frames in which the points are counted."""
FIGURES: tuple[tuple[Text, Callable[[Race, Runner], object]], ...] = (
    (strings.ROW_PERFECT, lambda _, runner: runner.perfect),
    (strings.ROW_CLEARED, lambda _, runner: runner.cleared),
    (strings.ROW_DOWN, lambda _, runner: runner.fallen),
    (strings.ROW_TIME, lambda _, runner: seconds(runner.time)),
    (strings.ROW_BONUS, lambda race, runner: race.bonus(runner)),
)


class Strip:
    """The course in small, drawn where somebody has come a pixel further or something has fallen."""

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine
        self._shown = Shown()
        self._course = [0] * CELL
        """The row without anybody on it."""

    def colour(self) -> None:
        """Give the row its colours; it is drawn anew next time."""
        colour_cells(self.machine, ROW, 0, 1, COLUMNS, pair("Ck"))
        self._shown.forget()

    def draw(self, race: Race) -> None:
        """Show the race as it stands."""
        finish, verdicts = race.course.finish, race.runners[0].verdicts
        pointed = [_at(distance, finish) for distance in (*[runner.distance for runner in race.runners], race.pace)]
        if not self._shown.changed("strip", (pointed, len(verdicts))):
            return
        if self._shown.changed("course", len(verdicts)):
            self._course = [0] * CELL
            self._course[TRACK] = (1 << LENGTH) - 1 << WIDTH - LEFT - LENGTH
            for place, obstacle in enumerate(race.course.obstacles):
                fallen = place < len(verdicts) and not verdicts[place].clean
                bit = 1 << WIDTH - 1 - _at(obstacle.edge, finish)
                for row in () if fallen else (TRACK + 1,) if obstacle.kind is Kind.WATER else (TRACK - 1, TRACK + 1):
                    self._course[row] |= bit
        rows = list(self._course)
        for x, pointer, top in zip(pointed, POINTERS, (0, TRACK + 1), strict=False):
            for row, ink in enumerate(pointer.ink, top):
                rows[row] |= ink << WIDTH - x - 3
        for line, bits in zip(LINES[CELL * ROW :], rows, strict=False):
            self.machine.display[line : line + COLUMNS] = bytearray(bits.to_bytes(COLUMNS))


def _at(distance: int, finish: int) -> int:
    """The pixel's column of a distance."""
    return LEFT + min(distance, finish) * (LENGTH - 1) // finish


class Results:
    """The board with everybody's figures."""

    def __init__(self, program: Program[Spectrum], race: Race) -> None:
        self.program = program
        self.machine = program.machine
        self.race = race
        self._bulbs = Twinkle(self.machine, [(BOARD_ROW, column) for column in range(COLUMNS)], "YYyr", 6)

    def show(self) -> Frames[None]:
        """It goes dark row by row, the figures come up one by one, and the points are counted."""
        for row in range(BOARD_ROW, BOARD_ROW + BOARD_ROWS):
            fill(self.machine, row, 0, 1, COLUMNS, colours=NAME_COLOURS)
            for _ in range(OPENING):
                yield
        if self.race.lanes == 1:
            fill(self.machine, BOARD_ROW, 0, 1, COLUMNS, art.BULBS, pair("Yk"))
        else:
            self._values(BOARD_ROW, [runner.lane + 1 for runner in self.race.runners], VALUE_COLOURS)
        for place, (words, value) in enumerate(FIGURES, 1):
            self._name(BOARD_ROW + place, words)
            self._values(BOARD_ROW + place, [value(self.race, one) for one in self.race.runners], NAME_COLOURS)
            self.machine.chime(sounds.figure(place))
            for _ in range(FIGURE):
                yield
        row, points = BOARD_ROW + BOARD_ROWS - 2, [self.race.points(runner) for runner in self.race.runners]
        self._name(row, strings.ROW_POINTS)
        for part in range(COUNTING + 1):
            self._values(row, [whole * part // COUNTING for whole in points], VALUE_COLOURS)
            if part % 3 == 0:
                self.machine.chime(sounds.figure(part // 3))
            yield

    def shine(self, frame: int) -> None:
        """The bulbs run."""
        if self.race.lanes == 1:
            self._bulbs.step(frame)

    def _name(self, row: int, words: Text) -> None:
        write(self.machine, row, NAMES, self.program.text(words), NAME_COLOURS)

    def _values(self, row: int, values: list[object], colours: int) -> None:
        shown = "".join(f"{value!s:>6}" for value in values)
        write(self.machine, row, VALUES_END - len(shown), shown, colours)
