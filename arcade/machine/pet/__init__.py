"""The Commodore PET 2001: screen codes, character sets, cursor, INPUT, and sound on the CB2 line."""

from arcade.machine.pet.charset import CharacterSet
from arcade.machine.pet.pet import PHOSPHORS, Pet, Phosphor
from arcade.machine.pet.screen import Control

__all__ = ["PHOSPHORS", "CharacterSet", "Control", "Pet", "Phosphor"]
