"""The little man of the gallows: bodies in four poses, a head with faces, a bowler hat."""

from functools import cache

from arcade.games.hidden_word import ART
from arcade.toolkit.picture.sprites import Sprite, sprite

WIDTH, HEIGHT = 32, 54
"""Pixels of a whole man, hat and feet included."""
RAISED = ART["raised"]
HANGING = ART["hanging"]
STRIDING = ART["striding"]
PASSING = ART["passing"]
HEAD = ART["head"]
"""Without a mouth."""
HAT = ART["hat"]
MOUTH_EVEN = sprite("""
    ########
""")
MOUTH_GLAD = ART["mouth-glad"]
MOUTH_WORRIED = ART["mouth-worried"]
MOUTH_SAD = ART["mouth-sad"]
EYES_SHUT = ART["eyes-shut"]

POSES: dict[str, tuple[Sprite, int, int]] = {
    "raised": (RAISED, 1, 11),
    "hanging": (HANGING, 4, 22),
    "striding": (STRIDING, 2, 11),
    "passing": (PASSING, 6, 10),
}
"""Bodies and where they stand in the whole picture."""
MOUTHS = {"even": (MOUTH_EVEN, 12), "glad": (MOUTH_GLAD, 11), "worried": (MOUTH_WORRIED, 11), "sad": (MOUTH_SAD, 12)}


@cache
def man(pose: str, mood: str, hat: bool = True, shut: bool = False) -> Sprite:
    """A man in a pose ("raised", "hanging", "striding", "passing") and a mood ("even", "glad", "worried", "sad")."""
    body, x, y = POSES[pose]
    mouth, down = MOUTHS[mood]
    head = mouth.over(HEAD, (HEAD.width - mouth.width) // 2, down)
    if shut or mood == "sad":
        head = EYES_SHUT.over(head, 5, 6)
    whole = Sprite(WIDTH, (0,) * HEIGHT, (0,) * HEIGHT)
    whole = head.over(body.over(whole, x, y), 7, 6)
    return HAT.over(whole, 6, 0) if hat else whole
