"""Exhibits: the keyboard's click and repeat, clocks, and a question that does not wait for ever."""

from arcade.games.techniques.canvas import Canvas
from arcade.games.techniques.scene import Stage
from arcade.games.techniques.scenery import Dial, Hourglass
from arcade.games.techniques.strings import (
    CLICK,
    ELAPSED,
    GOODBYE,
    ONE_MORE,
    REMAINING,
    REPEAT,
    RESTARTED,
)
from arcade.machine.key_repeat import RepeatRate
from arcade.machine.machine import Frames
from arcade.machine.spectrum.editor import REPEAT as USUAL
from arcade.toolkit.contract.program import meanwhile
from arcade.toolkit.flow.prompts import NO, YES, ask_in_time
from arcade.toolkit.flow.stopwatch import Countdown, Stopwatch, clock
from arcade.toolkit.sound.noises import CLICK_LONG, CLICK_MEDIUM, CLICK_OFF, CLICK_SHORT, click_key

LENGTHS = (CLICK_OFF, CLICK_SHORT, CLICK_MEDIUM, CLICK_LONG)
UNITS = 50 * 60 * (15 * 60 + 30)
"""What the frame counter, three bytes of it, holds at 15:30."""
QUICK = RepeatRate(10, 1)
ANSWERS = (RESTARTED, GOODBYE)
PATIENCE = 200
"""Frames that the question waits."""


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
