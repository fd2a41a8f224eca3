"""The Tower of Hanoi: carry a tower to another rod, disc by disc, never a larger one on a smaller one."""

from arcade.games.hanoi import strings
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import Book, Cartridge, Scoring, Shelf
from arcade.toolkit.contract.controls import BACK, FIRE, HINT, LEFT, RIGHT, SOLVE, TAKE_BACK
from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.picture.art import Art
from arcade.toolkit.programs.puzzle import OVER_PAR, RESTART
from arcade.toolkit.sound.music import Music

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
    levels=Levels(
        Level(1, strings.THREE, strings.THREE_NOTE, None),
        Level(2, strings.FOUR, strings.FOUR_NOTE, None),
        Level(3, strings.FIVE, strings.FIVE_NOTE, None),
        Level(4, strings.SIX, strings.SIX_NOTE, None, book=True),
        Level(5, strings.EIGHT, strings.EIGHT_NOTE, None),
        Level(6, strings.SCATTERED, strings.SCATTERED_NOTE, None),
        Level(7, strings.FOUR_RODS, strings.FOUR_RODS_NOTE, None),
        Level(8, strings.STEPWISE, strings.STEPWISE_NOTE, None),
    ),
    default_level=2,
    scoring=Scoring.LOWEST,
    score_unit=OVER_PAR,
    rules_version=5,
)
