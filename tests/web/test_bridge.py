"""The one door between a page's scripts and the arcade, opened from Python."""

import json
from array import array
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from arcade.cabinet.storage.store import Store
from arcade.machine.hosting import LOUDEST
from arcade.machine.monitor import Handset, Monitor
from arcade.machine.spectrum import Spectrum
from arcade.web.bridge import Bridge
from arcade.web.sounding import Sounding
from tests.host.tiny import Beeper, WindowSettings
from tests.patience import still

STARTED = {"surface": [1280, 960], "shape": [1280, 960], "query": "", "language": "en", "kept": [], "dangers": []}
"""What page and worker tell at the start, besides the folder of the data."""


class Visitor:
    """Somebody at a page of 1280 by 960, as the scripts would tell it."""

    def __init__(self, folder: Path, **start: Any) -> None:
        self.bridge = Bridge(json.dumps({**STARTED, "folder": str(folder), **start}))
        self.told: dict[str, Any] = {}
        self.pictures: list[bytes] = []

    def frames(self, count: int) -> None:
        for _ in range(count):
            assert self.bridge.frame()
            for message in json.loads(self.bridge.told() or "[]"):
                self.told[message["type"]] = message
            if (picture := self.bridge.picture()) is not None:
                self.pictures.append(picture)

    def past_the_boot_screen(self) -> list[int]:
        """Press a key and wait for the first of the house's own pages: the size of its picture."""
        self.frames(1)
        self.bridge.press("Enter", "return")
        self.bridge.release("Enter")
        while still((size := self.told["plan"]["plan"]["size"]) == list(Spectrum.SIZE)):
            self.frames(1)
        return list(size)


@pytest.fixture
def visitor(tmp_path: Path) -> Visitor:
    return Visitor(tmp_path)


def test_keys_have_the_arcades_signs_and_the_digit_row_its_digits(visitor: Visitor) -> None:
    bridge, held = visitor.bridge, set[str]()
    bridge._cabinet.frame = lambda keys: held.update(keys)  # type: ignore[method-assign]
    bridge.press("KeyQ", "ş")
    bridge.press("Digit2", "é", "2")
    bridge.press("Digit3", "3")
    bridge.tap("ţ")
    for _ in range(8):
        bridge.frame()
    assert held == {"ș", "2", "3", "ț"}


def test_a_standard_pad_has_its_buttons_and_another_the_usual_ones(visitor: Visitor) -> None:
    bridge, held = visitor.bridge, set[str]()
    bridge._cabinet.frame = lambda keys: held.update(keys)  # type: ignore[method-assign]
    found = []
    for device, standard in enumerate((True, False)):
        bridge.pad_added(device, f"pad {device}", "A pad", standard, "[0, 0, 0, 0]")
        for button in range(17):
            held.clear()
            bridge.button(device, button, True)
            bridge.frame()
            bridge.button(device, button, False)
            bridge.frame()
            found += [(standard, button, key.partition(" ")[2]) for key in held]
    cross = [(True, 12 + place, control) for place, control in enumerate(("up", "down", "left", "right"))]
    assert [one for one in found if one[0]] == [(True, 0, "fire"), (True, 1, "back"), (True, 9, "start"), *cross]
    assert [one[1:] for one in found if not one[0]] == [(0, "fire"), (1, "back"), (7, "start"), (9, "start")]


def test_the_first_picture_comes_with_a_plan_and_its_colours(visitor: Visitor) -> None:
    visitor.frames(1)
    width, height = visitor.told["plan"]["plan"]["size"]
    (picture,) = visitor.pictures
    colours = picture[0]
    assert colours > 0
    assert len(picture) == 1 + 3 * colours + width * height
    assert max(picture[1 + 3 * colours :]) < colours


def test_a_picture_that_stays_is_not_given_again_and_colours_come_once(visitor: Visitor) -> None:
    visitor.frames(100)
    assert len(visitor.pictures) < 100
    assert [picture[0] for picture in visitor.pictures[1:20]] == [0] * 19


def test_a_plan_follows_the_surface(visitor: Visitor) -> None:
    visitor.frames(1)
    visitor.bridge.surface(390, 520)
    visitor.frames(1)
    assert visitor.told["plan"]["plan"]["surface"] == [390, 520]
    assert visitor.pictures[-1][0] > 0, "a new plan begins with colours"


def test_an_upright_page_gets_upright_pages(tmp_path: Path) -> None:
    upright = Visitor(tmp_path, shape=[390, 780], surface=[390, 520])
    assert upright.past_the_boot_screen() == list(Handset.SIZE)


def test_a_press_shorter_than_a_frame_counts_and_the_boot_screen_is_left(visitor: Visitor) -> None:
    assert visitor.past_the_boot_screen() == list(Monitor.SIZE)


def test_two_orders_between_two_frames_are_both_answered(visitor: Visitor) -> None:
    visitor.bridge.asked("fullscreen")
    visitor.frames(1)
    visitor.bridge.asked("fullscreen")
    visitor.bridge.asked("fullscreen")
    visitor.bridge.frame()
    told = json.loads(visitor.bridge.told() or "[]")
    assert [message["settings"]["fullscreen"] for message in told if message["type"] == "settings"] == [False, True]


def test_what_was_written_is_given_once_as_a_database(tmp_path: Path) -> None:
    visitor = Visitor(tmp_path)
    visitor.frames(1)
    visitor.bridge.image()
    assert visitor.bridge.image() is None
    visitor.bridge.asked("fullscreen")
    visitor.frames(1)
    assert visitor.told["settings"]["settings"]["fullscreen"] is True
    image = visitor.bridge.image()
    assert image is not None
    assert image.startswith(b"SQLite format 3\0")
    assert visitor.bridge.image() is None


def test_the_browsers_language_counts_until_the_player_chooses_one(tmp_path: Path) -> None:
    visitor = Visitor(tmp_path, language="ro")
    visitor.frames(1)
    assert visitor.told["settings"]["settings"]["language"] == "ro"
    with closing(Store(tmp_path)) as store:
        store.set_setting("language", "en")
    again = Visitor(tmp_path, language="ro")
    again.frames(1)
    assert again.told["settings"]["settings"]["language"] == "en"


def test_a_game_is_noted_when_the_page_is_hidden(tmp_path: Path) -> None:
    visitor = Visitor(tmp_path, query="?game=robac")
    visitor.frames(300)
    visitor.bridge.press("KeyP", "p")
    visitor.frames(200)
    visitor.bridge.image()
    visitor.bridge.suspend()
    assert visitor.bridge.image() is not None
    with closing(Store(tmp_path)) as store:
        assert store.suspended("robac") is not None


def test_pads_press_by_their_kind(visitor: Visitor) -> None:
    visitor.frames(1)
    visitor.bridge.pad_added(0, "kind", "A pad", True, "[0, 0]")
    visitor.bridge.button(0, 15, True)
    visitor.frames(1)
    visitor.bridge.pad_removed(0)
    visitor.frames(1)


def test_a_frames_sound_is_its_edges() -> None:
    machine = Beeper()
    machine.run()
    numbers = array("I", Sounding().frame(machine, WindowSettings(volume=LOUDEST)))
    frame, clock, gain, flags, count = numbers[:5]
    assert (frame, clock, gain) == (machine.FRAME, machine.CLOCK, 65536)
    assert flags & 1
    assert list(numbers[5 : 5 + count]) == list(range(0, machine.FRAME, machine.HALF))
    assert list(numbers[5 + count :]) == [0, 0, 0, 0]
