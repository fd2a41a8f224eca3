"""Falling pieces: shift, turn and drop them so that rows are filled and vanish."""

from arcade.games.tetris import strings
from arcade.games.tetris.levels import LEVELS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import Book, Cartridge, Goal, Shelf
from arcade.toolkit.contract.controls import BACK, DOWN, HINT, LEFT, RIGHT, Control
from arcade.toolkit.picture.art import Art
from arcade.toolkit.sound.music import Music

LEFT_KEY, RIGHT_KEY = LEFT.also("i"), RIGHT.also("p")
TURN = Control("turn", strings.TURN, ("o", "up", "pad1 fire"))
TURN_BACK = Control("turn back", strings.TURN_BACK, ("u", "z"))
DROP = Control("drop", strings.DROP, ("m", " ", "return", "pad1 up"))
HURRY = Control("hurry", strings.HURRY, DOWN.keys)
HOLD = Control("hold", strings.HOLD, ("c", *BACK.keys))
PREVIEW = Control("preview", strings.PREVIEW, ("n",))

ART = Art(__name__)
MUSIC = Music(__name__)
CARTRIDGE = Cartridge(
    title=strings.TITLE,
    spine=strings.SPINE,
    machine=Spectrum,
    shelf=Shelf.REFLEX,
    book=Book.SPECTRUM_BOOK,
    page="reflex games",
    tagline=strings.TAGLINE,
    card=strings.CARD,
    controls=(LEFT_KEY, RIGHT_KEY, TURN, TURN_BACK, DROP, HURRY, HOLD, PREVIEW, HINT),
    levels=LEVELS,
    default_level=2,
    goals=(Goal(score=1000), Goal(2, score=2500), Goal(3, score=4000)),
    original_goal=Goal(score=300),
    rules_version=4,
)
