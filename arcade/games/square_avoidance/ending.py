"""The end of a game: squares that lost are drawn in chalk, their corners weep, others are glad; or both dance."""

from arcade.games.square_avoidance.art import LETTERS, TEAR, Mood, chalked, figure
from arcade.games.square_avoidance.rules import DISC, FIELDS, RING, Corners
from arcade.games.square_avoidance.scene import GRID, INKS, PANEL, Faces, Scene, middle, paper
from arcade.games.square_avoidance.state import State
from arcade.games.square_avoidance.strings import PANEL as PANEL_WIDTH
from arcade.machine.font import Font
from arcade.machine.machine import Frames
from arcade.toolkit.animation.living import SWING
from arcade.toolkit.animation.moving_sprites import Actor, Moving, straight
from arcade.toolkit.animation.storyboard import Storyboard
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

POINTS_A_FRAME = 4
BLINKS, BLINK_FRAMES, HELD_FRAMES = 3, 12, 60
LARGE, SMALL, FACE_TOP = 48, 32, 10
"""Pixels of one face, and of each of two."""
WORDS_ROW, TALLY_ROW = 8, 20
DROP_FRAMES, LAUGH_FRAMES = 26, 20


def sides(square: Corners) -> list[list[Point]]:
    """The points of a square's four sides, going round it."""
    corners = [middle(field) for field in square]
    return [[corners[at - 1], *straight(corners[at - 1], corners[at])] for at in range(len(corners))]


class Ending(Storyboard[State]):
    def __init__(self, scene: Scene, outcome: Outcome) -> None:
        super().__init__(scene.program)
        self.scene, self.outcome, self.position = scene, outcome, scene.program.position
        self.squares = self.position.squares()
        self.corners = self.position.corners()
        ended = self.position.outcome()
        self.winner = None if not ended else DISC if ended > 0 else RING
        self._tears, self._glad = Moving(self.machine), Moving(self.machine)

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
                if step % POINTS_A_FRAME == 0:
                    stroke.show()
                    self.machine.chime(((0.01, step / POINTS_A_FRAME - 5),))
                    yield
            stroke.show()
        self._words()
        for blink in range(2 * BLINKS):
            self._tears.hide()
            for field in self.corners:
                scene.colour(field, ink + ("R" if blink % 2 or self.program.calm else paper(field)))
            yield from self.shot(range(BLINK_FRAMES * blink, BLINK_FRAMES * (blink + 1)), self.rest)
        first = BLINK_FRAMES * 2 * BLINKS
        yield from self.shot(range(first, first + HELD_FRAMES), self.rest)

    def rest(self, frame: int) -> None:
        laughs = frame // LAUGH_FRAMES % 2 == 0
        self._glad.show(*(self._laughing() if laughs else ()))
        corners = enumerate(map(middle, self.corners))
        self._tears.show(
            *[
                (TEAR, x + (5 if one % 2 else -8), y - 2 + (frame + 7 * one) % DROP_FRAMES // 2)
                for one, (x, y) in corners
            ]
        )
        hop = abs(SWING[frame // 4 % len(SWING)])
        mood = Mood.GLAD if laughs or self.winner is None else Mood.CALM
        faces = [(DISC, SMALL, 6, 8 - 2 * hop), (RING, SMALL, 42, 4 + 2 * hop)]
        if self.winner:
            faces = [(self.winner, LARGE, (CELL * PANEL_WIDTH - LARGE) // 2, -2 * hop)]
        pictures = [figure(kind, mood, size=size).coloured(INKS[kind], "k") for kind, size, _, _ in faces]
        places = [(CELL * PANEL + left, FACE_TOP + top) for _, _, left, top in faces]
        self.moving.show(*[(picture, *place) for picture, place in zip(pictures, places, strict=True)])

    def _laughing(self) -> list[Actor]:
        stones = [(self.position.stone(field), middle(field)) for field in FIELDS]
        happy = [(kind, x, y) for kind, (x, y) in stones if kind and self.winner in (None, kind)]
        return [(figure(kind, Mood.GLAD), x - 12, y - 12) for kind, x, y in happy]

    def _words(self) -> None:
        machine, text = self.machine, self.program.text
        fill(machine, 0, PANEL, 22, PANEL_WIDTH, EMPTY, pair("Wk"))
        ink = INKS[self.winner] if self.winner else "W"
        for line, word in enumerate(text(WORDS[self.outcome]).split(" ")):
            picture = _set(machine.font, word)
            x = CELL * PANEL + (CELL * PANEL_WIDTH - picture.width) // 2
            draw(machine, picture.coloured(ink, "k"), x, CELL * (WORDS_ROW + 4 * line))
        tally = self.program.tally
        score = letters(machine.font, f"{tally.won}:{tally.lost}", 2, 2).coloured("W", "k")
        draw(machine, score, CELL * PANEL + (CELL * PANEL_WIDTH - score.width) // 2, CELL * TALLY_ROW - 4)


def _set(font: Font, word: str) -> Sprite:
    """A word in chalk, or in narrow letters where that is too broad or a letter of it was never drawn."""
    if LETTERS.keys() >= set(word) and (drawn := chalked(word, 3, 3, 2)).width <= CELL * PANEL_WIDTH:
        return drawn
    return letters(font, word, 1, 3)
