"""The on-screen keyboard over every game's own questions: neither they nor what is typed are covered."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from arcade.cabinet.catalogue import usual_setup, whole
from arcade.cabinet.replays.headless import pilot_hands
from arcade.cabinet.replays.session import Session
from arcade.cabinet.widgets.onscreen_keyboard import OnscreenKeyboard
from arcade.cabinet.widgets.overlay import Overlay
from arcade.machine.keyboard import NO_KEYS
from arcade.machine.machine import Waiting
from arcade.toolkit.contract.texts import LANGUAGES, Language

FRAMES = 1_500
PROMPTS = 12
"""Different prompts of a run that are looked at."""
DIRECTION = frozenset(("pad1 left",))


def prompts(slug: str, original: bool, language: Language) -> Iterator[tuple[Session, list[str]]]:
    """A run of the pilot at each of its first prompts of different kinds, and the rows before its question came."""
    session = Session(replace(usual_setup(slug), seed=3, original=original, language=language))
    hands = pilot_hands(session, 3)
    before = session.machine.text_rows()
    asked: set[Waiting] = set()
    waited = False
    for _ in range(FRAMES):
        session.step(next(hands))
        waiting = session.machine.waiting
        if waiting is not None and not waited and waiting not in asked:
            asked.add(waiting)
            yield session, before
        if waiting is None and waited:
            before = session.machine.text_rows()
        waited = waiting is not None
        if session.ended or len(asked) == PROMPTS:
            return


@pytest.mark.parametrize("slug", whole())
@pytest.mark.parametrize("original", [False, True], ids=["modern", "original"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_question_is_covered(slug: str, original: bool, language: Language) -> None:
    covered: list[str] = []
    for session, before in prompts(slug, original, language):
        machine = session.machine
        keyboard, overlay = OnscreenKeyboard(), Overlay(machine)
        keyboard.keys(NO_KEYS, machine.waiting)
        keyboard.keys(DIRECTION, machine.waiting)
        if not keyboard.shown:
            continue
        now = machine.text_rows()
        shown = overlay.show()
        keyboard.draw(overlay)
        after = shown.text_rows()
        asked = [row for row, words in enumerate(now) if words.strip() and words not in before]
        question = [row for row in asked if "?" in now[row] or now[row].rstrip().endswith(":")]
        if machine.waiting is not None and machine.waiting.kind == "line":
            question += asked[-1:]
        covered += [now[row] for row in question if after[row] != now[row]]
    assert not covered, "\n".join(covered)
