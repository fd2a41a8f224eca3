"""How the cabinet looks and sounds: its colours, headings, help lines and clicks."""

from collections.abc import Sequence

from arcade.cabinet.widgets.canvas import COLUMNS, blank, clear, fitting, put, rule, tall
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import Cartridge, Shelf
from arcade.toolkit.contract.texts import Language
from arcade.toolkit.picture.areas import colour_cells, rainbow
from arcade.toolkit.picture.ink import pair

GROUND = pair("wk")
PLAIN = pair("Wk")
DIM = pair("ck")
HELP = pair("kc")
TITLE = pair("Wk")
CHOSEN = pair("kY")
VALUE = pair("Yk")
NOTE = pair("Ck")
BAD = pair("Rk")
KIND = {
    Shelf.COMPETITIVE: pair("Rk"),
    Shelf.PUZZLE: pair("Yk"),
    Shelf.EDUCATIONAL: pair("Gk"),
    Shelf.REFLEX: pair("Ck"),
    Shelf.ADVENTURE: pair("Mk"),
    Shelf.OTHER: pair("Wk"),
}
HEADING_COLUMNS = COLUMNS - 8
Hint = tuple[str, str]
"""A key's name, and what it does."""


def heading(machine: Spectrum, words: str, colours: int = TITLE) -> None:
    """A cleared page with its title, the rainbow, and a line below."""
    machine.border(0)
    clear(machine, GROUND)
    tall(machine, 0, 1, fitting(words, HEADING_COLUMNS), colours)
    rainbow(machine, 0, COLUMNS - 6, height=2)
    rule(machine, 17)
    colour_cells(machine, 2, 0, 1, COLUMNS, DIM)


def game_heading(machine: Spectrum, cartridge: Cartridge, language: Language) -> None:
    """The heading of a page about a game, in the colour of its kind."""
    heading(machine, cartridge.named(language, HEADING_COLUMNS), KIND[cartridge.shelf])


def help_line(machine: Spectrum, hints: Sequence[Hint], row: int = 23) -> None:
    """Keys and what they do, along the bottom; the first, which go without saying, give way when there is no room."""
    blank(machine, row, 0, 1, COLUMNS, GROUND)
    while hints and _length(hints) + len(hints) - 1 > COLUMNS:
        hints = hints[1:]
    if not hints:
        return
    gap = min(3, (COLUMNS - _length(hints)) // len(hints)) or 1
    column = (COLUMNS - _length(hints) - gap * (len(hints) - 1)) // 2
    for key, what in hints:
        put(machine, row, column, key, HELP)
        put(machine, row, column + len(key) + 1, what, DIM)
        column += len(key) + 1 + len(what) + gap


def _length(hints: Sequence[Hint]) -> int:
    return sum(len(key) + 1 + len(what) for key, what in hints)


def tick(machine: Spectrum) -> None:
    """The sound of moving a choice."""
    machine.chime(((0.005, 28),))


def accept(machine: Spectrum) -> None:
    """The sound of choosing."""
    machine.chime(((0.02, 16), (0.03, 23)))


def refuse(machine: Spectrum) -> None:
    """The sound of what cannot be done."""
    machine.chime(((0.06, -8),))
