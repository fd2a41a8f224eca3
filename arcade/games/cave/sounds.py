"""What the cave sounds like: wings, snoring, heavy steps, a shanty, a music box, the wind."""

from arcade.games.cave.variant import FOUND
from arcade.toolkit.sound.jingles import THUD
from arcade.toolkit.sound.tunes import Tune, tune

WINGS: Tune = tuple(
    note for beat in range(9) for note in ((0.006, 30.0 - beat), (0.004, 18.0 + beat % 3), (0.02 + 0.002 * beat, None))
)
SNORE: Tune = (
    *((0.018, -20.0 + step / 4) for step in range(20)),
    (0.25, None),
    *((0.012, 6.0 - step / 3) for step in range(24)),
)
STEPS: Tune = tuple(note for _ in range(4) for note in (*THUD, (0.02, -26.0), (0.14, None)))
SHANTY = tune("D4/8 D/16 D G/8 G | A/8 B/16 A G/4 | B/8 B/16 B A/8 F# | G/4 r/16 k/16 s/8", 168)
LAUGH = tune("C3/16 r/32 B2/16 r/32 A#2/16 r/32 A2/8 r/16 C3/16 r/32 B2/16 r/32 A#2/16 r/32 A2/4", 150)
MUSIC_BOX = tune("E5/16 B5 G#5 E6 B5 G#5 C#6 A5 | F#5 C#6 A5 F#6 C#6 A5 D#6 B5", 150)
WIND: Tune = tuple((0.02, 8.0 + 14 * (step % 30) / 15 - (step % 30) ** 2 / 32) for step in range(60))
WAVES: Tune = tuple((0.005, 40.0 - abs(step - 20)) for step in range(40))
LARK = tune("A5/32 C#6 E6 C#6 A5 E6 r/16 C#6/32 E6 A6 E6 r/16 A6/32 G#6 A6 E6 C#6 A5/8", 132)
DRIP: Tune = ((0.004, 44.0), (0.25, None), (0.004, 41.0), (0.4, None), (0.004, 46.0))
CHEST = tune("E4/32 A C#5 E A C#6 E6/8 r/32 A5/32 C#6 E6 A6/4", 130)
WALKING: Tune = ((0.005, -8.0), (0.07, None), (0.005, -12.0))
HUMMING = tune("E4/8 G B G F# D | E/4 r/8", 150)

FEET: tuple[Tune, Tune] = (((0.005, -8.0),), ((0.005, -12.0),))
"""A left foot, a right foot."""

OF_SCENES: dict[int, Tune] = {
    3: WIND,
    11: SNORE,
    12: STEPS,
    13: LAUGH,
    15: DRIP,
    16: MUSIC_BOX,
    18: LARK,
    19: WAVES,
    20: DRIP,
    21: WINGS,
    23: WIND,
    25: SHANTY,
    26: SHANTY,
    27: MUSIC_BOX,
    31: HUMMING,
    32: WAVES,
    33: WAVES,
    36: WIND,
    FOUND: CHEST,
}

AGAIN = (WIND, SNORE, WAVES, LARK)
"""What is heard again and again where it is at home; elsewhere it drips."""
RESTLESS = 420
"""Frames of waiting from one sound of a place to the next."""


def around(scene: int) -> Tune:
    """What is heard in a place by somebody who stands still."""
    sound = OF_SCENES.get(scene, DRIP)
    return sound if sound in AGAIN else DRIP


def plip(drop: int) -> Tune:
    """A drop that falls into water."""
    return ((0.004, 38.0 + (0, 5, 3, 8)[drop]), (0.006, 43.0 + (0, 5, 3, 8)[drop]))
