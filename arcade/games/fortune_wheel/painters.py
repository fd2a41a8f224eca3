"""Who paints the title's packed picture."""

from functools import partial

from arcade.toolkit.picture.packed_pictures import Painters
from arcade.toolkit.picture.solids import shaded
from arcade.toolkit.picture.sprites import Sprite

SECTORS = 40


def rays(width: int, height: int) -> Sprite:
    """Rays of light from below the middle outwards, thinner than the darkness between them."""

    def level(x: int, y: int) -> int:
        across, down = 2 * x - width, 2 * (y - height // 2)
        far = abs(across) + abs(down) or 1
        # The place on the edge of a diamond round the middle, which stands for the angle.
        turn = SECTORS * across // far + 2 * SECTORS
        return 16 if (turn if down < 0 else turn + SECTORS // 8) // (SECTORS // 8) % 2 else 0

    return shaded(width, height, level)


PAINTERS: Painters[Sprite] = {"rays": partial(rays, 256, 88)}
