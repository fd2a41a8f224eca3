"""The title: a large runner who never stops, and a name that does the wave above the stands."""

from functools import cache

from arcade.games.hurdles import ART, MUSIC
from arcade.games.hurdles.art_runner import LEAPING, MIDDLE, PHASES, RUNNING, Pose, figure
from arcade.games.hurdles.figures import HURDLE_COLUMN, HURDLE_FEET
from arcade.games.hurdles.scenery import WAVE_FRAMES, Band, Crowd, Mood, lane
from arcade.games.hurdles.strings import TAGLINE, TITLE
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, LINES, WIDTH
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.title import LivingTitle
from arcade.toolkit.letters.drawn_words import drawn_words
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.patterns import GRASS
from arcade.toolkit.picture.scale2x import stretched
from arcade.toolkit.picture.sprites import CELL, Sprite

LETTERS = {letter: ART[f"letter-{letter.lower()}"] for letter in "ABCDEHLORSTU"}
LETTER_PIXELS, BLANK_PIXELS = 21, 12


@cache
def letter(name: str, down: int) -> Sprite:
    """A letter twice as wide as drawn and `down` times as high: it leans, and the wind has left lines of it empty."""
    picture = stretched(LETTERS[name].see_through(), 2, down)
    height = picture.height
    rows = tuple(0 if y > height // 2 and (height - y) % 4 == 0 else row << y // 4 for y, row in enumerate(picture.ink))
    return Sprite(picture.width + height // 4, rows, rows)


NAME_INKS = "YYYyRR"
ROOF_ROW, CROWD_ROW, LAWN_ROW, TRACK_ROW = 6, 7, 11, 12
FEET = 8 * TRACK_ROW + 64
"""The pixel row that he runs on."""
PLACE = 112
"""The column of his middle."""
GAP = 240
"""Pixels from hurdle to hurdle."""
FLIGHT_PIXELS, STRIDE_PIXELS = 112, 128
HEIGHT = 30
"""Pixels of a jump at its highest."""
HOP = (1, 2, 3, 4, 4, 3, 2, 1)
"""How a letter rises in the wave, a step in two frames."""
MOST_LETTERS = 11
"""On a line."""


class Title(LivingTitle):
    """A race in the stadium by night."""

    music = MUSIC

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self._crowd = Crowd(self.machine, CROWD_ROW, program.calm)
        self._lawn = Band(LAWN_ROW, GRASS)
        self._ground = Band(TRACK_ROW, lane(3))
        self._letters = _placed(drawn_words(program, TITLE, LETTERS, _fits))

    def draw(self) -> None:
        machine = self.machine
        for row, ink in enumerate(NAME_INKS):
            colour_cells(machine, row, 0, 1, COLUMNS, pair(f"{ink}k"))
        fill(machine, TRACK_ROW, 0, 9, COLUMNS, colours=pair("Wb"))
        centred(machine, 22, self.program.text(TAGLINE), pair("Wk"))
        self._name(0)
        self.step(0)

    def step(self, frame: int) -> None:
        """He goes on by three pixels in two frames; the stands do the wave at each hurdle, and the name with them."""
        if frame % 2:
            self._name(frame)
            return
        gone = 3 * frame // 2 + GAP // 2
        at = gone % GAP - GAP // 2  # pixels behind the nearest hurdle
        self._stands(gone, at)
        barrier = _double(ART["hurdle"])
        for hurdle in (-1, 0, 1):
            x = PLACE - at + hurdle * GAP - 2 * HURDLE_COLUMN
            if -barrier.width < x < WIDTH:
                self.machine.cover(x, FEET - 2 * HURDLE_FEET + 4, barrier.solid, barrier.ink, barrier.width)
        if abs(at) < FLIGHT_PIXELS // 2:
            pose = LEAPING[0 if at < -FLIGHT_PIXELS // 4 else 1 if at < FLIGHT_PIXELS // 4 else 2]
            lift = HEIGHT - 4 * HEIGHT * at * at // FLIGHT_PIXELS**2
        else:
            pose, lift = RUNNING[gone * PHASES // STRIDE_PIXELS % PHASES], 0
        runner = _runner(pose)
        draw(self.machine, runner, PLACE - 2 * MIDDLE, FEET - runner.height + 2 - lift)

    def _stands(self, gone: int, at: int) -> None:
        """What passes by behind him, in its own colours."""
        machine = self.machine
        fill(machine, ROOF_ROW, 0, 1, COLUMNS, ART["roof"], pair("wk"))
        self._crowd.colour()
        colour_cells(machine, LAWN_ROW, 0, 1, COLUMNS, pair("Gk"))
        colour_cells(machine, TRACK_ROW, 0, 3, COLUMNS, pair("Wb"))
        if 0 <= at < 3:
            self._crowd.react(Mood.WAVING, WAVE_FRAMES)
        self._crowd.step(gone // 4, PLACE, -FLIGHT_PIXELS < at < 0)
        self._lawn.paint(machine, 3 * gone // 4)
        self._ground.paint(machine, gone)

    def _name(self, frame: int) -> None:
        """The letters, each a little after the one before."""
        rows = [0] * CELL * len(NAME_INKS)
        for place, (x, y, picture) in enumerate(self._letters):
            since = frame // 2 % 120 - 3 * place
            top = y - (HOP[since] if 0 <= since < len(HOP) else 0)
            for row, bits in enumerate(picture.ink, top):
                rows[row] |= bits << WIDTH - x - picture.width
        for line, row in zip(LINES, rows, strict=False):
            self.machine.display[line : line + COLUMNS] = row.to_bytes(COLUMNS)


@cache
def _double(picture: Sprite) -> Sprite:
    return picture.enlarged(2, 2)


@cache
def _runner(pose: Pose) -> Sprite:
    return figure(pose).enlarged(2, 2).coloured("W")


def _lines(words: str) -> list[str]:
    return [words] if len(words) <= MOST_LETTERS else words.rsplit(" ", 1)


def _fits(words: str) -> bool:
    return all(len(line) <= MOST_LETTERS for line in _lines(words))


def _placed(words: str) -> list[tuple[int, int, Sprite]]:
    """The letters with their top left pixels, on one line or on two that are lower."""
    lines = _lines(words)
    down = 3 if len(lines) == 1 else 2
    placed: list[tuple[int, int, Sprite]] = []
    for number, line in enumerate(lines):
        x = (WIDTH - sum(BLANK_PIXELS if one == " " else LETTER_PIXELS for one in line)) // 2
        for one in line:
            if one != " ":
                placed.append((x, 12 if down == 3 else 4 + 22 * number, letter(one, down)))
            x += BLANK_PIXELS if one == " " else LETTER_PIXELS
    return placed
