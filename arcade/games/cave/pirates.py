"""The pirates: quarrelling, and singing."""

from arcade.games.cave import art_props
from arcade.games.cave.art_obstacles import chest
from arcade.games.cave.art_rock import wall
from arcade.games.cave.canvas import EVERYWHERE, HEIGHT, canvas
from arcade.games.cave.voices import quarrel
from arcade.toolkit.picture.dithered_scene import DitheredScene, box, ellipse, polygon
from arcade.toolkit.picture.sprites import Sprite


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
