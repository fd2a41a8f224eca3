"""The title: the name in bulbs that light up in turn; two ones stand, and the third drum turns and turns."""

from arcade.games.fortune_wheel import ART, MUSIC, art, scene, strings
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.living import Falling, Twinkle
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.title import LivingTitle
from arcade.toolkit.letters.drawn_words import drawn_words
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.borders import RAISED
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.packed_pictures import PackedPictures
from arcade.toolkit.picture.packing import as_sprite
from arcade.toolkit.picture.panels import box, centred
from arcade.toolkit.picture.patterns import SOLID, tiled
from arcade.toolkit.picture.shading import outlined
from arcade.toolkit.picture.sprites import CELL

PICTURES = PackedPictures("arcade.games.fortune_wheel.painters", as_sprite)
SIGN = 0, 1, 11, 30
"""Row, column, height and width of the sign in cells."""
LINES = 2, 6
"""Rows of the name's two words or pairs of words."""
WINDOW_ROW, WINDOW_COLUMNS = 12, (8, 13, 18)
RIM = (
    *((0, column) for column in range(1, 31, 2)),
    *((row, 30) for row in range(1, 10, 2)),
    *((10, column) for column in range(29, 0, -2)),
    *((row, 1) for row in range(9, 0, -2)),
)
"""The bulbs round the sign, one after the other."""
LETTER_PACE, RIM_PACE = 5, 10
TURNING_FRAMES, STANDING_FRAMES = 190, 70
"""Of the third drum."""
HEAP = tuple((x, 141 + (7 * x) % 9) for x in range(6, 250, 23)) + tuple((x, 152) for x in range(0, 250, 19))
"""Coins on the ground, those in front last."""
UNLIT, GROUND, BULB = pair("rk"), 21, pair("Yr")


def _lines(name: str) -> list[str]:
    *first, last = name.split()
    return [" ".join(first), last]


def _fits(name: str) -> bool:
    return all(art.LETTER_COLUMNS * len(line) < SIGN[3] + 1 for line in _lines(name))


class Title(LivingTitle):
    music = MUSIC

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self._strip = scene.strip(program.machine.font)
        self._rim = Twinkle(self.machine, RIM, "WYY", RIM_PACE)
        self._rain = [Falling(self.machine, [art.SPINNING], (left, 88, 52, 58), 4, (3, 4, 5), 2) for left in (0, 204)]

    def draw(self) -> None:
        """The sign over the machine, rays at both sides, coins on the ground."""
        machine, text = self.machine, self.program.text
        draw(machine, PICTURES["rays"], 0, 80)
        colour_cells(machine, 10, 0, 11, 32, pair("yk"))
        box(machine, *SIGN, BULB, RAISED)
        row, column, height, width = SIGN
        fill(machine, row + 1, column + 1, height - 2, width - 2, colours=UNLIT)
        for at in RIM:
            fill(machine, *at, 1, 1, colours=BULB)
            draw_cells(machine, ART["lamp lit"], *at)
        for place, (line, across, letter) in enumerate(self._letters()):
            draw_cells(machine, art.bulbs(letter), line, across)
            self._light(place, "Y")
        box(machine, 11, 7, 8, 17, pair("yr"), RAISED)
        for across in WINDOW_COLUMNS:
            scene.draw_window(machine, WINDOW_ROW, across)
            self._window(across, scene.resting(1))
        draw(machine, tiled(SOLID, 4, 40).coloured("W", "k"), 8 * 24 + 2, 104, clear=True)
        draw_cells(machine, art.BALL, 11, 24, clear=True)
        fill(machine, 18, 0, 3, 32, colours=pair("Yk"))
        for x, y in HEAP:
            draw(machine, outlined(ART["coin"]), x, y)
        centred(machine, GROUND, text(strings.TAGLINE), pair("Wk"))
        centred(machine, GROUND + 1, text(strings.PLAY_COINS), pair("Ck"))

    def step(self, frame: int) -> None:
        """Light goes through the name, the third drum turns, coins fall."""
        for rain in self._rain:
            rain.step(frame)
        # Nearly a one: the third drum goes round again.
        now = frame % (TURNING_FRAMES + STANDING_FRAMES)
        if now <= TURNING_FRAMES + len(scene.BOUNCE):
            self._window(WINDOW_COLUMNS[2], scene.place(1, 1, TURNING_FRAMES, now))
        if self.program.calm:
            return
        self._rim.step(frame)
        if frame % LETTER_PACE == 0:
            count = len(self._letters())
            light = frame // LETTER_PACE % (3 * count)
            for place, ink in ((light - 3, "Y"), (light - 2, "Y"), (light - 1, "W"), (light, "W")):
                if 0 <= place < count:
                    self._light(place, ink)

    def _window(self, column: int, top: int) -> None:
        picture = self._strip.cut(0, top, CELL * scene.DRUM_WIDTH, CELL * scene.DRUM_HEIGHT)
        draw_cells(self.machine, picture, WINDOW_ROW, column)

    def _letters(self) -> list[tuple[int, int, str]]:
        """Row, column and sign of each letter of the name."""
        name = drawn_words(self.program, strings.TITLE, art.LETTERS, _fits)
        placed = []
        for row, line in zip(LINES, _lines(name), strict=True):
            left = (32 - art.LETTER_COLUMNS * len(line) + 1) // 2
            placed += [(row, left + art.LETTER_COLUMNS * at, one) for at, one in enumerate(line) if one != " "]
        return placed

    def _light(self, place: int, ink: str) -> None:
        row, column, _ = self._letters()[place]
        colour_cells(self.machine, row, column, art.LETTER_ROWS, art.LETTER_COLUMNS, pair(ink + "k"))
