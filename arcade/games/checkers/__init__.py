"""Checkers: English draughts with all its rules, problems and game records, or the book's simpler game."""

from arcade.games.checkers import strings
from arcade.machine.pet import Pet
from arcade.toolkit.contract.cartridge import Book, Cartridge, Shelf
from arcade.toolkit.contract.controls import BACK, FIRST_PLAYER, HINT, SECOND_PLAYER, TAKE_BACK, Control
from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.sound.music import Music

WRITE = Control("write", strings.WRITE_CONTROL, ("w", "s"))
DRAW = Control("draw", strings.DRAW_CONTROL, ("d", "r"))
LEAVE = Control("leave", strings.LEAVE_CONTROL, ("q", "a"))

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
    levels=Levels(
        Level(1, strings.BEGINNER, strings.BEGINNER_NOTE, None),
        Level(2, strings.CASUAL, strings.CASUAL_NOTE, None),
        Level(3, strings.CLUB, strings.CLUB_NOTE, None),
        Level(4, strings.MASTER, strings.MASTER_NOTE, None),
    ),
    seats=(1, 2),
    original_levels=True,
    rules_version=5,
)
