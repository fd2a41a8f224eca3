"""Exhibits: a picture turned into its negative, and figures that pass over a picture without harming it."""

from arcade.games.techniques.art import SAUCER
from arcade.games.techniques.canvas import Canvas
from arcade.games.techniques.motion import swing
from arcade.games.techniques.scene import Stage
from arcade.games.techniques.scenery import portrait_in_rays
from arcade.games.techniques.strings import DECOR, NEGATIVE_LINE
from arcade.machine.machine import Frames
from arcade.machine.spectrum.memory import Mode
from arcade.toolkit.animation.moving_sprites import Moving
from arcade.toolkit.animation.negative import invert
from arcade.toolkit.animation.transitions import Wipe
from arcade.toolkit.picture.drawing import draw

LARGE_SAUCER = SAUCER.enlarged(3, 3)
BLACK_SAUCER = LARGE_SAUCER.coloured("k")
STRAIGHT_WAYS = ((Wipe.UP, 519), (Wipe.DOWN, 519), (Wipe.RIGHT, 559), (Wipe.LEFT, 559))
"""With the frames that the book's program takes."""
WAYS = tuple(way for way, _ in STRAIGHT_WAYS)


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


def negative_large(stage: Canvas) -> Frames[None]:
    """The master in his glory, inverted from all sides."""
    portrait_in_rays(stage.machine, stage.top)
    area = 8 * stage.top, 8 * stage.height
    for way, pitch in zip(WAYS, (1, -1, 1, -1), strict=True):
        wipe = invert(stage.machine, way, stage.speed(60), *area)
        for line, _ in enumerate(wipe):
            stage.note(pitch * (line - 30) / 2)
            yield


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


def carried_smoothly(stage: Canvas) -> Frames[None]:
    """A saucer flips what is below it; another one covers it and gives it back."""
    stage.decor(stage.text(DECOR))
    machine, black = stage.machine, Moving(stage.machine)
    for step in range(0, 360, 3):
        x, y = step - 60, 24 + swing(step, 150, 60)
        black.show((BLACK_SAUCER, 256 - step, y + 64))
        stage.note(swing(step, 36, 12) + 10)
        for wait in (stage.speed(1), 0):
            draw(machine, LARGE_SAUCER, x, y, Mode.XOR)
            yield from stage.wait(wait)
