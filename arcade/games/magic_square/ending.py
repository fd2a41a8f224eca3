"""The end of a solved square: beside it stands a hat, sparks fly into it, and a rabbit comes out."""

from arcade.games.magic_square import ART, art, strings
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.moving_sprites import hop
from arcade.toolkit.animation.storyboard import Path, Role, Storyboard
from arcade.toolkit.contract.program import Program, pause
from arcade.toolkit.letters.lettering import LetterStyle, banner, big, fitting
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.sprites import Sprite, sprite

ROWS, COLUMN, COLUMNS = 22, 22, 10
HAT_AT, MOUTH = (179, 112), (215, 118)
RABBIT_X, RABBIT_BOTTOM, RABBIT_WIDTH = 191, 120, 48
WORD_ROW, LIFT, SPARK_FRAMES = 2, 2, 26
STARTS = ((30, 40), (150, 60), (60, 140), (160, 150), (90, 30))
TWITCH, TWITCH_FRAMES, EAR_FRAMES = 60, 12, 3
PEEP = (*range(0, 18, 2), *(18,) * 14, *range(18, 0, -2), *(0,) * 20)
"""Rows of the ears above the brim, step by step."""


class HatTrick(Storyboard[Program[Spectrum]]):
    """A hat, out of which a rabbit comes that stays."""

    def play(self) -> Frames[None]:
        machine = self.machine
        self._hat()
        yield from pause(15)
        for number, start in enumerate(STARTS):
            spark = Role(art.TWINKLE, Path(tuple(hop(start, MOUTH, 40, SPARK_FRAMES))))
            heard = ((0.02, 12.0 + 3 * number), (0.02, 19.0 + 3 * number))
            yield from self.act(SPARK_FRAMES, spark, cues={0: heard}.get)
            self.moving.hide()
        rabbit = _rabbit("ears up")
        for shown in range(LIFT, rabbit.height + 1, LIFT):
            self._show(rabbit, shown)
            if shown % 8 == 0:
                machine.chime(((0.01, shown / 4), (0.01, shown / 4 + 7)))
            yield
            yield
        word = self.program.text(strings.BRAVO)
        scale = fitting(word, COLUMNS, 2)
        column = COLUMN + (COLUMNS - -(-big(word, scale).width // 8)) // 2
        banner(machine, word, WORD_ROW, LetterStyle("YW", "k"), column=column, scale=scale)
        yield from pause(40)

    def _hat(self) -> None:
        fill(self.machine, 0, COLUMN, ROWS, COLUMNS, colours=pair("wk"))
        draw(self.machine, art.hat().coloured(("w", "w", "w", "R", "w", "w", "w"), "k"), *HAT_AT, clear=True)

    def _show(self, rabbit: Sprite, shown: int) -> None:
        draw(self.machine, _peeping(rabbit, shown), RABBIT_X, RABBIT_BOTTOM - shown)

    def rest(self, frame: int) -> None:
        ears = {0: "ears up", TWITCH - TWITCH_FRAMES: "ear down"}.get(frame % TWITCH)
        if ears:
            self._show(_rabbit(ears), _rabbit(ears).height)


class ShyRabbit(HatTrick):
    """After the machine's own solution the rabbit only lifts its ears."""

    def play(self) -> Frames[None]:
        self._hat()
        yield

    def rest(self, frame: int) -> None:
        if frame % EAR_FRAMES:
            return
        self.moving.hide()
        if shown := PEEP[frame // EAR_FRAMES % len(PEEP)]:
            self.moving.show((_peeping(_rabbit("ears up"), shown), RABBIT_X, RABBIT_BOTTOM - shown))


def _peeping(rabbit: Sprite, shown: int) -> Sprite:
    """The uppermost rows of the rabbit, which stand out of the hat."""
    return rabbit.cut(0, 0, rabbit.width, shown).opaque().coloured("W", "k")


def _rabbit(ears: str) -> Sprite:
    picture = smoothly(sprite([*ART.rows(ears), *ART.rows("rabbit's head")]), 2)
    return picture.cut(0, 0, RABBIT_WIDTH, picture.height)
