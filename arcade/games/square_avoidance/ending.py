"""The end of a game: squares that lost are drawn in chalk, their corners weep, others are glad; or both dance."""

from arcade.games.square_avoidance.art import CHALK_LETTERS, TEAR, Mood, chalked, figure
from arcade.games.square_avoidance.rules import DISC, FIELDS, RING, Corners
from arcade.games.square_avoidance.scene import GRID, INKS, PANEL, Faces, Scene, middle, paper
from arcade.games.square_avoidance.strings import PANEL as PANEL_WIDTH
from arcade.machine.font import Font
from arcade.machine.machine import Frames
from arcade.toolkit.animation.living import SWING
from arcade.toolkit.animation.moving_sprites import Actor, Moving, straight
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.flow.ending import WORDS
from arcade.toolkit.letters.lettering import letters
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.grid import Point
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.patterns import EMPTY
from arcade.toolkit.picture.sprites import CELL, Sprite
from arcade.toolkit.picture.strokes import FINE_PEN, Stroke

STEP = 2
"""Pixels between the points of a line."""
PACE = 4
"""Points that are drawn in a frame."""
TICK_SECONDS, LOWEST_PITCH = 0.01, -5
BLINKS, BLINK = 3, 12
HELD_FRAMES = 60
LARGE, LARGE_TOP = 48, 10
"""Pixels."""
SMALL = 32
"""Pixels of each of two faces."""
WORDS_ROW, WORD_ROWS = 8, 5
"""Rows of the words."""
TALLY_ROW = 20
DROP_FRAMES = 26
LAUGH_FRAMES = 20


def sides(square: Corners) -> list[list[Point]]:
    """The points of a square's four sides, going round it."""
    corners = [middle(field) for field in square]
    return [[corners[at - 1], *straight(corners[at - 1], corners[at], STEP)] for at in range(len(corners))]


class Ending:
    def __init__(self, scene: Scene, outcome: Outcome) -> None:
        self.scene, self.machine, self.program = scene, scene.machine, scene.program
        self.outcome, self.position = outcome, scene.program.position
        self.squares = self.position.squares()
        self.corners = self.position.corners()
        ended = self.position.outcome()
        self.winner = None if not ended else DISC if ended > 0 else RING
        self._tears, self._face, self._glad = Moving(self.machine), Moving(self.machine), Moving(self.machine)

    def play(self) -> Frames[None]:
        scene, ink = self.scene, INKS[RING if self.winner == DISC else DISC]
        scene.fields(self.position)
        faces = Faces(scene)
        for field in self.corners:
            scene.colour(field, ink + "R")
            faces.show(field, RING if self.winner == DISC else DISC, Mood.LOST)
        stroke = Stroke(self.machine, GRID, FINE_PEN)
        for side in (side for square in self.squares for side in sides(square)):
            for step, point in enumerate(side):
                stroke.touch(point)
                if step % PACE == 0:
                    stroke.show()
                    self.machine.chime(((TICK_SECONDS, step / PACE + LOWEST_PITCH),))
                    yield
            stroke.show()
        self._words()
        for blink in range(2 * BLINKS):
            self._tears.hide()
            for field in self.corners:
                scene.colour(field, ink + ("R" if blink % 2 or self.program.calm else paper(field)))
            for frame in range(BLINK):
                self.rest(BLINK * blink + frame)
                yield
        for frame in range(HELD_FRAMES):
            self.rest(2 * BLINK * BLINKS + frame)
            yield

    def rest(self, frame: int) -> None:
        laughs = frame // LAUGH_FRAMES % 2 == 0
        self._glad.show(*(self._laughing(laughs)))
        tears: list[Actor] = []
        for number, field in enumerate(self.corners):
            x, y = middle(field)
            fallen = (frame + 7 * number) % DROP_FRAMES
            tears.append((TEAR, x + (5 if number % 2 else -8), y - 2 + fallen // 2))
        self._tears.show(*tears)
        hop = abs(SWING[frame // 4 % len(SWING)])
        mood = Mood.GLAD if laughs or self.winner is None else Mood.CALM
        if self.winner:
            picture = figure(self.winner, mood, size=LARGE).coloured(INKS[self.winner], "k")
            self._face.show((picture, CELL * PANEL + (CELL * PANEL_WIDTH - LARGE) // 2, LARGE_TOP - 2 * hop))
        else:
            both = [(figure(kind, mood, size=SMALL).coloured(INKS[kind], "k"), kind == RING) for kind in (DISC, RING)]
            hops = ((one, second, 2 - hop if second else hop) for one, second in both)
            self._face.show(
                *((one, CELL * PANEL + 6 + 36 * second, LARGE_TOP + 8 - 2 * up) for one, second, up in hops)
            )

    def _laughing(self, laughs: bool) -> list[Actor]:
        if not laughs:
            return []
        actors: list[Actor] = []
        for field in FIELDS:
            kind = self.position.stone(field)
            if kind and self.winner in (None, kind):
                x, y = middle(field)
                actors.append((figure(kind, Mood.GLAD), x - 12, y - 12))
        return actors

    def _words(self) -> None:
        machine, text = self.machine, self.program.text
        fill(machine, 0, PANEL, 22, PANEL_WIDTH, EMPTY, pair("Wk"))
        ink = INKS[self.winner] if self.winner else "W"
        for line, word in enumerate(text(WORDS[self.outcome]).split(" ")):
            picture = _set(machine.font, word)
            x = CELL * PANEL + (CELL * PANEL_WIDTH - picture.width) // 2
            draw(machine, picture.coloured(ink, "k"), x, CELL * (WORDS_ROW + (WORD_ROWS - 1) * line))
        tally = self.program.tally
        score = letters(machine.font, f"{tally.won}:{tally.lost}", 2, 2).coloured("W", "k")
        draw(machine, score, CELL * PANEL + (CELL * PANEL_WIDTH - score.width) // 2, CELL * TALLY_ROW - 4)


def _set(font: Font, word: str) -> Sprite:
    """A word in chalk, or in narrow letters where that is too broad or a letter of it was never drawn."""
    drawn = chalked(word, 3, 3, 2)
    chalk = CHALK_LETTERS.issuperset(word) and drawn.width <= CELL * PANEL_WIDTH
    return drawn if chalk else letters(font, word, 1, 3)
