"""Noughts and crosses on the PET: the book's board for two, and the computer player that it left as a challenge."""

from arcade.games.noughts import strings
from arcade.games.noughts.levels import LEVELS
from arcade.machine.pet import Pet
from arcade.toolkit.contract.cartridge import Book, Cartridge, Shelf
from arcade.toolkit.contract.controls import BACK, FIRST_PLAYER, HINT, SECOND_PLAYER, TAKE_BACK, Control
from arcade.toolkit.picture.art import Art
from arcade.toolkit.sound.music import Music

ABANDON = Control("abandon", strings.ABANDON, ("q", "a", "-"))

CONTROLS = (*FIRST_PLAYER, *SECOND_PLAYER, BACK, HINT, TAKE_BACK, ABANDON)

ART = Art(__name__)
MUSIC = Music(__name__)
CARTRIDGE = Cartridge(
    title=strings.TITLE,
    spine=strings.SPINE,
    machine=Pet,
    shelf=Shelf.COMPETITIVE,
    book=Book.PET_BOOK,
    page="chapter 4",
    tagline=strings.TAGLINE,
    card=strings.CARD,
    controls=CONTROLS,
    levels=LEVELS,
    seats=(1, 2),
    default_level=2,
    original_levels=True,
    rules_version=5,
)
