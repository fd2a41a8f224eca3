"""The graphics editor: user-defined graphics drawn dot by dot, turned, joined, animated, saved and opened again."""

from arcade.games.graphics_editor import strings
from arcade.games.graphics_editor.commands import CONTROLS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import Book, Cartridge, Goal, Shelf
from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.picture.art import Art
from arcade.toolkit.sound.music import Music

ART = Art(__name__)
MUSIC = Music(__name__)
CARTRIDGE = Cartridge(
    title=strings.TITLE,
    machine=Spectrum,
    shelf=Shelf.OTHER,
    book=Book.SPECTRUM_BOOK,
    page="techniques, user-defined graphics",
    tagline=strings.TAGLINE,
    card=strings.CARD,
    controls=CONTROLS,
    levels=Levels(
        Level(1, strings.EMPTY, strings.EMPTY_NOTE, None),
        Level(2, strings.MAN, strings.MAN_NOTE, None),
        Level(3, strings.TILE, strings.TILE_NOTE, None),
        Level(4, strings.LETTERS, strings.LETTERS_NOTE, None),
        Level(5, strings.EXERCISES, strings.EXERCISES_NOTE, None),
    ),
    contest=False,
    goals=(Goal(5, won=True), Goal(5, score=150), Goal(5, score=250)),
    original_goal=None,
    original_levels=True,
    rules_version=5,
)
