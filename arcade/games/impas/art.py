"""The drawings of Impasse's modern look: crates with arrows, floor slabs, and two men.

One has a cap and pushes up, one a helmet and pushes to the right. A man is three strips, one above the other, each in
its own colours.
"""

from enum import Enum
from functools import cache, lru_cache

from arcade.games.impas import ART
from arcade.games.impas.rules import UP, Position
from arcade.toolkit.letters.poster import poster
from arcade.toolkit.picture.joined_sprites import above, beside
from arcade.toolkit.picture.patterns import FULL
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.shading import outlined
from arcade.toolkit.picture.solids import shaded
from arcade.toolkit.picture.sprites import CELL, Sprite, sprite

BAR = 1, 1, 2, 6
"""Where the red bar of a dead end's sign is: row and column within it, height and width, in cells."""
INKS, HEADS = "CG", ("cap", "helmet")
"""Of the men in the order of the seats."""
SKIN = "Y"
MAN_PIXELS = 24
"""Each way."""
FEW_MOVES = 2
"""With which a side is afraid."""
MORE_MOVES = 6
"""A side is glad if it has more moves than that beyond the other's."""


def turned(arrow: Sprite, seat: int) -> Sprite:
    """An arrow that points up, turned to where a seat pushes."""
    return arrow if seat == UP else arrow.rotated()


@cache
def crate(size: int, seat: int | None = None) -> Sprite:
    """A crate of so many pixels each way, one pixel free all round; with a seat's arrow, or braced across without."""
    body = _box(size, braced=seat is None)
    if seat is None:
        return body
    arrow = turned(ART["small arrow" if size < 20 else "arrow"], seat).see_through()
    at = (size - arrow.width) // 2
    return outlined(arrow.cut(-1, -1, arrow.width + 2, arrow.height + 2)).over(body, at - 1, at - 1)


@cache
def lettered(letter: str) -> Sprite:
    """A crate of four cells each way with a letter in its own colours."""
    figure = smoothly(poster(letter), 2)
    front = figure.cut((figure.width - 16) // 2, (figure.height - 16) // 2, 16, 16).opaque()
    return front.over(_box(4 * CELL, braced=False), CELL, CELL).coloured(("YYYY", "YWWY", "YWWY", "YYYY"), "k")


@cache
def _box(size: int, braced: bool) -> Sprite:
    """A wooden crate without a mark."""
    rim = 2 if size < 20 else 3
    last = size - 2

    def level(x: int, y: int) -> int | None:
        near = min(x, y, size - 1 - x, size - 1 - y)
        if near == 0:
            return None
        if near <= rim:
            # The frame is lit from the upper left and nailed at its corners.
            corner = max(min(x, size - 1 - x), min(y, size - 1 - y)) <= rim
            nail = corner and near == (rim + 1) // 2 and x + y != 2 * near + 1 and abs(x - y) % (last - 1) == 0
            return 0 if nail else FULL if x < last - rim + 1 and y < last - rim + 1 else 44
        if near == rim + 1:
            return 0
        inner = rim + 2
        across, down = x - inner, y - inner
        if braced and abs(across - down) <= 1:
            return FULL
        if braced and abs(across - down) == 2:
            return 0
        return 0 if across % 4 == 3 else 28

    return shaded(size, size, level)


@cache
def slab(size: int) -> Sprite:
    """An empty square: a dark slab with a thin light edge and a glint."""

    def level(x: int, y: int) -> int:
        return FULL if size - 1 in (x, y) or (x, y) in ((2, 2), (3, 2), (2, 3)) else 0

    return shaded(size, size, level)


@cache
def ghost(size: int) -> Sprite:
    """Where a crate could stand: its outline in dashes."""

    def level(x: int, y: int) -> int:
        near = min(x, y, size - 1 - x, size - 1 - y)
        return FULL if near in (2, 3) and (x + y) // 2 % 2 == 0 else 0

    return shaded(size, size, level)


@cache
def dead_end() -> Sprite:
    """The road sign: a broad stem below a bar, in a rounded rim; ink is white, and red in the cells of its bar."""

    def level(x: int, y: int) -> int | None:
        right, bottom = 63 - x, 63 - y
        corner = min(x, right) + min(y, bottom)
        if corner < 4:
            return None
        if min(x, y, right, bottom) < 2 or corner < 6:
            return FULL
        bar = 11 <= y < 23 and min(x, right) >= 10
        stem = y >= 25 and bottom >= 5 and min(x, right) >= 25
        return FULL if bar or stem else 0

    return shaded(64, 64, level)


class Mood(Enum):
    """What a face says."""

    CALM = "calm"
    GLAD = "glad"
    AFRAID = "afraid"
    SAD = "sad"


class Pose(Enum):
    """What a man seen from the front does."""

    STANDING = "standing"
    BREATHING = "breathing"
    PONDERING = "pondering"
    SCRATCHING = "scratching"
    STRONG = "strong"
    SITTING = "sitting"


_BODIES = {Pose.BREATHING: "breath", Pose.STRONG: "strong", Pose.SITTING: "sitting"}
_MOUTHS = {
    Mood.CALM: sprite("......"),
    Mood.GLAD: ART["glad mouth"],
    Mood.AFRAID: ART["afraid mouth"],
    Mood.SAD: ART["sad mouth"],
}


@cache
def man(seat: int, pose: Pose, mood: Mood = Mood.CALM, look: int = 0, shut: bool = False, times: int = 1) -> Sprite:
    """A man from the front; his eyes look aside by `look`, -1 to 1."""
    figure = above(ART[HEADS[seat]], _face(seat, mood, look, shut), ART[_BODIES.get(pose, "chest")])
    if pose is Pose.STRONG:
        figure = ART["fists"].over(figure, 0, 9)
    if pose in (Pose.PONDERING, Pose.SCRATCHING):
        figure = ART["hand"].over(figure, 15, 12 + (pose is Pose.SCRATCHING))
    return _coloured(figure, INKS[seat], SKIN, INKS[seat], times)


def _face(seat: int, mood: Mood, look: int, shut: bool) -> Sprite:
    face = ART["face"]
    for x in (8, 14):
        face = sprite("....").over(face, x - 1, 2) if shut else ART["eye"].over(face, x + look, 1)
        if mood in (Mood.AFRAID, Mood.SAD) and not shut:
            face = sprite("...").over(face, x - (x > 10), 0)
    mouth = _MOUTHS[mood]
    if seat == UP and mood is not Mood.AFRAID:
        face = ART["moustache"].over(face, 7, 5)
        return mouth.over(face, 12 - mouth.width // 2, 6) if mood is Mood.GLAD else face
    return mouth.over(face, 12 - mouth.width // 2, 6 - (mouth.height > 1))


@cache
def pusher(seat: int, step: int, times: int = 1) -> Sprite:
    """A man from the side who pushes to the right, in one of two steps."""
    figure = above(ART[f"{HEADS[seat]} aside"], ART["face aside"], ART[f"pushing {step + 1}"])
    return _coloured(figure, INKS[seat], SKIN, 2 * INKS[seat] + SKIN, times)


@cache
def climber(seat: int, step: int) -> Sprite:
    """A man from behind who pushes up, in one of two steps."""
    figure = above(ART[f"{HEADS[seat]} behind"], ART["neck"], ART[f"climbing {step + 1}"])
    ink = INKS[seat]
    return _coloured(figure, SKIN + ink + SKIN, ink + SKIN + ink, ink, 1)


@cache
def worker(seat: int, size: int, step: int) -> Sprite:
    """The man of a seat at work on the board, as he is seen on squares of so many pixels."""
    if size >= MAN_PIXELS:
        return climber(seat, step) if seat == UP else pusher(seat, step)
    small = ART[f"small man {'behind' if seat == UP else 'aside'} {step + 1}"]
    ink = INKS[seat]
    return small.coloured(ink if seat == UP else (ink, ink + SKIN))


def _coloured(figure: Sprite, head: str, face: str, body: str, times: int) -> Sprite:
    """The figure enlarged, a row of colours for each strip, a letter or one a column of eight pixels."""
    rows = ["".join(ink * times for ink in row) for row in (head, face, body) for _ in range(times)]
    return (smoothly(figure, times) if times > 1 else figure).coloured(rows)


@cache
def head(seat: int, mood: Mood, look: int = 0, shut: bool = False, times: int = 2) -> Sprite:
    """Only what he wears and his face."""
    figure = above(ART[HEADS[seat]], _face(seat, mood, look, shut))
    rows = [INKS[seat]] * times + [SKIN] * times
    return smoothly(figure, times).coloured(rows)


@cache
def team(seat: int, worker: Sprite, load: Sprite, hidden: int = 0) -> Sprite:
    """A man and what he pushes, as one; `hidden` pixels of him at his back are not seen."""
    if seat == UP:
        both, paints = above(load, worker), load.paints + worker.paints
        seen = (-1,) * (both.height - hidden) + (0,) * hidden
    else:
        both = beside(worker, load)
        paints = tuple(one + two for one, two in zip(worker.paints, load.paints, strict=True))
        seen = ((1 << both.width - hidden) - 1,) * both.height
    ink, solid = (tuple(row & mask for row, mask in zip(rows, seen, strict=True)) for rows in (both.ink, both.solid))
    return Sprite(both.width, ink, solid, paints)


@lru_cache(16)  # asked in every frame of a turn
def mood_of(position: Position, seat: int) -> Mood:
    """How a side feels, by its moves and the other side's."""
    own, other = len(position.moves_of(seat)), len(position.moves_of(1 - seat))
    if (own <= FEW_MOVES and own <= other) or own + MORE_MOVES < other:
        return Mood.AFRAID
    return Mood.GLAD if own > other + MORE_MOVES else Mood.CALM
