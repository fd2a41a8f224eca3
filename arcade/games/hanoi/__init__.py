"""The Tower of Hanoi: carry a tower to another rod, disc by disc, never a larger one on a smaller one."""

from arcade.games.hanoi import strings
from arcade.games.hanoi.levels import LEVELS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import Book, Cartridge, Scoring, Shelf
from arcade.toolkit.contract.controls import BACK, FIRE, HINT, LEFT, RIGHT, SOLVE, TAKE_BACK
from arcade.toolkit.picture.art import Art
from arcade.toolkit.sound.music import Music
from arcade.toolkit.words.controls import RESTART
from arcade.toolkit.words.labels import OVER_PAR

ART = Art(__name__)
MUSIC = Music(__name__)
CARTRIDGE = Cartridge(
    title=strings.TITLE,
    spine=strings.SPINE,
    machine=Spectrum,
    shelf=Shelf.PUZZLE,
    book=Book.SPECTRUM_BOOK,
    page="solitaire logic games",
    tagline=strings.TAGLINE,
    card=strings.CARD,
    controls=(LEFT, RIGHT, FIRE, BACK, RESTART, HINT, TAKE_BACK, SOLVE),
    levels=LEVELS,
    default_level=2,
    scoring=Scoring.LOWEST,
    score_unit=OVER_PAR,
    rules_version=5,
)
