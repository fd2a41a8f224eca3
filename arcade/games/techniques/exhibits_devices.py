"""Exhibits on sounds, on the keyboard's click and repeat, on clocks, and on a question that does not wait for ever."""

from arcade.games.techniques.art import BOLT, HELICOPTER, ROTORS, face
from arcade.games.techniques.scene import INKS, Canvas, Stage
from arcade.games.techniques.scenery import Dial, Hourglass, Railway, Storm, hills_by_day
from arcade.games.techniques.strings import CLICK, ELAPSED, GOODBYE, ONE_MORE, REMAINING, REPEAT, RESTARTED
from arcade.machine.key_repeat import RepeatRate
from arcade.machine.machine import Frames
from arcade.machine.spectrum.editor import REPEAT as USUAL
from arcade.toolkit.animation.moving_sprites import Moving
from arcade.toolkit.contract.program import meanwhile
from arcade.toolkit.flow.prompts import NO, YES, ask_in_time
from arcade.toolkit.flow.stopwatch import Countdown, Stopwatch, clock
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.sound import noises
from arcade.toolkit.sound.noises import click_key, helicopter, laugh, thunder, train

CLICKS = (1, 1, 1, 1)
"""Clicks of each thunder in the book."""
STROKES = (20, 8, 30)
BREATH = 6
"""Frames that BASIC takes to work out a triple of the laugh."""
LENGTHS = (noises.CLICK_OFF, noises.CLICK_SHORT, noises.CLICK_MEDIUM, noises.CLICK_LONG)
UNITS = 50 * 60 * (15 * 60 + 30)
"""What the frame counter, three bytes of it, holds at 15:30."""
QUICK = RepeatRate(10, 1)
ANSWERS = (RESTARTED, GOODBYE)
PATIENCE = 200
"""Frames that the question waits."""


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


def pressed(stage: Stage) -> Frames[None]:
    """Four lengths of the click, and two rates of repeating."""
    machine = stage.machine
    for line, length in enumerate(LENGTHS):
        stage.write(line, 1, stage.text(CLICK, n=length))
        click_key(machine, length)
        yield from stage.wait(20)
    for line, rate in enumerate((USUAL, QUICK), 6):
        yield from stage.tally(line, REPEAT, rate, 150)


def pressed_large(stage: Canvas) -> Frames[None]:
    """Four lengths of the click, then a key that shows how fast it repeats."""
    for line, length in enumerate(LENGTHS):
        stage.write(line, 1, stage.text(CLICK, n=length))
        click_key(stage.machine, length)
        yield from stage.wait(20)
    for line, rate in enumerate((USUAL, QUICK), 6):
        counting = stage.tally(line, REPEAT, rate, 150)
        yield from meanwhile(counting, stage.show_key)


def timed(stage: Stage) -> Frames[None]:
    """A stopwatch, a countdown of six seconds, and a clock in the counter's three bytes."""
    watch = Stopwatch(stage.machine)
    limit = Countdown(stage.machine, 300)
    for line, words in ((1, ELAPSED), (3, REMAINING)):
        stage.write(line, 4, stage.text(words))
    stage.write(6, 1, f"15:30 = {list(UNITS.to_bytes(3))}")
    while limit.left:
        stage.write(1, 14, clock(watch.frames))
        stage.write(3, 14, clock(limit.left))
        yield


def timed_large(stage: Canvas) -> Frames[None]:
    """A dial with its hand, a stopwatch, a countdown that ticks, the counter's three bytes."""
    machine = stage.machine
    watch, limit = Stopwatch(machine), Countdown(machine, 400)
    dial = Dial(machine, stage.top)
    stage.write(19, 1, f"15:30 = {list(UNITS.to_bytes(3))}")
    while limit.left:
        dial.turn(watch.frames)
        stage.large(3, 18, clock(watch.frames)[-4:], 3, 4, "Gk")
        stage.large(11, 18, clock(limit.left)[-4:], 3, 4, "Rk")
        yield


def asked(stage: Stage) -> Frames[None]:
    """Yes and silence begin again, no says farewell."""
    machine, question = stage.machine, stage.text(ONE_MORE)
    stage.write(stage.height - 1, 0, question)
    machine.chime(((0.5, 2),))
    key = yield from ask_in_time(machine, YES + NO, PATIENCE)
    stage.write(stage.height - 1, 0, " " * len(question))
    stage.write(8, 8, stage.text(ANSWERS[key in NO]))
    yield from stage.wait(50)


def asked_large(stage: Canvas) -> Frames[None]:
    """Time runs out like sand; silence begins again, no says farewell."""
    sand = Hourglass(stage.machine, stage.top)
    stage.caption(0, ONE_MORE, "Yk")
    stage.note(2, 0.5)
    asking = ask_in_time(stage.machine, YES + NO, PATIENCE)
    key = yield from meanwhile(asking, sand.run)
    stage.caption(18, ANSWERS[key in NO], "kY")
    stage.note(-5 if key in NO else 19, 0.2)
    yield from stage.wait(60)
