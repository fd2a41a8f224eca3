"""In every game the line of thoughts hides nothing but the help with keys, in both languages."""

from dataclasses import replace

import pytest

from arcade.cabinet.catalogue import cartridge, evaluator, teller, usual_setup
from arcade.cabinet.playing.thoughts import told
from arcade.cabinet.replays.headless import pilot_hands
from arcade.cabinet.replays.session import Session
from arcade.cabinet.widgets.overlay import Overlay
from arcade.machine.machine import Machine
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.searching import Idea
from tests.cabinet.golden_pages import both_languages
from tests.patience import still
from tests.test_evaluators import HEARD

FEW = 70
"""Edges of a frame, of a wave or of the teletype's paper that may be hidden; a word has more."""


def hidden(before: bytes, after: bytes, machine: type[Machine]) -> int:
    """How many edges there were in the lines that changed, between the first and the last column that did."""
    wide = machine.SIZE[0]
    changed = [at for at, (one, other) in enumerate(zip(before, after, strict=True)) if one != other]
    first, last = min(at % wide for at in changed), max(at % wide for at in changed)
    lines = range(changed[0] // wide, changed[-1] // wide + 1)
    return sum(before[wide * line + x] != before[wide * line + x - 1] for line in lines for x in range(first + 1, last))


@both_languages
@pytest.mark.parametrize("slug", HEARD)
def test_the_line_hides_nothing_but_the_help_with_keys(slug: str, language: Language) -> None:
    setup = replace(usual_setup(slug), level=cartridge(slug).levels.ladder[-1], seed=3, language=language)
    session, ideas = Session(setup), list[Idea]()
    session.program.report_idea = ideas.append
    hands, teller_of = pilot_hands(session, 1), evaluator(slug) or teller(slug)
    assert teller_of is not None
    while still(not ideas):
        session.step(next(hands))
    overlay = Overlay(session.machine)
    before = overlay.show().pixels()
    words = told(ideas[0], teller_of, language, overlay.columns - 2)
    row = overlay.spare_row(len(words) + 2)
    overlay.label(row, words)
    rows = session.machine.text_rows()
    helps = row < len(rows) and "F1" in rows[row]
    assert helps or hidden(before, overlay.machine.pixels(), type(session.machine)) < FEW
