"""Dipo: draw a colony of cells and watch it live, by the rules of J. H. Conway's Life."""

from arcade.games.dipo import strings
from arcade.games.dipo.levels import LEVELS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract import controls
from arcade.toolkit.contract.cartridge import Book, Cartridge, Shelf
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.picture.art import Art
from arcade.toolkit.sound.music import Music

ART = Art(__name__)
MUSIC = Music(__name__)
LEFT, DOWN = controls.LEFT.also("5"), controls.DOWN.also("6")
UP, RIGHT = controls.UP.also("7"), controls.RIGHT.also("8")
CELL = Control("fire", strings.CELL_KEY, ("2", " ", "pad1 fire"))
ERASE = Control("erase", strings.ERASE_KEY, ("0",))
RUN = Control("run", strings.RUN, ("return",))
TOOLS = Control("back", strings.TOOLS, ("backspace", "pad1 back"))
STEP = Control("step", strings.STEP, ("s",))
FASTER = Control("faster", strings.FASTER, ("+", "="))
SLOWER = Control("slower", strings.SLOWER, ("-",))
ZOOM = Control("zoom", strings.ZOOM, ("z",))
LIBRARY = Control("library", strings.LIBRARY_KEY, ("l",))
EDGES = Control("edges", strings.EDGES, ("t",))
CENSUS = Control("census", strings.TOOL_CENSUS, ("c",))
WRITE = Control("write", strings.WRITE, ("w",))
CONTROLS = (LEFT, DOWN, UP, RIGHT, CELL, ERASE, RUN, TOOLS, STEP, FASTER, SLOWER, ZOOM, LIBRARY, EDGES, CENSUS, WRITE)

CARTRIDGE = Cartridge(
    title=strings.TITLE,
    machine=Spectrum,
    shelf=Shelf.EDUCATIONAL,
    book=Book.SPECTRUM_BOOK,
    page="educational games, DIPO",
    tagline=strings.TAGLINE,
    card=strings.CARD,
    controls=CONTROLS,
    levels=LEVELS,
    score_unit=strings.GENERATIONS,
    contest=False,
    original_goal=None,
    rules_version=4,
)
