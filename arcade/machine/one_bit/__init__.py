"""Music through one bit: voices that take turns within a round too short to be heard, and drums between them."""

from arcade.machine.one_bit.drums import DRUMS, Drum
from arcade.machine.one_bit.engine import VOICES, Moment, OneBit
from arcade.machine.one_bit.pins import RAISED, Pins
from arcade.machine.one_bit.voice import CLOCK, DUTIES, MIDDLE_C, ROUND, SILENCE, TICK, Strike, phase_step

__all__ = [
    "CLOCK",
    "DRUMS",
    "DUTIES",
    "MIDDLE_C",
    "RAISED",
    "ROUND",
    "SILENCE",
    "TICK",
    "VOICES",
    "Drum",
    "Moment",
    "OneBit",
    "Pins",
    "Strike",
    "phase_step",
]
