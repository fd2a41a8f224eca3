"""Wheel of fortune: a machine with three drums that takes play coins only and shows its odds to whoever asks."""

from arcade.games.fortune_wheel import strings
from arcade.games.fortune_wheel.levels import LEVELS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import Book, Cartridge, Shelf
from arcade.toolkit.contract.controls import FIRST_PLAYER, HINT, SECOND_PLAYER, Control
from arcade.toolkit.picture.art import Art
from arcade.toolkit.sound.music import Music

ODDS = Control(HINT.name, strings.ODDS, HINT.keys)
"""The odds are the only help there is, so the pause menu opens them as it would a hint."""
GRAPH = Control("graph", strings.GRAPH, ("f2",))
MANY = Control("many", strings.MANY, ("f3",))
STOP = Control("stop", strings.STOP, ("f4", "n"))

ART = Art(__name__)
MUSIC = Music(__name__)
CARTRIDGE = Cartridge(
    title=strings.TITLE,
    spine=strings.SPINE,
    machine=Spectrum,
    shelf=Shelf.OTHER,
    book=Book.SPECTRUM_BOOK,
    page="other games",
    tagline=strings.TAGLINE,
    card=strings.CARD,
    controls=(*FIRST_PLAYER, *SECOND_PLAYER, ODDS, GRAPH, MANY, STOP),
    levels=LEVELS,
    seats=(1, 2),
    score_unit=strings.LEI_COUNTED,
    original_levels=True,
    rules_version=4,
)
