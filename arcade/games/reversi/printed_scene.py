"""What the original draws: the board's lines, discs of circles, strokes of thought, the log; in the time it took."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from arcade.families.discs.rules import BLACK, RAYS, SIDE, SQUARES, Position, run_closed, turned
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.picture.areas import fill

# Frames, measured on the ROM.
SET_UP, LINES, SAYING, BLACK_DISC, WHITE_DISC = 67, 50, 11, 32.4, 123.5
EMPTY_SQUARE, TAKEN_SQUARE = 14.6, 2.5
"""Looking at a square. Each direction of an empty one adds:"""
DIRECTION, OUTSIDE, RUN, LONGER = 6.7, 5.9, 6.9, 5.0
"""OUTSIDE leaves the board at once. RUN is an enemy disc; LONGER each further one behind it."""
TURNED = 2.6
"""What a run that would be turned adds."""
GRID_LINES = range(64, 193, 16)
DISC_NOTE = 0.2
"""Seconds."""
FIRST_PITCH, HIGHEST_PITCH = 1500, 6984
"""Hundredths of semitones. BEEP refuses 69.85."""
BAR_BASE, BAR_LEFT, BAR_WIDTH, POINTS_TO_PIXEL = 40, 3, 37, 30
TICK = 0.01
"""Seconds."""
TICK_BASE = 2
"""Semitones."""
SILENT_TICK = 1.45
"""Frames."""
LOG_COLUMN, LOG_ROWS, LOG_WIDTH = 6, range(18, 22), 26


@dataclass(frozen=True)
class Box:
    """The columns and rows round the discs and between them: where the original looks for moves."""

    columns: range
    rows: range

    @property
    def squares(self) -> list[int]:
        """Column by column."""
        return [SIDE * row + column for column in self.columns for row in self.rows]

    def bar(self, square: int) -> int:
        """The x of a square's stroke in the graph of thoughts, which is as wide as the whole box."""
        row, column = divmod(square, SIDE)
        high = len(self.rows) - 1
        place = (column - self.columns[0]) * high + row - self.rows[0] + 1
        return BAR_LEFT + BAR_WIDTH * place // ((len(self.columns) - 1) * high + 1)


def box(position: Position) -> Box:
    taken = [square for square in range(SQUARES) if (position.black | position.white) >> square & 1]
    columns, rows = sorted(square % SIDE for square in taken), sorted(square // SIDE for square in taken)
    return Box(*(range(max(places[0] - 1, 0), min(places[-1] + 2, SIDE)) for places in (columns, rows)))


def ray_frames(position: Position, squares: Sequence[int]) -> float:
    """The frames that the original needs to follow a direction from a square."""
    frames = DIRECTION if squares else OUTSIDE
    for passed, other in enumerate(squares):
        if not position.enemy >> other & 1:
            return frames + TURNED * bool(passed and position.own >> other & 1)
        frames += LONGER if passed else RUN
    return frames


class PrintedScene:
    """The original's screen, and the pitch that its discs have reached."""

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine
        self._log: list[str] = []
        self._pitch = FIRST_PITCH

    def clean(self) -> Frames[None]:
        self.machine.cls()
        self._log, self._pitch = [], FIRST_PITCH
        yield from self.machine.wait(SET_UP)

    def lines(self) -> Frames[None]:
        for x in GRID_LINES:
            self.machine.plot(x, 47)
            self.machine.draw(0, 128)
            yield from self.machine.wait(LINES / 18)
        for x in GRID_LINES:
            self.machine.plot(64, 239 - x)
            self.machine.draw(128, 0)
            yield from self.machine.wait(LINES / 18)

    def look(self, position: Position, square: int, sound: bool) -> Frames[None]:
        """Find out how many discs a move would turn; with sound a tick tells it."""
        if (position.black | position.white) >> square & 1:
            yield from self.machine.wait(TAKEN_SQUARE)
            return
        yield from self.machine.wait(EMPTY_SQUARE + sum(ray_frames(position, squares) for squares in RAYS[square]))
        yield from self.tick(len(turned(position.own, position.enemy, square)), sound)

    def tick(self, turns: int, sound: bool) -> Frames[None]:
        """The tick after a count, or its time."""
        if sound:
            yield from self.machine.basic.beep(TICK, TICK_BASE + turns)
        else:
            yield from self.machine.wait(SILENT_TICK)

    def put(self, position: Position, square: int, sound: bool) -> Frames[None]:
        """Put a disc down at the first run that it closes, then turn run after run as they are come to."""
        yield from self.machine.wait(EMPTY_SQUARE)
        discs = [square]
        for squares in RAYS[square]:
            yield from self.machine.wait(ray_frames(position, squares))
            run = run_closed(position.own, position.enemy, squares)
            discs += run
            if run:
                for disc in discs:
                    yield from self.disc(disc, position.seat, sound)
                discs = []
        yield from self.tick(len(turned(position.own, position.enemy, square)), sound)

    def disc(self, square: int, seat: int, sound: bool) -> Frames[None]:
        """A ring or a ball, circle by circle; with sound each beeps a semitone away from the last before it is seen."""
        self._pitch = self._pitch * 106 // 100 if seat == BLACK else self._pitch * 100 // 106
        self._pitch = min(self._pitch, HIGHEST_PITCH)
        if sound:
            yield from self.machine.basic.beep(DISC_NOTE, self._pitch / 100)
        for circles in self.circles(square, seat):
            yield from self.machine.wait((BLACK_DISC if seat == BLACK else WHITE_DISC) / circles)

    def circles(self, square: int, seat: int) -> Iterator[int]:
        """Draw a disc's circles one after the other; gives how many there are in all."""
        machine, (x, y) = self.machine, self.centre(square)
        if seat == BLACK:
            fill(machine, square // SIDE * 2, square % SIDE * 2 + 8, 2, 2)
            machine.circle(x, y, 6)
            # Blanking the square has taken its upper and left line.
            machine.plot(x - 8, y - 8)
            machine.draw(0, 16)
            machine.draw(16, 0)
            yield 1
        else:
            for radius in range(1, 7):
                machine.circle(x, y, radius)
                yield 6

    @staticmethod
    def centre(square: int) -> tuple[int, int]:
        """Where a square's middle is for PLOT and CIRCLE."""
        return square % SIDE * 16 + 72, 167 - square // SIDE * 16

    def graph(self) -> None:
        fill(self.machine, 0, 0, 18, 6)

    def stroke(self, x: int, points: float) -> None:
        """The stroke of a candidate."""
        self.machine.plot(x, BAR_BASE)
        self.machine.draw(0, points / POINTS_TO_PIXEL)

    def say(self, words: str) -> Frames[None]:
        """A new line in the log; the others move up."""
        self._log = [*self._log, words][-len(LOG_ROWS) :]
        self._show_log()
        yield from self.machine.wait(SAYING)

    def _show_log(self) -> None:
        for row, words in zip(reversed(LOG_ROWS), reversed(self._log), strict=False):
            self.machine.print_at(row, LOG_COLUMN, words.ljust(LOG_WIDTH))
        self.machine.print_at(LOG_ROWS[-1], LOG_COLUMN - 1, ">")

    def answered(self, key: str) -> None:
        """Write an answer behind the question."""
        self._log[-1] += f" {key}"
        self._show_log()
