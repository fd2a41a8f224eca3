"""The drawn machine: its cabinet with bulbs, lever, displays and tray, the drums that turn in it, and its buttons."""

from functools import cache, lru_cache

from arcade.games.fortune_wheel import ART, art, strings
from arcade.games.fortune_wheel.rules import DIGITS, Drums
from arcade.machine.font import Font
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import LINES
from arcade.toolkit.animation.moving_sprites import Actor, Moving
from arcade.toolkit.contract.program import AnyProgram, Program
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.letters.lettering import big, letters
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.borders import RAISED
from arcade.toolkit.picture.drawing import draw, draw_cells, lift_cells
from arcade.toolkit.picture.grid import Cell, Grid
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.joined_sprites import above
from arcade.toolkit.picture.panels import box, centred
from arcade.toolkit.picture.patterns import SOLID, WOOD, tiled
from arcade.toolkit.picture.sprites import CELL, Sprite

ROWS, COLUMNS = 17, 19
WALL, FLOOR, BODY, SIGN = pair("yk"), pair("ky"), pair("yr"), pair("Yk")
DISPLAY, TRAY, LAMP, IRON = pair("Gk"), pair("Yk"), pair("Yr"), pair("Wk")
SIDES = 3, 5, 9, 11, 13
"""Rows of the bulbs at the sides."""
LAMPS = (
    *((row, 1) for row in reversed(SIDES)),
    *((1, column) for column in range(2, 16, 2)),
    *((row, 16) for row in SIDES),
)
"""The bulbs' cells, one after the other round the machine."""
LAMP_BYTES = tuple(bytes(lamp.ink) for lamp in art.LAMPS)
LAMP_PACE, WAITING_PACE = 8, 14
"""Frames for a step of the bulbs."""
APART = 3
"""Every third bulb shines."""
LABEL_ROW, NUMBER_ROW = 11, 12
STAKE_COLUMN, WIN_COLUMN, DISPLAY_WIDTH = 2, 9, 7
TRAY_ROW, TRAY_COLUMN, TRAY_ROWS, TRAY_WIDTH = 14, 3, 2, 12
STACK = 5
SHOWN_COINS = STACK * TRAY_WIDTH
"""More coins than these are only told in figures."""
LEVER_ROW, LEVER_COLUMN, LEVER_ROWS, LEVER_WIDTH = 3, 17, 12, 2
BALL_UP, BALL_PULLED, SHAFT_END = 28, 96, 72
"""Pixel rows."""

# --- the drums

DRUM_TOP, DRUM_HEIGHT, DRUM_WIDTH = 5, 5, 4
"""Rows and columns of cells."""
DRUM_COLUMNS = (2, 7, 12)
WINDOWS = {
    column: tuple(
        slice(at + column, at + column + DRUM_WIDTH) for at in LINES[CELL * DRUM_TOP : CELL * (DRUM_TOP + DRUM_HEIGHT)]
    )
    for column in DRUM_COLUMNS
}
"""Where the lines of pixels of each window are."""
DIGIT_PITCH = 32
ROUND = DIGIT_PITCH * DIGITS
LOWERED = 2
"""Pixels that bring a digit into the middle of its place, since the lowest of its eight rows is blank."""
FIRST_STOP, BETWEEN_STOPS, BRAKING = 50, 30, 16
"""Frames."""
SUSPENSE = 25
"""Frames more for the last stop when the first two drums are equal."""
SPEED = 8
"""Pixels a frame before it brakes."""
BOUNCE = (3, 5, 4, 2, 0, -1)
"""Pixels beyond the stop in the frames after it."""
ROLL = 8
"""The pitch of the first tick while the last of three drums may still win; each is a semitone up."""
STOP_NOTES = 19, 24, 31
LIT, DIM = pair("kW"), pair("kw")
TRAY_MOUTH = 68, 112
"""The pixel from which coins leap."""
COURSES = (9, -7, 21, 3, 14, -12, 27, 6, -3, 17, 11, -10, 24, 1)
"""How far coins fly to the right, in eighths of a pixel a frame."""

# --- the buttons

GRID = Grid(rows=2, columns=5, left=8, top=8 * 19, width=art.PLATE_WIDTH, height=art.PLATE_HEIGHT)
PLAIN, CHOSEN = pair("kw"), pair("kY")
MORE: dict[Cell, int] = {(0, 0): -10, (0, 1): -1, (0, 2): 1, (0, 3): 10}
"""What the buttons add to the stake."""
ALL, PULL, ODDS, GRAPH, MANY, STOP = (0, 4), (1, 2), (1, 0), (1, 1), (1, 3), (1, 4)
DIGIT_ROW = GRID.rows
"""Typed digits come as cells of a row below the buttons."""
TYPED: dict[str, Cell] = {str(digit): (DIGIT_ROW, digit) for digit in range(10)}


def strip(font: Font) -> Sprite:
    """All digits above each other, nine at the top, and more of them to look across the seam."""
    digits = "".join(str(DIGITS - place % DIGITS) for place in range(DIGITS + 2))
    column = above(*(letters(font, digit, 3, 4) for digit in digits))
    return column.cut(
        (column.width - CELL * DRUM_WIDTH) // 2, -LOWERED, CELL * DRUM_WIDTH, ROUND + CELL * DRUM_HEIGHT
    ).opaque()


def resting(digit: int) -> int:
    """The strip's pixel row at the window's top when a digit stands in its middle."""
    return (DIGIT_PITCH * (DIGITS - digit) - (CELL * DRUM_HEIGHT - DIGIT_PITCH) // 2) % ROUND


def way_left(frames: int) -> int:
    """Pixels that a drum still turns so many frames before it stops."""
    if frames <= 0:
        return -BOUNCE[-frames - 1] if 0 < -frames <= len(BOUNCE) else 0
    slow = min(frames, BRAKING)
    return slow * (slow + 1) // 4 + SPEED * (frames - slow)


def stops(drums: Drums) -> tuple[int, int, int]:
    """The frames in which the drums stop; a possible win is drawn out."""
    second = FIRST_STOP + BETWEEN_STOPS
    return FIRST_STOP, second, second + BETWEEN_STOPS + (SUSPENSE if drums[0] == drums[1] else 0)


def place(start: int, end: int, stop: int, frame: int) -> int:
    """The strip's row at the window's top in a frame of a spin from one digit to another."""
    left = stop - frame
    # What the full turns miss of the way from digit to digit is spread over all frames, so that nothing jumps.
    missing = (resting(start) - resting(end) - way_left(stop) + ROUND // 2) % ROUND - ROUND // 2
    return (resting(end) + way_left(left) + (missing * left // stop if left > 0 else 0)) % ROUND


@lru_cache(ROUND)
def _view(drum: Sprite, top: int) -> tuple[bytearray, ...]:
    """The lines of pixels that a window shows of a drum from a row on, shaded at both edges.

    They are byte arrays, which another takes without a copy.
    """
    shade = art.curve(drum.width)
    seen = drum.cut(0, top, drum.width, CELL * DRUM_HEIGHT)
    shown = shade.over(shade.over(seen), 0, seen.height - shade.height)
    return tuple([bytearray(row.to_bytes(DRUM_WIDTH)) for row in shown.ink])


def frame_window(machine: Spectrum, row: int, column: int) -> None:
    """The frame of a drum's window, two pixels round it."""
    frame = tiled(SOLID, CELL * DRUM_WIDTH + 4, CELL * DRUM_HEIGHT + 4)
    draw(machine, frame, CELL * column - 2, CELL * row - 2)


def colour_window(machine: Spectrum, row: int, column: int) -> None:
    """Light on a drum, less of it at both edges."""
    colour_cells(machine, row, column, DRUM_HEIGHT, DRUM_WIDTH, DIM)
    colour_cells(machine, row + 1, column, DRUM_HEIGHT - 2, DRUM_WIDTH, LIT)


def in_the_air(frame: int, every: int, flight: int, count: int) -> range:
    """The numbers of the coins that fly in a frame, if one starts every so many frames."""
    return range(max((frame - flight) // every + 1, 0), min(frame // every, count - 1) + 1)


class Reels:
    def __init__(self, program: AnyProgram, machine: Spectrum) -> None:
        self.program = program
        self.machine = machine
        self._strip = strip(machine.font)
        self.digits: Drums = (1, 1, 1)

    def show(self) -> None:
        for column, digit in zip(DRUM_COLUMNS, self.digits, strict=True):
            self._window(column, resting(digit))
            colour_window(self.machine, DRUM_TOP, column)

    def _window(self, column: int, top: int) -> None:
        display = self.machine.display
        for line, row in zip(WINDOWS[column], _view(self._strip, top), strict=True):
            display[line] = row

    def spin(self, drums: Drums) -> Frames[None]:
        """Turn to new digits; clicks in passing, a bell at each stop, a rising roll before a possible win."""
        machine, stop_frames = self.machine, stops(drums)
        before, passed = self.digits, -1
        for frame in range(1, stop_frames[-1] + len(BOUNCE) + 2):
            for column, start, end, stop in zip(DRUM_COLUMNS, before, drums, stop_frames, strict=True):
                if frame <= stop + len(BOUNCE) + 1:
                    self._window(column, place(start, end, stop, frame))
            if frame in stop_frames:
                machine.chime(((0.03, STOP_NOTES[stop_frames.index(frame)]), (0.05, 36)))
            elif frame < stop_frames[-1] and frame // 4 != passed:
                passed = frame // 4
                machine.chime(((0.004, self.click(drums, frame, stop_frames)),))
            yield
        self.digits = drums

    def click(self, drums: Drums, frame: int, stop_frames: tuple[int, int, int]) -> int:
        if drums[0] == drums[1] and frame > stop_frames[1]:
            return ROLL + (frame - stop_frames[1]) // 4
        return 5 + frame // 4 % 3 + sum(frame > stop for stop in stop_frames) * 5


class Fountain:
    """Coins that leap out of the tray, fall in arcs, and ring on the floor."""

    FLIGHT = 34
    EVERY = 3
    """Frames from coin to coin."""

    def __init__(self, machine: Spectrum, count: int) -> None:
        self.machine = machine
        self._moving = Moving(machine)
        self._count = count
        self.frames = self.EVERY * count + self.FLIGHT if count else 0
        """How long it lasts."""

    def step(self, frame: int) -> None:
        """Show the coins of a frame."""
        flying = in_the_air(frame, self.EVERY, self.FLIGHT, self._count)
        self._moving.show(*(self._coin(number, frame - self.EVERY * number) for number in flying))
        latest, since = divmod(frame, self.EVERY)
        if not since and latest < self._count:
            self.machine.chime(((0.005, 22 + COURSES[latest % len(COURSES)] % 5 * 2), (0.008, 31)))

    def hide(self) -> None:
        self._moving.hide()

    def _coin(self, number: int, age: int) -> Actor:
        x, y = TRAY_MOUTH
        speed = COURSES[number % len(COURSES)]
        return art.SPINNING.at(age + number), x + speed * age // 8, y - (30 * age - age * age) // 7


_IRON, _BALL = tiled(SOLID, 8, 24).coloured("w", "k"), art.BALL.coloured("R", "k")


@cache
def _shaft(height: int) -> Sprite:
    return tiled(SOLID, 4, height).coloured("W", "k")


class Cabinet:
    """Draws on the left part of the screen."""

    def __init__(self, program: Program[Spectrum]) -> None:
        self.program = program
        self.machine = program.machine
        self.reels = Reels(program, program.machine)
        self._behind = lift_cells(self.machine, LEVER_ROW, LEVER_COLUMN, LEVER_ROWS, LEVER_WIDTH)
        self._coins = 0

    def draw(self) -> None:
        """All of it, drums at rest and tray empty."""
        machine = self.machine
        fill(machine, 1, 0, ROWS - 2, COLUMNS, colours=WALL)
        fill(machine, ROWS - 1, 0, 2, COLUMNS, WOOD, FLOOR)
        box(machine, 1, 1, 16, 16, BODY, RAISED)
        self.lamps(None)
        fill(machine, 2, 2, 2, 14, colours=SIGN)
        words = self.program.text(strings.SIGN)
        sign = big(words, 2)
        draw(machine, sign.see_through(), CELL * 9 - sign.width // 2, CELL * 2 - (sign.height - 16) // 2)
        colour_cells(machine, 2, 2, 2, 14, SIGN)
        self._windows()
        for column in (STAKE_COLUMN, WIN_COLUMN):
            fill(machine, LABEL_ROW, column, 2, DISPLAY_WIDTH, colours=DISPLAY)
        fill(machine, TRAY_ROW, TRAY_COLUMN, TRAY_ROWS, TRAY_WIDTH, colours=TRAY)
        self._coins = 0
        fill(machine, LEVER_ROW, LEVER_COLUMN, LEVER_ROWS, LEVER_WIDTH, colours=IRON)
        self._behind = lift_cells(machine, LEVER_ROW, LEVER_COLUMN, LEVER_ROWS, LEVER_WIDTH)
        self._lever(BALL_UP)

    def _windows(self) -> None:
        machine = self.machine
        for column in DRUM_COLUMNS:
            frame_window(machine, DRUM_TOP, column)
        self.reels.show()
        middle = DRUM_TOP + DRUM_HEIGHT // 2
        for column, picture in ((1, ART["pointer right"]), (16, ART["pointer left"])):
            draw_cells(machine, picture.see_through(), middle, column)
            colour_cells(machine, middle, column, 1, 1, LAMP)

    def lamps(self, phase: int | None) -> None:
        """The bulbs round the machine: all out, or every third shining, one further with each phase."""
        for place, (row, column) in enumerate(LAMPS):
            self.lamp(row, column, phase is not None and (place - phase) % APART == 0)

    def lamp(self, row: int, column: int, lit: bool) -> None:
        self.machine.cell(row, column, LAMP_BYTES[lit], LAMP)

    def chase(self, frame: int, pace: int = WAITING_PACE) -> None:
        """The bulbs run, so slowly that nothing flashes; for a calm run they only shine."""
        if frame % pace == 0 and (frame == 0 or not self.program.calm):
            self.lamps(frame // pace)

    def display(self, column: int, words: str, number: object) -> None:
        """A small display: what it says, and a number."""
        centred(self.machine, LABEL_ROW, words, DISPLAY, column, DISPLAY_WIDTH)
        centred(self.machine, NUMBER_ROW, str(number), DISPLAY, column, DISPLAY_WIDTH)

    # --- the lever

    def _lever(self, ball: int) -> None:
        self._behind.put_back(self.machine)
        left = CELL * LEVER_COLUMN
        top, bottom = sorted((ball + 8, SHAFT_END))
        draw(self.machine, _IRON, left, SHAFT_END - 12)
        draw(self.machine, _shaft(max(bottom - top, 1)), left + 6, top)
        draw(self.machine, _BALL, left, ball, clear=False)

    def pull(self) -> Frames[None]:
        """The lever goes down quickly and comes up again."""
        down = range(BALL_UP, BALL_PULLED + 1, 8)
        for ball in (*down, BALL_PULLED, BALL_PULLED, *reversed(down)):
            self._lever(ball)
            if ball == BALL_PULLED:
                self.machine.chime(((0.01, -10), (0.01, -16)))
            yield

    # --- the coins

    def coins(self, count: int) -> None:
        fill(self.machine, TRAY_ROW, TRAY_COLUMN, TRAY_ROWS, TRAY_WIDTH)
        self._coins = min(count, SHOWN_COINS)
        for coin in range(self._coins):
            self._coin(coin)

    def _coin(self, coin: int) -> None:
        high, across = divmod(coin, TRAY_WIDTH)
        y = CELL * (TRAY_ROW + TRAY_ROWS) - 3 * (high + 1)
        draw(self.machine, ART["stacked coin"], CELL * (TRAY_COLUMN + across) + 1, y)

    def pay(self, count: int, pouring: int) -> Frames[None]:
        """Coins fall into the tray until there are so many, some leap out of it, and the bulbs run."""
        fountain = Fountain(self.machine, pouring)
        frame = 0
        while self._coins < min(count, SHOWN_COINS) or frame < fountain.frames:
            fountain.hide()
            if frame % 2 == 0 and self._coins < min(count, SHOWN_COINS):
                self._coin(self._coins)
                self.machine.chime(((0.006, 24 + self._coins % 5 * 2), (0.01, 31)))
                self._coins += 1
            self.chase(frame, LAMP_PACE)
            fountain.step(frame)
            yield
            frame += 1
        fountain.hide()


class Buttons:
    """Coins more or less, the pull, and the pages that tell of chances."""

    def __init__(self, program: Program[Spectrum]) -> None:
        self.program = program
        self.machine = program.machine
        self.pull: Text = strings.PULL
        self.many: Text = strings.MANY_BUTTON

    def draw(self) -> None:
        for row in range(GRID.rows):
            for column in range(GRID.columns):
                self.cursor((row, column), False)

    def cursor(self, cell: Cell, on: bool) -> None:
        x, y = GRID.origin(cell)
        draw(self.machine, art.plate(on).opaque(), x, y)
        picture = art.label(self.machine.font, self._words(cell)).see_through()
        draw(self.machine, picture, x + (GRID.width - picture.width) // 2, y + 4)
        colour_cells(self.machine, y // CELL, x // CELL, 2, art.PLATE_WIDTH // CELL, CHOSEN if on else PLAIN)

    def _words(self, cell: Cell) -> str:
        if cell in MORE:
            return f"{MORE[cell]:+}"
        words = {
            ALL: strings.ALL,
            PULL: self.pull,
            ODDS: strings.ODDS_BUTTON,
            GRAPH: strings.GRAPH_BUTTON,
            MANY: self.many,
            STOP: strings.STOP_BUTTON,
        }
        return self.program.text(words[cell])
