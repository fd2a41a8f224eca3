"""Frog Duel: leap forward on one lane of a pond; whoever can leap no more loses. It is Nim in disguise."""

from arcade.games.frog_duel import strings
from arcade.games.frog_duel.levels import LEVELS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import Book, Cartridge, Shelf
from arcade.toolkit.contract.controls import DOWN, FIRE, HINT, LEFT, RIGHT, SECOND_PLAYER, TAKE_BACK, UP
from arcade.toolkit.picture.art import Art
from arcade.toolkit.sound.music import Music

LANE_DOWN, LANE_UP, END_MOVE = DOWN.also("6"), UP.also("7"), FIRE.also("9")
TO_THE_RIGHT, TO_THE_LEFT = RIGHT.also("8"), LEFT
SEAT_ONE = (TO_THE_LEFT, TO_THE_RIGHT, LANE_UP, LANE_DOWN, END_MOVE)
SEAT_TWO = SECOND_PLAYER

ART = Art(__name__)
MUSIC = Music(__name__)
CARTRIDGE = Cartridge(
    title=strings.TITLE,
    spine=strings.SPINE,
    machine=Spectrum,
    shelf=Shelf.COMPETITIVE,
    book=Book.SPECTRUM_BOOK,
    page="competitive logic games, 3",
    tagline=strings.TAGLINE,
    card=strings.CARD,
    controls=(*SEAT_ONE, *SEAT_TWO, HINT, TAKE_BACK),
    levels=LEVELS,
    seats=(1, 2),
    default_level=2,
    rules_version=4,
)
