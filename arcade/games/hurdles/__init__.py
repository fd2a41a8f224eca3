"""Hurdle race: a runner who never stops, twelve hurdles, and one key for the right moment."""

from arcade.games.hurdles import strings
from arcade.games.hurdles.levels import LEVELS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import Book, Cartridge, Shelf
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.picture.art import Art
from arcade.toolkit.sound.music import Music

JUMP = Control("jump", strings.JUMP, (" ", "a", "pad1 fire", "pad1 up"))
JUMP_2 = Control("jump 2", strings.JUMP_2, ("return", "l", "up", "pad2 fire", "pad2 up"))
"""For two players; one alone jumps with any key."""

ART = Art(__name__)
MUSIC = Music(__name__)
CARTRIDGE = Cartridge(
    title=strings.TITLE,
    spine=strings.SPINE,
    machine=Spectrum,
    shelf=Shelf.REFLEX,
    book=Book.SPECTRUM_BOOK,
    page="reflex games, 2",
    tagline=strings.TAGLINE,
    card=strings.CARD,
    controls=(JUMP, JUMP_2),
    levels=LEVELS,
    seats=(1, 2),
    default_level=2,
    rules_version=4,
)
