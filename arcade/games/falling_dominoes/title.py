"""The title: its name on standing dominoes that fall against one another, below them figures that build themselves."""

from collections.abc import Collection
from functools import cache
from itertools import product

from arcade.games.falling_dominoes import ART, MUSIC, art
from arcade.games.falling_dominoes.puzzles import FIGURES, Figure
from arcade.games.falling_dominoes.rules import BOTTOM
from arcade.games.falling_dominoes.strings import TAGLINE, TITLE_BOTTOM, TITLE_TOP
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, WIDTH
from arcade.toolkit.animation.moving_sprites import Moving, eased
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.title import LivingTitle
from arcade.toolkit.letters.lettering import letters
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.patterns import EMPTY, NIGHT, SOLID, tiled
from arcade.toolkit.picture.polyominoes import Cell
from arcade.toolkit.picture.sprites import CELL, Sprite, sprite

GROUND_ROW = 20
TILE_WIDTH, TILE_HEIGHT, TILE_PITCH = 22, 34, 24
"""In pixels."""
LEAN = 10
"""Pixels by which the top of a domino that leans is aside."""
WORDS = ((0, TITLE_TOP, "Y"), (5, TITLE_BOTTOM, "C"))
"""The first row of each word's five, and its colour."""
ROUND, RISE = 520, 200
"""In frames from the beginning of each round."""
DELAY_FRAMES, TILT_FRAMES = 5, 8
"""The delay is that of the next domino."""
BREVE = ART["breve"].see_through()
"""Above a letter as large as the others, where the machine's own is a small one under it."""
PIPS = (((9, 25),), ((4, 21), (14, 28)), ((4, 21), (9, 25), (14, 28)), ((4, 21), (14, 21), (4, 28), (14, 28)))
"""Where pips are on the lower half of a domino."""
STAR_AT, STAR_SPOT = (10, 22), (188, 88)
HEART, HEART_COLUMN = FIGURES[3], 2
SITE_ROW, SITE_COLUMN, SITE_ROWS, SITE_COLUMNS = 12, 17, 8, 15
BUILT = [FIGURES[number] for number in (4, 2, 0, 1)]
"""On the site, one after the other: castle, bridge, stair, cross."""
BEAT_FRAMES, STAND_FRAMES, DOMINO_FRAMES, FALL_FRAMES = 40, 170, 14, 12
"""A figure stands before the next one is built domino by domino."""


@cache
def tile(letter: Sprite, breve: bool, number: int) -> Sprite:
    """A standing domino with a letter above and pips below."""
    body = tiled(SOLID, TILE_WIDTH, TILE_HEIGHT)
    marks = letter.over(tiled(EMPTY, TILE_WIDTH, TILE_HEIGHT).see_through(), (TILE_WIDTH - letter.width) // 2, 2)
    if breve:
        marks = BREVE.over(marks, (TILE_WIDTH - BREVE.width) // 2, 1)
    for x, y in PIPS[number % len(PIPS)]:
        marks = ART["pip"].over(marks, x, y)
    marks = sprite(["#" * (TILE_WIDTH - 6)]).over(marks, 3, 19)
    for x, y in product((0, TILE_WIDTH - 1), (0, TILE_HEIGHT - 1)):
        marks = sprite(["#"]).over(marks, x, y)
    return Sprite(body.width, tuple(b & ~m for b, m in zip(body.ink, marks.ink, strict=True)), body.solid)


def leaning(picture: Sprite, lean: int) -> Sprite:
    """A domino whose top is so many pixels aside, with a dark rim, in a wider picture."""
    last = TILE_HEIGHT - 1
    rests = [LEAN + 1 - (lean * (last - y) + last // 2) // last for y in range(TILE_HEIGHT)]
    ink = tuple(row << rest for row, rest in zip(picture.ink, rests, strict=True))
    solid = tuple((row << 2 | row << 1 | row) << rest - 1 for row, rest in zip(picture.solid, rests, strict=True))
    return Sprite(TILE_WIDTH + LEAN + 2, ink, solid)


class Title(LivingTitle):
    """Dominoes fall and rise again; a figure stands, goes, and the next one comes from the star."""

    music = MUSIC

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self._falling, self._flag = Moving(self.machine), Moving(self.machine)
        self._number = self._begun = 0
        self._leans: dict[int, tuple[int, ...]] = {}

    def draw(self) -> None:
        machine = self.machine
        fill(machine, 0, 0, GROUND_ROW, COLUMNS, NIGHT, pair("wk"))
        for column in range(COLUMNS):
            draw_cells(machine, art.FLOOR, GROUND_ROW, column)
        self._words(0)
        draw_cells(machine, ART["star"].see_through().coloured("Y", "k"), *STAR_AT)
        self._figure(HEART, HEART_COLUMN, "R")
        self._figure(BUILT[0], SITE_COLUMN)
        centred(machine, 22, self.program.text(TAGLINE), pair("Wk"))

    def step(self, frame: int) -> None:
        self._words(frame)
        if frame % art.STAR.pace == 0:
            draw_cells(self.machine, art.STAR.at(frame).coloured("Y", "k"), *STAR_AT)
        if frame % BEAT_FRAMES in (0, 10):
            for row, column in _at(HEART, HEART_COLUMN, HEART.cells):
                colour_cells(self.machine, row, column, 1, 1, pair("Mk" if frame % BEAT_FRAMES == 0 else "Rk"))
        self._site(frame)

    def _words(self, frame: int) -> None:
        for place, (row, text, ink) in enumerate(WORDS):
            words = self.program.text(text)
            leans = tuple(_lean(frame % ROUND - 60 * place - 100, number, len(words)) for number in range(len(words)))
            if self._leans.get(place) != leans:
                self._leans[place] = leans
                draw_cells(self.machine, self._row(words, leans).coloured(ink, "k"), row, 0)

    def _row(self, words: str, leans: tuple[int, ...]) -> Sprite:
        whole = tiled(EMPTY, WIDTH, 5 * CELL)
        left = (WIDTH - TILE_PITCH * len(words)) // 2
        for number, (sign, lean) in enumerate(zip(words, leans, strict=True)):
            letter = letters(self.machine.font, "A" if sign == "Ă" else sign, 2, 2)
            picture = leaning(tile(letter, sign == "Ă", number), lean)
            whole = picture.over(whole, left + TILE_PITCH * number - 1, 5)
        return whole

    def _figure(self, figure: Figure, column: int, ink: str = "") -> None:
        for number in range(len(figure.plan)):
            picture, row, at = _planned(figure, number, column)
            draw_cells(self.machine, picture.coloured(ink, "k") if ink else picture, row, at)

    def _site(self, frame: int) -> None:
        """A figure stands, the castle under a flag; then the next one is built, domino by domino."""
        age = frame - self._begun
        if age < STAND_FRAMES:
            if self._number == 0:
                flag = art.FLAG.at(frame).coloured("R", "k")
                self._flag.show((flag, CELL * SITE_COLUMN, CELL * (GROUND_ROW - 6) - flag.height))
            return
        age -= STAND_FRAMES
        if age == 0:
            self._flag.hide()
        if age < SITE_ROWS:
            fill(self.machine, SITE_ROW + age, SITE_COLUMN, 1, SITE_COLUMNS, NIGHT, pair("wk"))
            return
        figure = BUILT[(self._number + 1) % len(BUILT)]
        number, at = divmod(age - SITE_ROWS, DOMINO_FRAMES)
        if number == len(figure.plan):
            self._number = (self._number + 1) % len(BUILT)
            self._begun = frame + 1
            return
        picture, row, column = _planned(figure, number, SITE_COLUMN)
        if at < FALL_FRAMES:
            way = list(eased(STAR_SPOT, (CELL * column, CELL * row), FALL_FRAMES))
            self._falling.show((picture, *way[at]))
        elif at == FALL_FRAMES:
            self._falling.hide()
            draw(self.machine, picture, CELL * column, CELL * row)


def _lean(frame: int, number: int, count: int) -> int:
    """By how much a domino leans in a frame after the first has been pushed."""
    fallen = (frame - DELAY_FRAMES * number) * LEAN // TILT_FRAMES
    risen = (frame - RISE - DELAY_FRAMES * (count - 1 - number)) * LEAN // TILT_FRAMES
    return max(min(fallen, LEAN) - max(min(risen, LEAN), 0), 0)


def _planned(figure: Figure, number: int, column: int) -> tuple[Sprite, int, int]:
    """A domino of a figure, and the row and column of its corner on the screen."""
    cells = tuple(sorted(figure.plan[number]))
    return art.piece(cells, number, 0), *_at(figure, column, [(cells[0][0], min(across for _, across in cells))])[0]


def _at(figure: Figure, column: int, cells: Collection[Cell]) -> list[Cell]:
    """Where cells of a figure are on the screen."""
    left = min(across for _, across in figure.cells)
    return [(GROUND_ROW - 1 - BOTTOM + row, column + across - left) for row, across in cells]
