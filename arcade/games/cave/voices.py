"""What is heard, drawn: the snores of sleepers, the bubbles of those who quarrel."""

from collections.abc import Iterable

from arcade.toolkit.letters.poster import poster
from arcade.toolkit.picture.dithered_scene import DitheredScene, box, ellipse, polygon


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
