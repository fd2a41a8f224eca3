"""Go fish: ask for ranks, fish when there is none, and lay down books of four, on a PET with its four suits."""

from arcade.games.go_fish import strings
from arcade.games.go_fish.levels import LEVELS
from arcade.machine.pet import Pet
from arcade.toolkit.contract.cartridge import Book, Cartridge, Goal, Shelf
from arcade.toolkit.contract.controls import FIRE, FIRE_2, HINT, LEFT, LEFT_2, RIGHT, RIGHT_2, Control
from arcade.toolkit.picture.art import Art
from arcade.toolkit.sound.music import Music

OPEN = Control("open cards", strings.OPEN_LABEL, ("o", "c", "up", "pad1 up", "pad2 up"))
FIGURES = Control("statistics", strings.FIGURES_LABEL, ("s", "down", "pad1 down", "pad2 down"))

ART = Art(__name__)
MUSIC = Music(__name__)
CARTRIDGE = Cartridge(
    title=strings.TITLE,
    machine=Pet,
    shelf=Shelf.OTHER,
    book=Book.PET_BOOK,
    page="chapters 2 and 3, a card game for the PET",
    tagline=strings.TAGLINE,
    card=strings.CARD,
    controls=(LEFT, RIGHT, FIRE, LEFT_2, RIGHT_2, FIRE_2, OPEN, FIGURES, HINT),
    levels=LEVELS,
    seats=(1, 2),
    score_unit=strings.SCORE_UNIT,
    goals=(Goal(score=5), Goal(won=True), Goal(2, won=True)),
    rules_version=4,
)
