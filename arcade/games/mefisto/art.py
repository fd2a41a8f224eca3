"""Pictures of Mefisto: bowls of fire, and his face."""

from dataclasses import replace
from functools import cache, lru_cache

from arcade.games.mefisto import ART
from arcade.toolkit.picture.joined_sprites import above, beside
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.shading import spread_by
from arcade.toolkit.picture.sprites import CELL, Sprite, sprite

TONGUES = ART["tongues"]
HIGH_TONGUES = ART["high tongues"]
SMOKE = ART["smoke"]
BOWL = ART["bowl"]


def _halo(tongues: Sprite) -> tuple[int, ...]:
    """The glow round flames: every other pixel, three around them."""
    near, far = spread_by(tongues, 1), spread_by(tongues, 3)
    return tuple(
        outer & ~inner & int(("10" if y % 2 else "01") * (tongues.width // 2), 2)
        for y, (inner, outer) in enumerate(zip(near, far, strict=True))
    )


SMALL_TONGUES = ART["small tongues"].coloured(("R", "Y"), "k")
SMALL_SMOKE = ART["small smoke"].coloured("b", "k")


BURNING = tuple(
    replace(tongues, ink=tuple(row | halo for row, halo in zip(tongues.ink, _halo(tongues), strict=True)))
    for tongues in (TONGUES, HIGH_TONGUES, TONGUES.mirrored(), HIGH_TONGUES.mirrored())
)
"""Flames one after the other, in a glow."""
SMOKING = (SMOKE, SMOKE.mirrored())
SMALL_BURNING = tuple(replace(tongues, paints=()) for tongues in (SMALL_TONGUES, SMALL_TONGUES.mirrored()))
"""These take the colours of the bowl that they burn in."""


@lru_cache(256)  # of which a large field has half
def fire(lit: bool, letter: Sprite, bowl: str, face: str = "k") -> Sprite:
    """A bowl in a colour, three cells by three, its letter on it in the ink `face`; it burns or smokes.

    The yellow heart of the flame burns on red.
    """
    stand = beside(BOWL, letter.opaque(), BOWL.mirrored())
    inks = ("RRR", "RYR") if lit else ("bbb", "rrr")
    papers = ("kkk", "krk") if lit else ("kkk", "kkk")
    picture = above(BURNING[0] if lit else SMOKE, stand)
    return picture.coloured((*inks, bowl + face + bowl), (*papers, "k" + bowl + "k"))


def small_fire(lit: bool) -> Sprite:
    """A fire of two cells by two."""
    return SMALL_TONGUES if lit else SMALL_SMOKE


HALF_FACE = ART["half face"]
LAUGHING = ART.rows("laughing mouth")
"""His mouth open, from the row MOUTH on."""
MOUTH = 39
FACE = beside(HALF_FACE, HALF_FACE.mirrored())
"""Horns, slanting brows, a hooked nose, a moustache and a pointed beard."""
EYES = range(20, 28)
"""Pixel rows of his eyes."""
EYE_COLUMNS = 1, 4
"""Their columns of cells."""
FACE_COLUMNS, FACE_LINES = 6, 7


@cache
def _laughing() -> Sprite:
    rows = HALF_FACE.rows()
    half = sprite([*rows[:MOUTH], *LAUGHING, *rows[MOUTH + len(LAUGHING) :]])
    return beside(half, half.mirrored())


@cache
def face(skin: str = "R", eyes: str = "Y", scale: int = 1, laughs: bool = False) -> Sprite:
    """Mefisto's face and eyes in their inks, `scale` times as large."""
    drawn = _laughing() if laughs else FACE
    rows = []
    for line in range(FACE_LINES * scale):
        seeing = CELL * line // scale in EYES
        row = "".join(eyes if seeing and column in EYE_COLUMNS else skin for column in range(FACE_COLUMNS))
        rows.append("".join(letter * scale for letter in row))
    return (smoothly(drawn, scale) if scale > 1 else drawn).coloured(rows, "k")


def miniature(size: int, lamps: int, dot: int) -> Sprite:
    """A set of lamps as dots, `dot` pixels each way and a pixel apart."""
    rows: list[str] = []
    for row in range(size):
        line = "".join(("#" if lamps >> size * row + column & 1 else ".") * dot + "." for column in range(size))
        rows += [line] * dot + ["." * len(line)]
    return sprite(rows)
