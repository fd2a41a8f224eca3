"""The ZX Spectrum 48K."""

from arcade.machine.spectrum.beeping import Notes
from arcade.machine.spectrum.charset import udg_character
from arcade.machine.spectrum.errors import (
    BasicError,
    IntegerOutOfRangeError,
    InvalidArgumentError,
    InvalidColourError,
    NumberTooBigError,
    OutOfScreenError,
)
from arcade.machine.spectrum.items import (
    At,
    Bright,
    Colour,
    Comma,
    Flash,
    Ink,
    Inverse,
    Item,
    Newline,
    Over,
    Paper,
    Tab,
)
from arcade.machine.spectrum.memory import Mode
from arcade.machine.spectrum.spectrum import Spectrum

__all__ = [
    "At",
    "BasicError",
    "Bright",
    "Colour",
    "Comma",
    "Flash",
    "Ink",
    "IntegerOutOfRangeError",
    "InvalidArgumentError",
    "InvalidColourError",
    "Inverse",
    "Item",
    "Mode",
    "Newline",
    "Notes",
    "NumberTooBigError",
    "OutOfScreenError",
    "Over",
    "Paper",
    "Spectrum",
    "Tab",
    "udg_character",
]
