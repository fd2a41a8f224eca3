"""The Commodore PET 2001: screen codes, character sets, cursor, INPUT, and sound on the CB2 line."""

from arcade.machine.pet.charset import CharacterSet
from arcade.machine.pet.pet import Pet
from arcade.machine.pet.screen import Control

__all__ = ["CharacterSet", "Control", "Pet"]
