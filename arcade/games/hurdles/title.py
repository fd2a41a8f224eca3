"""The title: a large runner who never stops, and a name that does the wave above the stands."""

from functools import cache

from arcade.games.hurdles import ART, MUSIC, art
from arcade.games.hurdles.art_runner import LEAPING, MIDDLE, PHASES, RUNNING, Pose, figure
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
ADVANCE = 21
"""Pixels from a letter to the next."""
BLANK = 12
"""Pixels of a blank."""
LEAN = 4
"""Pixel rows after which a letter leans forward by one more pixel."""
WIND = 4
"""Pixel rows from one line that the wind has left empty to the next, in the lower half."""


@cache
def letter(name: str, down: int) -> Sprite:
    """A letter twice as wide as drawn and `down` times as high."""
    picture = stretched(LETTERS[name].see_through(), 2, down)
    height = picture.height
    most = height // LEAN
    rows = tuple(
        0 if y > height // 2 and (height - y) % WIND == 0 else row << y // LEAN for y, row in enumerate(picture.ink)
    )
    return Sprite(picture.width + most, rows, rows)


NAME_ROWS = 6
INKS = "YYYyRR"
ROOF_ROW, CROWD_ROW, LAWN_ROW, TRACK_ROW, TRACK_ROWS = 6, 7, 11, 12, 9
AIR_ROWS = 3
"""Empty rows of the track above those of a lane."""
FEET = 8 * TRACK_ROW + 64
"""The pixel row that he runs on."""
PLACE = 112
"""The column of his middle."""
GAP = 240
"""Pixels from hurdle to hurdle."""
FLIGHT = 112
"""Pixels that a jump carries."""
HEIGHT = 30
"""Pixels of a jump at its highest."""
STEP = 3
"""Pixels in two frames."""
STRIDE = 128
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
        self._ground = Band(TRACK_ROW, lane(AIR_ROWS))
        self._letters = _placed(drawn_words(program, TITLE, LETTERS, _fits))

    def draw(self) -> None:
        machine = self.machine
        for row, ink in enumerate(INKS):
            colour_cells(machine, row, 0, 1, COLUMNS, pair(f"{ink}k"))
        fill(machine, ROOF_ROW, 0, 1, COLUMNS, art.ROOF, pair("wk"))
        fill(machine, TRACK_ROW, 0, TRACK_ROWS, COLUMNS, colours=pair("Wb"))
        centred(machine, 22, self.program.text(TAGLINE), pair("Wk"))
        self._name(0)
        self.step(0)

    def step(self, frame: int) -> None:
        """He goes on by three pixels in two frames; the stands do the wave at each hurdle, and the name with them."""
        if frame % 2:
            self._name(frame)
            return
        gone = STEP * frame // 2 + GAP // 2
        at = gone % GAP - GAP // 2  # pixels behind the nearest hurdle
        self._stands(gone, at)
        for hurdle in (-1, 0, 1):
            x = PLACE - at + hurdle * GAP - 2 * art.HURDLE_MIDDLE
            if -2 * art.HURDLE.width < x < WIDTH:
                self._put(_double(art.HURDLE), x, FEET - 2 * art.HURDLE_FEET + 4)
        if abs(at) < FLIGHT // 2:
            pose = LEAPING[0 if at < -FLIGHT // 4 else 1 if at < FLIGHT // 4 else 2]
            lift = HEIGHT - 4 * HEIGHT * at * at // FLIGHT**2
        else:
            pose, lift = RUNNING[gone * PHASES // STRIDE % PHASES], 0
        runner = _runner(pose)
        draw(self.machine, runner, PLACE - 2 * MIDDLE, FEET - runner.height + 2 - lift)

    def _stands(self, gone: int, at: int) -> None:
        """What passes by behind him, in its own colours."""
        machine = self.machine
        fill(machine, ROOF_ROW, 0, 1, COLUMNS, art.ROOF, pair("wk"))
        self._crowd.colour()
        colour_cells(machine, LAWN_ROW, 0, 1, COLUMNS, pair("Gk"))
        colour_cells(machine, TRACK_ROW, 0, 3, COLUMNS, pair("Wb"))
        if 0 <= at < STEP:
            self._crowd.react(Mood.WAVING, WAVE_FRAMES)
        self._crowd.step(gone // 4, PLACE, -FLIGHT < at < 0)
        self._lawn.paint(machine, 3 * gone // 4)
        self._ground.paint(machine, gone)

    def _put(self, picture: Sprite, x: int, y: int) -> None:
        self.machine.cover(x, y, picture.solid, picture.ink, picture.width)

    def _name(self, frame: int) -> None:
        """The letters, each a little after the one before."""
        rows = [0] * CELL * NAME_ROWS
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
    return [words] if len(words) <= MOST_LETTERS else [words.rpartition(" ")[0], words.rpartition(" ")[2]]


def _fits(words: str) -> bool:
    return all(len(line) <= MOST_LETTERS for line in _lines(words))


def _placed(words: str) -> list[tuple[int, int, Sprite]]:
    """The letters with their top left pixels, on one line or on two that are lower."""
    lines = _lines(words)
    down = 3 if len(lines) == 1 else 2
    placed: list[tuple[int, int, Sprite]] = []
    for number, line in enumerate(lines):
        width = sum(BLANK if one == " " else ADVANCE for one in line)
        x = (WIDTH - width) // 2
        for one in line:
            if one != " ":
                picture = letter(one, down)
                placed.append((x, 12 if down == 3 else 4 + 22 * number, picture))
            x += BLANK if one == " " else ADVANCE
    return placed
