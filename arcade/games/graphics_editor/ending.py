"""How a drawing ends: it is unveiled in the gallery; or a nail is left in the wall, and the sheet goes to the bin."""

from collections.abc import Iterator
from functools import cache

from arcade.games.graphics_editor import ART, art, strings
from arcade.games.graphics_editor.rules import BLANK
from arcade.games.graphics_editor.scene import Lines, in_turn, show_figure, show_fitted
from arcade.games.graphics_editor.state import State
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, ROWS, WIDTH
from arcade.toolkit.animation.moving_sprites import Actor, hop
from arcade.toolkit.animation.storyboard import Path, Role, Storyboard, acting, every
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
from arcade.toolkit.sound.tunes import Tune
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
TALL = 27
"""A visitor's height in pixels."""
VISITOR_Y = 160 - TALL
MAN, WOMAN = (("hat", 0),), (("locks", 3), ("skirt", 13))
FEATURES = (MAN, WOMAN, (), MAN, WOMAN)
"""What each visitor wears, and how many pixels down."""
ELDERS = ((art.INVADER.in_ink(YELLOW).on_paper(BLACK), 3), (art.BIRD.in_ink(WHITE).on_paper(RED), 25))
"""What has long been hanging there, and in which column."""
ELDER_ROW, ELDER_SIDE = 8, 4
STRIDE_FRAMES = 5
COMING_FRAMES = 130
"""Until the last visitor has come."""
JUMP = (0, 2, 4, 5, 5, 4, 2, 0, 0, 0, 0, 0, 0, 0)
QUESTION = ART["question"].see_through()
DOUBT_FRAMES = 50
BIN_AT, BALL_FROM, BALL_TO = (204, 136), (96, 88), (218, 130)
BALLS_BESIDE_BIN = ((182, 152), (166, 158))
WAY_PIXELS = 76
"""That the one who is left walks to and fro."""
PAUSE_STEPS = 40
RUSTLE: Tune = tuple((0.003, 45.0 - 7 * (step * 3 % 5)) for step in range(12))


class Ending(Storyboard[State]):
    def __init__(self, program: State, outcome: Outcome) -> None:
        super().__init__(program)
        self.outcome = outcome
        self._shown: Lines = ()
        figure = program.bench.figure
        self._empty = outcome is Outcome.OVER and all(one.rows == BLANK.rows for one in figure.graphics)

    def play(self) -> Frames[None]:
        program, text = self.program, self.program.text
        lost, over = self.outcome is Outcome.LOST, self.outcome is Outcome.OVER
        for row in range(ROWS):
            wall_row(self.machine, row)
            if row % 2:
                yield
        for graphic, column in ELDERS if lost or over else ():
            place = ELDER_ROW, max(column, 14) if lost else column, ELDER_SIDE
            hang(self.machine, *place)
            show_figure(self.machine, ((graphic,),), *place)
        yield from self._throw_away() if lost else self._unveil()
        words = strings.FINISHED if over else WORDS[self.outcome]
        headline(self.machine, text(words), WORDS_ROW, "CCb" if lost else "YYW", "k", None, 2)
        label, value = (strings.CHANGES, program.bench.drawing.changes) if over else (POINTS, program.points)
        centred(self.machine, END_ROW, f"{text(label)}: {value}", pair("Ck"))
        yield from self.hold(60)

    def rest(self, frame: int) -> None:
        if self.outcome is Outcome.OVER:
            self._picture(frame)
        if frame % 2 == 0:
            super().rest(frame)

    # --- the unveiling

    def _unveil(self) -> Frames[None]:
        """Visitors come, a cloth falls from each picture; they jump in turn, and a picture that moved goes on."""
        machine, won = self.machine, self.outcome is Outcome.WON
        side, row = (SMALL_SIDE, SMALL_ROW) if won else (SIDE, FRAME_ROW)
        columns = SMALL_COLUMNS if won else (FRAME_COLUMN,)
        for column in columns:
            hang(machine, row, column, side)
            fill(machine, row, column, side, side, ART["folds"], CLOTH)
        yield from self.act(COMING_FRAMES, self._comers, cues=every(3 * STRIDE_FRAMES, ((0.003, 22.0), (0.004, 12.0))))
        for place, column in enumerate(columns):
            for line in range(side):
                fill(machine, row + line, column, 1, side, EMPTY, pair("kW"))
                machine.chime(((0.006, 36.0 - 2 * line), (0.006, 29.0 - 2 * line)))
                if won:
                    show_figure(machine, ((self.program.made[place],),), row, column, side)
                else:
                    self._shown = ()
                    self._picture(0)
                fill(machine, row + line + 1, column, side - line - 1, side, ART["folds"], CLOTH)
                yield from pause(4)
        if not self._empty:
            machine.chime(applause(30))
        self.alive = acting(self.moving, self._audience)

    def _picture(self, frame: int) -> None:
        lines = in_turn(self.program.bench, frame, self.program.calm)
        if lines != self._shown:
            self._shown = lines
            show_fitted(self.machine, lines, (FRAME_ROW, FRAME_COLUMN, SIDE, SIDE), pair("kW"))

    def _comers(self, frame: int) -> Iterator[Actor]:
        for place, (spot, start) in enumerate(VISITORS):
            x = min(start + 2 * frame, spot) if start < spot else max(start - 2 * frame, spot)
            walks = x != spot and (frame // STRIDE_FRAMES + place) % 2
            yield _visitor(place, "strides" if walks else "stands"), x, VISITOR_Y

    def _audience(self, frame: int) -> Iterator[Actor]:
        """Those who have come jump; or one after the other wonders what is to be seen."""
        for place, (spot, _) in enumerate(VISITORS):
            at = (frame // 2 + 9 * place) % (len(JUMP) * (2 + place % 3))
            up = JUMP[at] if at < len(JUMP) and not self._empty else 0
            yield _visitor(place, "cheers" if up else "stands"), spot, VISITOR_Y - up
        if self._empty:
            spot, _ = VISITORS[frame // DOUBT_FRAMES * 2 % len(VISITORS)]
            yield QUESTION, spot, VISITOR_Y - QUESTION.height - min(frame % DOUBT_FRAMES // 2, 8)

    # --- nothing to be shown

    def _throw_away(self) -> Frames[None]:
        """The sheet is crumpled and flies to the bin; somebody looks for what hung there."""
        machine, (x, y) = self.machine, BALL_FROM
        colour_cells(machine, SMALL_ROW - 1, 3, SIDE, SIDE, pair("kC"))
        draw(machine, ART["nail"].see_through(), CELL * 7 - 4, CELL * (SMALL_ROW - 1))
        draw(machine, ART["bin"].see_through(), *BIN_AT)
        for place in BALLS_BESIDE_BIN:
            draw(machine, ART["ball"], *place)
        sheet = from_bytes(bytes(self.program.bench.graphic.rows))
        for scale in (6, 4, 2):
            inset = 4 * (6 - scale)
            crumpled = Role(sheet.enlarged(scale, scale).opaque(), (x + inset, y + inset - 16))
            yield from self.act(14, crumpled, cues={0: RUSTLE}.get)
        yield from self.act(36, Role(ART["ball"], Path(tuple(hop((x + 20, y), BALL_TO, 56, 36)))))
        self.moving.hide()
        machine.chime(((0.006, 4.0), (0.008, -3.0), (0.01, -9.0)))
        self.alive = acting(self.moving, self._searcher)

    def _searcher(self, frame: int) -> Iterator[Actor]:
        """Somebody who walks to and fro below the nail."""
        at = frame // 2 % (2 * WAY_PIXELS + PAUSE_STEPS)
        walks = not WAY_PIXELS <= at < WAY_PIXELS + PAUSE_STEPS and frame // (2 * STRIDE_FRAMES) % 2
        x = 16 + min(at, WAY_PIXELS, 2 * WAY_PIXELS + PAUSE_STEPS - at)
        yield _visitor(0, "strides" if walks else "stands"), x, VISITOR_Y


@cache
def _visitor(place: int, pose: str) -> Sprite:
    """Somebody who comes to see it, from behind, with what they wear."""
    tall = ART[f"visitor-{pose}"].see_through()
    picture = tall.over(Sprite(tall.width, (0,) * TALL, (0,) * TALL), 0, TALL - tall.height)
    for feature, down in FEATURES[place]:
        picture = ART[feature].see_through().over(picture, 0, down)
    return picture
