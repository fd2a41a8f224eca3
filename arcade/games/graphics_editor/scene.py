"""The drawn look's desk: the sheet with its numbers, the paint box, the keys of the commands, a pencil that looks on.

To the right of the sheet stand the film with the figure's graphics, the screen, and a wall papered with the figure. In
all three a graphic has its own colours; on the screen a figure is as large as whole cells allow, so that each of its
graphics keeps its two. Everything is drawn only when it is not as it was, so that it can be shown in every frame.
"""

from collections.abc import Sequence
from enum import Enum
from functools import cache, lru_cache

from arcade.games.graphics_editor import ART
from arcade.games.graphics_editor.art import side_by_side
from arcade.games.graphics_editor.commands import ROWS
from arcade.games.graphics_editor.rules import MOST, SIDE, Dot, Graphic, Layout
from arcade.games.graphics_editor.state import COLOURS, SPEEDS, Bench
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.letters.headline import Area
from arcade.toolkit.letters.lettering import letters
from arcade.toolkit.letters.small_face import small
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.grid import Grid
from arcade.toolkit.picture.ink import BLACK, BLUE, MAGENTA, RED, WHITE, attribute, pair
from arcade.toolkit.picture.joined_sprites import beside
from arcade.toolkit.picture.patterns import EMPTY, HALF, SOLID, tiled
from arcade.toolkit.picture.shading import moved
from arcade.toolkit.picture.shown import Shown
from arcade.toolkit.picture.sprites import CELL, Sprite, from_bytes, sprite

# Where everything is: rows and columns in cells, the rest in pixels; areas are row, column, height, width.
FIELD = Grid(SIDE, SIDE, left=8, top=16, width=14, height=14)
"""The sheet: dots of 14 pixels, so that it takes whole cells."""
SHEET_ROW, SHEET_COLUMN, SHEET_SIDE = 2, 1, 14
WORTHS_Y, BYTES_X = 8, 128
PAINTS = Grid(2, 8, left=24, top=128, width=8, height=8)
"""The paint box: what is ink above, what is paper below."""
LAMP_FIELD = Grid(1, 1, left=88, top=128, width=16, height=16)
PENCIL_ROW, PENCIL_COLUMN = 16, 14
FACE_COLUMN, RUBBER_COLUMN, SNORE_COLUMN = PENCIL_COLUMN + 2, PENCIL_COLUMN + 4, PENCIL_COLUMN + 5
FILM_AREA = 1, 19, 3, 13
CARDS = Grid(1, MOST, left=160, top=16, width=24, height=16)
LABEL_ROW = 4
PREVIEW = PREVIEW_ROW, PREVIEW_COLUMN, PREVIEW_ROWS, PREVIEW_COLUMNS = 5, 20, 8, 12
WALL_ROW, WALL_ROWS = 14, 4  # of the wallpaper, as wide as the preview
BUTTON_FIELD = Grid(len(ROWS), len(ROWS[0]), left=16, top=144, width=16, height=16)
TRAY_ROW, TRAY_ROWS = 18, 4  # of the ground under the buttons
MESSAGE_ROW, HELP_ROW = 22, 23
LABEL_COLUMNS = COLUMNS - PREVIEW_COLUMN

DESK, LIT, UNLIT, CHOSEN = pair("kw"), pair("kY"), pair("kw"), pair("kY")
FILM, IN_HAND, NO_PICTURE, SCREEN = pair("wk"), pair("Yk"), pair("bk"), pair("Wk")
DOT = FIELD.width
HOLE = sprite(["#.#.#.#.#.#.#.", *(["." * DOT, "#" + "." * (DOT - 1)] * 6), "." * DOT])
BLOCK = sprite(["." * DOT, *["." + "#" * (DOT - 1)] * (DOT - 1)])
BUTTONS = [
    from_bytes(bytes(picture.rows)).over(ART["key"], 4, 4)
    for row in ("turn-buttons", "copy-buttons", "film-buttons", "other-buttons")
    for picture in side_by_side(ART.rows(row))
]
GROUPS = [*map(pair, ("Wb",) * 9 + ("Cb",) * 5 + ("Gb",) * 7 + ("Yb",) * 4 + ("Wb",) * 3)]
"""The buttons' colours: one for what turns, for what is taken, for the film, for the paints, for the rest."""
BREATH_FRAMES, BLINK_EVERY_FRAMES, BLINK_FRAMES, TIRED_FRAMES, SNORE_FRAMES = 16, 140, 7, 700, 50
CALM_PICTURE_FRAMES = 20

Lines = Sequence[Sequence[Graphic]]
"""Graphics in lines, as they are joined."""


@lru_cache(64)
def enlarged(rows: tuple[int, ...], scale: int) -> Sprite:
    """A graphic's dots, each a square of so many pixels."""
    return from_bytes(bytes(rows)).enlarged(scale, scale).opaque()


def scale_of(lines: Lines, rows: int = PREVIEW_ROWS, columns: int = PREVIEW_COLUMNS) -> int:
    """The largest scale in which joined graphics fit into so many cells."""
    return min(rows // len(lines), columns // len(lines[0]), SIDE)


def show_figure(machine: Spectrum, lines: Lines, row: int, column: int, scale: int) -> None:
    """Joined graphics with their upper left cell there, each dot so many pixels."""
    for down, line in enumerate(lines):
        for across, graphic in enumerate(line):
            top, left = row + scale * down, column + scale * across
            draw_cells(machine, enlarged(graphic.rows, scale), top, left)
            colour_cells(machine, top, left, scale, scale, graphic.attribute)


def show_fitted(machine: Spectrum, lines: Lines, area: Area, colours: int) -> None:
    """Joined graphics as large as they fit into an area, in the middle of it."""
    row, column, rows, columns = area
    scale = scale_of(lines, rows, columns)
    down, across = scale * len(lines), scale * len(lines[0])
    fill(machine, *area, EMPTY, colours)
    show_figure(machine, lines, row + (rows - down) // 2, column + (columns - across) // 2, scale)


def in_turn(bench: Bench, frame: int, calm: bool) -> Lines:
    """What is previewed in a frame: the joined figure, or the picture of the animation whose turn it is."""
    figure = bench.figure
    if figure.layout is not Layout.APART:
        return figure.lines
    pace = max(SPEEDS[bench.speed], CALM_PICTURE_FRAMES if calm else 0)
    return ((figure.graphics[frame // pace % figure.count if bench.animated else bench.at],),)


def show_points(machine: Spectrum, points: int) -> None:
    fill(machine, *PREVIEW, EMPTY, pair("Yk"))
    number = letters(machine.font, f"+{points}", 3, 4)
    left = CELL * PREVIEW_COLUMN + (CELL * PREVIEW_COLUMNS - number.width) // 2
    draw(machine, number, left, CELL * PREVIEW_ROW + (CELL * PREVIEW_ROWS - number.height) // 2)


@cache
def ringed(ink: bool, breath: int) -> Sprite:
    """A dot with the cursor round it, a ring that grows by a pixel as it breathes."""
    inset = 2 + breath + ink
    whole = tiled(SOLID, DOT, DOT)
    if ink:
        whole = tiled(EMPTY, DOT - 2, DOT - 2).over(whole, 1, 1)
    inner = DOT - 2 * inset
    return tiled(SOLID if ink else EMPTY, inner, inner).over(whole, inset, inset)


class Desk:
    """All but the pencil; `shown` forgets it when something was drawn over it."""

    def __init__(self, machine: Spectrum, shown: Shown) -> None:
        self.machine = machine
        self._shown = shown

    def show(self, bench: Bench, button: int | None, frame: int, calm: bool) -> None:
        """The bench in a frame; the cursor is on a button, or on the grid (None)."""
        graphic = bench.graphic
        if self._shown.changed("desk", True):
            self._desk()
        cursor, breath = bench.cursor if button is None else None, frame // BREATH_FRAMES % 2
        if self._shown.changed("dots", (graphic.rows, cursor, breath)):
            self._dots(graphic, cursor, breath)
        if self._shown.changed("sheet", graphic.attribute):
            colour_cells(self.machine, SHEET_ROW, SHEET_COLUMN, SHEET_SIDE, SHEET_SIDE, graphic.attribute)
        if self._shown.changed("numbers", (graphic.rows, cursor)):
            self._numbers(graphic, *(cursor or (SIDE, SIDE)))
        if self._shown.changed("paints", graphic.attribute):
            self._paints(graphic)
        if self._shown.changed("buttons", button):
            self._buttons(button)
        if self._shown.changed("film", (bench.figure.graphics, bench.at)):
            self._film(bench)
        if bench.goal is not None:
            self._goal(bench.goal, graphic)
            return
        lines = in_turn(bench, frame, calm)
        if self._shown.changed("preview", lines):
            show_fitted(self.machine, lines, PREVIEW, SCREEN)
            self._paper_wall(lines)

    def _desk(self) -> None:
        fill(self.machine, 1, 0, TRAY_ROW - 1, COLUMNS, EMPTY, DESK)
        side = DOT * SIDE
        draw(self.machine, tiled(HALF, side, side - 4), FIELD.left + 4, FIELD.top + 4)
        draw(self.machine, tiled(SOLID, side + 2, side + 1), FIELD.left - 1, FIELD.top - 1)
        fill(self.machine, TRAY_ROW, 0, TRAY_ROWS, COLUMNS, EMPTY, pair("Wb"))
        fill(self.machine, *FILM_AREA, EMPTY, FILM)

    # --- the sheet

    def _dots(self, graphic: Graphic, cursor: Dot | None, breath: int) -> None:
        for row in range(SIDE):
            at = cursor if cursor is not None and cursor[0] == row else None
            if not self._shown.changed(("dots", row), (graphic.rows[row], at, at and breath)):
                continue
            for column in range(SIDE):
                dot = row, column
                inked = graphic.inked(dot)
                if self._shown.changed(dot, (inked, breath if dot == cursor else None)):
                    picture = ringed(inked, breath) if dot == cursor else BLOCK if inked else HOLE
                    draw(self.machine, picture, *FIELD.origin(dot))

    def _numbers(self, graphic: Graphic, row: int, column: int) -> None:
        """What each column is worth, and each row comes to; those of the cursor in negative."""
        for place in range(SIDE):
            x, y = FIELD.origin((place, place))
            if self._shown.changed(("worth", place), place == column):
                words = small(str(128 >> place))
                picture = words.over(tiled(EMPTY, DOT, CELL - 1), (DOT + 1 - words.width) // 2, 0)
                draw(self.machine, picture.inverted() if place == column else picture, x, WORTHS_Y)
            number = graphic.rows[place]
            if self._shown.changed(("byte", place), (number, place == row)):
                picture = beside(*(from_bytes(self.machine.font[digit]) for digit in f"{number:3}")).opaque()
                draw(self.machine, picture.inverted() if place == row else picture, BYTES_X, y + (DOT - CELL) // 2)

    # --- the paint box

    def _paints(self, graphic: Graphic) -> None:
        machine = self.machine
        for line, (name, chosen) in enumerate((("ink", graphic.ink), ("paper", graphic.paper))):
            row, column = PAINTS.top // CELL + line, PAINTS.left // CELL
            draw_cells(machine, ART[f"{name}-sign"], row, column - 2)
            for colour in range(COLOURS):
                picture = ART[f"{name}-mark"] if colour == chosen else tiled(EMPTY, CELL, CELL)
                draw_cells(machine, picture, row, column + colour)
                ink = WHITE if colour in (BLACK, BLUE, RED, MAGENTA) else BLACK
                colour_cells(machine, row, column + colour, 1, 1, attribute(ink, colour, graphic.bright))
        x, y = LAMP_FIELD.origin((0, 0))
        draw(machine, ART["lamp" if graphic.bright else "dark-lamp"], x, y)
        colour_cells(machine, y // CELL, x // CELL, 2, 2, LIT if graphic.bright else UNLIT)

    # --- the keys

    def _buttons(self, button: int | None) -> None:
        for index, (picture, colours) in enumerate(zip(BUTTONS, GROUPS, strict=True)):
            chosen = index == button
            if self._shown.changed(("button", index), chosen):
                x, y = BUTTON_FIELD.origin(divmod(index, BUTTON_FIELD.columns))
                draw(self.machine, picture.inverted() if chosen else picture, x, y)
                colour_cells(self.machine, y // CELL, x // CELL, 2, 2, CHOSEN if chosen else colours)

    # --- the film, the screen and the wall

    def _film(self, bench: Bench) -> None:
        for place in range(MOST):
            graphic = bench.figure.graphics[place] if place < bench.figure.count else None
            in_hand = place == bench.at
            if self._shown.changed(("card", place), (graphic, in_hand)):
                self._card(place, graphic, in_hand)

    def _card(self, place: int, graphic: Graphic | None, in_hand: bool) -> None:
        x, y = CARDS.origin((0, place))
        row, column = y // CELL, x // CELL
        colours = NO_PICTURE if graphic is None else IN_HAND if in_hand else FILM
        fill(self.machine, row - 1, column, 1, 2, ART["holes"], colours)
        if graphic is None:
            fill(self.machine, row, column, 2, 2, EMPTY, colours)
        else:
            show_figure(self.machine, ((graphic,),), row, column, 2)

    def _paper_wall(self, lines: Lines) -> None:
        """The figure as small as it is, again and again."""
        for row in range(WALL_ROWS):
            line = lines[row % len(lines)]
            for column in range(PREVIEW_COLUMNS):
                graphic = line[column % len(line)]
                at = WALL_ROW + row, PREVIEW_COLUMN + column
                self.machine.cell(*at, bytes(graphic.rows), graphic.attribute)

    def _goal(self, goal: Graphic, mine: Graphic) -> None:
        """What is wanted, large; on the wall what is there by now."""
        if self._shown.changed("preview", goal):
            show_fitted(self.machine, ((goal,),), PREVIEW, SCREEN)
            fill(self.machine, WALL_ROW, PREVIEW_COLUMN, WALL_ROWS, PREVIEW_COLUMNS, EMPTY, SCREEN)
        if self._shown.changed("wall", mine):
            show_figure(self.machine, ((mine,),), WALL_ROW, PREVIEW_COLUMN + 4, WALL_ROWS)


class Mood(Enum):
    """Each with the frames that it lasts."""

    CALM = 0
    BUSY = 12
    GLAD = 70
    STARTLED = 40


class Pencil:
    """It draws, is glad or startled, blinks, and falls asleep; `shown` forgets it when something was drawn over it."""

    def __init__(self, machine: Spectrum, shown: Shown) -> None:
        self.machine = machine
        self._shown = shown
        self._mood = Mood.CALM
        self._since = self._woken = 0

    def feel(self, mood: Mood, frame: int) -> None:
        """Something happens in a frame; being busy disturbs no other mood."""
        if mood is not Mood.BUSY or frame - self._since >= self._mood.value:
            self._mood, self._since = mood, frame
        self._woken = frame

    def step(self, frame: int, looks_at: Dot | None, ink: int) -> None:
        """Show it in a frame; it looks at a dot, or at the keys below, and its lead has the ink's colour."""
        mood = self._mood if frame - self._since < self._mood.value else Mood.CALM
        asleep = frame - self._woken > TIRED_FRAMES
        shut = asleep or frame % BLINK_EVERY_FRAMES < BLINK_FRAMES
        gaze = None if shut else _gaze(looks_at)
        if self._shown.changed("face", (mood, gaze)):
            draw_cells(self.machine, _face(mood, gaze), PENCIL_ROW, FACE_COLUMN)
            colour_cells(self.machine, PENCIL_ROW, FACE_COLUMN, 2, 2, pair("WR"))
            draw_cells(self.machine, ART["rubber"], PENCIL_ROW, RUBBER_COLUMN)
            colour_cells(self.machine, PENCIL_ROW, RUBBER_COLUMN, 2, 1, pair("mw"))
        lead = BLACK if ink == WHITE else ink
        shakes = mood is Mood.BUSY and frame // 2 % 2
        if self._shown.changed("tip", (lead, shakes)):
            draw_cells(self.machine, moved(ART["tip"], shakes, 0).opaque(), PENCIL_ROW, PENCIL_COLUMN)
            colour_cells(self.machine, PENCIL_ROW, PENCIL_COLUMN, 2, 2, attribute(lead, WHITE))
        snore = frame // SNORE_FRAMES % 3 if asleep else 0
        if self._shown.changed("snore", snore):
            picture = ART[f"snore-{snore}"] if snore else tiled(EMPTY, CELL, CELL)
            draw_cells(self.machine, picture, PENCIL_ROW, SNORE_COLUMN)
            colour_cells(self.machine, PENCIL_ROW, SNORE_COLUMN, 1, 1, DESK)


def _gaze(dot: Dot | None) -> tuple[int, int]:
    """How far the pupils are from the eyes' middle: to the right, down."""
    if dot is None:
        return 0, 2
    return (dot[1] - SIDE) // 3 + 1, dot[0] // 3 - 2


@lru_cache(128)
def _face(mood: Mood, gaze: tuple[int, int] | None) -> Sprite:
    """Two eyes, shut without a gaze, and the mouth."""
    face = tiled(EMPTY, 2 * CELL, 2 * CELL)
    for left in (0, CELL):
        if gaze is None:
            face = ART["shut-eye"].over(face, left, 1)
        else:
            right, down = gaze
            face = ART["pupil"].over(ART["eye"], 2 + right, 2 + down).over(face, left, 1)
    mouth = ART[f"mouth-{mood.name.lower()}"]
    return mouth.over(face, CELL - mouth.width // 2, 11)
