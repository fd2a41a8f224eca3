"""How a drawing ends: it is unveiled in the gallery; or a nail is left in the wall, and the sheet goes to the bin."""

from functools import cache

from arcade.games.graphics_editor import ART, art, art_gallery, scenery, strings
from arcade.games.graphics_editor.panel import Lines, in_turn, scale_of, show_figure
from arcade.games.graphics_editor.rules import BLANK, Graphic
from arcade.games.graphics_editor.state import State
from arcade.machine.machine import Frames
from arcade.machine.spectrum.memory import ROWS, WIDTH
from arcade.toolkit.animation.moving_sprites import Actor, Moving, hop
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.flow.ending import WORDS
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.ink import BLACK, RED, WHITE, YELLOW, pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.patterns import EMPTY
from arcade.toolkit.picture.sprites import CELL, Sprite, from_bytes
from arcade.toolkit.sound.noises import applause
from arcade.toolkit.words.labels import POINTS

SIDE = 8
FRAME_ROW, FRAME_COLUMN = 6, 12
SMALL_SIDE, SMALL_ROW, SMALL_COLUMNS = 6, 7, (3, 13, 23)
"""The frame of a drawing, and those of three exercises."""
VISITORS = ((28, -40), (56, -76), (172, WIDTH + 20), (200, WIDTH + 60), (118, WIDTH + 100))
"""Where each visitor comes to stand, and from where."""
FEET, TALL = 160, 27
STANDS, STRIDES, CHEERS = range(3)
FEATURES = (
    ((art_gallery.HAT, 0),),
    ((art_gallery.LOCKS, 3), (art_gallery.SKIRT, 13)),
    (),
    ((art_gallery.HAT, 0),),
    ((art_gallery.LOCKS, 3), (art_gallery.SKIRT, 13)),
)
"""What each visitor wears, and how far down."""
ELDERS = ((art.INVADER.in_ink(YELLOW).on_paper(BLACK), 3), (art.BIRD.in_ink(WHITE).on_paper(RED), 25))
"""What has long been hanging there, and where."""
ELDER_ROW, ELDER_SIDE = 8, 4
PACE, STRIDE = 2, 5
"""Pixels a frame, and frames of each picture of a walk."""
COMING, FALL = 130, 4
"""Frames until the last has come, and from row to row of the falling cloth."""
JUMP = (0, 2, 4, 5, 5, 4, 2, 0, 0, 0, 0, 0, 0, 0)
QUESTION = ART["question"].see_through()
DOUBT = 50
"""Frames for which one of them wonders."""
NAIL = ART["nail"].see_through()
PALE = pair("kC")
BIN_AT, BALL_FROM, BALL_TO = (204, 136), (96, 88), (218, 130)
LYING = ((182, 152), (166, 158))
"""Balls beside the bin."""
WAY, PAUSE = 76, 40
"""Pixels of the way of the one who is left, and steps for which he stops."""
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
        """From the desk to the words."""
        for row in range(ROWS):
            scenery.wall_row(self.machine, row)
            if row % 2:
                yield
        for graphic, column in ELDERS if self.outcome is not Outcome.WON else ():
            self._elder(graphic, column)
        yield from self._throw_away() if self.outcome is Outcome.LOST else self._unveil()

    def _elder(self, graphic: Graphic, column: int) -> None:
        lost = self.outcome is Outcome.LOST
        column = column if not lost else max(column, 14)
        scenery.hang(self.machine, ELDER_ROW, column, ELDER_SIDE, ELDER_SIDE)
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
            scenery.hang(self.machine, row, column, side, side)
            for line in range(row, row + side):
                scenery.veil(self.machine, line, column, side)
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
                    scenery.veil(self.machine, below, column, side)
                for _ in range(FALL):
                    yield
        if not self._empty:
            self.machine.chime(applause(30))
        self._words("YYW")
        for frame in range(60):
            self.rest(frame)
            yield

    def _picture(self, frame: int) -> None:
        """The figure in its frame, with whose turn it is."""
        lines = in_turn(self.program.bench, frame, self.program.calm)
        if lines == self._shown:
            return
        self._shown = lines
        scale = scale_of(lines, SIDE, SIDE)
        down, across = scale * len(lines), scale * len(lines[0])
        fill(self.machine, FRAME_ROW, FRAME_COLUMN, SIDE, SIDE, EMPTY, pair("kW"))
        row, column = FRAME_ROW + (SIDE - down) // 2, FRAME_COLUMN + (SIDE - across) // 2
        show_figure(self.machine, lines, row, column, scale)

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
        colour_cells(machine, SMALL_ROW - 1, 3, SIDE, SIDE, PALE)
        draw(machine, NAIL, CELL * 7 - 4, CELL * (SMALL_ROW - 1))
        draw(machine, art_gallery.BIN, *BIN_AT)
        for place in LYING:
            draw(machine, art_gallery.BALL, *place)
        sheet = Moving(machine)
        graphic = self.program.bench.graphic
        x, y = BALL_FROM
        for scale in CRUMPLING:
            picture = from_bytes(bytes(graphic.rows)).enlarged(scale, scale).opaque()
            sheet.show((picture, x + 4 * (6 - scale), y + 4 * (6 - scale) - 16))
            machine.chime(tuple((0.003, 45.0 - 7 * (step * 3 % 5)) for step in range(12)))
            for _ in range(14):
                yield
        for point in hop((x + 20, y), BALL_TO, 56, 36):
            sheet.show((art_gallery.BALL, *point))
            yield
        sheet.hide()
        machine.chime(((0.006, 4.0), (0.008, -3.0), (0.01, -9.0)))
        self._words("CCb")
        for frame in range(60):
            self.rest(frame)
            yield

    def _searcher(self, frame: int) -> Actor:
        """Somebody who walks to and fro below the nail."""
        at = frame // 2 % (2 * WAY + PAUSE)
        walks = not WAY <= at < WAY + PAUSE and frame // (2 * STRIDE) % 2
        x = min(at, WAY, 2 * WAY + PAUSE - at)
        return _visitor(0, STRIDES if walks else STANDS), 16 + x, FEET - TALL

    def _words(self, inks: str) -> None:
        program, text = self.program, self.program.text
        over = self.outcome is Outcome.OVER
        words = strings.FINISHED if over else WORDS[self.outcome]
        headline(self.machine, text(words), scenery.WORDS_ROW, inks, "k", None, 2)
        label, value = (strings.CHANGES, program.bench.drawing.changes) if over else (POINTS, program.points)
        centred(self.machine, scenery.END_ROW, f"{text(label)}: {value}", pair("Ck"))


@cache
def _visitor(place: int, pose: int) -> Sprite:
    """One of the visitors in a pose."""
    tall = art_gallery.VISITOR[pose]
    picture = tall.over(Sprite(tall.width, (0,) * TALL, (0,) * TALL), 0, TALL - tall.height)
    for feature, down in FEATURES[place]:
        picture = feature.over(picture, 0, down)
    return picture
