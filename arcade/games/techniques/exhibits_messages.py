"""Exhibits: messages that arrive with an effect."""

from arcade.games.techniques.canvas import INKS, Canvas
from arcade.games.techniques.motion import Bricks
from arcade.games.techniques.scene import Stage
from arcade.games.techniques.scenery import Typewriter
from arcade.games.techniques.strings import (
    CROSSING,
    FLIGHT,
    LAMPS,
    READS_BADLY,
    READS_WELL,
    SLIDES,
    TYPED_TEXT,
    WELCOME,
)
from arcade.machine.machine import Frames
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
from arcade.toolkit.animation.moving_sprites import Moving, eased
from arcade.toolkit.animation.transitions import typewriter
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.ink import pair, readable
from arcade.toolkit.picture.panels import MessageLine
from arcade.toolkit.picture.patterns import BRICKS

VERDICTS = READS_BADLY, READS_WELL
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


def typed_by_a_machine(stage: Canvas) -> Frames[None]:
    """A typewriter: its keys light up, its paper comes up."""
    typewriter = Typewriter(stage.machine, stage.top)
    for line in stage.wrapped(TYPED_TEXT, 14):
        typewriter.feed()
        for column, letter in enumerate(line, 1):
            typewriter.strike(letter, 2 * column)
            stage.sing(letter)
            yield from stage.rest(2)
            typewriter.let_go()
    yield from stage.machine.tune(((0.1, 30), (0.1, 20)))


def flown(stage: Stage) -> Frames[None]:
    """Letters from the right, one after the other, as the book tells it."""
    words, ink = stage.text(WELCOME), stage.colours
    yield from fly_in(
        stage.machine, stage.top, 0, words, ink, 1.35, queue=True
    )


def flown_everywhere(stage: Canvas) -> Frames[None]:
    """Large letters from wherever chance has it, four on the wing."""
    flock, birds = Moving(stage.machine), list(stage.birds(FLIGHT))
    while birds:
        flock.show(*(bird.fly() for bird in birds[:4]))
        yield from stage.rest()
        if birds[0].landed:
            flock.hide()
            picture, x, y = birds.pop(0).end
            draw(stage.machine, picture, x, y)
            stage.note(y / 8)


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


def slid_from_both_sides(stage: Canvas) -> Frames[None]:
    """Large lines from left and right that slow down."""
    for row, words in enumerate(stage.lines(SLIDES)):
        start = 256 if row % 2 else -256
        for x, _ in eased((start, 0), (0, 0), 28):
            stage.slide(4 * row, words, x, INKS[row])
            stage.note(abs(x) / 8 - 8)
            yield from stage.rest()


def circled(stage: Stage) -> Frames[None]:
    """The book's marquee, a cell at a time."""
    machine, words = stage.machine, stage.text(WELCOME)
    row, ink = stage.top, stage.colours
    yield from marquee(machine, row, words, ink, 7.5, ringing, 64)


def circled_in_lamps(stage: Canvas) -> Frames[None]:
    """A board of lamps: one line to the left, one to the right, between them one that goes by pixels."""
    words = stage.text(LAMPS)
    stage.lamps(9, stage.text(WELCOME))
    for step in range(8 * len(words)):
        stage.light(1, words, step, "Yb")
        stage.light(12, words, -step, "Gb")
        roll_left(stage.machine, 11)
        if step % 8 == 0:
            stage.sing(words[step // 8])
        yield from stage.rest(2)


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


def marked_large(stage: Canvas) -> Frames[None]:
    """Four ways, letter by letter."""
    ways = stage.ruled, stage.turned, stage.flashing, stage.raised
    word = stage.text(CROSSING)
    for row, way in zip((0, 6, 11, 16), ways, strict=True):
        stage.large(row, 1, word, 3, 4, INKS[row % 6] + "k")
        for place in range(len(word)):
            way(row, 3 * place + 1)
            stage.note(row + 2 * place)
            yield from stage.rest(5)


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


def bottom_beside_a_game(stage: Canvas) -> Frames[None]:
    """A game that goes on, whatever is said below it."""
    game = Bricks(stage.machine, stage.top, 17)
    for pairing in PAIRS:
        good = readable(pair(pairing))
        stage.caption(18, VERDICTS[good], pairing)
        stage.note(24 if good else -12, 0.2)
        for _ in range(60):
            if game.step():
                stage.note(30)
            yield from stage.rest()
