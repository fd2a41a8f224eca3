"""Writing over a running game: on a copy, and where it covers no question."""

import pytest

from arcade.cabinet.storage.store import Store
from arcade.cabinet.widgets.overlay import RING, WRITERS, Overlay
from arcade.cabinet.widgets.toast import Toast
from arcade.machine.ega import Ega
from arcade.machine.machine import Machine
from arcade.machine.monitor import TooWideError
from arcade.machine.pet import Pet
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.texts import Prose, Verbatim
from tests.cabinet.golden_pages import context_of
from tests.patience import still

SHORT, LONG = Prose("Kept."), Verbatim("A long sentence of words. " * 9)


def asking(kind: type[Machine], row: int, *others: tuple[int, str]) -> Machine:
    """A machine with a question in a row, and other words."""
    machine = kind()
    for place, words in (*others, (row, "NAME?")):
        if isinstance(machine, Ega):
            machine.write(place + 1, 1, words, 15, 0)
        elif isinstance(machine, Spectrum | Pet):
            machine.print_at(place, 0, words)
    return machine


@pytest.mark.rotates(3)
@pytest.mark.parametrize("kind", [Spectrum, Pet, Ega])
@pytest.mark.parametrize("sentence", [SHORT, LONG])
def test_wherever_the_question_stands_it_is_not_covered(kind: type[Machine], sentence: Prose, store: Store) -> None:
    rows = Overlay(kind()).rows
    for row in range(rows):
        machine = asking(kind, row, (0, "TOP"), (rows - 1, "END"), (rows // 2, "MIDDLE"))
        before = machine.memory()
        overlay, toast = Overlay(machine), Toast(context_of(store))
        toast.say(sentence)
        while still(toast.shown):
            shown = overlay.show()
            toast.draw(overlay)
            assert "NAME?" in shown.text_rows()[row]
        assert machine.memory() == before


def spare(overlay: Overlay) -> int:
    """The row for twenty letters."""
    overlay.show()
    return overlay.spare_row(20)


def test_a_line_hides_neither_words_nor_pictures_and_lies_low() -> None:
    machine = Spectrum()
    overlay = Overlay(machine)
    assert spare(overlay) == 23
    machine.print_at(23, 0, "x" * 32)
    assert spare(overlay) == 0
    for row in range(23):
        machine.print_at(row, 4, "x" * 24)
    machine.print_at(20, 4, " " * 24)
    assert spare(overlay) == 20
    machine.print_at(20, 0, "x?")
    machine.print_at(23, 0, "   F1 hint    F2 back".ljust(32))
    assert spare(overlay) == 23, "keys are needed least while it thinks"


def test_a_sentence_stays_where_it_was_first_seen(store: Store) -> None:
    machine = asking(Spectrum, 20)
    overlay, toast = Overlay(machine), Toast(context_of(store))
    toast.say(SHORT)
    places = set()
    for frame in range(60):
        if isinstance(machine, Spectrum) and frame == 30:
            machine.print_at(0, 0, "SCORE 120")
        shown = overlay.show()
        toast.draw(overlay)
        places.add(next(row for row, words in enumerate(shown.text_rows()) if "Kept." in words))
    assert places == {0}


@pytest.mark.parametrize("kind", WRITERS)
def test_words_that_leave_the_picture_are_an_error(kind: type[Machine]) -> None:
    overlay = Overlay(kind())
    overlay.bar(0, "x" * overlay.columns)
    for write in (overlay.bar, overlay.label):
        with pytest.raises(TooWideError):
            write(0, "x" * (overlay.columns + 1))


@pytest.mark.parametrize("kind", [Spectrum, Pet, Ega])
@pytest.mark.parametrize("row", [0, 20])
def test_the_ring_leaves_the_middle_and_the_question_alone_and_stays_in_its_corner(
    kind: type[Machine], row: int
) -> None:
    machine = asking(kind, row)
    overlay = Overlay(machine)
    corners = set()
    for lit in range(1, len(RING) + 1):
        shown = overlay.show()
        before = shown.pixels()
        overlay.ring(lit, "Pause")
        after = shown.pixels()
        wide = kind.SIZE[0]
        changed = [at for at, (one, other) in enumerate(zip(before, after, strict=True)) if one != other]
        corners.add((min(at // wide for at in changed), max(at % wide for at in changed)))
        assert "NAME?" in shown.text_rows()[row]
        assert all(at % wide > wide // 2 for at in changed), "the middle is free"
    assert len(corners) <= 2, "its upper edge and its right one"
