"""What the letters of the Workshop's name can do: each trick is a letter's picture so many frames after the blow."""

from collections.abc import Callable

from arcade.toolkit.animation.living import SWING
from arcade.toolkit.picture.patterns import FULL, dither
from arcade.toolkit.picture.shading import hollow, textured
from arcade.toolkit.picture.sprites import Sprite

FRAMES = 36
"""At the first and the last frame of a trick the letter is as it was."""
Trick = Callable[[Sprite, int], Sprite]


def _there_and_back(frame: int, far: int) -> int:
    """From 0 to `far` and back."""
    return far * min(frame, FRAMES - 1 - frame) * 2 // (FRAMES - 1)


def hop(letter: Sprite, frame: int) -> Sprite:
    """Up, and up again a little less."""
    half = frame % 18
    up = half * (17 - half) * (8 if frame < 18 else 4) // 72
    return letter.cut(0, up, letter.width, letter.height)


def squash(letter: Sprite, frame: int) -> Sprite:
    """Pressed flat to the ground, and up."""
    high = letter.height - _there_and_back(frame, letter.height - 10)
    rows = [letter.ink[y * letter.height // high] for y in range(high)]
    blank = (0,) * (letter.height - high)
    return Sprite(letter.width, (*blank, *rows), (*blank, *rows))


def spin(letter: Sprite, frame: int) -> Sprite:
    """Once round its upright axis."""
    width, turned = letter.width, _there_and_back(frame, 2 * letter.width)
    wide = max(abs(width - turned), 2)
    source = letter if turned <= width else letter.mirrored()
    rows = []
    for line in source.ink:
        thin = 0
        for x in range(wide):
            thin = thin << 1 | line >> width - 1 - x * width // wide & 1
        rows.append(thin << (width - wide) // 2)
    return Sprite(width, tuple(rows), tuple(rows))


def wobble(letter: Sprite, frame: int) -> Sprite:
    """Its rows swing like a jelly."""
    far = _there_and_back(frame, 3)
    rows = tuple(
        _moved(line, SWING[(y // 3 + frame) % len(SWING)] * far // 2, letter.width) for y, line in enumerate(letter.ink)
    )
    return Sprite(letter.width, rows, rows)


def lean(letter: Sprite, frame: int) -> Sprite:
    """Italic, to the right and to the left."""
    far = _there_and_back(frame * 2 % FRAMES, 8) * (1 if frame < FRAMES // 2 else -1)
    rows = tuple(
        _moved(line, -far * (letter.height // 2 - y) * 2 // letter.height, letter.width)
        for y, line in enumerate(letter.ink)
    )
    return Sprite(letter.width, rows, rows)


def _moved(line: int, left: int, width: int) -> int:
    """A row moved to the left, or to the right by a negative number."""
    return (line << left if left >= 0 else line >> -left) & (1 << width) - 1


def dissolve(letter: Sprite, frame: int) -> Sprite:
    """To dust, and together again."""
    return textured(letter, dither(FULL - _there_and_back(frame, FULL - 6)))


def empty(letter: Sprite, frame: int) -> Sprite:
    """Only its rim for a while."""
    return hollow(letter) if 3 <= frame < FRAMES - 3 else letter


def turn(letter: Sprite, frame: int) -> Sprite:
    """Its negative comes down from above, and goes."""
    reach = letter.height * min(frame, FRAMES - 1 - frame) // (FRAMES // 2 - 1)
    full = (1 << letter.width) - 1
    rows = tuple(line ^ full if y < reach else line for y, line in enumerate(letter.ink))
    return Sprite(letter.width, rows, rows)


TRICKS: tuple[Trick, ...] = (hop, turn, squash, wobble, spin, dissolve, lean, empty)
