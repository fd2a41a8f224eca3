"""Who is seen in Impasse: two men, one with a cap who pushes up, one with a helmet who pushes to the right."""

from enum import Enum
from functools import cache, lru_cache

from arcade.games.impas import ART, art_small_men
from arcade.games.impas import art_men as art
from arcade.games.impas.rules import UP, Position
from arcade.toolkit.picture.joined_sprites import above, beside
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.sprites import Sprite, sprite

INKS = "CG"
"""The colours of the men, by seat."""
SKIN = "Y"
SIDE = 24
"""Pixels each way of a man."""
FEW, MARGIN = 2, 6
"""Moves with which a side is afraid, and by how many more than the other it is glad."""


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


_BODIES = {Pose.BREATHING: art.BREATH, Pose.STRONG: art.STRONG, Pose.SITTING: art.SITTING}
_EYE = ART["eye"]
_SHUT = sprite("....")
_BROW = sprite("...")
_MOUTHS = {
    Mood.CALM: sprite("......"),
    Mood.GLAD: ART["mouths-glad"],
    Mood.AFRAID: ART["mouths-afraid"],
    Mood.SAD: sprite("""
         ......
        ..    ..
    """),
}
_MOUSTACHE = sprite("""
     ........
    ..........
""")


@cache
def man(seat: int, pose: Pose, mood: Mood = Mood.CALM, look: int = 0, shut: bool = False, times: int = 1) -> Sprite:
    """A man from the front; his eyes look aside by `look`, -1 to 1."""
    face = _face(seat, mood, look, shut)
    body = sprite(_BODIES.get(pose, art.CHEST))
    figure = above(sprite(art.HELMET if seat else art.CAP), face, body)
    if pose is Pose.STRONG:
        figure = art.FISTS.over(figure, 0, 9)
    if pose in (Pose.PONDERING, Pose.SCRATCHING):
        figure = art.HAND.over(figure, 15, 12 + (pose is Pose.SCRATCHING))
    return _coloured(figure, INKS[seat], SKIN, INKS[seat], times)


def _face(seat: int, mood: Mood, look: int, shut: bool) -> Sprite:
    face = sprite(art.FACE)
    for x in (8, 14):
        if shut:
            face = _SHUT.over(face, x - 1, 2)
        else:
            face = _EYE.over(face, x + look, 1)
        if mood in (Mood.AFRAID, Mood.SAD) and not shut:
            face = _BROW.over(face, x - (x > 10), 0)
    mouth = _MOUTHS[mood]
    if seat == UP and mood is not Mood.AFRAID:
        face = _MOUSTACHE.over(face, 7, 5)
        return mouth.over(face, 12 - mouth.width // 2, 6) if mood is Mood.GLAD else face
    return mouth.over(face, 12 - mouth.width // 2, 6 - (mouth.height > 1))


@cache
def pusher(seat: int, step: int, times: int = 1) -> Sprite:
    """A man from the side who pushes to the right, in one of two steps."""
    figure = above(
        sprite(art.HELMET_ASIDE if seat else art.CAP_ASIDE), sprite(art.FACE_ASIDE), sprite(art.PUSHING[step])
    )
    ink = INKS[seat]
    return _coloured(figure, ink, SKIN, ink + ink + SKIN, times)


@cache
def climber(seat: int, step: int) -> Sprite:
    """A man from behind who pushes up, in one of two steps."""
    figure = above(sprite(art.HELMET_BEHIND if seat else art.CAP_BEHIND), sprite(art.NECK), sprite(art.CLIMBING[step]))
    ink = INKS[seat]
    return _coloured(figure, SKIN + ink + SKIN, ink + SKIN + ink, ink, 1)


@cache
def worker(seat: int, size: int, step: int) -> Sprite:
    """The man of a seat at work on the board, as he is seen on squares of so many pixels."""
    if size >= SIDE:
        return climber(seat, step) if seat == UP else pusher(seat, step)
    small = (art_small_men.SMALL_BEHIND if seat == UP else art_small_men.SMALL_ASIDE)[step]
    ink = INKS[seat]
    return small.coloured(ink if seat == UP else (ink, ink + SKIN))


def _coloured(figure: Sprite, head: str, face: str, body: str, times: int) -> Sprite:
    """The figure enlarged, a row of colours for each strip, a letter or one a column of eight pixels."""
    rows = ["".join(ink * times for ink in row) for row in (head, face, body) for _ in range(times)]
    return (smoothly(figure, times) if times > 1 else figure).coloured(rows)


@cache
def head(seat: int, mood: Mood, look: int = 0, shut: bool = False, times: int = 2) -> Sprite:
    """Only what he wears and his face."""
    figure = above(sprite(art.HELMET if seat else art.CAP), _face(seat, mood, look, shut))
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
    """How a side feels: what it can still do against what the other one can."""
    own, other = len(position.moves_of(seat)), len(position.moves_of(1 - seat))
    if (own <= FEW and own <= other) or own + MARGIN < other:
        return Mood.AFRAID
    return Mood.GLAD if own > other + MARGIN else Mood.CALM
