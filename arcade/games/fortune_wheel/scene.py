"""The drawn machine: its cabinet with bulbs, lever, displays and tray, the drums that turn in it, and its buttons."""

from functools import cache, lru_cache

from arcade.games.fortune_wheel import ART, art, strings
from arcade.games.fortune_wheel.rules import DIGITS, Drums
from arcade.machine.font import Font
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import LINES
from arcade.toolkit.animation.moving_sprites import Actor, Moving
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.letters.lettering import big, letters
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.borders import RAISED
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.grid import Cell, Grid
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.joined_sprites import above
from arcade.toolkit.picture.panels import box, centred
from arcade.toolkit.picture.patterns import HALF, SOLID, WOOD, tiled
from arcade.toolkit.picture.sprites import CELL, Sprite

ROWS, COLUMNS = 17, 19
FLOOR, DISPLAY, LAMP = pair("ky"), pair("Gk"), pair("Yr")
SIDES = 3, 5, 9, 11, 13
"""Rows of the bulbs at the sides."""
LAMPS = (
    *((row, 1) for row in reversed(SIDES)),
    *((1, column) for column in range(2, 16, 2)),
    *((row, 16) for row in SIDES),
)
"""The bulbs' cells, one after the other round the machine."""
LAMP_BYTES = tuple(bytes(ART[lamp].ink) for lamp in ("lamp out", "lamp lit"))
LAMP_PACE, WAITING_PACE = 8, 14
"""Frames for a step of the bulbs."""
LABEL_ROW = 11
STAKE_COLUMN, WIN_COLUMN, DISPLAY_WIDTH = 2, 9, 7
TRAY_ROW, TRAY_COLUMN, TRAY_ROWS, TRAY_WIDTH = 14, 3, 2, 12
SHOWN_COINS = 5 * TRAY_WIDTH
"""More coins than these are only told in figures."""
LEVER_ROW, LEVER_COLUMN = 3, 17
BALL_UP_Y, BALL_PULLED_Y, SHAFT_END_Y = 28, 96, 72

# --- the drums

DRUM_TOP, DRUM_HEIGHT, DRUM_WIDTH = 5, 5, 4
"""Rows and columns of cells."""
DRUM_COLUMNS = (2, 7, 12)
SHADE = tiled(HALF, CELL * DRUM_WIDTH, 3).see_through()
"""A drum's upper edge, where it turns away."""
DIGIT_PITCH = 32
ROUND = DIGIT_PITCH * DIGITS
FIRST_STOP, BETWEEN_STOPS, BRAKING = 50, 30, 16
"""Frames."""
SUSPENSE_FRAMES = 25
"""For the last stop when the first two drums are equal."""
SPEED = 8
"""Pixels a frame before it brakes."""
BOUNCE = (3, 5, 4, 2, 0, -1)
"""Pixels beyond the stop in the frames after it."""
STOP_NOTES = 19, 24, 31
FRAMES_BETWEEN_LEAPS, LEAP_FRAMES = 3, 34
COURSES = (9, -7, 21, 3, 14, -12, 27, 6, -3, 17, 11, -10, 24, 1)
"""How far coins fly to the right, in eighths of a pixel a frame."""

# --- the buttons

GRID = Grid(rows=2, columns=5, left=8, top=8 * 19, width=art.PLATE_WIDTH, height=art.PLATE_HEIGHT)
MORE: dict[Cell, int] = {(0, 0): -10, (0, 1): -1, (0, 2): 1, (0, 3): 10}
"""What the buttons add to the stake."""
ALL, PULL, ODDS, GRAPH, MANY, STOP = (0, 4), (1, 2), (1, 0), (1, 1), (1, 3), (1, 4)
DIGIT_ROW = GRID.rows
"""Typed digits come as cells of a row below the buttons."""
TYPED: dict[str, Cell] = {str(digit): (DIGIT_ROW, digit) for digit in range(10)}


def strip(font: Font) -> Sprite:
    """All digits above each other, nine at the top, and more of them to look across the seam."""
    column = above(*(letters(font, str(DIGITS - place % DIGITS), 3, 4) for place in range(DIGITS + 2)))
    width, height = CELL * DRUM_WIDTH, ROUND + CELL * DRUM_HEIGHT
    # Two pixels bring a digit into the middle of its place, since the lowest of its eight rows is blank.
    return column.cut((column.width - width) // 2, -2, width, height).opaque()


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
    return FIRST_STOP, second, second + BETWEEN_STOPS + SUSPENSE_FRAMES * (drums[0] == drums[1])


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
    seen = drum.cut(0, top, drum.width, CELL * DRUM_HEIGHT)
    shown = SHADE.over(SHADE.over(seen), 0, seen.height - SHADE.height)
    return tuple([bytearray(row.to_bytes(DRUM_WIDTH)) for row in shown.ink])


def draw_window(machine: Spectrum, row: int, column: int) -> None:
    """A drum's window with a frame of two pixels round it, and light on the drum, less of it at both edges."""
    frame = tiled(SOLID, CELL * DRUM_WIDTH + 4, CELL * DRUM_HEIGHT + 4)
    draw(machine, frame, CELL * column - 2, CELL * row - 2)
    colour_cells(machine, row, column, DRUM_HEIGHT, DRUM_WIDTH, pair("kw"))
    colour_cells(machine, row + 1, column, DRUM_HEIGHT - 2, DRUM_WIDTH, pair("kW"))


def click(drums: Drums, frame: int) -> int:
    """The pitch of a tick between two stops; while the last of three drums may still win, each is a semitone up."""
    stopped = stops(drums)
    if drums[0] == drums[1] and frame > stopped[1]:
        return 8 + (frame - stopped[1]) // 4
    return 5 + frame // 4 % 3 + sum(frame > stop for stop in stopped) * 5


def in_the_air(frame: int, every: int, flight: int, count: int) -> range:
    """The numbers of the coins that fly in a frame, if one starts every so many frames."""
    return range(max((frame - flight) // every + 1, 0), min(frame // every, count - 1) + 1)


def leaping(frame: int, count: int) -> list[Actor]:
    """Coins that leap out of the tray and fall in arcs."""
    flying = in_the_air(frame, FRAMES_BETWEEN_LEAPS, LEAP_FRAMES, count)
    return [_leap(number, frame - FRAMES_BETWEEN_LEAPS * number) for number in flying]


def _leap(number: int, age: int) -> Actor:
    speed = COURSES[number % len(COURSES)]
    return art.SPINNING.at(age + number), 68 + speed * age // 8, 112 - (30 * age - age * age) // 7


_IRON = tiled(SOLID, 8, 24).coloured("w", "k")


@cache
def _shaft(height: int) -> Sprite:
    return tiled(SOLID, 4, height).coloured("W", "k")


class Cabinet:
    """Draws on the left part of the screen."""

    def __init__(self, program: Program[Spectrum]) -> None:
        self.program = program
        self.machine = program.machine
        self._strip = strip(self.machine.font)
        self.digits: Drums = (1, 1, 1)
        self._coins = 0

    def draw(self) -> None:
        """All of it, drums at rest and tray empty."""
        machine = self.machine
        fill(machine, 1, 0, ROWS - 2, COLUMNS, colours=pair("yk"))
        fill(machine, ROWS - 1, 0, 2, COLUMNS, WOOD, FLOOR)
        box(machine, 1, 1, 16, 16, pair("yr"), RAISED)
        for row, column in LAMPS:
            self.lamp(row, column, False)
        fill(machine, 2, 2, 2, 14)
        sign = big(self.program.text(strings.SIGN), 2)
        draw(machine, sign.see_through(), CELL * 9 - sign.width // 2, CELL * 2 - (sign.height - 16) // 2)
        colour_cells(machine, 2, 2, 2, 14, pair("Yk"))
        for column, digit in zip(DRUM_COLUMNS, self.digits, strict=True):
            draw_window(machine, DRUM_TOP, column)
            self._window(column, resting(digit))
        middle = DRUM_TOP + DRUM_HEIGHT // 2
        for column, picture in ((1, ART["pointer right"]), (16, ART["pointer left"])):
            draw_cells(machine, picture.see_through(), middle, column)
            colour_cells(machine, middle, column, 1, 1, LAMP)
        for column in (STAKE_COLUMN, WIN_COLUMN):
            fill(machine, LABEL_ROW, column, 2, DISPLAY_WIDTH, colours=DISPLAY)
        colour_cells(machine, TRAY_ROW, TRAY_COLUMN, TRAY_ROWS, TRAY_WIDTH, pair("Yk"))
        self.coins(0)
        self._lever(BALL_UP_Y)

    def _window(self, column: int, top: int) -> None:
        display, lines = self.machine.display, LINES[CELL * DRUM_TOP : CELL * (DRUM_TOP + DRUM_HEIGHT)]
        for line, row in zip(lines, _view(self._strip, top), strict=True):
            display[line + column : line + column + DRUM_WIDTH] = row

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
                machine.chime(((0.004, click(drums, frame)),))
            self.chase(frame - 1, LAMP_PACE)
            yield
        self.digits = drums

    def lamp(self, row: int, column: int, lit: bool) -> None:
        self.machine.cell(row, column, LAMP_BYTES[lit], LAMP)

    def chase(self, frame: int, pace: int = WAITING_PACE) -> None:
        """Every third bulb shines, and they run so slowly that nothing flashes; for a calm run they only shine."""
        if frame % pace == 0 and (frame == 0 or not self.program.calm):
            for number, (row, column) in enumerate(LAMPS):
                self.lamp(row, column, (number - frame // pace) % 3 == 0)

    def display(self, column: int, words: str, number: object) -> None:
        """A small display: what it says, and a number."""
        centred(self.machine, LABEL_ROW, words, DISPLAY, column, DISPLAY_WIDTH)
        centred(self.machine, LABEL_ROW + 1, str(number), DISPLAY, column, DISPLAY_WIDTH)

    # --- the lever

    def _lever(self, ball_y: int) -> None:
        fill(self.machine, LEVER_ROW, LEVER_COLUMN, 12, 2, colours=pair("Wk"))
        left = CELL * LEVER_COLUMN
        top, bottom = sorted((ball_y + 8, SHAFT_END_Y))
        draw(self.machine, _IRON, left, SHAFT_END_Y - 12)
        draw(self.machine, _shaft(max(bottom - top, 1)), left + 6, top)
        draw(self.machine, art.BALL, left, ball_y)

    def pull(self) -> Frames[None]:
        """The lever goes down quickly and comes up again."""
        down = range(BALL_UP_Y, BALL_PULLED_Y + 1, 8)
        for ball_y in (*down, BALL_PULLED_Y, BALL_PULLED_Y, *reversed(down)):
            self._lever(ball_y)
            if ball_y == BALL_PULLED_Y:
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
        """Coins fall into the tray until there are so many, some leap out of it and ring, and the bulbs run."""
        moving, frame, goal = Moving(self.machine), 0, min(count, SHOWN_COINS)
        while self._coins < goal or (pouring and frame < FRAMES_BETWEEN_LEAPS * pouring + LEAP_FRAMES):
            moving.hide()
            if frame % 2 == 0 and self._coins < goal:
                self._coin(self._coins)
                self.machine.chime(((0.006, 24 + self._coins % 5 * 2), (0.01, 31)))
                self._coins += 1
            self.chase(frame, LAMP_PACE)
            moving.show(*leaping(frame, pouring))
            latest, since = divmod(frame, FRAMES_BETWEEN_LEAPS)
            if not since and latest < pouring:
                self.machine.chime(((0.005, 22 + COURSES[latest % len(COURSES)] % 5 * 2), (0.008, 31)))
            yield
            frame += 1
        moving.hide()


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
        picture = letters(self.machine.font, self._words(cell), 1, 1).see_through()
        draw(self.machine, picture, x + (GRID.width - picture.width) // 2, y + 4)
        colour_cells(self.machine, y // CELL, x // CELL, 2, art.PLATE_WIDTH // CELL, pair("kY" if on else "kw"))

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
