"""The original's user-defined graphics, a character each."""

from arcade.games.robac import ART
from arcade.games.robac.board import Heading
from arcade.machine.spectrum import udg_character
from arcade.toolkit.picture.sprites import Sprite

GAPING = ART["gaping"]
GAPING_UP = ART["gaping-up"]
SHUT = ART["shut"]
TAIL = ART["tail"]
DISC = ART["disc"]
SPIDER_SHAPES = (
    ART["spider-shapes-1"],
    ART["spider-shapes-2"],
    ART["spider-shapes-3"],
    ART["spider-shapes-4"],
)
CAP = ART["printed-art-cap"]
MINIATURES = (
    ART["printed-art-miniatures-1"],
    ART["printed-art-miniatures-2"],
    ART["printed-art-miniatures-3"],
)


def turned(pointing_right: Sprite) -> dict[Heading, Sprite]:
    """A picture that looks to the right, in all four headings; left is its mirror image."""
    down = pointing_right.rotated()
    return {
        Heading.UP: down.flipped(),
        Heading.LEFT: pointing_right.mirrored(),
        Heading.DOWN: down,
        Heading.RIGHT: pointing_right,
    }


def _characters(names: str) -> dict[Heading, str]:
    return dict(zip((Heading.UP, Heading.LEFT, Heading.DOWN, Heading.RIGHT), map(udg_character, names), strict=True))


GAPES = turned(GAPING) | {Heading.UP: GAPING_UP, Heading.DOWN: GAPING_UP.flipped()}
"""Above and below the mouth opens wider."""
_PICTURES = (
    *GAPES.values(),
    *turned(SHUT).values(),
    *turned(TAIL).values(),
    DISC,
    *SPIDER_SHAPES,
    CAP,
    *MINIATURES,
)
SHAPES = {name: bytes(picture.ink) for name, picture in zip("abcdefghijklmnopqrstu", _PICTURES, strict=True)}
"""Eight bytes of each user-defined graphic."""
OPEN, CLOSED, TAILS = _characters("abcd"), _characters("efgh"), _characters("ijkl")
BODY, MUSHROOM = udg_character("m"), udg_character("r")
SPIDERS = tuple(map(udg_character, "nopq"))
_MINI_TAIL, _MINI_BODY, _MINI_HEAD = map(udg_character, "stu")
LIVES_BAR = " ".join((_MINI_TAIL + 2 * _MINI_BODY + _MINI_HEAD,) * 3)
"""Three small worms."""
