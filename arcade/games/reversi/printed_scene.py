"""What the original draws: the board's lines, discs of circles, strokes of thought, the log; in the time it took."""

from collections.abc import Iterator

from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.discs.rules import BLACK, RAYS, SIDE, SQUARES, Position
from arcade.toolkit.picture.areas import fill

# Frames, measured on the ROM; those of looking at squares are fitted to its turns.
LINES, SAYING, BLACK_DISC, WHITE_DISC = 62, 28, 36, 132
EMPTY_SQUARE, DIRECTION, ENEMY_DISC, TAKEN_SQUARE = 18.2, 6.72, 9, 4.7
"""Looking at an empty square: for itself, for every direction, for every enemy disc passed; at one that is taken."""
GRID_LINES = range(64, 193, 16)
DISC_NOTE, FIRST_PITCH, HIGHEST_PITCH = 0.2, 1500, 6984
"""Seconds, and hundredths of semitones: discs beep higher and higher or lower and lower. BEEP refuses 69.85."""
BAR_BASE, BAR_LEFT, BAR_STEP, POINTS_TO_PIXEL = 40, 3, 0.66, 30
LOG_COLUMN, LOG_ROWS, LOG_WIDTH = 6, range(18, 22), 26


def box(position: Position) -> list[int]:
    """The squares round the discs and between them, column by column: where the original looks for moves."""
    taken = [square for square in range(SQUARES) if (position.black | position.white) >> square & 1]
    columns, rows = sorted(square % SIDE for square in taken), sorted(square // SIDE for square in taken)
    return [
        SIDE * row + column
        for column in range(max(columns[0] - 1, 0), min(columns[-1] + 2, SIDE))
        for row in range(max(rows[0] - 1, 0), min(rows[-1] + 2, SIDE))
    ]


def looking(position: Position, square: int) -> float:
    """The frames that the original needs to find out whether a square is legal."""
    if (position.black | position.white) >> square & 1:
        return TAKEN_SQUARE
    frames = EMPTY_SQUARE
    for squares in RAYS[square]:
        frames += DIRECTION * bool(squares)
        for other in squares:
            if not position.enemy >> other & 1:
                break
            frames += ENEMY_DISC
    return frames


class PrintedScene:
    """The original's screen, and the pitch that its discs have reached."""

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine
        self._log: list[str] = []
        self._pitch = FIRST_PITCH

    def clean(self) -> None:
        """An empty screen."""
        self.machine.cls()
        self._log, self._pitch = [], FIRST_PITCH

    def lines(self) -> Frames[None]:
        """The lines between the squares."""
        for x in GRID_LINES:
            self.machine.plot(x, 47)
            self.machine.draw(0, 128)
            yield from self.machine.wait(LINES / 18)
        for x in GRID_LINES:
            self.machine.plot(64, 239 - x)
            self.machine.draw(128, 0)
            yield from self.machine.wait(LINES / 18)

    def disc(self, square: int, seat: int, sound: bool) -> Frames[None]:
        """A ring or a ball, circle by circle; with sound each beeps a semitone away from the last."""
        for circles in self.circles(square, seat):
            yield from self.machine.wait((BLACK_DISC if seat == BLACK else WHITE_DISC) / circles)
        self._pitch = self._pitch * 106 // 100 if seat == BLACK else self._pitch * 100 // 106
        self._pitch = min(self._pitch, HIGHEST_PITCH)
        if sound:
            yield from self.machine.beep(DISC_NOTE, self._pitch / 100)

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
        """The empty graph of thoughts."""
        fill(self.machine, 0, 0, 18, 6)

    def stroke(self, place: int, points: float) -> None:
        """The stroke of the candidate that was looked at as the `place`-th square."""
        self.machine.plot(BAR_LEFT + BAR_STEP * place, BAR_BASE)
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
