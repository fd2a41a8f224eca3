"""The title of the Distances Game: its name on a folding rule, dividers that walk from ball to ball on a ruler."""

from arcade.games.distances import MUSIC, art, strings
from arcade.games.distances.art import FOOT, Mood, ball, rolled, walker
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.moving_sprites import Moving
from arcade.toolkit.animation.transitions import Wipe
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.title import LivingTitle
from arcade.toolkit.letters.poster import ABOVE, BELOW, BODY, MARK, poster
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.sprites import CELL, from_bytes

PAPER, RULE, DARK_RULE = pair("CW"), pair("kY"), pair("ky")
SEGMENT, SEGMENT_ROWS = 3, 5
"""Cells of a segment of the folding rule."""
FLOOR = 152
"""The pixel line on which everybody stands."""
UNIT, ZERO = 24, 44
"""Pixels of the ruler."""
BALL, LEG = 32, 64
BALLS = ((0, 12, "R"), (1, 212, "B"))
"""Kind, pixel column and ink."""
ROLL_PIXELS, ROLL_FRAMES = 12, 56
LEFT = 60
"""The left foot at the left end of the walk."""
NARROW, WIDE, PACE = 24, 80, 2
"""Pixels between the feet, PACE those that one of them moves in a frame."""
STEPS, STRIDE_FRAMES = 2, (WIDE - NARROW) // PACE
REST_FRAMES = 40
"""In which they look at the ball that they touched."""


class Title(LivingTitle):
    music = MUSIC
    wipe = Wipe.DIAGONAL

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self._moving = Moving(self.machine, clear=True)

    def draw(self) -> None:
        machine, text = self.machine, self.program.text
        draw_cells(machine, art.squared(256, 152, dots=0), 0, 0)
        colour_cells(machine, 0, 0, FLOOR // CELL, COLUMNS, PAPER)
        name = text(strings.POSTER)
        left = (COLUMNS - SEGMENT * len(name)) // 2
        for place, letter in enumerate(name):
            self._segment(letter, 1 + place % 2, left + SEGMENT * place, DARK_RULE if place % 2 else RULE)
        fill(machine, FLOOR // CELL, 0, 3, COLUMNS, colours=DARK_RULE)
        draw(machine, art.ruler(11, UNIT, 24), ZERO - 2 * UNIT, FLOOR)
        for mark in range(8):
            draw(machine, from_bytes(machine.font[str(mark)]), ZERO - 3 + mark * UNIT, FLOOR + 13)
        centred(machine, 22, text(strings.TAGLINE), pair("Yk"))
        self.step(0)

    def _segment(self, letter: str, row: int, column: int, colours: int) -> None:
        machine = self.machine
        fill(machine, row, column, SEGMENT_ROWS, SEGMENT, colours=colours)
        draw(machine, art.segment(CELL * SEGMENT, CELL * SEGMENT_ROWS), CELL * column, CELL * row)
        small = poster(letter)
        above, below = MARK * (letter in ABOVE), MARK * (letter in BELOW)
        figure = smoothly(small.cut(0, MARK - above, small.width, BODY + above + below), 2)
        draw(machine, figure, CELL * column + (CELL * SEGMENT - figure.width) // 2, CELL * row + 14 - 2 * above)

    def step(self, frame: int) -> None:
        """The dividers walk to and fro; the ball that they touch rolls away and comes back."""
        way = 2 * STRIDE_FRAMES * STEPS
        half = way + REST_FRAMES
        now = frame % (2 * half)
        back, now = now >= half, now % half
        step, phase = divmod(min(now, way), 2 * STRIDE_FRAMES)
        span = NARROW + min(phase, 2 * STRIDE_FRAMES - phase) * PACE
        near = LEFT + (max(phase - STRIDE_FRAMES, 0) + step * STRIDE_FRAMES) * PACE
        if back:
            near = 2 * LEFT + NARROW + STEPS * STRIDE_FRAMES * PACE - near - span
        glad = now >= way
        shut = 20 <= now - way < 26
        figure = walker(span, LEG, Mood.GLAD if glad else Mood.CALM, (-1 if back else 1, 0), shut)
        x = near - FOOT - max(figure.width - span - 2 * FOOT - 1, 0) // 2
        actors = [(figure.coloured("k", "W"), x, FLOOR - figure.height)]
        for kind, at, ink in BALLS:
            since = (
                now - way if back == (kind == 0) and glad else now + REST_FRAMES if back == (kind == 1) else ROLL_FRAMES
            )
            left = max(ROLL_FRAMES - since, 0)
            gone = ROLL_PIXELS * 4 * since * left // (ROLL_FRAMES * ROLL_FRAMES)
            place = at + (gone if kind else -gone)
            actors.append((ball(kind, BALL, rolled(at, place, BALL)).coloured(ink, "W"), place, FLOOR - BALL))
        self._moving.show(*actors)
