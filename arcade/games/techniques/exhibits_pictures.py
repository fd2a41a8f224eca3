"""Exhibits: a picture turned into its negative, and figures that pass over a picture without harming it."""

from arcade.games.techniques.scene import Stage
from arcade.games.techniques.strings import DECOR, NEGATIVE_LINE
from arcade.machine.machine import Frames
from arcade.machine.spectrum.memory import Mode
from arcade.toolkit.animation.moving_sprites import glide, straight
from arcade.toolkit.animation.negative import invert
from arcade.toolkit.animation.transitions import Wipe
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.sprites import sprite

SAUCER = sprite("""
          ####
        ########
       ###.######
       ##.#######
     ##############
    ################
    ##..##..##..####
     ##############
        ##....##
""")
STRAIGHT_WAYS = ((Wipe.UP, 519), (Wipe.DOWN, 519), (Wipe.RIGHT, 559), (Wipe.LEFT, 559))
"""With the frames that the book's program takes."""


def scene(stage: Stage) -> None:
    """Lines of words on a slope and a circle round the middle."""
    for line in range(min(stage.height, 11)):
        at = 2 * line if stage.book else line
        stage.write(at, line, stage.text(NEGATIVE_LINE, n=line))
    stage.machine.circle(*stage.pick((128, 88, 50), (176, 119, 36)), ink=8)


def negative(stage: Stage) -> Frames[None]:
    """The four ways, one after the other."""
    scene(stage)
    top, height = 8 * stage.top, 8 * stage.height
    for way, measured in STRAIGHT_WAYS:
        frames = stage.pace(measured, 60)
        yield from invert(stage.machine, way, frames, top, height)
        yield from stage.wait(stage.pace(10, 15))


def carried(stage: Stage) -> Frames[None]:
    """Printed and printed again with OVER 1 in the background's colours; then, lower, without."""
    stage.decor(stage.text(DECOR))
    screen = stage.machine
    for column in range(1, 28):
        for wait in (3, 0):
            screen.print_at(9, column, "*", over=1, ink=8, paper=8)
            yield from stage.wait(wait)
    for column in range(1, 28):
        screen.print_at(13, column, " *")
        yield from stage.wait(3)


def carried_smoothly(stage: Stage) -> Frames[None]:
    """A saucer flips what is below it; another one covers it and gives it back."""
    stage.decor(stage.text(DECOR))
    machine, y = stage.machine, 8 * stage.top + 12
    for x in range(0, 236, 4):
        for wait in (stage.speed(2), 0):
            draw(machine, SAUCER, x, y, Mode.XOR)
            yield from stage.wait(wait)
    way = straight((0, y + 36), (236, y + 36))
    yield from glide(machine, SAUCER.coloured("k"), way)
