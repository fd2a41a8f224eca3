"""Trophy trail: a star leads its own trail over a field of trophies, and may touch neither the trail nor the edge."""

from arcade.games.trophy_trail import strings
from arcade.games.trophy_trail.levels import LEVELS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import Book, Cartridge, Goal, Shelf
from arcade.toolkit.contract.controls import DOWN, FIRE, HINT, LEFT, RIGHT, SECOND_PLAYER, TAKE_BACK, UP, Control
from arcade.toolkit.picture.art import Art
from arcade.toolkit.sound.music import Music

UP_KEY, DOWN_KEY, LEFT_KEY, RIGHT_KEY = UP.also("a"), DOWN.also("z"), LEFT.also("n"), RIGHT.also("m")
ROPE = Control("rope", strings.ROPE_CONTROL, FIRE.keys)

ART = Art(__name__)
MUSIC = Music(__name__)
CARTRIDGE = Cartridge(
    title=strings.TITLE,
    machine=Spectrum,
    shelf=Shelf.REFLEX,
    book=Book.SPECTRUM_BOOK,
    page="reflex games, 4",
    tagline=strings.TAGLINE,
    card=strings.CARD,
    sharing=strings.SHARING,
    controls=(UP_KEY, DOWN_KEY, LEFT_KEY, RIGHT_KEY, ROPE, *SECOND_PLAYER, HINT, TAKE_BACK),
    levels=LEVELS,
    seats=(1, 2),
    default_level=1,
    original_goal=Goal(score=20),
    original_levels=True,
    rules_version=5,
)
