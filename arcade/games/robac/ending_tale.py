"""How the tale ends: a wedding by moonlight while the ogre sleeps, or the ogre carries the prince off."""

from arcade.games.robac import ART, art, strings
from arcade.games.robac.ending import FINE_SCORE, GROUND, MEADOW_ROW, tell
from arcade.games.robac.sounds import STEPS_NEAR
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.living import SWING, Twinkle, all_alive
from arcade.toolkit.animation.moving_sprites import Actor, Animation
from arcade.toolkit.animation.storyboard import Role, Storyboard, acting, every
from arcade.toolkit.contract.program import Program
from arcade.toolkit.letters.lettering import LetterStyle, banner, fitting
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.patterns import GRASS, LEAVES, NIGHT
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.shading import extruded
from arcade.toolkit.picture.solids import ball
from arcade.toolkit.picture.sprites import Sprite

STARS = ((7, 8), (8, 14), (12, 29), (10, 11), (12, 18), (7, 20), (13, 9))
CROWN_AT = 180, GROUND - 16
STEP_FRAMES, WALK_FRAMES = 7, 110
"""The walk is that to the bride."""
BRIDE_X, GROOM_X, OGRE_X = 136, 92, 204
STEPS = every(2 * STEP_FRAMES, STEPS_NEAR)


class Ending(Storyboard[Program[Spectrum]]):
    """Stars twinkle over a dancing pair, or over a crown."""

    def __init__(self, program: Program[Spectrum], score: int) -> None:
        super().__init__(program)
        self.score, self.fine = score, score >= FINE_SCORE
        self._stars = Twinkle(self.machine, STARS, "WCCcbbcC", 7)
        self.alive = all_alive(self._stars.step, acting(self.moving, _dance if self.fine else Role(CROWNS, CROWN_AT)))

    def play(self) -> Frames[None]:
        machine = self.machine
        tell(self.program, self.score, strings.RESULT_TALE)
        fill(machine, 0, 0, MEADOW_ROW, 32, NIGHT, pair("Ck"))
        fill(machine, MEADOW_ROW, 0, 3, 32, GRASS, pair("Gk" if self.fine else "gk"))
        draw(machine, ball(40).coloured("Y" if self.fine else "W", "k"), 206, 44)
        words = self.program.text(strings.WED if self.fine else strings.TAKEN)
        style = LetterStyle("WYY" if self.fine else "GGg", "k", extruded)
        banner(machine, words, 2, style, scale=fitting(words, 31, 3))
        if self.fine:
            draw(machine, smoothly(art.OGRE[0].rotated(), 2).coloured("g", "k"), OGRE_X, GROUND - 30)
            yield from self.act(WALK_FRAMES, _wooing, cues=STEPS)
            yield from self.hold(WALK_FRAMES)
        else:
            fill(machine, 6, 0, MEADOW_ROW - 6, 6, LEAVES, pair("gk"))
            yield from self.shot(2 * WALK_FRAMES, all_alive(self._stars.step, acting(self.moving, _carrying)), STEPS)


def _wooing(frame: int) -> list[Actor]:
    groom = _actor(art.PRINCE[frame // STEP_FRAMES % 2], "W", (GROOM_X + 40) * frame // WALK_FRAMES - 40)
    return [groom, _actor(ART["bride"].see_through(), "M", BRIDE_X, SWING[frame // 5 % len(SWING)])]


def _dance(frame: int) -> list[Actor]:
    hop = abs(SWING[frame // 4 % len(SWING)]) * 2
    return [
        _actor(art.PRINCE[frame // 12 % 2], "W", GROOM_X, -hop),
        _actor(ART["bride"].see_through(), "M", BRIDE_X, hop - 4),
        _actor(ART["heart"].see_through(), "R", (GROOM_X + BRIDE_X) // 2 + 8, SWING[frame // 8 % len(SWING)] - 20),
    ]


def _carrying(frame: int) -> list[Actor]:
    """The ogre walks into the wood with a kicking prince."""
    x = 176 - frame * 230 // (2 * WALK_FRAMES)
    kicking = _actor(art.PRINCE[frame // 4 % 2].rotated(), "W", x + 4, -44)
    return [_actor(art.OGRE[frame // STEP_FRAMES % 2].mirrored(), "G", x), kicking]


def _actor(picture: Sprite, ink: str, x: int, lower: int = 0) -> Actor:
    """A picture in an ink, so many pixels lower than where it stands on the ground."""
    return smoothly(picture, 3 if picture.height == 16 else 2).coloured(ink, "k"), x, GROUND - 48 + lower


CROWNS = Animation(tuple(smoothly(ART["crown"], 2).coloured(ink, "k") for ink in "YYYYWY"), 10)
"""It glitters."""
