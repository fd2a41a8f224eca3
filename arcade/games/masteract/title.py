"""The title: the robot thinks, and rolls pegs in its mouth until it has four; its name stands in lights."""

from arcade.families.codes.code import PEGS
from arcade.families.codes.pegs import LARGE, peg
from arcade.games.masteract import ART, MUSIC, strings
from arcade.games.masteract.figures import LIGHTS, ROUND, UP, Mood, Robot
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.transitions import Wipe
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.title import Glint, LivingTitle
from arcade.toolkit.letters.lettering import figures
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.borders import RAISED
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.joined_sprites import beside
from arcade.toolkit.picture.panels import box, centred
from arcade.toolkit.picture.sprites import CELL, Sprite, from_bytes

LAMP = ART["lamp"]
NO_LAMP = LAMP.cut(0, 0, 0, LAMP.height).cut(0, 0, LAMP.width, LAMP.height)
NAME_ROW = 1
ROBOT_ROW, ROBOT_COLUMN, TIMES = 6, 6, 2
CHEST_ROW, CHEST_HEIGHT = ROBOT_ROW + 5 * TIMES, 4
PEG_ROW = ROBOT_ROW + 3 * TIMES
CODES = ("2431", "5162", "3645", "1263")
"""What it comes to, one code after the other."""
LEFT = (360, 84, 24, 6, 1)
"""The codes that are left after so many of its pegs."""
ROUND_FRAMES, ROLL_FRAMES, STOP_FRAMES = 260, 3, 26


def in_lights(machine: Spectrum, words: str) -> Sprite:
    letters = beside(*(from_bytes(machine.font[sign]) for sign in words))
    rows = [beside(*(LAMP if one == "#" else NO_LAMP for one in line)) for line in letters.rows()]
    return Sprite(
        rows[0].width,
        tuple(ink for lamps in rows for ink in lamps.ink),
        tuple(solid for lamps in rows for solid in lamps.solid),
    )


class Title(LivingTitle):
    music = MUSIC
    wipe = Wipe.CENTRE

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self.robot = Robot(self.machine, ROBOT_ROW, ROBOT_COLUMN, TIMES)
        self.name = in_lights(self.machine, program.text(strings.TITLE).upper().split(" ")[-1])
        column = (COLUMNS - self.name.columns) // 2
        self._glint = Glint(self.machine, (NAME_ROW, column, self.name.height // CELL, self.name.columns))
        self._pegs = [""] * PEGS
        self._left = 0

    def draw(self) -> None:
        machine, text = self.machine, self.program.text
        draw_cells(machine, self.name.coloured(("W", "Y", "Y", "G"), "k"), NAME_ROW, (COLUMNS - self.name.columns) // 2)
        *before, _ = text(strings.TITLE).upper().split(" ")
        if before:
            centred(machine, 0, " ".join(" ".join(before)), pair("Ck"))
        self.robot.draw()
        box(machine, CHEST_ROW, ROBOT_COLUMN - TIMES, CHEST_HEIGHT, 12 * TIMES, pair("Cb"), RAISED)
        self._left = 0
        self._count(LEFT[-1])
        self._pegs = [""] * PEGS
        for place, digit in enumerate(CODES[-1]):
            self._peg(place, digit)
        centred(machine, 21, text(strings.TAGLINE), pair("Yk"))

    def _peg(self, place: int, digit: str) -> None:
        if self._pegs[place] != digit:
            self._pegs[place] = digit
            column = ROBOT_COLUMN + 2 + place * 4 + (place > 1)
            draw_cells(self.machine, peg(digit, LARGE), PEG_ROW, column)

    def _count(self, left: int) -> None:
        if self._left != left:
            self._left = left
            column, width = ROBOT_COLUMN - TIMES + 1, 12 * TIMES - 2
            fill(self.machine, CHEST_ROW + 1, column, CHEST_HEIGHT - 2, width, colours=pair("Gk"))
            figure = figures(self.machine.font, str(left), 3, 2)
            x = CELL * column + (CELL * width - figure.width) // 2
            draw(self.machine, figure, x, CELL * (CHEST_ROW + 1))

    def step(self, frame: int) -> None:
        if not self.program.calm:
            self._glint.step(frame)
        turn, now = divmod(frame, ROUND_FRAMES)
        code = CODES[turn % len(CODES)]
        found = min(max(now - STOP_FRAMES, 0) // STOP_FRAMES, PEGS)
        self._count(LEFT[found])
        if now < STOP_FRAMES * (PEGS + 1):
            if now % ROLL_FRAMES == 0:
                for place in range(PEGS):
                    rolled = str(1 + (now // ROLL_FRAMES + 2 * place) % 6)
                    self._peg(place, code[place] if place < found else rolled)
            self.robot.think(now, self.program.calm)
        else:
            for place in range(PEGS):
                self._peg(place, code[place])
            self.robot.bulbs("YY")
            rest = now - STOP_FRAMES * (PEGS + 1)
            if rest < 60:
                self.robot.look(Mood.HAPPY)
            else:
                self.robot.wait(rest, LIGHTS, UP, ROUND[2])
