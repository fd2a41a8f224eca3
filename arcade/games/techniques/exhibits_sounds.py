"""Exhibits: a laugh, a helicopter, a train, thunder."""

from arcade.games.techniques.art import face
from arcade.games.techniques.art_props import BOLT, HELICOPTER, ROTORS
from arcade.games.techniques.canvas import INKS, Canvas
from arcade.games.techniques.scene import Stage
from arcade.games.techniques.scenery import Railway, Storm, hills_by_day
from arcade.machine.machine import Frames
from arcade.toolkit.animation.moving_sprites import Moving
from arcade.toolkit.contract.program import meanwhile
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.sound.noises import helicopter, laugh, thunder, train

CLICKS, STROKES = (1, 1, 1, 1), (20, 8, 30)
"""Clicks of each thunder, the book's and ours."""
BREATH = 6
"""Frames that BASIC takes to work out a triple of the laugh."""


def laughing(stage: Stage) -> Frames[None]:
    """Six triples."""
    notes = laugh(6)
    for start in range(0, len(notes), 3):
        yield from stage.play(notes[start : start + 3])
        yield from stage.wait(stage.pick(BREATH, 0))


def laughing_aloud(stage: Canvas) -> Frames[None]:
    """The master laughs, a note a shake."""
    for place, note in enumerate(laugh(8)):
        laughing = place % 2 == 0
        draw(stage.machine, face(laughing), 64, 24 - place % 2)
        long = round(note[1] or 0) * 4 + 140
        stage.bar(18, long, INKS[place % len(INKS)])
        yield from stage.machine.tune((note,))
    draw(stage.machine, face(), 64, 23)


def rotor(stage: Stage) -> Frames[None]:
    """A hundred bursts; ours start slowly."""
    if stage.book:
        yield from stage.play(helicopter())
    else:
        for rate in (8, 11, 14, 17, 20):
            yield from stage.play(helicopter(16, rate))


def rotor_over_hills(stage: Canvas) -> Frames[None]:
    """A helicopter that starts, hurries over the hills and is gone."""
    hills_by_day(stage.machine, stage.top)
    flying, x = Moving(stage.machine), -60
    for rate in (8, 10, 12, 14, 16, 18, 20):
        for burst, note in enumerate(helicopter(5, rate)):
            x, y = x + rate // 3, 104 - max(x, 0) // 3
            rotor = ROTORS[burst % len(ROTORS)], x, y - 4
            flying.show((HELICOPTER, x, y), rotor)
            yield from stage.machine.tune((note,))
    flying.hide()


def steam(stage: Stage) -> Frames[None]:
    """Four turns of the wheels."""
    yield from stage.play(train(4))


def steam_engine(stage: Canvas) -> Frames[None]:
    """An engine, its wheels and its steam, through a land that goes by."""
    railway = Railway(stage.machine, stage.top)
    for note in train(5):
        railway.puff(note[1])
        sounding = stage.machine.tune((note,))
        yield from meanwhile(sounding, railway.step)


def storm(stage: Stage) -> Frames[None]:
    """A burst of clicks; the book's is as single as its OUT."""
    machine, chance, calm = stage.machine, stage.dice, stage.calm
    for place, crackles in enumerate(stage.pick(CLICKS, STROKES)):
        x = stage.pick(-64, 20 + 80 * place)
        draw(machine, BOLT, x, 8 * stage.top)
        yield from thunder(machine, chance, crackles, calm)
        yield from stage.wait(25)


def storm_over_town(stage: Canvas) -> Frames[None]:
    """A night of rain; after each bolt the thunder."""
    storm = Storm(stage.machine, stage.top)
    for x in (40, 150, 90, 200):
        yield from storm.rain(stage.speed(30))
        storm.strike(x, stage.calm)
        for _ in thunder(stage.machine, stage.dice, 14, stage.calm):
            storm.step(stage.machine.frame)
            yield
        storm.dark()
