"""Sounds of drawing: a dot sounds as high as its row stands, a command as what it does, a saved picture as a tune."""

from collections.abc import Sequence

from arcade.toolkit.sound.tunes import Tune

SCALE = (20, 17, 15, 13, 12, 10, 8, 5)
"""The pitch of each row, from above: A flat major without what would grate."""
MOVED: Tune = ((0.004, 19.0),)
KEY_MOVED: Tune = ((0.005, 24.0), (0.004, 31.0))
ERROR: Tune = ((0.05, -4.0), (0.02, None), (0.09, -9.0))
FARTHER: Tune = ((0.003, 45.0), (0.04, -2.0), (0.03, -3.0))
"""A dot of an exercise that is wrong."""
GRAPHIC: Tune = ((0.008, 27.0), (0.012, None), (0.008, 24.0))
HINT: Tune = ((0.03, 20.0), (0.03, 25.0), (0.05, 32.0))
QUESTION: Tune = ((0.05, 8.0), (0.02, None), (0.08, 15.0))
SHUTTER: Tune = ((0.004, 43.0), (0.004, 31.0), (0.05, None), (0.004, 36.0), (0.004, 24.0), (0.04, None))
STAMP: Tune = ((0.006, 10.0), (0.008, -2.0), (0.012, -14.0), (0.06, None), (0.06, 15.0), (0.06, 20.0), (0.12, 27.0))
COMMANDS: dict[str, Tune] = {
    "mirror": ((0.03, 8.0), (0.03, 15.0), (0.02, None), (0.03, 15.0), (0.03, 8.0)),
    "flip": ((0.03, 20.0), (0.03, 8.0), (0.02, None), (0.03, 8.0), (0.03, 20.0)),
    "rotate": ((0.025, 8.0), (0.025, 15.0), (0.025, 20.0), (0.025, 12.0)),
    "shift left": ((0.02, 15.0), (0.02, 13.0)),
    "shift right": ((0.02, 13.0), (0.02, 15.0)),
    "shift up": ((0.02, 15.0), (0.02, 20.0)),
    "shift down": ((0.02, 13.0), (0.02, 8.0)),
    "invert": ((0.04, 3.0), (0.04, 27.0)),
    "clear": tuple((0.008, float(pitch)) for pitch in (32, 27, 29, 24, 26, 20, 22, 17, 19, 14)),
    "letter": ((0.004, 38.0), (0.04, None), (0.02, 20.0)),
    "copy": ((0.004, 36.0), (0.03, None), (0.004, 36.0)),
    "paste": ((0.006, 10.0), (0.01, -2.0), (0.012, -9.0)),
    "take back": ((0.02, 20.0), (0.02, 17.0), (0.02, 13.0)),
    "redo": ((0.02, 13.0), (0.02, 17.0), (0.02, 20.0)),
    "previous": ((0.005, 31.0), (0.02, None), (0.005, 27.0)),
    "next": ((0.005, 27.0), (0.02, None), (0.005, 31.0)),
    "more": ((0.005, 27.0), (0.015, None), (0.005, 31.0), (0.015, None), (0.03, 20.0)),
    "less": ((0.005, 31.0), (0.015, None), (0.005, 27.0), (0.015, None), (0.03, 8.0)),
    "layout": ((0.02, 8.0), (0.02, 15.0), (0.02, 12.0), (0.02, 20.0)),
    "animate": ((0.004, 29.0), (0.03, None)) * 4,
    "speed": ((0.004, 29.0), (0.04, None), (0.004, 29.0), (0.025, None), (0.004, 29.0), (0.01, None), (0.004, 29.0)),
    "bright": ((0.02, 20.0), (0.04, 32.0)),
}
"""What a command does, by its name."""


def dot(row: int, ink: bool) -> Tune:
    """The pencil's scratch and the row's note, or the rubber's, an octave lower."""
    pitch = float(SCALE[row])
    return ((0.003, 45.0), (0.03, pitch)) if ink else ((0.006, 24.0), (0.006, 17.0), (0.025, pitch - 12))


def paint(colour: int) -> Tune:
    """A colour: the lighter the higher."""
    return (0.004, 36.0), (0.05, 3.0 + 3 * colour)


def nearer(wrong: int) -> Tune:
    """A dot of an exercise that is right: the fewer are left, the higher."""
    return (0.003, 45.0), (0.035, 27.0 - min(wrong, 20)), (0.02, 34.0 - min(wrong, 20))


def music_box(picture: Sequence[str]) -> Tune:
    """A picture played from left to right, each set dot with its row's note."""
    notes: list[tuple[float, float | None]] = []
    for column in zip(*picture, strict=True):
        chord = [float(SCALE[row % len(SCALE)]) for row, sign in enumerate(column) if sign == "#"]
        notes += [(round(0.064 / len(chord), 4), pitch) for pitch in reversed(chord)] if chord else [(0.064, None)]
    return tuple(notes)
