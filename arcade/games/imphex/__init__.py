"""Imphex: hexapawn against a program that knows the rules and learns the rest from every game it loses."""

from arcade.games.imphex import strings
from arcade.games.imphex.levels import LEVELS
from arcade.machine.pet import Pet
from arcade.toolkit.contract.cartridge import Book, Cartridge, Goal, Shelf
from arcade.toolkit.contract.controls import BACK, FIRST_PLAYER, HINT, SECOND_PLAYER, TAKE_BACK, Control
from arcade.toolkit.picture.art import Art
from arcade.toolkit.sound.music import Music

WHY = Control("why", strings.WHY, ("w", "e"))
LEAVE = Control("leave", strings.LEAVE, ("q", "i"))

CONTROLS = (*FIRST_PLAYER, *SECOND_PLAYER, BACK, HINT, TAKE_BACK, WHY, LEAVE)

ART = Art(__name__)
MUSIC = Music(__name__)
CARTRIDGE = Cartridge(
    title=strings.TITLE,
    machine=Pet,
    shelf=Shelf.COMPETITIVE,
    book=Book.PET_MAGAZINE,
    page="an article on a program that learns, about 1980",
    tagline=strings.TAGLINE,
    card=strings.CARD,
    controls=CONTROLS,
    levels=LEVELS,
    seats=(1, 2),
    score_unit=strings.SCORE_UNIT,
    learns=True,
    goals=(Goal(won=True), Goal(2, won=True), Goal(2, score=5)),
    rules_version=3,
)
