"""Ileana Cosânzeana, Făt-Frumos and the pirates, and what is heard, drawn: snores of sleepers, bubbles of a quarrel."""

from collections.abc import Iterable

from arcade.games.cave import art_props
from arcade.games.cave.art_obstacles import chest
from arcade.games.cave.art_rock import COMPASS, ground, wall
from arcade.games.cave.canvas import EVERYWHERE, canvas
from arcade.games.cave.layout import HEIGHT
from arcade.toolkit.letters.poster import poster
from arcade.toolkit.picture.dithered_scene import DitheredScene, box, ellipse, polygon
from arcade.toolkit.picture.sprites import Sprite


def ileana(easel: DitheredScene, x: int, y: int, tall: int) -> None:
    """Ileana Cosânzeana, so many pixels tall, the top of her crown at (x, y): golden plaits, a long dress."""
    unit = tall // 12
    dress = tuple(polygon((x - unit, y + 4 * unit), (x + unit, y + 4 * unit), (x + unit, y + 6 * unit), (x + 3 * unit,
                          y + 12 * unit), (x - 3 * unit, y + 12 * unit), (x - unit, y + 6 * unit)))  # fmt: skip
    easel.body(dress, lambda at, line: 64 if (line - y) % (2 * unit) > 2 else 20 + (at - x + 3 * unit) % 5 * 8)
    for side in (-1, 1):
        arm = ((x + unit * side, y + 4 * unit + 2), (x + 2 * unit * side, y + 6 * unit), (x, y + 7 * unit))
        easel.stroke(arm, 0, max(unit // 2, 2) + 2)
        easel.stroke(arm, 64, max(unit // 2, 2))
    hair = tuple(ellipse(x, y + 5 * unit // 2, 3 * unit // 2, 7 * unit // 4))
    easel.body(hair, lambda at, line: 30 + (at + line) % 4 * 11)
    face = tuple(ellipse(x, y + 5 * unit // 2 + 1, unit, 5 * unit // 4))
    easel.body(face, 64)
    for side in (-1, 1):
        plait = [(x + 3 * unit * side // 2, y + 5 * unit // 2 + part * unit // 2) for part in range(9)]
        for place, (left, top) in enumerate(plait):
            easel.body(ellipse(left + place % 2 * side, top, max(unit // 3, 1), max(unit // 3, 1)), 60)
        easel.fill(ellipse(x + unit * side // 2, y + 5 * unit // 2, max(unit // 8, 0), max(unit // 5, 1)), 0)
    easel.stroke(((x - unit // 3, y + 3 * unit + 1), (x, y + 3 * unit + 2), (x + unit // 3, y + 3 * unit + 1)), 0)
    easel.body(polygon((x - unit, y + unit), (x - unit, y), (x - unit // 2, y + unit // 2), (x, y - unit // 2),
                       (x + unit // 2, y + unit // 2), (x + unit, y), (x + unit, y + unit)), 64)  # fmt: skip
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


def found() -> Sprite:
    """Ileana by the window of her prison, and a loom."""
    easel = canvas("m")
    easel.fill(EVERYWHERE, wall(40, 16, 7))
    for turn, (right, down) in enumerate(COMPASS):
        if turn % 2:
            easel.fill(polygon((52, 44), (52 + right, 44 + down), (52 + right - down // 4, 44 + down + right // 4)), 50)
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
    return easel.finished()


def too_narrow() -> Sprite:
    """A crack for one, and the two of them before it."""
    easel = canvas("r")
    easel.fill(EVERYWHERE, wall(56, 28, 5))
    easel.body(polygon((98, 0), (110, 0), (106, 30), (114, 60), (110, 104), (92, 104), (96, 66), (90, 34)), 0)
    easel.lamp(60, 72, (66, "y"), (40, "Y"))
    easel.body(box(14, 20, 72, 84), 0)
    easel.colour(2, 2, 11, 9, "Y")
    ileana(easel, 32, 24, 72)
    prince(easel, 66, 26, 72)
    return easel.finished()


def _pirate(easel: DitheredScene, x: int, y: int, hat: str, ink: str, glad: bool = False) -> None:
    """A pirate from the belt up; hats: cocked, kerchief, bare."""
    shirt = tuple(polygon((x - 20, HEIGHT), (x - 19, y + 26), (x - 9, y + 17), (x + 9, y + 17), (x + 19, y + 26),
                          (x + 20, HEIGHT)))  # fmt: skip
    easel.body(shirt, lambda at, line: 56 if line // 4 % 2 and hat != "cocked" else 18 + abs(at - x) // 2)
    if hat == "cocked":
        easel.body(polygon((x - 5, y + 18), (x + 5, y + 18), (x + 2, HEIGHT), (x - 2, HEIGHT)), 64)
    face = tuple(ellipse(x, y, 14, 16))
    easel.body(face, lambda at, line: 60 - (at - x + 14) - max(line - y, 0))
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
            easel.body(polygon((x - 24, y - 8), (x - 16, y - 22), (x, y - 26), (x + 16, y - 22), (x + 24, y - 8),
                               (x, y - 14)), 10, rim=64)  # fmt: skip
            easel.put(art_props.SKULL.cut(2, 0, 12, 10), x - 6, y - 24)
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
    _pirate(easel, 24, 62, "kerchief", "y", glad)
    _pirate(easel, 120, 62, "bare", "c", glad)
    _pirate(easel, 72, 58, "cocked", "Y", glad)


def quarrelling() -> Sprite:
    """Three of them with knives out, all speaking at once."""
    easel = canvas("r")
    easel.fill(EVERYWHERE, wall(34, 28, 9))
    _gang(easel, glad=False)
    for x, y, picture in ((40, 72, art_props.CUTLASS), (88, 70, art_props.CUTLASS.mirrored())):
        easel.put(picture, x, y)
        easel.tint(box(x, y, 17, 13), "W", 16, around=0)
    quarrel(easel)
    return easel.finished()


def singing() -> Sprite:
    """They dance with the chest on their shoulders."""
    easel = canvas("r")
    easel.fill(EVERYWHERE, wall(34, 28, 9))
    _gang(easel, glad=True)
    chest(easel, 52, 2, 40)
    easel.colour(0, 6, 4, 6, "W")
    for x, y in ((14, 20), (32, 8), (106, 8), (126, 20)):
        easel.body(ellipse(x, y + 8, 3, 2), 64)
        easel.stroke(((x + 3, y + 8), (x + 3, y - 3), (x + 8, y)), 64, 1)
        easel.tint(box(x - 3, y - 3, 12, 14), "M", 12, around=0)
    return easel.finished()


def snore(easel: DitheredScene, places: Iterable[tuple[int, int, int]]) -> None:
    """Letters Z that rise: x, the foot line y, and how many times enlarged."""
    for x, y, size in places:
        easel.put(poster("Z").see_through().enlarged(size, size), x, y - 3 * size)
        easel.tint(box(x - 2, y, 8 * size + 2, 8 * size), "C", 20, around=0)


def quarrel(easel: DitheredScene) -> None:
    """Three bubbles of strong words along the upper edge."""
    for x, words in ((24, "!&"), (72, "?!"), (120, "!!")):
        bubble = (*ellipse(x, 13, 19, 12), *polygon((x - 3, 24), (x + 5, 24), (x - 1, 32)))
        easel.tint(bubble, "W", 16, around=0)
        easel.body(bubble, 64)
        letters = poster(words).see_through()
        easel.put(letters.inverted(), x - letters.width // 2, 6)
