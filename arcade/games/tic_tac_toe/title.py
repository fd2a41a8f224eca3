"""The title of Tic-tac-toe: its name on fields, a cross and a ring that eye each other over it."""

import re

from arcade.games.tic_tac_toe import MUSIC, art, strings
from arcade.games.tic_tac_toe.art import Look, Mood, faced, piece
from arcade.games.tic_tac_toe.rules import DISC, RING
from arcade.games.tic_tac_toe.scene import GROUND, INKS
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.transitions import Wipe
from arcade.toolkit.flow.title import LivingTitle
from arcade.toolkit.letters.poster import ABOVE, BELOW, BODY, MARK, poster
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.sprites import CELL

NAME_COLUMN, NAME_WIDTH, NAME_ROW, NAME_ROWS = 10, 12, 2, 18
RIVALS = ((DISC, 0), (RING, 22))
"""The two at the sides and their columns."""
SIDE, RIVAL_ROW = 10, 6
PLAY: tuple[tuple[Mood, Look, bool, int], ...] = (
    (Mood.CALM, (0, 0), False, 70),
    (Mood.CALM, (1, 0), False, 60),
    (Mood.GLAD, (1, 0), False, 50),
    (Mood.CALM, (0, 0), True, 6),
    (Mood.CALM, (0, -1), False, 50),
    (Mood.AFRAID, (1, 1), False, 40),
    (Mood.CALM, (0, 0), True, 6),
)
"""Mood, look towards the other, shut eyes and frames, one after the other."""
DELAY_FRAMES = 97


class Title(LivingTitle):
    music = MUSIC
    wipe = Wipe.CENTRE

    def draw(self) -> None:
        machine, text = self.machine, self.program.text
        fill(machine, 0, 0, 24, COLUMNS, art.SQUARED, GROUND)
        words = re.split("[ -]", text(strings.TITLE).upper())
        cells = NAME_WIDTH // max(map(len, words))
        top = NAME_ROW + (NAME_ROWS - cells * len(words)) // 2
        fill(machine, top - 1, NAME_COLUMN, cells * len(words) + 2, NAME_WIDTH, colours=pair("kk"))
        for line, word in enumerate(words):
            left = NAME_COLUMN + (NAME_WIDTH - cells * len(word)) // 2
            for place, letter in enumerate(word):
                self._letter(letter, top + cells * line, left + cells * place, cells, (DISC, RING)[(line + place) % 2])
        for stone, column in RIVALS:
            draw_cells(machine, art.tile(CELL * SIDE), RIVAL_ROW, column)
            colour_cells(machine, RIVAL_ROW, column, SIDE, SIDE, INKS[stone])
            draw(machine, piece(stone, 72), CELL * column + 3, CELL * RIVAL_ROW + 3)
            self._face(stone, column, PLAY[0])
        centred(machine, 21, text(strings.TAGLINE), pair("Yk"))

    def _letter(self, letter: str, row: int, column: int, cells: int, stone: str) -> None:
        machine, side = self.machine, CELL * cells
        draw_cells(machine, art.tile(side), row, column)
        colour_cells(machine, row, column, cells, cells, INKS[stone])
        small = poster(letter)
        above, below = MARK * (letter in ABOVE), MARK * (letter in BELOW)
        figure = smoothly(small.cut(0, MARK - above, small.width, BODY + above + below), 2 if cells < 4 else 3)
        x, y = CELL * column + (side - figure.width - 2) // 2, CELL * row + (side - figure.height - 1) // 2
        draw(machine, figure, x, y)

    def _face(self, stone: str, column: int, part: tuple[Mood, Look, bool, int]) -> None:
        mood, (aside, down), shut, _ = part
        look = (aside if stone == DISC else -aside, down)
        picture = faced(stone, mood, look, shut, times=2)
        x, y = CELL * column + 3 + (72 - picture.width) // 2, CELL * RIVAL_ROW + 3 + (72 - picture.height) // 2
        draw(self.machine, picture, x, y)

    def step(self, frame: int) -> None:
        for (stone, column), delay in zip(RIVALS, (0, DELAY_FRAMES), strict=True):
            now = (frame - delay) % sum(part[3] for part in PLAY)
            for part in PLAY:
                if now == 0:
                    self._face(stone, column, part)
                now -= part[3]
