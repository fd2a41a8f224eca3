"""The poster face: chunky capitals eight pixels high with strokes two wide, made to be enlarged and smoothed.

Romanian marks are drawn apart from their letters, above and below, so that the letters keep their full height.
"""

from functools import cache, lru_cache

from arcade.toolkit.picture.art import ART
from arcade.toolkit.picture.joined_sprites import beside
from arcade.toolkit.picture.sprites import Sprite, sprite

_STRIPS = (
    ("ABCDEFGHIJKL", ART.rows("poster a-l")),
    ("MNOPQRSTUVWX", ART.rows("poster m-x")),
    ("YZ0123456789", ART.rows("poster y-9")),
    ("!?.,:-–’„”“+×/&()", ART.rows("poster signs")),
)
ABOVE: dict[str, tuple[str, tuple[str, ...]]] = {
    "Ă": ("A", ("##..##", ".####.")),
    "Â": ("A", (".####.", "##..##")),
    "Î": ("I", (".##.", "#..#")),
}
BELOW: dict[str, tuple[str, tuple[str, ...]]] = {
    "Ș": ("S", ("..##..", ".##...")),
    "Ț": ("T", ("..##..", ".##...")),
}
"""Letters with a mark above or below: the letter without it, and the mark."""

BODY = 8
"""Rows of a letter's body."""
MARK = 3
"""Rows above and below the body for the marks, the one that parts them included."""


@cache
def _rows() -> dict[str, tuple[str, ...]]:
    """The rows of every letter of the face, MARK of them above and below its body."""
    bodies = {" ": ("...",) * BODY}
    for names, strip in _STRIPS:
        rows = [line.split() for line in strip]
        bodies |= {name: tuple(row[index] for row in rows) for index, name in enumerate(names)}
    blank = ("",) * MARK
    letters = {name: (*blank, *rows, *blank) for name, rows in bodies.items()}
    letters |= {name: (*mark, "", *bodies[base], *blank) for name, (base, mark) in ABOVE.items()}
    letters |= {name: (*blank, *bodies[base], "", *mark) for name, (base, mark) in BELOW.items()}
    return letters


@lru_cache(256)
def poster_letter(name: str) -> Sprite:
    """A letter of the face, MARK rows above and below its body; what is not ink is transparent.

    Narrower marks or bodies are in the middle. Raises KeyError for a character that the face lacks.
    """
    rows = _rows()[name]
    width = max(map(len, rows))
    return sprite([row.center(width) for row in rows]).see_through()


@lru_cache(256)
def poster(words: str, gap: int = 1, box: int = 0) -> Sprite:
    """Words in the poster face, BODY + 2 * MARK rows high, capitals only, `gap` pixels between letters.

    With a `box`, each letter is centred in so many pixels instead, so that eight make letters that keep to the cells
    when enlarged. Raises ValueError for a character that the face lacks.
    """
    words = words.upper().replace("'", "’")
    missing = [character for character in words if character not in _rows()]
    if missing or not words:
        raise ValueError(f"the poster face cannot write {words!r}: {''.join(missing) or 'nothing'}")
    chosen = [poster_letter(character) for character in words]
    if box:
        chosen = [one.cut((one.width - box) // 2, 0, box, one.height) for one in chosen]
        gap = 0
    return beside(*chosen, gap=gap)
