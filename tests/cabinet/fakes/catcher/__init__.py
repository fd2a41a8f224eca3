"""A tiny game for the cabinet's tests: press fire as often as you can in a hundred frames; level 2 counts double."""

from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import Book, Cartridge, Goal, Shelf
from arcade.toolkit.contract.controls import FIRE, HINT, LEFT, RIGHT
from arcade.toolkit.contract.levels import Level, Levels
from tests.cabinet.bilingual import line, paragraph

PRESS = FIRE.also("c")

CARTRIDGE = Cartridge(
    title=line("Catcher", "Prinzătorul"),
    machine=Spectrum,
    shelf=Shelf.REFLEX,
    book=Book.SPECTRUM_BOOK,
    page="reflex games, 9",
    tagline=line("Press while the light is on", "Apasă cât e lumina aprinsă"),
    card=paragraph(
        "A light is on. Each press is a point.",
        "Lumina e aprinsă. Fiecare foc e un punct.",
    ),
    controls=(LEFT.also("o"), RIGHT.also("p"), PRESS, HINT),
    levels=Levels(
        Level(1, line("easy", "ușor"), line("one point", "un punct"), None),
        Level(2, line("hard", "greu"), line("two points", "două puncte"), None),
    ),
    seats=(1, 2),
    goals=(Goal(score=1), Goal(won=True), Goal(2, won=True)),
    learns=True,
)
