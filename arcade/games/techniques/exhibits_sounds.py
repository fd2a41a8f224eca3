"""Exhibits: a laugh, a helicopter, a train, thunder."""

from arcade.games.techniques.scene import Stage
from arcade.machine.machine import Frames
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.sprites import sprite
from arcade.toolkit.sound.noises import helicopter, laugh, thunder, train

CLICKS, STROKES = (1, 1, 1, 1), (20, 8, 30)
"""Clicks of each thunder, the book's and ours."""
BOLT = (
    sprite("""
                  ######
                 ######
                ######
               ######
              ######
             ######
            ###########
           ###########
                 ####
                ####
               ####
              #######
             #######
                ##
               ##
              ##
             ##
            #
           #
    """)
    .enlarged(4, 4)
    .coloured("Y")
)
BREATH = 6
"""Frames that BASIC takes to work out a triple of the laugh."""


def laughing(stage: Stage) -> Frames[None]:
    """Six triples."""
    notes = laugh(6)
    for start in range(0, len(notes), 3):
        yield from stage.play(notes[start : start + 3])
        yield from stage.wait(stage.pick(BREATH, 0))


def rotor(stage: Stage) -> Frames[None]:
    """A hundred bursts; ours start slowly."""
    if stage.book:
        yield from stage.play(helicopter())
    else:
        for rate in (8, 11, 14, 17, 20):
            yield from stage.play(helicopter(16, rate))


def steam(stage: Stage) -> Frames[None]:
    """Four turns of the wheels."""
    yield from stage.play(train(4))


def storm(stage: Stage) -> Frames[None]:
    """A burst of clicks; the book's is as single as its OUT."""
    machine, chance, calm = stage.machine, stage.dice, stage.calm
    for place, crackles in enumerate(stage.pick(CLICKS, STROKES)):
        x = stage.pick(-64, 20 + 80 * place)
        draw(machine, BOLT, x, 8 * stage.top)
        yield from thunder(machine, chance, crackles, calm)
        yield from stage.wait(25)
