"""Ping-pong: meet the bouncing ball with a free bat before the bounces are used up."""

from arcade.games.ping_pong import strings
from arcade.games.ping_pong.levels import LEVELS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import Book, Cartridge, Goal, Shelf
from arcade.toolkit.contract.controls import DOWN, UP
from arcade.toolkit.picture.art import Art
from arcade.toolkit.sound.music import Music

CONTROLS = UP_KEY, DOWN_KEY = UP.also("s"), DOWN.also("j")

ART = Art(__name__)
MUSIC = Music(__name__)
CARTRIDGE = Cartridge(
    title=strings.TITLE,
    machine=Spectrum,
    shelf=Shelf.REFLEX,
    book=Book.SPECTRUM_BOOK,
    page="reflex games, 1",
    tagline=strings.TAGLINE,
    card=strings.CARD,
    controls=CONTROLS,
    levels=LEVELS,
    default_level=2,
    goals=(Goal(score=10), Goal(2, score=20), Goal(4, score=30)),
    original_goal=Goal(score=10),
    rules_version=4,
)
