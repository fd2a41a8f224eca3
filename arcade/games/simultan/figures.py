"""Who stands beside the blackboard: the teacher, with eyes on the sums, and what a face says of them."""

from enum import Enum
from functools import cache

from arcade.machine.spectrum import Spectrum
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.sprites import Sprite, sprite

HEAD = (
    "             ########               ",
    "           ############             ",
    "          ##############            ",
    "         ################           ",
    "        ######......######          ",
    "        ####..........####          ",
    "        ###............###          ",
    "        ##..............##          ",
    "       ###.#####..#####.###         ",
    "       #.##.....##.....##.#         ",
    "       #.#......##......#.#         ",
    "       #.#......##......#.#         ",
    "        ##.....#..#.....##          ",
    "        #.#####.##.#####.#          ",
    "        #.......##.......#          ",
    "        ##...............#          ",
    "         #..............##          ",
    "         ##............##           ",
    "          ##..........##            ",
    "        ####.########.####          ",
    "     #######..........#######       ",
    "   ##########...##...##########     ",
    "  ############.####.############    ",
    "  ##############..##############    ",
)
LEFT_EYE, RIGHT_EYE, EYE_ROW, MOUTH_ROW, MOUTH_COLUMN = 10, 18, 10, 16, 14
MOUTHS = {"still": ("......", ".####."), "glad": ("#....#", ".####."), "sorry": (".####.", "#....#")}
BLINK, BLINK_FRAMES, LOOK = 130, 7, 420
ROW, COLUMN, WIDTH, HEIGHT = 14, 24, 8, 6
CROPPED = 2
"""Columns of the drawing that find no room at either side."""


class Mood(Enum):
    """What the teacher thinks of the sums."""

    STILL = "still"
    GLAD = "glad"
    SORRY = "sorry"


class Teacher:
    """Draws only what has changed."""

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine
        self.mood = Mood.STILL
        self._shown: tuple[str, Mood] | None = None

    def forget(self) -> None:
        """Say that something else was drawn there."""
        self._shown = None

    def step(self, frame: int) -> None:
        """Blink from time to time; the eyes are on the board, or on whoever is at it."""
        eyes = "closed" if frame % BLINK < BLINK_FRAMES else "ahead" if frame % LOOK > LOOK - 90 else "board"
        if self._shown != (eyes, self.mood):
            self._shown = eyes, self.mood
            draw_cells(self.machine, portrait(eyes, self.mood.value), ROW, COLUMN)

    def clear(self) -> None:
        """Leave the place to something else."""
        self.forget()
        fill(self.machine, ROW, COLUMN, HEIGHT, WIDTH, colours=pair("Wk"))


@cache
def portrait(eyes: str, mouth: str) -> Sprite:
    """The teacher's face."""
    rows = [list(row) for row in HEAD]
    for left in (LEFT_EYE, RIGHT_EYE):
        if eyes == "closed":
            rows[EYE_ROW + 1][left : left + 5] = "#####"
        else:
            at = left + (1 if eyes == "board" else 2) + (left == RIGHT_EYE)
            for down in (0, 1):
                rows[EYE_ROW + down][at : at + 2] = "##"
    for down, line in enumerate(MOUTHS[mouth]):
        rows[MOUTH_ROW + down][MOUTH_COLUMN : MOUTH_COLUMN + 6] = line
    picture = smoothly(sprite(["".join(row[CROPPED:-CROPPED]) for row in rows]), 2).opaque()
    return picture.coloured(("m", "MWWWWWWM", "W", "W", "CWWWWWWC", "C"), "k")
