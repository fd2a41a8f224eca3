"""The dragon and the giant: asleep on their gold, wide awake, and laughing."""

from arcade.games.cave.art_obstacles import chest
from arcade.games.cave.art_people import ileana, snore
from arcade.games.cave.art_rock import COMPASS, fading, opening, wall
from arcade.games.cave.canvas import EVERYWHERE, canvas
from arcade.games.cave.layout import WIDTH
from arcade.toolkit.picture.dithered_scene import DitheredScene, box, ellipse, noise, polygon, scattered
from arcade.toolkit.picture.sprites import Sprite


def scales(x: int, y: int) -> int:
    """The light on scales, brightest in the middle of each."""
    row = y // 5
    return 26 - abs((x + row % 2 * 4) % 8 - 4) * 5 + (4 - y % 5) * 5


def dragon_head(easel: DitheredScene, x: int, y: int, mood: str) -> None:
    """The dragon's head from in front: horns, scales, a long snout. Moods: asleep, angry, laughing."""
    for side in (-1, 1):
        easel.body(polygon((x + 14 * side, y - 20), (x + 26 * side, y - 14), (x + 44 * side, y - 40),
                           (x + 30 * side, y - 34)), lambda at, line: 60 - (at + line) % 6 * 8)  # fmt: skip
        easel.body(polygon((x + 28 * side, y - 8), (x + 46 * side, y - 16), (x + 40 * side, y), (x + 48 * side, y + 8),
                           (x + 28 * side, y + 10)), lambda at, line: 34 - (at + line) % 5 * 5)  # fmt: skip
    skull = tuple(polygon((x - 20, y - 24), (x, y - 28), (x + 20, y - 24), (x + 32, y - 6), (x + 24, y + 14),
                          (x - 24, y + 14), (x - 32, y - 6)))  # fmt: skip
    easel.body(skull, scales)
    snout = tuple(polygon((x - 22, y + 6), (x - 10, y - 4), (x + 10, y - 4), (x + 22, y + 6), (x + 26, y + 22),
                          (x + 18, y + 30), (x - 18, y + 30), (x - 26, y + 22)))  # fmt: skip
    easel.body(snout, lambda at, line: 58 - abs(at - x) - max(line - y - 10, 0))
    for side in (-1, 1):
        easel.body(ellipse(x + 11 * side, y + 10, 4, 3), 0, rim=64)
        eye = x + 17 * side
        if mood == "asleep":
            easel.fill(ellipse(eye, y - 9, 8, 5), 14)
            easel.stroke(((eye - 8, y - 8), (eye - 3, y - 5), (eye + 3, y - 5), (eye + 8, y - 8)), 64, 2)
        else:
            lid = ((eye - 9, y - 9 - 3 * side), (eye, y - 15), (eye + 9, y - 9 + 3 * side), (eye, y - 3))
            easel.body(polygon(*lid), 64)
            easel.fill(ellipse(eye, y - 9, 1 if mood == "angry" else 2, 5), 0)
        easel.stroke(((eye - 10 * side, y - 14), (eye + 10 * side, y - 20)), 0, 4)
    if mood == "asleep":
        easel.stroke(((x - 20, y + 22), (x - 8, y + 25), (x + 8, y + 25), (x + 20, y + 22)), 0, 2)
    else:
        mouth = tuple(polygon((x - 22, y + 20), (x + 22, y + 20), (x + 14, y + 38), (x - 14, y + 38)))
        easel.body(mouth, 0, rim=64)
        for tooth in range(x - 18, x + 18, 7):
            easel.fill(polygon((tooth, y + 21), (tooth + 5, y + 21), (tooth + 2, y + 29)), 64)
        easel.fill(polygon((x - 6, y + 37), (x + 6, y + 37), (x, y + 30)), 40)
        easel.tint(mouth, "W", 24)
    easel.tint(skull, "g", 24)
    easel.tint(snout, "G", 34)


def dragon_asleep() -> Sprite:
    """The dragon sleeps on his gold, smoke at his nostrils."""
    easel = canvas("r")
    easel.fill(EVERYWHERE, wall(40, 28, 9))
    easel.shade(EVERYWHERE, fading(70, 60, 100, 10, -30))
    for x, y, size in ((20, 70, 26), (124, 72, 24)):
        easel.body(ellipse(x, y, size, size), scales)
        easel.tint(ellipse(x, y, size, size), "g", 24)
        for spike in (-14, 0, 14):
            foot = y - size + 4
            easel.body(polygon((x + spike - 5, foot), (x + spike + 5, foot), (x + spike, foot - 11)), 50)
    dragon_head(easel, 72, 58, "asleep")
    for coin in range(70):
        x, y = scattered(coin, 1, 2) * WIDTH // 256, 88 + scattered(coin, 2, 2) * 16 // 256
        easel.body(ellipse(x, y, 3, 2), 64)
    easel.colour(11, 0, 2, 18, "Y")
    snore(easel, ((112, 22, 1), (124, 6, 2)))
    return easel.finished()


def dragon_awake() -> Sprite:
    """Fire in his throat."""
    easel = canvas("R")
    easel.fill(EVERYWHERE, 0)
    for turn, (right, down) in enumerate(COMPASS):
        if turn % 2:
            ray = ((72, 52), (72 + 3 * right, 52 + 3 * down), (72 + 3 * right - down // 2, 52 + 3 * down + right // 2))
            easel.fill(polygon(*ray), 28)
    dragon_head(easel, 72, 46, "angry")
    flame = tuple(polygon((64, 76), (80, 76), (96, 92), (88, 92), (104, 104), (40, 104), (56, 92), (48, 92)))
    easel.body(flame, lambda x, y: 64 - max(abs(x - 72) - (y - 70) // 2, 0) * 6 - (noise(x, y, 5, 2) - 30))
    easel.tint(flame, "Y", 16)
    for x in (55, 89):
        easel.tint(ellipse(x, 37, 8, 6), "Y", 20)
    return easel.finished()


def dragon_laughing() -> Sprite:
    """He carries Ileana off again."""
    easel = canvas("r")
    easel.fill(EVERYWHERE, wall(36, 28, 9))
    dragon_head(easel, 50, 50, "laughing")
    easel.fill(box(96, 8, 40, 96), 0)
    ileana(easel, 117, 12, 60)
    for finger in range(4):
        easel.body(ellipse(104 + 9 * finger, 74, 5, 7), scales)
    easel.body(polygon((98, 78), (138, 78), (144, 104), (92, 104)), scales)
    easel.tint(box(96, 68, 48, 36), "g", 20)
    return easel.finished()


def _giant_head(easel: DitheredScene, x: int, y: int, mood: str) -> None:
    """The giant's head, from in front: bald, big-nosed, bearded. Moods: asleep, angry, laughing."""
    for side in (-1, 1):
        easel.body(ellipse(x + 36 * side, y + 2, 7, 11), lambda at, _: 40 - (at - x) // 3)
        easel.stroke(((x + 36 * side, y - 4), (x + 38 * side, y + 2), (x + 35 * side, y + 6)), 8)
    beard = tuple(opening(x, y + 24, 34, 24, 5, 4))
    easel.body(beard, lambda at, line: 20 + (noise(3 * at, line, 9, 2) - 32) * 3 // 2)
    face = tuple(ellipse(x, y, 34, 34))
    easel.body(face, lambda at, line: 54 - ((at - x + 34) // 3 + max(line - y, 0) // 2))
    easel.fill(((line, left, right) for line, left, right in beard if line > y + 14), lambda at, line:
               22 + (noise(3 * at, line, 9, 2) - 32) * 3 // 2)  # fmt: skip
    for side in (-1, 1):
        eye = x + 15 * side
        if mood == "asleep":
            easel.fill(ellipse(eye, y - 6, 9, 6), 30)
            easel.stroke(((eye - 9, y - 3), (eye - 4, y), (eye + 4, y), (eye + 9, y - 3)), 0, 2)
            for lash in (-6, 0, 6):
                easel.stroke(((eye + lash, y), (eye + lash, y + 3)), 0)
            easel.stroke(((eye - 9, y - 16), (eye, y - 18), (eye + 9, y - 16)), 0, 3)
        elif mood == "angry":
            easel.body(ellipse(eye, y - 5, 9, 8), 64)
            easel.fill(ellipse(eye + 2, y - 3, 4, 4), 0)
            easel.fill(box(eye + 1, y - 5, 2, 2), 64)
            easel.stroke(((eye - 10 * side, y - 9), (eye + 11 * side, y - 19)), 0, 5)
        else:
            easel.stroke(((eye - 9, y), (eye - 4, y - 6), (eye + 4, y - 6), (eye + 9, y)), 0, 3)
            easel.stroke(((eye - 9, y - 14), (eye, y - 20), (eye + 9, y - 14)), 0, 3)
    easel.body(ellipse(x, y + 8, 10, 8), lambda at, line: 60 - (at - x + 10) * 2 - (line - y) // 2)
    for side in (-1, 1):
        easel.fill(ellipse(x + 5 * side, y + 12, 2, 2), 0)
    if mood == "asleep":
        easel.body(ellipse(x, y + 24, 5, 4), 0, rim=50)
    else:
        wide = 20 if mood == "laughing" else 15
        mouth = tuple(polygon((x - wide, y + 18), (x + wide, y + 18), (x + wide - 6, y + 32), (x - wide + 6, y + 32)))
        easel.body(mouth, 0, rim=56)
        for tooth in range(x - wide + 3, x + wide - 3, 6):
            easel.fill(box(tooth, y + 19, 5, 5 if scattered(tooth, 1, 3) > 60 else 0), 64)
    easel.tint((span for span in beard if span[0] > y + 16), "R", 40)
    easel.tint((span for span in ellipse(x, y, 44, 34) if span[0] < y + 18), "Y" if mood == "angry" else "y", 24)
    if mood != "asleep":
        easel.tint(mouth, "W", 24)


def giant_asleep() -> Sprite:
    """The giant snores with his chin on a heap of gold."""
    easel = canvas("r")
    easel.fill(EVERYWHERE, wall(40, 28, 9))
    easel.shade(EVERYWHERE, fading(70, 60, 100, 10, -30))
    shoulders = tuple(polygon((0, 104), (6, 76), (30, 64), (114, 64), (138, 76), (144, 104)))
    easel.body(shoulders, lambda x, y: 26 + (noise(x, y, 8, 4) - 32) // 2)
    _giant_head(easel, 70, 46, "asleep")
    easel.body(polygon((0, 104), (20, 92), (60, 86), (100, 88), (130, 94), (144, 104)), 12)
    for coin in range(60):
        x, y = scattered(coin, 1, 2) * WIDTH // 256, 90 + scattered(coin, 2, 2) * 16 // 256
        easel.body(ellipse(x, y, 3, 2), 64)
    easel.colour(11, 0, 2, 18, "Y")
    snore(easel, ((108, 22, 1), (120, 8, 2)))
    return easel.finished()


def giant_awake() -> Sprite:
    """Two wide eyes and a roar."""
    easel = canvas("R")
    easel.fill(EVERYWHERE, 0)
    for turn, (right, down) in enumerate(COMPASS):
        if turn % 2:
            easel.fill(polygon((72, 52), (72 + 3 * right, 52 + 3 * down), (72 + 3 * right - down // 2, 52 + 3 * down +
                               right // 2)), 24)  # fmt: skip
    easel.body(polygon((0, 104), (4, 82), (34, 70), (110, 70), (140, 82), (144, 104)), lambda x, y:
               20 + (noise(x, y, 8, 4) - 32) // 2)  # fmt: skip
    _giant_head(easel, 72, 46, "angry")
    for x in (57, 87):
        easel.tint(ellipse(x, 41, 9, 8), "W", 30)
    return easel.finished()


def giant_laughing() -> Sprite:
    """He holds the chest in one paw and laughs."""
    easel = canvas("r")
    easel.fill(EVERYWHERE, wall(36, 28, 9))
    easel.body(polygon((0, 104), (4, 82), (30, 70), (92, 70), (112, 82), (116, 104)), lambda x, y:
               24 + (noise(x, y, 8, 4) - 32) // 2)  # fmt: skip
    _giant_head(easel, 56, 46, "laughing")
    chest(easel, 101, 29, 39)
    easel.tint(box(100, 28, 42, 31), "Y", 20, around=0)
    for finger in range(4):
        easel.body(ellipse(106 + 9 * finger, 63, 4, 6), lambda x, _: 60 - x % 8 * 4)
    easel.body(polygon((104, 66), (140, 66), (132, 104), (108, 104)), lambda x, _: 70 - (x - 100))
    easel.tint(polygon((104, 58), (140, 58), (132, 104), (108, 104)), "y", 20)
    return easel.finished()
