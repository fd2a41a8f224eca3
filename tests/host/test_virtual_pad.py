"""A pad that SDL itself believes in: plugged in, mapped as SDL knows it, played and pulled out."""

import ctypes
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from arcade.console.key_edges import KeyEdges
from arcade.host.joysticks import Joysticks, start_joysticks
from tests.host.tiny import TinyShow

LIBRARIES = sorted((Path(pygame.__file__).parent.parent / "pygame_ce.libs").glob("libSDL2-2*"))
MAKER, PRODUCT = 0x1209, 0xA2CA
MAPPING = b"ff00000009120000caa2000000007600,Virtual pad,a:b3,b:b5,start:b8,leftshoulder:b9,"


class Description(ctypes.Structure):
    """SDL_VirtualJoystickDesc; its functions stay empty."""

    _fields_ = (
        *((name, ctypes.c_uint16) for name in ("version", "type", "axes", "buttons", "hats", "vendor", "product", "_")),
        ("button_mask", ctypes.c_uint32),
        ("axis_mask", ctypes.c_uint32),
        ("name", ctypes.c_char_p),
        ("rest", ctypes.c_void_p * 8),
    )


class Virtual:
    """A pad of six axes, 16 buttons and a hat."""

    def __init__(self, library: ctypes.CDLL) -> None:
        self._library = library
        library.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
        library.SDL_JoystickSetVirtualButton.argtypes = ctypes.c_void_p, ctypes.c_int, ctypes.c_uint8
        wanted = Description(1, 0, 6, 16, 1, MAKER, PRODUCT, 0, 0, 0, b"Virtual pad")
        self.device: int = library.SDL_JoystickAttachVirtualEx(ctypes.byref(wanted))
        assert self.device >= 0

    def press(self, instance: int, *buttons: int) -> None:
        pad = self._library.SDL_JoystickFromInstanceID(instance)
        for button in buttons:
            self._library.SDL_JoystickSetVirtualButton(pad, button, 1)

    def pull_out(self) -> None:
        self._library.SDL_JoystickDetachVirtual(self.device)


@pytest.fixture
def pad(monkeypatch: pytest.MonkeyPatch) -> Iterator[Virtual]:
    if not LIBRARIES:
        pytest.skip("this pygame does not bring its own SDL")
    monkeypatch.setenv("SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", "1")
    pygame.display.init()
    start_joysticks()
    library = ctypes.CDLL(str(LIBRARIES[0]))
    library.SDL_GameControllerAddMapping(MAPPING)
    yield Virtual(library)
    pygame.joystick.quit()


def test_a_pad_is_played_as_sdl_knows_it(pad: Virtual) -> None:
    show, presses = TinyShow(), KeyEdges()
    joysticks = Joysticks(presses, show)

    def follow() -> None:
        for event in pygame.event.get():
            joysticks.handle(event)

    follow()
    assert show.plugged == 1
    instance = pygame.joystick.Joystick(pad.device).get_instance_id()
    pad.press(instance, 3, 5, 9)
    follow()
    assert sorted(presses.frame()) == ["pad1 back", "pad1 fire"]
    pad.press(instance, 8)
    follow()
    assert "pad1 start" in presses.frame()
    pad.pull_out()
    follow()
    assert (show.plugged, show.told) == (0, [("pad lost", "pad1")])
    assert not presses.frame()
