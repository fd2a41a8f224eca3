"""Sliding Squares: slide your men into the hole of a full tray until the other side has none beside it."""

from arcade.games.sliding_squares import strings
from arcade.games.sliding_squares.levels import LEVELS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import Book, Cartridge, Goal, Shelf
from arcade.toolkit.contract.controls import FIRST_PLAYER, HINT, SECOND_PLAYER, TAKE_BACK, Control
from arcade.toolkit.picture.art import Art
from arcade.toolkit.sound.music import Music
from arcade.toolkit.words.controls import NO_LETTER

PAIRS = Control("pairs", strings.PAIRS, ("v", "pad1 back", "pad2 back"))
"""Whether the squares that belong together are shown linked."""

ART = Art(__name__)
MUSIC = Music(__name__)
CARTRIDGE = Cartridge(
    title=strings.TITLE,
    spine=strings.SPINE,
    machine=Spectrum,
    shelf=Shelf.COMPETITIVE,
    book=Book.SPECTRUM_BOOK,
    page="two-player logic games",
    tagline=strings.TAGLINE,
    card=strings.CARD,
    controls=(*FIRST_PLAYER, *SECOND_PLAYER, PAIRS, NO_LETTER, HINT, TAKE_BACK),
    levels=LEVELS,
    seats=(1, 2),
    default_level=3,
    original_goal=Goal(score=8),
    rules_version=5,
)
