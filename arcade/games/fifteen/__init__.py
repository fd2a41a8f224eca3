"""Sam Loyd's 14–15 puzzle: sliding tiles, with a parity test, hints, and a computer that takes over when asked."""

from arcade.games.fifteen import strings
from arcade.games.fifteen.levels import LEVELS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import Book, Cartridge, Scoring, Shelf
from arcade.toolkit.contract.controls import FIRST_PLAYER, HINT, SOLVE, TAKE_BACK, Control
from arcade.toolkit.picture.art import Art
from arcade.toolkit.sound.music import Music
from arcade.toolkit.words.controls import RESTART
from arcade.toolkit.words.labels import OVER_PAR

CONSULT = Control("consult", strings.CONSULT, ("c",))
HELP = SOLVE.only(*SOLVE.keys, "h", "a")

ART = Art(__name__)
MUSIC = Music(__name__)
CARTRIDGE = Cartridge(
    title=strings.TITLE,
    spine=strings.SPINE,
    machine=Spectrum,
    shelf=Shelf.PUZZLE,
    book=Book.SPECTRUM_BOOK,
    page="solitaire logic games, 1",
    tagline=strings.TAGLINE,
    card=strings.CARD,
    controls=(*FIRST_PLAYER, CONSULT, RESTART, HINT, TAKE_BACK, HELP),
    levels=LEVELS,
    default_level=2,
    scoring=Scoring.LOWEST,
    score_unit=OVER_PAR,
    rules_version=6,
)
