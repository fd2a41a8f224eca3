"""Noises of one bit: an ironic laugh, a helicopter, a train, the crackle of thunder, applause, a key's click."""

from math import cos, sin

from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.beeper import Tone
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.picture.ink import BLACK, GREEN, RED
from arcade.toolkit.sound.tunes import Tune

KEY_HALF = 918
"""Ticks between two changes of level in the click of a key."""
FLASH_TICKS = 9_000
"""How long each colour of a lightning lasts: an eighth of a frame."""
CRACKLES = 20
CLICK_OFF, CLICK_SHORT, CLICK_MEDIUM, CLICK_LONG = 0, 5, 10, 50
"""Lengths of a key's click."""


def laugh(triples: int = 6) -> Tune:
    """Three notes that fall or rise together, the wider apart the more the cosine says so."""
    notes: list[tuple[float, float | None]] = []
    for turn in range(triples):
        swing = cos(turn) + 0.5
        notes += [(0.1, round(step * swing + 1, 2)) for step in (-10, -20, -30)]
    return tuple(notes)


def helicopter(bursts: int = 100, a_second: float = 13.8) -> Tune:
    """Short high bursts, so many a second, whose pitch trembles."""
    notes: list[tuple[float, float | None]] = []
    for turn in range(1, 10 * bursts, 10):
        notes += [(0.001, round(60 + sin(10 * turn), 2)), (round(1 / a_second - 0.001, 4), None)]
    return tuple(notes)


def train(turns: int = 4) -> Tune:
    """Two puffs, the wheels, a rumble of single clicks, the hiss of steam."""
    return ((0.05, -2), (0.05, -2), (0.5, -10), (0.2, -60), (0.2, 66), (0.036, None)) * turns


def applause(claps: int = 40) -> Tune:
    """Many hands, each clap a click, thicker at first and then dying away; about a second for forty."""
    notes: list[tuple[float, float | None]] = []
    for clap in range(claps):
        spread = clap * 37 % 11
        notes += [(0.002, 40.0 + spread), (round(0.006 + 0.002 * spread + 0.02 * clap / claps, 4), None)]
    return tuple(notes)


def thunder(machine: Spectrum, dice: Dice, crackles: int = CRACKLES, calm: bool = False) -> Frames[None]:
    """Clicks with gaps of chance, each with a flicker of red and green in the border; when calm the border rests."""
    rest = machine.border_colour
    for _ in range(crackles):
        for colour in (RED, GREEN, BLACK):
            machine.speaker.lay_out([machine.now])
            if not calm:
                machine.border(colour)
            yield from machine.spend(FLASH_TICKS)
        yield from machine.spend(machine.FRAME // 8 * (1 + dice.below(24)))
    machine.border(rest)


def click_key(machine: Spectrum, length: int = CLICK_OFF) -> None:
    """The click of a key, in the length that the original's setting (0 to 255) gives it: a half millisecond a unit."""
    machine.speaker.lay_out(Tone(KEY_HALF, length + 1, machine.CLOCK / (2 * KEY_HALF)).edges(machine.now))
