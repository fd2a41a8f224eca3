"""Exhibits on messages that arrive with an effect, on letters and how they are made, on numbers, on no "scroll?"."""

from arcade.games.techniques import strings
from arcade.games.techniques.effects import italic, melted, roll_left, tall, write_in
from arcade.games.techniques.messages import fly_in, marquee, ringing, set_flashing, slide_in, sweep, underline
from arcade.games.techniques.scene import INKS, LAST, Canvas, Stage
from arcade.games.techniques.scenery import Bricks, Typewriter
from arcade.games.techniques.strings import (
    CROSSING,
    FLIGHT,
    LAMPS,
    NO,
    POSTER_WORDS,
    READS_BADLY,
    READS_WELL,
    ROW,
    SLIDES,
    STEPS,
    TALL_WORDS,
    TYPED_TEXT,
    WELCOME,
    YES,
)
from arcade.machine.font import bold
from arcade.machine.machine import Frames
from arcade.machine.spectrum.number import ONE, Number, add, divide, multiply, subtract, whole
from arcade.toolkit.animation.moving_sprites import Moving, eased
from arcade.toolkit.animation.transitions import typewriter
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import pair, readable
from arcade.toolkit.picture.panels import MessageLine
from arcade.toolkit.picture.patterns import BRICKS
from arcade.toolkit.picture.scale2x import stretched
from arcade.toolkit.picture.sprites import from_bytes

VERDICTS = READS_BADLY, READS_WELL
PAIRS = ("Wb", "Bb", "Yk", "rg", "kC")
"""Ink and paper, some of them hard to read."""
SHOWN = "R"
ADDRESS = 15616 + 8 * (ord(SHOWN) - 32)
"""Where the ROM keeps it."""
DIGITS = "0123456789"
NAMES = (strings.PLAIN_FACE, strings.BOLD_FACE, strings.ITALIC_FACE)
SAMPLE = "ABCabc123 ăâîșț"
TENTH = divide(ONE, whole(10))
THREE = whole(3)


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


def stored(stage: Stage) -> Frames[None]:
    """Address, number and dots of each byte, and the letter built of blocks."""
    for line, byte in enumerate(stage.machine.font[SHOWN]):
        dots = f"{byte:08b}"
        blocks = dots.replace("0", " ").replace("1", "\x8f")
        stage.write(line, 0, f"{ADDRESS + line} {byte:<4} {dots}")
        for column, block in enumerate(blocks, 21):
            stage.write(line, column, block)
            yield from stage.wait(stage.pace(144 / 64, 0.5))


def poster(stage: Stage) -> Frames[None]:
    """Twelve letters that fill the screen, without their empty last row."""
    font = stage.machine.font
    for line, words in enumerate(POSTER_WORDS):
        for place, letter in enumerate(stage.text(words)):
            picture = tall(font, letter, 8, 8).cut(0, 0, 64, 56)
            row = stage.top + 7 * line
            draw_cells(stage.machine, picture, row, 8 * place)
            yield from stage.wait(734 / 12)


def stored_large(stage: Canvas) -> Frames[None]:
    """The bytes of one letter after the other, and its dots as blocks."""
    for letter, ink in zip("ROBAC", INKS, strict=False):
        address = 15360 + 8 * ord(letter)
        for line, byte in enumerate(stage.machine.font[letter]):
            row, words = 2 * line + 2, f"{address + line} {byte:3}"
            stage.write(row + 1, 0, words)
            for place, dot in enumerate(f"{byte:08b}"):
                stage.block(row, 2 * place + 13, dot == "1", ink)
                stage.note(row + place if dot == "1" else -24)
                yield from stage.rest(1.2)


def poster_from_above(stage: Canvas) -> Frames[None]:
    """Each letter falls into its place, row by row, with a thud."""
    font = stage.machine.font
    for line, words in enumerate(map(stage.text, POSTER_WORDS)):
        for place, letter in enumerate(words):
            picture = tall(font, letter, 8, 8)
            for hidden in range(48, -1, -12):
                seen = picture.cut(0, hidden, 64, 56)
                stage.put(seen, 7 * line, 8 * place, INKS[place])
                yield from stage.rest()
            stage.note(-12 - 4 * line, 0.05)


def tall_text(stage: Stage) -> Frames[None]:
    """A line in each third of the screen, or one after the other on the stage."""
    machine, top = stage.machine, stage.top
    for third, words in enumerate(TALL_WORDS):
        picture = tall(machine.font, stage.text(words)).opaque()
        if not stage.book:
            stage.clear()
        row = top + stage.pick(8 * third, 1)
        draw_cells(machine, picture, row, 6 * third)
        yield from stage.wait(stage.pace(22 / 3, 50))


def tall_and_taller(stage: Canvas) -> Frames[None]:
    """Each line grows out of the ground and stays tall."""
    for line, words in enumerate(map(stage.text, TALL_WORDS)):
        width = 32 // len(words)
        for high in range(1, 8):
            picture = tall(stage.machine.font, words, high, width)
            left, below = (picture.width - 256) // 2, 8 * high - 56
            grown = picture.cut(left, below, 256, 56)
            stage.put(grown, 7 * line, 0, INKS[line])
            yield from stage.tick(4 * high + 2 * line, 6)


def melting(stage: Stage) -> Frames[None]:
    """Digits that slide through the whole alphabet."""
    machine, row = stage.machine, stage.top + 4
    words = DIGITS * stage.pick(1, 3)
    for shift in range(73):
        cells = melted(machine.font, words, shift)
        for column, cell in enumerate(cells, 1):
            machine.cell(row, column, cell)
        machine.chime(((0.01, shift / 5),))
        yield from stage.wait(stage.pace(160 / 73, 3))


def melting_large(stage: Canvas) -> Frames[None]:
    """Five rows of large letters that slide through the alphabet."""
    for step in range(73 * 5):
        row, shift = step % 5, (step // 5 + 9 * (step % 5)) % 73
        cells = melted(stage.machine.font, DIGITS[:8], shift)
        for column, cell in enumerate(cells):
            letter = from_bytes(cell).enlarged(4, 4)
            stage.put(letter, 4 * row, 4 * column, INKS[row])
        yield from stage.tick(shift / 2, 1)


def faces(stage: Stage) -> Frames[None]:
    """The machine's own letters, and two sets made of them."""
    machine, row = stage.machine, stage.top
    font, ink = machine.font, stage.colours
    sets = font, bold(font), italic(font)
    for line, face in zip((1, 4, 7), sets, strict=True):
        stage.write(line, 1, stage.text(NAMES[line // 3]))
        write_in(machine, face, row + line, 11, SAMPLE, ink)
        yield from stage.wait(stage.pace(10, 25))


def faces_large(stage: Canvas) -> Frames[None]:
    """The machine's own letters and two sets made of them, letter by letter."""
    font = stage.machine.font
    sets = font, bold(font), italic(font)
    for line, face in enumerate(sets):
        stage.write(7 * line, 1, stage.text(NAMES[line]))
        for place, letter in enumerate(SAMPLE):
            picture = stretched(from_bytes(face[letter]), 2, 5)
            column = 2 * place + 1
            stage.put(picture, 7 * line + 1, column, INKS[line])
            yield from stage.tick(min(ord(letter), 127) / 4, 4)


def read(units: int, decimals: str) -> Number:
    """A decimal number as the ROM reads it, digit by digit; a tenth is not exact."""
    number, power = whole(units), ONE
    for digit in decimals:
        power = multiply(power, TENTH)
        number = add(number, multiply(whole(int(digit)), power))
    return number


def equal(stage: Stage) -> Frames[None]:
    """A difference that is not nothing, the same in whole numbers, and a number divided until it vanishes."""
    left = subtract(subtract(read(3, "25"), THREE), read(0, "25"))
    nothing = stage.text(NO if left.mantissa else YES)
    stage.write(1, 1, f"3.25-3-0.25 = 0? {nothing}")
    stage.write(3, 1, f"325-300-25 = 0? {stage.text(YES)}")
    steps, number = 0, ONE
    while number.mantissa:
        steps, number = steps + 1, divide(number, THREE)
        stage.write(6, 1, stage.text(STEPS, n=steps))
        yield from stage.wait(stage.pace(2, 1))


def equal_large(stage: Canvas) -> Frames[None]:
    """Both sums, and a number divided until it vanishes, as bars."""
    left = subtract(subtract(read(3, "25"), THREE), read(0, "25"))
    stage.sum(0, "3.25-3-0.25=0", not left.mantissa)
    stage.sum(6, "325-300-25=0", right=True)
    steps, number = 0, ONE
    while number.mantissa:
        steps, number = steps + 1, divide(number, THREE)
        stage.caption(12, STEPS, "Yk", n=steps)
        stage.bar(17, 258 - 3 * steps, INKS[steps // 16])
        yield from stage.tick(45 - steps, 3)


def scrolled(stage: Stage) -> Frames[None]:
    """Twenty-one rows, as many as the stage has or more."""
    for number in range(20, 41):
        stage.feed(stage.text(ROW, n=number).upper())
        yield from stage.wait(stage.pace(3, 5))


def scrolled_far(stage: Canvas) -> Frames[None]:
    """Eighty rows in all colours, each with a tick."""
    for number in range(20, 100):
        words = f"{stage.text(ROW, n=number)}  ".upper() * 4
        stage.feed(words[:32])
        colours = pair(INKS[number % len(INKS)] + "k")
        colour_cells(stage.machine, LAST, 0, 1, 32, colours)
        yield from stage.tick(number % 12 * 2, 3)
