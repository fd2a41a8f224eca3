"""How the tale ends: a wedding by moonlight while the ogre sleeps, or the ogre carries somebody off."""

from functools import cache

from arcade.games.robac import art, strings
from arcade.games.robac.art import BRIDE, HEART
from arcade.games.robac.ending import FINE_SCORE, tell
from arcade.games.robac.sounds import STEPS_NEAR
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.living import SWING, Twinkle
from arcade.toolkit.animation.moving_sprites import Actor, Moving
from arcade.toolkit.contract.program import Program
from arcade.toolkit.letters.lettering import banner, fitting
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.patterns import GRASS, LEAVES, NIGHT
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.shading import extruded
from arcade.toolkit.picture.solids import ball
from arcade.toolkit.picture.sprites import CELL, Sprite

MEADOW = 19
GROUND = CELL * MEADOW
STARS = ((7, 8), (8, 14), (12, 29), (10, 11), (12, 18), (7, 20), (13, 9))
CROWN_AT = 180, GROUND - 16
WALK = 110
"""Frames of the way to the bride, or into the wood."""
BRIDE_X, GROOM_X, OGRE_X = 136, 92, 204
HEART_Y = 84
STEP = 7
WOOD = 6
"""Columns of the wood at the left."""


class Ending:
    """The scene of an end, and what still moves when it is over."""

    def __init__(self, program: Program[Spectrum], score: int) -> None:
        self.program, self.machine, self.score = program, program.machine, score
        self.fine = score >= FINE_SCORE
        self._moving = Moving(self.machine)
        self._stars = Twinkle(self.machine, STARS, "WCCcbbcC", 7)

    def play(self) -> Frames[None]:
        """The scene from its first frame to its last."""
        machine = self.machine
        tell(self.program, self.score, strings.RESULT_TALE)
        fill(machine, 0, 0, MEADOW, 32, NIGHT, pair("Ck"))
        fill(machine, MEADOW, 0, 3, 32, GRASS, pair("Gk" if self.fine else "gk"))
        draw(machine, ball(40).coloured("Y" if self.fine else "W", "k"), 206, 44)
        words = self.program.text(strings.WED if self.fine else strings.TAKEN)
        banner(machine, words, 2, None, fitting(words, 31, 3), "WYY" if self.fine else "GGg", "k", extruded)
        if self.fine:
            yield from self._wedding()
        else:
            yield from self._carried()

    def rest(self, frame: int) -> None:
        """Stars twinkle over those who dance, or over a crown."""
        self._stars.step(frame)
        if self.fine:
            self._dance(frame)
        else:
            self._moving.show((CROWNS[frame // 10 % len(CROWNS)], *CROWN_AT))

    def _wedding(self) -> Frames[None]:
        draw(self.machine, _large(art.OGRE[0].rotated(), 2).coloured("g", "k"), OGRE_X, GROUND - 30)
        for frame in range(WALK):
            if frame % (2 * STEP) == 0:
                self.machine.chime(STEPS_NEAR)
            groom = art.PRINCE[frame // STEP % 2], "W", (GROOM_X + 40) * frame // WALK - 40, 0
            self._show(groom, (BRIDE, "M", BRIDE_X, SWING[frame // 5 % len(SWING)]))
            yield
        for frame in range(WALK):
            self.rest(frame)
            yield

    def _dance(self, frame: int) -> None:
        hop = abs(SWING[frame // 4 % len(SWING)]) * 2
        self._show(
            (art.PRINCE[frame // 12 % 2], "W", GROOM_X, -hop),
            (BRIDE, "M", BRIDE_X, hop - 4),
            (HEART, "R", (GROOM_X + BRIDE_X) // 2 + 8, HEART_Y - GROUND + 48 + SWING[frame // 8 % len(SWING)]),
        )

    def _show(self, *those: tuple[Sprite, str, int, int]) -> None:
        """Pictures with their inks, places and how far they are from standing on the ground."""
        actors: list[Actor] = []
        for picture, ink, x, lower in those:
            large = _large(picture, 3 if picture.height == 16 else 2)
            actors.append((large.coloured(ink, "k"), x, GROUND - 48 + lower))
        self._moving.show(*actors)

    def _carried(self) -> Frames[None]:
        machine = self.machine
        fill(machine, 6, 0, MEADOW - 6, WOOD, LEAVES, pair("gk"))
        for frame in range(2 * WALK):
            x = 176 - frame * 230 // (2 * WALK)
            if frame % (2 * STEP) == 0:
                machine.chime(STEPS_NEAR)
            ogre = art.OGRE_LEFT[frame // STEP % 2], "G", x, 0
            self._stars.step(frame)
            kicking = art.PRINCE[frame // 4 % 2].rotated(), "W", x + 4, -44
            self._show(ogre, kicking)
            yield


@cache
def _large(picture: Sprite, times: int) -> Sprite:
    return smoothly(picture, times)


CROWNS = tuple(_large(art.CROWN, 2).coloured(ink, "k") for ink in "YYYYWY")
"""What he has lost glitters."""
