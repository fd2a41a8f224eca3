"""Drawings of the Workshop: the master and his tools, what the demonstrations show, letters and what they can do."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache

from arcade.games.techniques import ART
from arcade.machine.spectrum.memory import WIDTH
from arcade.toolkit.animation.living import SWING
from arcade.toolkit.letters.poster import BODY, MARK, poster
from arcade.toolkit.picture.dithered_scene import Span, ellipse, polygon
from arcade.toolkit.picture.joined_sprites import above, beside
from arcade.toolkit.picture.patterns import FULL, dither
from arcade.toolkit.picture.shading import hollow, textured
from arcade.toolkit.picture.sprites import Sprite, sprite

WALK = ART["legs apart"], ART["legs together"]
"""The master on his way to the right."""
STRIKE = ART["hammer up"]
CLOTHES = ("C", "Y", "W", "W")
FACE_INKS = (*["C"] * 5, *["Y"] * 6, *["W"] * 3, *["Y"] * 2)
"""Row by row, where a cell is two of the drawing's pixels."""
TOOLS = tuple(ART[name].opaque() for name in ("hammer", "saw", "brush", "spanner"))

HELICOPTER = ART["helicopter"].enlarged(2, 2).coloured("R")
"""It flies to the right; pictures of its rotor belong over it."""
HUB_COLUMN = 23
"""Of the drawing, about which the rotor turns."""
ROTORS = tuple(sprite([" " * (HUB_COLUMN - half) + "#" * 2 * half]).enlarged(2, 2) for half in (22, 14, 4, 14))
BOLT = ART["bolt"].enlarged(4, 4).coloured("Y")
_HOUSES = [ART[name] for name in ("gabled house", "block", "tower", "low house")]
TOWN = beside(*(_HOUSES[number] for number in (3, 1, 0, 2, 3, 1, 3, 0, 2, 1, 3, 0))).enlarged(3, 4)
"""Roofs and windows, dark when drawn in black on a sky."""
KEY_UP = ART["key up"].enlarged(3, 3).opaque().coloured("W")
KEY_DOWN = ART["key down"].enlarged(3, 3).opaque().coloured("Y")

HAND = (0, 5, 9, 14, 18, 22, 26, 30, 33, 36, 38, 40, 42, 43, 44, 44)
"""Pixels that the hand reaches across at each minute of the first quarter; upwards it is the same backwards."""
REACH = HAND[-1]
MINUTES = 60
TEETH, ARMS = 12, 3
TURNS = MINUTES // ARMS
"""After so many sixtieths of a turn a wheel looks as before."""

FRAMES = 36
"""Of a trick; in the first one and the last one the letter is as it was."""
Trick = Callable[[Sprite, int], Sprite]


@cache
def face(laughing: bool = False) -> Sprite:
    """The master's face, a pixel of the drawing made four by four: 128 pixels each way."""
    half = above(ART["cap"], ART["eyes"], ART["laughing mouth" if laughing else "mouth"])
    return beside(half, half.mirrored()).enlarged(4, 4).coloured(FACE_INKS, "k")


def shape(spans: Iterable[Span], height: int) -> Sprite:
    """A shape as a picture as wide as the screen."""
    rows = [0] * height
    for y, left, right in spans:
        left, right = max(left, 0), min(right, WIDTH)
        if 0 <= y < height and left < right:
            rows[y] |= (1 << right - left) - 1 << WIDTH - right
    return Sprite(WIDTH, tuple(rows), tuple(rows))


def hand(minute: int) -> tuple[int, int]:
    """How far to the right and up it points, in pixels of `REACH`."""
    quarter, part = divmod(minute % MINUTES, 15)
    along, up = HAND[part], HAND[15 - part]
    return ((along, up), (up, -along), (-along, -up), (-up, along))[quarter]


def _part(middle: int, minute: int, *corners: tuple[int, int]) -> Iterator[Span]:
    """A tooth or an arm of a wheel at a minute; of each corner how far out it is, and how far to the side."""
    across, up = hand(minute)
    points = [
        (middle + (across * far + up * wide) // REACH, middle + (across * wide - up * far) // REACH)
        for far, wide in corners
    ]
    return polygon(*points)


@cache
def gear(size: int, turn: int) -> Sprite:
    """A wheel of so many pixels each way, turned by so many sixtieths clockwise."""
    middle, outer = size // 2, size // 2 - 1
    root, rim, hub = outer * 4 // 5, outer * 11 // 20, outer // 5
    spans = list(ellipse(middle, middle, root, root))
    tooth = (root - 2, -outer // 7), (outer, -outer // 11), (outer, outer // 11), (root - 2, outer // 7)
    for minute in range(turn, turn + MINUTES, MINUTES // TEETH):
        spans += _part(middle, minute, *tooth)
    spokes = list(ellipse(middle, middle, hub, hub))
    arm = (0, -hub // 2), (rim + 2, -hub // 2), (rim + 2, hub // 2), (0, hub // 2)
    for minute in range(turn, turn + MINUTES, MINUTES // ARMS):
        spokes += _part(middle, minute, *arm)
    body, hole, arms = (shape(part, size) for part in (spans, ellipse(middle, middle, rim, rim), spokes))
    rows = tuple(b & ~h | a for b, h, a in zip(body.ink, hole.ink, arms.ink, strict=True))
    return Sprite(body.width, rows, rows).cut(0, 0, size, size)


def capital(letter: str) -> Sprite:
    """A capital of eight dots by eight, with room for the comma of a Ș below."""
    return poster(letter, box=8).cut(0, MARK, 8, BODY + MARK)


def accent(letter: str) -> Sprite:
    """What a capital has above its body: the roof of an Â, the breve of an Ă."""
    return poster(letter, box=8).cut(0, 0, 8, MARK).see_through()


@cache
def dotted(letter: str, across: int, down: int) -> Sprite:
    block = sprite([*["#" * (across - 1) + "."] * (down - 1), "." * across])
    return textured(capital(letter).cut(0, 0, 8, BODY).enlarged(across, down), block).see_through()


def _there_and_back(frame: int, far: int) -> int:
    """From 0 to `far` and back."""
    return far * min(frame, FRAMES - 1 - frame) * 2 // (FRAMES - 1)


def hop(letter: Sprite, frame: int) -> Sprite:
    half = frame % 18
    up = half * (17 - half) * (8 if frame < 18 else 4) // 72
    return letter.cut(0, up, letter.width, letter.height)


def squash(letter: Sprite, frame: int) -> Sprite:
    high = letter.height - _there_and_back(frame, letter.height - 10)
    rows = [letter.ink[y * letter.height // high] for y in range(high)]
    blank = (0,) * (letter.height - high)
    return Sprite(letter.width, (*blank, *rows), (*blank, *rows))


def spin(letter: Sprite, frame: int) -> Sprite:
    """Once round its upright axis."""
    width, turned = letter.width, _there_and_back(frame, 2 * letter.width)
    wide = max(abs(width - turned), 2)
    source = letter if turned <= width else letter.mirrored()
    places = [(width - 1 - x * width // wide, (width + wide) // 2 - 1 - x) for x in range(wide)]
    rows = tuple(sum((line >> there & 1) << here for there, here in places) for line in source.ink)
    return Sprite(width, rows, rows)


def wobble(letter: Sprite, frame: int) -> Sprite:
    far = _there_and_back(frame, 3)
    return _moved(letter, lambda y: SWING[(y // 3 + frame) % len(SWING)] * far // 2)


def lean(letter: Sprite, frame: int) -> Sprite:
    """Italic, to the right and to the left."""
    far = _there_and_back(frame * 2 % FRAMES, 8) * (1 if frame < FRAMES // 2 else -1)
    return _moved(letter, lambda y: -far * (letter.height // 2 - y) * 2 // letter.height)


def _moved(letter: Sprite, far: Callable[[int], int]) -> Sprite:
    """Each row so far to the left, or to the right by a negative number."""
    full = (1 << letter.width) - 1
    rows = [(line << left if (left := far(y)) >= 0 else line >> -left) & full for y, line in enumerate(letter.ink)]
    return Sprite(letter.width, tuple(rows), tuple(rows))


def dissolve(letter: Sprite, frame: int) -> Sprite:
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
