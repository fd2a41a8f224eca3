"""The on-screen keyboard with every game's own questions: they are seen whole, or written out."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from arcade.cabinet.catalogue import usual_setup, whole
from arcade.cabinet.playing.typing_screen import TypingScreen, asked, asks
from arcade.cabinet.replays.headless import pilot_hands
from arcade.cabinet.replays.session import Session
from arcade.cabinet.storage.store import Store
from arcade.cabinet.widgets.onscreen_keyboard import OnscreenKeyboard
from arcade.machine.keyboard import NO_KEYS
from arcade.machine.machine import Waiting
from arcade.toolkit.contract.languages import LANGUAGES, Language
from tests.cabinet.golden_pages import GRIDS, context_of, disorder

FRAMES = 1_500
PROMPTS = 12
"""Different prompts of a run that are looked at."""
DIRECTION = frozenset(("pad1 left",))


def prompts(slug: str, original: bool, language: Language) -> Iterator[Session]:
    """A run of the pilot at each of its first prompts of different kinds."""
    session = Session(replace(usual_setup(slug), seed=3, original=original, language=language))
    hands = pilot_hands(session, 3)
    seen: set[Waiting] = set()
    for _ in range(FRAMES):
        session.step(next(hands))
        waiting = session.machine.waiting
        if waiting is not None and waiting not in seen:
            seen.add(waiting)
            yield session
        if session.ended or len(seen) == PROMPTS:
            return


@pytest.mark.rotates(8)
@pytest.mark.parametrize("slug", whole())
@pytest.mark.parametrize("original", [False, True], ids=["modern", "original"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_seen(slug: str, original: bool, language: Language, store: Store) -> None:
    for session in prompts(slug, original, language):
        machine = session.machine
        for grid in GRIDS:
            keyboard = OnscreenKeyboard()
            keyboard.keys(NO_KEYS, machine.waiting)
            keyboard.keys(DIRECTION, machine.waiting)
            if not keyboard.shown:
                continue
            screen = TypingScreen(context_of(store, language, grid), machine, keyboard)
            monitor = screen.show()
            assert not disorder(monitor)
            left, top, wide, high = screen.picture
            assert left >= 0 <= top
            assert left + wide <= monitor.SIZE[0]
            assert top + high <= screen.keys.top, "the keys stand below the picture"
            if screen.complete:
                continue
            written = " ".join(monitor.text_rows())
            question = next((row for row in reversed(machine.text_rows()) if asks(row)), "")
            assert all(line in written for line in asked(machine, monitor.SIZE[0] - 16))
            assert not question or any(asks(line) for line in asked(machine, monitor.SIZE[0] - 16))


def test_the_button_shows_the_keys() -> None:
    """As the card tells whoever has but a joystick."""
    for session in prompts("hp-reversi", False, "en"):
        waiting, keyboard = session.machine.waiting, OnscreenKeyboard()
        if waiting is None or waiting.kind != "line" or waiting.chosen:
            continue
        for keys in (NO_KEYS, frozenset(("pad1 fire",)), *[NO_KEYS] * 10):
            keyboard.keys(keys, waiting)
        assert keyboard.shown
        return
    pytest.fail("nothing is typed")
