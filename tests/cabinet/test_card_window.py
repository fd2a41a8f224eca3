"""What a telephone shows of a large picture: all that is pointed at, and as few broken words as can be."""

import pytest

from arcade.cabinet.catalogue import cartridge, guide, slugs
from arcade.cabinet.pages.card_picture import NARROW_MOST, shown, targets
from arcade.cabinet.pages.card_window import broken, window
from arcade.cabinet.paint.lettering import CELL
from arcade.cabinet.replays.demonstration import Demonstration, advanced
from arcade.cabinet.setups import moment_setup
from arcade.machine.ega import Ega
from arcade.machine.pet import Pet
from arcade.toolkit.contract.languages import LANGUAGES, Language
from arcade.toolkit.contract.searching import at_once

FEW = 2
"""Words that may be broken: those in lines as long as the picture."""
LARGE = [slug for slug in slugs() if cartridge(slug).machine in (Ega, Pet)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", LARGE)
def test_all_that_is_pointed_at_is_in_the_window(slug: str, language: Language) -> None:
    found, kind = guide(slug), cartridge(slug).machine
    assert found is not None
    demonstration = Demonstration(lambda: moment_setup(slug, language))
    at_once(advanced(demonstration, found.moment.frame))
    machine = demonstration.machine
    assert machine is not None
    whole = shown(kind, found, narrow=False)
    part = window(machine, found, whole, NARROW_MOST)
    wide, _ = part.size
    assert wide <= NARROW_MOST
    assert (part.part[0] - whole.part[0]) % CELL == part.part[2] % CELL == 0, "no cell is cut"
    for target in targets(kind, found, part, 0, 0):
        assert 0 <= target.rect[0] <= wide - target.rect[2]
    edges = [(edge - whole.part[0]) // CELL for edge in (part.part[0], part.part[0] + part.part[2])]
    assert sum(broken(machine.text_rows(), edge) for edge in edges) <= FEW


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_board_is_shown_without_half_the_words_beside_it(language: Language) -> None:
    """Checkers' panel had lost its right half."""
    found = guide("checkers")
    assert found is not None
    demonstration = Demonstration(lambda: moment_setup("checkers", language))
    at_once(advanced(demonstration, found.moment.frame))
    machine = demonstration.machine
    assert machine is not None
    part = window(machine, found, shown(Pet, found, narrow=False), NARROW_MOST).part
    rows, left = machine.text_rows(), Pet.SCREEN[0]
    assert not broken(rows, (part[0] - left) // CELL)
    assert not broken(rows, (part[0] + part[2] - left) // CELL)
