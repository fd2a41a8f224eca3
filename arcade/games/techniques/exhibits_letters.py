"""Exhibits: how a letter is stored, made large, melted, and changed for another one."""

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


def poster_by_lines(stage: Stage) -> Frames[None]:
    """A line of the poster after the other."""
    font, colours = stage.machine.font, ("R", "Y", "G", "C")
    machine, row = stage.machine, stage.top + 1
    for line, words in enumerate(POSTER_WORDS):
        stage.clear()
        for place, letter in enumerate(stage.text(words)):
            picture = tall(font, letter, 8, 8).cut(0, 0, 64, 56)
            coloured = picture.coloured(colours[line:])
            draw_cells(machine, coloured, row, 8 * place)
            yield from stage.wait(stage.speed(10))


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


def faces(stage: Stage) -> Frames[None]:
    """The machine's own letters, and two sets made of them."""
    machine, row = stage.machine, stage.top
    font, ink = machine.font, stage.colours
    sets = font, bold(font), italic(font)
    for line, face in zip((1, 4, 7), sets, strict=True):
        stage.write(line, 1, stage.text(NAMES[line // 3]))
        write_in(machine, face, row + line, 11, SAMPLE, ink)
        yield from stage.wait(stage.pace(10, 25))
