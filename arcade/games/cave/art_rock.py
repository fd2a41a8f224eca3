"""Stone, the easel for a scene, and the scenes of bare rock: halls, bends, shafts; the chest, and what bars the way."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from math import isqrt

from arcade.games.cave.art import BAT, BAT_DOWN, COLUMNS, EYES, HEIGHT, ROWS, WIDTH
from arcade.toolkit.letters.lettering import big
from arcade.toolkit.letters.poster import poster
from arcade.toolkit.picture.dithered_scene import (
    DitheredScene,
    Point,
    Span,
    Tone,
    box,
    ellipse,
    noise,
    polygon,
    scattered,
)
from arcade.toolkit.picture.sprites import Sprite

Shape = Iterable[Span]
BOULDER = 20
"""Pixels from the middle of one boulder to the next, about."""
_QUARTER = ((64, 0), (62, 16), (57, 29), (49, 41), (41, 49), (29, 57), (16, 62))
COMPASS = tuple(
    (x * across - y * down, x * down + y * across)
    for across, down in ((1, 0), (0, 1), (-1, 0), (0, -1))
    for x, y in _QUARTER
)
"""Directions round the circle, 64 long."""


@cache
def boulders(
    size: int = BOULDER, seed: int = 1, width: int = WIDTH, height: int = HEIGHT
) -> tuple[tuple[int, ...], ...]:
    """Tones of a wall of boulders by row and column: cells of scattered points (Worley), cracks where two meet."""
    points = {
        (column, row): (
            column * size + scattered(column, row, seed) * size // 256,
            row * size + scattered(column, row, seed + 1) * size // 256,
            scattered(column, row, seed + 2) % 12,
        )
        for column in range(-2, width // size + 3)
        for row in range(-2, height // size + 3)
    }
    rows = []
    for y in range(height):
        tones = []
        for column in range(width // size + 1):
            around = [points[column + right, y // size + down] for down in (-1, 0, 1) for right in (-1, 0, 1)]
            # The points nearest to the row come first: the rest cannot be nearer than their distance from it.
            near = sorted(
                (2 * (py - y) * (py - y), place, px, py - y, own) for place, (px, py, own) in enumerate(around)
            )
            for x in range(column * size, min(column * size + size, width)):
                first = second = 1 << 20
                nearest = near[0]
                for one in near:
                    away = one[0]
                    if away >= second:
                        break
                    away += (one[2] - x) * (one[2] - x)
                    if away < first:
                        second, first = first, away
                        nearest = one
                    elif away < second:
                        second = away
                if isqrt(second) - isqrt(first) < 3:
                    tones.append(0)
                else:
                    tones.append(min(max(28 + nearest[4] + (nearest[2] - x + 2 * nearest[3]) * 40 // size, 6), 64))
        rows.append(tuple(tones))
    return tuple(rows)


def wall(bright: int = 64, size: int = BOULDER, seed: int = 1) -> Tone:
    """The tone of a wall of boulders, `bright` of 64 as light as it could be."""
    tones = boulders(size, seed)
    return lambda x, y: tones[y][x] * bright >> 6


def opening(x: int, y: int, across: int, down: int, seed: int, rough: int = 5, foot: int = HEIGHT) -> Iterator[Span]:
    """A hole with a jagged edge round (x, y); below the `foot` line it ends."""
    corners = []
    for turn, (right, low) in enumerate(COMPASS):
        ragged = scattered(turn, 7, seed) * 2 * rough // 256 - rough
        corners.append((x + right * (across + ragged) // 64, y + low * (down + ragged) // 64))
    return (span for span in polygon(*corners) if span[0] < foot)


def fading(x: int, y: int, reach: int, bright: int, dark: int = 0) -> Tone:
    """Light that fades from (x, y) over so many pixels."""
    fall = bright - dark
    return lambda at, line: max(bright - fall * isqrt((at - x) ** 2 + (line - y) ** 2) // reach, dark)


def water(top: int, bright: int) -> Tone:
    """Waves below a line that grow larger towards the front."""

    def tone(x: int, y: int) -> int:
        far = y - top
        return 4 + noise(x * 12 // (far + 10), y * 40 // (far + 10), 5, 7) * (bright + far // 2) // 40

    return tone


def inked(easel: DitheredScene, shape: Shape, tone: Tone, ink: str, least: int = 20, around: int | None = None) -> None:
    """A body in an ink of its own, see `DitheredScene.tint`."""
    spans = tuple(shape)
    easel.tint(spans, ink, least, around)
    easel.body(spans, tone)


def symmetric(x: int, *half: Point) -> Iterator[Span]:
    """A polygon about an upright axis, by the points to one side: how far from it, and the line."""
    return polygon(*((x - far, y) for far, y in half), *((x + far, y) for far, y in reversed(half)))


def coins(easel: DitheredScene, count: int, seed: int, area: tuple[int, int, int, int], size: Point = (3, 2)) -> None:
    """Coins scattered over an area: left, top, width, height."""
    left, top, width, height = area
    for coin in range(count):
        x, y = left + scattered(coin, 1, seed) * width // 256, top + scattered(coin, 2, seed) * height // 256
        easel.body(ellipse(x, y, *size), 64)


def notes(easel: DitheredScene, ink: str, *places: Point) -> None:
    """Notes of a song fly."""
    for x, y in places:
        easel.body(ellipse(x, y + 8, 3, 2), 64)
        easel.stroke(((x + 3, y + 8), (x + 3, y - 3), (x + 8, y)), 64, 1)
        easel.tint(box(x - 3, y - 3, 12, 14), ink, 12, around=0)


def carve(easel: DitheredScene, words: str, size: int, top: int) -> None:
    """Letters hewn into stone, in the middle of the picture, their lower edges lit."""
    letters = big(words, size).see_through()
    x = (WIDTH - letters.width) // 2
    easel.put(letters, x + 1, top + 1)
    easel.put(letters.inverted(), x, top)


def ground(easel: DitheredScene, top: int, seed: int = 2, bright: int = 34) -> None:
    """A floor from a line down, lighter towards the front, with pebbles."""
    floor, near = box(0, top, WIDTH, HEIGHT - top), HEIGHT - top + 6
    easel.fill(floor, lambda x, y: bright * (y - top + 6) // near + (noise(x, 3 * y, 9, seed) - 32) // 5)
    for place in range(14):
        x, y = scattered(place, 3, seed) * WIDTH // 256, top + 3 + scattered(place, 5, seed) * (HEIGHT - top) // 256
        size = 1 + (y - top) // 14
        easel.body(((y + row, x - size + row // 2, x + size) for row in range(size)), bright + 16)


def rays(easel: DitheredScene, x: int, y: int, reach: int, thin: int, tone: int, lowest: int = 64) -> None:
    """Rays from (x, y), `reach` times 64 pixels long, narrow where `thin` is large, and none of the `lowest`."""
    for right, down in COMPASS[1::2]:
        if down < lowest:
            end = x + reach * right, y + reach * down
            easel.fill(polygon((x, y), end, (end[0] - down // thin, end[1] + right // thin)), tone)


def teeth(easel: DitheredScene, places: tuple[tuple[int, int, int], ...], upwards: bool = False) -> None:
    """Stalactites: x, half the width at the root, and length; or, from the bottom upwards, stalagmites."""
    for x, half, length in places:
        spans = []
        for row in range(length):
            wide = half * (length - row) // length
            bow = (noise(row, x, 13, 4) - 32) // 12
            spans.append((HEIGHT - 1 - row if upwards else row, x - wide + bow, x + wide + 1 + bow))
        easel.fill(((y, left - 2, right + 2) for y, left, right in spans), 0)
        easel.body(spans, rounded(x - half, 2 * half))


def rounded(left: int, width: int) -> Tone:
    """The light on something round and upright that begins at x = `left`."""
    return lambda x, _: 64 - (x - left) * 80 // width


EVERYWHERE = tuple(box(0, 0, WIDTH, HEIGHT))
SCENES: dict[str, Callable[[], Sprite]] = {}
"""What paints each scene, by the scene's name."""
Paint = Callable[[DitheredScene], None]


def scene(ink: str, bright: int = 0, size: int = BOULDER, seed: int = 1, name: str = "") -> Callable[[Paint], Paint]:
    """Enter a painter in `SCENES` under its function's name: it gets an easel, with a wall of boulders if `bright`."""

    def enter(paint: Paint) -> Paint:
        def painted() -> Sprite:
            easel = DitheredScene(ink, COLUMNS, ROWS)
            if bright:
                easel.fill(EVERYWHERE, wall(bright, size, seed))
            paint(easel)
            return easel.finished()

        SCENES[name or paint.__name__.replace("_", " ")] = painted
        return paint

    return enter


@scene("y", 40, 26, 5)
def low_hall(easel: DitheredScene) -> None:
    easel.body(opening(72, 62, 58, 40, 5), wall(22, 17, 2))
    ground(easel, 80, 2, 40)
    easel.fill(polygon((56, 74), (88, 74), (120, HEIGHT), (24, HEIGHT)), lambda x, _: 50 - abs(x - 72) // 3)
    inked(easel, opening(72, 58, 20, 20, 3, 3, 74), 64, "C", 8)
    easel.fill(polygon((58, 74), (64, 60), (72, 54), (80, 62), (88, 74)), lambda x, y: 20 + (noise(x, y, 5, 3) - 32))
    easel.colour(10, 4, 3, 10, "Y")
    easel.colour(8, 7, 1, 4, "G")
    teeth(easel, ((14, 9, 44), (36, 6, 24), (54, 4, 14), (92, 5, 18), (112, 7, 34), (132, 8, 26)))
    teeth(easel, ((10, 8, 26), (128, 9, 30)), upwards=True)


@scene("r", 50, 30, 7)
def dead_end(easel: DitheredScene) -> None:
    easel.shade(EVERYWHERE, fading(72, 60, 110, 20, -50))
    easel.lamp(72, 64, (62, "y"), (38, "Y"))
    easel.stroke(((70, 8), (76, 22), (68, 36), (74, 50), (66, 60)), 0, 2)
    easel.stroke(((74, 50), (88, 58), (92, 70)), 0, 2)
    ground(easel, 90)


@scene("r", 60, 28, 9)
def bend(easel: DitheredScene) -> None:
    easel.body(opening(70, 62, 56, 48, 8), wall(40, 20, 3))
    easel.body(opening(58, 66, 38, 38, 2), wall(22, 15, 4))
    easel.body(opening(44, 70, 22, 28, 6, 4), 0)
    ground(easel, 90)
    easel.lamp(118, 60, (80, "y"), (46, "Y"))


@scene("r", 60, 28, 3)
def branch(easel: DitheredScene) -> None:
    easel.body(opening(86, 62, 46, 46, 3), wall(36, 18, 6))
    easel.body(opening(88, 66, 28, 32, 4), wall(18, 13, 2))
    easel.body(opening(90, 68, 14, 18, 5, 3), 0)
    ground(easel, 88)
    easel.body(opening(14, 68, 24, 30, 7, 4, 96), 0)
    easel.lamp(92, 56, (66, "y"), (36, "Y"))


@scene("r", 58, 26, 4)
def fork(easel: DitheredScene) -> None:
    for x, across, down, seed in ((22, 20, 30, 2), (72, 22, 40, 5), (124, 19, 28, 8)):
        easel.body(opening(x, 68, across + 6, down + 6, seed, 5, 96), wall(24, 14, seed))
        easel.body(opening(x, 70, across - 4, down - 6, seed + 1, 3, 94), 0)
    ground(easel, 90)
    easel.lamp(72, 96, (86, "y"), (56, "Y"))


@scene("r", 54, 28, 6)
def holes(easel: DitheredScene) -> None:
    for x, y, size, seed in ((20, 26, 12, 2), (52, 18, 9, 3), (84, 30, 13, 4), (122, 20, 11, 5), (36, 58, 11, 6),
                             (112, 58, 14, 7), (74, 66, 10, 8)):  # fmt: skip
        easel.body(opening(x, y, size, size, seed, 3), 0)
    ground(easel, 86)
    easel.lamp(60, 104, (92, "y"), (60, "Y"))
    for x, y, ink in ((80, 28, "G"), (104, 56, "R")):
        easel.put(EYES, x, y)
        easel.colour(y // 8, x // 8, 1, 2, ink)


@scene("b", 46, 28, 8)
def chimney(easel: DitheredScene) -> None:
    easel.body(opening(72, 60, 60, 46, 5), wall(24, 18, 2))
    ground(easel, 82, 3, 30)
    easel.shade(polygon((58, 0), (86, 0), (100, 92), (44, 92)), lambda x, y: 30 - abs(x - 72) // 2 - y // 8)
    easel.body(ellipse(72, 92, 30, 7), lambda _, y: 10 if y < 92 else 0, rim=64)
    easel.body(polygon((54, 0), (90, 0), (82, 12), (62, 12)), 64)
    easel.colour(0, 5, 13, 8, "c")
    easel.colour(0, 6, 12, 6, "C")
    for step in range(6):
        easel.stroke(((90, 16 + 12 * step), (97, 14 + 12 * step), (97, 17 + 12 * step)), 60, 2)


@scene("y", 62, 26, 2)
def shaft_bottom(easel: DitheredScene) -> None:
    for size, bright, stones in ((50, 44, 18), (38, 30, 14), (27, 20, 11), (18, 12, 9)):
        easel.body(opening(72, 48, size * 5 // 4, size, size, 2), wall(bright, stones, size), rim=0)
    easel.body(ellipse(72, 48, 12, 10), 64)
    for reach, wide in ((16, 4), (24, 6), (33, 8), (43, 10), (54, 13)):
        y = 48 + reach
        easel.stroke(((72 - wide, y - 3), (72 - wide, y), (72 + wide, y), (72 + wide, y - 3)), 0, 4)
        easel.stroke(((72 - wide, y - 3), (72 - wide, y), (72 + wide, y), (72 + wide, y - 3)), 64, 2)
    easel.lamp(72, 48, (64, "r"), (26, "C"))


@scene("c")
def fog(easel: DitheredScene) -> None:
    easel.fill(EVERYWHERE, lambda x, y: (noise(x, 2 * y, 30, 3) + noise(x, 3 * y, 15, 9)) // 2 - 4 + abs(y - 52) // 6)
    for x, y, size in ((40, 40, 17), (108, 52, 13)):
        easel.shade(ellipse(x, y, size + 4, size + 10), 10)
        for eye in (-1, 1):
            easel.fill(ellipse(x + eye * size // 2, y - size // 2, size // 4, size // 3), 0)
        easel.fill(ellipse(x, y + size // 2, size // 3, size // 2 + 2), 0)
    easel.shade(box(0, 80, WIDTH, 24), lambda _, y: y - 80)
    easel.lamp(72, 150, (90, "w"), (70, "W"))
    easel.lamp(40, 44, (26, "C"))
    easel.lamp(108, 56, (20, "C"))


@scene("m", 46, 28, 5)
def bats(easel: DitheredScene) -> None:
    easel.body(opening(72, 54, 58, 44, 8), wall(14, 18, 2))
    easel.body(opening(72, 58, 40, 30, 4), 0)
    ground(easel, 90, 2, 26)
    teeth(easel, ((12, 7, 34), (130, 8, 40), (34, 5, 20), (108, 5, 18)))
    for x, y, up in ((36, 26, True), (78, 22, False), (96, 66, True), (14, 62, False), (44, 76, True)):
        easel.body(box(x + 8, y + 3, 14, 5), 0)
        easel.put(BAT if up else BAT_DOWN, x, y)
    easel.put(BAT.enlarged(2, 2), 42, 42)
    easel.lamp(72, 52, (40, "M"))
    for x in (66, 74):
        easel.fill(ellipse(x, 54, 1, 1), 0)


def chest(easel: DitheredScene, x: int, y: int, wide: int, ajar: int = 0) -> None:
    """The chest, three parts high to four wide: planks, a rounded lid, iron bands, a lock; `ajar` pixels open."""
    lid, foot = y + wide * 5 // 16, y + wide * 3 // 4
    band = max(wide // 14, 3)
    easel.body(box(x - 1, y - 1, wide + 2, foot - y + 2), 0)
    easel.body(box(x, lid + 1, wide, foot - lid), lambda at, line: 8 if (line - lid) % (band * 2) == 0 else
               34 + (noise(at, 5 * line, 11, 3) - 32) // 2)  # fmt: skip
    uprights = (x + 1, x + wide // 2 - band // 2, x + wide - band - 1)
    for at in uprights:
        easel.body(box(at, lid, band, foot - lid - band), 64)
    easel.body(box(x, foot - band, wide, band), 64)
    if ajar:
        easel.body(box(x + 2, lid - ajar, wide - 4, ajar + 2), lambda at, line: 64 if (at + line) % 7 else 24)
    y, lid = y - ajar, lid - ajar
    arch = tuple(polygon((x, lid), (x, y + wide // 8), (x + wide // 10, y), (x + wide * 9 // 10, y), (x + wide,
                         y + wide // 8), (x + wide, lid)))  # fmt: skip
    easel.body(arch, lambda _, line: 54 - (line - y) * 40 // (lid - y))
    for at in uprights:
        easel.body(box(at, y + (band if at != uprights[1] else 0), band, lid - y), 64)
    easel.body(box(x, lid - band // 2, wide, band), 64)
    lock = wide // 7
    easel.body(box(x + wide // 2 - lock // 2, lid - 1, lock, lock + 2), 64)
    easel.fill(ellipse(x + wide // 2, lid + lock // 3, lock // 6, lock // 6), 0)
    easel.fill(box(x + wide // 2, lid + lock // 3, 1, lock // 2), 0)


@scene("r", 50, 28, 2)
def chest_found(easel: DitheredScene) -> None:
    easel.shade(EVERYWHERE, fading(72, 60, 90, 10, -60))
    rays(easel, 72, 58, 2, 3, 56, lowest=30)
    ground(easel, 84, 2, 40)
    easel.lamp(72, 56, (92, "y"), (58, "Y"))
    chest(easel, 30, 28, 84)
    coins(easel, 24, 7, (20, 93, 104, 9), (3, 1))


@scene("r", 56, 28, 5)
def too_narrow(easel: DitheredScene) -> None:
    easel.body(polygon((66, 0), (82, 0), (78, 30), (88, 60), (84, 104), (58, 104), (62, 66), (56, 34)), 0)
    easel.lamp(72, 72, (66, "y"), (40, "Y"))
    chest(easel, 49, 46, 46)
    for x, turn in ((44, 1), (98, -1)):
        for line in range(3):
            easel.stroke(((x, 56 + 9 * line), (x - 7 * turn, 53 + 9 * line)), 64, 2)


@scene("b", 40, 28, 8)
def closed_way(easel: DitheredScene) -> None:
    easel.body(opening(72, 52, 52, 48, 3, 4), lambda x, y: max(40 - abs(x - 72) // 2 - y // 3, 4))
    for x, foot, half, tall in ((44, 84, 7, 40), (72, 88, 9, 56), (98, 84, 7, 34)):
        easel.body(symmetric(x, (half, foot), (half, foot - tall), (0, foot - tall - 12)), 20)
        easel.fill(polygon((x - half, foot), (x - half, foot - tall), (x, foot - tall - 12), (x, foot)), 60)
    easel.lamp(72, 52, (48, "c"), (28, "C"))
    ground(easel, 88, 2)
    for y in (60, 78):
        easel.body(box(6, y, 132, 12), lambda x, y: 64 if (x + y) // 10 % 2 else 0, rim=64)
        easel.colour(y // 8, 0, 2, 18, "Y")
    for x in (14, 124):
        easel.body(box(x, 50, 7, 54), 56)
        easel.body(ellipse(x + 3, 44, 7, 7), 64)
        easel.tint(ellipse(x + 3, 44, 8, 8), "R", 20, around=0)
        easel.colour(11, x // 8, 2, 1, "y")


@scene("r", 44, 28, 5)
def note(easel: DitheredScene) -> None:
    sheet = polygon((32, 24), (110, 18), (114, 88), (78, 92), (74, 88), (36, 94))
    inked(easel, sheet, lambda x, y: 62 - (noise(x, y, 14, 3) - 24) // 5, "W", 24, around=0)
    for line in range(5):
        y = 42 + 8 * line
        for x, length in [(44 + 6 * part, 4 + scattered(part, line, 4) % 3) for part in range(10 if line < 4 else 4)]:
            easel.stroke(((x, y), (x + length // 2, y - 2), (x + length, y)), 0)
    easel.put(poster("B.B.").see_through().inverted(), 80, 70)
    easel.body(box(67, 2, 8, 14), lambda _, y: 64 if y % 4 else 16)
    easel.body(box(57, 16, 28, 5), 64)
    easel.colour(0, 7, 3, 4, "Y")
    easel.fill(box(69, 21, 5, 7), 20)
