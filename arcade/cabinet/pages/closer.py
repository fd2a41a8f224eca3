"""A kept picture on the whole screen, larger than in the gallery: the directions move over it."""

from arcade.cabinet.formats.png import Picture
from arcade.cabinet.page_context import PageContext, Screen
from arcade.cabinet.paint import voices
from arcade.cabinet.widgets.kept_picture import show
from arcade.machine.monitor.raster import Rect

STEP = 16
"""Pixels for a push."""
TWICE = 2
STEPS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


def closer(context: PageContext, picture: Picture, frame: Rect) -> Screen[None]:
    """Look around until fire or back is pressed. What fits the gallery's frame is seen twice as large."""
    monitor, gestures = context.monitor, context.gestures
    wide, high = monitor.SIZE
    seen = picture.scaled(TWICE) if picture.width <= frame[2] else picture
    spare = seen.width - wide, seen.height - high
    corner = spare[0] // 2, spare[1] // 2
    gestures.flush()
    gesture = ""
    while True:
        if not gesture or gesture in STEPS:
            show(monitor, seen, (0, 0, wide, high), corner)
        gesture = ""
        while not gesture:
            yield monitor
            gesture = gestures.read()
        if gesture not in STEPS:
            voices.back(monitor)
            return
        moved = tuple(
            min(max(at + STEP * step, min(room, 0)), max(room, 0)) if room > 0 else at
            for at, step, room in zip(corner, STEPS[gesture], spare, strict=True)
        )
        if moved == corner:
            voices.edge(monitor)
        corner = moved[0], moved[1]
