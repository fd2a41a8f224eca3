"""How a drawing ends: it is unveiled in the gallery; or a nail is left in the wall, and the sheet goes to the bin."""

from functools import cache

from arcade.games.graphics_editor import ART, art, strings
from arcade.games.graphics_editor.rules import BLANK, Graphic
from arcade.games.graphics_editor.scene import Lines, in_turn, show_figure, show_fitted
from arcade.games.graphics_editor.state import State
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, ROWS, WIDTH
from arcade.toolkit.animation.moving_sprites import Actor, Moving, hop
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import pause
from arcade.toolkit.flow.ending import WORDS
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import BLACK, RED, WHITE, YELLOW, pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.patterns import EMPTY
from arcade.toolkit.picture.sprites import CELL, Sprite, from_bytes
from arcade.toolkit.sound.noises import applause
from arcade.toolkit.words.labels import POINTS

WORDS_ROW, WALL_ROW, FLOOR_ROW, END_ROW = 1, 4, 18, 22  # the first of each
WALL, FLOOR, DARK = pair("kc"), pair("ky"), pair("Wk")
GOLD, CLOTH = pair("ky"), pair("kr")


def wall_row(machine: Spectrum, row: int) -> None:
    """A row of the room, from the top: of the dark above, the wall, the floor, the dark below."""
    if WALL_ROW <= row < FLOOR_ROW:
        fill(machine, row, 0, 1, COLUMNS, ART["rail"] if row == WALL_ROW else EMPTY, WALL)
    elif FLOOR_ROW <= row < END_ROW:
        fill(machine, row, 0, 1, COLUMNS, ART["planks"], FLOOR)
    else:
        fill(machine, row, 0, 1, COLUMNS, EMPTY, DARK)


def hang(machine: Spectrum, row: int, column: int, side: int) -> None:
    """A gilt frame round a square of cells; its picture has corners, edges and a middle that is not drawn."""
    parts = (0, *(CELL,) * side, 2 * CELL)
    for down, top in enumerate(parts, row - 1):
        for across, left in enumerate(parts, column - 1):
            if (top, left) != (CELL, CELL):
                draw_cells(machine, ART["gilt"].cut(left, top, CELL, CELL), down, across)
                colour_cells(machine, down, across, 1, 1, GOLD)


SIDE, FRAME_ROW, FRAME_COLUMN = 8, 6, 12  # in cells, of the frame of a drawing
SMALL_SIDE, SMALL_ROW, SMALL_COLUMNS = 6, 7, (3, 13, 23)  # of those of three exercises
VISITORS = ((28, -40), (56, -76), (172, WIDTH + 20), (200, WIDTH + 60), (118, WIDTH + 100))
"""Where each visitor comes to stand, and from where."""
FEET, TALL = 160, 27  # pixels
STANDS, STRIDES, CHEERS = "stands", "strides", "cheers"
MAN, WOMAN = (("hat", 0),), (("locks", 3), ("skirt", 13))
FEATURES = (MAN, WOMAN, (), MAN, WOMAN)
"""What each visitor wears, and how many pixels down."""
ELDERS = ((art.INVADER.in_ink(YELLOW).on_paper(BLACK), 3), (art.BIRD.in_ink(WHITE).on_paper(RED), 25))
"""What has long been hanging there, and in which column."""
ELDER_ROW, ELDER_SIDE = 8, 4
PACE = 2
"""Pixels a frame of a walk."""
STRIDE = 5
"""Frames of each picture of a walk."""
COMING = 130
"""Frames until the last visitor has come."""
FALL = 4
"""Frames from row to row of the falling cloth."""
JUMP = (0, 2, 4, 5, 5, 4, 2, 0, 0, 0, 0, 0, 0, 0)
QUESTION = ART["question"].see_through()
DOUBT = 50
"""Frames for which one of them wonders."""
BIN_AT, BALL_FROM, BALL_TO = (204, 136), (96, 88), (218, 130)
LYING = ((182, 152), (166, 158))
"""Balls beside the bin."""
WAY = 76
"""Pixels that the one who is left walks to and fro."""
PAUSE = 40
"""Steps for which he stops."""
CRUMPLING = (6, 4, 2)
"""How large the sheet still is."""


class Ending:
    """The scene of an end, and what still moves when it is over."""

    def __init__(self, program: State, outcome: Outcome) -> None:
        self.program = program
        self.machine = program.machine
        self.outcome = outcome
        self._people = Moving(self.machine)
        self._shown: Lines = ()
        figure = program.bench.figure
        self._empty = outcome is Outcome.OVER and all(one.rows == BLANK.rows for one in figure.graphics)

    def play(self) -> Frames[None]:
        for row in range(ROWS):
            wall_row(self.machine, row)
            if row % 2:
                yield
        for graphic, column in ELDERS if self.outcome is not Outcome.WON else ():
            self._elder(graphic, column)
        yield from self._throw_away() if self.outcome is Outcome.LOST else self._unveil()

    def _elder(self, graphic: Graphic, column: int) -> None:
        column = max(column, 14) if self.outcome is Outcome.LOST else column
        hang(self.machine, ELDER_ROW, column, ELDER_SIDE)
        show_figure(self.machine, ((graphic,),), ELDER_ROW, column, ELDER_SIDE)

    def rest(self, frame: int) -> None:
        """Visitors jump in turn, and a picture that moved goes on; or the one who is left looks for what hung there."""
        if self.outcome is Outcome.LOST:
            if frame % 2 == 0:
                self._people.show(self._searcher(frame))
            return
        if self.outcome is Outcome.OVER:
            self._picture(frame)
        if frame % 2 == 0:
            doubts = [self._doubt(frame)] if self._empty else []
            self._people.show(*(self._glad(place, frame) for place in range(len(VISITORS))), *doubts)

    # --- the unveiling

    def _unveil(self) -> Frames[None]:
        won = self.outcome is Outcome.WON
        side, row = (SMALL_SIDE, SMALL_ROW) if won else (SIDE, FRAME_ROW)
        columns = SMALL_COLUMNS if won else (FRAME_COLUMN,)
        for column in columns:
            hang(self.machine, row, column, side)
            for line in range(row, row + side):
                fill(self.machine, line, column, 1, side, ART["folds"], CLOTH)
        for frame in range(COMING):
            self._people.show(*(self._comer(place, frame) for place in range(len(VISITORS))))
            if frame % (3 * STRIDE) == 0:
                self.machine.chime(((0.003, 22.0), (0.004, 12.0)))
            yield
        for place, column in enumerate(columns):
            for line in range(row, row + side):
                fill(self.machine, line, column, 1, side, EMPTY, pair("kW"))
                self.machine.chime(((0.006, 36.0 - 2 * (line - row)), (0.006, 29.0 - 2 * (line - row))))
                if won:
                    show_figure(self.machine, ((self.program.made[place],),), row, column, side)
                else:
                    self._shown = ()
                    self._picture(0)
                for below in range(line + 1, row + side):
                    fill(self.machine, below, column, 1, side, ART["folds"], CLOTH)
                yield from pause(FALL)
        if not self._empty:
            self.machine.chime(applause(30))
        yield from self._words("YYW")

    def _picture(self, frame: int) -> None:
        lines = in_turn(self.program.bench, frame, self.program.calm)
        if lines == self._shown:
            return
        self._shown = lines
        show_fitted(self.machine, lines, (FRAME_ROW, FRAME_COLUMN, SIDE, SIDE), pair("kW"))

    def _comer(self, place: int, frame: int) -> Actor:
        spot, start = VISITORS[place]
        x = min(start + PACE * frame, spot) if start < spot else max(start - PACE * frame, spot)
        walks = x != spot and (frame // STRIDE + place) % 2
        return _visitor(place, STRIDES if walks else STANDS), x, FEET - TALL

    def _glad(self, place: int, frame: int) -> Actor:
        spot, _ = VISITORS[place]
        if self._empty:
            return _visitor(place, STANDS), spot, FEET - TALL
        at = (frame // 2 + 9 * place) % (len(JUMP) * (2 + place % 3))
        up = JUMP[at] if at < len(JUMP) else 0
        return _visitor(place, CHEERS if up else STANDS), spot, FEET - TALL - up

    def _doubt(self, frame: int) -> Actor:
        """One after the other wonders what is to be seen."""
        spot, _ = VISITORS[frame // DOUBT * 2 % len(VISITORS)]
        return QUESTION, spot, FEET - TALL - QUESTION.height - min(frame % DOUBT // 2, 8)

    # --- nothing to be shown

    def _throw_away(self) -> Frames[None]:
        machine = self.machine
        colour_cells(machine, SMALL_ROW - 1, 3, SIDE, SIDE, pair("kC"))
        draw(machine, ART["nail"].see_through(), CELL * 7 - 4, CELL * (SMALL_ROW - 1))
        draw(machine, ART["bin"].see_through(), *BIN_AT)
        for place in LYING:
            draw(machine, ART["ball"], *place)
        sheet = Moving(machine)
        graphic = self.program.bench.graphic
        x, y = BALL_FROM
        for scale in CRUMPLING:
            picture = from_bytes(bytes(graphic.rows)).enlarged(scale, scale).opaque()
            sheet.show((picture, x + 4 * (6 - scale), y + 4 * (6 - scale) - 16))
            machine.chime(tuple((0.003, 45.0 - 7 * (step * 3 % 5)) for step in range(12)))
            yield from pause(14)
        for point in hop((x + 20, y), BALL_TO, 56, 36):
            sheet.show((ART["ball"], *point))
            yield
        sheet.hide()
        machine.chime(((0.006, 4.0), (0.008, -3.0), (0.01, -9.0)))
        yield from self._words("CCb")

    def _searcher(self, frame: int) -> Actor:
        """Somebody who walks to and fro below the nail."""
        at = frame // 2 % (2 * WAY + PAUSE)
        walks = not WAY <= at < WAY + PAUSE and frame // (2 * STRIDE) % 2
        x = min(at, WAY, 2 * WAY + PAUSE - at)
        return _visitor(0, STRIDES if walks else STANDS), 16 + x, FEET - TALL

    def _words(self, inks: str) -> Frames[None]:
        program, text = self.program, self.program.text
        over = self.outcome is Outcome.OVER
        words = strings.FINISHED if over else WORDS[self.outcome]
        headline(self.machine, text(words), WORDS_ROW, inks, "k", None, 2)
        label, value = (strings.CHANGES, program.bench.drawing.changes) if over else (POINTS, program.points)
        centred(self.machine, END_ROW, f"{text(label)}: {value}", pair("Ck"))
        for frame in range(60):
            self.rest(frame)
            yield


@cache
def _visitor(place: int, pose: str) -> Sprite:
    """Somebody who comes to see it, from behind, with what they wear."""
    tall = ART[f"visitor-{pose}"].see_through()
    picture = tall.over(Sprite(tall.width, (0,) * TALL, (0,) * TALL), 0, TALL - tall.height)
    for feature, down in FEATURES[place]:
        picture = ART[feature].see_through().over(picture, 0, down)
    return picture
