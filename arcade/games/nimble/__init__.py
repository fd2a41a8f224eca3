"""Nimble: slide counters along a winding track; whoever brings the red one home wins. It is Nim in disguise."""

from arcade.games.nimble import strings
from arcade.machine.ega import Ega
from arcade.toolkit.contract.cartridge import Book, Cartridge, Shelf
from arcade.toolkit.contract.controls import BACK, FIRST_PLAYER, HINT, SECOND_PLAYER, TAKE_BACK, Control
from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.sound.music import Music

TEACH = Control("teach", strings.TEACH, ("t",))

MUSIC = Music(__name__)
CARTRIDGE = Cartridge(
    title=strings.TITLE,
    machine=Ega,
    shelf=Shelf.COMPETITIVE,
    book=Book.PC_MAGAZINE,
    page="a programming column, November 1993",
    tagline=strings.TAGLINE,
    card=strings.CARD,
    controls=(*FIRST_PLAYER, BACK, *SECOND_PLAYER, HINT, TAKE_BACK, TEACH),
    levels=Levels(
        Level(1, strings.CARELESS, strings.CARELESS_NOTE, None),
        Level(2, strings.ABSENT, strings.ABSENT_NOTE, None),
        Level(3, strings.ARTICLE, strings.ARTICLE_NOTE, None, book=True),
        Level(4, strings.NIMBLE, strings.NIMBLE_NOTE, None),
    ),
    seats=(1, 2),
    default_level=2,
    original_levels=True,
    rules_version=3,
)
