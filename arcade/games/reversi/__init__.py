"""Reversi: trap enemy discs between your own to turn them over, against opponents from the book's to a champion."""

from arcade.games.reversi import strings
from arcade.games.reversi.levels import LEVELS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import Book, Cartridge, Goal, Shelf
from arcade.toolkit.contract.controls import DOWN, FIRE, HINT, LEFT, RIGHT, SECOND_PLAYER, TAKE_BACK, UP, Control
from arcade.toolkit.picture.art import Art
from arcade.toolkit.sound.music import Music
from arcade.toolkit.words import labels

LEFT_KEY, RIGHT_KEY = LEFT.also("x"), RIGHT.also("c")
UP_KEY, DOWN_KEY, PLACE = UP.also("a"), DOWN.also("z"), FIRE.also("v")
SHOW_MOVES = Control("show", strings.SHOW_CONTROL, ("l",))
SOUND = Control("sound", strings.SOUND_CONTROL, ("s",))
SHOW_GRAPH = Control("graph", strings.GRAPH_CONTROL, ("g",))
SEATS = (LEFT_KEY, RIGHT_KEY, UP_KEY, DOWN_KEY, PLACE), SECOND_PLAYER
"""Left, right, up, down and place of the first and of the second player."""

ART = Art(__name__)
MUSIC = Music(__name__)
CARTRIDGE = Cartridge(
    title=strings.TITLE,
    machine=Spectrum,
    shelf=Shelf.COMPETITIVE,
    book=Book.SPECTRUM_BOOK,
    page="two-player logic games",
    tagline=strings.TAGLINE,
    card=strings.CARD,
    controls=(*SEATS[0], *SEATS[1], HINT, TAKE_BACK, SHOW_MOVES, SHOW_GRAPH, SOUND),
    levels=LEVELS,
    seats=(1, 2),
    default_level=2,
    goals=(Goal(won=True), Goal(2, won=True), Goal(6, won=True)),
    score_unit=labels.DISCS,
    rules_version=8,
)
