"""Traian Predan's magic square: whole lines slide on a cross until the tiles stand in order, by hand or by itself."""

from dataclasses import replace

from arcade.games.magic_square import strings
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import Book, Cartridge, Scoring, Shelf
from arcade.toolkit.contract.controls import BACK, FIRST_PLAYER, HINT, SOLVE, TAKE_BACK, Control
from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.picture.art import Art
from arcade.toolkit.programs.puzzle import OVER_PAR, RESTART
from arcade.toolkit.sound.music import Music

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
    levels=Levels(
        Level(1, strings.FIVE_MOVES, strings.FIVE_MOVES_NOTE, None),
        Level(2, strings.TEN_MOVES, strings.TEN_MOVES_NOTE, None),
        Level(3, strings.TWENTY_MOVES, strings.TWENTY_MOVES_NOTE, None),
        Level(4, strings.THREE, strings.THREE_NOTE, None),
        Level(5, strings.FOUR, strings.FOUR_NOTE, None),
        Level(6, strings.FIVE, strings.FIVE_NOTE, None),
        Level(7, strings.MAGIC, strings.MAGIC_NOTE, None),
        Level(8, strings.PRINTED, strings.PRINTED_NOTE, None, book=True),
    ),
    default_level=2,
    scoring=Scoring.LOWEST,
    score_unit=OVER_PAR,
    rules_version=6,
)
