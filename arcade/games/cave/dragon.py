"""The dragon: asleep on his gold, wide awake, and laughing with Ileana in his claw."""

from arcade.games.cave.art_rock import COMPASS, fading, wall
from arcade.games.cave.canvas import EVERYWHERE, WIDTH, canvas
from arcade.games.cave.couple import ileana
from arcade.games.cave.voices import snore
from arcade.toolkit.picture.dithered_scene import DitheredScene, box, ellipse, noise, polygon, scattered
from arcade.toolkit.picture.sprites import Sprite


def scales(x: int, y: int) -> int:
    """The light on scales, brightest in the middle of each."""
    row = y // 5
    return 26 - abs((x + row % 2 * 4) % 8 - 4) * 5 + (4 - y % 5) * 5


def head(easel: DitheredScene, x: int, y: int, mood: str) -> None:
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


def asleep() -> Sprite:
    """He sleeps on his gold, smoke at his nostrils."""
    easel = canvas("r")
    easel.fill(EVERYWHERE, wall(40, 28, 9))
    easel.shade(EVERYWHERE, fading(70, 60, 100, 10, -30))
    for x, y, size in ((20, 70, 26), (124, 72, 24)):
        easel.body(ellipse(x, y, size, size), scales)
        easel.tint(ellipse(x, y, size, size), "g", 24)
        for spike in (-14, 0, 14):
            foot = y - size + 4
            easel.body(polygon((x + spike - 5, foot), (x + spike + 5, foot), (x + spike, foot - 11)), 50)
    head(easel, 72, 58, "asleep")
    for coin in range(70):
        x, y = scattered(coin, 1, 2) * WIDTH // 256, 88 + scattered(coin, 2, 2) * 16 // 256
        easel.body(ellipse(x, y, 3, 2), 64)
    easel.colour(11, 0, 2, 18, "Y")
    snore(easel, ((112, 22, 1), (124, 6, 2)))
    return easel.finished()


def awake() -> Sprite:
    """Fire in his throat."""
    easel = canvas("R")
    easel.fill(EVERYWHERE, 0)
    for turn, (right, down) in enumerate(COMPASS):
        if turn % 2:
            ray = ((72, 52), (72 + 3 * right, 52 + 3 * down), (72 + 3 * right - down // 2, 52 + 3 * down + right // 2))
            easel.fill(polygon(*ray), 28)
    head(easel, 72, 46, "angry")
    flame = tuple(polygon((64, 76), (80, 76), (96, 92), (88, 92), (104, 104), (40, 104), (56, 92), (48, 92)))
    easel.body(flame, lambda x, y: 64 - max(abs(x - 72) - (y - 70) // 2, 0) * 6 - (noise(x, y, 5, 2) - 30))
    easel.tint(flame, "Y", 16)
    for x in (55, 89):
        easel.tint(ellipse(x, 37, 8, 6), "Y", 20)
    return easel.finished()


def laughing() -> Sprite:
    """He carries Ileana off again."""
    easel = canvas("r")
    easel.fill(EVERYWHERE, wall(36, 28, 9))
    head(easel, 50, 50, "laughing")
    easel.fill(box(96, 8, 40, 96), 0)
    ileana(easel, 117, 12, 60)
    for finger in range(4):
        easel.body(ellipse(104 + 9 * finger, 74, 5, 7), scales)
    easel.body(polygon((98, 78), (138, 78), (144, 104), (92, 104)), scales)
    easel.tint(box(96, 68, 48, 36), "g", 20)
    return easel.finished()
