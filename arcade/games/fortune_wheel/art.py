"""Pictures of the drawn look: coins, the lever's ball, lamps, plates and arrows, and the title's letters of bulbs."""

from functools import cache

from arcade.games.fortune_wheel import ART
from arcade.toolkit.animation.moving_sprites import Animation
from arcade.toolkit.picture.shading import outlined
from arcade.toolkit.picture.solids import ball
from arcade.toolkit.picture.sprites import Sprite, sprite

_FACE, _TURNED, _EDGE = (outlined(ART[f"spinning {side}"].see_through()) for side in ("face", "turned", "edge"))
SPINNING = Animation((_FACE, _TURNED, _EDGE, _TURNED), 3)
"""A small coin in the air, with a dark rim; it takes the colours of where it is."""
MOTH = Animation((ART["moth wings up"].see_through(), ART["moth wings down"].see_through()), 5)
BALL = ball(16).coloured("R", "k")
PLATE_WIDTH, PLATE_HEIGHT = 48, 16
LETTERS = "ACEFHILNORTUW"
"""Those that the name has in any language."""
LETTER_COLUMNS, LETTER_ROWS = 3, 4
"""With the gap to the next letter of bulbs."""


@cache
def plate(pressed: bool) -> Sprite:
    """A button's face; the one under the cursor has a heavy rim."""
    wide = PLATE_WIDTH - 2
    edge = " " + "#" * wide + " "
    if pressed:
        inside = ["###" + "." * (wide - 4) + "###"] * (PLATE_HEIGHT - 6)
        return sprite([edge, "#" * PLATE_WIDTH, "#" * PLATE_WIDTH, *inside, "#" * PLATE_WIDTH, "#" * PLATE_WIDTH, edge])
    inside = ["#" + "." * (wide - 1) + "##"] * (PLATE_HEIGHT - 4)
    return sprite([edge, "#" + "." * wide + "#", *inside, "#" * PLATE_WIDTH, edge])


@cache
def bulbs(letter: str) -> Sprite:
    """One of `LETTERS`, each dot a bulb of three by three pixels."""
    rows = []
    for dots in ART.rows(f"letter {letter.lower()}"):
        lit = "".join("###." if dot == "#" else "...." for dot in dots)
        rows += [lit, lit, lit, "." * len(lit)]
    return sprite(rows)
