"""What stands beside the blackboard: the teacher, points, buttons, a pad of digits, answers left; and the row above."""

from functools import cache

from arcade.games.simultan import ART, PENCIL, art, strings
from arcade.games.simultan.levels import LEVELS
from arcade.games.simultan.look import BUTTONS, State
from arcade.games.simultan.rules import SIDE
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.letters.lettering import figures
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.joined_sprites import beside
from arcade.toolkit.picture.panels import StatusBar, centred
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.shown import Shown
from arcade.toolkit.picture.sprites import CELL, Sprite, sprite

LEFT_EYE, RIGHT_EYE, EYE_ROW, MOUTH_ROW, MOUTH_COLUMN = 10, 18, 10, 16, 14
BLINK_EVERY_FRAMES, BLINK_FRAMES, LOOK_EVERY_FRAMES = 130, 7, 420
FACE_ROW, FACE_COLUMN, FACE_WIDTH, FACE_HEIGHT = 14, 24, 8, 6
CROPPED = 2
"""Columns of the drawing that find no room at either side."""
LEFT, WIDTH = 24, 8
PAD_LEFT, KEY_CELLS = 25, 2
POINTS_ROW, BUTTONS_ROW, PAD_ROW, TRIES_ROW = 1, 5, 14, 20
LABEL, FIGURE, BUTTON, CHOSEN, PRESSED, KEYS, TRIES = (pair(two) for two in ("Wk", "Yk", "Ck", "Wb", "kC", "Wk", "Mk"))
WORDS = (strings.DONE_BUTTON, strings.PENCIL_BUTTON, strings.HINT_BUTTON)
HEART = "♥"


@cache
def portrait(eyes: str, mouth: str) -> Sprite:
    rows = [list(row) for row in ART.rows("teacher")]
    for left in (LEFT_EYE, RIGHT_EYE):
        if eyes == "closed":
            rows[EYE_ROW + 1][left : left + 5] = "#####"
        else:
            at = left + (1 if eyes == "board" else 2) + (left == RIGHT_EYE)
            for down in (0, 1):
                rows[EYE_ROW + down][at : at + 2] = "##"
    for down, line in enumerate(ART.rows(f"mouth {mouth}")):
        rows[MOUTH_ROW + down][MOUTH_COLUMN : MOUTH_COLUMN + 6] = line
    picture = smoothly(sprite(["".join(row[CROPPED:-CROPPED]) for row in rows]), 2).opaque()
    return picture.coloured(("m", "MWWWWWWM", "W", "W", "CWWWWWWC", "C"), "k")


class Panel:
    """Draws only what has changed."""

    def __init__(self, program: State) -> None:
        self.program = program
        self.machine = program.machine
        self.status = StatusBar(program.machine, 0, pair("wr"), pair("yr"))
        self.mood = "still"
        """The teacher's: "still", "glad" or "sorry"."""
        self.pad = False
        """Whether the pad of digits is shown, which only those need who point."""
        self._shown = Shown()

    def forget(self) -> None:
        """Say that the screen was cleared, and draw what does not change."""
        self._shown.forget()
        self.status.forget()
        if self.pad:
            self._draw_pad()

    def point(self, pad: bool = True) -> None:
        """Somebody points at things: the pad of digits takes the teacher's place; or nobody does any more."""
        if pad != self.pad:
            self.pad = pad
            fill(self.machine, FACE_ROW, FACE_COLUMN, FACE_HEIGHT, FACE_WIDTH, colours=pair("Wk"))
            self._shown.forget("teacher")
            if pad:
                self._draw_pad()

    def live(self, frame: int) -> None:
        """The teacher blinks from time to time; the eyes are on the board, or on whoever is at it."""
        looks = "ahead" if frame % LOOK_EVERY_FRAMES > LOOK_EVERY_FRAMES - 90 else "board"
        eyes = "closed" if frame % BLINK_EVERY_FRAMES < BLINK_FRAMES else looks
        if not self.pad and self._shown.changed("teacher", (eyes, self.mood)):
            draw_cells(self.machine, portrait(eyes, self.mood), FACE_ROW, FACE_COLUMN)

    def _draw_pad(self) -> None:
        for row in range(SIDE):
            keys = beside(*(art.key(SIDE * row + place + 1) for place in range(SIDE)))
            draw_cells(self.machine, keys, PAD_ROW + KEY_CELLS * row, PAD_LEFT)
            colour_cells(self.machine, PAD_ROW + KEY_CELLS * row, PAD_LEFT, KEY_CELLS, KEY_CELLS * SIDE, KEYS)

    def show(self) -> None:
        program = self.program
        text, game, duel = program.text, program.game, program.duel
        scores = (duel.seat, *duel.points, duel.turn_points) if duel else (game.points, program.number)
        hand = program.solving, program.cursor, program.pencil
        if not self._shown.changed("all", (program.language, scores, game.checks, hand, program.lesson.best)):
            return
        label, points = (strings.TURN, duel.turn_points) if duel else (strings.POINTS, game.points)
        if self._shown.changed("label", text(label)):
            centred(self.machine, POINTS_ROW, text(label), LABEL, LEFT, WIDTH)
        if self._shown.changed("points", points):
            figure = figures(self.machine.font, str(points).rjust(4), 1, 2).opaque()
            draw_cells(self.machine, figure, POINTS_ROW + 1, LEFT + 2)
            colour_cells(self.machine, POINTS_ROW + 1, LEFT, 2, WIDTH, FIGURE)
        for row, words in enumerate(WORDS):
            self._button(row, text(words))
        if self._shown.changed("tries", (game.checks, program.language)) and not duel:
            tries = f"{text(strings.TRIES)}{HEART * game.checks}" if program.terms.checks > 1 else ""
            centred(self.machine, TRIES_ROW, tries, TRIES, LEFT, WIDTH)
        if duel:
            names = [(">" if duel.seat == seat else " ") + text(strings.PLAYER, n=seat + 1) for seat in (0, 1)]
            self.status.show(*zip(names, duel.points, strict=True))
        else:
            level = LEVELS[program.setup.level].name
            self.status.show(
                (text(strings.GAME), program.number), ("", text(level)), (text(strings.BEST), program.lesson.best)
            )

    def at(self, x: int, y: int) -> Control | int | None:
        """What a click means here."""
        row, column = y // CELL, x // CELL - LEFT
        if not 0 <= column < WIDTH:
            return None
        if 0 <= row - BUTTONS_ROW < SIDE * SIDE:
            return BUTTONS[(row - BUTTONS_ROW) // SIDE]
        down, right = (row - PAD_ROW) // KEY_CELLS, (x // CELL - PAD_LEFT) // KEY_CELLS
        return SIDE * down + right + 1 if self.pad and 0 <= down < SIDE and 0 <= right < SIDE else None

    def _button(self, row: int, words: str) -> None:
        chosen = self.program.solving and self.program.cursor == (row, SIDE)
        pressed = BUTTONS[row] == PENCIL and self.program.pencil
        if self._shown.changed(f"button {row}", (words, chosen, pressed)):
            colours = CHOSEN if chosen else PRESSED if pressed else BUTTON
            top = BUTTONS_ROW + SIDE * row
            draw_cells(self.machine, art.button(WIDTH), top, LEFT)
            colour_cells(self.machine, top, LEFT, SIDE, WIDTH, colours)
            shown = f">{words}" if chosen else f"*{words}" if pressed else words
            centred(self.machine, top + 1, shown, colours, LEFT, WIDTH)
