"""Traian Predan's magic square: whole lines slide on a cross until the tiles stand in order, by hand or by itself."""

from dataclasses import replace

from arcade.games.magic_square import strings
from arcade.games.magic_square.levels import LEVELS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import Book, Cartridge, Scoring, Shelf
from arcade.toolkit.contract.controls import BACK, FIRST_PLAYER, HINT, SOLVE, TAKE_BACK, Control
from arcade.toolkit.picture.art import Art
from arcade.toolkit.sound.music import Music
from arcade.toolkit.words.controls import RESTART
from arcade.toolkit.words.labels import OVER_PAR

AGAIN = replace(RESTART, keys=("x",))
CONSULT = Control("consult", strings.CONSULT, ("z",))
UNDO = replace(TAKE_BACK, keys=(*TAKE_BACK.keys, *BACK.keys))

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
    controls=(*FIRST_PLAYER, CONSULT, AGAIN, HINT, UNDO, SOLVE),
    levels=LEVELS,
    default_level=2,
    scoring=Scoring.LOWEST,
    score_unit=OVER_PAR,
    rules_version=6,
)
