"""A tiny game for the cabinet's tests: press fire as often as you can in a hundred frames; level 2 counts double."""

from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import Book, Cartridge, Goal, Level, Shelf
from arcade.toolkit.contract.controls import FIRE, HINT, LEFT, RIGHT
from arcade.toolkit.contract.texts import Prose, Text

PRESS = FIRE.also("c")

CARTRIDGE = Cartridge(
    title=Text("Catcher"),
    machine=Spectrum,
    shelf=Shelf.REFLEX,
    book=Book.SPECTRUM_BOOK,
    page="reflex games, 9",
    tagline=Text("Press while the light is on"),
    card=Prose(
        "A light is on. Each press is a point.",
    ),
    controls=(LEFT.also("o"), RIGHT.also("p"), PRESS, HINT),
    levels=(
        Level(Text("easy"), Text("one point")),
        Level(Text("hard"), Text("two points")),
    ),
    seats=(1, 2),
    goals=(Goal(score=1), Goal(won=True), Goal(2, won=True)),
    learns=True,
)
