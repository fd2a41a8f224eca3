"""The title of the Lucky Number: its name over five stars in the night."""

from arcade.games._template import MUSIC, strings
from arcade.games._template.art import STAR
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.living import Figure, Twinkle, all_alive
from arcade.toolkit.animation.moving_sprites import Animation
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.title import LivingTitle
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.grid import Point
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.patterns import NIGHT
from arcade.toolkit.picture.shading import shadowed

TWINKLING = ((7, 2), (9, 29), (11, 12), (12, 22), (18, 4), (19, 27), (2, 1), (1, 29))
"""Cells of the sky that shine now and then."""
FACES = tuple(STAR.coloured(ink) for ink in "YWCGM")


class Title(LivingTitle):
    """Stars that change their colours."""

    music = MUSIC

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        lights = Twinkle(self.machine, TWINKLING, "WWCbbbbC", 7)
        dancers = [
            Figure(self.machine, Animation(FACES[place:] + FACES[:place], 12), *_at(place))
            for place in range(len(FACES))
        ]
        self._alive = all_alive(lights.step, *(dancer.step for dancer in dancers))

    def draw(self) -> None:
        """The night, the name, the stars."""
        fill(self.machine, 0, 0, 22, 32, NIGHT, pair("Bk"))
        headline(self.machine, self.program.text(strings.TITLE).upper(), 4, inks="YYW", shade=shadowed)
        for place, face in enumerate(FACES):
            draw(self.machine, face, *_at(place))
        centred(self.machine, 20, self.program.text(strings.TAGLINE), pair("Wk"))

    def step(self, frame: int) -> None:
        """Stars twinkle."""
        self._alive(frame)


def _at(place: int) -> Point:
    """Where a star is."""
    return 32 + 44 * place, 112 - 16 * (place % 2)
