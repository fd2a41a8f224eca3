"""Septica: take tricks with tens and aces; a card of the led rank cuts, and so does every seven."""

from arcade.games.septica import strings
from arcade.games.septica.levels import LEVELS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import Book, Cartridge, Goal, Shelf
from arcade.toolkit.contract.controls import FIRE, FIRE_2, HINT, LEFT, LEFT_2, RIGHT, RIGHT_2, TAKE_BACK, Control
from arcade.toolkit.picture.art import Art
from arcade.toolkit.sound.music import Music

PREVIOUS, NEXT, PLAY = LEFT, RIGHT.also("n"), FIRE.also("d")
COUNT = Control("count", strings.COUNTER, ("c", "up", "pad1 up", "pad2 up"))

HALF = 4
"""The points of which the others can't have more. With CAMPION in the lead the old fox wins no more than about half of
the first games, but in most of them CAMPION gets no more than it does.
"""

ART = Art(__name__)
MUSIC = Music(__name__)
CARTRIDGE = Cartridge(
    title=strings.TITLE,
    machine=Spectrum,
    shelf=Shelf.OTHER,
    book=Book.SPECTRUM_BOOK,
    page="other games, Septica",
    tagline=strings.TAGLINE,
    card=strings.CARD,
    controls=(PREVIOUS, NEXT, PLAY, COUNT, LEFT_2, RIGHT_2, FIRE_2, HINT, TAKE_BACK),
    levels=LEVELS,
    seats=(1, 2),
    table=(2, 3, 4),
    default_level=2,
    rules_version=5,
    goals=(Goal(score=2), Goal(2, score=HALF), Goal(3, won=True)),
)
