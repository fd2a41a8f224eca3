"""The graphics editor: user-defined graphics drawn dot by dot, turned, joined, animated, saved and opened again."""

from arcade.games.graphics_editor import strings
from arcade.games.graphics_editor.commands import CONTROLS
from arcade.games.graphics_editor.levels import LEVELS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import Book, Cartridge, Goal, Shelf
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
    levels=LEVELS,
    contest=False,
    goals=(Goal(5, won=True), Goal(5, score=150), Goal(5, score=250)),
    original_goal=None,
    original_levels=True,
    rules_version=5,
)
