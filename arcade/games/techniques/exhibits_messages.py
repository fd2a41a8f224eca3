"""Exhibits: messages that arrive with an effect."""

from arcade.games.techniques.scene import Stage
from arcade.games.techniques.strings import CROSSING, READS_BADLY, READS_WELL, WELCOME
from arcade.machine.machine import Frames
from arcade.toolkit.animation.letter_paths import from_anywhere, from_below, from_right
from arcade.toolkit.animation.moving_messages import (
    fly_in,
    marquee,
    ringing,
    roll_left,
    set_flashing,
    slide_in,
    sweep,
    underline,
)
from arcade.toolkit.animation.transitions import typewriter
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.ink import pair, readable
from arcade.toolkit.picture.panels import MessageLine
from arcade.toolkit.picture.patterns import BRICKS

PAIRS = ("Wb", "Bb", "Yk", "rg", "kC")


def typed(stage: Stage) -> Frames[None]:
    """A line typed at the book's five frames a letter, or ours."""
    machine, words = stage.machine, stage.text(WELCOME)
    pace = stage.pace(5.2, 2)
    ink, blanks = stage.colours, stage.book
    yield from typewriter(
        machine, stage.top, 0, words, ink, pace, blanks=blanks
    )
    yield from machine.tune(((0.1, 30), (0.1, 20)))


def flown(stage: Stage) -> Frames[None]:
    """Letters from the right, one after the other, as the book tells it."""
    words, ink = stage.text(WELCOME), stage.colours
    yield from fly_in(
        stage.machine, stage.top, 0, words, ink, 1.35, queue=True
    )


def flown_everywhere(stage: Stage) -> Frames[None]:
    """Letters from the right, from below, and from wherever chance has it."""
    machine, words = stage.machine, stage.text(WELCOME)
    pace, row = stage.speed(1), stage.top + 1
    flights = from_right, from_below, from_anywhere(stage.dice)
    for flight in flights:
        yield from fly_in(
            machine, row, 0, words, stage.colours, pace, flight
        )
        row += 3


def slid(stage: Stage) -> Frames[None]:
    """A line pushed in; ours also from the left, and slowing down."""
    machine, words = stage.machine, stage.text(WELCOME)
    top, ink, pace = stage.top, stage.colours, stage.pace(1.5, 1)
    yield from slide_in(machine, top, words, ink, pace)
    if not stage.book:
        left, top = True, top + 3
        yield from slide_in(machine, top, words, ink, pace, left)
        top += 3
        yield from slide_in(machine, top, words, ink, ease=True)


def circled(stage: Stage) -> Frames[None]:
    """The book's marquee, a cell at a time."""
    machine, words = stage.machine, stage.text(WELCOME)
    row, ink = stage.top, stage.colours
    yield from marquee(machine, row, words, ink, 7.5, ringing, 64)


def circled_smoothly(stage: Stage) -> Frames[None]:
    """A marquee by cells with a voice, then one by pixels."""
    machine, words = stage.machine, stage.text(WELCOME)
    row, ink, pace = stage.top + 2, stage.colours, stage.speed(5)
    yield from marquee(machine, row, words, ink, pace, steps=32)
    stage.write(6, 0, words)
    for _ in range(256):
        roll_left(machine, row + 4)
        yield from stage.wait(stage.speed(1))


def marked(stage: Stage) -> Frames[None]:
    """Three ways to make a word stand out."""
    machine, word = stage.machine, stage.text(CROSSING)
    row, size, pace = stage.top, len(word), stage.pace(3.2, 3)
    for line in (1, 3, 5):
        stage.write(line, 10, word)
    yield from underline(machine, row + 1, 10, size, pace)
    yield from sweep(machine, row + 3, 10, size, pace)
    set_flashing(machine, row + 5, 10, size, not stage.calm)
    yield from stage.wait(64)


def bottom(stage: Stage) -> Frames[None]:
    """Messages below a field of bricks, in colours good and bad."""
    machine, top = stage.machine, stage.top
    fill(machine, top, 0, 8, 32, BRICKS, pair("ry"))
    line = MessageLine(machine, top + 8, stage.colours, 2)
    for pairing in PAIRS:
        colours = pair(pairing)
        verdict = READS_WELL if readable(colours) else READS_BADLY
        line.say(stage.text(verdict), colours)
        yield from stage.wait(stage.pace(100, 75))
