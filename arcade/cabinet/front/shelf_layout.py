"""Where the parts of the shelf are, in either grid."""

from dataclasses import dataclass

from arcade.cabinet.front.cover_rows import RowsLayout
from arcade.machine.monitor.raster import Rect


@dataclass(frozen=True)
class ShelfLayout:
    """Where things are: the set's corner or the bare picture's room, the panel, the plank, tabs and covers."""

    set_at: tuple[int, int]
    room: Rect | None
    panel: Rect
    plank: int
    tabs: Rect
    rows: RowsLayout


WIDE = ShelfLayout(
    (6, 33), None, (315, 33, 158, 209), 243, (0, 248, 480, 15), RowsLayout(5, 269, 7, 68, 55, (0, 263, 480, 82))
)
NARROW = ShelfLayout(
    (2, 34),
    (2, 34, 268, 204),
    (8, 246, 256, 92),
    240,
    (0, 340, 272, 26),
    RowsLayout(3, 374, 4, 67, 57, (0, 367, 272, 221)),
)
