"""How Sliding Squares ends: who is stuck gives up, and the others go round him for ever, since they still can slide."""

from arcade.games.sliding_squares import ART
from arcade.games.sliding_squares.art import BLINKING, GLAD, MOCKING, PUSHING, STUCK, TILE, Gaze, man
from arcade.games.sliding_squares.rules import BLACK, SQUARES, WHITE
from arcade.games.sliding_squares.scene import BOTTOM, COLOURS, Scene, Shunting, lettering, round_and_round
from arcade.machine.machine import Frames
from arcade.toolkit.animation.moving_sprites import Moving
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import pause
from arcade.toolkit.contract.texts import wrap
from arcade.toolkit.flow.ending import WORDS
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.sprites import CELL, Sprite

FACE_FRAMES, LOOK_FRAMES, WIPE_FRAMES = 3, 30, 26
COLUMNS, ROWS = 8, 5
PLACES = [
    *((TILE * column, 0) for column in range(COLUMNS)),
    *((TILE * (COLUMNS - 1), TILE * row) for row in range(1, ROWS)),
    *((TILE * column, TILE * (ROWS - 1)) for column in range(COLUMNS - 2, -1, -1)),
    *((0, TILE * row) for row in range(ROWS - 2, 0, -1)),
]
"""The edge of the screen, place by place."""
INSIDE_PIXELS, LINE_LETTERS = 192, 9
WORDS_ROW, LINE_ROWS = 5, 3
LOSERS = {1: (96, 64, 2), 2: (112, 96, 1)}
"""Where who is stuck stands below so many lines of words, in pixels, and how many times as large as the others."""
FALL_FRAMES, SOB_FRAMES = 24, 70


class Ending:
    """The scene of a game that is over, and what still moves in it."""

    def __init__(self, scene: Scene, outcome: Outcome) -> None:
        self.scene = scene
        self.program = scene.program
        self.machine = scene.machine
        position = self.program.position
        self.stuck = position.man(position.seat)
        self._free = BLACK if self.stuck == WHITE else WHITE
        self._glad = MOCKING if outcome is Outcome.LOST else GLAD
        self._ring = Shunting(self.machine, PLACES, round_and_round(len(PLACES)), self._winner, 4)
        self._tear = Moving(self.machine)
        self._age = 0
        """Frames of the round so far."""
        self._lines = wrap(self.program.text(WORDS[outcome]), LINE_LETTERS)

    def _winner(self, number: int, gaze: Gaze, pushes: bool) -> tuple[Sprite, int]:
        del number
        return man(self._free, TILE, PUSHING if pushes else self._glad, gaze), COLOURS[self._free]

    def play(self) -> Frames[None]:
        """One after the other sighs, each a little lower; the others are glad; then the round begins."""
        position = self.program.position
        for number, square in enumerate([at for at in SQUARES if position.board[at] == self.stuck]):
            self.scene.square(position, square, mood=STUCK)
            self.machine.chime(((0.01, 3.0 - number), (0.012, -1.0 - number)))
            yield from pause(FACE_FRAMES)
        for square in [at for at in SQUARES if position.board[at] == self._free]:
            self.scene.square(position, square, mood=self._glad)
            yield
        yield from pause(LOOK_FRAMES)
        yield from reveal(self.machine, self._draw, Wipe.CENTRE, WIPE_FRAMES)
        for frame in range(60):
            self.rest(frame)
            yield

    def _draw(self) -> None:
        fill(self.machine, 0, 0, 22, 32, colours=pair("Wk"))
        for x, y in PLACES:
            colour_cells(self.machine, y // CELL, x // CELL, TILE // CELL, TILE // CELL, BOTTOM)
        self._ring.draw()
        for number, line in enumerate(self._lines):
            row = WORDS_ROW + LINE_ROWS * number
            lettering(self.machine, line, row, self._free, INSIDE_PIXELS, CELL * LINE_ROWS).draw()
        self._weep(0)

    def _weep(self, frame: int) -> None:
        """Who is stuck, in the middle of the others, if there is room below the words."""
        if len(self._lines) not in LOSERS:
            return
        x, y, times = LOSERS[len(self._lines)]
        age = frame % SOB_FRAMES
        if age in (0, SOB_FRAMES // 2):
            self._tear.hide()
            draw(self.machine, man(self.stuck, TILE, BLINKING if age else STUCK).enlarged(times, times), x, y)
            cells = times * TILE // CELL
            colour_cells(self.machine, y // CELL, x // CELL, cells, cells, COLOURS[self.stuck])
        fallen = age - SOB_FRAMES // 2
        if 0 < fallen < FALL_FRAMES:
            down = 15 * times + fallen * times // 3
            self._tear.show((ART["tear"].enlarged(times, times), x + 7 * times, y + down))
        else:
            self._tear.hide()

    def rest(self, _frame: int) -> None:
        self._ring.step(self._age)
        self._weep(self._age)
        self._age += 1
