"""The host in a real window on an X server of its own: keys arrive, the picture is exact, Alt+Enter toggles."""

import shutil
import time
from collections.abc import Iterator

import numpy as np
import pytest

from arcade.console.figures import RGB
from arcade.console.tube import tube
from arcade.host.focus import GRACE
from tests.host.real_player import PATIENCE, TOOLS, RealPlayer, bare_screen
from tests.host.tiny import Tiny

WIDTH, HEIGHT = 1000, 700

pytestmark = pytest.mark.skipif(not all(map(shutil.which, TOOLS)), reason="needs Xvfb, xdotool and xwd")


def picture(width: int, height: int, zoom: int) -> np.ndarray:
    """The show's picture on the whole screen: its green screen in the middle, and the red border all round."""
    shown = np.full((height, width, 3), (255, 0, 0), np.uint8)
    top, left = (height - 8 * zoom) // 2, (width - 16 * zoom) // 2
    shown[top : top + 8 * zoom, left : left + 16 * zoom] = (0, 255, 0)
    return shown


@pytest.fixture
def player() -> Iterator[RealPlayer]:
    with bare_screen(WIDTH, HEIGHT) as environment:
        player = RealPlayer(environment)
        yield player
        player.close()


def test_keys_click_focus_and_fullscreen_in_a_real_window(player: RealPlayer) -> None:
    player.until("window 320 240 windowed")
    player.do("key", "a")
    player.until("pressed a")
    player.do("key", "Left")
    player.until("pressed left")
    player.do("type", "Az?")
    typed = [line for line in player.until("pressed ?") if not line.endswith("shift")]
    assert typed == ["pressed A", "pressed z", "pressed ?"]

    # The largest zoom is 10, so the screen of 16x8 pixels is 160x80 in the middle.
    player.do("mousemove", str(WIDTH // 2 - 80 + 25), str(HEIGHT // 2 - 40 + 15), "click", "1")
    player.until("pressed @2,1")

    player.do("key", "alt+Return")
    player.until(f"window {WIDTH} {HEIGHT} fullscreen")
    player.do("key", "b")
    player.until("pressed b")
    assert player.shows(picture(WIDTH, HEIGHT, 10))

    time.sleep(2 * GRACE)  # the window's own echo of the keys, and its own loss of focus, are ignored for so long
    window = player.do("getwindowfocus")
    player.do("windowfocus", "0")
    player.until("focus lost")
    player.do("key", "c")
    player.do("windowfocus", window)
    assert player.until("focus back") == ["focus back"]

    player.do("key", "alt+Return")
    player.until("window 320 240 windowed")
    player.do("key", "q")
    assert player.show.wait(timeout=PATIENCE) == 0


@pytest.mark.rotates(3)
@pytest.mark.parametrize(
    ("size", "arguments"),
    [((1280, 720), ()), ((1920, 1080), ("slow",)), ((3840, 2160), ("slow", "tv", "fit"))],
)
def test_the_whole_bare_screen_is_filled_exactly_whatever_is_done_to_it(
    size: tuple[int, int], arguments: tuple[str, ...]
) -> None:
    with bare_screen(*size) as environment:
        player = RealPlayer(environment, "fullscreen", *arguments)
        wanted = picture(*size, 10)
        try:
            player.until("window {} {} fullscreen".format(*size))
            if "slow" in arguments:
                player.until("copied")
            if "tv" in arguments:
                player.until("notice slow-display")
                player.do("key", "s")  # the television's picture is nothing to be exact about: back to the sharp one
            assert player.shows(wanted)
            for _ in range(2):
                player.toggle()
                player.until("window 320 240 windowed")
                player.toggle()
                player.until("window {} {} fullscreen".format(*size))
                assert player.shows(wanted)
            time.sleep(2 * GRACE)
            window = player.do("getwindowfocus")
            player.do("windowfocus", "0")
            player.until("focus lost")
            player.do("windowfocus", window)
            player.until("focus back")
            assert player.shows(wanted)
        finally:
            player.close()


def test_clicks_go_through_the_curve_of_a_televisions_glass() -> None:
    size = 1280, 720
    plan = tube(size, Tiny, RGB)
    with bare_screen(*size) as environment:
        player = RealPlayer(environment, "fullscreen", "tv")
        try:
            player.until("window {} {} fullscreen".format(*size))
            corner = plan.place[0] + 4, 4
            assert player.comes(lambda screen: bool(screen[corner[1], corner[0]].max() < 100)), "the bezel"
            shown = player.screen()
            assert 0 < shown[2, 2].max() < 60, "the cabinet's front"
            # The screen of 16x8 pixels is green in a red border: what is seen of its ends is clicked on.
            green = (shown[:, :, 1] > 120) & (shown[:, :, 0] < 100)
            across, down = np.flatnonzero(green[366]), np.flatnonzero(green[:, 640])
            ends = {(across[0] + 2, 366): "@0,4", (across[-1] - 2, 366): "@15,4", (640, down[0] + 1): "@8,0"}
            for place, key in {**ends, (640, down[-1] - 1): "@8,7"}.items():
                player.do("mousemove", *map(str, place), "click", "1")
                assert player.until(f"pressed {key}") == [f"pressed {key}"]
            for beside in (corner, (20, 300)):
                assert plan.pixel(beside, Tiny) is None
                player.do("mousemove", *map(str, beside), "click", "1")
            player.do("mousemove", "640", "360", "click", "1")
            assert player.until("pressed @8,4") == ["pressed @8,4"], "on the bezel and beside the set is no click"
        finally:
            player.close()


def test_a_screen_that_changes_its_size_is_filled_again() -> None:
    with bare_screen(1920, 1080) as environment:
        player = RealPlayer(environment, "fullscreen")
        try:
            player.until("window 1920 1080 fullscreen")
            for size in ((1280, 720), (1920, 1080), (1024, 768)):
                player.resize(*size)
                player.until("window {} {} fullscreen".format(*size))
                assert player.shows(picture(*size, 10))
        finally:
            player.close()
