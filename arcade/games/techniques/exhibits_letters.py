"""Exhibits: how a letter is stored, made large, melted, and changed for another one."""

from arcade.games.techniques.canvas import INKS, Canvas
from arcade.games.techniques.scene import Stage
from arcade.games.techniques.strings import (
    BOLD_FACE,
    ITALIC_FACE,
    PLAIN_FACE,
    POSTER_WORDS,
    TALL_WORDS,
)
from arcade.machine.font import bold
from arcade.machine.machine import Frames
from arcade.toolkit.letters.font_styles import italic, melted, tall, write_in
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.scale2x import stretched
from arcade.toolkit.picture.sprites import from_bytes

SHOWN = "R"
ADDRESS = 15616 + 8 * (ord(SHOWN) - 32)
"""Where the ROM keeps it."""
DIGITS = "0123456789"
NAMES = (PLAIN_FACE, BOLD_FACE, ITALIC_FACE)
SAMPLE = "ABCabc123 ăâîșț"


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
