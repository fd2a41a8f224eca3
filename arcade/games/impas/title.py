"""The title of Impasse: its name on hanging crates, and two men who push the same crate against each other."""

from functools import cache

from arcade.games.impas import ART, MUSIC, art, strings
from arcade.games.impas.art import Mood, Pose, man, pusher
from arcade.games.impas.rules import RIGHT, UP
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.moving_sprites import Moving
from arcade.toolkit.animation.transitions import Wipe
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.title import LivingTitle
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.joined_sprites import beside
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.patterns import STONE
from arcade.toolkit.picture.sprites import CELL, Sprite, sprite

NAME_ROW, SIGN_ROW, SIGN_COLUMN, GROUND_ROW, LETTER_CELLS = 2, 6, 12, 19, 4
LOAD = 48
"""Pixels each way of the crate between the men, who are as tall."""
LEFT, TOP = (COLUMNS * CELL - 3 * LOAD) // 2, CELL * GROUND_ROW - LOAD
EFFORT_FRAMES, REST_FRAMES = 240, 110
DRIVEN = (0, 1, 2, 3, 4, 4, 3, 4, 5, 4, 2, 0, -2, -3, -4, -4, -5, -4, -3, -4, -3, -2, -1, 0)
"""Pixels by which the crate is aside while they push, each for ten frames."""
DROP = ART["drop of sweat"].coloured("W")


class Title(LivingTitle):
    music = MUSIC
    wipe = Wipe.BLINDS

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self._men = Moving(self.machine, clear=True)
        self._sweat = Moving(self.machine, clear=True)

    def draw(self) -> None:
        machine, text = self.machine, self.program.text
        fill(machine, 0, 0, GROUND_ROW, COLUMNS, ART["wall"], pair("rk"))
        fill(machine, GROUND_ROW, 0, 1, COLUMNS, STONE, pair("wk"))
        words, rope = text(strings.TITLE).upper(), sprite(["##"] * (CELL * NAME_ROW))
        for place, letter in enumerate(words):
            column = (COLUMNS - LETTER_CELLS * len(words)) // 2 + LETTER_CELLS * place
            fill(machine, 0, column, NAME_ROW, LETTER_CELLS, colours=pair("wk"))
            draw(machine, rope, CELL * column + 15, 0)
            draw_cells(machine, art.lettered(letter), NAME_ROW, column)
        fill(machine, SIGN_ROW, SIGN_COLUMN, 8, 8, colours=pair("WB"))
        draw_cells(machine, art.dead_end(), SIGN_ROW, SIGN_COLUMN)
        row, high, height, width = art.BAR
        colour_cells(machine, SIGN_ROW + row, SIGN_COLUMN + high, height, width, pair("RB"))
        centred(machine, 21, text(strings.TAGLINE), pair("Yk"))
        self.step(0)

    def step(self, frame: int) -> None:
        """They push, and stop to look at each other."""
        now = frame % (EFFORT_FRAMES + REST_FRAMES)
        fallen, step = now % 40 // 4, now // 10
        if now >= EFFORT_FRAMES or fallen >= 8:
            self._sweat.hide()
        if now >= EFFORT_FRAMES:
            self._breathe(now - EFFORT_FRAMES)
            return
        x = LEFT + DRIVEN[step % len(DRIVEN)]
        self._men.show((_struggle(step % 2), x, TOP))
        if fallen < 8:
            self._sweat.show((DROP, x + 2 - fallen, TOP - 6 + fallen), (DROP, x + 3 * LOAD - 4 + fallen, TOP - 4))

    def _breathe(self, now: int) -> None:
        load = art.crate(LOAD).coloured("Y", "k")
        pose = Pose.BREATHING if now // 9 % 2 else Pose.STANDING
        eyes = 1 if 30 <= now < 90 else 0
        mood = Mood.AFRAID if now < 40 else Mood.CALM
        left = man(UP, pose, mood, eyes, shut=now % 50 < 5, times=2)
        right = man(RIGHT, pose, mood, -eyes, shut=now % 50 in range(20, 25), times=2)
        self._men.show((load, LEFT + LOAD, TOP), (left, LEFT - CELL, TOP), (right, LEFT + 2 * LOAD + CELL, TOP))


@cache
def _struggle(step: int) -> Sprite:
    """The crate between two men who push, in one of two steps, as one picture."""
    left, right = pusher(UP, step, 2), pusher(RIGHT, 1 - step, 2).mirrored()
    load = art.crate(LOAD).coloured("Y", "k")
    whole = beside(left, load, right)
    rows = zip(left.paints, load.paints, right.paints, strict=True)
    return Sprite(whole.width, whole.ink, whole.solid, tuple(one + two + three for one, two, three in rows))
