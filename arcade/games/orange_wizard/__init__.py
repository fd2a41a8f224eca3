"""The Orange Wizard: a touchy teacher of sums, who names your number, tests your tables and gives you a mark."""

from arcade.games.orange_wizard import strings
from arcade.games.orange_wizard.levels import LEVELS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import Book, Cartridge, Shelf
from arcade.toolkit.contract.controls import FIRST_PLAYER, HINT, Control
from arcade.toolkit.picture.art import Art
from arcade.toolkit.sound.music import Music

YES_KEY = Control("yes", strings.YES, ("y", "d"))
NO_KEY = Control("no", strings.NO, ("n",))

ART = Art(__name__)
MUSIC = Music(__name__)
CARTRIDGE = Cartridge(
    title=strings.TITLE,
    spine=strings.SPINE,
    machine=Spectrum,
    shelf=Shelf.EDUCATIONAL,
    book=Book.SPECTRUM_BOOK,
    page="Games for learning: the first game",
    tagline=strings.TAGLINE,
    card=strings.CARD,
    controls=(*FIRST_PLAYER, YES_KEY, NO_KEY, HINT),
    levels=LEVELS,
    original_goal=None,
    rules_version=4,
)
