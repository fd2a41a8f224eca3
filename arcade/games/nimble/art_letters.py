"""Big words on the EGA: the poster face enlarged and smoothed, golden from top to bottom, on a shadow."""

from functools import cache

from arcade.games.nimble.art import BLACK, CLEAR, GOLD_RAMP, MAROON, UMBER, Ramp, shade
from arcade.machine.ega import Ega
from arcade.machine.ega.canvas import Block
from arcade.toolkit.letters.poster import poster
from arcade.toolkit.picture.scale2x import smoothly

DEPTH = 5


@cache
def lettering(words: str, scale: int, ramp: Ramp = GOLD_RAMP) -> Block:
    """Words in capitals, a rim round them and a shadow to the lower right."""
    picture = smoothly(poster(words), scale)
    # The machine's pixels are tall: every fourth row is left out.
    lines = [row for place, row in enumerate(picture.ink) if place % 4 != 3]
    ink = [[bool(row >> picture.width - 1 - x & 1) for x in range(picture.width)] for row in lines]
    width, height = picture.width + DEPTH + 2, len(lines) + DEPTH + 2

    def at(x: int, y: int) -> bool:
        return 0 <= y < len(lines) and 0 <= x < picture.width and ink[y][x]

    rows = []
    for y in range(-1, height - 1):
        line = bytearray()
        for x in range(-1, width - 1):
            if at(x, y):
                level = 250 - 200 * y // len(lines)
                line.append(shade(ramp, level, x, y))
            elif any(at(x - step, y - step) for step in range(1, DEPTH)):
                line.append(UMBER if at(x - 1, y - 1) else MAROON)
            elif any(at(x + right, y + below) for right in (-1, 0, 1) for below in (-1, 0, 1)):
                line.append(BLACK)
            else:
                line.append(CLEAR)
        rows.append(bytes(line))
    return Block(tuple(rows))


def put_words(machine: Ega, words: str, scale: int, middle: int, top: int) -> Block:
    """Put big words with their middle at a column of pixels, and give their picture."""
    block = lettering(words, scale)
    left = middle - block.width // 2
    machine.put(block, left, top, CLEAR)
    return block
