"""The graphics editor: user-defined graphics drawn dot by dot, turned, joined, animated, saved and opened again."""

from arcade.games.graphics_editor import strings
from arcade.games.graphics_editor.commands import CONTROLS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import Book, Cartridge, Goal, Level, Shelf
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
    levels=(
        Level(strings.EMPTY, strings.EMPTY_NOTE),
        Level(strings.MAN, strings.MAN_NOTE),
        Level(strings.TILE, strings.TILE_NOTE),
        Level(strings.LETTERS, strings.LETTERS_NOTE),
        Level(strings.EXERCISES, strings.EXERCISES_NOTE),
    ),
    contest=False,
    goals=(Goal(5, won=True), Goal(5, score=150), Goal(5, score=250)),
    original_goal=None,
    original_levels=True,
    rules_version=5,
)
