"""Simultaneous Equations: nine digits between twelve signs, six results to be met at once, and points ticking away."""

from arcade.games.simultan import strings
from arcade.games.simultan.levels import LEVELS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract import controls
from arcade.toolkit.contract.cartridge import Book, Cartridge, Shelf
from arcade.toolkit.contract.controls import HINT, SECOND_PLAYER, SOLVE, TAKE_BACK, Control
from arcade.toolkit.picture.art import Art
from arcade.toolkit.sound.music import Music

GO_LEFT, GO_RIGHT = controls.LEFT.also("s"), controls.RIGHT.also("d")
GO_UP, GO_DOWN = controls.UP.also("a"), controls.DOWN.also("z")
DIGIT = Control("digit", strings.WRITE_DIGIT, tuple("123456789"))
SPIN = Control("spin", strings.SPIN, controls.FIRE.keys)
FINISH = Control("finish", strings.FINISH, ("k",))
CLEAR = Control("clear", strings.CLEAR, controls.BACK.keys)
PENCIL = Control("pencil", strings.PENCIL, ("p", "n"))
ORDERS = FINISH, CLEAR, PENCIL, HINT, TAKE_BACK, SOLVE

ART = Art(__name__)
MUSIC = Music(__name__)
CARTRIDGE = Cartridge(
    title=strings.TITLE,
    spine=strings.SPINE,
    machine=Spectrum,
    shelf=Shelf.EDUCATIONAL,
    book=Book.SPECTRUM_BOOK,
    page="didactic games, simultan",
    tagline=strings.TAGLINE,
    card=strings.CARD,
    controls=(GO_LEFT, GO_RIGHT, GO_UP, GO_DOWN, DIGIT, SPIN, *ORDERS, *SECOND_PLAYER),
    levels=LEVELS,
    seats=(1, 2),
    rules_version=5,
)
