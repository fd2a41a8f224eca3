"""The figures by which edges of a one-bit speaker become sound and stay in step with the picture, on any host."""

RATE = 44_100
"""Samples a second where the host may choose."""
TAPS = 32
"""Samples over which an edge is spread."""
PHASES = 1024
"""Places between two samples where an edge can be."""
CUTOFF = 0.9
"""Where the sinc ends, as a part of half the sample rate."""
SOFT_CUTOFF = 0.45
"""Where it ends while voices take turns, faster than is heard."""
KAISER = 8.0
"""The window's shape: side lobes about 80 dB down."""
HIGH_PASS = 16
"""Hertz: what is slower the loudspeaker's coupling lets not through."""
FULL_STEP = 18_000
"""The step of an edge at full volume, of 32,767: a long square wave swings half as far to either side."""
DELAY = TAPS // 2 - 1
"""Samples by which the sound comes after the edge."""

LEAD = 0.030
"""Seconds written but not yet played when a frame's sound comes in. With two buffers of the device that makes 53 ms."""
MOST = 0.037
"""With more than this still to play a frame's sound is left out: the sound stays within 60 ms of the picture."""
FRESH = 0.018
"""After a gap the lead begins with this; a burst of frames follows, or the flow makes up the rest."""
STRETCH = 0.06
"""The largest part by which a frame's sound is made longer or shorter."""
FADE = 64
"""Samples in which the sound sinks to silence when nothing follows, and in which a jump is smoothed away."""


class Flow:
    """How much longer than the frame its sound has to be, from how far ahead the stream is (a PI controller)."""

    def __init__(self, lead: float) -> None:
        """`lead` is the wanted time ahead in seconds."""
        self._lead = lead
        self._ahead = lead
        self._drift = 0.0

    def stretch(self, ahead: float) -> float:
        """The factor for this frame, with `ahead` seconds left to play. Small errors are corrected inaudibly."""
        self._ahead += (ahead - self._ahead) / 8
        short = self._lead - self._ahead
        self._drift = max(-STRETCH, min(STRETCH, self._drift + 0.002 * short))
        correction = self._drift + 0.5 * short + 400 * short * abs(short)
        return 1 + max(-STRETCH, min(STRETCH, correction))


def gain(volume: int, loudest: int) -> float:
    """What a volume from 0 to `loudest` makes of a sound: equal steps to the ear."""
    return float((max(0, min(volume, loudest)) / loudest) ** 2)
