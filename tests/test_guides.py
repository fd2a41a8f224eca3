"""Every game's card: its moment is reached, the same in both languages, and what it points at is to be seen."""

import re
from datetime import datetime
from functools import cache
from itertools import combinations

import pytest

from arcade.cabinet.catalogue import cartridge, guide, slugs, whole
from arcade.cabinet.page_context import ClockAndSeeds, PageContext
from arcade.cabinet.pages.card import Card
from arcade.cabinet.pages.card_picture import layout, shown, targets
from arcade.cabinet.paint import callouts
from arcade.cabinet.paint.callouts import Label, Layout, Place
from arcade.cabinet.paint.framing import frame
from arcade.cabinet.paint.lettering import lettering
from arcade.cabinet.paint.machine_view import view
from arcade.cabinet.paint.typeset import width
from arcade.cabinet.replays.demonstration import Demonstration, advanced
from arcade.cabinet.setups import Variant, moment_setup
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.storage.preferences import Preferences
from arcade.cabinet.storage.store import Store
from arcade.machine.monitor import Handset, Monitor
from arcade.machine.monitor.raster import overlap
from arcade.toolkit.contract.guide import Callout, Guide
from arcade.toolkit.contract.languages import LANGUAGES, Language
from arcade.toolkit.contract.levels import Level
from arcade.toolkit.contract.searching import at_once

GUIDED = tuple(slug for slug in whole(pattern=True) if guide(slug) is not None)
GOAL_ROOM = 386
"""Pixels for the goal, which is one line."""
MOST_TRIED = 300
"""Layouts of a card's labels."""
LATEST = 1500
"""Frames by which the moment is there: nobody waits long for a card's picture."""
RADIUS = 9
FAR = 250
"""Pixels across within which everything lies that is pointed at: a telephone shows no more of a large picture."""
AS_PRINTED = re.compile(r"as printed|as in the book|ca în carte|^din carte$", re.IGNORECASE)
LEVEL_NAME, LEVEL_NOTE = 16, 30
"""Letters of a level's name, and of the line on what it changes."""
each_guided = pytest.mark.parametrize("slug", GUIDED)


def told(slug: str) -> Guide:
    found = guide(slug)
    assert found is not None
    return found


@cache
def at_its_moment(slug: str, language: Language, calm: bool) -> tuple[int, bytes, frozenset[tuple[int, int]]]:
    """The frame, the picture, and on the card its letters of a game at its moment.

    They are taken while it runs: one that is closed clears up.
    """
    demonstration = Demonstration(lambda: moment_setup(slug, language, calm))
    at_once(advanced(demonstration, told(slug).moment.frame))
    assert demonstration.machine is not None, "the demonstration breaks"
    machine = demonstration.machine
    on_card = shown(type(machine), told(slug), narrow=False)
    return machine.frame, machine.pixels(), lettering(machine, on_card, 0, 0, (0, 0, *on_card.size))


def area(slug: str, callout: Callout) -> tuple[int, int, int, int]:
    """What a call-out points at, in the pixels of the machine's picture."""
    left, top, _, _ = cartridge(slug).machine.SCREEN
    across, down = callout.at
    if callout.box is not None:
        return left + across, top + down, *callout.box
    reach = RADIUS * view(cartridge(slug).machine).every
    return left + across - reach, top + down - reach, 2 * reach, 2 * reach


def said(level: Level[object]) -> tuple[str, ...]:
    return level.name.english, level.name.in_language("ro"), level.note.english, level.note.in_language("ro")


def test_games_have_guides() -> None:
    missing = [slug for slug in slugs() if slug not in GUIDED]
    assert not missing, f"these games have no GUIDE in pilot.py, which says what their cards show: {missing}"


def test_levels_are_called_by_what_they_are() -> None:
    """What is as the book had it has the sign of the book, `Level.book`, and words of its own."""
    bare = [
        slug
        for slug in slugs()
        if any(AS_PRINTED.search(words) for level in cartridge(slug).levels for words in said(level))
    ]
    assert not bare, f"these games have a level that is said to be as printed: {bare}"


@pytest.mark.parametrize("slug", slugs(pattern=True))
def test_levels_say_what_they_change_in_a_line(slug: str) -> None:
    for level in cartridge(slug).levels:
        for language in LANGUAGES:
            name, note = level.name.in_language(language), level.note.in_language(language)
            assert 0 < len(name) <= LEVEL_NAME, f"{name!r} has more letters than {LEVEL_NAME}"
            assert 0 < len(note) <= LEVEL_NOTE, f"{note!r} has more letters than {LEVEL_NOTE}"


@each_guided
def test_a_guide_is_short(slug: str) -> None:
    found = told(slug)
    assert 3 <= len(found.callouts) <= 4, "three or four call-outs"
    assert 1 <= len(found.uses) <= 4, "one to four things that the hands do"
    for language in LANGUAGES:
        goal = found.goal.in_language(language)
        assert width(goal) <= GOAL_ROOM, f"{goal!r} takes {width(goal)} pixels of {GOAL_ROOM}"
        assert len(re.findall(r"[.!?](?= |$)", goal)) <= 2, f"{goal!r} has more than two sentences"


@each_guided
def test_the_hands_use_what_the_game_knows(slug: str) -> None:
    known = cartridge(slug).controls
    for use in told(slug).uses:
        assert use.controls or use.typed, f"{use.words.english!r} needs controls, or what is typed"
        assert set(use.controls) <= set(known), (
            f"{use.words.english!r} is of controls that the cartridge does not declare"
        )


@each_guided
def test_what_is_pointed_at_lies_in_the_picture(slug: str) -> None:
    left, top, width, height = view(cartridge(slug).machine).part
    every = view(cartridge(slug).machine).every
    found = told(slug).callouts
    for callout in found:
        x, y, wide, high = area(slug, callout)
        slack = RADIUS * every if callout.box is None else 0
        inside = left - slack <= x and x + wide <= left + width + slack
        inside &= top - slack <= y and y + high <= top + height + slack
        assert inside, f"{callout.words.english!r} points at what is not seen"
    areas = [area(slug, callout) for callout in found]
    across = max(x + wide for x, _, wide, _ in areas) - min(x for x, _, _, _ in areas)
    assert across <= FAR * every or cartridge(slug).machine.NAME == "spectrum", f"{across} pixels from left to right"


@pytest.mark.rotates(4)
@each_guided
def test_few_layouts_are_tried(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the card comes late: a guide that says which side a label is to stand on halves their number."""
    tried: list[Layout] = []

    def made(place: Place, labels: tuple[Label, ...], cramped: tuple[str, ...]) -> Layout:
        tried.append(Layout(place, labels, cramped))
        return tried[-1]

    monkeypatch.setattr(callouts, "Layout", made)
    for language in LANGUAGES:
        tried.clear()
        callouts.laid_out.cache_clear()
        layout(cartridge(slug).machine, told(slug), language)
        assert 0 < len(tried) <= MOST_TRIED


@each_guided
@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_and_lines_keep_clear_of_each_other(slug: str, language: Language) -> None:
    found = layout(cartridge(slug).machine, told(slug), language)
    assert not found.faults, "; ".join(found.faults)
    for one, other in combinations(found.labels, 2):
        assert not overlap(one.rect, other.rect), f"the labels of {one.lines} and {other.lines} meet"
        assert not overlap(one.target.rect, other.target.rect), f"{one.lines} and {other.lines} point at one place"


@pytest.mark.rotates(8)
@each_guided
@pytest.mark.parametrize("grid", [Monitor, Handset])
@pytest.mark.parametrize("language", LANGUAGES)
def test_its_words_fit(slug: str, language: Language, grid: type[Monitor]) -> None:
    """Nothing is cut, and no words meet: what does not fit raises an error."""
    clock_and_seeds = ClockAndSeeds(lambda: 1, lambda: "", lambda: 0.0, lambda: datetime.min)
    context = PageContext(Store(None), Preferences(language=language), clock_and_seeds)
    context.monitor = grid()
    for by_pad in (False, True):
        context.by_pad = by_pad
        for level in cartridge(slug).levels.keys:
            Card(context, Game(slug, cartridge(slug)), Variant(level, 1, False)).draw()
            for one, other in combinations(context.monitor.written, 2):
                assert not one.meets(other), f"{one.text!r} meets {other.text!r}"


@pytest.mark.rotates(8)
@each_guided
def test_the_moment_is_reached_and_the_same_in_both_languages(slug: str) -> None:
    moment = told(slug).moment
    assert moment.frame <= LATEST, f"the moment comes after {LATEST} frames"
    assert moment.level == 0 or moment.level in cartridge(slug).levels
    (reached, picture, _), (other, romanian, _) = (
        at_its_moment(slug, language, calm) for language, calm in (("en", False), ("ro", True))
    )
    assert reached == other == moment.frame, "the pilot's game is over before its moment"
    stride = cartridge(slug).machine.SIZE[0]
    for callout in told(slug).callouts:
        if callout.box is not None:
            continue
        x, y, wide, high = area(slug, callout)
        first, second = (
            [pixels[row * stride + x : row * stride + x + wide] for row in range(y, y + high)]
            for pixels in (picture, romanian)
        )
        assert first == second, f"what {callout.words.english!r} points at differs in Romanian: choose another moment"


@pytest.mark.rotates(4)
@each_guided
@pytest.mark.parametrize(("language", "calm"), [("en", False), ("ro", True)])
def test_frames_cover_no_letters_beside_them(slug: str, language: Language, calm: bool) -> None:
    """Between dense lines they are brackets, of which two edges are left at least."""
    _, _, letters = at_its_moment(slug, language, calm)
    machine = cartridge(slug).machine
    for target in targets(machine, told(slug), shown(machine, told(slug), narrow=False), 0, 0):
        if target.round:
            continue
        strips = frame(target.rect, letters)
        assert len(strips) >= 2, f"the box {target.rect} has no air for a frame"
        for left, top, wide, high in strips:
            covered = letters & {(x, y) for x in range(left, left + wide) for y in range(top, top + high)}
            assert not covered, f"the frame of {target.rect} covers letters at {sorted(covered)[:3]}"
