"""The packed pictures, by name: those of what one meets, painted twice to be shown in turn, and the title's."""

from collections.abc import Callable
from functools import partial
from itertools import pairwise

from arcade.games.jungle import art_woods
from arcade.games.jungle.art_woods import HEIGHT, WIDTH, creeper, earth, frond, glow, palm, shadow, solid, stem, thicket
from arcade.toolkit.picture.dithered_scene import DitheredScene, Span, box, ellipse, noise, polygon
from arcade.toolkit.picture.packed_pictures import Painters
from arcade.toolkit.picture.sprites import Sprite

_ROUND = ((40, 0), (37, 15), (28, 28), (15, 37), (0, 40), (-15, 37), (-28, 28), (-37, 15), (-40, 0), (-37, -15),
          (-28, -28), (-15, -37), (0, -40), (15, -37), (28, -28), (37, -15))  # fmt: skip


def lion(easel: DitheredScene, frame: int) -> None:
    """His face from near by: he looks, he roars."""
    thicket(easel, 4, 20)
    for x, half in ((10, 6), (148, 7)):
        stem(easel, x, half)
    roaring = frame % 2
    x, y = 80, 44
    mane = []
    for turn, ((right, down), (to_right, to_down)) in enumerate(pairwise((*_ROUND, _ROUND[0]))):
        long = 30 if (turn + roaring) % 2 else 36
        mane.append((x + right * long // 32, y + down * long // 34))
        mane.append((x + (right + to_right) // 2 * 28 // 32, y + (down + to_down) // 2 * 28 // 34))
    hair = polygon(*mane)
    solid(easel, hair, lambda at, line: 26 + (noise(at * 3, line, 7, 3) - 32) // 2 + (y - line) // 4, "y", 16, around=8)
    for side in (-1, 1):
        easel.body(ellipse(x + 19 * side, y - 20, 7, 7), 46)
        easel.fill(ellipse(x + 19 * side, y - 19, 3, 4), 10)
    brow = ((x - 20, y - 20), (x - 8, y - 25), (x + 8, y - 25), (x + 20, y - 20))
    chin = ((x + 6, y + 28), (x - 6, y + 28))
    face = polygon(*brow, (x + 22, y), (x + 14, y + 22), *chin, (x - 14, y + 22), (x - 22, y))
    solid(easel, face, lambda at, line: 60 - abs(at - x) - max(line - y - 14, 0), "Y", 30)
    for side in (-1, 1):
        eye = x + 10 * side
        easel.body(polygon((eye - 6, y - 8 + 2 * side), (eye, y - 11), (eye + 6, y - 8 - 2 * side), (eye, y - 4)), 64)
        easel.fill(ellipse(eye, y - 8, 1, 3), 0)
        easel.stroke(((eye - 7 * side, y - 10), (eye + 6 * side, y - 15)), 0, 3)
    easel.fill(polygon((x - 7, y + 3), (x + 7, y + 3), (x + 2, y + 9), (x - 2, y + 9)), 0)
    _mouth(easel, x, y + 10, 18 if roaring else 5)
    for side in (-1, 1):
        for line in (6, 9, 12):
            easel.stroke(((x + 8 * side, y + line), (x + 26 * side, y + line - 3 + (line - 6))), 0)
    for paw in (-34, 34):
        easel.body(ellipse(x + paw, 86, 12, 8), lambda at, line: 52 - abs(at - x) % 6 * 3 - (line - 80))
        for claw in (-6, 0, 6):
            easel.stroke(((x + paw + claw, 84), (x + paw + claw, 92)), 0)


def _mouth(easel: DitheredScene, x: int, y: int, gape: int) -> None:
    """A mouth from (x, y) down, with teeth if it is open far enough."""
    easel.stroke(((x, y), (x, y + 4)), 0, 2)
    jaw = tuple(polygon((x - 12, y + 3), (x, y + 6), (x + 12, y + 3), (x + 8, y + gape + 3), (x - 8, y + gape + 3)))
    easel.body(jaw, 4, rim=40)
    if gape > 8:
        for side in (-1, 1):
            easel.fill(polygon((x + 9 * side, y + 4), (x + 5 * side, y + 5), (x + 7 * side, y + 13)), 64)
            easel.fill(polygon((x + 7 * side, y + gape + 2), (x + 4 * side, y + gape + 2), (x + 5 * side, y + 13)), 64)
        easel.fill(ellipse(x, y + gape, 4, 3), 34)


def snake(easel: DitheredScene, frame: int) -> None:
    """It rises from its coils, and its tongue flickers."""
    thicket(easel, 9, 18)
    stem(easel, 22, 8)
    for at in (40, 132, 146):
        creeper(easel, at, 50 + at % 30)

    def scales(x: int, y: int) -> int:
        return 20 + abs((x + y) % 12 - 6) * 4 + abs((x - y) % 12 - 6) * 4 - (16 if (x + 2 * y) % 24 < 5 else 0)

    shadow(easel, 84, 86, 60, 8)
    for across, y in ((46, 82), (38, 74), (28, 67)):
        solid(easel, ellipse(84, y, across, 8), scales, "G", 24)
    sway = 3 if frame % 2 else 0
    neck = ((92, 66), (104, 58), (106, 48), (96, 40), (84 - sway, 34), (82 - sway, 26))
    easel.stroke(neck, 0, 16)
    easel.stroke(neck, 44, 12)
    for part, (x, y) in enumerate(neck[:-1]):
        easel.fill(ellipse(x, y, 5, 4), 62 - part % 2 * 20)
    easel.tint(box(78, 22, 36, 46), "G", 20)
    solid(easel, ellipse(80 - sway, 24, 20, 16), lambda x, y: 56 - abs(x - 80 + sway) - (y - 8) // 2, "G", 16, around=6)
    head = polygon((64 - sway, 22), (74 - sway, 12), (88 - sway, 12), (98 - sway, 22), (90 - sway, 34), (72 - sway, 34))
    solid(easel, head, lambda _, y: 60 - (y - 12), "Y", 34)
    for eye in (73, 89):
        easel.body(ellipse(eye - sway, 22, 4, 4), 64)
        easel.fill(ellipse(eye - sway, 22, 1, 4), 0)
    easel.stroke(((70 - sway, 30), (81 - sway, 33), (92 - sway, 30)), 0, 2)
    if frame % 2:
        easel.stroke(((81 - sway, 33), (81 - sway, 44), (75 - sway, 52)), 64, 2)
        easel.stroke(((81 - sway, 44), (87 - sway, 52)), 64, 2)


def spider(easel: DitheredScene, frame: int) -> None:
    """Larger than a head, on the nape of somebody's neck."""
    thicket(easel, 14, 16, 96)
    shoulders = polygon((20, HEIGHT), (34, 82), (62, 74), (98, 74), (126, 82), (140, HEIGHT))
    solid(easel, shoulders, lambda x, y: 44 - abs(x - 80) // 3 + (2 if (x + y) % 6 < 3 else -6), "c", 20)
    solid(easel, ellipse(80, 48, 28, 34), lambda x, y: 30 + (noise(6 * x, y, 11, 2) - 32) // 2, "y", 20)
    hat = polygon((46, 24), (58, 20), (60, 4), (100, 4), (102, 20), (114, 24), (110, 30), (50, 30))
    solid(easel, hat, lambda x, _: 60 - abs(x - 74), "Y", 20)
    lift = 4 if frame % 2 else 0
    for side in (-1, 1):
        for leg, (knee_x, knee_y, foot_x, foot_y) in enumerate(
            ((22, 42, 40, 30), (30, 52, 52, 50), (30, 66, 50, 78), (20, 76, 36, 94))
        ):
            raised = lift if leg % 2 == (side > 0) else 0
            points = ((80, 62), (80 + knee_x * side, knee_y - raised), (80 + foot_x * side, foot_y - raised))
            easel.stroke(points, 0, 5)
            easel.stroke(points, 64, 3)
    for x, y, across, down in ((80, 72, 19, 16), (80, 53, 12, 10)):
        part = ellipse(x, y, across, down)
        solid(
            easel,
            part,
            lambda at, line: 40 - (at - 70) - (line - 60) // 2 + (14 if (at + line) % 5 == 0 else 0),
            "R",
            12,
            around=0,
        )
    easel.body(polygon((80, 64), (86, 72), (80, 82), (74, 72)), 64)
    for eye in (75, 85):
        easel.body(ellipse(eye, 48, 2, 2), 64)


def crocodiles(easel: DitheredScene, frame: int) -> None:
    """Two of them, jaws up and jaws down."""
    easel.fill(box(0, 0, WIDTH, 44), lambda x, y: noise(x, y, 9, 3) * (44 - y) // 90)
    easel.colour(0, 0, 5, 20, "g")
    easel.fill(box(0, 40, WIDTH, 56), lambda x, y: 14 + (noise(x, 3 * y, 12, 7 + frame % 2) - 32) // 2)
    for x, y, gape, ink in ((22, 60, 4 + 12 * (frame % 2), "G"), (84, 82, 16 - 12 * (frame % 2), "g")):
        for upper in (True, False):
            up = -gape if upper else gape // 3
            long = polygon((x, y), (x + 10, y - 8 if upper else y + 6), (x + 58, y + up - 4),
                           (x + 62, y + up), (x + 56, y + up + 3), (x + 12, y + 2))  # fmt: skip
            solid(easel, long, lambda at, line: 40 + (at + line) % 5 * 5, ink, 12)
            for tooth in range(x + 20, x + 58, 7):
                root = y + up * (tooth - x) // 58
                tip = root + 6 if upper else root - 5
                easel.fill(polygon((tooth, root), (tooth + 4, root), (tooth + 2, tip)), 64)
        easel.body(ellipse(x + 8, y - 10, 6, 6), 60)
        easel.fill(ellipse(x + 9, y - 11, 1, 3), 0)
        for hump in range(3):
            easel.body(polygon((x - 4 - 9 * hump, y + 2), (x - 9 - 9 * hump, y - 6), (x - 14 - 9 * hump, y + 2)), 44)


def night(easel: DitheredScene, frame: int) -> None:
    """Hours go by: the moon, the stars, somebody in the fork of a tree."""
    easel.fill(box(0, 0, WIDTH, HEIGHT), lambda _, y: 8 + y // 8)
    glow(easel, 124, 24, 14, "W")
    easel.fill(ellipse(130, 20, 12, 12), 6)
    for star, (x, y) in enumerate(((20, 12), (52, 22), (84, 10), (100, 40), (148, 56), (12, 46), (140, 8))):
        size = 2 if star % 2 == frame % 2 else 1
        easel.tint(box(x - 1, y - 1, 3, 3), "C", 1)
        easel.stroke(((x - size, y), (x + size, y)), 64)
        easel.stroke(((x, y - size), (x, y + size)), 64)
    easel.fill(box(0, 84, WIDTH, 12), lambda x, y: 16 + noise(x, y, 5, 1) // 4)
    stem(easel, 52, 9, 30, ink="c")
    for points in (((50, 40), (30, 24), (14, 22)), ((54, 38), (76, 30), (98, 32))):
        easel.stroke(points, 0, 8)
        easel.stroke(points, 36, 5)
    palm(easel, 40, 18, 34, "g")
    for x, y, across, down in ((78, 24, 5, 7), (79, 13, 4, 5)):
        easel.body(ellipse(x, y, across, down), 64)
    easel.stroke(((80, 30), (88, 32), (88, 40 + frame % 2)), 64, 3)
    easel.tint(box(72, 8, 16, 24), "Y", 4)


def feast(easel: DitheredScene, frame: int) -> None:
    """A leg of something over a fire."""
    thicket(easel, 5, 14, 76)
    shadow(easel, 80, 90, 50, 6)
    for x in (40, 120):
        easel.stroke(((x, 90), (x, 44), (x - 6, 34)), 0, 5)
        easel.stroke(((x, 90), (x, 44), (x - 6, 34)), 54, 3)
        easel.stroke(((x, 44), (x + 6, 34)), 54, 3)
    easel.stroke(((30, 42), (130, 42)), 0, 4)
    easel.stroke(((30, 42), (130, 42)), 64, 2)
    solid(easel, ellipse(78, 43, 24, 13), lambda x, y: 56 - (y - 32) + (noise(x, y, 6, 2) - 32) // 3, "y", 16)
    easel.stroke(((100, 43), (112, 43)), 64, 5)
    easel.body(ellipse(114, 40, 3, 3), 64)
    easel.body(ellipse(114, 46, 3, 3), 64)
    tips = ((60, 66), (70, 58), (80, 64), (90, 56), (100, 68)) if frame % 2 else (
        (60, 60), (70, 66), (80, 56), (90, 66), (100, 60))  # fmt: skip
    for x, y in tips:
        flame = polygon((x - 8, 88), (x - 5, 76), (x, y), (x + 5, 76), (x + 8, 88))
        solid(easel, flame, lambda _, line: 30 + (line - 56), "R" if x in (60, 100) else "Y", 10, around=14, rim=20)
    for x in (62, 82):
        easel.body(polygon((x - 6, 86), (x + 20, 90), (x + 18, 94), (x - 8, 91)), 44)


def _hut(easel: DitheredScene, x: int, foot: int, size: int, smoke: int) -> None:
    """A round hut with a roof of straw, and smoke that drifts."""
    wall = box(x - size, foot - size, 2 * size, size)
    solid(easel, wall, lambda at, _: 54 - (at - x + size) * 30 // (2 * size), "W", 30)
    easel.body(box(x - size // 4, foot - size * 3 // 4, size // 2, size * 3 // 4), 0)
    eaves, half = foot - size * 3 // 4, size * 3 // 2
    roof = polygon((x - half, eaves), (x, foot - 2 * size), (x + half, eaves))
    solid(easel, roof, lambda at, line: 50 - (at + 2 * line) % 6 * 6, "Y", 22)
    for puff in range(4):
        easel.body(ellipse(x + 3 * puff + smoke, foot - 2 * size - 6 - 9 * puff, 3 + puff, 3 + puff), 56 - 8 * puff, 20)


def village(easel: DitheredScene, frame: int) -> None:
    """Huts with smoke, and people who wave."""
    easel.fill(box(0, 0, WIDTH, 60), lambda _, y: 14 + y // 2)
    easel.colour(0, 0, 8, 20, "C")
    glow(easel, 26, 20, 12, "Y")
    earth(easel, 58, 4, "G")
    _hut(easel, 74, 66, 15, 2 * (frame % 2))
    _hut(easel, 126, 74, 18, 2 * (frame % 2))
    for x, up in ((30, frame % 2), (46, 1 - frame % 2), (98, frame % 2)):
        easel.tint(box(x - 8, 58, 16, 32), "W", 30, around=0)
        easel.body(ellipse(x, 64, 3, 4), 64)
        easel.body(polygon((x - 4, 70), (x + 4, 70), (x + 5, 88), (x - 5, 88)), 50)
        easel.stroke(((x + 3, 72), (x + 7, 62 if up else 76)), 64, 2)
        easel.stroke(((x - 3, 72), (x - 7, 66)), 64, 2)


def clearing(easel: DitheredScene, frame: int) -> None:
    """Roofs between the last trees."""
    easel.fill(box(0, 0, WIDTH, 64), lambda _, y: 10 + y // 2)
    easel.colour(0, 0, 8, 20, "C")
    earth(easel, 62, 7, "G")
    _hut(easel, 64, 64, 8, frame % 2)
    _hut(easel, 96, 66, 10, frame % 2)
    for x, half, top in ((16, 8, 12), (144, 9, 8)):
        stem(easel, x, half, top)
        palm(easel, x, top, 42)


MANE = ((0, -36), (6, -28), (13, -35), (17, -27), (26, -30), (26, -22), (35, -19), (31, -11), (41, -5), (34, 2),
        (43, 11), (35, 17), (42, 26), (33, 31), (38, 44), (-38, 44), (-33, 31), (-42, 26), (-35, 17), (-43, 11),
        (-34, 2), (-41, -5), (-31, -11), (-35, -19), (-26, -22), (-26, -30), (-17, -27), (-13, -35),
        (-6, -28))  # fmt: skip
"""Its outline round the middle of the face."""
HEAD_WIDTH, ABOVE, BELOW = 88, 36, 36
"""Pixels of the head alone from that middle."""


def mane(x: int, y: int) -> tuple[Span, ...]:
    """The head's shape round a point, down to the shoulders."""
    return tuple(polygon(*((x + across, y + down) for across, down in MANE)))


def head() -> Sprite:
    """The head alone, all dark."""
    rows = [0] * (ABOVE + BELOW)
    for y, left, right in mane(HEAD_WIDTH // 2, ABOVE):
        if y < len(rows):
            rows[y] |= (1 << right - left) - 1 << HEAD_WIDTH - right
    return Sprite(HEAD_WIDTH, tuple(rows), tuple(rows))


TITLE_WIDTH, TITLE_HEIGHT = 256, 176
MOON = 128, 120


def title() -> Sprite:
    """The picture behind the words."""
    easel = DitheredScene("b", 32, 22)
    easel.fill(
        box(0, 0, TITLE_WIDTH, TITLE_HEIGHT), lambda x, y: max(12 - abs(y - 116) // 5, 0) + noise(x, y, 20, 4) // 16
    )
    glow(easel, *MOON, 50, "W")
    easel.fill(box(0, 0, TITLE_WIDTH, 66), 0)
    for x, y, size in ((108, 84, 6), (152, 78, 5), (160, 96, 4)):
        easel.fill(ellipse(x, y, size, size - 1), 48)
    easel.fill(box(0, 146, TITLE_WIDTH, 30), lambda x, y: (y - 142) // 2 + (noise(x, 2 * y, 9, 1) - 32) // 3)
    easel.colour(18, 0, 4, 32, "g")
    easel.body(polygon((40, TITLE_HEIGHT), (66, 158), (92, 150), (168, 150), (194, 160), (216, TITLE_HEIGHT)), 0)
    easel.body(mane(*MOON), 0)
    _face(easel, *MOON)
    for x, half, top in ((18, 11, 84), (242, 12, 90), (62, 6, 104)):
        stem(easel, x, half, top, TITLE_HEIGHT, "y")
        palm(easel, x, top, 50 if half > 10 else 30, "G" if half > 10 else "g")
    _wanderer(easel, 196, 138)
    for x, lean in ((4, 1), (40, 1), (252, -1), (150, -1)):
        frond(easel, x, TITLE_HEIGHT, 34, lean)
    return easel.finished()


def _face(easel: DitheredScene, x: int, y: int) -> None:
    """Edges, which are all that is seen of a face before the moon."""
    easel.tint(box(x - 24, y - 24, 48, 64), "y")
    for side in (-1, 1):
        ear = (x + 15 * side, y - 14), (x + 24 * side, y - 22), (x + 27 * side, y - 12), (x + 22 * side, y - 4)
        brow = (x + 4 * side, y - 9), (x + 9 * side, y - 12), (x + 19 * side, y - 11)
        cheek = (x + 21 * side, y + 4), (x + 17 * side, y + 16), (x + 10 * side, y + 27), (x + 4 * side, y + 30)
        snout = (x + 5 * side, y - 4), (x + 6 * side, y + 8), (x + 9 * side, y + 12)
        lip = (x, y + 18), (x + 4 * side, y + 22), (x + 10 * side, y + 20)
        for line in (ear, brow, cheek, snout, lip):
            easel.stroke(line, 64)
        for whisker in (13, 16):
            easel.stroke(((x + 10 * side, y + whisker), (x + 15 * side, y + whisker - 1)), 40)
    easel.fill(polygon((x - 6, y + 11), (x + 6, y + 11), (x + 2, y + 16), (x - 2, y + 16)), 64)
    easel.stroke(((x, y + 16), (x, y + 19)), 64, 2)


def _wanderer(easel: DitheredScene, x: int, y: int) -> None:
    """A hat, a coat, and a lamp that lights the ground."""
    easel.lamp(x + 14, y + 18, (26, "y"), (16, "Y"))
    easel.tint(box(x - 10, y - 8, 20, 44), "y")
    easel.fill(ellipse(x + 14, y + 20, 26, 20), 26)
    easel.fill(ellipse(x + 12, y + 28, 26, 9), 50)
    easel.body(polygon((x - 5, y + 6), (x + 5, y + 6), (x + 7, y + 26), (x - 7, y + 26)), 0)
    easel.body(ellipse(x, y + 2, 4, 5), 64)
    easel.body(polygon((x - 9, y), (x - 4, y - 2), (x - 3, y - 8), (x + 3, y - 8), (x + 4, y - 2), (x + 9, y)), 60)
    for leg in (-3, 3):
        easel.stroke(((x + leg, y + 26), (x + leg + leg // 3, y + 34)), 0, 3)
    easel.stroke(((x + 4, y + 10), (x + 13, y + 14)), 0, 3)
    easel.body(box(x + 12, y + 14, 6, 8), 64)


_MET = art_woods.WOODS | {
    lion: "g", snake: "g", spider: "g", crocodiles: "c", night: "b", feast: "g", village: "C", clearing: "g",
}  # fmt: skip
"""What is painted on which ink."""


def _painted(paint: Callable[[DitheredScene, int], None], ink: str, frame: int) -> Sprite:
    easel = DitheredScene(ink, art_woods.COLUMNS, art_woods.ROWS)
    paint(easel, frame)
    return easel.finished()


PAINTERS: Painters[Sprite] = {"title": title, "head": head} | {
    f"{paint.__name__} {frame}": partial(_painted, paint, ink, frame) for paint, ink in _MET.items() for frame in (0, 1)
}
