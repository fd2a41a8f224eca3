"""The large runner: a skeleton of joints for each pose, drawn with round limbs; those on the far side are shaded."""

from dataclasses import dataclass, replace
from functools import cache

from arcade.games.hurdles import ART
from arcade.toolkit.picture.patterns import HALF, tiled
from arcade.toolkit.picture.shading import spread_by
from arcade.toolkit.picture.sprites import Sprite

Joint = tuple[int, int]
Limb = tuple[Joint, Joint]
"""Knee and foot counted from the hip, or elbow and hand counted from the shoulder: to the right, and down."""

WIDTH, HEIGHT = 48, 42
FEET = 41
"""The row that the feet stand on."""
MIDDLE = 21
"""The column of the hip, which stands for the runner's place."""


@dataclass(frozen=True)
class Pose:
    """A skeleton: its joints and its limbs, the near one of each pair first."""

    hip: Joint
    shoulder: Joint
    head: Joint
    legs: tuple[Limb, Limb]
    arms: tuple[Limb, Limb]


def _pose(text: str) -> Pose:
    """Hip, shoulder and head; knee and foot of each leg; elbow and hand of each arm: all as "right,down"."""
    hip, shoulder, head, *rest = [(int(x), int(y)) for x, y in (joint.split(",") for joint in text.split())]
    near_leg, far_leg, near_arm, far_arm = zip(rest[::2], rest[1::2], strict=True)
    return Pose(hip, shoulder, head, (near_leg, far_leg), (near_arm, far_arm))


LEGS: tuple[Limb, ...] = (
    ((7, 6), (10, 15)),
    ((6, 8), (4, 17)),
    ((3, 9), (-2, 18)),
    ((-1, 10), (-8, 17)),
    ((-4, 9), (-12, 11)),
    ((0, 9), (-9, 9)),
    ((6, 7), (-1, 12)),
    ((9, 3), (8, 12)),
)
ARMS: tuple[Limb, ...] = (
    ((-7, 3), (-6, 10)),
    ((-5, 5), (-1, 11)),
    ((-2, 7), (4, 9)),
    ((1, 7), (8, 6)),
    ((4, 6), (10, 0)),
    ((2, 7), (9, 4)),
    ((-1, 7), (6, 8)),
    ((-4, 6), (2, 11)),
)
"""A leg's and an arm's way through two strides; the other one of a pair is half a round ahead."""
RISE = (1, 2, 1, 0, 1, 2, 1, 0)
"""How much lower the hip is in each phase."""
PHASES = len(LEGS)


RUNNING = tuple(
    Pose(
        hip=(MIDDLE, 21 + low),
        shoulder=(25, 10 + low),
        head=(27, 5 + low),
        legs=(LEGS[phase], LEGS[phase - PHASES // 2]),
        arms=(ARMS[phase], ARMS[phase - PHASES // 2]),
    )
    for phase, low in enumerate(RISE)
)
LEAPING = (
    _pose("21,21 26,11 29,5  9,1 10,10 -4,9 -9,17  -6,4 -9,10 6,2 11,-3"),
    _pose("18,21 24,12 28,6  10,-3 21,-1 -7,1 -10,8  -5,5 -10,2 7,-2 14,-5"),
    _pose("21,20 27,11 31,5  9,4 14,12 2,6 -7,6  2,6 8,8 -4,4 -10,5"),
)
"""Up, over, and down again."""
STUMBLING = (
    _pose("20,23 29,15 34,11  7,6 6,15 -3,9 -12,13  3,6 9,10 -6,-2 -9,-9"),
    _pose("20,24 30,18 35,15  -2,9 -10,15 8,4 9,14  5,4 11,8 -3,-5 2,-11"),
)
READY = _pose("14,25 26,27 31,22  7,5 -1,14 2,8 -8,14  0,6 1,12 2,6 4,12")
SET = _pose("17,21 28,25 34,22  6,7 -2,17 1,10 -9,17  0,7 1,14 2,7 4,14")
JOY = (
    _pose("21,22 22,11 23,5  2,9 2,18 -2,9 -3,18  6,-4 9,-8 -5,-4 -8,-8"),
    _pose("21,23 22,12 23,6  5,8 3,17 -4,8 -4,17  7,-2 12,-8 -6,-2 -11,-8"),
)
SPENT = (
    _pose("19,23 28,15 33,14  4,8 1,17 1,9 -4,17  0,8 -4,14 -1,8 -6,14"),
    _pose("19,23 28,16 33,16  4,8 1,17 1,9 -4,17  0,7 -4,13 -1,7 -6,13"),
)
"""Out of breath, hands on the knees."""

HEAD, TRUNK, THIGH, SHIN, ARM, FOOT = 19, 12, 9, 6, 4, 4
"""Squares of the radii in pixels."""


@cache
def figure(pose: Pose) -> Sprite:
    """A pose drawn, with a rim of paper round it."""
    near_leg, far_leg = pose.legs
    near_arm, far_arm = pose.arms
    body = _Picture()
    body.line(pose.hip, pose.shoulder, TRUNK)
    body.line(pose.head, pose.head, HEAD)
    # A headband: a line of paper across the forehead.
    body.rows[pose.head[1] - 1] &= ~(0x1FF << WIDTH - 1 - pose.head[0] - 4)
    body.limb(pose.hip, near_leg, THIGH, SHIN, foot=True)
    arm = _Picture()
    arm.limb(pose.shoulder, near_arm, ARM, ARM)
    far = _Picture()
    far.limb(pose.hip, far_leg, THIGH, SHIN, foot=True)
    far.limb(pose.shoulder, far_arm, ARM, ARM)
    shade = tiled(HALF, WIDTH, HEIGHT).ink
    rimmed = _with_rim(far)
    behind = replace(rimmed, ink=tuple(row & grey for row, grey in zip(rimmed.ink, shade, strict=True)))
    return _with_rim(arm).over(_with_rim(body).over(behind))


class _Picture:
    """Rows of pixels that round strokes are drawn into."""

    def __init__(self) -> None:
        self.rows = [0] * HEIGHT

    def limb(self, start: Joint, limb: Limb, upper: int, lower: int, foot: bool = False) -> None:
        """Two bones, and a foot that points forward where it is a leg."""
        (x, y), (knee, end) = start, limb
        bend, tip = (x + knee[0], y + knee[1]), (x + end[0], y + end[1])
        self.line(start, bend, upper)
        self.line(bend, tip, lower)
        if foot:
            self.line(tip, (tip[0] + 3, tip[1] + (end[1] < 14)), FOOT)

    def line(self, start: Joint, end: Joint, square: int) -> None:
        """A stroke with round ends: all pixels whose distance from it, squared, is at most `square`."""
        (left, top), (x, y) = start, end
        across, down = x - left, y - top
        long = across * across + down * down
        for row in range(max(min(top, y) - 5, 0), min(max(top, y) + 6, HEIGHT)):
            for column in range(max(min(left, x) - 5, 0), min(max(left, x) + 6, WIDTH)):
                dx, dy = column - left, row - top
                along = min(max(dx * across + dy * down, 0), long)
                if long:
                    missed = (dx * long - along * across) ** 2 + (dy * long - along * down) ** 2
                    near = missed <= square * long * long
                else:
                    near = dx * dx + dy * dy <= square
                if near:
                    self.rows[row] |= 1 << WIDTH - 1 - column


def _with_rim(picture: _Picture) -> Sprite:
    rows = tuple(picture.rows)
    return Sprite(WIDTH, rows, spread_by(Sprite(WIDTH, rows, rows), 1))


HAND: Joint = (12, -9)
"""What is held up, counted from the shoulder."""
LAP = tuple(replace(pose, arms=(((8, -3), HAND), pose.arms[1])) for pose in RUNNING)
"""A lap of honour: an arm holds something up."""
SINKING = _pose("18,30 25,20 29,17  9,1 8,10 4,9 -6,10  2,7 4,13 1,7 2,14")
SITTING = (
    _pose("14,36 18,26 23,20  11,-9 13,3 9,-8 10,3  7,3 9,-3 5,4 8,-2"),
    _pose("14,36 18,27 23,21  11,-9 13,3 9,-8 10,3  7,3 9,-3 5,4 8,-2"),
)
"""On the ground, head in hands; he heaves."""
PATTING = (
    _pose("21,22 22,11 24,5  3,9 2,18 -3,9 -4,18  7,3 14,4 -4,6 -2,11"),
    _pose("21,22 22,11 24,5  3,9 2,18 -3,9 -4,18  7,4 14,7 -4,6 -2,11"),
)
"""Standing, a hand on somebody's shoulder."""
EARS_HEIGHT = 8
"""Rows that a hare is higher than a runner."""


@cache
def hare(pose: Pose) -> Sprite:
    """A pose drawn with long ears, EARS_HEIGHT rows above it."""
    tall = figure(pose).cut(0, -EARS_HEIGHT, WIDTH, HEIGHT + EARS_HEIGHT)
    drawn, top = ("ears-flying", -5) if pose in LEAPING else ("ears", -13)
    blank = Sprite(WIDTH, (0,) * tall.height, (0,) * tall.height)
    x, y = pose.head
    ears = ART[drawn].see_through().over(blank, x - 12, y + top + EARS_HEIGHT)
    return tall.over(Sprite(WIDTH, ears.ink, spread_by(ears, 1)))
