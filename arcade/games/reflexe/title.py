"""The title: leaning letters in a rush, and the keeper under a great dial that runs while signs come at him."""

from functools import cache

from arcade.games.reflexe import MUSIC, art, strings
from arcade.games.reflexe.figures import SWAY, dressed
from arcade.games.reflexe.scenery import Crowd, dial, goal
from arcade.games.reflexe.state import State
from arcade.machine.spectrum.memory import COLUMNS, WIDTH
from arcade.toolkit.animation.moving_sprites import Actor, Moving
from arcade.toolkit.contract.timing import A_SECOND
from arcade.toolkit.flow.title import LivingTitle
from arcade.toolkit.letters.lettering import big, fitting, room_for_marks
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.sprites import CELL, Sprite

LEAN = 3
"""Pixel rows for each pixel that letters lean to the right."""
RUSH = 28
"""Pixels of the longest line that the letters' haste leaves behind them."""
NAME_ROWS = 3
CROWD_ROW, BAR_ROW, SIGN_ROW = 4, 6, 8
DIAL_COLUMN, SIGN_COLUMN = 3, 21
SIGNS = "star", "right", "skull", "left"
EACH = 2 * A_SECOND
"""Frames from sign to sign; a skull is not leapt at."""
LEAP_AT = 22
KEEPER = 112, 96
RISE = (6, 11, 15, 18, 20, 21, 21, 20, 18, 15, 11, 6)
"""How high he is in each second frame of a leap."""


class Title(LivingTitle):
    """A picture that plays the game: a sign, and the keeper leaps."""

    music = MUSIC

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self._keeper = Moving(self.machine, clear=True)
        self._crowd = Crowd(self.machine, CROWD_ROW, 2)

    def draw(self) -> None:
        machine = self.machine
        draw_cells(machine, lettering(self.program.text(strings.TITLE).upper()), 0, 0)
        self._crowd.sit()
        goal(machine, 0, COLUMNS - 1, BAR_ROW)
        draw_cells(machine, dial(0), SIGN_ROW, DIAL_COLUMN)
        draw_cells(machine, art.on_ball(machine.font, SIGNS[0]), SIGN_ROW, SIGN_COLUMN)
        self._keeper.show(self._stance(0))
        centred(machine, 22, self.program.text(strings.TAGLINE), pair("Wk"))

    def step(self, frame: int) -> None:
        """The dial goes round twice for each sign; he leaps at all but the skull, and the crowd cheers."""
        machine, (turn, at) = self.machine, divmod(frame, EACH)
        draw_cells(machine, dial(frame % A_SECOND), SIGN_ROW, DIAL_COLUMN)
        if at == 0:
            draw_cells(machine, art.on_ball(machine.font, SIGNS[turn % len(SIGNS)]), SIGN_ROW, SIGN_COLUMN)
        self._keeper.show(self._stance(frame))
        if self._leaps(frame):
            self._crowd.cheer(frame)
        elif at == EACH - 1:
            self._crowd.sit()

    def _leaps(self, frame: int) -> bool:
        turn, at = divmod(frame, EACH)
        return at >= LEAP_AT and SIGNS[turn % len(SIGNS)] != "skull"

    def _stance(self, frame: int) -> Actor:
        ready, leaping, _ = dressed("G")
        x, y = KEEPER
        since = (frame % EACH - LEAP_AT) // 2
        if self._leaps(frame) and since < len(RISE):
            return leaping, x, y - RISE[since]
        return ready, x + SWAY[frame // 5 % len(SWAY)], y


@cache
def lettering(words: str) -> Sprite:
    """A name as wide as the screen, three cells high and one for marks: letters lean forward and leave lines behind."""
    scale = fitting(words, COLUMNS - 5, NAME_ROWS)
    letters = big(words, scale)
    above = room_for_marks(scale) * CELL
    body = letters.cut(0, above, letters.width, CELL * scale)
    left = (WIDTH - body.width) // 2 + RUSH // 4
    top = (CELL * NAME_ROWS - body.height) // 2 + CELL // 2
    rows = [0] * (CELL * (NAME_ROWS + 1))
    for y, row in enumerate(body.ink):
        lean = (body.height - 1 - y) // LEAN - body.height // LEAN // 2
        shifted = row << WIDTH - left - lean - body.width
        streak = RUSH - y * 5 % 13 - lean
        begin = WIDTH - left - lean + 5
        line = ((1 << streak) - 1) << begin if y % 4 == 1 and streak > 0 else 0
        rows[top + y] = (shifted | line) & (1 << WIDTH) - 1
    canvas = Sprite(WIDTH, tuple(rows), tuple(rows))
    return canvas.coloured([ink * COLUMNS for ink in "WWYY"], "k")
