"""The scene of the modern look: the wizard before his sun, the speech bubble, the blackboard."""

from arcade.games.orange_wizard import ART
from arcade.games.orange_wizard.art import cloud, wizard
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.picture.areas import clear_screen, colour_cells, fill
from arcade.toolkit.picture.borders import DOUBLE
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import StatusBar, box, centred, write
from arcade.toolkit.picture.speech_bubble import Bubble
from arcade.toolkit.picture.sprites import CELL, Sprite
from arcade.toolkit.programs.figure_look import Mood

WIZARD_ROW, SIZE = 1, 9
BUBBLE_COLUMN, BUBBLE_WIDTH = 10, 22
TITLE_ROW, BOARD_ROW, LINES, HELP_ROW = 10, 11, 8, 23
TEXT_COLUMN, TEXT_WIDTH = 2, 28
SUN, FRAME, CHALK, TITLE, HELP = pair("RY"), pair("Yr"), pair("Wk"), pair("kY"), pair("ck")
GOOD, BAD, MARKED = pair("Gk"), pair("Yr"), pair("Yk")
SKY = Sprite(8 * SIZE, (0,) * 8 * SIZE, ((1 << 8 * SIZE) - 1,) * 8 * SIZE)
DRIFT_FRAMES = 10
"""From place to place of the cloud in the distance."""
DRIFTING = (*range(14), *range(14, -28, -1), *range(-28, 0))
"""How far it is from where it came."""


class Scene:
    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine
        self.status = StatusBar(machine, 0, pair("ck"), pair("Yk"))
        self.bubble = Bubble(machine, WIZARD_ROW, BUBBLE_COLUMN, SIZE, BUBBLE_WIDTH)
        self._mood: Mood | None = None
        self.ticked = 8 * (TEXT_COLUMN + TEXT_WIDTH - 1), 8 * (BOARD_ROW + 1)
        """The pixel of the last tick."""

    def begin(self, title: str) -> None:
        machine = self.machine
        clear_screen(machine)
        self.status.forget()
        self._mood = None
        self.wizard(Mood.CALM)
        self.bubble.draw()
        centred(machine, TITLE_ROW, title, TITLE)
        box(machine, BOARD_ROW, 0, LINES + 2, 32, FRAME, DOUBLE)
        self.clear_board()

    def wizard(self, mood: Mood) -> None:
        if mood is not self._mood:
            self._mood = mood
            self._panel(wizard(mood).over(SKY))

    def _panel(self, picture: Sprite) -> None:
        draw_cells(self.machine, picture, WIZARD_ROW, 0)
        colour_cells(self.machine, WIZARD_ROW, 0, SIZE, SIZE, SUN)

    def fly_away(self) -> Frames[None]:
        self._mood = None
        for top in range(46, -26, -2):
            self._panel(cloud().over(SKY, 0, top))
            yield from self.machine.wait(2)
        self.drift(0)

    def drift(self, frame: int) -> None:
        """The cloud in the distance."""
        if frame % DRIFT_FRAMES == 0:
            aside = DRIFTING[frame // DRIFT_FRAMES % len(DRIFTING)]
            self._panel(cloud(1).over(SKY, 30 + aside, 12 + abs(aside) // 4))

    def clear_board(self) -> None:
        fill(self.machine, BOARD_ROW + 1, 1, LINES, 30, colours=CHALK)
        self.clear_below()

    def clear_below(self) -> None:
        fill(self.machine, HELP_ROW - 2, 0, 3, 32, colours=pair("wk"))

    def chalk(self, line: int, words: str, colours: int = CHALK, column: int = 0, width: int = TEXT_WIDTH) -> None:
        """Words on a line of the blackboard, 0 to 7, from a column on, over so many cells."""
        write(self.machine, BOARD_ROW + 1 + line, TEXT_COLUMN + column, words.ljust(width)[:width], colours)

    def tick(self, line: int, right: bool, column: int = TEXT_WIDTH - 1) -> None:
        row, at = BOARD_ROW + 1 + line, TEXT_COLUMN + column
        self.ticked = CELL * at, CELL * row
        draw_cells(self.machine, ART["tick" if right else "cross"], row, at)
        colour_cells(self.machine, row, at, 1, 1, GOOD if right else BAD)

    def help(self, words: str) -> None:
        centred(self.machine, HELP_ROW, words, HELP)
