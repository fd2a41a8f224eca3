"""The great halls: pirates', torturers', crystal, the river, the labyrinth; the zmei, their hall and forge."""

from arcade.games.cave import ART, art, art_rock
from arcade.games.cave.art import HEIGHT, WIDTH
from arcade.games.cave.art_people import ileana, quarrel
from arcade.games.cave.art_rock import COMPASS, EVERYWHERE, fading, ground, inked, opening, rounded, scene, symmetric
from arcade.toolkit.letters.poster import poster
from arcade.toolkit.picture.dithered_scene import DitheredScene, Tone, box, ellipse, noise, polygon
from arcade.toolkit.picture.patterns import WOOD, tiled


@scene("r", 46, 28, 9)
def pirates_hall(easel: DitheredScene) -> None:
    easel.shade(EVERYWHERE, fading(60, 50, 120, 16, -40))
    easel.body(box(92, 10, 44, 30), 4, rim=40)
    easel.put(art.SKULL, 106, 13)
    easel.put(art.BONE, 99, 29)
    easel.put(art.BONE.mirrored(), 114, 29)
    ground(easel, 80, 2, 30)
    easel.lamp(64, 52, (70, "y"), (44, "Y"))
    easel.colour(1, 11, 4, 6, "W")
    planks = tiled(WOOD, WIDTH, 16)
    easel.body(polygon((18, 66), (104, 66), (116, 78), (6, 78)), lambda x, y: 58 if planks.ink[y % 16] >> x & 1 else 16)
    easel.body(box(6, 79, 111, 4), 30)
    for x in (12, 104):
        easel.body(box(x, 83, 6, 18), 30)
        easel.fill(box(x, 83, 3, 18), 56)
    easel.body(polygon((50, 68), (92, 68), (98, 76), (46, 76)), 64)
    easel.stroke(((54, 73), (60, 70), (68, 74), (76, 70), (84, 74)), 0)
    easel.stroke(((86, 70), (92, 74)), 0)
    easel.stroke(((92, 70), (86, 74)), 0)
    easel.put(ART["candle"].see_through(), 34, 56)
    easel.put(ART["bottle"], 22, 57)
    easel.put(ART["bottle"], 106, 62)
    for x, y in ((120, 62), (126, 80), (108, 84)):
        easel.put(ART["barrel"], x, y)
    easel.colour(7, 14, 6, 4, "y")


@scene("b", 44, 28, 4)
def torture_hall(easel: DitheredScene) -> None:
    easel.shade(EVERYWHERE, fading(84, 30, 120, 16, -36))
    easel.body(ellipse(96, 4, 24, 9), 0, rim=40)
    for x, y in ((14, 14), (38, 8), (120, 22)):
        easel.put(art.SHACKLE, x, y)
        easel.stroke(((x + 3, 0), (x + 3, y)), 50)
    ground(easel, 84, 5, 36)
    easel.lamp(80, 60, (80, "c"), (50, "w"))
    easel.shade(box(56, 30, 40, 60), -24)
    easel.put(ART["skeleton"].see_through().enlarged(2, 2).cut(0, 0, 46, 62), 54, 28)
    easel.tint(tuple(box(54, 28, 44, 62)), "W")
    for x, y, skull in ((12, 78, True), (30, 88, False), (112, 82, True), (126, 92, False), (102, 94, False)):
        easel.put(art.SKULL if skull else art.BONE, x, y)
    easel.colour(10, 0, 3, 7, "w")
    easel.colour(10, 12, 3, 6, "w")


@scene("r", 36, 16, 7)
def torture_gallery(easel: DitheredScene) -> None:
    for x in (26, 74, 122):
        easel.body(opening(x, 52, 20, 36, x, 2, 88), 4, rim=50)
        easel.body(box(x - 20, 52, 40, 36), 4)
        easel.stroke(((x, 18), (x, 30)), 60)
        easel.put(art.SHACKLE, x - 12, 30)
        easel.put(art.SHACKLE, x + 5, 34)
    ground(easel, 88, 3, 40)
    for x, y, size in ((49, 30, 9), (98, 22, 10), (2, 56, 7), (140, 44, 8)):
        splash = tuple(opening(x, y, size, size * 2 // 3, x, 5))
        lengths = enumerate((1, 2, 3, 1))
        drips = [span for at, part in lengths for span in box(x - size + 2 + at * size // 2, y, 2, size * part)]
        inked(easel, (*splash, *drips), 64, "R", 6)
    for x in (26, 74, 122):
        easel.colour(3, (x - 12) // 8, 4, 3, "w")
    easel.lamp(72, 110, (44, "y"))


def _crystal(easel: DitheredScene, x: int, foot: int, half: int, tall: int, lean: int) -> None:
    """A six-sided column of crystal: a lit face, a dark one, a bright edge."""
    top = x + lean
    left = tuple(polygon((x - half, foot), (top - half, foot - tall), (top, foot - tall - half * 2), (x, foot)))
    right = tuple(polygon((x, foot), (top, foot - tall - half * 2), (top + half, foot - tall), (x + half, foot)))
    easel.body((*left, *right), 30)
    easel.fill(left, lambda _, y: 64 - (y - foot + tall) * 24 // tall)
    easel.fill(right, lambda _, y: 28 - (y - foot + tall) * 16 // tall)
    easel.stroke(((x, foot), (top, foot - tall - half * 2)), 64)
    easel.stroke(((x - half, foot), (top - half, foot - tall)), 64)


@scene("b")
def palace(easel: DitheredScene) -> None:
    easel.fill(EVERYWHERE, lambda x, y: 30 - y // 4 + (noise(x, y, 12, 3) - 32) // 3)
    easel.body(opening(72, 60, 40, 44, 3, 3), lambda x, y: max(44 - abs(x - 72) - abs(y - 60) // 2, 2))
    easel.lamp(72, 60, (64, "m"), (44, "M"))
    for x, foot, half, tall, lean, ink in (
        (20, 92, 8, 54, -6, "c"),
        (122, 94, 9, 60, 6, "c"),
        (38, 96, 7, 34, 5, "C"),
        (104, 98, 8, 40, -4, "C"),
        (8, 104, 9, 40, 0, "C"),
        (136, 104, 9, 44, 0, "C"),
        (72, 100, 9, 30, 0, "W"),
    ):
        _crystal(easel, x, foot, half, tall, lean)
        easel.tint(box(min(x, x + lean) - half, foot - tall - half, 2 * half + abs(lean), tall + half), ink, 30)
    easel.fill(box(0, 98, WIDTH, 6), lambda x, _: 40 - abs(x - 72) // 2)
    for x, y in ((50, 24), (82, 14), (94, 32)):
        easel.body(ellipse(x, y + 8, 3, 2), 64)
        easel.stroke(((x + 3, y + 8), (x + 3, y - 2), (x + 8, y + 1)), 64, 1)


@scene("r")
def labyrinth(easel: DitheredScene) -> None:
    def bricks(high: int, bright: int) -> Tone:
        return lambda x, y: 0 if y % high == 0 or (x + (y // high % 2) * high) % (2 * high) == 0 else bright

    easel.fill(EVERYWHERE, bricks(8, 50))
    for size, high, bright in ((52, 6, 36), (38, 5, 46), (26, 4, 56), (15, 3, 64)):
        easel.body(symmetric(72, (size, HEIGHT), (size, 78 - size), (size - 10, 66 - size)), bricks(high, bright))
    easel.body(polygon((64, 104), (64, 62), (68, 56), (76, 56), (80, 62), (80, 104)), 0)
    for step in range(4):
        easel.body(box(58 - 6 * step, 86 + 5 * step, 28 + 12 * step, 4), 60 - 8 * step)
    easel.lamp(72, 70, (64, "R"), (36, "Y"))


@scene("b", 34, 28, 3)
def river(easel: DitheredScene) -> None:
    easel.body(opening(84, 44, 56, 40, 6), lambda _, y: max(28 - y // 3, 0))
    easel.put(art.SKULL.enlarged(2, 2), 92, 14)
    easel.shade(box(80, 8, 64, 44), lambda x, y: -((noise(x, 3 * y, 12, 5) - 10) // 2))
    easel.lamp(108, 28, (30, "c"))
    easel.fill(box(0, 52, WIDTH, 52), art_rock.water(52, 24))
    easel.colour(7, 0, 6, 18, "B")
    easel.colour(10, 6, 3, 12, "c")
    bank = polygon((0, 60), (30, 66), (54, 82), (66, 104), (0, 104))
    inked(easel, bank, lambda x, y: 40 + (noise(x, y, 7, 3) - 32) // 2 - x // 4, "y", 24)
    easel.body(box(24, 48, 6, 44), 50)
    inked(easel, polygon((4, 34), (52, 34), (62, 42), (52, 50), (4, 50)), 64, "Y", 6, around=0)
    easel.put(poster("XANADU").see_through().inverted(), 8, 38 - 3)


@scene("r", 44, 28, 2)
def carved_wall(easel: DitheredScene) -> None:
    easel.body(opening(72, 48, 66, 36, 5, 3), lambda x, y: 44 + (noise(x, y, 9, 3) - 32) // 3 - y // 4)
    art_rock.carve(easel, "BILL", 3, 2)
    art_rock.carve(easel, "BONES", 3, 30)
    ground(easel, 92)
    easel.put(ART["torch"].see_through(), 8, 40)
    easel.lamp(12, 46, (110, "y"), (60, "Y"))


def _mace(easel: DitheredScene, x: int, y: int, size: int, across: int, down: int) -> None:
    """A mace with spikes round (x, y); its handle leads to (x + across, y + down)."""
    easel.stroke(((x, y), (x + across, y + down)), 0, size // 3 + 4)
    easel.stroke(((x, y), (x + across, y + down)), 50, size // 3 + 1)
    for right, low in COMPASS[::4]:
        easel.body(polygon((x + right * size * 3 // 128, y + low * size * 3 // 128), (x - low * size // 256,
                           y + right * size // 256), (x + low * size // 256, y - right * size // 256)), 64)  # fmt: skip
    easel.body(ellipse(x, y, size, size), lambda at, line: 60 - (at - x + line - y + size) * 18 // size)


def _brother(easel: DitheredScene, x: int, y: int, ink: str, glad: bool) -> None:
    """A zmeu from the chest up."""
    coat = symmetric(x, (22, HEIGHT), (22, y + 24), (10, y + 14))
    easel.body(coat, lambda at, line: 20 + (noise(at, line, 6, x) - 32) // 2)
    for side in (-1, 1):
        easel.body(polygon((x + 8 * side, y - 14), (x + 14 * side, y - 10), (x + 20 * side, y - 24)), 60)
        easel.body(polygon((x + 14 * side, y - 4), (x + 24 * side, y - 8), (x + 15 * side, y + 6)), 34)
    easel.body(ellipse(x, y, 16, 18), lambda at, line: 54 - (at - x + 16) * 5 // 6 - max(line - y, 0) // 2)
    for side in (-1, 1):
        eye = x + 7 * side
        easel.body(ellipse(eye, y - 4, 4, 3), 64)
        easel.fill(box(eye - 1, y - 5, 2, 3), 0)
        easel.stroke(((eye - 5 * side, y - 7), (eye + 5 * side, y - (7 if glad else 12))), 0, 3)
    easel.body(ellipse(x, y + 3, 5, 3), 60)
    easel.stroke(((x - 14, y + 10), (x - 5, y + 7), (x + 5, y + 7), (x + 14, y + 10)), 0, 3)
    easel.body(polygon((x - 8, y + 10), (x + 8, y + 10), (x + 5, y + 16), (x - 5, y + 16)), 0)
    for side in (-1, 1):
        easel.body(polygon((x + 6 * side, y + 14), (x + 10 * side, y + 14), (x + 9 * side, y + 4)), 64)
    easel.tint(box(x - 22, y - 22, 44, HEIGHT), ink, 24)


@scene("r", 34, 28, 9)
def ogres_quarrelling(easel: DitheredScene) -> None:
    for x, y, ink in ((24, 62, "g"), (120, 62, "m"), (72, 58, "Y")):
        _brother(easel, x, y, ink, glad=False)
    for x, across in ((46, -6), (98, 6)):
        _mace(easel, x, 78, 8, across, 26)
        easel.tint(box(x - 9, 68, 18, 36), "W", 20)
    quarrel(easel)


@scene("r", 34, 28, 9)
def ogres_singing(easel: DitheredScene) -> None:
    _brother(easel, 24, 62, "g", glad=True)
    _brother(easel, 120, 62, "m", glad=True)
    easel.fill(box(56, 0, 32, 44), 0)
    ileana(easel, 72, 2, 48)
    _brother(easel, 72, 66, "y", glad=True)
    art_rock.notes(easel, "C", (14, 20), (34, 10), (106, 10), (126, 20))


@scene("r", 46, 28, 9, name="ogres' hall")
def ogres_hall(easel: DitheredScene) -> None:
    easel.shade(EVERYWHERE, fading(60, 50, 120, 16, -40))
    ground(easel, 82, 2, 30)
    easel.lamp(60, 52, (74, "y"), (46, "Y"))
    easel.stroke(((114, 0), (114, 16)), 50, 2)
    _mace(easel, 114, 52, 15, 0, -36)
    easel.tint(box(96, 16, 36, 56), "C", 16)
    planks = tiled(WOOD, WIDTH, 16)
    easel.body(polygon((12, 66), (96, 66), (106, 76), (2, 76)), lambda x, y: 58 if planks.ink[y % 16] >> x & 1 else 16)
    easel.body(box(2, 77, 105, 5), 30)
    for x in (8, 92):
        easel.body(box(x, 82, 8, 20), 30)
        easel.fill(box(x, 82, 4, 20), 56)
    for x, tall in ((22, 24), (44, 20), (66, 26)):
        easel.body(box(x, 70 - tall, 16, tall), rounded(x, 22))
        for band in range(70 - tall, 70, 7):
            easel.fill(box(x, band, 16, 1), 64)
        easel.stroke(((x + 16, 74 - tall), (x + 21, 76 - tall), (x + 21, 62), (x + 16, 64)), 64, 2)
        easel.body(ellipse(x + 8, 70 - tall, 9, 3), 64)
    easel.put(art.BONE.enlarged(3, 2), 58, 92)


@scene("r", 40, 24, 7)
def forge(easel: DitheredScene) -> None:
    easel.body(polygon((14, 92), (14, 44), (26, 28), (58, 28), (70, 44), (70, 92)), 6, rim=50)
    easel.body(polygon((30, 28), (54, 28), (50, 0), (34, 0)), lambda x, y: 40 if (x // 8 + y // 5) % 2 else 20)
    flame = tuple(polygon((22, 90), (24, 70), (30, 78), (36, 50), (44, 72), (50, 58), (54, 76), (62, 68), (62, 90)))
    easel.body(flame, lambda x, y: 64 - (noise(x, y, 6, 3) - 30))
    ground(easel, 90)
    easel.lamp(42, 76, (84, "y"), (44, "Y"))
    easel.fill(polygon((30, 90), (36, 72), (42, 82), (48, 70), (54, 90)), 20)
    anvil = tuple(polygon((78, 60), (132, 60), (130, 66), (116, 72), (112, 82), (122, 92), (88, 92), (98, 82), (94, 72),
                          (80, 68)))  # fmt: skip
    inked(easel, anvil, lambda _, y: 56 - (y - 60), "C", 18)
    easel.stroke(((104, 58), (124, 34)), 0, 7)
    easel.stroke(((104, 58), (124, 34)), 50, 4)
    easel.body(polygon((94, 50), (106, 44), (114, 56), (102, 62)), 60)
    for x, y in ((84, 44), (80, 54), (118, 50), (90, 36), (128, 56), (98, 30)):
        easel.stroke(((x, y), (x + 2, y - 2)), 64)
    for y in range(4, 40, 8):
        easel.body(ellipse(134, y, 3, 5), 0, rim=60)


def _grain(x: int) -> Tone:
    """Weathered stone round x, lit from the left."""
    return lambda at, line: 50 - (at - x + 14) + (noise(at, line, 5, x) - 32) // 2


@scene("b", 36, 28, 4, name="ogres' stone hall")
def ogres_stone_hall(easel: DitheredScene) -> None:
    easel.shade(EVERYWHERE, fading(84, 30, 120, 10, -40))
    easel.body(ellipse(96, 4, 24, 9), 0, rim=40)
    ground(easel, 84, 5, 36)
    easel.lamp(76, 60, (84, "c"), (50, "w"))
    for x, y, arm in ((24, 34, False), (120, 30, False), (74, 26, True)):
        stone = _grain(x)
        for side in (-1, 1):
            easel.body(box(x + 2 * side - 3 + 3 * side, y + 42, 7, 26), stone)
        easel.body(polygon((x - 12, y + 16), (x + 12, y + 16), (x + 10, y + 46), (x - 10, y + 46)), stone)
        easel.body(ellipse(x, y + 7, 7, 9), stone)
        easel.body(polygon((x - 9, y + 3), (x, y - 7), (x + 9, y + 3)), stone)
        for side in (-1, 1):
            easel.fill(box(x + 3 * side - 1, y + 7, 2, 2), 0)
        easel.body(polygon((x - 12, y + 17), (x - 17, y + 38), (x - 12, y + 40), (x - 8, y + 22)), stone)
        if arm:
            easel.body(polygon((x + 8, y + 18), (x + 20, y - 14), (x + 25, y - 12), (x + 13, y + 24)), stone)
        else:
            easel.body(polygon((x + 12, y + 17), (x + 17, y + 38), (x + 12, y + 40), (x + 8, y + 22)), stone)
        easel.stroke(((x - 4, y + 20), (x + 2, y + 30), (x - 2, y + 40)), 0)
    easel.colour(2, 7, 9, 6, "W")
