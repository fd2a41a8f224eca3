"""Checkers: English draughts with all its rules, problems and game records, or the book's simpler game."""

from arcade.games.checkers import strings
from arcade.games.checkers.levels import LEVELS
from arcade.machine.pet import Pet
from arcade.toolkit.contract.cartridge import Book, Cartridge, Shelf
from arcade.toolkit.contract.controls import BACK, FIRST_PLAYER, HINT, SECOND_PLAYER, TAKE_BACK, Control
from arcade.toolkit.picture.art import Art
from arcade.toolkit.sound.music import Music

WRITE = Control("write", strings.WRITE_CONTROL, ("w", "s"))
DRAW = Control("draw", strings.DRAW_CONTROL, ("d", "r"))
LEAVE = Control("leave", strings.LEAVE_CONTROL, ("q", "a"))

ART = Art(__name__)
MUSIC = Music(__name__)
CARTRIDGE = Cartridge(
    title=strings.TITLE,
    machine=Pet,
    shelf=Shelf.COMPETITIVE,
    book=Book.PET_BOOK,
    page="chapter 5, checkers",
    tagline=strings.TAGLINE,
    card=strings.CARD,
    controls=(*FIRST_PLAYER, *SECOND_PLAYER, BACK, HINT, TAKE_BACK, WRITE, DRAW, LEAVE),
    levels=LEVELS,
    seats=(1, 2),
    original_levels=True,
    rules_version=5,
)
