"""The window on SDL's dummy display: modes, sizes, and the cheaper ways of a slow computer."""

from collections.abc import Iterator

import pygame
import pytest

from arcade.host import display as display_module
from arcade.host import window as window_module
from arcade.host.display import ATTEMPTS
from arcade.host.show import Options
from arcade.host.window import Window
from tests.host.tiny import Tiny, TinyShow

RED, GREEN = (255, 0, 0), (0, 255, 0)


@pytest.fixture
def show() -> Iterator[TinyShow]:
    yield TinyShow()
    pygame.display.quit()


@pytest.fixture
def machine() -> Tiny:
    """Green in a red border."""
    tiny = Tiny()
    tiny.draw(*["1" * 24] * 2, *["1111" + "2" * 16 + "1111"] * 8, *["1" * 24] * 2)
    return tiny


def shown() -> tuple[tuple[int, int], bool, tuple[tuple[int, ...], ...]]:
    """Size of the surface, whether it is fullscreen, the colours of a corner and the middle."""
    surface = pygame.display.get_surface()
    width, height = surface.get_size()
    colours = tuple(tuple(surface.get_at(at))[:3] for at in ((0, 0), (width // 2, height // 2)))
    return (width, height), pygame.display.is_fullscreen(), colours


def test_fullscreen_and_back_keeps_the_windows_size(show: TinyShow, machine: Tiny) -> None:
    window = Window(Options(scale=2), show)
    window.show(machine)
    assert shown() == ((640, 480), False, (RED, GREEN))
    show.wishes.fullscreen = True
    window.show(machine)
    assert shown() == (pygame.display.get_desktop_sizes()[0], True, (RED, GREEN))
    show.wishes.fullscreen = False
    window.show(machine)
    assert shown() == ((640, 480), False, (RED, GREEN))
    assert show.told == []


def test_a_look_is_followed_at_once(show: TinyShow, machine: Tiny) -> None:
    window = Window(Options(scale=1), show)
    window.show(machine)
    show.wishes.phosphor = "green"
    window.show(machine)
    (_, _, (corner, middle)) = shown()
    assert (corner, middle) == ((20, 76, 32), (40, 149, 64))
    show.wishes.look = "tv"
    window.show(machine)
    assert shown()[2][1] != middle


def test_an_unchanged_picture_is_drawn_again_only_when_the_display_lost_it(show: TinyShow, machine: Tiny) -> None:
    window = Window(Options(scale=1), show)
    window.show(machine)
    pygame.display.get_surface().fill((0, 0, 0))
    window.show(machine)
    assert shown()[2] == ((0, 0, 0), (0, 0, 0))
    window.stale = True
    window.show(machine)
    assert shown()[2] == (RED, GREEN)


def test_a_slow_computer_goes_on_in_cheaper_ways(
    show: TinyShow, machine: Tiny, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Slow:
        def too_much(self, _seconds: float, _right: float) -> bool:
            return True

    monkeypatch.setattr(window_module, "SETTLING", -1.0)
    monkeypatch.setattr(window_module, "Strain", Slow)
    monkeypatch.setenv("SDL_FRAMEBUFFER_ACCELERATION", "1")
    show.wishes.fullscreen = True
    window = Window(Options(), show)
    desktop = pygame.display.get_desktop_sizes()[0]
    seen = []
    for colour in (0, 3, 0, 3):
        machine.picture[0] = colour
        window.show(machine)
        seen.append(shown()[0])
    assert seen[:2] == [desktop, desktop]
    assert seen[2] == seen[3]
    assert seen[2][0] < desktop[0] / 2
    assert show.told == [("notice", "slow-display")]


def test_a_display_without_fullscreen_gets_a_window(
    show: TinyShow, machine: Tiny, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_mode = pygame.display.set_mode

    def windows_only(size: tuple[int, int], flags: int = 0, vsync: int = 0) -> pygame.Surface:
        if flags & pygame.FULLSCREEN:
            raise pygame.error("not here")
        return set_mode(size, flags, vsync=vsync)

    monkeypatch.setattr(pygame.display, "set_mode", windows_only)
    show.wishes.fullscreen = True
    window = Window(Options(scale=1), show)
    for _ in range(2):
        window.show(machine)
        assert shown() == ((320, 240), False, (RED, GREEN))
    assert show.told == [("notice", "no-fullscreen")]


@pytest.mark.parametrize(("refusals", "told"), [(3, []), (ATTEMPTS + 1, [("notice", "no-fullscreen")])])
def test_a_display_that_is_starting_anew_is_waited_for(
    refusals: int, told: list[tuple[str, str]], show: TinyShow, machine: Tiny, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = Window(Options(scale=1), show)
    window.show(machine)
    init, left = pygame.display.init, [refusals]

    def busy() -> None:
        left[0] -= 1
        if left[0] >= 0:
            raise pygame.error("not now")
        init()

    monkeypatch.setattr(pygame.display, "init", busy)
    monkeypatch.setattr(display_module, "ATTEMPT_SECONDS", 0)
    show.wishes.fullscreen = True
    window.show(machine)
    assert shown()[1:] == (not told, (RED, GREEN))
    assert show.told == told
