"""Each setting shows on its page what it does: pictures of the samples, what moves in them, what is heard."""

from pathlib import Path

import pytest

from arcade.cabinet.page_context import PageContext
from arcade.cabinet.pages.settings import LETTERS, NAMES, SETTINGS, TOUCH_SETTINGS, VOLUME, Setting, entries, settings
from arcade.cabinet.storage.store import Store
from arcade.cabinet.widgets.samples import FLASH
from arcade.machine.monitor import Monitor
from arcade.machine.speaker import Kind
from arcade.toolkit.contract.languages import Language
from tests.cabinet.golden_pages import Page, both_grids, both_languages, compare, context_of, seen
from tests.patience import still

LIST = 230
"""The list ends here; what is further to the right is the sample."""


def sample(context: PageContext) -> bytes:
    """The pixels of the sample."""
    width = context.monitor.SIZE[0]
    pixels = context.monitor.pixels()
    return b"".join(pixels[at + LIST : at + width] for at in range(50 * width, 290 * width, width))


def opened(context: PageContext, name: str) -> Page:
    """The page with a setting chosen."""
    page = settings(context, NAMES.index(name))
    seen(context, page)
    return page


@both_languages
@both_grids
def test_the_page(store: Store, language: Language, grid: type[Monitor], update_golden: bool, tmp_path: Path) -> None:
    context = context_of(store, language, grid)
    opened(context, "look")
    compare(context, "settings", update_golden, tmp_path)


@pytest.mark.parametrize("name", NAMES)
def test_the_sample_of_a_setting_that_was_turned(store: Store, name: str, update_golden: bool, tmp_path: Path) -> None:
    context = context_of(store)
    page = opened(context, name)
    if name not in ("keys", "pads", "everything"):
        seen(context, page, "right")
    context.preferences.language = "en"
    compare(context, f"settings-{name.replace('_', '-')}", update_golden, tmp_path)


def by_finger(context: PageContext, name: str) -> Page:
    """The page with a setting chosen, where fingers are used."""
    context.touched(True)
    page = settings(context, [entry.name for entry in entries(context, in_game=False)].index(name))
    seen(context, page)
    return page


@both_languages
@both_grids
def test_the_page_where_fingers_are_used(
    store: Store, language: Language, grid: type[Monitor], update_golden: bool, tmp_path: Path
) -> None:
    context = context_of(store, language, grid)
    page = by_finger(context, "touch_size")
    compare(context, "settings-touched", update_golden, tmp_path)
    for name in ("touch_side", "touch_size", "touch_opacity", "buzz"):
        page = by_finger(context, name)
        for _ in range(3):
            seen(context, page, "right")


def test_what_fingers_use_is_listed_where_there_are_any(store: Store) -> None:
    context = context_of(store)
    assert [entry.name for entry in entries(context, in_game=False)] == NAMES
    context.touched(True)
    context.touched(False)
    added = [entry.name for entry in entries(context, in_game=False) if entry.name not in NAMES]
    assert added == [setting.name for setting in TOUCH_SETTINGS]


@pytest.mark.parametrize("setting", TOUCH_SETTINGS, ids=lambda setting: setting.name)
def test_every_look_of_what_fingers_use_is_seen_and_kept(store: Store, setting: Setting) -> None:
    context = context_of(store)
    page = by_finger(context, setting.name)
    pictures = {sample(context)}
    for _ in setting.values[1:]:
        seen(context, page, "right")
        pictures.add(sample(context))
    assert len(pictures) == len(setting.values)
    again = context_of(store)
    again.load()
    assert getattr(again.preferences, setting.name) == getattr(context.preferences, setting.name)


def test_on_a_small_screen_pictures_fill_it_unless_the_player_wants_even_pixels(store: Store) -> None:
    context = context_of(store)
    context.touched(True)
    assert context.preferences.scaling == "fit"
    assert store.setting("scaling") is None
    context.set("scaling", "whole")
    again = context_of(store)
    again.load()
    again.touched(True)
    assert again.preferences.scaling == "whole"


@both_languages
@both_grids
def test_every_value_of_every_setting_fits(store: Store, language: Language, grid: type[Monitor]) -> None:
    context = context_of(store, language, grid)
    for setting in SETTINGS:
        context.preferences.language = language
        page = opened(context, setting.name)
        for _ in range(max(len(setting.values), 2)):
            seen(context, page, "right", frames=1)
    context.preferences.language = language
    for name in NAMES:
        opened(context, name)


@pytest.mark.parametrize("name", [setting.name for setting in SETTINGS if setting.name != LETTERS])
def test_every_value_is_seen_at_once_in_the_sample(store: Store, name: str) -> None:
    context = context_of(store)
    context.preferences.calm = name != "calm"
    page = opened(context, name)
    values = 3 if name == VOLUME else len(next(one for one in SETTINGS if one.name == name).values)
    pictures = []
    for _ in range(values):
        pictures.append(sample(context))
        seen(context, page, "right")
    assert len(set(pictures)) == values


@pytest.mark.parametrize("name", [one for one in NAMES if one != "calm"])
def test_at_rest_the_page_stands_still(store: Store, name: str) -> None:
    context = context_of(store)
    page = opened(context, name)
    before = context.monitor.pixels()
    seen(context, page, frames=60)
    assert context.monitor.pixels() is before


def test_what_flashes_does_so_at_most_three_times_a_second_and_stops_when_calm(store: Store) -> None:
    context = context_of(store)
    page = opened(context, "calm")
    changes, last = 0, context.monitor.pixels()
    for _ in range(150):
        seen(context, page, frames=1)
        changes += context.monitor.pixels() is not last
        last = context.monitor.pixels()
    assert 0 < changes <= 150 // FLASH + 1
    assert 3 * 2 * FLASH > 50, "a flash is two changes"
    seen(context, page, "right")
    before = context.monitor.pixels()
    seen(context, page, frames=60)
    assert context.monitor.pixels() is before


def heard(context: PageContext) -> int:
    """How many edges the speaker has given so far."""
    return len(context.monitor.speaker.take(context.monitor.now + 10 * context.monitor.CLOCK))


@pytest.mark.parametrize("name", ["volume", "mute"])
def test_a_tune_is_heard_when_the_sound_is_turned(store: Store, name: str) -> None:
    context = context_of(store)
    page = opened(context, name)
    heard(context)
    seen(context, page, "up", "down")
    clicks = heard(context)
    seen(context, page, "left")
    assert heard(context) > 10 * max(clicks, 1)


def in_frames(context: PageContext, page: Page, frames: int) -> set[Kind]:
    """The kinds of sound that are planned in the frames to come."""
    found, speaker = set(), context.monitor.speaker
    for _ in range(frames):
        seen(context, page, frames=1)
        found |= {kind for kind in Kind if speaker.lane(kind).busy_until >= 0}
        speaker.take(context.monitor.now)
    return found


def test_music_with_effects_over_it_is_heard_when_one_chooses_between_them(store: Store) -> None:
    context = context_of(store)
    page = opened(context, "sounds")
    seen(context, page, "right")
    assert in_frames(context, page, 100) == {Kind.MUSIC, Kind.EFFECT}
    in_frames(context, page, 500)
    assert not in_frames(context, page, 50)


def test_music_in_play_is_heard_when_it_is_turned_and_ends_with_its_line(store: Store) -> None:
    context = context_of(store)
    page = opened(context, "play_music")
    seen(context, page, "right")
    assert Kind.PLAY in in_frames(context, page, 50)
    seen(context, page, "down")
    heard(context)
    assert not in_frames(context, page, 50)


@pytest.mark.parametrize(("setting", "part"), [("on", 1.0), ("low", 1 / 3)])
def test_the_shelfs_tune_is_heard_as_it_is_wished_until_its_end(store: Store, setting: str, part: float) -> None:
    context = context_of(store)
    page = opened(context, "shelf_sound")
    while still(context.preferences.shelf_sound != setting or context.monitor.behind is None):
        seen(context, page, "right", frames=2)
    assert context.monitor.behind is not None
    assert context.monitor.behind.part == part
    while still(context.monitor.behind is not None):
        seen(context, page, frames=1)


@pytest.mark.parametrize("keys", [("down",), ("escape",), ("up", "down")])
def test_the_shelfs_tune_ends_with_its_line(store: Store, keys: tuple[str, ...]) -> None:
    context = context_of(store)
    page = opened(context, "shelf_sound")
    seen(context, page, "right", "right")
    assert context.monitor.behind is not None
    seen(context, page, *keys)
    assert context.monitor.behind is None


def test_a_shelf_without_sound_is_silent(store: Store) -> None:
    context = context_of(store)
    context.preferences.shelf_sound = "low"
    page = opened(context, "shelf_sound")
    seen(context, page, "right")
    assert context.preferences.shelf_sound == "off"
    assert context.monitor.behind is None
