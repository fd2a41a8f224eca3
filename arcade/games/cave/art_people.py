"""Ileana Cosânzeana, Făt-Frumos and the pirates; the dragon and the giant, asleep, awake and laughing."""

from collections.abc import Iterable

from arcade.games.cave import ART, art, art_rock
from arcade.games.cave.art import HEIGHT, WIDTH
from arcade.games.cave.art_rock import EVERYWHERE, chest, coins, fading, ground, inked, opening, rays, scene, symmetric
from arcade.toolkit.letters.poster import poster
from arcade.toolkit.picture.dithered_scene import DitheredScene, box, ellipse, noise, polygon, scattered


def ileana(easel: DitheredScene, x: int, y: int, tall: int) -> None:
    """Ileana Cosânzeana, so many pixels tall, the top of her crown at (x, y): golden plaits, a long dress."""
    unit = tall // 12
    dress = tuple(symmetric(x, (unit, y + 4 * unit), (unit, y + 6 * unit), (3 * unit, y + 12 * unit)))
    easel.body(dress, lambda at, line: 64 if (line - y) % (2 * unit) > 2 else 20 + (at - x + 3 * unit) % 5 * 8)
    for side in (-1, 1):
        arm = ((x + unit * side, y + 4 * unit + 2), (x + 2 * unit * side, y + 6 * unit), (x, y + 7 * unit))
        easel.stroke(arm, 0, max(unit // 2, 2) + 2)
        easel.stroke(arm, 64, max(unit // 2, 2))
    easel.body(ellipse(x, y + 5 * unit // 2, 3 * unit // 2, 7 * unit // 4), lambda at, line: 30 + (at + line) % 4 * 11)
    easel.body(ellipse(x, y + 5 * unit // 2 + 1, unit, 5 * unit // 4), 64)
    for side in (-1, 1):
        plait = [(x + 3 * unit * side // 2, y + 5 * unit // 2 + part * unit // 2) for part in range(9)]
        for place, (left, top) in enumerate(plait):
            easel.body(ellipse(left + place % 2 * side, top, max(unit // 3, 1), max(unit // 3, 1)), 60)
        easel.fill(ellipse(x + unit * side // 2, y + 5 * unit // 2, max(unit // 8, 0), max(unit // 5, 1)), 0)
    easel.stroke(((x - unit // 3, y + 3 * unit + 1), (x, y + 3 * unit + 2), (x + unit // 3, y + 3 * unit + 1)), 0)
    easel.body(symmetric(x, (unit, y + unit), (unit, y), (unit // 2, y + unit // 2), (0, y - unit // 2)), 64)
    easel.tint(box(x - 2 * unit, y - unit // 2, 4 * unit, 13 * unit // 2), "Y", 20)
    easel.tint(dress, "W", 20)


def prince(easel: DitheredScene, x: int, y: int, tall: int) -> None:
    """Făt-Frumos, so many pixels tall, the top of his fur cap at (x, y)."""
    unit = tall // 12
    for side in (-1, 1):
        easel.body(box(x + (0 if side > 0 else -unit - 1), y + 8 * unit, unit + 1, 4 * unit), 30)
    outline = ((-1, 4), (1, 4), (2, 5), (2, 9), (-2, 9), (-2, 5))
    coat = tuple(polygon(*((x + right * unit, y + down * unit) for right, down in outline)))
    easel.body(coat, lambda at, line: 12 if abs(at - x) < 2 or abs(line - y - 7 * unit) < 2 else 54)
    easel.body(ellipse(x, y + 5 * unit // 2 + 1, unit, 5 * unit // 4), 64)
    for side in (-1, 1):
        easel.fill(box(x + unit * side // 2 - 1, y + 5 * unit // 2, 2, 2), 0)
    easel.stroke(((x - unit // 2, y + 3 * unit), (x, y + 3 * unit - 1), (x + unit // 2, y + 3 * unit)), 0)
    half, brim, top = unit // 2, y + 3 * unit // 2, y - unit // 2
    cap = polygon((x - unit - 1, brim), (x - half, top), (x + half, top), (x + unit + 1, brim))
    easel.body(cap, lambda at, line: 20 + (at * 3 + line) % 4 * 12)
    easel.stroke(((x + 3 * unit, y + 4 * unit), (x + 3 * unit, y + 10 * unit)), 64, 2)
    easel.stroke(((x + 2 * unit, y + 8 * unit), (x + 4 * unit, y + 8 * unit)), 64, 2)
    easel.tint(box(x - 2 * unit, y - unit // 2, 6 * unit, 13 * unit), "C", 20)


@scene("m", 40, 16, 7)
def ileana_found(easel: DitheredScene) -> None:
    rays(easel, 52, 44, 1, 4, 50)
    easel.body(box(86, 8, 44, 52), lambda x, y: 50 - abs(x - 108) // 2 - y // 3, rim=64)
    for bar in (96, 107, 118):
        easel.fill(box(bar, 8, 3, 52), 0)
    ground(easel, 88, 2, 30)
    easel.lamp(52, 50, (70, "M"), (46, "Y"))
    easel.body(box(34, 6, 36, 92), 0)
    ileana(easel, 52, 10, 88)
    easel.body(box(92, 70, 36, 4), 50)
    for x in (94, 122):
        easel.body(box(x, 62, 4, 36), 56)
    for thread in range(98, 122, 3):
        easel.fill(box(thread, 74, 1, 18), 60)
    easel.colour(1, 11, 7, 5, "C")
    easel.colour(8, 11, 5, 5, "y")


@scene("r", 56, 28, 5)
def too_narrow_for_two(easel: DitheredScene) -> None:
    easel.body(polygon((98, 0), (110, 0), (106, 30), (114, 60), (110, 104), (92, 104), (96, 66), (90, 34)), 0)
    easel.lamp(60, 72, (66, "y"), (40, "Y"))
    easel.body(box(14, 20, 72, 84), 0)
    easel.colour(2, 2, 11, 9, "Y")
    ileana(easel, 32, 24, 72)
    prince(easel, 66, 26, 72)


def _pirate(easel: DitheredScene, x: int, y: int, hat: str, ink: str, glad: bool = False) -> None:
    """A pirate from the belt up; hats: cocked, kerchief, bare."""
    shirt = symmetric(x, (20, HEIGHT), (19, y + 26), (9, y + 17))
    easel.body(shirt, lambda at, line: 56 if line // 4 % 2 and hat != "cocked" else 18 + abs(at - x) // 2)
    if hat == "cocked":
        easel.body(polygon((x - 5, y + 18), (x + 5, y + 18), (x + 2, HEIGHT), (x - 2, HEIGHT)), 64)
    easel.body(ellipse(x, y, 14, 16), lambda at, line: 60 - (at - x + 14) - max(line - y, 0))
    for side in (-1, 1):
        eye = x + 6 * side
        if side == 1 and hat != "bare":
            easel.body(ellipse(eye, y - 2, 4, 4), 0)
            easel.stroke(((x - 13, y - 8), (eye, y - 3), (x + 14, y - 1)), 0)
        else:
            easel.body(ellipse(eye, y - 2, 3, 2 if glad else 3), 64)
            easel.fill(box(eye - 1, y - 2, 2, 2), 0)
            easel.stroke(((eye - 4 * side, y - 5), (eye + 5 * side, y - 8 if not glad else y - 5)), 0, 2)
    easel.body(ellipse(x, y + 4, 3, 3), 64)
    easel.body(polygon((x - 6, y + 9), (x + 6, y + 9), (x + 4, y + 15), (x - 4, y + 15)), 0)
    easel.fill(box(x - 4, y + 10, 3, 2), 64)
    easel.fill(box(x + 2, y + 10, 2, 2), 64)
    match hat:
        case "cocked":
            easel.body(symmetric(x, (0, y - 14), (24, y - 8), (16, y - 22), (0, y - 26)), 10, rim=64)
            easel.put(art.SKULL.cut(2, 0, 12, 10), x - 6, y - 24)
        case "kerchief":
            easel.body(polygon((x - 15, y - 6), (x - 12, y - 15), (x, y - 19), (x + 12, y - 15), (x + 15, y - 6)),
                       lambda at, line: 64 if (at - x) % 6 < 2 and line % 6 < 2 else 24, rim=0)  # fmt: skip
            easel.body(polygon((x - 15, y - 6), (x - 22, y + 4), (x - 16, y + 6)), 30)
        case _:
            easel.stroke(((x - 9, y + 4), (x - 3, y + 7), (x + 3, y + 7), (x + 9, y + 4)), 0, 3)
            easel.fill(ellipse(x - 15, y + 3, 2, 3), 64)
    easel.tint(box(x - 20, y - 22, 40, HEIGHT), ink, 24)


def _gang(easel: DitheredScene, glad: bool) -> None:
    """Three of them, shoulder to shoulder."""
    for x, y, hat, ink in ((24, 62, "kerchief", "y"), (120, 62, "bare", "c"), (72, 58, "cocked", "Y")):
        _pirate(easel, x, y, hat, ink, glad)


@scene("r", 34, 28, 9)
def pirates_quarrelling(easel: DitheredScene) -> None:
    _gang(easel, glad=False)
    cutlass = ART["cutlass"].see_through()
    for x, y, picture in ((40, 72, cutlass), (88, 70, cutlass.mirrored())):
        easel.put(picture, x, y)
        easel.tint(box(x, y, 17, 13), "W", 16, around=0)
    quarrel(easel)


@scene("r", 34, 28, 9)
def pirates_singing(easel: DitheredScene) -> None:
    _gang(easel, glad=True)
    chest(easel, 52, 2, 40)
    easel.colour(0, 6, 4, 6, "W")
    art_rock.notes(easel, "M", (14, 20), (32, 8), (106, 8), (126, 20))


def snore(easel: DitheredScene, places: Iterable[tuple[int, int, int]]) -> None:
    """Letters Z that rise: x, the foot line y, and how many times enlarged."""
    for x, y, size in places:
        easel.put(poster("Z").see_through().enlarged(size, size), x, y - 3 * size)
        easel.tint(box(x - 2, y, 8 * size + 2, 8 * size), "C", 20, around=0)


def quarrel(easel: DitheredScene) -> None:
    """Three bubbles of strong words along the upper edge."""
    for x, words in ((24, "!&"), (72, "?!"), (120, "!!")):
        inked(easel, (*ellipse(x, 13, 19, 12), *polygon((x - 3, 24), (x + 5, 24), (x - 1, 32))), 64, "W", 16, around=0)
        letters = poster(words).see_through()
        easel.put(letters.inverted(), x - letters.width // 2, 6)


def scales(x: int, y: int) -> int:
    """The light on scales, brightest in the middle of each."""
    return 26 - abs((x + y // 5 % 2 * 4) % 8 - 4) * 5 + (4 - y % 5) * 5


def dragon_head(easel: DitheredScene, x: int, y: int, mood: str) -> None:
    """The dragon's head from in front: horns, scales, a long snout. Moods: asleep, angry, laughing."""
    for side in (-1, 1):
        easel.body(polygon((x + 14 * side, y - 20), (x + 26 * side, y - 14), (x + 44 * side, y - 40),
                           (x + 30 * side, y - 34)), lambda at, line: 60 - (at + line) % 6 * 8)  # fmt: skip
        easel.body(polygon((x + 28 * side, y - 8), (x + 46 * side, y - 16), (x + 40 * side, y), (x + 48 * side, y + 8),
                           (x + 28 * side, y + 10)), lambda at, line: 34 - (at + line) % 5 * 5)  # fmt: skip
    skull = tuple(symmetric(x, (0, y - 28), (20, y - 24), (32, y - 6), (24, y + 14)))
    easel.body(skull, scales)
    snout = tuple(symmetric(x, (10, y - 4), (22, y + 6), (26, y + 22), (18, y + 30)))
    easel.body(snout, lambda at, line: 58 - abs(at - x) - max(line - y - 10, 0))
    for side in (-1, 1):
        easel.body(ellipse(x + 11 * side, y + 10, 4, 3), 0, rim=64)
        eye = x + 17 * side
        if mood == "asleep":
            easel.fill(ellipse(eye, y - 9, 8, 5), 14)
            easel.stroke(((eye - 8, y - 8), (eye - 3, y - 5), (eye + 3, y - 5), (eye + 8, y - 8)), 64, 2)
        else:
            lid = polygon((eye - 9, y - 9 - 3 * side), (eye, y - 15), (eye + 9, y - 9 + 3 * side), (eye, y - 3))
            easel.body(lid, 64)
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


@scene("r", 40, 28, 9)
def dragon_asleep(easel: DitheredScene) -> None:
    easel.shade(EVERYWHERE, fading(70, 60, 100, 10, -30))
    for x, y, size in ((20, 70, 26), (124, 72, 24)):
        inked(easel, ellipse(x, y, size, size), scales, "g", 24)
        for spike in (-14, 0, 14):
            foot = y - size + 4
            easel.body(polygon((x + spike - 5, foot), (x + spike + 5, foot), (x + spike, foot - 11)), 50)
    dragon_head(easel, 72, 58, "asleep")
    coins(easel, 70, 2, (0, 88, WIDTH, 16))
    easel.colour(11, 0, 2, 18, "Y")
    snore(easel, ((112, 22, 1), (124, 6, 2)))


@scene("R")
def dragon_awake(easel: DitheredScene) -> None:
    easel.fill(EVERYWHERE, 0)
    rays(easel, 72, 52, 3, 2, 28)
    dragon_head(easel, 72, 46, "angry")
    flame = polygon((64, 76), (80, 76), (96, 92), (88, 92), (104, 104), (40, 104), (56, 92), (48, 92))
    inked(easel, flame, lambda x, y: 64 - max(abs(x - 72) - (y - 70) // 2, 0) * 6 - (noise(x, y, 5, 2) - 30), "Y", 16)
    for x in (55, 89):
        easel.tint(ellipse(x, 37, 8, 6), "Y", 20)


@scene("r", 36, 28, 9)
def dragon_laughing(easel: DitheredScene) -> None:
    dragon_head(easel, 50, 50, "laughing")
    easel.fill(box(96, 8, 40, 96), 0)
    ileana(easel, 117, 12, 60)
    for finger in range(4):
        easel.body(ellipse(104 + 9 * finger, 74, 5, 7), scales)
    easel.body(polygon((98, 78), (138, 78), (144, 104), (92, 104)), scales)
    easel.tint(box(96, 68, 48, 36), "g", 20)


def _giant_head(easel: DitheredScene, x: int, y: int, mood: str) -> None:
    """The giant's head, from in front: bald, big-nosed, bearded. Moods: asleep, angry, laughing."""
    for side in (-1, 1):
        easel.body(ellipse(x + 36 * side, y + 2, 7, 11), lambda at, _: 40 - (at - x) // 3)
        easel.stroke(((x + 36 * side, y - 4), (x + 38 * side, y + 2), (x + 35 * side, y + 6)), 8)
    beard = tuple(opening(x, y + 24, 34, 24, 5, 4))
    easel.body(beard, lambda at, line: 20 + (noise(3 * at, line, 9, 2) - 32) * 3 // 2)
    easel.body(ellipse(x, y, 34, 34), lambda at, line: 54 - ((at - x + 34) // 3 + max(line - y, 0) // 2))
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


@scene("r", 40, 28, 9)
def giant_asleep(easel: DitheredScene) -> None:
    easel.shade(EVERYWHERE, fading(70, 60, 100, 10, -30))
    easel.body(symmetric(72, (72, 104), (66, 76), (42, 64)), lambda x, y: 26 + (noise(x, y, 8, 4) - 32) // 2)
    _giant_head(easel, 70, 46, "asleep")
    easel.body(polygon((0, 104), (20, 92), (60, 86), (100, 88), (130, 94), (144, 104)), 12)
    coins(easel, 60, 2, (0, 90, WIDTH, 16))
    easel.colour(11, 0, 2, 18, "Y")
    snore(easel, ((108, 22, 1), (120, 8, 2)))


@scene("R")
def giant_awake(easel: DitheredScene) -> None:
    easel.fill(EVERYWHERE, 0)
    rays(easel, 72, 52, 3, 2, 24)
    easel.body(symmetric(72, (72, 104), (68, 82), (38, 70)), lambda x, y: 20 + (noise(x, y, 8, 4) - 32) // 2)
    _giant_head(easel, 72, 46, "angry")
    for x in (57, 87):
        easel.tint(ellipse(x, 41, 9, 8), "W", 30)


@scene("r", 36, 28, 9)
def giant_laughing(easel: DitheredScene) -> None:
    easel.body(polygon((0, 104), (4, 82), (30, 70), (92, 70), (112, 82), (116, 104)), lambda x, y:
               24 + (noise(x, y, 8, 4) - 32) // 2)  # fmt: skip
    _giant_head(easel, 56, 46, "laughing")
    chest(easel, 101, 29, 39)
    easel.tint(box(100, 28, 42, 31), "Y", 20, around=0)
    for finger in range(4):
        easel.body(ellipse(106 + 9 * finger, 63, 4, 6), lambda x, _: 60 - x % 8 * 4)
    easel.body(polygon((104, 66), (140, 66), (132, 104), (108, 104)), lambda x, _: 70 - (x - 100))
    easel.tint(polygon((104, 58), (140, 58), (132, 104), (108, 104)), "y", 20)
