"""Sound on the CB2 line: the interface chip shifts an eight-bit pattern out to a loudspeaker, over and over.

The chip is the 6522 in its free-running mode: a bit lasts 2 * (rate + 2) ticks, the highest one comes first.
"""

from arcade.machine.speaker import Note

CLOCK = 1_000_000
MIDDLE_C = 261.6256
"""Hertz."""
SQUARE_WAVES = (0b01010101, 0b00110011, 0b00001111)
"""Patterns an octave apart, the highest first."""
SLOWEST = 255
LOWEST_PITCH = -1
"""Semitones from middle C: a rate is a byte, so that nothing deeper than 243 Hz comes out."""


def bit_ticks(rate: int) -> int:
    """How long a bit stays on the line."""
    return 2 * (rate + 2)


def waves(pattern: int) -> int:
    """How often the line rises while a pattern goes round once."""
    return (pattern & ~(pattern << 1 | pattern >> 7) & 0xFF).bit_count()


def hertz(rate: int, pattern: int) -> float:
    """Waves a second; 0 for a pattern that never changes."""
    return CLOCK * waves(pattern) / (8 * bit_ticks(rate))


def tone(pitch: float) -> tuple[int, int]:
    """Rate and pattern nearest to a pitch in semitones from middle C; what is too low sounds octaves higher."""
    while pitch < LOWEST_PITCH:
        pitch += 12
    wanted = MIDDLE_C * 2 ** (pitch / 12)
    rates = ((max(0, round(CLOCK * waves(pattern) / (16 * wanted)) - 2), pattern) for pattern in SQUARE_WAVES)
    return next((rate, pattern) for rate, pattern in rates if rate <= SLOWEST)


def shifted(start: int, rate: int, pattern: int, ticks: int) -> tuple[list[int], Note]:
    """The level changes of a pattern sounding for `ticks`, and the note it makes. The line is low before and after."""
    if not (0 <= rate <= SLOWEST and 0 <= pattern <= 0xFF):
        raise ValueError("rate and pattern of the shift register are bytes")
    edges: list[int] = []
    level = 0
    for count, tick in enumerate(range(start, start + ticks - 1, bit_ticks(rate))):
        if pattern >> 7 - count % 8 & 1 != level:
            level ^= 1
            edges.append(tick)
    if level:
        edges.append(start + ticks - 1)
    return edges, Note(start, ticks, hertz(rate, pattern))
