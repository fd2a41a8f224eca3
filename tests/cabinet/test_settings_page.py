"""Each setting shows on its page what it does: pictures of the samples, what moves in them, what is heard."""

from pathlib import Path

import pytest

from arcade.cabinet.pages.settings import LETTERS, NAMES, SETTINGS, TOUCH_SETTINGS, VOLUME, Setting, entries, settings
from arcade.cabinet.stage import Stage
from arcade.cabinet.storage.store import Store
from arcade.cabinet.widgets.samples import FLASH
from arcade.machine.monitor import Monitor
from arcade.machine.speaker import Kind
from arcade.toolkit.contract.languages import Language
from tests.cabinet.golden_pages import Page, both_grids, both_languages, compare, seen, stage_of
from tests.patience import still

LIST = 230
"""The list ends here; what is further to the right is the sample."""


def sample(stage: Stage) -> bytes:
    """The pixels of the sample."""
    width = stage.monitor.SIZE[0]
    pixels = stage.monitor.pixels()
    return b"".join(pixels[at + LIST : at + width] for at in range(50 * width, 290 * width, width))


def opened(stage: Stage, name: str) -> Page:
    """The page with a setting chosen."""
    page = settings(stage, NAMES.index(name))
    seen(stage, page)
    return page


@both_languages
@both_grids
def test_the_page(store: Store, language: Language, grid: type[Monitor], update_golden: bool, tmp_path: Path) -> None:
    stage = stage_of(store, language, grid)
    opened(stage, "look")
    compare(stage, "settings", update_golden, tmp_path)


@pytest.mark.parametrize("name", NAMES)
def test_the_sample_of_a_setting_that_was_turned(store: Store, name: str, update_golden: bool, tmp_path: Path) -> None:
    stage = stage_of(store)
    page = opened(stage, name)
    if name not in ("keys", "pads", "everything"):
        seen(stage, page, "right")
    stage.preferences.language = "en"
    compare(stage, f"settings-{name.replace('_', '-')}", update_golden, tmp_path)


def by_finger(stage: Stage, name: str) -> Page:
    """The page with a setting chosen, where fingers are used."""
    stage.touched(True)
    page = settings(stage, [entry.name for entry in entries(stage, in_game=False)].index(name))
    seen(stage, page)
    return page


@both_languages
@both_grids
def test_the_page_where_fingers_are_used(
    store: Store, language: Language, grid: type[Monitor], update_golden: bool, tmp_path: Path
) -> None:
    stage = stage_of(store, language, grid)
    page = by_finger(stage, "touch_size")
    compare(stage, "settings-touched", update_golden, tmp_path)
    for name in ("touch_side", "touch_size", "touch_opacity", "buzz"):
        page = by_finger(stage, name)
        for _ in range(3):
            seen(stage, page, "right")


def test_what_fingers_use_is_listed_where_there_are_any(store: Store) -> None:
    stage = stage_of(store)
    assert [entry.name for entry in entries(stage, in_game=False)] == NAMES
    stage.touched(True)
    stage.touched(False)
    added = [entry.name for entry in entries(stage, in_game=False) if entry.name not in NAMES]
    assert added == [setting.name for setting in TOUCH_SETTINGS]


@pytest.mark.parametrize("setting", TOUCH_SETTINGS, ids=lambda setting: setting.name)
def test_every_look_of_what_fingers_use_is_seen_and_kept(store: Store, setting: Setting) -> None:
    stage = stage_of(store)
    page = by_finger(stage, setting.name)
    pictures = {sample(stage)}
    for _ in setting.values[1:]:
        seen(stage, page, "right")
        pictures.add(sample(stage))
    assert len(pictures) == len(setting.values)
    again = stage_of(store)
    again.load()
    assert getattr(again.preferences, setting.name) == getattr(stage.preferences, setting.name)


def test_on_a_small_screen_pictures_fill_it_unless_the_player_wants_even_pixels(store: Store) -> None:
    stage = stage_of(store)
    stage.touched(True)
    assert stage.preferences.scaling == "fit"
    assert store.setting("scaling") is None
    stage.set("scaling", "whole")
    again = stage_of(store)
    again.load()
    again.touched(True)
    assert again.preferences.scaling == "whole"


@both_languages
@both_grids
def test_every_value_of_every_setting_fits(store: Store, language: Language, grid: type[Monitor]) -> None:
    stage = stage_of(store, language, grid)
    for setting in SETTINGS:
        stage.preferences.language = language
        page = opened(stage, setting.name)
        for _ in range(max(len(setting.values), 2)):
            seen(stage, page, "right", frames=1)
    stage.preferences.language = language
    for name in NAMES:
        opened(stage, name)


@pytest.mark.parametrize("name", [setting.name for setting in SETTINGS if setting.name != LETTERS])
def test_every_value_is_seen_at_once_in_the_sample(store: Store, name: str) -> None:
    stage = stage_of(store)
    stage.preferences.calm = name != "calm"
    page = opened(stage, name)
    values = 3 if name == VOLUME else len(next(one for one in SETTINGS if one.name == name).values)
    pictures = []
    for _ in range(values):
        pictures.append(sample(stage))
        seen(stage, page, "right")
    assert len(set(pictures)) == values


@pytest.mark.parametrize("name", [one for one in NAMES if one != "calm"])
def test_at_rest_the_page_stands_still(store: Store, name: str) -> None:
    stage = stage_of(store)
    page = opened(stage, name)
    before = stage.monitor.pixels()
    seen(stage, page, frames=60)
    assert stage.monitor.pixels() is before


def test_what_flashes_does_so_at_most_three_times_a_second_and_stops_when_calm(store: Store) -> None:
    stage = stage_of(store)
    page = opened(stage, "calm")
    changes, last = 0, stage.monitor.pixels()
    for _ in range(150):
        seen(stage, page, frames=1)
        changes += stage.monitor.pixels() is not last
        last = stage.monitor.pixels()
    assert 0 < changes <= 150 // FLASH + 1
    assert 3 * 2 * FLASH > 50, "a flash is two changes"
    seen(stage, page, "right")
    before = stage.monitor.pixels()
    seen(stage, page, frames=60)
    assert stage.monitor.pixels() is before


def heard(stage: Stage) -> int:
    """How many edges the speaker has given so far."""
    return len(stage.monitor.speaker.take(stage.monitor.now + 10 * stage.monitor.CLOCK))


@pytest.mark.parametrize("name", ["volume", "mute"])
def test_a_tune_is_heard_when_the_sound_is_turned(store: Store, name: str) -> None:
    stage = stage_of(store)
    page = opened(stage, name)
    heard(stage)
    seen(stage, page, "up", "down")
    clicks = heard(stage)
    seen(stage, page, "left")
    assert heard(stage) > 10 * max(clicks, 1)


def in_frames(stage: Stage, page: Page, frames: int) -> set[Kind]:
    """The kinds of sound that are planned in the frames to come."""
    found, speaker = set(), stage.monitor.speaker
    for _ in range(frames):
        seen(stage, page, frames=1)
        found |= {kind for kind in Kind if speaker.lane(kind).busy_until >= 0}
        speaker.take(stage.monitor.now)
    return found


def test_music_with_effects_over_it_is_heard_when_one_chooses_between_them(store: Store) -> None:
    stage = stage_of(store)
    page = opened(stage, "sounds")
    seen(stage, page, "right")
    assert in_frames(stage, page, 100) == {Kind.MUSIC, Kind.EFFECT}
    in_frames(stage, page, 500)
    assert not in_frames(stage, page, 50)


def test_music_in_play_is_heard_when_it_is_turned_and_ends_with_its_line(store: Store) -> None:
    stage = stage_of(store)
    page = opened(stage, "play_music")
    seen(stage, page, "right")
    assert Kind.PLAY in in_frames(stage, page, 50)
    seen(stage, page, "down")
    heard(stage)
    assert not in_frames(stage, page, 50)


@pytest.mark.parametrize(("wish", "part"), [("on", 1.0), ("low", 1 / 3)])
def test_the_shelfs_tune_is_heard_as_it_is_wished_until_its_end(store: Store, wish: str, part: float) -> None:
    stage = stage_of(store)
    page = opened(stage, "shelf_sound")
    while still(stage.preferences.shelf_sound != wish or stage.monitor.behind is None):
        seen(stage, page, "right", frames=2)
    assert stage.monitor.behind is not None
    assert stage.monitor.behind.part == part
    while still(stage.monitor.behind is not None):
        seen(stage, page, frames=1)


@pytest.mark.parametrize("keys", [("down",), ("escape",), ("up", "down")])
def test_the_shelfs_tune_ends_with_its_line(store: Store, keys: tuple[str, ...]) -> None:
    stage = stage_of(store)
    page = opened(stage, "shelf_sound")
    seen(stage, page, "right", "right")
    assert stage.monitor.behind is not None
    seen(stage, page, *keys)
    assert stage.monitor.behind is None


def test_a_shelf_without_sound_is_silent(store: Store) -> None:
    stage = stage_of(store)
    stage.preferences.shelf_sound = "low"
    page = opened(stage, "shelf_sound")
    seen(stage, page, "right")
    assert stage.preferences.shelf_sound == "off"
    assert stage.monitor.behind is None
