"""Chinese draughts: sixteen arrows change sides across one empty cell; an exact atlas knows what can be solved."""

from dataclasses import replace

from arcade.games.chinese_draughts import strings
from arcade.games.chinese_draughts.levels import LEVELS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import Book, Cartridge, Scoring, Shelf
from arcade.toolkit.contract.controls import BACK, FIRST_PLAYER, HINT, SOLVE, TAKE_BACK
from arcade.toolkit.picture.art import Art
from arcade.toolkit.sound.music import Music
from arcade.toolkit.words.controls import RESTART
from arcade.toolkit.words.labels import OVER_PAR

AGAIN = RESTART.only(*RESTART.keys, "0")
UNDO = replace(TAKE_BACK, keys=(*TAKE_BACK.keys, "u", *BACK.keys))

ART = Art(__name__)
MUSIC = Music(__name__)
CARTRIDGE = Cartridge(
    title=strings.TITLE,
    spine=strings.SPINE,
    machine=Spectrum,
    shelf=Shelf.PUZZLE,
    book=Book.SPECTRUM_BOOK,
    page="solitaire logic games, draughts (a variant)",
    tagline=strings.TAGLINE,
    card=strings.CARD,
    controls=(*FIRST_PLAYER, HINT, UNDO, SOLVE, AGAIN),
    levels=LEVELS,
    default_level=3,
    scoring=Scoring.LOWEST,
    score_unit=OVER_PAR,
    rules_version=6,
)
